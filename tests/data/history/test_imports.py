"""What people keep for themselves: games from files, tables that go on from a position, and notes."""

from __future__ import annotations

import msgspec
import pytest

from data.engines.store import Store
from data.history import imports
from data.lobby.lobby import Opening
from data.seats import notes
from data.seats.notes import Note
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from rules.core import record
from rules.core.errors import PositionError
from rules.core.record import Record
from rules.history import files
from rules.kingdom_builder.game import KINGDOM_BUILDER
from rules.table.player import Holder
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
    await imports.forget(store, {"Jules", "Noor"})
    found = [await imports.find(store.reading, number, AIKO) for number in (1, 2, 3)]
    assert found == [None, files.encode(quiet), None]


async def test_files_kept_by_an_earlier_version_are_listed_one_by_one(store: Store):
    """And those that the program of before keeps beside this one; whoever is deleted first is found all the same."""
    other = msgspec.structs.replace(WHOLE, names=("Aiko", "Sefa"))

    async def keep_as_before(transaction) -> None:
        for data in (files.encode(WHOLE), b"{", files.encode(other), b"7", files.encode(WHOLE)):
            await transaction.run("INSERT INTO imports (user_id, data, at) VALUES (?, ?, ?)", AIKO, data, NOW)

    await store.write(keep_as_before)
    assert await imports.list_the_rest(store) == 5
    assert await imports.list_the_rest(store) == 0
    listed = [tuple(row) for row in await store.reading.rows("SELECT * FROM import_names ORDER BY import_id, name")]
    assert listed == [
        (1, "Jules"), (1, "Marta"), (2, ""), (3, "Aiko"), (3, "Sefa"), (4, ""), (5, "Jules"), (5, "Marta"),
    ]  # fmt: skip
    await store.write(keep_as_before)
    await imports.forget(store, {"Jules"})
    assert [row["id"] for row in await store.reading.rows("SELECT id FROM imports ORDER BY id")] == [3, 8]
    assert {row["import_id"] for row in await store.reading.rows("SELECT import_id FROM import_names")} == {3, 8}


async def test_many_files_are_forgotten_a_few_at_a_time_and_none_is_read(store: Store, monkeypatch):
    """Nobody waits for all of them, and others write in between."""
    data, count = files.encode(WHOLE), 3 * imports.STEP + 1

    async def keep_many(transaction) -> None:
        for user_id in range(count):
            await imports.keep(transaction, user_id, data, NOW)

    await store.write(keep_many)
    monkeypatch.setattr(files, "names_in", None)
    monkeypatch.setattr(files, "decode", None)
    steps, delete = [], imports._delete

    async def spy(transaction, keys) -> None:
        await delete(transaction, keys)
        steps.append(len(keys))
        left.append(await store.reading.row("SELECT COUNT(*) FROM imports"))

    left: list[object] = []
    monkeypatch.setattr(imports, "_delete", spy)
    await imports.forget(store, {"Marta", "Noor"})
    assert steps == [imports.STEP] * 3 + [1]
    assert [row[0] for row in left] == [count - imports.STEP * done for done in range(4)], "each step is committed"
    assert await store.reading.rows("SELECT id FROM imports") == []


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
