"""Bot players that weigh all outcomes of chance: exact, deterministic, and within their work."""

from typing import Any

import pytest

from rules.bots.bot_player import choose
from rules.bots.expectimax import values_of
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.royal_game_of_ur import RoyalGameOfUr, UrState
from tests.rules.toys.bazaar import BAZAAR

AMPLE = 10**6


class Counting(RoyalGameOfUr):
    """Counts what the bot player looks at."""

    def __init__(self) -> None:
        super().__init__()
        self.looked = 0

    def evaluate(self, state: UrState, seat: int) -> float:  # type: ignore[override]
        self.looked += 1
        return super().evaluate(state, seat)


GAME = Counting()


def at(light: str, dark: str, throw: int, **fields: Any) -> UrState:
    return GAME.position({"board": [light.split(), dark.split()], "throw": throw, **fields})


CROWDED = at("A3 A1 B2 B6 A8", "C4 B3 B4 B7", 3, home=[1, 1])


def values(state: UrState, **level: Any) -> list[float]:
    return values_of(GAME, state, state.active, GAME.legal_actions(state, state.active), BotLevel(**level))


def test_without_work_an_action_is_worth_what_it_leads_to() -> None:
    after = [GAME.play(CROWDED, 0, action).state for action in GAME.legal_actions(CROWDED, 0)]
    assert values(CROWDED, throws=2, work=0) == [GAME.evaluate(state, 0) for state in after]


def test_one_chance_ahead_is_the_mean_of_the_best_answers() -> None:
    found = []
    for action in GAME.legal_actions(CROWDED, 0):
        mean = 0.0
        for odds, state in GAME.chances(CROWDED, 0, action):
            seat = state.active
            after = [GAME.play(state, seat, answer).state for answer in GAME.legal_actions(state, seat)]
            mean += odds * (max if seat == 0 else min)(GAME.evaluate(one, 0) for one in after)
        found.append(mean)
    assert values(CROWDED, throws=1, work=AMPLE) == pytest.approx(found)


def test_a_game_that_may_end_by_the_next_throws_is_counted_out() -> None:
    """Seat 0 bears its last piece off, or the other one does: with a throw of 1 each, as often as not."""
    state = at("B8 A7", "C7", 1, home=[5, 6])
    off, step = GAME.parse("off"), GAME.parse("move B8")
    legal = GAME.legal_actions(state, 0)
    found = dict(zip(legal, values(state, throws=2, work=AMPLE), strict=True))
    assert found[off] > found[step]


@pytest.mark.parametrize("work", [50, 500, 5000])
def test_the_work_is_bounded(work: int) -> None:
    GAME.looked = 0
    least = len(GAME.legal_actions(CROWDED, 0))
    values(CROWDED, throws=4, work=work)
    assert least < GAME.looked <= least + work


def test_coming_throws_are_not_foreseen() -> None:
    level = BotLevel(throws=2, work=AMPLE)
    chosen = set()
    for number in range(4):
        state = at("A3 A1 B2 B6 A8", "C4 B3 B4 B7", 3, home=[1, 1], next=[number, 1])
        chosen.add(choose(GAME, GAME.observe(state, 0), 0, Dice(str(number)), level))
    assert len(chosen) == 1


def test_a_game_that_lists_no_outcomes_is_valued_by_what_its_actions_lead_to() -> None:
    state = BAZAAR.setup(2, {}, "none")
    (seat, *_) = BAZAAR.to_act(state)
    legal = BAZAAR.legal_actions(state, seat)
    assert BAZAAR.chances(state, seat, legal[0]) == ()
    assert BAZAAR.solved(state, seat) is None
    found = values_of(BAZAAR, state, seat, legal, BotLevel(throws=2, work=AMPLE, solved=True))
    assert found == [BAZAAR.evaluate(BAZAAR.play(state, seat, action).state, seat) for action in legal]


def test_behind_unlikely_outcomes_it_looks_no_further() -> None:
    """Two throws ahead cost less than half of what all outcomes of both would."""
    GAME.looked = 0
    values(CROWDED, throws=1, work=AMPLE)
    one = GAME.looked
    GAME.looked = 0
    values(CROWDED, throws=2, work=AMPLE)
    assert one < GAME.looked < one * one / 2
