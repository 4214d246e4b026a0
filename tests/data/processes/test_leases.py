"""Leases: held by one process as long as it lives; whoever wakes too late fails."""

from __future__ import annotations

import asyncio

import pytest

from data.engines.store import Store, Transaction
from data.processes import leases, processes
from data.processes.leases import Lease, LeaseLost
from data.processes.processes import SILENCE
from tests.data.conftest import NOW


async def enter(store: Store, now: float = NOW) -> int:
    return await store.write(lambda it: processes.enter(it, now))


async def take(store: Store, me: int, now: float = NOW) -> Lease | None:
    return await store.write(lambda it: leases.take(it, "commands", me, now))


async def test_one_holds_it_as_long_as_it_lives(store):
    first, second = await enter(store), await enter(store)
    assert await take(store, first) == Lease("commands", first, 1)
    assert await take(store, second) is None
    assert await take(store, first) == Lease("commands", first, 1), "it is the same one"
    assert await leases.holder(store.reading, "commands", NOW) == first
    assert await leases.holder(store.reading, "commands", NOW + SILENCE) is None
    await store.write(lambda it: processes.beat(it, second, NOW + SILENCE))
    assert await take(store, second, NOW + SILENCE) == Lease("commands", second, 2)


async def test_whoever_wakes_after_another_took_it_fails_its_write(store):
    first, second = await enter(store), await enter(store)
    lease = await take(store, first)
    assert lease is not None
    await store.write(lambda it: leases.still(it, lease))
    await store.write(lambda it: processes.beat(it, second, NOW + SILENCE))
    await take(store, second, NOW + SILENCE)

    async def work(transaction) -> None:
        await transaction.run("INSERT INTO guilds (guild_id, locale) VALUES (1, 'ja')")
        await leases.still(transaction, lease)

    with pytest.raises(LeaseLost):
        await store.write(work)
    assert await store.reading.rows("SELECT * FROM guilds") == []
    with pytest.raises(LeaseLost):
        await store.write(lambda it: leases.keep_mark(it, lease, "late"))


async def test_whoever_was_given_up_has_lost_it_though_nobody_took_it(store):
    lease = await take(store, await enter(store))
    await store.write(lambda it: processes.bury_silent(it, NOW + SILENCE))
    with pytest.raises(LeaseLost):
        await store.write(lambda it: leases.still(it, lease))


async def test_one_that_was_lost_and_taken_back_is_another(store):
    first, second = await enter(store), await enter(store)
    before = await take(store, first)
    await store.write(lambda it: leases.seize(it, "commands", second))
    after = await store.write(lambda it: leases.seize(it, "commands", first))
    assert after.epoch == 3
    await store.write(lambda it: leases.still(it, after))
    with pytest.raises(LeaseLost):
        await store.write(lambda it: leases.still(it, before))


async def inherit(store: Store, me: int, now: float = NOW) -> Lease | None:
    return await store.write(lambda it: leases.inherit(it, "commands", me, now))


async def test_it_passes_from_an_older_process_to_a_younger_one_and_not_back(store):
    older, younger = await enter(store), await enter(store, NOW + 1)
    assert await inherit(store, older) == Lease("commands", older, 1)
    assert await inherit(store, younger) == Lease("commands", younger, 2)
    assert await inherit(store, older) is None
    again = await store.write(lambda it: processes.enter(it, NOW + 2, NOW))
    assert await inherit(store, again) is None, "whoever registers anew is as old as before"
    await store.write(lambda it: processes.beat(it, older, NOW + SILENCE + 1))
    assert await inherit(store, older, NOW + SILENCE + 1) == Lease("commands", older, 3), (
        "nothing was heard of the other"
    )


async def test_whoever_registers_later_is_younger_whatever_the_clocks_say(store):
    async def begin(now: float) -> int:
        async def work(transaction: Transaction) -> int:
            return await processes.enter(transaction, now, await processes.beginning(transaction, now))

        return await store.write(work)

    ahead, behind = await begin(NOW + 30), await begin(NOW)
    assert await inherit(store, ahead) == Lease("commands", ahead, 1)
    assert await inherit(store, behind) == Lease("commands", behind, 2)
    assert await inherit(store, ahead) is None


async def test_what_is_given_back_is_free_at_once(store):
    first, second = await enter(store), await enter(store)
    lease = await take(store, first)
    assert await leases.held_by_others(store.reading, ["commands", "house"], second, NOW) == {"commands"}
    assert await leases.held_by_others(store.reading, ["commands"], first, NOW) == set()
    await store.write(lambda it: leases.release(it, [lease]))
    assert await leases.held_by_others(store.reading, ["commands"], second, NOW) == set()
    assert await take(store, second) == Lease("commands", second, 2)
    await store.write(lambda it: leases.release(it, [lease]))
    assert await take(store, first) is None, "what was lost before cannot be given back"


async def test_what_was_done_last_is_known_to_the_next(store):
    first, second = await enter(store), await enter(store)
    lease = await take(store, first)
    assert await store.write(lambda it: leases.keep_mark(it, lease, "abc")) == Lease("commands", first, 1, "abc")
    assert await leases.mark_of(store.reading, "commands") == "abc"
    assert await leases.mark_of(store.reading, "house") == ""
    assert (await store.write(lambda it: leases.seize(it, "commands", second))).mark == "abc"


async def test_of_many_who_take_it_at_once_one_gets_it(store):
    numbers = [await enter(store) for _ in range(6)]
    found = await asyncio.gather(
        *(store.write_aside(lambda it, me=me: leases.take(it, "commands", me, NOW)) for me in numbers)
    )
    assert len([lease for lease in found if lease is not None]) == 1


async def test_introductions_of_a_bucket_come_one_after_the_other(store):
    async def book(bucket: int, now: float) -> float:
        return await store.write_aside(lambda it: leases.book(it, bucket, now, 5.0))

    begins = await asyncio.gather(*(book(0, NOW) for _ in range(4)))
    assert sorted(begins) == [NOW, NOW + 5, NOW + 10, NOW + 15]
    assert await book(1, NOW) == NOW, "another bucket"
    assert await book(0, NOW + 60) == NOW + 60
    assert await book(0, NOW - 7200) == NOW - 7200, "the clock was wrong before"
