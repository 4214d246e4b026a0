"""The table that a typed command means: the one of the thread or channel it is typed in."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.base import answers
from cogs.base.answers import Interaction
from cogs.base.services import Services, jump_link
from cogs.permissions.authorization import admit, row_of
from data.lobby import relocation
from data.seats import invitations
from data.tables.tables import TableRow
from rules.core.errors import TableError

Act = Callable[..., Awaitable[None]]
"""What is done at a table: called with services, interaction, the table's id, and what was typed by name. The
interaction is acknowledged already."""


async def find_table(services: Services, interaction: Interaction) -> TableRow:
    """The table of this thread or channel, a private one before its game begins too; in a DM the only one that waits
    for the person.

    Raises ``TableError`` when there is none, or several to choose from."""
    row = await services.tables.in_channel(interaction.channel_id or 0)
    if row is not None:
        return row
    await _tell_where_it_went(services, interaction)
    own = await services.tables.of_user(interaction.user.id)
    if interaction.guild_id is not None:
        own = [row for row in own if row.channel_id == interaction.channel_id]
    waiting = []
    for row in own:
        table = await services.tables.load(row)
        seat = row.seat_of(interaction.user.id)
        if seat is not None and services.tables.game(row).legal_actions(table.state, seat):
            waiting.append(row)
    if len(own) == 1 or len(waiting) == 1:
        return (waiting or own)[0]
    raise TableError("no-table-here" if not own else "several-tables")


async def _tell_where_it_went(services: Services, interaction: Interaction) -> None:
    """Raises ``TableError`` in a thread that a table has moved from, with the way to where it is now."""
    if not isinstance(interaction.channel, discord.Thread):
        return
    gone = await relocation.gone_from(services.tables, services.store.reading, interaction.channel_id)
    if gone is not None and await invitations.belongs(services.store.reading, gone, interaction.user.id):
        raise TableError("table-moved", link=jump_link(gone))


async def act_here(services: Services, interaction: Interaction, act: Act, **typed: Any) -> None:
    """Acknowledges, finds the table, asks whether the person may, acts; refusals become one sentence."""

    async def work() -> None:
        await answers.defer(interaction)
        row = await find_table(services, interaction)
        asked = row_of(interaction)
        if asked is not None:
            await admit(services, interaction, asked, row.id)
        await answers.meet(services, interaction)
        await act(services, interaction, row.id, **typed)

    await answers.guard(interaction, work)
