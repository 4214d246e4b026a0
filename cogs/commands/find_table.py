"""The table that a typed command means: the one of its thread or channel."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.base import answers, users
from cogs.base.context import Context
from cogs.base.services import jump_link
from cogs.permissions.authorization import admit, row_of
from data.lobby import relocation
from data.seats import invitations
from data.tables.table_row import TableRow
from rules.core.errors import TableError

Act = Callable[..., Awaitable[None]]
"""Acts at a table: called with context, the table's id, and the parameters by name. The interaction is acknowledged, or
its answer will do that."""


async def find_table(context: Context) -> TableRow:
    """The table of this thread or channel, a private one before its game begins too; in a DM the only one that waits
    for the user.

    Raises ``TableError`` when there is none, or several to choose from.
    """
    services = context.services
    row = await services.tables.in_channel(context.channel_id or 0)
    if row is not None:
        return row
    await _refuse_if_moved(context)
    own = await services.tables.of_user(context.user.id)
    if context.guild_id is not None:
        own = [row for row in own if row.channel_id == context.channel_id]
    waiting = []
    for row in own:
        if row.slug not in services.tables.games:
            continue
        table = await services.tables.load(row)
        seat = row.seat_of(context.user.id)
        if seat is not None and services.tables.game(row).legal_actions(table.state, seat):
            waiting.append(row)
    if len(own) == 1 or len(waiting) == 1:
        return (waiting or own)[0]
    raise TableError("no-table-here" if not own else "several-tables")


async def find_known_table(context: Context) -> TableRow:
    """The same, of a game that this version knows. Raises ``TableError`` where it knows it no more."""
    row = await find_table(context)
    if row.slug not in context.services.tables.games:
        raise TableError("game-not-known")
    return row


async def _refuse_if_moved(context: Context) -> None:
    """Raises ``TableError`` in a thread that a table has left, with a link to its new place."""
    services = context.services
    if not isinstance(context.interaction.channel, discord.Thread):
        return
    gone = await relocation.gone_from(services.tables, services.store.reading, context.channel_id)
    if gone is not None and await invitations.belongs(services.store.reading, gone, context.user.id):
        raise TableError("table-moved", link=jump_link(gone))


async def act_here(context: Context, act: Act, *, direct: bool = False, **typed: Any) -> None:
    """Acknowledges, by the answer where the command is ``direct``, finds the table, checks permission, acts; refusals
    become one sentence."""

    async def work() -> None:
        await (answers.begin if direct else answers.defer)(context)
        row = await find_table(context)
        asked = row_of(context)
        if asked is not None:
            await admit(context, asked, row.id)
        await users.meet(context)
        await act(context, row.id, **typed)

    await answers.guard(context, work)
