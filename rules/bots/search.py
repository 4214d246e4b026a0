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
from rules.bots.rollout import rollout
from rules.bots.work import Work, WorkSpent
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

CANDIDATES = 8
"""The most actions that are looked at further than one decision deep."""

EFFORT = 1500
"""The most ends of decisions that are valued one decision deep, all actions and states together."""


def search(game: AnyGame, observation: Observation, seat: int, dice: Dice, level: BotLevel, work: Work) -> Action:
    """The action of a level that follows its candidates for ``level.turns`` turns, within the limit of ``work``."""
    first = game.resample_from(observation, dice)
    actions = considered(game, first, seat)
    if len(actions) == 1:
        return actions[0]
    states = [first]
    while len(states) < min(level.samples, max(1, work.left // (4 * len(actions)))):
        states.append(game.resample_from(observation, dice))
    candidates = _best_at_one_ply(game, states, seat, dice.shuffled(actions), work)
    return _halved(game, observation, seat, candidates, dice, level.turns, work)


def _best_at_one_ply(
    game: AnyGame, states: Sequence[Any], seat: int, actions: Sequence[Action], work: Work
) -> list[Action]:
    """The best actions by their mean value over the ``states``, equal ones in the given order. What the budget leaves
    unvalued in the first state is no candidate, and a later state that it cuts off does not count."""
    share = min(EFFORT, work.left // 4) // (len(states) * len(actions))
    valued: list[list[float]] = []
    for state in states:
        values: list[float] = []
        try:
            for action in actions:
                values.append(end_of(game, state, seat, action, share, work).value)
        except WorkSpent:
            if valued:
                break
            actions = actions[: max(1, len(values))]
        valued.append(values)
    worth = [fsum(of_action) for of_action in zip(*valued, strict=True)] or [0.0]
    best_first = sorted(range(len(actions)), key=lambda place: -worth[place])
    return [actions[place] for place in best_first[:CANDIDATES]]


def _halved(
    game: AnyGame, observation: Observation, seat: int, candidates: list[Action], dice: Dice, turns: int, work: Work
) -> Action:
    """The candidate that remains. They are given best first; equal means, and a round without a whole world, leave
    their order as it is."""
    worth = dict.fromkeys(candidates, 0.0)
    end = work.limit
    assert end is not None
    for rounds in range((len(candidates) - 1).bit_length(), 0, -1):
        work.limit = work.spent + (end - work.spent) // rounds
        costliest = 0
        while work.left > costliest:
            world, before = game.resample_from(observation, dice), work.spent
            try:
                values = [rollout(game, world, seat, action, turns, work) for action in candidates]
            except WorkSpent:
                break
            for action, value in zip(candidates, values, strict=True):
                worth[action] += value
            costliest = max(costliest, work.spent - before)
        candidates = sorted(candidates, key=lambda action: -worth[action])[: (len(candidates) + 1) // 2]
    work.limit = end
    return candidates[0]
