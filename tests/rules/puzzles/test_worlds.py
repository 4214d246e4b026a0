"""The imagined worlds in which turns are tried."""

from __future__ import annotations

from rules.bots.turns import turns_of
from rules.core.chance import Dice
from rules.puzzles.worlds import Worlds, is_right, looking_ahead
from rules.registry import GAMES


def test_worlds_are_the_same_for_all_that_a_seat_cannot_tell_apart():
    game = GAMES["sobek"]
    state = game.setup(2, {}, "secret")
    seat = game.to_act(state)[0]
    other = game.resample(state, seat, Dice("elsewhere"))
    level = looking_ahead(game)[-1]
    one, two = (Worlds(game, game.observe(each, seat), seat, "same", level) for each in (state, other))
    assert [one.world(number) for number in range(3)] == [two.world(number) for number in range(3)]


def test_what_a_turn_is_worth_does_not_hang_on_what_it_is_compared_with():
    game = GAMES["sobek"]
    state = game.setup(2, {}, "order")
    seat = game.to_act(state)[0]
    level = looking_ahead(game)[-1]
    turns = turns_of(game, state, seat)[:3]
    one, two = (Worlds(game, game.observe(state, seat), seat, "same", level) for _ in range(2))
    forwards, backwards = one.compare(turns, 2), two.compare(turns[::-1], 2)
    found = [{each.turn.steps: each.behind for each in compared} for compared in (forwards, backwards)]
    assert found[0] == found[1]


def test_a_little_behind_is_as_good():
    assert is_right(0.2, 1.0)
    assert not is_right(0.21, 1.0)
    assert is_right(-2.0, 1.0)
