"""One operation on the user's seat, and the message that shows all what it has led to."""

import contextlib
from collections.abc import Callable

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.services import Services
from data.seats import vacations
from data.seats.vacations import Vacation
from data.tables.table_row import TableRow
from data.tables.tables import Performed, Request
from rules.core.contract import AnyGame
from rules.table import table as core

Operation = Callable[[AnyGame, core.Table, int, float], core.Change]
"""An operation on the table for one seat, at a time in seconds since the epoch."""
Draw = Callable[[TableRow, core.Table], tuple[str, discord.ui.View] | None]
"""What a message shows of a table: text and buttons; ``None`` where it stays as it is."""


async def perform(
    context: Context,
    table_id: int,
    operation: Operation,
    *,
    version: int | None = None,
    of: int | None = None,
) -> Performed:
    """One operation on the user's seat; wakes the outbox. ``version`` and ``of`` are those of its button
    (:class:`Request`)."""
    request, now = Request(table_id, context.user.id, context.id, version, of), context.now()
    done, _ = await perform_request(context.services, request, operation, now)
    return done


async def perform_request(
    services: Services, request: Request, operation: Operation, now: float
) -> tuple[Performed, Vacation | None]:
    """One operation, and the vacation of the requesting user, if they are away or have been until now."""
    done = await vacations.perform(
        services.tables, request, lambda game, table, seat: operation(game, table, seat, now), now
    )
    services.wake()
    return done


async def show_to_all(context: Context, table_id: int, draw: Draw) -> None:
    """Shows in the message that was pressed, and that all see, how the table stands. Concurrent edits go one after
    another, each with the state when it is drawn."""
    services = context.services
    async with services.editing(table_id):
        while True:
            row, table = await services.tables.at(table_id)
            drawn = draw(row, table)
            if drawn is None:
                return
            text, view = drawn
            await answers.show(context, text, view=view)
            if (await services.tables.row(table_id)).version == row.version:
                return  # else another process may have shown a newer state that this one overwrote


async def show_settled(context: Context, table_id: int, text: str) -> None:
    """The message of a question that is settled says so (``text``), unless it says how by now: nobody who presses late,
    or twice, hides that."""
    async with context.services.editing(table_id):
        with contextlib.suppress(discord.HTTPException):
            if not (await context.interaction.original_response()).components:
                return
        await answers.show(context, text)
