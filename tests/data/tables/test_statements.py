"""How many statements a move takes: each costs time, and on PostgreSQL it is a way to the server and back."""

from __future__ import annotations

import pytest

from data.engines.store import Store
from data.tables.table_row import TableRow
from data.tables.tables import Request, Tables
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table import table as core
from tests.data.conftest import NOW, POSTGRES, SQLITE
from tests.processes.statements import overheard


async def played(tables: Tables, store: Store, row: TableRow, number: int) -> tuple[list[str], bool]:
    """The statements of one move, where all that was queued before is sent; whether the turn has passed with it."""
    await store.write(lambda transaction: transaction.run("DELETE FROM outbox"))
    table = await tables.load(await tables.row(row.id))
    seat = table.state.active
    step = KINGDOM_BUILDER.notation(KINGDOM_BUILDER.default(table.state, seat))
    request = Request(row.id, table.players[seat].user_id, number)
    async with overheard(store) as asked:
        done = await tables.perform(
            request, lambda game, table, seat: core.act(game, table, seat, [step], NOW + number), NOW + number
        )
    return asked, done.change.table.state.active != seat


@pytest.mark.parametrize(
    ("engine", "within", "passing"),
    [(SQLITE, 17, 22), pytest.param(POSTGRES, 14, 18, marks=pytest.mark.slow)],
    indirect=["engine"],
)
async def test_a_move_takes_few_statements(
    tables: Tables, running: TableRow, store: Store, within: int, passing: int
) -> None:
    """Within a turn, and where the turn passes, of players who were at the table in this hour."""
    counted: dict[bool, list[str]] = {}
    for number in range(60, 60 + 16):
        asked, has_passed = await played(tables, store, running, number)
        counted[has_passed] = asked
    assert {False: within, True: passing} == {kind: len(asked) for kind, asked in counted.items()}, counted
