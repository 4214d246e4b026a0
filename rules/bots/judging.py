"""How good a turn was: the steps of one seat up to the next fence, compared with what a strong bot player would do.

Everything is worked out from the seat's own observation before the turn, on imagined worlds that are the same for all
turns compared: the numbers tell nothing that the seat could not know at the time.
"""

from collections.abc import Sequence
from functools import partial
from math import fsum, sqrt
from typing import Any, NamedTuple

import msgspec

from rules.bots import bot_player
from rules.bots.expectimax import values_of
from rules.bots.one_ply import considered
from rules.bots.rollout import Rollouts
from rules.bots.work import Work
from rules.core.bot_level import LEVELS, BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

STEPS = 60
"""The most steps of a turn."""

FEWEST, WORLDS = 4, 40
"""The least and the most imagined worlds in which turns are compared."""

Steps = tuple[Action, ...]
"""The actions of a turn in order."""


class Margin(NamedTuple):
    """How much one turn is worth more than another, in units of the evaluation: the ``mean`` over imagined worlds, and
    the standard ``error`` of that mean."""

    mean: float
    error: float


def strongest(game: AnyGame) -> BotLevel:
    """The highest level of the game."""
    return next(game.bot_levels[name] for name in reversed(LEVELS) if name in game.bot_levels)


def thorough(game: AnyGame) -> BotLevel:
    """The level that judges every turn of a game: *hard*, where there is one."""
    return game.bot_levels.get("hard", game.bot_levels["normal"])


def turn_of(game: AnyGame, observation: Observation, seat: int, dice: Dice, level: BotLevel) -> Steps:
    """The turn that a bot player would make, as far as no chance and no reveal decides how it goes on."""
    state: Any = game.resample_from(observation, dice)
    mark = game.turn_mark(state)
    steps: list[Action] = []
    while len(steps) < STEPS and seat in game.to_act(state) and game.turn_mark(state) == mark:
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, level)
        steps.append(action)
        transition = game.apply(state, seat, action)
        if transition.fence:
            break
        state = transition.state
    return tuple(steps)


def has_choice(game: AnyGame, observation: Observation, seat: int) -> bool:
    """Whether a bot player would consider more than one action."""
    return len(considered(game, game.resample_from(observation, Dice("choice")), seat)) > 1


def after(game: AnyGame, world: Any, seat: int, steps: Steps) -> Any:
    """The state after a turn in an imagined world."""
    for action in steps:
        world = game.apply(world, seat, action).state
    return world


def alike(game: AnyGame, observation: Observation, seat: int, one: Steps, other: Steps) -> bool:
    """Whether two turns come to the same: the same steps in another order do, where they are worth the same to all."""
    if one == other:
        return True
    world: Any = game.resample_from(observation, Dice("alike"))
    mine, theirs = (after(game, world, seat, steps) for steps in (one, other))
    if mine == theirs or game.observe(mine, seat) == game.observe(theirs, seat):
        return True
    order = partial(game.order, observation)
    if sorted(one, key=order) != sorted(other, key=order):
        return False
    return all(game.evaluate(mine, each) == game.evaluate(theirs, each) for each in range(game.seats_in(world)))


def margin(
    game: AnyGame,
    observation: Observation,
    seat: int,
    better: Steps,
    played: Steps,
    level: BotLevel,
    work: int,
    dice: Dice,
) -> Margin:
    """How much the turn ``better`` is worth more to ``seat`` than the one ``played``, in worlds imagined with ``dice``
    and followed as a ``level`` does, within the limit of ``work``."""
    first: Any = game.resample_from(observation, dice)
    if level.throws and len(better) == len(played) == 1:
        best, own = values_of(game, first, seat, (better[0], played[0]), level)
        return Margin(best - own, 0.0)
    budget, turns, seats = Work(), max(2, level.turns), game.seats_in(first)
    one, other = (Rollouts(game, seat, seats, turns, budget, level) for _ in range(2))  # neither learns from the other
    differences: list[float] = []
    for number in range(WORLDS):
        if number >= FEWEST and budget.spent * (number + 1) > work * number:
            break
        world = game.resample_from(observation, dice) if number else first
        ends = [after(game, world, seat, steps) for steps in (better, played)]
        differences.append(one.value_at(world, ends[0]) - other.value_at(world, ends[1]))
    return _mean(differences)


def _mean(differences: Sequence[float]) -> Margin:
    count = len(differences)
    mean = fsum(differences) / count
    variance = fsum((one - mean) ** 2 for one in differences) / max(1, count - 1)
    return Margin(mean, sqrt(variance / count))


def with_work(level: BotLevel, work: int) -> BotLevel:
    """The level with another limit of work for each decision; one that has none stays as it is."""
    return msgspec.structs.replace(level, work=work) if level.work else level
