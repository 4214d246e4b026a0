"""Handing over the table to another host, and their answer. Each function answers an acknowledged interaction."""

import discord

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import jump_link
from cogs.kit import operations
from cogs.kit.verbs import Verb
from cogs.permissions.rows import BECOMING_HOST, INVITING
from data.seats import hosts
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
    """The new host accepts, shown publicly in the question."""
    services = context.services
    table_id, offer_id = press.numbers
    await users.meet(context)
    row = await hosts.accept(services.tables, table_id, offer_id, context.user.id, context.id, services.now())
    services.wake()
    await _answered(context, table_id, None if row is None else "host-accepted")


async def decline(context: Context, press: Pressed) -> None:
    """The new host declines, which notifies the host."""
    services = context.services
    table_id, offer_id = press.numbers
    was_open = await hosts.decline(services.tables, table_id, offer_id, context.user.id, context.id, services.now())
    services.wake()
    await _answered(context, table_id, "host-declined" if was_open else None)


async def _answered(context: Context, table_id: int, key: str | None) -> None:
    """Replaces the question by its answer, publicly; ``None`` where it had lapsed."""
    row = await context.services.tables.row(table_id)
    words = await context.public_texts(row)
    if key is None:
        await operations.show_settled(context, table_id, words.t("host-lapsed"))
        return
    async with context.services.editing(table_id):
        await answers.show(context, words.t(key, name=Name(f"<@{context.user.id}>")))


VERBS = {
    "host-ask": Verb(ask, INVITING, selects=True),
    "host-accept": Verb(accept, BECOMING_HOST, numbers=2),
    "host-decline": Verb(decline, BECOMING_HOST, numbers=2),
}
