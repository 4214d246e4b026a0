"""The house against random play: how good its evaluation is."""

from collections.abc import Mapping

import msgspec

from rules.core import house
from rules.core.chance import Dice
from rules.core.contract import AnyGame


class Tally(msgspec.Struct, frozen=True):
    """``won`` counts a shared victory as half a game."""

    games: int
    won: float


def against_random(game: AnyGame, seats: int, games: int, seed: str, options: Mapping[str, str] | None = None) -> Tally:
    """The house in one seat (a different one each game), uniformly random players in the others."""
    won = 0.0
    for number in range(games):
        own = number % seats
        dice = Dice(f"match {seed} {number}")
        state = game.setup(seats, options, f"match {seed} {number}")
        while owing := game.to_act(state):
            seat = owing[0]
            if seat == own:
                action = house.choose(game, game.observe(state, seat), seat, dice)
            else:
                action = dice.pick(game.legal_actions(state, seat))
            state = game.apply(state, seat, action).state
        result = game.result(state)
        if result is not None and own in result.winners:
            won += 1 / len(result.winners)
    return Tally(games, won)
