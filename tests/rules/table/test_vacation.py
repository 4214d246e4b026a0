"""Vacation at a table: the clock stands still, whoever is away may move all the same, and gains no time."""

from __future__ import annotations

import pytest

from rules.history.snapshot import freeze, thaw
from rules.table import pauses, timeouts
from rules.table import table as tables
from rules.table.clock import DAY, HOUR, Clock
from rules.table.table import Change
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    EVE,
    Desk,
)
from tests.rules.toys.desk import BOT as ZIG

CLOCK = Clock(10 * HOUR, 2 * HOUR, 12 * HOUR)
UNTIL = 14.0 * DAY


def desk(*holders: object, **options: object) -> Desk:
    return Desk(tables.start(BAZAAR, holders, {}, "s", 0.0, CLOCK, **options))  # type: ignore[arg-type]


def goes(at: Desk, seat: int) -> Change | None:
    change = pauses.begin_vacation(BAZAAR, at.table, seat, UNTIL, at.now)
    return None if change is None else at.take(change)


def comes(at: Desk, seat: int) -> Change | None:
    change = pauses.end_vacation(BAZAAR, at.table, seat, at.now)
    return None if change is None else at.take(change)


def test_the_clock_stands_still_and_goes_on_where_it_stopped() -> None:
    at = desk(ANN, BOB)
    at.now = 4.0 * HOUR
    assert goes(at, 0) is not None
    assert [entry.kind for entry in at.last.entries] == ["away"]
    assert (at.table.players[0].deadline, at.table.players[0].left) == (None, 6 * HOUR)
    assert at.table.players[1].deadline == 10 * HOUR
    at.act(1, "bid 0")
    at.now = 100.0 * HOUR
    assert at.expire() is None
    assert comes(at, 0) is not None
    assert at.table.players[0].deadline == 106 * HOUR
    assert at.table.players[0].away is None
    assert thaw(BAZAAR, freeze(BAZAAR, at.table)) == at.table


def test_going_or_coming_twice_changes_nothing() -> None:
    at = desk(ANN, BOB)
    assert comes(at, 0) is None
    goes(at, 0)
    assert goes(at, 0) is None


def test_who_is_away_may_move_and_gains_no_time() -> None:
    at = desk(ANN, BOB)
    goes(at, 0)
    at.now = 30.0 * HOUR
    at.table = tables.with_player(at.table, 1, deadline=at.now + HOUR)
    at.act(0, "bid 1")
    assert at.table.players[0].left == 10 * HOUR
    assert at.table.players[0].away == UNTIL
    comes(at, 0)
    assert at.table.players[0].left == 10 * HOUR


def test_against_bot_players_alone_no_clock_stands_still() -> None:
    at = desk(ANN, ZIG)
    assert goes(at, 0) is None
    assert at.table.players[0].deadline == 10 * HOUR


def test_when_the_last_other_person_leaves_the_clock_goes_on() -> None:
    at = desk(ANN, BOB, CID)
    goes(at, 0)
    for seat in (1, 2):
        at.do("substitute", seat, ZIG)
    assert at.table.players[0].deadline == at.now + 10 * HOUR


def test_once_the_time_has_run_out_a_vacation_does_not_stop_the_others() -> None:
    at = desk(ANN, BOB)
    at.act(1, "bid 0")
    at.now = 10.0 * HOUR
    at.expire()
    until = at.table.players[0].deadline
    goes(at, 0)
    assert at.table.players[0].deadline == until
    at.vote(1, 0, timeouts.BOT)
    assert at.table.players[0].away is None


def test_a_vacation_begun_while_late_counts_from_the_next_decision_on() -> None:
    at = desk(ANN, BOB)
    at.bid(1, 0)
    at.now = 12.0 * HOUR
    at.expire()
    goes(at, 0)
    assert at.table.players[0].deadline is not None, "the others decide on"
    at.act(0, "peek 1")
    again = at.table.players[0]
    assert 0 in tables.owing(BAZAAR, at.table)
    assert (again.late, again.deadline, again.left) == (None, None, 0.0), "it stands, and no time is gained"
    at.now += 30 * HOUR
    assert at.expire() is None


def test_a_pause_and_a_vacation_together_count_nothing_twice() -> None:
    at = desk(ANN, BOB)
    at.now = 1.0 * HOUR
    goes(at, 0)
    at.do("pause", 1)
    at.now = 50.0 * HOUR
    comes(at, 0)
    at.now = 60.0 * HOUR
    at.do("resume", 1)
    assert [player.deadline for player in at.table.players] == [69 * HOUR, 69 * HOUR]


def test_who_comes_for_somebody_who_is_away_is_not_away() -> None:
    at = desk(ANN, BOB)
    goes(at, 0)
    at.do("substitute", 0, EVE)
    assert (at.table.players[0].away, at.table.players[0].deadline) == (None, 10 * HOUR)


@pytest.mark.parametrize("away", [{}, {0: UNTIL}])
def test_a_game_begins_with_whoever_is_away(away: dict[int, float]) -> None:
    at = desk(ANN, BOB, away=away)
    assert (at.table.players[0].deadline is None) == bool(away)
    assert at.table.players[1].deadline == 10 * HOUR


def test_a_game_that_ends_ends_the_vacation_there() -> None:
    at = desk(ANN, BOB)
    goes(at, 0)
    at.do("resign", 1)
    assert at.table.ended == "conceded"
    assert at.table.players[0].away is None
    assert comes(at, 0) is None
