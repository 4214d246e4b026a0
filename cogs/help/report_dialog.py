"""A report to the operator, kept with the record of its table."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.verbs import Verb, nothing_more
from cogs.permissions.rows import PERSONAL, READING
from data.server import reports
from data.tables.table_row import TableRow
from rules.core import record
from rules.core.errors import TableError

SHORTEST, LONGEST = 5, 1500


async def keep_report(context: Context, text: str, row: TableRow | None) -> None:
    """Keeps a report, with the record of the table, if it has one: not before its game has begun, nor of a game that
    this version does not know."""
    services = context.services
    if row is not None and (row.status not in ("running", "over") or row.slug not in services.tables.games):
        row = None
    now, user_id = services.now(), context.user.id
    kept = await services.pool.run(record.encode, await services.tables.record(row)) if row else None
    table_id, version = (row.id, row.version) if row else (None, None)
    number = await services.store.write(
        lambda transaction: reports.keep(
            transaction, services.tables.ceilings, user_id, text, now, table_id, version, kept
        )
    )
    await answers.show(context, context.words.t("report-done", number=number))


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog, about the table of the button, if it has one; below a player's line it begins with that line."""
    words = context.words
    sent = custom_ids.make("report-send" if press.numbers else "report-any-send", *press.numbers)
    dialog = discord.ui.Modal(title=words.t("report-title"), custom_id=sent)
    message = context.interaction.message
    quoted = f"{message.content}\n" if press.rest and message is not None else None
    field = discord.ui.TextInput[discord.ui.Modal](
        custom_id="words", style=discord.TextStyle.long, min_length=SHORTEST, max_length=LONGEST, default=quoted
    )
    dialog.add_item(
        discord.ui.Label(text=words.t("report-label"), description=words.t("report-about"), component=field)
    )
    return dialog


async def send(context: Context, press: Pressed) -> None:
    """The dialog was submitted. Raises ``TableError`` if the text is too short, or the table does not exist."""
    text = press.values[0].strip()
    if len(text) < SHORTEST:
        raise TableError("report-short")
    row = await context.services.tables.row(press.table_id) if press.numbers else None
    await keep_report(context, text, row)


VERBS = {
    "report-any": Verb(nothing_more, PERSONAL, numbers=0, dialog=ask),
    "report": Verb(nothing_more, READING, dialog=ask),
    "report-any-send": Verb(send, PERSONAL, numbers=0, private=True, selects=True),
    "report-send": Verb(send, READING, private=True, selects=True),
}
