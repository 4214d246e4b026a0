"""When a hint is given: on the panel and under **More** it is offered only then."""

from cogs.base.services import Services
from data.tables.table_row import TableRow
from data.tournaments import rounds
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import table as core


async def hint_refused(
    services: Services, row: TableRow, game: AnyGame, table: core.Table, seat: int | None
) -> TableError | None:
    """Why a seat gets no hint at this moment; ``None`` where it gets one."""
    if table.paused:
        return TableError("table-paused")
    if seat not in core.owing(game, table):
        return TableError("not-your-turn")
    return TableError("no-hint-in-tournament") if await rounds.counts(services.store.reading, row.id) else None
