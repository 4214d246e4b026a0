"""What people keep for themselves: games from files, tables that go on from a position, and notes."""

from __future__ import annotations

import msgspec
import pytest

from data import imports, notes
from data.lobby import Opening
from data.notes import Note
from data.store import Store
from data.tables import TableRow, Tables
from rules.core import files, record
from rules.core.errors import PositionError
from rules.core.player import Holder
from rules.core.record import Record
from rules.kingdom_builder.game import KINGDOM_BUILDER
from tests.data.conftest import AIKO, JULES, MARTA, NOW

WHOLE = Record("kingdom_builder", 1, 2, {}, "seed", names=("Marta", "Jules"))


async def test_the_last_few_files_of_a_person_are_kept_for_them_alone(store: Store):
    async def keep(user_id: int, data: bytes) -> int:
        return await store.write(lambda transaction: imports.keep(transaction, user_id, data, NOW))

    numbers = [await keep(AIKO, f"{number}".encode()) for number in range(imports.KEPT + 2)]
    other = await keep(MARTA, b"of Marta")
    found = [await imports.find(store.reading, number, AIKO) for number in numbers]
    assert found == [None, None, b"2", b"3", b"4", b"5", b"6"]
    assert await imports.find(store.reading, other, AIKO) is None
    assert await imports.find(store.reading, other, MARTA) == b"of Marta"


async def test_files_that_name_somebody_are_forgotten_with_them(store: Store):
    quiet = msgspec.structs.replace(WHOLE, names=("Aiko", "Sefa"))
    for data in (files.encode(WHOLE), files.encode(quiet), b"of another version"):
        await store.write(lambda transaction, data=data: imports.keep(transaction, AIKO, data, NOW))
    await store.write(lambda transaction: imports.forget(transaction, {"Jules", "Noor"}))
    found = [await imports.find(store.reading, number, AIKO) for number in (1, 2, 3)]
    assert found == [None, files.encode(quiet), None]


async def test_a_table_goes_on_from_a_position_and_is_its_own_record(store: Store, tables: Tables, running: TableRow):
    _, table = await tables.at(running.id)
    position = KINGDOM_BUILDER.document(table.state)
    opening = Opening("kingdom_builder", 1, 2, Holder(JULES, "Jules"), 2, dict(table.options), None)
    row = await imports.open_at(tables, opening, 1, position, 77, NOW)
    row, began = await tables.at(row.id)
    assert [(seat.user_id, seat.is_bot) for seat in row.seats] == [(None, True), (JULES, False)]
    assert KINGDOM_BUILDER.document(began.state) == position
    kept = await tables.record(row)
    assert KINGDOM_BUILDER.document(record.replay(KINGDOM_BUILDER, kept)) == position
    count = await store.reading.row("SELECT COUNT(*) AS number FROM tables")
    with pytest.raises(PositionError):
        await imports.open_at(tables, opening, 1, {"seats": "many"}, 78, NOW)
    assert await store.reading.row("SELECT COUNT(*) AS number FROM tables") == count


async def test_a_note_is_replaced_and_goes_when_nothing_is_written(store: Store, running: TableRow):
    async def keep(note: Note, user_id: int = AIKO) -> None:
        await store.write(lambda transaction: notes.keep(transaction, running.id, user_id, note))

    assert await notes.find(store.reading, running.id, AIKO) == Note()
    await keep(Note("a", "b", 3, True))
    await keep(Note("of Marta"), MARTA)
    await keep(Note("c", "d", 4, False))
    assert await notes.find(store.reading, running.id, AIKO) == Note("c", "d", 4, False)
    await keep(Note(moves=5, on_turn=True))
    assert await notes.find(store.reading, running.id, AIKO) == Note()
    assert await notes.find(store.reading, running.id, MARTA) == Note("of Marta")
