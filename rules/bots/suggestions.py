"""The best answers to a question with many, as the bot player values them.

They are judged on one state resampled from an observation, so a suggestion reveals nothing; the same dice give the same
suggestions.
"""

from collections.abc import Sequence
from functools import partial
from itertools import combinations
from math import comb
from typing import Any, NamedTuple

import msgspec

from rules.bots.one_ply import value_of
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation
from rules.core.errors import UnknownNotation

EFFORT = 300
"""The most outcomes that the judgement of all answers together may value."""


def best_of(
    game: AnyGame, observation: Observation, seat: int, actions: Sequence[Action], most: int, dice: Dice
) -> tuple[Action, ...]:
    """Up to ``most`` of these legal actions, the best first; ties in canonical order."""
    return _from_best(game, game.resample_from(observation, dice), seat, actions)[:most]


class ValuedActions(NamedTuple):
    """Legal actions: those that were valued from the best down, and the others in their own order."""

    valued: tuple[Action, ...]
    others: tuple[Action, ...] = ()


def ranking_of(
    game: AnyGame, observation: Observation, seat: int, legal: Sequence[Action], dice: Dice
) -> ValuedActions:
    """These legal actions, valued as far as the game considers them for a bot player: of those that come to the same it
    considers one, and of a turn with hundreds a few dozen."""
    state: Any = game.resample_from(observation, dice)
    considered = frozenset(game.considered(state, seat))
    usual = [action for action in legal if action in considered] or legal
    valued = _from_best(game, state, seat, usual)
    kept = frozenset(valued)
    return ValuedActions(valued, tuple(action for action in legal if action not in kept))


def _from_best(game: AnyGame, state: Any, seat: int, actions: Sequence[Action]) -> tuple[Action, ...]:
    share = EFFORT // max(1, len(actions))
    worth = {action: value_of(game, state, seat, action, share) for action in actions}
    return tuple(sorted(worth, key=lambda action: (-worth[action], game.order(state, action))))


def best_together(
    game: AnyGame, observation: Observation, seat: int, actions: Sequence[Action], count: int, most: int, dice: Dice
) -> tuple[tuple[Action, ...], ...]:
    """Up to ``most`` sets of ``count`` of these legal actions that can be taken consecutively, the best first; none
    where there are too many sets to judge."""
    if comb(len(actions), count) > EFFORT:
        return ()
    state: Any = game.resample_from(observation, dice)
    worth = {}
    for together in combinations(sorted(actions, key=partial(game.order, state)), count):
        value = _value_together(game, state, seat, together)
        if value is not None:
            worth[together] = value
    best_first = sorted(worth, key=lambda one: (-worth[one], [game.order(state, action) for action in one]))
    return tuple(best_first[:most])


def _value_together(game: AnyGame, state: Any, seat: int, actions: Sequence[Action]) -> float | None:
    """The value of actions taken consecutively; ``None`` where one of them is not legal then."""
    *first, last = actions
    for action in first:
        if action not in game.legal_actions(state, seat):
            return None
        state = game.apply(state, seat, action).state
    return value_of(game, state, seat, last, 1) if last in game.legal_actions(state, seat) else None


class FollowingStep(msgspec.Struct, frozen=True):
    """A step that follows others, the imagined observation of its seat before it, and the shortest ``text`` that is
    understood there; whether it ``begins`` a decision of its own."""

    action: Action
    observation: Observation
    text: str
    begins: bool = False


def followed(
    game: AnyGame, observation: Observation, seat: int, action: Action, dice: Dice, *, to_turn_end: bool = False
) -> tuple[FollowingStep, ...]:
    """The best steps from a legal action to the end of the decision that it begins, or of the turn, where no further
    one is worth more than to finish it; without what chance or a reveal decides."""
    transition = game.apply(game.resample_from(observation, dice), seat, action)
    steps: list[FollowingStep] = []
    while not transition.fence and seat in game.to_act(transition.state):
        state: Any = transition.state
        begins = game.quiescent(state)
        if begins and not to_turn_end:
            break
        best = _best_step(game, state, seat)
        if game.ends_turn(best):
            break
        text = _shortest(game, game.legal_actions(state, seat), best)
        steps.append(FollowingStep(best, game.observe(state, seat), text, begins))
        transition = game.apply(state, seat, best)
    return tuple(steps)


def _shortest(game: AnyGame, legal: Sequence[Action], action: Action) -> str:
    """The fewest words of an action's notation that mean it."""
    words = game.notation(action).split()
    for count in range(1, len(words)):
        text = " ".join(words[:count])
        try:
            if game.find(legal, text) == action:
                return text
        except UnknownNotation:
            continue
    return " ".join(words)


def _best_step(game: AnyGame, state: Any, seat: int) -> Action:
    """The best action, of equal ones that which finishes the turn."""
    legal = game.considered(state, seat)
    share = EFFORT // len(legal)
    worth = {one: value_of(game, state, seat, one, share) for one in legal}
    best: Action = min(worth, key=lambda one: (-worth[one], not game.ends_turn(one), game.order(state, one)))
    return best
