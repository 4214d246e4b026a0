"""The search of bot players: better than one decision ahead, within its budget, blind to what its seat does not see."""

from collections import Counter
from itertools import product
from typing import Any

import msgspec
import pytest

from rules.bots import bot_player
from rules.bots.rollout import Rollouts
from rules.bots.search import search
from rules.bots.work import Work, WorkSpent
from rules.core.bot_level import LEVELS, BotLevel
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Outcome
from rules.registry import GAMES
from tests.effort import paired
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.heap import HEAP, HeapGame, HeapState, TakeStones

LEVEL = BotLevel(samples=2, turns=2, work=400)
TURNS = BotLevel(samples=2, turns=2, work=400, beam=4)
SHORT_SIGHTED = BotLevel(samples=1)


def chosen(game: AnyGame, state: Any, level: BotLevel, dice: str = "same", seat: int | None = None) -> Any:
    seat = game.to_act(state)[0] if seat is None else seat
    return bot_player.choose(game, game.observe(state, seat), seat, Dice(dice), level)


def positions(game: AnyGame, seats: int, count: int, stride: int = 5):
    """Positions of a random game in which the first seat asked has a choice."""
    state, dice, step = game.setup(seats, {}, "search"), Dice("search"), 0
    while count and (owing := game.to_act(state)):
        legal = game.legal_actions(state, owing[0])
        step += len(legal) > 1
        if len(legal) > 1 and step % stride == 0:
            count -= 1
            yield state, owing[0]
        state = game.apply(state, owing[0], dice.pick(legal)).state


# --- what it finds --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("heap", "right"), [(5, 1), (6, 2)])
def test_it_is_right_where_one_decision_ahead_is_wrong(heap: int, right: int) -> None:
    """Who leaves four stones has the last one, as the other takes three."""
    state = HeapState(heap)
    assert chosen(HEAP, state, SHORT_SIGHTED) == TakeStones(3)
    assert chosen(HEAP, state, LEVEL) == TakeStones(right)


def test_it_beats_one_decision_ahead() -> None:
    lead = 0
    for heap in range(13, 43):
        for own in (0, 1):
            state = HeapState(heap, active=own)
            while owing := HEAP.to_act(state):
                action = chosen(HEAP, state, SHORT_SIGHTED if owing[0] else LEVEL)
                state = HEAP.apply(state, owing[0], action).state
            lead += (state.points[0] > state.points[1]) - (state.points[0] < state.points[1])
    assert lead > 30


def test_a_rollout_ends_with_the_turn_that_it_is_to_reach() -> None:
    """The turn of the decision is the first; everybody takes three."""
    state = HeapState(40)
    own = [Rollouts(HEAP, 0, 2, turns, Work()).value(state, TakeStones(1)) for turns in (1, 2, 3)]
    assert own == [1, 1 - 3 + 3, 1 - 6 + 6]
    assert Rollouts(HEAP, 0, 2, 9, Work()).value(HeapState(5), TakeStones(1)) == 1 - 3 + 1 + 10


class OwnPoints(HeapGame):
    def evaluate(self, state: HeapState, seat: int) -> float:
        return state.points[seat]


class Answered(OwnPoints):
    """At 36 stones it is the other player's turn, in which the seat to act only answers."""

    def quiescent(self, state: HeapState) -> bool:
        return state.heap != 36


class Windows(OwnPoints):
    """One seat decides again and again; each decision is a turn."""

    def play(self, state: HeapState, seat: int, action: TakeStones) -> Outcome[HeapState]:
        after = super().play(state, seat, action).state
        return Outcome(msgspec.structs.replace(after, active=seat), ())

    def turn_mark(self, state: HeapState) -> str:
        return str(state.heap)


@pytest.mark.parametrize(("game", "points"), [(OwnPoints(), 1 + 3), (Answered(), 1 + 3 + 3), (Windows(), 1 + 3)])
def test_what_counts_as_a_turn(game: HeapGame, points: int) -> None:
    assert Rollouts(game, 0, 2, 2, Work()).value(HeapState(40), TakeStones(1)) == points


def test_the_only_answer_takes_no_work() -> None:
    work = Work(50)
    assert search(HEAP, HEAP.observe(HeapState(1), 0), 0, Dice("one"), LEVEL, work) == TakeStones(1)
    assert work.spent == 0


def test_a_rollout_tries_the_best_of_many_actions() -> None:
    """New actions are valued where too few are known only, and a seat's own ones are known to it alone."""
    state, work = HeapState(100, 40), Work()
    rollouts, legal = Rollouts(HEAP, 0, 2, 1, work), HEAP.legal_actions(state, 0)
    rollouts.learn(legal[:2], [100.0, 50.0])
    tried = rollouts.tried(state, 0, legal, 5)
    assert [action.stones for action in tried] == [1, 2, 40, 39, 38]
    assert work.spent == rollouts.ordered == 2 * 38, "each is played and evaluated"
    more = HEAP.legal_actions(HeapState(100, 60), 0)
    assert rollouts.tried(state, 0, more, 5) == tried
    assert rollouts.tried(state, 0, legal[:5], 5) == legal[:5]
    assert work.spent == 2 * 38
    assert [action.stones for action in rollouts.tried(state, 1, legal, 2)] == [40, 39]


def test_a_level_may_try_all_actions_where_a_turn_begins() -> None:
    """In the same turn those that were worth most in it, and those that it has not met."""
    tried: dict[int, list[int]] = {}

    class LongTurns(HeapGame):
        def play(self, state: HeapState, seat: int, action: TakeStones) -> Outcome[HeapState]:
            tried.setdefault(state.heap, []).append(action.stones)
            after = super().play(state, seat, action).state
            return Outcome(msgspec.structs.replace(after, active=int(after.heap < 20)), ())

    rollouts = Rollouts(LongTurns(), 0, 2, 2, Work(), BotLevel(replies=2, anew=True))
    rollouts.learn([TakeStones(stones) for stones in (1, 2, 4, 5)], [1.0, 2.0, 4.0, 5.0])
    rollouts.value(HeapState(30, 5), TakeStones(5))
    assert tried[25] == [3, 4, 5], "the best two of those known, and the new one"
    assert tried[20] == [4, 5], "all are known by now"
    assert tried[15] == [1, 2, 3, 4, 5], "another seat's turn begins"


def test_a_level_may_follow_several_ends_of_each_action() -> None:
    """Else the game's own answer stands for all that may follow the first step: here one stone, where there are 20."""

    class Again(HeapGame):
        def play(self, state: HeapState, seat: int, action: TakeStones) -> Outcome[HeapState]:
            after = super().play(state, seat, action).state
            return Outcome(msgspec.structs.replace(after, active=seat if after.heap == 20 else 1 - seat), ())

        def quiescent(self, state: HeapState) -> bool:
            return state.heap != 20

    values = [
        Rollouts(Again(), 0, 2, 2, Work(), BotLevel(ends=ends)).value(HeapState(26), TakeStones(3)) for ends in (1, 3)
    ]
    assert values == [3 - (3 + 1) + 3, 3 - (3 + 3) + 3]


# --- what it may spend ----------------------------------------------------------------------------------------------


def test_work_ends_at_its_limit() -> None:
    work = Work(2)
    work.spend()
    work.spend()
    with pytest.raises(WorkSpent):
        work.spend()
    assert (work.spent, work.left) == (2, 0)


@pytest.mark.parametrize(("slug", "limit"), paired(GAMES, [40, 1, 400, 3]))
def test_the_budget_counts_what_is_done_and_is_kept(slug: str, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game, done = GAMES[slug], Counter[str]()
    for name in ("play", "evaluate"):
        real = getattr(game, name)

        def counted(state: Any, *args: Any, real: Any = real, name: str = name) -> Any:
            done[name] += 1
            return real(state, *args)

        monkeypatch.setattr(game, name, counted)
    for (state, seat), level in product(list(positions(game, max(game.info.seats), 3)), (LEVEL, TURNS)):
        done.clear()
        work = Work(limit)
        action = search(game, game.observe(state, seat), seat, Dice("budget"), level, work)
        assert action in game.legal_actions(state, seat)
        assert work.spent == done["play"] + done["evaluate"] <= limit == work.limit


# --- what it may know -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "level"), paired(GAMES, [LEVEL, TURNS]))
def test_what_cannot_be_told_apart_is_decided_alike_with_the_same_work(slug: str, level: BotLevel) -> None:
    game = GAMES[slug]
    for state, seat in positions(game, min(number for number in game.info.seats if number > 1), 3, stride=7):
        seen = game.observe(state, seat)
        found = set()
        for number in range(3):
            other = game.resample_from(seen, Dice(f"other {number}"))
            work = Work(level.work)
            found.add((search(game, game.observe(other, seat), seat, Dice("same"), level, work), work.spent))
        assert len(found) == 1


def test_a_game_with_hidden_bids_is_searched_to_its_end() -> None:
    state = BAZAAR.setup(3, {}, "search")
    for _ in range(BAZAAR.bound(3)):
        if not (owing := BAZAAR.to_act(state)):
            break
        action = chosen(BAZAAR, state, LEVEL, seat=owing[-1])
        assert action == chosen(BAZAAR, state, LEVEL, seat=owing[-1])
        state = BAZAAR.apply(state, owing[-1], action).state
    assert BAZAAR.result(state) is not None


# --- the temperature ------------------------------------------------------------------------------------------------


def drawn(temperature: float, most: int = 12) -> Counter[int]:
    """How often each number of stones is taken from a large heap, where more are always better."""
    level = BotLevel(samples=1, temperature=temperature)
    state = HeapState(100, most)
    return Counter(chosen(HEAP, state, level, f"draw {number}").stones for number in range(400))


def test_a_temperature_draws_near_the_best_only() -> None:
    assert set(drawn(0.1)) == {12}
    assert set(drawn(0.5)) == {12, 11}
    assert set(drawn(1.0)) == {12, 11, 10, 9}
    assert set(drawn(100.0)) == set(range(5, 13)), "the best eight"


def test_a_temperature_prefers_what_is_better() -> None:
    counts = drawn(1.0)
    assert counts[12] > counts[11] > counts[10] > counts[9] > 0
    assert abs(counts[12] / counts[11] - 2.718) < 1


def test_where_several_sit_other_turns_and_replies_may_be_followed() -> None:
    level = BotLevel(samples=1, turns=2, work=300, turns_of_several=1, replies_of_several=9)
    assert level.among(2) == level
    assert (level.among(3).turns, level.among(3).replies, level.among(3).work) == (1, 9, 300)
    game = GAMES["kingdom_builder"]
    of_two, of_several = BotLevel(samples=1, turns=2, work=300), BotLevel(samples=1, turns=1, replies=9, work=300)
    for seats, alike in ((2, of_two), (3, of_several)):
        state = game.setup(seats, game.options(seats, {}), "several")
        seat = game.to_act(state)[0]
        assert chosen(game, state, level, seat=seat) == chosen(game, state, alike, seat=seat)


# --- the levels of the games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", GAMES)
def test_levels_go_from_weak_to_strong(slug: str) -> None:
    levels = GAMES[slug].bot_levels
    assert "normal" in levels
    assert list(levels) == [name for name in LEVELS if name in levels]
    assert [level.work for level in levels.values()] == sorted(level.work for level in levels.values())
    for name, level in levels.items():
        assert level.samples >= 1
        assert not level.beam or level.turns, "who compares whole turns follows them"
        assert bool(level.work) == bool(level.turns or level.throws), "who looks turns ahead has a budget"
        assert bool(level.temperature) == (name == "easy")
