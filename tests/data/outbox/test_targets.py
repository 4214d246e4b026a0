"""The outbox for members, servers and tournaments beside that for tables: the first to each is claimed by one process,
and no sort of target starves another; timers likewise."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from data.engines.store import NO_TABLE, Store, Transaction
from data.outbox import announcements, direct_messages, outbox, server_jobs
from data.outbox.outbox import Address, Intent
from data.processes import processes
from data.processes.processes import ClaimLost
from data.tables import timers
from rules.core.errors import TableError
from tests.data.conftest import AIKO, MARTA, NOW, POSTGRES, SQLITE, in_loop
from tests.patience import PATIENCE

ME, OTHER = 1, 2
CLAIMERS = 4
ROOM = dict.fromkeys(outbox.COLUMNS, 10)
on_postgres = pytest.mark.parametrize("engine", [pytest.param(POSTGRES, marks=pytest.mark.slow)], indirect=True)


@in_loop
async def entered(store: Store) -> Store:
    """Two processes are at work."""
    for number in (ME, OTHER):
        assert await store.write_aside(lambda it: processes.enter(it, NOW)) == number
    return store


async def write(store: Store, to: int, due_at: float = NOW) -> Intent:
    return await store.write(lambda it: outbox.add(it, ("member", to), "over", NOW, {}, due_at=due_at))


async def due(store: Store, me: int = ME, now: float = NOW, busy: tuple[Address, ...] = ()) -> list[Intent]:
    return await outbox.next_intents(store.reading, now, busy, ROOM, me)


async def claim(store: Store, me: int = ME, now: float = NOW, busy: tuple[Address, ...] = ()) -> list[Intent]:
    found = await due(store, me, now, busy)
    return await store.write(lambda it: outbox.claim(it, me, found, now), table=NO_TABLE) if found else []


async def test_the_first_to_each_is_claimed_and_nobody_else_gets_the_next(entered):
    first, _, third = await write(entered, AIKO), await write(entered, AIKO), await write(entered, MARTA)
    assert [one.id for one in await claim(entered)] == [first.id, third.id]
    assert await claim(entered, OTHER) == []
    assert await claim(entered, busy=(("member", AIKO), ("member", MARTA))) == []


async def test_the_next_comes_when_the_first_is_done(entered):
    await write(entered, AIKO)
    second = await write(entered, AIKO)
    [mine] = await claim(entered)
    await entered.write(lambda it: outbox.mark_done(it, mine))
    assert [one.id for one in await claim(entered, OTHER)] == [second.id]


async def test_one_that_failed_holds_back_all_that_goes_to_the_same_member(entered):
    """Strictly in order, unlike the rows of a table."""
    await write(entered, AIKO)
    await write(entered, AIKO)
    third = await write(entered, MARTA)
    failed, _ = await claim(entered)
    await entered.write(lambda it: outbox.mark_failed(it, failed, NOW))
    assert [one.id for one in await due(entered)] == [third.id]


async def test_what_somebody_else_has_claimed_meanwhile_is_left_out(entered):
    await write(entered, AIKO)
    found = await due(entered)
    assert len(await claim(entered, OTHER)) == 1
    assert await entered.write(lambda it: outbox.claim(it, ME, found, NOW)) == []


async def test_whoever_was_given_up_claims_nothing_and_writes_nothing(entered):
    await write(entered, AIKO)
    [lost] = await claim(entered)
    await entered.write(lambda it: processes.bury(it, ME, NOW))
    [found] = await claim(entered, OTHER)
    assert (found.id, found.tried_at, found.claimed_by) == (lost.id, NOW, OTHER)
    for late in (
        outbox.must_hold,
        outbox.mark_done,
        lambda it, one: outbox.put_off(it, one, NOW),
        lambda it, one: outbox.mark_failed(it, one, NOW),
        lambda it, one: outbox.note(it, one, more=1),
    ):
        with pytest.raises(ClaimLost):
            await entered.write(lambda it, late=late: late(it, lost))
    [row] = await entered.reading.rows("SELECT claimed_by, attempts, payload FROM outbox")
    assert tuple(row) == (OTHER, found.attempts, "{}")
    await entered.write(lambda it: outbox.put_off(it, found, NOW))
    assert await claim(entered, ME) == [], "it has no line of its own any more"


async def test_what_is_put_off_is_free(entered):
    await write(entered, AIKO)
    [mine] = await claim(entered)
    await entered.write(lambda it: outbox.put_off(it, mine, NOW + 5))
    assert await claim(entered, OTHER) == []
    assert [one.id for one in await claim(entered, OTHER, NOW + 5)] == [mine.id]


async def test_a_trial_is_left_alone_while_its_process_lives_and_put_away_when_it_dies(entered):
    trial = await entered.write(lambda it: server_jobs.begin_trial(it, 7, 70, "A trial", NOW, ME))
    with pytest.raises(TableError):
        await entered.write(lambda it: server_jobs.begin_trial(it, 7, 70, "A trial", NOW, OTHER))
    assert await due(entered, OTHER, NOW + server_jobs.TRYING - 1) == []
    await entered.write(lambda it: processes.bury(it, ME, NOW + 1))
    assert [one.id for one in await due(entered, OTHER, NOW + 1)] == [trial.id]


# --- side by side -------------------------------------------------------------------------------------------------


async def fill(it: Transaction, running: int) -> None:
    """One row for a table, a member, a server and a tournament, all with the same id, but for the last."""
    await it.run("DELETE FROM outbox")
    await it.run(
        "INSERT INTO tournaments (id, guild_id, channel_id, host_id, title, slug, options, seats, rounds, days, most,"
        " state, seed, made_at)"
        " VALUES (5, 7, 70, 1, 'Cup', 'kingdom_builder', '{}', 2, 1, 7, 0, 'running', 'seed', 1.0)"
    )
    await outbox.put(it, running, "board", NOW)
    await direct_messages.put(it, running, "over", NOW, channel=1)
    await server_jobs.put_desk(it, running, NOW)
    for _ in range(2):
        await announcements.put(it, 5, "card", NOW)


async def test_targets_with_the_same_id_are_not_the_same(entered, running):
    await entered.write(lambda it: fill(it, running.id))
    claimed = await claim(entered)
    wanted = [("table", running.id), ("member", running.id), ("server", running.id), ("tournament", 5)]
    assert [one.address for one in claimed] == wanted
    assert [one.kind for one in await claim(entered, busy=(("table", running.id), ("tournament", 5)))] == [
        "over", "desk",
    ]  # fmt: skip
    for one in claimed:
        await entered.write(lambda it, one=one: outbox.mark_done(it, one))
    assert await outbox.next_due(entered.reading) is None


async def test_what_is_for_a_table_or_tournament_goes_with_it(entered, running):
    await entered.write(lambda it: fill(it, running.id))
    await entered.write(lambda it: it.run("DELETE FROM tournaments"))
    await entered.write(lambda it: it.run("DELETE FROM tables"))
    assert [one.target for one in await due(entered)] == ["member", "server"]


async def test_a_flood_for_members_leaves_tables_their_room(entered, running):
    """Of each sort as many as there is room for, those that are busy not counted."""
    await entered.write(lambda it: fill(it, running.id))
    for to in range(100, 130):
        await write(entered, to, NOW - 5)
    room = {"table": 2, "member": 3, "server": 0, "tournament": -1}
    busy = (("member", 100), ("member", 101))
    found = await outbox.next_intents(entered.reading, NOW, busy, room, ME)
    assert [one.to for one in found] == [102, 103, 104, running.id]


# --- at once ------------------------------------------------------------------------------------------------------


@in_loop
async def stores(entered: Store, address: str) -> AsyncIterator[list[Store]]:
    """Those of several processes."""
    others = [await Store.open(address) for _ in range(CLAIMERS - 1)]
    for store in others:
        await store.write_aside(lambda it: processes.enter(it, NOW))
    yield [entered, *others]
    for store in others:
        await store.close()


@on_postgres
async def test_no_direct_message_is_claimed_twice_and_each_comes_in_order(stores):
    kept = [await write(stores[0], to) for _ in range(3) for to in range(1, 9)]
    done: list[Intent] = []

    async def work(store: Store, me: int) -> None:
        while len(done) < len(kept):
            for one in await claim(store, me):
                await asyncio.sleep(0)
                await store.write(lambda it, one=one: outbox.mark_done(it, one), table=NO_TABLE)
                done.append(one)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(work(store, me) for me, store in enumerate(stores, 1)))
    assert Counter(one.id for one in done) == Counter(one.id for one in kept)
    for to in range(1, 9):
        assert [one.id for one in done if one.to == to] == [one.id for one in kept if one.to == to]


@on_postgres
async def test_no_row_of_the_outbox_is_claimed_twice_and_tables_keep_their_order(stores, running):
    async def begin(transaction) -> None:
        await transaction.run("DELETE FROM outbox")
        for table in range(2, 9):
            await transaction.run(
                "INSERT INTO tables (id, slug, status, channel_id, host_id, seat_count, options, made_at)"
                " VALUES (?, 'kingdom_builder', 'lobby', 1, 1, 2, '{}', 1.0)",
                table,
            )
        for _ in range(3):
            for table in range(1, 9):
                await outbox.put(transaction, table, "note", NOW)

    await stores[0].write(begin)
    rows = await stores[0].reading.rows("SELECT id FROM outbox")
    done: list[Intent] = []
    at_once: set[int] = set()

    async def work(store: Store, me: int) -> None:
        while len(done) < len(rows):
            claimed = await claim(store, me)
            tables = {one.to for one in claimed}
            assert not tables & at_once
            at_once.update(tables)
            for one in claimed:
                await asyncio.sleep(0)
                at_once.remove(one.to)
                done.append(one)
                await store.write(lambda it, one=one: outbox.mark_done(it, one), table=one.to)

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(work(store, me) for me, store in enumerate(stores, 1)))
    assert Counter(one.id for one in done) == Counter(row["id"] for row in rows)
    for table in range(1, 9):
        ids = [one.id for one in done if one.to == table]
        assert ids == sorted(ids)


@on_postgres
async def test_a_table_that_somebody_writes_is_left_out_and_not_waited_for(stores, running):
    store, beside = stores[:2]
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def move(transaction) -> None:
        begun.set()
        await go_on.wait()

    await store.write(lambda it: it.run("DELETE FROM outbox"))
    await store.write(lambda it: outbox.put(it, running.id, "note", NOW))
    found = await due(beside, OTHER)
    task = asyncio.create_task(store.write(move, table=running.id))
    await begun.wait()
    assert await beside.write(lambda it: outbox.claim(it, OTHER, found, NOW), table=NO_TABLE) == []
    go_on.set()
    await task
    assert len(await beside.write(lambda it: outbox.claim(it, OTHER, found, NOW), table=NO_TABLE)) == 1


@on_postgres
async def test_a_timer_is_claimed_by_one_process_until_it_is_wound_anew(stores, running):
    store, beside = stores[:2]
    await store.write(lambda it: it.run("DELETE FROM timers"))
    await store.write(lambda it: timers.put(it, running.id, "bot", 0, NOW))
    seen = await timers.due(store, NOW, ME)
    assert await timers.claim(store, ME, seen, NOW) == seen
    assert await timers.claim(beside, OTHER, seen, NOW) == []
    assert await timers.due(beside, NOW, OTHER) == []
    assert await timers.due(store, NOW, ME) == seen
    await store.write(lambda it: timers.put(it, running.id, "bot", 0, NOW))
    assert len(await timers.claim(beside, OTHER, await timers.due(beside, NOW, OTHER), NOW)) == 1


@on_postgres
async def test_the_timers_of_a_table_are_seen_to_by_one_process_in_order(stores, running):
    """Before somebody's time has run out, which has fallen due too, their vacation begins."""
    store, beside = stores[:2]
    await store.write(lambda it: it.run("DELETE FROM timers"))
    for kind, due_at in (("leave", NOW - 60), ("deadline", NOW)):
        await store.write(lambda it, kind=kind, at=due_at: timers.put(it, running.id, kind, 0, at))
    first, second = await timers.due(store, NOW, ME)
    assert (first.kind, second.kind) == ("leave", "deadline")
    assert await timers.claim(store, ME, [first], NOW) == [first]
    assert await timers.due(beside, NOW, OTHER) == []
    await store.write(lambda it: timers.drop(it, first))
    assert await timers.due(beside, NOW, OTHER) == [second]


@pytest.mark.parametrize("engine", [SQLITE], indirect=True)
async def test_where_there_is_one_process_timers_need_no_claim(store, running):
    seen = await timers.due(store, NOW + 1e9)
    assert seen
    assert await timers.claim(store, ME, seen, NOW) == seen
    assert await store.reading.row("SELECT 1 FROM timers WHERE claimed_by IS NOT NULL") is None
