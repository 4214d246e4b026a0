"""The bot player: takes any seat, sees an observation only, and decides as its level says.

It resamples a few states from its observation, tries in each every legal action that its game considers, and takes the
one with the best mean value one decision deep; a level with a temperature draws among those that are nearly as good,
and one that looks turns ahead searches on from there. Where a game lists the outcomes of its chance, all are weighed.
"""

from collections.abc import Collection, Sequence
from math import exp, fsum
from typing import Any

from rules.bots.expectimax import expectimax
from rules.bots.one_ply import EFFORT, considered, value_of
from rules.bots.search import search
from rules.bots.work import Work
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

ALIKE = 8
"""The most actions that a level with a temperature draws among."""

NEAR = 3.0
"""How many temperatures below the best value an action may be and still be drawn."""

QUICK = BotLevel(samples=1)
"""For measurements over many games."""


def choose(
    game: AnyGame,
    observation: Observation,
    seat: int,
    dice: Dice,
    level: BotLevel | None = None,
    without: Collection[Action] = (),
) -> Action:
    """The action of the bot player for ``seat``, from its observation alone; of the game's ``normal`` level unless
    another is given; one ``without`` some actions, where there are others."""
    level = level or game.bot_levels["normal"]
    if level.turns:
        return search(game, observation, seat, dice, level, Work(level.work), without)
    if level.throws:
        return expectimax(game, observation, seat, dice, level, without)
    first: Any = game.resample_from(observation, dice)
    legal: Sequence[Action] = considered(game, first, seat, without)
    if len(legal) == 1:
        return legal[0]
    states = [first]
    while len(states) < min(level.samples, max(1, EFFORT // len(legal))):
        states.append(game.resample_from(observation, dice))
    share = EFFORT // (len(states) * len(legal))
    by_state = [[value_of(game, state, seat, action, share) for action in legal] for state in states]
    values = [fsum(of_action) for of_action in zip(*by_state, strict=True)]
    if level.temperature:
        return _drawn(legal, [value / len(states) for value in values], level.temperature, dice)
    best = max(values)
    return dice.pick([action for action, value in zip(legal, values, strict=True) if value == best])


def _drawn(actions: Sequence[Action], values: Sequence[float], temperature: float, dice: Dice) -> Action:
    """One of the actions whose values are near the best, with softmax weights. The weights are whole numbers, so that
    the draw is the same on every machine."""
    best = max(values)
    order = sorted(dice.shuffled(range(len(actions))), key=lambda place: -values[place])
    near = [place for place in order[:ALIKE] if best - values[place] <= NEAR * temperature]
    weights = [round(exp((values[place] - best) / temperature) * (1 << 20)) for place in near]
    drawn = dice.below(sum(weights))
    for place, weight in zip(near, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return actions[place]
    raise AssertionError
