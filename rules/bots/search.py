"""The search of a bot player: sequential halving over common imagined worlds, from an observation alone.

All considered actions are valued one decision deep; the best of them are candidates. In each round every candidate is
tried in the same imagined worlds, each resampled from the observation, as :func:`rules.bots.rollout.rollout` plays them
on; the better half by the mean of all worlds so far remains. The rounds share the budget equally, and a world that the
budget cuts off counts for no candidate. The same observation, seat, dice and level give the same action.
"""

from collections.abc import Sequence
from math import fsum
from typing import Any

from rules.bots.one_ply import considered, end_of
from rules.bots.rollout import MoveOrdering, rollout
from rules.bots.work import Work, WorkSpent
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

CANDIDATES = 8
"""The most actions that are looked at further than one decision deep."""

EFFORT = 1500
"""The most ends of decisions that are valued one decision deep, all actions and states together."""

WORLDS = 40
"""The most worlds of one round: more of them tell the same."""


def search(game: AnyGame, observation: Observation, seat: int, dice: Dice, level: BotLevel, work: Work) -> Action:
    """The action of a level that follows its candidates for ``level.turns`` turns, within the limit of ``work``."""
    first = game.resample_from(observation, dice)
    actions = considered(game, first, seat)
    if len(actions) == 1:
        return actions[0]
    states = [first]
    while len(states) < min(level.samples, max(1, work.left // (4 * len(actions)))):
        states.append(game.resample_from(observation, dice))
    actions = dice.shuffled(actions)
    values = _at_one_ply(game, states, seat, actions, work)
    ordering = MoveOrdering()
    ordering.learn(seat, actions[: len(values)], values)
    best_first = sorted(range(len(values)), key=lambda place: -values[place])
    candidates = [actions[place] for place in best_first[:CANDIDATES]] or [actions[0]]
    halving = _Halving(game, observation, seat, dice, level.turns, ordering, work)
    return halving.remaining(candidates)


def _at_one_ply(game: AnyGame, states: Sequence[Any], seat: int, actions: Sequence[Action], work: Work) -> list[float]:
    """The mean values of the actions over the ``states``. The budget may leave the last actions unvalued in the first
    state; a later state that it cuts off does not count."""
    share = min(EFFORT, work.left // 4) // (len(states) * len(actions))
    valued: list[list[float]] = []
    for state in states:
        values: list[float] = []
        try:
            for action in actions:
                values.append(end_of(game, state, seat, action, share, work).value)
        except WorkSpent:
            return _means(valued or [values])
        valued.append(values)
    return _means(valued)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [fsum(column) / len(rows) for column in zip(*rows, strict=True)]


class _Halving:
    """Sequential halving of candidates, over worlds that all of them are tried in."""

    def __init__(
        self,
        game: AnyGame,
        observation: Observation,
        seat: int,
        dice: Dice,
        turns: int,
        ordering: MoveOrdering,
        work: Work,
    ) -> None:
        self._game, self._observation, self._seat, self._dice = game, observation, seat, dice
        self._turns, self._ordering, self._work = turns, ordering, work

    def remaining(self, candidates: Sequence[Action]) -> Action:
        """The last candidate. They are given best first: equal sums, and a round without a whole world, leave their
        order as it is."""
        sums = dict.fromkeys(candidates, 0.0)
        whole = self._work.limit
        for rounds in range((len(candidates) - 1).bit_length(), 0, -1):
            self._work.limit = self._work.spent + self._work.left // rounds
            self._add_worlds(sums)
            self._work.limit = whole
            best_first = sorted(sums, key=lambda action: -sums[action])
            sums = {action: sums[action] for action in best_first[: (len(sums) + 1) // 2]}
        return next(iter(sums))

    def _add_worlds(self, sums: dict[Action, float]) -> None:
        """Adds the values of the candidates in one world after another, while another one is likely to be whole."""
        cost = 0
        for _ in range(WORLDS):
            if self._work.left <= cost:
                return
            before = self._work.spent - self._ordering.spent
            values = self._in_one_world(list(sums))
            if values is None:
                return
            for action, value in values.items():
                sums[action] += value
            cost = self._work.spent - self._ordering.spent - before

    def _in_one_world(self, candidates: Sequence[Action]) -> dict[Action, float] | None:
        """The value of each candidate in a new world; ``None`` where the budget cuts it off."""
        game, seat = self._game, self._seat
        world = game.resample_from(self._observation, self._dice)
        try:
            return {
                action: rollout(game, world, seat, action, self._turns, self._ordering, self._work)
                for action in candidates
            }
        except WorkSpent:
            return None
