"""A player's private notes: one that stays, and one for the next turn. Both are shown on the panel at their turn."""

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.kit import buttons
from cogs.kit.seat_view import SeatView
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import HOLDING
from data.seats import notes
from data.seats.notes import LONGEST_NOTE, LONGEST_REMINDER, Note
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Texts
from rules.history.history import turns_over

ESCAPES = 50
"""Characters by which a note may grow as it is made safe."""


def note_button(words: Texts, row: TableRow) -> discord.ui.Button[discord.ui.View]:
    """The button that opens the dialog."""
    return buttons.button(words.t("button-note"), custom_ids.make("note", row.id))


async def show_note(context: Context, table_id: int) -> None:
    """The player's notes, and the buttons to change them."""
    row = await context.services.tables.row(table_id)
    words, kept = context.words, await find_note(context.services, row, context.user.id)
    lines = note_lines(words, kept)
    await answers.show(context, "\n".join(lines) or words.t("note-none"), view=controls(words, row, lines))


def controls(words: Texts, row: TableRow, lines: list[str]) -> discord.ui.View:
    """The buttons to change the note, and to delete it if there is one."""
    view = discord.ui.View(timeout=None)
    view.add_item(note_button(words, row))
    if lines:
        custom_id = custom_ids.make("note-drop", row.id)
        view.add_item(buttons.button(words.t("button-note-drop"), custom_id, discord.ButtonStyle.danger))
    return view


async def drop(context: Context, table_id: int) -> None:
    row, words, user_id = await context.services.tables.row(table_id), context.words, context.user.id
    await context.services.store.write(lambda transaction: notes.keep(transaction, table_id, user_id, Note()))
    await answers.show(context, words.t("note-dropped"), view=controls(words, row, []))


async def own_lines(services: Services, at: SeatView) -> list[str]:
    """The lines on the panel of a player at their turn; the reminder only at the next turn."""
    kept = await find_note(services, at.row, at.user_id)
    if kept.reminder and await _passed(services, at.row, at.seat, kept) != kept.on_turn:
        kept = msgspec.structs.replace(kept, reminder="")
    return note_lines(at.audience.texts, kept)


async def find_note(services: Services, row: TableRow, user_id: int) -> Note:
    """The notes, without a reminder whose turn is over."""
    kept = await notes.find(services.store.reading, row.id, user_id)
    seat = row.seat_of(user_id)
    if kept.reminder and (seat is None or await _passed(services, row, seat, kept) > kept.on_turn):
        return msgspec.structs.replace(kept, reminder="")
    return kept


async def _passed(services: Services, row: TableRow, seat: int, kept: Note) -> int:
    """How many turns of the seat are over since the note was written."""
    return turns_over(await services.tables.entries(row, kept.moves), seat, len(row.seats))


def note_lines(words: Texts, kept: Note) -> list[str]:
    lines = [words.t("note-line", text=_shown(kept.note, LONGEST_NOTE))] if kept.note else []
    reminder = _shown(kept.reminder, LONGEST_REMINDER)
    return [*lines, words.t("note-to-remember", text=reminder)] if kept.reminder else lines


def _shown(text: str, longest: int) -> str:
    """A note made safe. One with so many signs to escape that it has no room any more is cut, rather than left out."""
    safe, room = unmarked(text), longest + ESCAPES
    return safe if len(safe) <= room else safe[: room - 1].rstrip("\\") + "…"


VERBS = {
    "note-drop": Verb(at_table(drop), HOLDING),
}
