"""The table's clocks: deadlines, pauses, who follows whom. Time is an argument, in seconds."""

import pytest

from rules.core.errors import TableError
from rules.table import pauses
from tests.rules.toys.desk import (
    ANN,
    CID,
    EVE,
    HOUR,
    NEVER_ASK,
    Desk,
    desk,
)


def deadlines(at: Desk) -> list[float | None]:
    return [player.deadline for player in at.table.players]


def test_a_clock_runs_while_a_seat_owes_a_decision() -> None:
    at = desk(3, seconds=3600)
    assert deadlines(at) == [HOUR, HOUR, HOUR]
    at.now = 600.0
    at.act(1, "bid 1")
    assert deadlines(at) == [HOUR, None, HOUR]
    at.act(1, "bid 2")
    assert deadlines(at) == [HOUR, None, HOUR]
    at.act(0, "bid 0")
    at.act(2, "bid 0")
    assert deadlines(at) == [None, 600.0 + HOUR, None]


def test_without_a_limit_there_is_no_deadline() -> None:
    at = desk(2)
    at.now = 1e9
    assert deadlines(at) == [None, None]
    assert at.expire() is None


def test_doing_and_undoing_gains_no_time() -> None:
    at = desk(2, seconds=3600)
    at.now = 10.0
    at.to_sale()
    assert deadlines(at)[0] == 10.0 + HOUR
    step = at.sales(0, 1)[0]
    for _ in range(3):
        at.now += 60.0
        at.act(0, step)
        at.do("undo", 0)
    assert deadlines(at)[0] == 10.0 + HOUR


def test_a_new_decision_behind_a_fence_has_its_own_time() -> None:
    at = desk(2, seconds=3600)
    at.bid(1, 0)
    at.now = 3000.0
    at.act(0, "peek 1")
    assert deadlines(at)[0] == 3000.0 + HOUR


def test_a_pause_keeps_the_time_that_was_left() -> None:
    at = desk(2, seconds=3600)
    at.now = 600.0
    at.act(0, "bid 1")
    at.now = 1000.0
    at.do("pause", 0)
    assert deadlines(at) == [None, None]
    assert [player.left for player in at.table.players] == [HOUR, 2600.0]
    at.now = 1e6
    assert at.expire() is None
    for operation in (lambda: at.act(1, "bid 0"), lambda: at.do("undo", 0), lambda: at.do("pause", 1)):
        with pytest.raises(TableError, match="table paused"):
            operation()
    assert at.do("resume", 1).newly == ()
    assert deadlines(at) == [None, 1e6 + 2600.0]
    assert [player.left for player in at.table.players] == [HOUR, None]
    with pytest.raises(TableError, match="table not paused"):
        at.do("resume", 1)


def test_a_game_that_ends_in_a_pause_is_over_and_not_paused() -> None:
    at = desk(2, seconds=3600)
    at.do("pause", 0)
    at.do("resign", 1)
    assert at.table.ended == "conceded"
    assert not at.table.paused


def test_consent_to_a_longer_pause_goes_with_who_gave_it() -> None:
    at = desk(3, seconds=3600)
    at.do("pause", 0)
    at.do("agree", 1)
    at.do("substitute", 0, EVE)
    assert [entry.kind for entry in at.do("agree", 0).entries] == ["agree-pause"]
    with pytest.raises(TableError, match="pause agreed"):
        at.do("agree", 1)
    at.do("resign", 2)
    assert not pauses.is_long(at.table)
    assert [entry.kind for entry in at.do("agree", 1).entries] == ["long-pause"], "nobody is left who has not agreed"
    with pytest.raises(TableError, match="pause agreed"):
        at.do("agree", 0)


def test_a_pause_in_the_last_second_does_not_stop_the_clock_for_good() -> None:
    at = desk(2, seconds=3600)
    at.now = HOUR
    at.do("pause", 0)
    at.now = 2 * HOUR
    at.do("resume", 0)
    assert deadlines(at) == [2 * HOUR, 2 * HOUR]
    assert at.expire() is not None


def test_a_choice_left_in_a_pause_fires_when_the_game_goes_on() -> None:
    at = desk(2, seconds=3600)
    at.bid(1, 0)
    at.act(0, "peek 1", "ask 1 salt")
    at.do("pause", 0)
    assert at.do("leave_premoves", 1, [NEVER_ASK]).entries == ()
    at.now = 50.0
    change = at.do("resume", 0)
    assert [entry.kind for entry in change.entries] == ["resume", "premove"]
    assert deadlines(at) == [50.0 + HOUR, None]


def test_nobody_takes_their_own_seat_for_a_whole_clock() -> None:
    at = desk(2, seconds=3600)
    with pytest.raises(TableError, match="already seated"):
        at.do("substitute", 0, ANN)


def test_a_substitute_has_the_whole_time() -> None:
    at = desk(2, seconds=3600)
    at.now = 3000.0
    at.do("substitute", 0, EVE)
    assert deadlines(at) == [3000.0 + HOUR, HOUR]
    at.do("pause", 1)
    at.do("substitute", 1, CID)
    at.now = 5000.0
    at.do("resume", 1)
    assert deadlines(at) == [5000.0 + HOUR, 5000.0 + HOUR]
