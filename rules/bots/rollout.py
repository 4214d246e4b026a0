"""A rollout: one imagined world played on by one-ply greed for a number of turns, then evaluated.

All seats play what they value most in the imagined world itself, over few actions, so that a rollout is cheap. Chance
comes from the state's own stream: rollouts that begin in the same world draw the same.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

from rules.bots.one_ply import DecisionEnd, best_end, considered, end_of
from rules.bots.work import Work
from rules.core.contract import Action, AnyGame

REPLIES = 12
"""The most ends of a decision that a seat values in a rollout."""

T = TypeVar("T")


def rollout(game: AnyGame, world: Any, seat: int, action: Action, turns: int, work: Work) -> float:
    """The value for ``seat`` of the imagined ``world`` after ``action`` and the end of its ``turns``-th turn, the one
    that the action belongs to included. Raises ``WorkSpent``."""
    state = end_of(game, world, seat, action, REPLIES, work).state
    mark, is_turn = game.turn_mark(world), True
    while owing := game.to_act(state):
        if game.quiescent(state):
            before, mark = mark, game.turn_mark(state)
            if is_turn and not (seat in owing and mark == before):
                turns -= 1
            if not turns:
                break
            is_turn = seat in owing
        state = _greedy_end(game, state, owing[0], work).state
    work.spend()
    return game.evaluate(state, seat)


def _greedy_end(game: AnyGame, state: Any, seat: int, work: Work) -> DecisionEnd:
    """The end of the decision that ``seat`` takes by one-ply greed."""
    actions = spread(considered(game, state, seat), REPLIES)
    share = REPLIES // len(actions)
    return best_end([end_of(game, state, seat, action, share, work) for action in actions])


def spread(items: Sequence[T], most: int) -> Sequence[T]:
    """At most so many of the ``items``, evenly spread over their order."""
    if len(items) <= most:
        return items
    return [items[place * len(items) // most] for place in range(most)]
