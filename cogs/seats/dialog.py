"""The dialog with a player's private notes."""

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.verbs import Verb, nothing_more
from cogs.permissions.rows import HOLDING
from cogs.seats.notes import controls, find_note, note_lines
from data.seats import notes
from data.seats.notes import Note
from rules.core.errors import TableError
from rules.table import table as core


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with the current notes."""
    row = await context.services.tables.row(press.table_id)
    words, kept = context.words, await find_note(context.services, row, context.user.id)
    dialog = discord.ui.Modal(title=words.t("note-title"), custom_id=custom_ids.make("note-keep", row.id))
    for name, text, longest, style in (
        ("note", kept.note, notes.LONGEST_NOTE, discord.TextStyle.paragraph),
        ("reminder", kept.reminder, notes.LONGEST_REMINDER, discord.TextStyle.short),
    ):
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=name, default=text or None, required=False, max_length=longest, style=style
        )
        label = words.t("note-ask-note" if name == "note" else "note-ask-reminder")
        dialog.add_item(discord.ui.Label(text=label, component=field))
    return dialog


async def keep(context: Context, press: Pressed) -> None:
    services = context.services
    if len(press.values) != 2:
        raise TableError("button-unknown")
    note, reminder = (text.strip() for text in press.values)
    row, table = await services.tables.at(press.table_id)
    user_id, words = context.user.id, context.words
    before = await find_note(services, row, user_id)
    on_turn = table.seat_of(user_id) in core.owing(services.tables.game(row), table)
    after = Note(note, reminder, row.moves, on_turn)
    if reminder == before.reminder:
        after = msgspec.structs.replace(before, note=note)
    await services.store.write(lambda transaction: notes.keep(transaction, row.id, user_id, after))
    lines = note_lines(words, after)
    content = "\n".join([words.t("note-kept" if lines else "note-dropped"), *lines])
    await answers.show(context, content, view=controls(words, row, lines))


VERBS = {
    "note": Verb(nothing_more, HOLDING, dialog=ask),
    "note-keep": Verb(keep, HOLDING, private=True, selects=True),
}
