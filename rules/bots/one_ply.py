"""What one decision leads to in an imagined state: the end of the decision, and its value.

A decision in several steps is followed to its end before it is valued: every continuation while there are few, else
the game's fallback.
"""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from rules.bots.work import Work
from rules.core.contract import Action, AnyGame

EFFORT = 1500
"""The most ends of decisions that one decision may value one ply deep, all actions and states together: with more legal
actions fewer states are resampled."""


class DecisionEnd(NamedTuple):
    """The state at the end of a decision, and its value for the seat that decided."""

    value: float
    state: Any


def considered(game: AnyGame, state: Any, seat: int, without: Collection[Action] = ()) -> Sequence[Action]:
    """The legal actions of ``seat`` that its game considers for a bot player, ``without`` some unless they are all."""
    actions = game.considered(state, seat)
    if not without:
        return actions
    return [action for action in actions if action not in without] or actions


def end_of(game: AnyGame, state: Any, seat: int, action: Action, effort: int, work: Work) -> DecisionEnd:
    """The best end for ``seat`` of the decision that ``action`` begins in an imagined state, among about ``effort``
    ends at most. The action is a legal one: that is not checked again. Raises ``WorkSpent``."""
    work.spend()
    after = game.play(state, seat, action).state
    if game.quiescent(after) or seat not in game.to_act(after):
        work.spend()
        return DecisionEnd(game.evaluate(after, seat), after)
    legal = considered(game, after, seat)
    if len(legal) > effort:
        return end_of(game, after, seat, game.default(after, seat), 1, work)
    share = effort // len(legal)
    return best_end([end_of(game, after, seat, following, share, work) for following in legal])


def best_end(ends: Sequence[DecisionEnd]) -> DecisionEnd:
    """The end with the highest value, the first of equal ones."""
    return max(ends, key=_value)


def _value(end: DecisionEnd) -> float:
    return end.value


def value_of(game: AnyGame, state: Any, seat: int, action: Action, effort: int) -> float:
    """The value for ``seat`` of what ``action`` leads to in an imagined state, over about ``effort`` ends of the
    decision at most."""
    return end_of(game, state, seat, action, effort, Work()).value
