"""The best known answers to a question with many: what the bot player would think of each.

Judged on one state imagined from an observation, so a suggestion tells nothing that its reader does not know; the same
dice give the same suggestions.
"""

from collections.abc import Sequence
from typing import Any

from rules.core.bot_player import value_of
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

EFFORT = 300
"""How many outcomes the judgement of all answers together may value."""


def best_of(
    game: AnyGame, observation: Observation, seat: int, actions: Sequence[Action], most: int, dice: Dice
) -> tuple[Action, ...]:
    """Up to ``most`` of these legal actions, the best first; of equal ones the first in the canonical order."""
    state: Any = game.resample_from(observation, dice)
    share = EFFORT // max(1, len(actions))
    worth = {action: value_of(game, state, seat, action, share) for action in actions}
    return tuple(sorted(worth, key=lambda action: (-worth[action], game.order(action)))[:most])
