"""The store, whatever it is kept in: one transaction at a time, whole or not at all."""

from __future__ import annotations

import asyncio
import sqlite3

import asyncpg
import pytest

from data.engines.store import (
    Store,
    StoreError,
    StoreFull,
    Transaction,
)
from tests.data.conftest import POSTGRES, SQLITE

BROKEN = {SQLITE: sqlite3.IntegrityError, POSTGRES: asyncpg.IntegrityConstraintViolationError}
"""What is said of a row that must not be."""


async def count(store: Store) -> int:
    row = await store.reading.row("SELECT COUNT(*) FROM guilds")
    assert row is not None
    return int(row[0])


async def add(transaction: Transaction, number: int) -> None:
    await transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (?, 'en')", number)


async def test_what_was_written_is_there_for_the_reader(store):
    await store.write(lambda transaction: add(transaction, 1))
    assert await count(store) == 1


async def test_an_exception_rolls_everything_back(store):
    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        raise LookupError

    with pytest.raises(LookupError):
        await store.write(work)
    assert await count(store) == 0
    await store.write(lambda transaction: add(transaction, 2))
    assert await count(store) == 1


async def test_a_broken_statement_rolls_everything_back(store, engine):
    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        await add(transaction, 1)

    with pytest.raises(BROKEN[engine]):
        await store.write(work)
    assert await count(store) == 0


async def test_a_cancelled_caller_does_not_stop_the_transaction(store):
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def work(transaction: Transaction) -> None:
        await add(transaction, 1)
        begun.set()
        await go_on.wait()
        await add(transaction, 2)

    caller = asyncio.create_task(store.write(work))
    await begun.wait()
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    await store.write(lambda transaction: add(transaction, 3))  # waits for its turn
    assert await count(store) == 3


async def test_transactions_take_turns(store):
    """Two read-and-write cycles at once lose nothing."""

    async def increase(transaction: Transaction) -> None:
        row = await transaction.row("SELECT locale FROM guilds WHERE guild_id = 1")
        await asyncio.sleep(0)
        await transaction.run("UPDATE guilds SET locale = ? WHERE guild_id = 1", str(int(row["locale"]) + 1))

    await store.write(lambda transaction: transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (1, '0')"))
    await asyncio.gather(*(store.write(increase) for _ in range(20)))
    assert (await store.reading.row("SELECT locale FROM guilds"))["locale"] == "20"


async def test_who_comes_too_late_is_refused_in_a_sentence(store, address):
    gate = asyncio.Event()

    async def slow(transaction):
        await gate.wait()
        await transaction.run("INSERT INTO guilds (guild_id) VALUES (1)")

    async def quick(transaction):
        await transaction.run("INSERT INTO guilds (guild_id) VALUES (2)")

    early = asyncio.create_task(store.write(slow))
    await asyncio.sleep(0)
    closing = asyncio.create_task(store.close())
    await asyncio.sleep(0)
    late = asyncio.create_task(store.write(quick))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(early, closing)
    with pytest.raises(StoreError, match="is closed"):
        await late
    again = await Store.open(address)
    assert [row["guild_id"] for row in await again.reading.rows("SELECT guild_id FROM guilds")] == [1]
    await again.close()


async def test_one_that_fails_takes_back_nothing_of_the_others(store, engine):
    async def fail(transaction: Transaction) -> None:
        await add(transaction, 100)
        raise LookupError

    async def stumble(transaction: Transaction) -> None:
        await add(transaction, 101)
        await transaction.run("INSERT INTO nowhere VALUES (1)")

    answers = await asyncio.gather(
        store.write(lambda transaction: add(transaction, 1)),
        store.write(fail),
        store.write(stumble),
        store.write(lambda transaction: add(transaction, 1)),
        store.write(lambda transaction: add(transaction, 2)),
        return_exceptions=True,
    )
    broken = answers[3]
    assert isinstance(broken, BROKEN[engine])
    kinds = [type(answer) for answer in answers]
    assert kinds == [type(None), LookupError, StoreError, type(broken), type(None)]
    assert [row["guild_id"] for row in await store.reading.rows("SELECT guild_id FROM guilds ORDER BY 1")] == [1, 2]


async def test_readers_see_nothing_unfinished_and_cannot_write(store):
    async def work(transaction: Transaction) -> int:
        await add(transaction, 1)
        return await count(store)

    assert await store.write(work) == 0
    assert await count(store) == 1
    with pytest.raises((sqlite3.OperationalError, StoreFull), match=r"readonly|read-only"):
        await store.reading.run("DELETE FROM guilds")
