"""Time that has run out: the game waits, the others decide, and nobody loses by the clock alone."""

from __future__ import annotations

import pytest

from rules.core.contract import Premove
from rules.core.errors import TableError
from rules.history.snapshot import freeze, thaw
from rules.table import table as tables
from rules.table import timeouts
from rules.table.clock import DAY, HOUR, Clock
from rules.table.player import Holder
from rules.table.timeouts import (
    ALONE,
    BOT,
    GRACE,
    SUBSTITUTE,
    WAIT,
)
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import (
    ANN,
    BOB,
    CID,
    DOT,
    EVE,
    Desk,
)
from tests.rules.toys.desk import BOT as ZIG

CLOCK = Clock(10 * HOUR, 2 * HOUR, 12 * HOUR)


def late(*holders: Holder, new: tuple[int, ...] = ()) -> Desk:
    """A table at which the time of seat 0 has run out; the others have bid in time."""
    at = Desk(tables.start(BAZAAR, holders, {}, "s", 0.0, CLOCK, (), new))
    for seat in range(1, len(holders)):
        at.act(seat, "bid 0")
    at.now = 10.0 * HOUR
    assert at.expire() is not None
    return at


def told(at: Desk) -> list[tuple[str, int | None]]:
    return [(entry.kind, entry.seat) for entry in at.last.entries]


def refused(at: Desk, seat: int, choice: str, number: int = 1) -> str:
    with pytest.raises(TableError) as caught:
        timeouts.vote(BAZAAR, at.table, seat, 0, number, choice, at.now)
    return caught.value.reason


def test_the_game_waits_and_who_is_late_may_still_move() -> None:
    at = late(ANN, BOB)
    assert told(at) == [("timeout", 0)]
    assert at.state.phase == "bid"
    assert at.table.players[0].deadline == at.now + GRACE
    at.now += HOUR
    at.act(0, "bid 0")
    player = at.table.players[0]
    assert (player.late, player.user_id) == (None, ANN.user_id)
    left = player.time_left(at.now)
    assert left == 2 * HOUR, "the clock holds what the decision adds"
    at.now += GRACE
    change = at.expire()
    assert change is None or [entry.kind for entry in change.entries] == ["timeout"]


def test_a_step_that_can_be_taken_back_is_no_decision_yet() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, CLOCK))
    at.act(1, "bid 0")
    at.now = 10.0 * HOUR
    at.expire()
    at.act(0, "bid 1")
    assert at.table.players[0].left == 2 * HOUR
    at.do("undo", 0)
    assert at.table.players[0].deadline == at.now + GRACE
    assert at.expire() is None
    assert at.table.players[0].timeouts == 1


def voted_on() -> Desk:
    """The first of four is late, and the second has voted for a bot player."""
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID, DOT), {}, "s", 0.0, CLOCK))
    for seat in (1, 2):
        at.act(seat, "bid 0")
    at.table = tables.with_player(at.table, 3, deadline=1e9)
    at.now = 10.0 * HOUR
    at.expire()
    at.vote(1, 0, BOT)
    return at


def test_a_move_and_its_undo_leave_the_question_to_the_others_as_it_was() -> None:
    at = voted_on()
    asked = at.table.players[0]
    assert asked.late is not None
    for _ in range(12):
        at.now += HOUR
        at.act(0, "bid 1")
        assert (at.table.players[0].late, at.table.players[0].left) == (None, 2 * HOUR)
        at.do("undo", 0)
        again = at.table.players[0]
        assert (again.late, again.timeouts) == (asked.late, asked.timeouts), "nobody is asked anew"
        assert again.deadline == asked.deadline, "nor has anybody gained time"
    assert thaw(BAZAAR, freeze(BAZAAR, at.table)) == at.table
    at.now = 10.0 * HOUR + GRACE
    at.expire()
    assert told(at) == [("vanish", 0)]


def test_nobody_is_asked_twice() -> None:
    at = late(ANN, BOB)
    for hours in (0, 1, 23):
        assert timeouts.expire(BAZAAR, at.table, 10.0 * HOUR + hours * HOUR) is None


def test_one_other_decides_alone_to_wait_a_day() -> None:
    at = late(ANN, BOB)
    at.now += HOUR
    at.vote(1, 0, WAIT)
    assert told(at) == [("wait", 0)]
    assert (at.table.players[0].late, at.table.players[0].deadline) == (None, at.now + DAY)
    at.now += DAY
    at.expire()
    assert told(at) == [("timeout", 0)]
    assert at.table.players[0].timeouts == 2
    assert refused(at, 1, WAIT, number=1) == "timeout-settled"


def test_a_bot_player_takes_over_when_the_others_want_it() -> None:
    at = late(ANN, BOB)
    at.vote(1, 0, BOT)
    assert told(at) == [("vanish", 0)]
    assert at.table.players[0].is_bot
    assert at.table.players[0].held == (ANN.user_id,)
    assert (at.last.entries[0].former, at.last.entries[0].detail) == (ANN, at.table.players[0].name)
    assert at.table.running


def test_a_bot_player_takes_over_after_a_day_in_which_nobody_said_anything() -> None:
    at = late(ANN, BOB, CID)
    at.now += GRACE
    at.expire()
    assert told(at) == [("vanish", 0)]
    assert at.table.players[0].is_bot


def test_more_than_half_decide_at_once_and_a_mind_may_be_changed() -> None:
    at = late(ANN, BOB, CID, DOT)
    at.vote(1, 0, WAIT)
    at.vote(1, 0, BOT)
    at.vote(2, 0, WAIT)
    assert at.last.entries == ()
    asked = at.table.players[0].late
    assert asked is not None
    assert [(vote.seat, vote.choice) for vote in asked.votes] == [(1, BOT), (2, WAIT)]
    at.vote(3, 0, WAIT)
    assert told(at) == [("wait", 0)]


@pytest.mark.parametrize(
    ("wanted", "kind"),
    [
        ((WAIT,), "wait"),
        ((SUBSTITUTE,), "vacant"),
        ((WAIT, BOT), "vanish"),
        ((WAIT, SUBSTITUTE), "vanish"),
        ((), "vanish"),
    ],
)
def test_after_a_day_what_most_want_is_done(wanted: tuple[str, ...], kind: str) -> None:
    at = late(ANN, BOB, CID, DOT)
    for seat, choice in enumerate(wanted, 1):
        at.vote(seat, 0, choice)
    at.now += GRACE
    at.expire()
    assert told(at) == [(kind, 0)]


def test_a_substitute_sits_down_with_a_whole_clock() -> None:
    at = late(ANN, BOB)
    at.vote(1, 0, SUBSTITUTE)
    assert told(at) == [("vacant", 0)]
    assert at.table.players[0].deadline == at.now + GRACE
    assert refused(at, 1, WAIT) == "timeout-settled"
    at.now += HOUR
    change = timeouts.take(BAZAAR, at.table, 0, 1, EVE, at.now, first=True, new=True)
    player = change.table.players[0]
    assert (player.holder, player.deadline, player.late) == (EVE, at.now + 20 * HOUR, None)
    with pytest.raises(TableError, match="timeout settled"):
        timeouts.take(BAZAAR, change.table, 0, 1, DOT, at.now, first=False, new=False)


def test_nobody_takes_a_seat_that_is_not_free() -> None:
    at = late(ANN, BOB)
    for seat in (0, 1, 7):
        with pytest.raises(TableError, match="timeout settled"):
            timeouts.take(BAZAAR, at.table, seat, 1, EVE, at.now, first=False, new=False)


def test_where_no_substitute_comes_a_bot_player_takes_over() -> None:
    at = late(ANN, BOB)
    at.vote(1, 0, SUBSTITUTE)
    at.now += GRACE
    at.expire()
    assert told(at) == [("vanish", 0)]


def test_who_is_late_may_come_back_while_a_substitute_is_looked_for() -> None:
    at = late(ANN, BOB)
    at.vote(1, 0, SUBSTITUTE)
    at.act(0, "bid 0")
    with pytest.raises(TableError, match="timeout settled"):
        timeouts.take(BAZAAR, at.table, 0, 1, EVE, at.now, first=False, new=False)


def test_who_may_not_decide() -> None:
    at = late(ANN, BOB, ZIG)
    assert refused(at, 0, WAIT) == "timeout-not-yours"
    assert refused(at, 2, WAIT) == "timeout-not-yours"
    assert refused(at, 1, "shout") == "timeout-settled"
    assert refused(at, 1, WAIT, number=2) == "timeout-settled"
    at.act(0, "bid 0")
    assert refused(at, 1, WAIT) == "timeout-settled"


def test_who_is_late_too_has_no_say() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, CLOCK))
    at.act(2, "bid 0")
    at.now = 10.0 * HOUR
    at.expire()
    assert told(at) == [("timeout", 0), ("timeout", 1)]
    assert timeouts.deciders(at.table, 0) == timeouts.deciders(at.table, 1) == (2,)
    at.vote(2, 1, BOT)
    assert [player.is_bot for player in at.table.players] == [False, True, False]
    assert at.table.players[0].late is not None


def test_a_vote_goes_with_who_cast_it() -> None:
    at = late(ANN, BOB, CID, DOT)
    at.vote(1, 0, BOT)
    at.do("resign", 1)
    asked = at.table.players[0].late
    assert asked is not None
    assert asked.votes == ()
    at.vote(2, 0, BOT)
    assert not at.table.players[0].is_bot, "one of the two who decide is not most of them"
    at.vote(3, 0, BOT)
    assert at.table.players[0].is_bot


def test_an_undo_brings_no_vote_back_of_who_has_left() -> None:
    at = voted_on()
    at.act(0, "bid 1")
    at.do("substitute", 1, EVE)
    at.do("undo", 0)
    asked = at.table.players[0].late
    assert asked is not None
    assert asked.votes == ()


def test_where_everybody_is_gone_the_table_closes() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, ZIG), {}, "s", 0.0, CLOCK))
    at.now = 10.0 * HOUR
    at.expire()
    at.now += GRACE
    at.expire()
    assert told(at) == [("vanish", 0), ("vanish", 1), ("end", None)]
    assert at.table.ended == "abandoned"


def test_against_bot_players_alone_the_seat_is_kept_for_a_week() -> None:
    at = late(ANN, ZIG, new=(0,))
    assert told(at) == [("timeout", 0)]
    assert at.table.players[0].deadline == at.now + ALONE
    at.now += ALONE - 1
    assert at.expire() is None
    at.now += 1
    at.expire()
    assert told(at) == [("vanish", 0), ("end", None)]
    assert at.table.ended == "abandoned"
    assert tables.result(BAZAAR, at.table) is None


def test_a_newcomer_who_misses_the_very_first_decision_loses_the_seat_at_once() -> None:
    at = late(ANN, BOB, new=(0, 1))
    assert told(at) == [("timeout", 0), ("vanish", 0)]
    assert at.table.players[0].is_bot


def test_a_newcomer_who_has_decided_something_is_waited_for() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", 0.0, CLOCK, (), (0, 1)))
    at.act(0, "bid 1")
    at.act(1, "bid 0")
    at.now = 13.0 * HOUR
    at.expire()
    assert told(at) == [("timeout", 0)]


def test_a_substitute_who_is_new_and_does_nothing_loses_the_seat_at_once() -> None:
    at = late(ANN, BOB)
    at.vote(1, 0, SUBSTITUTE)
    at.table = timeouts.take(BAZAAR, at.table, 0, 1, EVE, at.now, first=False, new=True).table
    at.now += 10 * HOUR
    at.expire()
    assert told(at) == [("timeout", 0), ("vanish", 0)]


def test_a_pause_stops_the_others_day_as_well() -> None:
    at = late(ANN, BOB)
    at.now += HOUR
    at.do("pause", 1)
    paused_at = at.now
    assert timeouts.ends_at(at.table, 0) == paused_at + DAY + 23 * HOUR
    at.now += 30 * DAY
    assert at.expire() is None
    at.do("resume", 0)
    assert at.table.players[0].deadline == at.now + 23 * HOUR
    assert at.table.players[0].late is not None


def test_whoever_left_an_answer_in_advance_is_not_late() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", 0.0, CLOCK))
    at.bid(1, 0)
    at.do("leave_premoves", 1, [Premove("never", ("never",))])
    at.act(0, "peek 1", "ask 1 salt")
    assert 1 not in tables.owing(BAZAAR, at.table)
    assert at.table.players[1].late is None


def test_a_resignation_settles_what_was_asked() -> None:
    at = late(ANN, BOB, CID)
    at.do("resign", 0)
    assert at.table.players[0].late is None
    assert refused(at, 1, WAIT) == "timeout-settled"


@pytest.mark.parametrize("clock", [CLOCK, None])
def test_about_who_has_left_the_others_decide_at_once(clock: Clock | None) -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, clock))
    at.now = HOUR
    at.leave(0)
    assert told(at) == [("gone", 0)]
    player = at.table.players[0]
    assert player.late is not None
    assert (player.late.gone, player.deadline) == (True, at.now + GRACE)
    assert timeouts.leave(BAZAAR, at.table, 0, at.now) is None, "nobody is asked twice"
    assert thaw(BAZAAR, freeze(BAZAAR, at.table)) == at.table
    for seat in (1, 2):
        at.vote(seat, 0, SUBSTITUTE)
    sought = at.table.players[0].late
    assert sought is not None
    assert (sought.vacant, sought.gone) == (True, True)
    at.now += GRACE
    assert at.expire() is not None
    assert told(at)[0] == ("vanish", 0)
    assert at.table.players[0].is_bot


@pytest.mark.parametrize("clock", [CLOCK, None])
def test_who_was_given_a_day_more_has_it_though_they_have_left(clock: Clock | None) -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, clock))
    at.leave(0)
    for seat in (1, 2):
        at.vote(seat, 0, WAIT)
    given = at.now
    assert told(at) == [("wait", 0)]
    at.now += HOUR
    assert timeouts.leave(BAZAAR, at.table, 0, at.now) is None
    at.act(1, "bid 0")
    assert at.table.players[0].deadline == given + GRACE, "what others do changes nothing about it"
    assert thaw(BAZAAR, freeze(BAZAAR, at.table)) == at.table
    at.now = given + GRACE
    assert at.expire() is not None
    assert told(at)[0] == ("gone", 0), "then it is asked again"
    assert at.table.players[0].late is not None


def test_who_was_given_a_day_more_and_acts_is_asked_about_when_they_leave_after_that() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", 0.0, None))
    at.leave(0)
    at.vote(1, 0, WAIT)
    at.act(0, "bid 0")
    assert (at.table.players[0].spared, at.table.players[0].deadline) == (None, None)


def test_who_has_left_and_owes_nothing_is_not_asked_about() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", 0.0, None))
    at.act(0, "bid 0")
    assert timeouts.leave(BAZAAR, at.table, 0, at.now) is None
    assert timeouts.leave(BAZAAR, at.table, 1, at.now) is not None


def test_without_a_clock_time_runs_only_while_the_others_decide() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB, CID), {}, "s", 0.0, None))
    at.leave(0)
    began = at.now
    at.now += HOUR
    at.act(1, "bid 0")
    assert at.table.players[0].deadline == began + GRACE, "what others do changes nothing about it"
    at.act(0, "bid 0")
    assert [(one.late, one.deadline, one.left) for one in at.table.players] == [(None, None, None)] * 3
    at.now += 100 * DAY
    assert at.expire() is None


def test_a_newcomer_who_has_left_keeps_nobody_waiting() -> None:
    at = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", 0.0, None, (), (0,)))
    at.leave(0)
    assert told(at) == [("gone", 0), ("vanish", 0)]
