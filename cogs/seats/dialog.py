"""The dialogs of a seat: a player's private notes, and a line to the others."""

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.verbs import Verb, nothing_more
from cogs.permissions.rows import HOLDING
from cogs.seats.chat import must_be_direct
from cogs.seats.notes import controls, find_note, note_lines
from data.engines.store import Transaction
from data.seats import chat, notes
from data.seats.notes import Note
from data.tables.tables import claim
from render.words.markup import unmarked
from render.words.text import Name
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


async def ask_line(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog for a line to the other players of a table without a server."""
    row, words = await context.services.tables.row(press.table_id), context.words
    must_be_direct(row)
    dialog = discord.ui.Modal(title=words.t("button-chat"), custom_id=custom_ids.make("chat-send", row.id))
    field = discord.ui.TextInput[discord.ui.Modal](
        custom_id="line", max_length=chat.LONGEST_LINE, style=discord.TextStyle.short
    )
    dialog.add_item(discord.ui.Label(text=words.t("chat-ask"), component=field))
    return dialog


async def send_line(context: Context, press: Pressed) -> None:
    """Passes a line on to those who wish it, and says who they are. Raises ``TableError`` where nobody else plays."""
    services, words, line = context.services, context.words, press.values[0].strip()
    user_id, name, now = context.user.id, context.user.display_name, context.now()
    if not line or len(line) > chat.LONGEST_LINE:
        raise TableError("button-unknown")

    async def work(transaction: Transaction) -> chat.PassedOn:
        await claim(transaction, context.id, now)
        row = await services.tables.row(press.table_id, transaction)
        must_be_direct(row)
        return await chat.say(transaction, row, user_id, name, line, now)

    passed_on = await services.store.write(work, table=press.table_id)
    services.wake()
    groups = (("chat-sent", passed_on.reached), ("chat-asked", passed_on.asked), ("chat-closed", passed_on.muted))
    lines = [words.t(key, name_list=[Name(unmarked(one)) for one in found]) for key, found in groups if found]
    if not lines:
        raise TableError("chat-alone")
    await answers.show(context, "\n".join(lines))


VERBS = {
    "chat-say": Verb(nothing_more, HOLDING, dialog=ask_line),
    "chat-send": Verb(send_line, HOLDING, private=True, selects=True),
    "note": Verb(nothing_more, HOLDING, dialog=ask),
    "note-keep": Verb(keep, HOLDING, private=True, selects=True),
}
