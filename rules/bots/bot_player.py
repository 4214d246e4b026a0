"""The bot player: takes any seat, sees an observation only, looks one decision ahead.

It resamples a few states from its observation, tries in each every legal action that its game considers, and takes the
one with the best mean value. A decision in several steps is followed to its end before it is valued: every continuation
while there are few, else the game's fallback.
"""

from collections.abc import Sequence
from math import fsum
from typing import Any

from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

EFFORT = 1500
"""The most outcomes that one decision may value: with more legal actions fewer states are resampled."""


QUICK = BotLevel(samples=1)
"""For measurements over many games."""


def choose(game: AnyGame, observation: Observation, seat: int, dice: Dice, level: BotLevel | None = None) -> Action:
    """The action of the bot player for ``seat``, from its observation alone; of the game's ``normal`` level unless
    another is given."""
    level = level or game.bot_levels["normal"]
    first: Any = game.resample_from(observation, dice)
    legal: Sequence[Action] = _considered(game, first, seat)
    if len(legal) == 1:
        return legal[0]
    states = [first]
    while len(states) < min(level.samples, max(1, EFFORT // len(legal))):
        states.append(game.resample_from(observation, dice))
    share = EFFORT // (len(states) * len(legal))
    by_state = [[value_of(game, state, seat, action, share) for action in legal] for state in states]
    values = [fsum(of_action) for of_action in zip(*by_state, strict=True)]
    best = max(values)
    return dice.pick([action for action, value in zip(legal, values, strict=True) if value == best])


def _considered(game: AnyGame, state: Any, seat: int) -> Sequence[Action]:
    return game.considered(state, seat, game.legal_actions(state, seat))


def value_of(game: AnyGame, state: Any, seat: int, action: Action, effort: int) -> float:
    """The value for ``seat`` of what ``action`` leads to in an imagined state, over about ``effort`` ends of the
    decision at most. The action is a legal one: that is not checked again."""
    after = game.play(state, seat, action).state
    if game.quiescent(after) or seat not in game.to_act(after):
        return game.evaluate(after, seat)
    legal = _considered(game, after, seat)
    if len(legal) > effort:
        return value_of(game, after, seat, game.default(after, seat), 1)
    return max(value_of(game, after, seat, following, effort // len(legal)) for following in legal)
