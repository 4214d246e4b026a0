"""Handing over the table to another host, who accepts it. Each function answers an acknowledged interaction."""

import discord

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.kit.verbs import Verb
from cogs.permissions.rows import BECOMING_HOST, INVITING
from cogs.seats import offered
from data.engines.store import Transaction
from data.seats import hosts
from data.tables.offers import Offer
from data.tables.table_row import TableRow
from render.words.text import Name
from rules.core.errors import TableError


async def ask(context: Context, press: Pressed) -> None:
    """The host has chosen a new host."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await _ask(context, press.table_id, int(press.values[0]))


async def ask_typed(context: Context, table_id: int, new: discord.User) -> None:
    await _ask(context, table_id, new.id)


async def _ask(context: Context, table_id: int, user_id: int) -> None:
    services = context.services
    row = await hosts.offer(services.tables, table_id, context.user.id, user_id, context.id, services.now())
    services.wake()
    words = context.words
    text = words.t("host-waits", name=Name(f"<@{user_id}>"), link=jump_link(row))
    await answers.show(context, text, view=discord.ui.View())


async def accept(context: Context, press: Pressed) -> None:
    """The new host accepts."""
    await users.meet(context)
    await offered.answer(context, press, _accept)


async def _accept(context: Context, transaction: Transaction, row: TableRow, offer: Offer, now: float) -> str:
    await hosts.accept(transaction, row, offer, now)
    return "host-accepted"


VERBS = {
    "host-ask": Verb(ask, INVITING, selects=True),
    "host-accept": Verb(accept, BECOMING_HOST, numbers=2),
    "host-decline": Verb(offered.decline, BECOMING_HOST, numbers=2),
}
