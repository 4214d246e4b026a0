"""When a hint is given: on the panel and under **More** it is offered only then."""

from cogs.base.services import Services
from data.tables.table_row import TableRow
from data.tournaments import rounds
from rules.core.contract import AnyGame
from rules.table import table as core


async def hint_refused(services: Services, row: TableRow, game: AnyGame, table: core.Table, seat: int | None) -> str:
    """The reason for which a seat gets no hint at this moment, as of a ``TableError``; empty where it gets one."""
    if table.paused:
        return "table-paused"
    if seat not in core.owing(game, table):
        return "not-your-turn"
    return "no-hint-in-tournament" if await rounds.counts(services.store.reading, row.id) else ""
