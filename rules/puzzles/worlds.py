"""The imagined worlds in which turns are compared.

What a turn is worth is found as the strongest bot player finds it, from an observation alone: in many imagined worlds
it is played, and the world played on.
"""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

import msgspec

from rules.bots.expectimax import values_of
from rules.bots.rollout import Rollouts
from rules.bots.turns import Turn
from rules.bots.work import Work
from rules.core.bot_level import LEVELS, BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

BEAM = 8
"""So many unfinished turns are followed side by side by a bot player that has to find one."""

PART = 0.2
"""Turns that are behind the best one by no more than this part of its lead are as good as it."""


def looking_ahead(game: AnyGame) -> list[BotLevel]:
    """The levels of a game that look ahead, from weak to strong. They choose among whole turns: that is what a puzzle
    asks for."""
    levels = [game.bot_levels[name] for name in LEVELS if name in game.bot_levels and name not in ("easy", "normal")]
    return [msgspec.structs.replace(level, beam=level.beam or BEAM) if level.turns else level for level in levels]


class Compared(msgspec.Struct, frozen=True):
    """A turn that was tried with others in the same imagined worlds: what it is ``behind`` the best of them on the mean
    of all worlds, and the standard ``error`` of that."""

    turn: Turn
    behind: float
    error: float


class Worlds:
    """Imagined worlds of one observation, the same ones for the same seed, in which turns are tried: each is played,
    and the world played on for the turns that the ``level`` looks ahead, and so many ``further``, with few replies of
    each seat: there are many worlds. Where a level weighs all that chance may bring, there is one world."""

    def __init__(
        self, game: AnyGame, observation: Observation, seat: int, seed: str, level: BotLevel, further: int = 0
    ) -> None:
        self._game, self._seat, self._level = game, seat, level
        self._observation, self._dice = observation, Dice(seed)
        self._worlds: list[Any] = []
        self._seats, self._turns = game.seats_in(self.world(0)), level.turns + further
        self._weighed: dict[Action, float] = {}

    def world(self, number: int) -> Any:
        """One of the worlds, counted from 0."""
        while len(self._worlds) <= number:
            self._worlds.append(self._game.resample_from(self._observation, self._dice))
        return self._worlds[number]

    def compare(self, turns: Sequence[Turn], count: int) -> list[Compared]:
        """The turns in ``count`` worlds, the best first."""
        if self._level.throws:
            count = 1
        rows = [self._values(number, turns) for number in range(count)]
        sums = [fsum(column) for column in zip(*rows, strict=True)]
        best = sums.index(max(sums))
        compared = []
        for place, turn in enumerate(turns):
            behind = [row[best] - row[place] for row in rows]
            mean = fsum(behind) / count
            compared.append(Compared(turn, mean, _error(behind, mean)))
        return sorted(compared, key=lambda one: one.behind)

    def _values(self, number: int, turns: Sequence[Turn]) -> list[float]:
        world = self.world(number)
        if self._level.throws:
            return self._of_chance(world, [turn.steps[0] for turn in turns])
        values = []
        for turn in turns:
            state = world
            for action in turn.steps[:-1]:
                state = self._game.play(state, self._seat, action).state
            # Each time anew: what one turn teaches of replies would flatter it beside the others.
            rollouts = Rollouts(self._game, self._seat, self._seats, self._turns, Work())
            values.append(rollouts.value(state, turn.steps[-1]))
        return values

    def _of_chance(self, world: Any, actions: Sequence[Action]) -> list[float]:
        new = [action for action in actions if action not in self._weighed]
        if new:
            legal = self._game.legal_actions(world, self._seat)
            values = values_of(self._game, world, self._seat, legal, self._level)
            self._weighed.update(zip(legal, values, strict=True))
        return [self._weighed[action] for action in actions]


def _error(column: Sequence[float], mean: float) -> float:
    if len(column) < 2:
        return 0.0
    return sqrt(fsum((one - mean) ** 2 for one in column) / (len(column) - 1) / len(column))


def is_right(behind: float, lead: float) -> bool:
    """Whether a turn that is so far behind the best one of a puzzle with this lead is as good as it."""
    return behind <= PART * lead


def behind(worlds: Worlds, best: Turn, turn: Turn, count: int) -> float:
    """What a turn is behind the best one; below zero where it is ahead of it."""
    first, second = worlds.compare([best, turn], count)
    return second.behind if first.turn is best else -second.behind
