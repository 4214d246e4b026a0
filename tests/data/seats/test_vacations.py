"""Vacations in the store: hours of a year, one switch for all tables, begun in time."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from functools import partial
from typing import Any

import msgspec
import pytest

from data.engines.store import Store, Transaction, migrations
from data.lobby import beginning, lobby
from data.lobby.lobby import Opening
from data.seats import vacations
from data.seats.vacations import HOUR, HOURS
from data.tables import pending_turns, timers
from data.tables.table_row import TableRow
from data.tables.tables import Request, Tables
from rules.core.errors import TableError
from rules.table import table as core
from rules.table.clock import FAST
from rules.table.player import Holder
from tests.data.conftest import AIKO, JULES, MARTA

NOW = datetime(2026, 6, 1, tzinfo=UTC).timestamp()
DAY = 24 * HOUR


async def begun(tables: Tables, *others: int | None, now: float = NOW) -> TableRow:
    """A table of Aiko, who is no newcomer, with these."""
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 1 + len(others), {}, FAST)
    row = await lobby.open_lobby(tables, opening, None, now)
    for other in others:
        await lobby.join(tables, row.id, Holder(other, f"P{other}"), None, now)
    row = (await beginning.begin(tables, row.id, AIKO, "seed", None, now)).row

    def known(game: Any, table: core.Table) -> core.Change:
        for seat in range(len(table.players)):
            table = core.with_player(table, seat, new=False)
        return core.settle(game, table, table, [], now, frozenset())

    done = await tables.perform_as(row.id, known, now)
    assert done is not None
    return done.row


async def write(tables: Tables, work: Callable[[Transaction], Awaitable[Any]]) -> Any:
    return await tables.store.write(work)


async def goes(tables: Tables, user: int, now: float) -> vacations.Vacation:
    return await write(tables, lambda transaction: vacations.begin(tables, transaction, user, now, now))


async def comes(tables: Tables, user: int, now: float) -> vacations.Vacation:
    return await write(tables, lambda transaction: vacations.end(tables, transaction, user, now))


async def player(tables: Tables, row: TableRow, user: int) -> Any:
    table = await tables.load(await tables.row(row.id))
    return next(one for one in table.players if one.user_id == user)


async def acting(tables: Tables, row: TableRow) -> int:
    table = await tables.load(await tables.row(row.id))
    return int(table.players[table.state.active].user_id or 0)


async def left(tables: Tables, user: int, now: float) -> int:
    return (await vacations.find(tables.store.reading, user)).hours_left(now)


async def kinds(tables: Tables, row: TableRow) -> set[str]:
    rows = await tables.store.reading.rows("SELECT kind FROM timers WHERE table_id = ?", row.id)
    return {one["kind"] for one in rows}


async def test_one_switch_stops_the_clocks_at_all_tables_but_those_against_bots(tables):
    rows = [await begun(tables, MARTA), await begun(tables, JULES), await begun(tables, None)]
    found = await goes(tables, AIKO, NOW + HOUR)
    assert found.until == NOW + HOUR + HOURS * HOUR
    assert [(await player(tables, row, AIKO)).away for row in rows] == [found.until, found.until, None]
    for row in rows[:2]:
        seat = (await tables.row(row.id)).seat_of(AIKO)
        due = await tables.store.reading.rows("SELECT kind FROM timers WHERE table_id = ? AND seat = ?", row.id, seat)
        assert [one["kind"] for one in due] == ["return"]
    await comes(tables, AIKO, NOW + 10 * HOUR)
    assert [(await player(tables, row, AIKO)).away for row in rows] == [None, None, None]


async def test_hours_are_counted_and_a_begun_one_is_a_whole_one(tables):
    assert await left(tables, AIKO, NOW) == HOURS == 336
    await goes(tables, AIKO, NOW)
    assert await left(tables, AIKO, NOW + 90 * 60) == HOURS - 2
    await comes(tables, AIKO, NOW + 90 * 60)
    assert await left(tables, AIKO, NOW + 50 * DAY) == HOURS - 2
    await goes(tables, AIKO, NOW + 60 * DAY)
    await comes(tables, AIKO, NOW + 60 * DAY + 1)
    assert await left(tables, AIKO, NOW + 61 * DAY) == HOURS - 3


async def test_a_year_has_its_own_hours(tables):
    await goes(tables, AIKO, NOW)
    await comes(tables, AIKO, NOW + 14 * DAY)
    assert await left(tables, AIKO, NOW + 15 * DAY) == 0
    with pytest.raises(TableError, match="vacation used up"):
        await goes(tables, AIKO, NOW + 15 * DAY)
    assert await left(tables, AIKO, NOW + 365 * DAY) == HOURS
    assert (await goes(tables, AIKO, NOW + 365 * DAY)).until == NOW + 379 * DAY


async def test_what_is_on_cannot_be_switched_on_and_what_is_off_not_off(tables):
    with pytest.raises(TableError, match="vacation not begun"):
        await comes(tables, AIKO, NOW)
    await goes(tables, AIKO, NOW)
    with pytest.raises(TableError, match="vacation begun"):
        await goes(tables, AIKO, NOW + 1)
    assert await left(tables, AIKO, NOW) == HOURS


async def in_time(tables: Tables, row: TableRow, late: float = 0.0) -> vacations.Vacation | None:
    """The timer that begins a vacation falls due, and is seen to so much later."""
    [timer] = [
        one for one in await timers.due(tables.store, NOW + 1e9) if (one.table_id, one.kind) == (row.id, "leave")
    ]
    now = timer.due_at + late
    return await write(tables, lambda transaction: vacations.begin_in_time(tables, transaction, timer, now))


@pytest.mark.parametrize("late", [0.0, 100 * HOUR])
async def test_a_vacation_begins_by_itself_an_hour_before_the_end_whenever_that_is_noticed(tables, late):
    row = await begun(tables, MARTA)
    user = await acting(tables, row)
    found = await in_time(tables, row, late)
    assert found is not None
    assert (found.user_id, (await player(tables, row, user)).left) == (user, pytest.approx(HOUR))
    waiting = await tables.store.reading.rows("SELECT kind FROM outbox WHERE kind = 'vacation'")
    assert len(waiting) == 1
    assert await pending_turns.waiting(tables.store.reading, user) == []


async def test_one_that_begins_by_itself_while_its_player_moves_ends_with_that_move(tables, monkeypatch):
    row = await begun(tables, MARTA)
    user = await acting(tables, row)
    find = vacations.find

    async def before_it_begins(transaction: Transaction, user_id: int) -> vacations.Vacation:
        found = await find(transaction, user_id)
        monkeypatch.setattr(vacations, "find", find)
        assert await in_time(tables, row) is not None
        return found

    def moves(game: Any, table: core.Table, seat: int) -> core.Change:
        step = game.notation(game.default(table.state, seat))
        return core.act(game, table, seat, [step], NOW + DAY)

    monkeypatch.setattr(vacations, "find", before_it_begins)
    done, vacation = await vacations.perform(tables, Request(row.id, user), moves, NOW + DAY)
    assert vacation is not None
    assert vacation.since is None
    assert (await player(tables, row, user)).away is None
    assert done.row.version == (await tables.row(row.id)).version


async def test_it_does_not_begin_for_who_does_not_want_it_or_has_none_left(tables):
    row = await begun(tables, MARTA)
    user = await acting(tables, row)
    await write(tables, lambda transaction: vacations.set_automatic(transaction, user, False))
    assert await in_time(tables, row) is None
    other = await begun(tables, MARTA, now=NOW + 1)
    user = await acting(tables, other)
    await write(tables, lambda transaction: vacations.set_automatic(transaction, user, True))
    await write(
        tables,
        lambda transaction: transaction.run(
            "UPDATE vacations SET year = 2026, used = ? WHERE user_id = ?", HOURS, user
        ),
    )
    assert await in_time(tables, other) is None
    assert (await player(tables, other, user)).away is None


async def test_it_does_not_begin_against_bots_nor_for_a_newcomer(tables):
    alone = await begun(tables, None)
    assert "leave" not in await kinds(tables, alone)
    opening = Opening("kingdom_builder", 7, 70, Holder(AIKO, "Aiko"), 2, {}, FAST)
    row = await lobby.open_lobby(tables, opening, None, NOW)
    await lobby.join(tables, row.id, Holder(MARTA, "Marta"), None, NOW)
    row = (await beginning.begin(tables, row.id, AIKO, "seed", None, NOW)).row
    assert "leave" not in await kinds(tables, row)


async def to_a_bot(tables: Tables, row: TableRow, user: int, now: float) -> None:
    """A player hands their seat to a bot player."""

    def substitute(game: Any, table: core.Table) -> core.Change:
        seat = table.seat_of(user)
        assert seat is not None
        return core.substitute(game, table, seat, core.new_bot(table), now)

    await tables.perform_as(row.id, substitute, now)


async def test_it_does_not_begin_for_whom_only_bot_players_wait_by_now(tables):
    """Neither is there a timer, nor does one that had fallen due already begin it."""
    row = await begun(tables, MARTA)
    user = await acting(tables, row)
    [timer] = [one for one in await timers.due(tables.store, NOW + 1e9) if one.kind == "leave"]
    await to_a_bot(tables, row, AIKO if user == MARTA else MARTA, NOW + HOUR)
    assert "leave" not in await kinds(tables, row)
    await write(tables, lambda transaction: timers.put(transaction, row.id, timer.kind, timer.seat, timer.due_at))
    assert await in_time(tables, row) is None
    assert (await vacations.find(tables.store.reading, user)).since is None


async def resigns(tables: Tables, row: TableRow, user: int, now: float) -> None:
    def resign(game: Any, table: core.Table) -> core.Change:
        seat = table.seat_of(user)
        assert seat is not None
        return core.resign(game, table, seat, now)

    await tables.perform_as(row.id, resign, now)


async def ends_with_the_last(tables, first, last, user, goes):
    """A vacation that began by itself ends once ``goes`` has been done at both tables, and not after the first."""
    begun_one = await in_time(tables, first)
    assert begun_one is not None
    assert begun_one.since is not None
    await goes(tables, first, begun_one.since + HOUR)
    assert (await vacations.find(tables.store.reading, user)).since == begun_one.since
    await goes(tables, last, begun_one.since + 2 * HOUR)
    assert (await vacations.find(tables.store.reading, user)).since is None
    assert await left(tables, user, begun_one.since + 90 * HOUR) == HOURS - 2


async def test_one_that_began_by_itself_ends_with_the_last_table_whose_clock_it_stops(tables):
    tables.when_over = partial(vacations.table_over, tables)
    first = await begun(tables, MARTA)
    user = await acting(tables, first)
    other = AIKO if user == MARTA else MARTA
    last = await begun(tables, MARTA)
    await ends_with_the_last(tables, first, last, user, lambda at, table, now: resigns(at, table, other, now))


@pytest.mark.parametrize("goes", [to_a_bot, resigns])
async def test_one_that_began_by_itself_ends_with_the_last_seat_whose_clock_it_stops(tables, goes):
    """Others play on there."""
    tables.when_left = partial(vacations.people_left, tables)
    first, last = [await begun(tables, MARTA, JULES) for _ in range(2)]
    user = await acting(tables, first)
    await ends_with_the_last(tables, first, last, user, lambda at, table, now: goes(at, table, user, now))


async def test_one_that_was_begun_outlives_the_last_table(tables):
    tables.when_over = partial(vacations.table_over, tables)
    row = await begun(tables, MARTA)
    found = await goes(tables, AIKO, NOW)
    await resigns(tables, row, MARTA, NOW + HOUR)
    assert (await vacations.find(tables.store.reading, AIKO)).until == found.until


async def test_it_ends_when_the_hours_are_used_up(tables):
    row = await begun(tables, MARTA)
    found = await goes(tables, AIKO, NOW)
    [timer] = [one for one in await timers.due(tables.store, NOW + 1e9) if one.kind == "return"]
    assert timer.due_at == found.until
    before = timer.due_at - 1
    await write(tables, lambda transaction: vacations.end_in_time(tables, transaction, timer, before))
    assert (await player(tables, row, AIKO)).away is not None
    await write(tables, lambda transaction: vacations.end_in_time(tables, transaction, timer, timer.due_at))
    assert (await player(tables, row, AIKO)).away is None
    assert await left(tables, AIKO, timer.due_at) == 0


async def test_a_game_that_begins_meanwhile_finds_them_away(tables):
    found = await goes(tables, AIKO, NOW)
    row = await begun(tables, MARTA)
    assert (await player(tables, row, AIKO)).away == found.until
    alone = await begun(tables, None)
    assert (await player(tables, alone, AIKO)).away is None


async def test_a_failure_at_one_table_leaves_all_as_they_were(tables, monkeypatch):
    rows = [await begun(tables, MARTA), await begun(tables, JULES)]
    whole, done = Tables.commit, []

    async def half(*args: Any, **kwargs: Any) -> Any:
        done.append(await whole(*args, **kwargs))
        if len(done) == 2:
            raise OSError("the plug was pulled")
        return done[-1]

    monkeypatch.setattr(Tables, "commit", half)
    with pytest.raises(OSError, match="plug"):
        await goes(tables, AIKO, NOW)
    monkeypatch.undo()
    assert [(await player(tables, row, AIKO)).away for row in rows] == [None, None]
    assert (await vacations.find(tables.store.reading, AIKO)).since is None
    await goes(tables, AIKO, NOW)


async def test_running_tables_of_an_older_database_get_their_timers(tables, tmp_path):
    row = await begun(tables, MARTA)
    steps = migrations()
    number = next(number for number, script in steps if script.stem.endswith("__vacations"))
    with sqlite3.connect(tmp_path / "old.sqlite3") as old:
        for other, script in steps[: number - 1]:
            old.executescript(f"{script.read_text(encoding='utf-8')}; PRAGMA user_version = {other};")
        for name in ("tables", "seats", "log", "timers"):
            for one in await tables.store.reading.rows(f"SELECT * FROM {name}"):
                known = {column[1] for column in old.execute(f"PRAGMA table_info({name})")}
                kept = {column: value for column, value in dict(one).items() if column in known}
                if name == "timers" and kept["kind"] == "leave":
                    continue
                marks = ", ".join("?" * len(kept))
                old.execute(f"INSERT INTO {name} ({', '.join(kept)}) VALUES ({marks})", tuple(kept.values()))
    old.close()
    opened = await Store.open(tmp_path / "old.sqlite3")
    upgraded = Tables(opened, tables.games)
    found = [one for one in await timers.due(opened, NOW + 1e9) if one.kind != "still"]
    assert msgspec.to_builtins(found) == msgspec.to_builtins(await timers.due(tables.store, NOW + 1e9))
    begun_in_time = await in_time(upgraded, row)
    assert begun_in_time is not None
    await opened.close()


async def test_a_table_whose_game_no_version_knows_stops_no_other_clock(tables):
    """It is neither stopped nor started; where a version knows the game again, who is back by then is not away."""
    gone, row = await begun(tables, MARTA), await begun(tables, MARTA)
    found = await goes(tables, AIKO, NOW)
    await write(tables, lambda it: it.run("UPDATE tables SET slug = 'forgotten' WHERE id = ?", gone.id))
    await comes(tables, AIKO, NOW + HOUR)
    await goes(tables, AIKO, NOW + 2 * HOUR)
    await comes(tables, AIKO, NOW + 3 * HOUR)
    assert (await player(tables, row, AIKO)).away is None
    await write(tables, lambda it: it.run("UPDATE tables SET slug = 'kingdom_builder' WHERE id = ?", gone.id))
    assert (await player(tables, gone, AIKO)).away == found.until
    [timer] = [one for one in await timers.due(tables.store, found.until) if one.kind == "return"]
    await write(tables, lambda it: vacations.end_in_time(tables, it, timer, found.until))
    assert (await player(tables, gone, AIKO)).away is None
