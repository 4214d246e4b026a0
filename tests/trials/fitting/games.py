"""Games for fitting: bot players among themselves with what their positions looked like, and matches of weights."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.contract import AnyGame

Weights = Mapping[str, float]

Row = tuple[dict[str, float], float]
"""The terms of a position for one seat, not weighted, less their mean for the others: what grows for everybody in the
course of a game tells nothing. Then how many points the seat was ahead of the mean of the others at the end."""

MOST = 500
"""Decisions a seat; a game that goes on for longer tells nothing."""


def weighted(game: AnyGame, weights: Weights) -> AnyGame:
    """The same game with other weights of its evaluation."""
    other = copy(game)
    other.weights = weights
    return other


def rows_of(game: AnyGame, seats: int, options: Mapping[str, str], seed: str) -> list[Row]:
    """A game of bot players, the ``easy`` ones in one of three games for variety: each position after a decision, for
    the seat that took it."""
    state: Any = game.setup(seats, options, seed)
    dice = Dice(seed)
    levels = [game.bot_levels["normal"]] * 2 + [game.bot_levels.get("easy", game.bot_levels["normal"])]
    level = dice.pick(levels)
    met: list[tuple[int, dict[str, float]]] = []
    for _ in range(MOST * seats):
        owing = game.to_act(state)
        if not owing:
            break
        seat = owing[0]
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, level)
        state = game.apply(state, seat, action).state
        if game.to_act(state) and game.quiescent(state):
            met.append((seat, _ahead([game.terms(state, each) for each in range(seats)], seat)))
    result = game.result(state)
    if result is None:
        return []
    leads = [_ahead([{"": float(total)} for total in result.totals[:seats]], seat)[""] for seat in range(seats)]
    return [(terms, leads[seat]) for seat, terms in met]


def _ahead(of_seats: Sequence[Mapping[str, float]], seat: int) -> dict[str, float]:
    """What a seat has, less the mean of the others."""
    others = [terms for other, terms in enumerate(of_seats) if other != seat]
    names = dict.fromkeys(name for terms in of_seats for name in terms)
    return {
        name: of_seats[seat].get(name, 0.0) - sum(terms.get(name, 0.0) for terms in others) / len(others)
        for name in names
    }


def match(
    game: AnyGame, seats: int, options: Mapping[str, str], new: Weights, old: Weights, seed: str
) -> Iterator[float]:
    """The scores of the new weights in one seat against the old ones in all others, without end: each opening is played
    from every seat."""
    players = weighted(game, new), weighted(game, old)
    number = 0
    while True:
        opening, own = divmod(number, seats)
        state: Any = game.setup(seats, options, f"match {seed} {opening}")
        dice = Dice(f"match {seed} {number}")
        for _ in range(MOST * seats):
            owing = game.to_act(state)
            if not owing:
                break
            seat = owing[0]
            player = players[seat != own]
            state = game.apply(state, seat, bot_player.choose(player, game.observe(state, seat), seat, dice)).state
        result = game.result(state)
        yield 1 / seats if result is None else (own in result.winners) / len(result.winners)
        number += 1
