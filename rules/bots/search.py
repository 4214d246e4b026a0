"""The search of a bot player: sequential halving over common imagined worlds, from an observation alone.

All considered actions are valued one decision deep; the best of them are candidates. In each round every candidate is
tried in the same imagined worlds, each resampled from the observation and played on by a rollout; the better half by
the mean of all worlds so far remains. The rounds share the budget equally, and a world that the budget cuts off counts
for no candidate. The same observation, seat, dice and level give the same action.
"""

from collections.abc import Callable, Collection, Sequence
from math import fsum
from typing import Any

from rules.bots.one_ply import EFFORT, considered, end_of
from rules.bots.rollout import Rollouts
from rules.bots.work import Work, WorkSpent
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

CANDIDATES = 8
"""The most actions that are looked at further than one decision deep."""

WORLDS = 40
"""The most worlds of one round: more of them tell the same."""


def search(
    game: AnyGame,
    observation: Observation,
    seat: int,
    dice: Dice,
    level: BotLevel,
    work: Work,
    without: Collection[Action] = (),
) -> Action:
    """The action of a level that follows its candidates for ``level.turns`` turns, within the limit of ``work``; one
    ``without`` some actions, where there are others."""
    first = game.resample_from(observation, dice)
    actions = considered(game, first, seat, without)
    if len(actions) == 1:
        return actions[0]
    states = [first]
    while len(states) < min(level.samples, max(1, work.left // (4 * len(actions)))):
        states.append(game.resample_from(observation, dice))
    actions = dice.shuffled(actions)
    values = _at_one_ply(game, states, seat, actions, work)
    rollouts = Rollouts(game, seat, game.seats_in(first), level.turns, work)
    rollouts.learn(actions[: len(values)], values)
    best_first = sorted(range(len(values)), key=lambda place: -values[place])
    candidates = [actions[place] for place in best_first[:CANDIDATES]] or [actions[0]]
    return _halved(candidates, lambda: game.resample_from(observation, dice), rollouts, work)


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


def _halved(candidates: Sequence[Action], new_world: Callable[[], Any], rollouts: Rollouts, work: Work) -> Action:
    """The candidate that remains. They are given best first: equal sums, and a round without a whole world, leave their
    order as it is."""
    sums = dict.fromkeys(candidates, 0.0)
    whole = work.limit
    for rounds in range((len(candidates) - 1).bit_length(), 0, -1):
        work.limit = work.spent + work.left // rounds
        _add_worlds(sums, new_world, rollouts, work)
        work.limit = whole
        best_first = sorted(sums, key=lambda action: -sums[action])
        sums = {action: sums[action] for action in best_first[: (len(sums) + 1) // 2]}
    return next(iter(sums))


def _add_worlds(sums: dict[Action, float], new_world: Callable[[], Any], rollouts: Rollouts, work: Work) -> None:
    """Adds the values of the candidates in one world after another, while another one is likely to be whole."""
    cost = 0
    for _ in range(WORLDS):
        if work.left <= cost:
            return
        before, world = work.spent - rollouts.ordered, new_world()
        try:
            values = [rollouts.value(world, action) for action in sums]
        except WorkSpent:
            return
        for action, value in zip(sums, values, strict=True):
            sums[action] += value
        cost = work.spent - rollouts.ordered - before
