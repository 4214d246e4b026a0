"""Lines that players of a table without a server write to each other, in their direct messages: what such a message
shows, and the answers to it."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.kit.buttons import button
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import HOLDING
from data.engines.store import Transaction
from data.outbox import outbox
from data.seats import chat
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Name, Texts
from rules.core.errors import TableError

LINE = "line"
"""In the custom id of the button that reports a line: the report begins with it."""


def line_text(words: Texts, who: str, line: str) -> str:
    return words.t("chat-line", who=Name(unmarked(who)), line=unmarked(line))


def line_view(words: Texts, row: TableRow) -> discord.ui.View:
    """Below a line: answer, mute, report."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-chat-answer"), custom_ids.make("chat-say", row.id)))
    view.add_item(button(words.t("button-chat-mute"), custom_ids.make("chat-mute", row.id)))
    view.add_item(button(words.t("button-report"), custom_ids.make("report", row.id, rest=LINE)))
    return view


def question_view(words: Texts, row: TableRow) -> discord.ui.View:
    """Below the question whether a player wishes to read lines."""
    view = discord.ui.View(timeout=None)
    agree = custom_ids.make("chat-agree", row.id)
    view.add_item(button(words.t("button-chat-agree"), agree, discord.ButtonStyle.primary))
    view.add_item(button(words.t("button-chat-mute"), custom_ids.make("chat-mute", row.id)))
    return view


def must_be_direct(row: TableRow) -> None:
    """Raises ``TableError`` at a table of a server, where people write in its thread."""
    if not row.is_direct:
        raise TableError("chat-in-thread")


async def agree(context: Context, table_id: int) -> None:
    """The user wishes to read lines, which the others are told."""
    services, user_id, now = context.services, context.user.id, context.now()
    must_be_direct(await services.tables.row(table_id))

    async def work(transaction: Transaction) -> None:
        if await chat.wish(transaction, table_id, user_id, chat.WISHES):
            await outbox.put(transaction, table_id, "note", now, text="note-chat-agreed", to=user_id, silent=True)

    await services.store.write(work, table=table_id)
    services.wake()
    await answers.show(context, context.words.t("chat-agreed"), view=discord.ui.View())


async def mute(context: Context, table_id: int) -> None:
    """The user wishes to read no more lines; the one below which they pressed stays."""
    services, user_id = context.services, context.user.id
    must_be_direct(await services.tables.row(table_id))
    await services.store.write(
        lambda transaction: chat.wish(transaction, table_id, user_id, chat.MUTED), table=table_id
    )
    await answers.show(context, context.words.t("chat-muted"))


VERBS = {
    "chat-agree": Verb(at_table(agree), HOLDING),
    "chat-mute": Verb(at_table(mute), HOLDING, private=True),
}
