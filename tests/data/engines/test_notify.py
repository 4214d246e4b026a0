"""The doorbell of PostgreSQL: rung at the other processes, seldom however much is written, and mended by itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import asyncpg
import pytest

from data.engines import notify
from data.engines.addresses import Server
from data.engines.store import Store
from tests.data.conftest import in_loop
from tests.patience import PATIENCE

slow = pytest.mark.slow


@pytest.fixture
def engine() -> str:
    return "postgres"


class Ears:
    """What a process has heard."""

    def __init__(self, store: Store) -> None:
        self.heard: asyncio.Queue[frozenset[str] | None] = asyncio.Queue()
        self._task = asyncio.create_task(store.listen(self.heard.put_nowait))

    async def next(self) -> frozenset[str] | None:
        async with asyncio.timeout(PATIENCE):
            return await self.heard.get()

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task


@in_loop
async def pair(store: Store, address: str) -> AsyncIterator[tuple[Store, Ears, Store, Ears]]:
    """Two processes, as far as the database can tell, which listen."""
    other = await Store.open(address)
    ears = Ears(store), Ears(other)
    for one in ears:
        assert await one.next() is None, "what came before was missed"
    yield store, ears[0], other, ears[1]
    for one in ears:
        await one.close()
    await other.close()


@slow
async def test_the_others_hear_and_oneself_does_not(pair):
    first, here, second, there = pair
    first.ring()
    assert await there.next() == frozenset()
    second.ring("tastes")
    assert await here.next() == {"tastes"}
    assert (here.heard.empty(), there.heard.empty()) == (True, True)


@slow
async def test_many_rings_are_told_in_one(pair):
    first, _, second, there = pair
    for word in ("tastes", "stories", "") * 100:
        first.ring(word)
    assert await there.next() == {"tastes", "stories"}
    second.ring()
    first.ring("last")
    assert await there.next() == {"last"}


@slow
async def test_a_lost_connection_is_made_anew(pair, address, monkeypatch):
    """Whoever has lost it is told that something may have been missed; what is rung meanwhile is told afterwards."""
    first, here, _, there = pair
    monkeypatch.setattr(notify, "AGAIN", 0.01)
    connection = await asyncpg.connect(address)
    (ended,) = await connection.fetchrow(
        "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
    )
    await connection.close()
    assert ended == 2
    assert (await here.next(), await there.next()) == (None, None)
    first.ring("tastes")
    assert await there.next() == {"tastes"}


@pytest.mark.parametrize("lost", [False, True], ids=["sent", "lost"])
async def test_what_is_rung_while_the_same_is_told_is_told_once_more(lost):
    """It may have been written after the others have read."""
    channel, told = notify.NotifyChannel(Server("", ""), {}), list[str]()

    class Connection:
        async def execute(self, sql: str, *values: str) -> None:
            told.append(values[-1])
            if len(told) == 1:
                channel.notify("tastes")
                if lost:
                    raise ConnectionError

    channel.notify("tastes")
    with contextlib.suppress(ConnectionError):
        await channel._notify_once(Connection())
    async with asyncio.timeout(PATIENCE):
        await channel._notify_once(Connection())
    assert told == ["tastes", "tastes"]


async def test_a_file_has_no_bell(tmp_path):
    store = await Store.open(tmp_path / "ziggurat.sqlite3")
    assert not store.is_shared
    store.ring("tastes")
    await store.listen(lambda words: pytest.fail("nobody can have rung"))
    await store.close()
