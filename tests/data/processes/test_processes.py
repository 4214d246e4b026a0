"""Processes: each has a number of its own, lives while it is heard, and what the dead had claimed is free."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest

from data.engines.store import Store
from data.outbox import outbox
from data.processes import processes
from data.processes.processes import SILENCE
from tests.data.conftest import NOW, POSTGRES, SQLITE
from tests.data.engines.filling import columns, every_row, fill


async def enter(store: Store, now: float = NOW) -> int:
    return await store.write_aside(lambda it: processes.enter(it, now))


async def beat(store: Store, process: int, now: float) -> bool:
    return await store.write_aside(lambda it: processes.beat(it, process, now))


async def bury_silent(store: Store, now: float) -> list[int]:
    return await store.write(lambda it: processes.bury_silent(it, now))


async def test_no_number_comes_twice(store):
    first = await enter(store)
    await store.write(lambda it: processes.bury(it, first, NOW))
    assert await enter(store) > first


async def test_whoever_is_heard_of_lives(store):
    first, second = await enter(store), await enter(store)
    assert await processes.alive(store.reading, NOW) == [first, second]
    assert await beat(store, second, NOW + SILENCE)
    assert await processes.alive(store.reading, NOW + SILENCE) == [second]
    assert await processes.any_silent(store.reading, NOW + SILENCE)
    assert await bury_silent(store, NOW + SILENCE) == [first]
    assert not await processes.any_silent(store.reading, NOW + SILENCE)
    assert await bury_silent(store, NOW + SILENCE) == []


async def test_whoever_was_given_up_is_told_so(store):
    process = await enter(store)
    assert await beat(store, process, NOW + SILENCE - 1)
    await bury_silent(store, NOW + 2 * SILENCE)
    assert not await beat(store, process, NOW + 2 * SILENCE)


async def claimed(store: Store) -> list[tuple[int | None, float]]:
    """By whom, and when due."""
    return [tuple(row) for row in await store.reading.rows("SELECT claimed_by, due_at FROM outbox ORDER BY id")]


async def claim_all(store: Store, *by: int) -> None:
    """A row for a table and one for a member for each; both are due later, as somebody is doing at once what they ask
    for."""

    async def work(transaction) -> None:
        await transaction.run("DELETE FROM outbox")
        for process in by:
            for address, kind in ((("table", 1), "note"), (("member", process), "over")):
                await outbox.add(transaction, address, kind, NOW, {}, due_at=NOW + 100, claimed_by=process)

    await store.write(work)


async def test_what_the_dead_had_claimed_is_free_and_due(store, running):
    first, second = await enter(store), await enter(store)
    await claim_all(store, first, second)
    await beat(store, second, NOW + SILENCE)
    await bury_silent(store, NOW + SILENCE)
    freed, held = (None, NOW + SILENCE), (second, NOW + 100)
    assert await claimed(store) == [freed, freed, held, held]
    await store.write(lambda it: processes.bury(it, second, NOW + 200))
    assert await claimed(store) == [freed, freed, (None, NOW + 100), (None, NOW + 100)]


ENDINGS = ("bury_silent", "bury", "bury_others")


@pytest.mark.parametrize("engine", [SQLITE], indirect=True)
@pytest.mark.parametrize("ending", ENDINGS)
async def test_every_claim_there_is_ends_with_its_process(store, address, ending):
    """Which tables have claims is asked of the schema. One claim of the dead, one of the living, and one row that is
    nobody's: the first is free and due at once, the others are as they were."""
    dead, living, later = await enter(store), await enter(store), NOW + 100
    await beat(store, living, NOW + SILENCE)
    said = {"claimed_by": (dead, living, None), "due_at": (later, later, later)}
    fill(address, 3, lambda column, row: said[column.name][row] if column.name in said else None)
    with sqlite3.connect(address) as database:
        tables = columns(database)
    database.close()
    claiming = [name for name, parts in tables.items() if "claimed_by" in {part.name for part in parts}]
    assert {"outbox", "timers"} <= set(claiming)
    others = [name for name in tables if name not in (*claiming, "processes")]
    before = every_row(address)
    end = {
        "bury_silent": lambda it: processes.bury_silent(it, NOW + SILENCE),
        "bury": lambda it: processes.bury(it, dead, NOW + SILENCE),
        "bury_others": lambda it: processes.bury_others(it, living, NOW + SILENCE),
    }[ending]
    await store.write(end)
    found = {}
    for table in claiming:
        rows = await store.reading.rows(f"SELECT claimed_by, due_at FROM {table} ORDER BY due_at, claimed_by")
        found[table] = [(row["claimed_by"], row["due_at"]) for row in rows]
    freed = [(None, NOW + SILENCE), (None, later), (living, later)]
    assert found == dict.fromkeys(claiming, freed)
    after = every_row(address)
    assert [table for table in others if after[table] != before[table]] == []


async def test_where_there_is_one_process_the_others_are_dead(store, running):
    first, second = await enter(store), await enter(store)
    await claim_all(store, first)
    await store.write(lambda it: processes.bury_others(it, second, NOW))
    assert await processes.alive(store.reading, NOW) == [second]
    assert [process for process, _ in await claimed(store)] == [None, None]


@pytest.mark.parametrize("engine", [pytest.param(POSTGRES, marks=pytest.mark.slow)], indirect=True)
async def test_a_sign_of_life_waits_for_nobody(store):
    process, begun, go_on = await enter(store), asyncio.Event(), asyncio.Event()

    async def alone(transaction) -> None:
        begun.set()
        await go_on.wait()

    task = asyncio.create_task(store.write(alone))
    await begun.wait()
    assert await beat(store, process, NOW + 1)
    go_on.set()
    await task


async def test_all_of_one_database_have_its_time(store, address, engine, monkeypatch):
    """Two machines whose clocks are two minutes apart."""
    real = time.time
    if engine == POSTGRES:
        monkeypatch.setattr(time, "time", lambda: real() + 60)
    ahead = await Store.open(address)
    if engine == POSTGRES:
        monkeypatch.setattr(time, "time", lambda: real() - 60)
        await store.compare_clocks()
        assert store.offset == pytest.approx(60, abs=5)
        assert ahead.offset == pytest.approx(-60, abs=5)
        monkeypatch.setattr(time, "time", real)
        assert store.now() - 60 == pytest.approx(ahead.now() + 60, abs=5)
        before = store.offset = 1e-6
        await store.compare_clocks()
        assert store.offset == before, "what is on the way is no difference"
    else:
        assert store.now() == pytest.approx(real(), abs=5)
        assert store.offset == ahead.offset == 0.0
    await ahead.close()
