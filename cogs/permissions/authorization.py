"""What somebody is to a table at the moment they act, and whether the table of permissions lets them.

A verb or a command is asked about before it is carried out; a refusal is one sentence for the person who acted.
"""

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.base.context import Context
from cogs.permissions import stale_place
from cogs.permissions.commands import COMMANDS, COMPLETIONS
from cogs.permissions.rows import PermissionRow, Relation, Role, TableStage
from cogs.runtime.logs import also
from data.seats import invitations
from data.tables.tables import TableRow
from rules.core.errors import TableError
from rules.table import table as core

Command = app_commands.Command[Any, ..., Any]

FOUND_BY = "permission"
"""The extra of a command that tells by what the table knows it, where that is not its name."""

_BEFORE = {"lobby": TableStage.LOBBY, "cancelled": TableStage.CLOSED}
_log = logging.getLogger("ziggurat.permissions")


async def admit(context: Context, row: PermissionRow, table_id: int = 0) -> None:
    """Lets the person go on, at this table where ``row`` is about one. Raises ``TableError`` with what they are told
    where they may not, there is no such table, or this version does not know its game."""
    table = None
    if row.at_table:
        also(table=table_id)
        table = await context.services.tables.row(table_id)
        also(server=table.guild_id)
    if table is not None and table.slug not in context.services.tables.games:
        raise TableError("game-not-known")
    reason = await refusal(context, row, table)
    if reason is not None:
        _log.info("refused to %d: %s (%s)", context.user.id, row.title, reason)
        raise TableError(reason)
    if table is not None:
        await stale_place.admit(context, table)


async def refusal(context: Context, row: PermissionRow, table: TableRow | None) -> str | None:
    """Why the person may not, as the id of a refusal; ``None`` where they may."""
    if table is None:
        return row.cells[TableStage.ANYWHERE].refusal(Relation(Role.STRANGER, _powers(context)))
    state, standing = await _standing(context, table)
    return row.cells[state].refusal(standing)


def row_of(context: Context) -> PermissionRow | None:
    """The row of the command that is used, or of what is offered while it is typed; ``None`` for an unknown command."""
    command = context.interaction.command
    if not isinstance(command, app_commands.Command):
        return None
    rows = COMPLETIONS if context.interaction.type is discord.InteractionType.autocomplete else COMMANDS
    return rows[name_of(command)]


def name_of(command: Command) -> str:
    """By what the table knows a command."""
    return str(command.extras.get(FOUND_BY, command.qualified_name))


async def _standing(context: Context, row: TableRow) -> tuple[TableStage, Relation]:
    """How far the table is, and what the person is to it."""
    user_id, here = context.user.id, row.guild_id is not None and context.guild_id == row.guild_id
    if row.status in _BEFORE:
        state, place = _BEFORE[row.status], None if row.seat_of(user_id) is None else Role.SEAT
    else:
        table = await context.services.tables.load(row)
        state, place = _state(table), _seat(table, user_id)
    if place is None and not await invitations.belongs(context.services.store.reading, row, user_id):
        place = Role.UNINVITED
    powers = _powers(context) if here else frozenset()
    if row.host_id == user_id:
        powers |= {Role.HOST}
    return state, Relation(place or (Role.SPECTATOR if here else Role.STRANGER), powers)


def _state(table: core.Table) -> TableStage:
    if table.ended:
        return TableStage.OVER
    return TableStage.PAUSED if table.paused else TableStage.RUNNING


def _seat(table: core.Table, user_id: int) -> Role | None:
    """How somebody came to the seat they sit in; ``None`` for those who have none."""
    seat = table.seat_of(user_id)
    if seat is None:
        return None
    return Role.SEAT if table.players[seat].began == user_id else Role.SUBSTITUTE


def _powers(context: Context) -> frozenset[Role]:
    """What somebody may besides, in the server they act in."""
    manages = context.guild_id is not None and context.interaction.permissions.manage_guild
    owns = context.user.id in _owners(context.interaction.client)
    return frozenset({Role.ADMIN} if manages else ()) | frozenset({Role.OWNER} if owns else ())


def _owners(client: discord.Client) -> set[int]:
    """Whose the program is: one person, or a team."""
    application = client.application
    if application is None:
        return set()
    team = application.team
    return {application.owner.id, *(member.id for member in (team.members if team else ()))}
