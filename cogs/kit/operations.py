"""One operation on the user's seat."""

from collections.abc import Callable

from cogs.base.context import Context
from cogs.base.services import Services
from data.seats import vacations
from data.seats.vacations import Vacation
from data.tables.tables import Performed, Request
from rules.core.contract import AnyGame
from rules.table import table as core

Operation = Callable[[AnyGame, core.Table, int, float], core.Change]
"""An operation on the table for one seat, at a time in seconds since the epoch."""


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
