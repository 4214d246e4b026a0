"""What a user is to a table when they act, and whether the table of permissions lets them.

Every verb and command is checked before it runs; a refusal is one sentence for the user.
"""

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.base.context import Context
from cogs.base.services import Services
from cogs.permissions import stale_place
from cogs.permissions.commands import COMMANDS, COMPLETIONS
from cogs.permissions.rows import PermissionRow, Relation, Role, TableStage
from cogs.runtime.logs import also
from data.seats import invitations
from data.tables.table_row import TableRow
from rules.core.errors import TableError
from rules.table import table as core

Command = app_commands.Command[Any, ..., Any]

FOUND_BY = "permission"
"""The extra of a command with its name in the table of permissions, if that differs."""

_BEFORE = {"lobby": TableStage.LOBBY, "cancelled": TableStage.CLOSED}
_log = logging.getLogger("ziggurat.permissions")


async def admit(context: Context, row: PermissionRow, table_id: int = 0) -> TableRow | None:
    """Checks the permission of the user, at this table where ``row`` is about one: that is returned. Raises
    ``TableError`` with the refusal, or if the table does not exist or its game is unknown to this version."""
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
        if reason == "lobby-started" and table is not None and table.is_direct:
            raise TableError("direct-started")
        raise TableError(reason)
    if table is not None:
        await stale_place.admit(context, table)
    return table


async def admit_to_table(services: Services, row: PermissionRow, table_id: int, user_id: int) -> TableRow:
    """Checks the permission of a user who acts outside Discord, as in a direct message: by their place at the table
    alone. Returns the table. Raises ``TableError`` as :func:`admit` does."""
    also(table=table_id)
    table = await services.tables.row(table_id)
    if table.slug not in services.tables.games:
        raise TableError("game-not-known")
    state, relation = await _relation(services, table, user_id)
    reason = row.cells[state].refusal(relation)
    if reason is not None:
        _log.info("refused to %d: %s (%s)", user_id, row.title, reason)
        raise TableError(reason)
    return table


async def refusal(context: Context, row: PermissionRow, table: TableRow | None) -> str | None:
    """The id of a refusal; ``None`` if the user may."""
    if table is None:
        place = Role.STRANGER if context.guild_id is None else Role.SPECTATOR
        return row.cells[TableStage.ANYWHERE].refusal(Relation(place, _powers(context)))
    here = table.guild_id is not None and context.guild_id == table.guild_id
    powers = _powers(context) if here else frozenset()
    if table.is_direct:
        here = await _is_welcome(context, table)
    state, relation = await _relation(context.services, table, context.user.id, powers, here=here)
    return row.cells[state].refusal(relation)


def row_of(context: Context) -> PermissionRow | None:
    """The row of a command, or of its completion while it is typed; ``None`` for an unknown command."""
    command = context.interaction.command
    if not isinstance(command, app_commands.Command):
        return None
    rows = COMPLETIONS if context.interaction.type is discord.InteractionType.autocomplete else COMMANDS
    return rows[name_of(command)]


def name_of(command: Command) -> str:
    """The name of a command in the table of permissions."""
    return str(command.extras.get(FOUND_BY, command.qualified_name))


async def _relation(
    services: Services, row: TableRow, user_id: int, powers: frozenset[Role] = frozenset(), *, here: bool = False
) -> tuple[TableStage, Relation]:
    """The stage of the table, and the user's relation to it; ``here`` in its server, where they have ``powers``."""
    if row.status in _BEFORE:
        state, place = _BEFORE[row.status], None if row.seat_of(user_id) is None else Role.SEAT
    else:
        table = await services.tables.load(row)
        state, place = _state(table), _seat(table, user_id)
    if (
        place is None
        and not (here and row.is_direct)
        and not await invitations.belongs(services.store.reading, row, user_id)
    ):
        place = Role.UNINVITED
    if row.host_id == user_id:
        powers |= {Role.HOST}
    return state, Relation(place or (Role.SPECTATOR if here else Role.STRANGER), powers)


async def _is_welcome(context: Context, row: TableRow) -> bool:
    """Whether a table without a server is open to the user: it was opened in this conversation, or they are invited."""
    if context.channel_id == row.channel_id:
        return True
    return await invitations.role_of(context.services.store.reading, row.id, context.user.id) is not None


def _state(table: core.Table) -> TableStage:
    if table.ended:
        return TableStage.OVER
    return TableStage.PAUSED if table.paused else TableStage.RUNNING


def _seat(table: core.Table, user_id: int) -> Role | None:
    """Whether a seat was theirs from the beginning; ``None`` for users without one."""
    seat = table.seat_of(user_id)
    if seat is None:
        return None
    return Role.SEAT if table.players[seat].began == user_id else Role.SUBSTITUTE


def _powers(context: Context) -> frozenset[Role]:
    """Additional powers of the user, in the server they act in."""
    manages = context.guild_id is not None and context.interaction.permissions.manage_guild
    owns = context.user.id in _owners(context.interaction.client)
    return frozenset({Role.ADMIN} if manages else ()) | frozenset({Role.OWNER} if owns else ())


def _owners(client: discord.Client) -> set[int]:
    """The owners of the application: one user, or a team."""
    application = client.application
    if application is None:
        return set()
    team = application.team
    return {application.owner.id, *(member.id for member in (team.members if team else ()))}
