"""Looks ahead where a game lists the outcomes of its chance: who decides takes the best for itself, the others take
the worst for it (of two seats: the best for themselves), and what chance brings counts as much as it is likely.

It looks one chance further at a time while its work lasts, so that it always has an answer; behind outcomes that are
less likely than the mean of all it looks no further, which costs little and takes it far behind the others.
"""

from collections.abc import Collection, Sequence
from typing import Any

from rules.bots.one_ply import considered
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation


class _OutOfWork(Exception):
    """The work that a level allows is done."""


def expectimax(
    game: AnyGame, observation: Observation, seat: int, dice: Dice, level: BotLevel, without: Collection[Action] = ()
) -> Action:
    """The action for ``seat`` in a game whose outcomes of chance are listed, from its observation alone; one
    ``without`` some actions, where there are others."""
    state: Any = game.resample_from(observation, dice)
    legal = considered(game, state, seat, without)
    if len(legal) == 1:
        return legal[0]
    values = values_of(game, state, seat, legal, level)
    best = max(values)
    return dice.pick([action for action, value in zip(legal, values, strict=True) if value == best])


def values_of(game: AnyGame, state: Any, seat: int, legal: Sequence[Action], level: BotLevel) -> list[float]:
    """What each of the ``legal`` actions is worth to ``seat``, as many chances ahead as the level's work allows: by
    what they lead to at least."""
    search = _Search(game, seat, level)
    values = [search.value(state, seat, action, 0) for action in legal]
    try:
        for throws in range(1, level.throws + 1):
            values = [search.value(state, seat, action, throws) for action in legal]
    except _OutOfWork:
        pass
    return values


class _Search:
    """One decision of ``seat``, and the work that is left for it."""

    def __init__(self, game: AnyGame, seat: int, level: BotLevel) -> None:
        self._game = game
        self._seat = seat
        self._solved = level.solved
        self._work = level.work

    def value(self, state: Any, mover: int, action: Action, throws: int) -> float:
        """What the action of ``mover`` is worth, looking so many chances ahead."""
        game, seat = self._game, self._seat
        outcomes = game.chances(state, mover, action) if throws else ()
        after = outcomes[0][1] if outcomes else game.before_chance(state, mover, action)
        known = game.solved(after, seat) if self._solved else None
        if known is not None or not outcomes or not game.to_act(after):
            self._work -= 2
            return game.evaluate(after, seat) if known is None else known
        self._work -= len(outcomes)
        if self._work < 0 < throws:
            raise _OutOfWork
        total = 0.0
        for odds, outcome in outcomes:
            likely = odds * len(outcomes) >= 1
            total += odds * self._best(outcome, throws - 1 if likely else 0)
        return total

    def _best(self, state: Any, throws: int) -> float:
        """What a state is worth in which someone decides."""
        mover = self._game.to_act(state)[0]
        values = [self.value(state, mover, action, throws) for action in self._game.legal_actions(state, mover)]
        return max(values) if mover == self._seat else min(values)
