"""The table's clocks: deadlines, pauses, missed turns. Time is an argument, in seconds."""

from typing import Any

import msgspec
import pytest

from rules.core import table as tables
from rules.core.clock import each
from rules.core.contract import Outcome, Premove
from rules.core.errors import TableError
from rules.core.player import MISSES, Player
from tests.rules.core.bazaar import BAZAAR
from tests.rules.core.desk import ANN, BOB, BOT, CID, EVE, HOUR, NEVER_ASK, Desk, desk
from tests.rules.core.meadow import MEADOW, MeadowGame
from tests.rules.core.sieve import SIEVE


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


def test_the_games_own_answer_is_played_when_time_is_out() -> None:
    at = desk(3, seconds=3600)
    at.act(1, "bid 3")
    at.now = HOUR - 1
    assert at.expire() is None
    at.now = HOUR
    change = at.expire()
    assert change is not None
    assert [(entry.kind, entry.seat, entry.steps) for entry in change.entries] == [
        ("default", 0, ("bid 0",)),
        ("default", 2, ("bid 0",)),
    ]
    assert [player.misses for player in at.table.players] == [1, 0, 1]
    assert change.newly == (1,)
    assert deadlines(at) == [None, 2 * HOUR, None]
    with pytest.raises(TableError, match="nothing to undo"):
        at.do("undo", 2)


def test_a_late_seat_that_owes_again_has_a_clock_and_is_told() -> None:
    """Both bids are late. The winner has made its bid, and is asked the next question with the whole time for it."""
    at = desk(2, seconds=3600)
    at.now = HOUR
    change = at.expire()
    assert change is not None
    assert [(entry.kind, entry.seat, entry.steps) for entry in change.entries] == [
        ("default", 0, ("bid 0",)),
        ("default", 1, ("bid 0",)),
    ]
    assert at.state.phase == "peek"
    (seat,) = tables.owing(BAZAAR, at.table)
    assert deadlines(at)[seat] == 2 * HOUR
    assert change.newly == (seat,)
    assert [player.misses for player in at.table.players] == [1, 1]


def test_a_missed_deadline_answers_up_to_the_first_fence() -> None:
    at = desk(2, seconds=3600)
    at.bid(1, 0)
    steps = []
    for number in range(2, 4):
        at.now = number * HOUR
        change = at.expire()
        assert change is not None
        steps += [(entry.seat, entry.steps) for entry in change.entries]
        assert deadlines(at) == [(number + 1) * HOUR, (number + 1) * HOUR if number == 3 else None]
    assert steps == [(0, ("peek 1",)), (0, ("skip", "done"))]
    assert at.state.round == 2
    assert at.table.players[0].misses == 2


def test_a_missed_deadline_of_one_alone_does_not_play_the_whole_game() -> None:
    table = tables.start(SIEVE, (ANN,), {}, "alone", 0.0, each(3600)).table
    windows = []
    for number in range(1, 3):
        change = tables.expire(SIEVE, table, number * HOUR)
        assert change is not None
        table = change.table
        windows.append([entry.steps for entry in change.entries])
        assert table.running
        assert table.players[0].deadline == (number + 1) * HOUR
    assert windows[0] == [("draw",)]
    [[third]] = [windows[1]]
    assert [step.split()[0] for step in third] == ["sink", "sink", "draw"]
    gone = tables.expire(SIEVE, table, 3 * HOUR)
    assert gone is not None
    assert [entry.kind for entry in gone.entries] == ["default", "vanish", "end"]
    assert gone.table.ended == "abandoned"


def test_a_late_seat_is_not_asked_what_another_late_seat_has_closed() -> None:
    """Two are late to claim, and the first answer closes the claims: what the other is asked then has its own time."""

    class Hasty(MeadowGame):
        """The first claim of all closes the claims."""

        def play(self, state: Any, seat: int, action: Any) -> Outcome[Any]:
            if state.turn < 0:
                others = [action.plot if claim == 0 else claim for claim in state.claims]
                state = msgspec.structs.replace(state, claims=tuple(others))
            return super().play(state, seat, action)

    game = Hasty()
    table = tables.start(game, (ANN, BOB), {}, "s", 0.0, each(3600)).table
    change = tables.expire(game, table, HOUR)
    assert change is not None
    [entry] = change.entries
    assert (entry.kind, entry.seat) == ("default", 0)
    assert [step.split()[0] for step in entry.steps] == ["claim", "pass"]
    assert tables.owing(game, change.table) == (1,)
    assert (change.table.players[1].deadline, change.table.players[1].misses) == (2 * HOUR, 0)


def test_a_late_seat_answers_as_it_said_in_advance() -> None:
    """The first answer is the game's own; what it leads to was answered in advance."""
    at = Desk(tables.start(MEADOW, (ANN, BOB), {}, "s", 0.0, each(3600)), game=MEADOW)
    first, second, third, _ = at.table.state.plots
    at.act(1, f"claim {first}")
    at.do("leave_premoves", 0, [Premove("leftovers", (str(third), str(second)))])
    at.now = HOUR
    change = at.expire()
    assert change is not None
    assert [(entry.kind, entry.seat, entry.steps) for entry in change.entries] == [
        ("default", 0, (f"claim {at.table.state.won[0][-1]}", f"take {third}"))
    ]
    assert at.table.players[0].premoves[0].steps == (str(second),)


def test_whoever_acts_again_has_missed_nothing() -> None:
    at = desk(2, seconds=3600)
    at.act(1, "bid 0")
    at.now = HOUR
    at.expire()
    assert at.table.players[0].misses == 1
    seat = at.state.winner
    if seat == 0:
        at.act(0, "peek 1")
        assert at.table.players[0].misses == 0
    else:
        at.act(1, "peek 1", "skip", "done")
        at.act(0, "bid 0")
        assert at.table.players[0].misses == 0


def test_the_house_takes_over_after_three_missed_deadlines() -> None:
    at = desk(2, seconds=3600, rounds="3")
    missed = []
    for _ in range(MISSES):
        at.act(1, "bid 1")
        at.now += HOUR
        change = at.expire()
        assert change is not None
        missed.append([(entry.kind, entry.seat) for entry in change.entries])
        at.act(1, "peek 1", "skip", "done")
    assert missed == [[("default", 0)], [("default", 0)], [("default", 0), ("vanish", 0)]]
    assert at.table.players[0].is_bot
    assert not at.table.players[0].resigned
    assert at.table.players[0].held == (ANN.user_id,)
    assert (change.entries[1].former, change.entries[1].detail) == (ANN, at.table.players[0].name)
    assert at.table.players[0].name != ANN.name


def test_a_table_that_everybody_left_is_abandoned() -> None:
    at = Desk(tables.start(BAZAAR, [ANN, BOT], {"rounds": "3"}, "s", 0.0, each(3600)))
    for _ in range(40):
        if not at.table.running:
            break
        if 1 in tables.owing(BAZAAR, at.table):
            at.act(1, BAZAAR.notation(BAZAAR.default(at.table.state, 1)))
        at.now += HOUR
        at.expire()
    assert at.table.ended == "abandoned"
    assert [(entry.seat, entry.former) for entry in at.entries if entry.kind == "vanish"] == [(0, ANN)]
    assert deadlines(at) == [None, None]


def test_a_game_that_the_defaults_finish_is_finished() -> None:
    last = BAZAAR.position({"seats": 2, "round": 2, "phase": "sell", "winner": 0})
    at = Desk(tables.start(BAZAAR, [ANN, BOT], {}, "s", 0.0, each(3600)))
    players = (Player(ANN, (ANN.user_id,), deadline=HOUR, misses=MISSES - 1), at.table.players[1])
    at.table = tables.Table("bazaar", 1, at.table.options, "s", players, last, last, clock=each(3600))
    at.now = HOUR
    at.expire()
    assert at.table.ended == "finished"
    outcome = tables.result(BAZAAR, at.table)
    assert outcome is not None
    assert outcome.reason == "rounds-played"
