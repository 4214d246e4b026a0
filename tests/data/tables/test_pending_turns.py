"""Waits: when somebody is to be rung for what they owe, and that it happens once."""

from __future__ import annotations

import msgspec
import pytest

from data.engines.store import Store
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.people import people
from data.people.reminder_schedule import AGAIN, TURN
from data.tables import pending_turns, presence, timers
from data.tables.pending_turns import Wait
from data.tables.table_row import TableRow
from data.tables.tables import Tables
from data.tables.timers import Timer
from rules.table import pauses, timeouts
from rules.table import table as core
from rules.table.clock import each
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA, NOW

HOUR, DAY = 3600.0, 86400.0
QUIET_NOW = {"zone": "UTC", "quiet_begin": 13, "quiet_end": 20}  # it is 13:46
OVER = NOW - 46 * 60 - 40 + 7 * HOUR


async def begun(tables: Tables, seconds: int = 0, now: float = NOW) -> TableRow:
    """A table of Aiko and Jules that waits for Aiko, for so many seconds: in a first game they have twice the bank."""
    for seed in range(50):
        opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, each(seconds // 2))
        row = await lobby.open_lobby(tables, opening, None, now)
        await lobby.join(tables, row.id, Holder(JULES, "Jules"), None, now)
        row = (await beginning.begin(tables, row.id, AIKO, str(seed), None, now)).row
        if (await tables.load(row)).state.active == 0:
            return row
        await forget(tables.store, row.id)
    raise AssertionError("no seed lets Aiko begin")


async def forget(store: Store, table_id: int) -> None:
    """As if the table did not wait for anybody."""
    for kept in ("pending_turns", "timers"):
        await store.write(
            lambda transaction, kept=kept: transaction.run(f"DELETE FROM {kept} WHERE table_id = ?", table_id)
        )


async def played_before(tables: Tables, row: TableRow) -> None:
    """As if Aiko were no newcomer, who would lose the seat at once when the time is over."""

    def known(game, table):
        players = [msgspec.structs.replace(player, new=False) for player in table.players]
        return core.Change(msgspec.structs.replace(table, players=tuple(players)), ())

    await tables.perform_as(row.id, known, NOW)


async def wish(store: Store, user_id: int, **fields) -> None:
    await store.write(lambda transaction: people.remember(transaction, user_id, **fields))


async def timer_of(store: Store, table_id: int) -> Timer | None:
    found = [one for one in await timers.due(store, NOW + 1e9) if (one.table_id, one.kind) == (table_id, "remind")]
    return found[0] if found else None


async def rings_at(store: Store, table_id: int) -> float | None:
    timer = await timer_of(store, table_id)
    return None if timer is None else timer.due_at


async def fall_due(store: Store, timer: Timer, now: float) -> str | None:
    """What the timer rings about, which is then counted as rung."""

    async def work(transaction):
        due = await pending_turns.due(transaction, timer, now)
        if due is None:
            return None
        await pending_turns.rung(transaction, due.wait, now)
        return due.kind

    return await store.write(work)


async def test_the_call_rings_and_the_next_ring_is_planned(tables, store):
    row = await begun(tables, 72 * 3600)
    assert await pending_turns.find(store.reading, row.id, 0) == Wait(row.id, 0, AIKO, NOW, NOW, True)
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert timer.due_at == NOW + 12 * HOUR
    assert await fall_due(store, timer, NOW + 12 * HOUR) == AGAIN
    assert await rings_at(store, row.id) == NOW + 0.8 * 72 * HOUR


async def test_what_has_rung_does_not_ring_again(tables, store):
    row = await begun(tables)
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert [await fall_due(store, timer, NOW + 12 * HOUR) for _ in range(3)] == [AGAIN, None, None]
    assert await rings_at(store, row.id) == NOW + 36 * HOUR


async def test_what_fell_due_while_nobody_looked_rings_once(tables, store):
    row = await begun(tables, 72 * 3600)
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert await fall_due(store, timer, NOW + 71.5 * HOUR) == "last"
    assert await rings_at(store, row.id) is None


@pytest.mark.parametrize("over", [72, 77])
async def test_nothing_is_said_of_the_end_once_it_is_over(tables, store, over):
    row = await begun(tables, 72 * 3600)
    await played_before(tables, row)
    timer = await timer_of(store, row.id)
    assert timer is not None
    now = NOW + over * HOUR
    assert await fall_due(store, timer, now) is None
    assert await timer_of(store, row.id) is None
    await tables.perform_as(row.id, lambda game, table: timeouts.expire(game, table, now), now)
    asked = await store.reading.rows("SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'timeout'", row.id)
    assert len(asked) == 1
    following = await rings_at(store, row.id)
    assert following is not None
    assert following >= now + HOUR


async def test_in_quiet_time_the_call_waits_until_it_is_over(tables, store):
    await wish(store, AIKO, **QUIET_NOW)
    row = await begun(tables)
    wait = await pending_turns.find(store.reading, row.id, 0)
    assert wait is not None
    assert (wait.calls, wait.rung_at) == (False, None)
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert timer.due_at == OVER
    assert await fall_due(store, timer, OVER) == TURN


async def test_a_ring_that_comes_too_late_keeps_to_the_quiet_time(tables, store):
    row = await begun(tables)
    timer = await timer_of(store, row.id)
    assert timer is not None
    await wish(store, AIKO, zone="UTC", quiet_begin=1, quiet_end=8)
    assert timer.due_at == NOW + 12 * HOUR  # 1:46
    assert await fall_due(store, timer, timer.due_at) is None
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert timer.due_at == OVER + 12 * HOUR
    assert await fall_due(store, timer, timer.due_at) == AGAIN


async def test_whoever_was_just_there_is_rung_ten_minutes_later(tables, store):
    row = await begun(tables)
    await forget(store, row.id)
    await store.write(lambda transaction: presence.note(transaction, row.id, AIKO, NOW + 60))

    async def ask(transaction):
        table = await tables.load(row, transaction)
        seats, game = await pending_turns.seated(transaction, row.id), tables.game(row)
        reminders = await pending_turns.update(transaction, row.id, game, table, seats, (0,), NOW + 120)
        await timers.update(transaction, row.id, game, table, reminders, NOW + 120)

    await store.write(ask)
    wait = await pending_turns.find(store.reading, row.id, 0)
    assert wait == Wait(row.id, 0, AIKO, NOW + 120, None, False)
    timer = await timer_of(store, row.id)
    assert timer is not None
    assert timer.due_at == NOW + 660
    await store.write(lambda transaction: presence.note(transaction, row.id, AIKO, NOW + 600))
    assert await fall_due(store, timer, timer.due_at) is None
    assert await rings_at(store, row.id) == NOW + 1200


@pytest.mark.parametrize(("hours", "rings"), [(0.5, 0.5 + 12), (9, 10)])
async def test_a_pause_counts_for_nothing_and_after_a_long_one_it_is_said_that_the_game_goes_on(
    tables, store, hours, rings
):
    row = await begun(tables, 72 * 3600)
    await tables.perform_as(row.id, lambda game, table: pauses.pause(game, table, 1, NOW + HOUR), NOW + HOUR)
    assert await rings_at(store, row.id) is None
    assert await pending_turns.waiting(store.reading, AIKO) == []
    late = NOW + (1 + hours) * HOUR
    await tables.perform_as(row.id, lambda game, table: pauses.resume(game, table, 1, late), late)
    timer = await timer_of(store, row.id)
    assert timer is not None
    due = max(timer.due_at, late)
    assert due == NOW + rings * HOUR
    assert await fall_due(store, timer, due) == (TURN if hours > 1 else AGAIN)
    [wait] = await pending_turns.waiting(store.reading, AIKO)
    assert (wait.since, wait.deadline) == (NOW + hours * HOUR, NOW + (72 + hours) * HOUR)


async def test_who_takes_the_seat_over_has_a_wait_of_their_own(tables, store):
    row = await begun(tables)
    later = NOW + 5 * HOUR
    await tables.perform_as(
        row.id, lambda game, table: core.substitute(game, table, 0, Holder(MARTA, "Marta"), later), later
    )
    assert await pending_turns.find(store.reading, row.id, 0) == Wait(row.id, 0, MARTA, later, later, True)
    await tables.perform_as(
        row.id, lambda game, table: core.substitute(game, table, 0, core.new_bot(table), later), later
    )
    assert await pending_turns.find(store.reading, row.id, 0) is None
    assert await rings_at(store, row.id) is None


async def test_the_tables_that_wait_least_time_first(tables, store):
    slow, endless, fast, elder = [
        (await begun(tables, seconds, NOW + later)).id for seconds, later in ((9000, 3), (0, 2), (4000, 1), (0, 0))
    ]
    assert [one.table_id for one in await pending_turns.waiting(store.reading, AIKO)] == [fast, slow, elder, endless]
    assert await pending_turns.waiting(store.reading, MARTA) == []


async def test_beside_many_others_the_call_itself_does_not_ring(tables, store):
    for number in range(4):
        row = await begun(tables, now=NOW + number)
        wait = await pending_turns.find(store.reading, row.id, 0)
        assert wait is not None
        assert wait.calls == (number < pending_turns.MANY)
    assert await rings_at(store, row.id) == NOW + 3


@pytest.mark.parametrize(("hours", "due"), [(0, None), (4, NOW + 12 * HOUR), (24, NOW + 24 * HOUR)])
async def test_another_rhythm_counts_from_now_on(tables, store, hours, due):
    row = await begun(tables)
    await wish(store, AIKO, remind_hours=hours)
    await store.write(lambda transaction: pending_turns.replan(transaction, AIKO, NOW + 5 * HOUR))
    assert await rings_at(store, row.id) == due


async def test_a_call_that_comes_late_is_held_back_until_the_quiet_time_is_over(tables, store):
    row = await begun(tables)
    wait = await pending_turns.find(store.reading, row.id, 0)
    assert wait is not None
    await wish(store, AIKO, **QUIET_NOW)
    await store.write(lambda transaction: pending_turns.hold(transaction, wait))
    assert await rings_at(store, row.id) == OVER


@pytest.mark.parametrize("change", [pending_turns.hold, lambda one, wait: pending_turns.rung(one, wait, NOW)])
async def test_a_wait_that_is_over_is_not_brought_back(tables, store, change):
    row = await begun(tables)
    wait = await pending_turns.find(store.reading, row.id, 0)
    assert wait is not None
    await forget(store, row.id)
    await store.write(lambda transaction: change(transaction, wait))
    assert await pending_turns.find(store.reading, row.id, 0) is None
    assert await rings_at(store, row.id) is None


async def test_the_wait_of_whoever_has_taken_the_seat_over_stays_as_it_is(tables, store):
    row = await begun(tables)
    wait = await pending_turns.find(store.reading, row.id, 0)
    assert wait is not None
    later = NOW + 5 * HOUR
    await tables.perform_as(
        row.id, lambda game, table: core.substitute(game, table, 0, Holder(MARTA, "Marta"), later), later
    )
    await store.write(lambda transaction: pending_turns.hold(transaction, wait))
    assert await pending_turns.find(store.reading, row.id, 0) == Wait(row.id, 0, MARTA, later, later, True)
