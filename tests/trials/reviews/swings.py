"""How far apart the evaluations of two seats are where one of them is about 2.7 times as likely to win."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, log
from typing import Any, NamedTuple

from rules.bots import bot_player
from rules.core.bot_level import LevelName
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from tests.trials.reviews.checking import level_of

TRIED = [0.05 * 1.1**step for step in range(80)]
"""The swings that are tried."""


class Position(NamedTuple):
    """What a position is worth to each seat, and who won the game."""

    values: tuple[float, ...]
    winners: tuple[int, ...]


def positions(game: AnyGame, levels: Sequence[LevelName], seed: str) -> list[Position]:
    """The positions of a game of bot players in which the seat to act has changed."""
    state: Any = game.setup(len(levels), {}, seed)
    dice, values, whose = Dice(seed), list[tuple[float, ...]](), -1
    while owing := game.to_act(state):
        seat = owing[0]
        if seat != whose and game.quiescent(state):
            whose = seat
            values.append(tuple(game.evaluate(state, one) for one in range(len(levels))))
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, level_of(game, levels[seat]))
        state = game.apply(state, seat, action).state
    result = game.result(state)
    assert result is not None
    return [Position(one, result.winning_seats) for one in values if result.winning_seats]


def likelihood(found: Sequence[Position], swing: float) -> float:
    """The mean logarithm of what the swing foretells for those who won."""
    whole = 0.0
    for position in found:
        best = max(position.values)
        weights = [exp((value - best) / swing) for value in position.values]
        share = fsum(weights[seat] for seat in position.winners) / fsum(weights)
        whole += log(max(share, 1e-9))
    return whole / len(found)


def fitted(found: Sequence[Position]) -> float:
    """The swing that foretells the winners best."""
    return max(TRIED, key=lambda swing: likelihood(found, swing))
