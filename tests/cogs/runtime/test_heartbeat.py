"""The pulse of a process: it beats, knows whether it is sure to live, buries others, and enters anew where it was
buried itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from cogs.runtime import heartbeat
from cogs.runtime.heartbeat import SURE, Heartbeat
from data.engines.store import Store, StoreError
from data.processes import processes
from data.processes.processes import SILENCE
from tests.kit.room import until
from tests.patience import PATIENCE
from tests.processes.postgres import Cluster

LATER = 3600.0


@pytest.fixture(scope="module")
def address(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = await Store.open(address)
    yield store
    await store.write(lambda it: it.run("DELETE FROM processes"))
    await store.close()


async def entered(store: Store) -> list[int]:
    return [row["id"] for row in await store.reading.rows("SELECT id FROM processes ORDER BY id")]


async def silence(store: Store, process: int) -> None:
    """Nothing was heard of it for long."""
    await store.write(
        lambda it: it.run("UPDATE processes SET beat_at = beat_at - ? WHERE id = ?", SILENCE + LATER, process)
    )


async def test_it_enters_and_leaves(store):
    one, other = Heartbeat(store), Heartbeat(store)
    await one.start()
    await other.start()
    assert await entered(store) == [one.id, other.id]
    assert one.is_sure
    number = other.id
    await one.stop()
    assert await entered(store) == [number]
    assert not one.is_sure
    await other.stop()
    assert await entered(store) == []


async def test_it_knows_how_many_live(store):
    """What Discord allows the whole bot is divided by that."""
    one, other = Heartbeat(store), Heartbeat(store)
    assert one.living == 1
    await one.start()
    await other.start()
    assert (one.living, other.living) == (1, 2)
    await one.beat()
    assert one.living == 2
    await silence(store, other.id)
    await one.beat()
    assert one.living == 1
    await one.stop()
    await other.stop()


async def test_it_beats_by_itself(store, monkeypatch):
    monkeypatch.setattr(heartbeat, "BEAT", 0.01)
    one = Heartbeat(store)
    await one.start()
    await silence(store, one.id)

    async def lives() -> bool:
        return await processes.alive(store.reading, store.now()) == [one.id]

    await until(lives)
    assert await entered(store) == [one.id]
    await one.stop()


async def test_what_nobody_expects_of_a_beat_is_logged_and_ends_no_heartbeat(store, monkeypatch, caplog):
    monkeypatch.setattr(heartbeat, "BEAT", 0.01)
    times = []

    async def odd() -> None:
        times.append(1)
        raise ValueError("odd")

    one = Heartbeat(store)
    await one.start()
    monkeypatch.setattr(one, "beat", odd)
    await until(lambda: len(times) > 2)
    await one.stop()
    assert {(record.levelname, record.name) for record in caplog.records} == {("ERROR", "ziggurat.heartbeat")}


async def test_it_is_sure_while_its_last_beat_is_young(store, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(heartbeat, "_now", lambda: now[0])
    one = Heartbeat(store)
    assert not one.is_sure
    await one.start()
    now[0] += SURE - 0.1
    assert one.is_sure
    now[0] += 0.1
    assert not one.is_sure
    await one.beat()
    assert one.is_sure
    await one.stop()


async def test_a_beat_that_fails_makes_nobody_sure(store, address, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(heartbeat, "_now", lambda: now[0])
    lost = await Store.open(address)
    one = Heartbeat(lost)
    await one.start()
    await lost.close()
    now[0] += SURE
    with pytest.raises(StoreError, match="is closed"):
        await one.beat()
    assert not one.is_sure
    await one.stop()


async def test_it_buries_the_silent_and_tells_that_their_work_is_free(store):
    one, dead = Heartbeat(store), Heartbeat(store)
    await one.start()
    await dead.start()
    freed = asyncio.Event()
    one.freed.append(freed.set)
    await silence(store, dead.id)
    await one.beat()
    async with asyncio.timeout(PATIENCE):
        await freed.wait()
    assert await entered(store) == [one.id]
    await one.stop()
    await dead.stop()


async def test_whoever_was_given_up_is_told_and_enters_anew(store):
    one, other = Heartbeat(store), Heartbeat(store)
    await one.start()
    await other.start()
    before, told = one.id, []
    one.given_up.append(lambda: told.append(one.id))
    await silence(store, before)
    await other.bury()
    await one.beat()
    assert told == [before]
    assert one.id > other.id
    assert one.is_sure
    assert await entered(store) == [other.id, one.id]
    await one.stop()
    await other.stop()


async def test_in_a_file_there_is_one_process_and_no_beat(tmp_path):
    store = await Store.open(tmp_path / "ziggurat.sqlite3")
    killed, one = Heartbeat(store), Heartbeat(store)
    assert one.is_sure
    await killed.start()
    await one.start()
    assert await entered(store) == [one.id]
    assert one._task is None
    await store.close()
