"""The bot player: legal, deterministic, and blind to what its seat does not see."""

from typing import Any

import pytest

from rules.bots.bot_player import choose
from rules.bots.one_ply import EFFORT
from rules.core.chance import Dice
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.desk import desk
from tests.rules.toys.stall import Answer, Bazaar, value_of


def test_the_house_plays_a_whole_game() -> None:
    state = BAZAAR.setup(3, {}, "house")
    dice = Dice("house")
    taken = 0
    while owing := BAZAAR.to_act(state):
        action = choose(BAZAAR, BAZAAR.observe(state, owing[0]), owing[0], dice)
        assert action in BAZAAR.legal_actions(state, owing[0])
        state = BAZAAR.apply(state, owing[0], action).state
        taken += 1
        assert taken <= BAZAAR.bound(3)
    assert BAZAAR.result(state) is not None


def test_what_cannot_be_told_apart_is_played_alike() -> None:
    at = desk()
    at.act(1, "bid 3")
    at.act(2, "bid 1")
    for seat in (0, 1):
        seen = BAZAAR.observe(at.state, seat)
        choices = set()
        for number in range(8):
            other = BAZAAR.resample_from(seen, Dice(f"other {number}"))
            choices.add(choose(BAZAAR, BAZAAR.observe(other, seat), seat, Dice("same")))
        assert len(choices) == 1


def test_the_house_takes_what_it_values_most() -> None:
    state = BAZAAR.position(
        {"seats": 2, "hands": [[9], [8]], "phase": "answer", "winner": 0, "asked": 1, "kind": "spice"}
    )
    assert choose(BAZAAR, BAZAAR.observe(state, 1), 1, Dice("coins")) == Answer(True)


class Counting(BazaarGame):
    """Counts what the bot player looks at."""

    def __init__(self) -> None:
        super().__init__()
        self.played = 0

    def play(self, state: Bazaar, seat: int, action: Any) -> Any:
        self.played += 1
        return super().play(state, seat, action)


def test_a_short_decision_is_followed_to_its_end() -> None:
    hand = [5, 4, 3]
    state = BAZAAR.position({"seats": 2, "hands": [hand, [1]], "phase": "sell", "winner": 0})
    coins = state.purses[0]
    while state.phase == "sell":
        action = choose(BAZAAR, BAZAAR.observe(state, 0), 0, Dice("sale"))
        state = BAZAAR.apply(state, 0, action).state
    assert state.sold & 0b111000 == 0b111000
    assert state.purses[0] == coins + sum(value_of(good) for good in hand) + state.rolls[-1]


@pytest.mark.parametrize("size", [12, 32, 64])
def test_a_decision_of_many_steps_is_not_followed_for_ever(size: int) -> None:
    game = Counting()
    state = game.position({"seats": 2, "hands": [list(range(1, size + 1)), []], "phase": "sell", "winner": 0})
    action = choose(game, game.observe(state, 0), 0, Dice("sale"))
    assert action in game.legal_actions(state, 0)
    assert 0 < game.played < EFFORT * size
