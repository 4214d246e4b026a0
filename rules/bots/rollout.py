"""A rollout: one imagined world played on by one-ply greed for a number of turns, then evaluated.

All seats play what they value most in the imagined world itself, over few actions, so that a rollout is cheap. Chance
comes from the state's own stream: rollouts that begin in the same world draw the same.
"""

from collections.abc import Sequence
from typing import Any

from rules.bots.one_ply import DecisionEnd, best_end, considered, end_of
from rules.bots.work import Work
from rules.core.contract import Action, AnyGame

REPLIES = 6
"""The most ends of a decision that a seat values in a rollout."""

ENDS = 12
"""The most ends that are valued of the decision that a rollout begins with."""


class MoveOrdering:
    """What actions were worth to each seat one decision deep where it first had them: where a seat has more actions in
    a rollout than it may try, it tries those that were worth most. ``spent`` is the work that went into new actions."""

    def __init__(self) -> None:
        self.spent = 0
        self._worth: dict[int, dict[Action, float]] = {}

    def learn(self, seat: int, actions: Sequence[Action], values: Sequence[float]) -> None:
        self._worth.setdefault(seat, {}).update(zip(actions, values, strict=True))

    def best(self, game: AnyGame, state: Any, seat: int, actions: Sequence[Action], work: Work) -> Sequence[Action]:
        """The actions to try, ``REPLIES`` at most. Where fewer of them are known, all are valued in this state. Raises
        ``WorkSpent``."""
        if len(actions) <= REPLIES:
            return actions
        worth = self._worth.setdefault(seat, {})
        known = [action for action in actions if action in worth]
        if len(known) < REPLIES:
            before = work.spent
            for action in actions:
                if action not in worth:
                    worth[action] = end_of(game, state, seat, action, 1, work).value
            self.spent += work.spent - before
            known = list(actions)
        return sorted(known, key=worth.__getitem__, reverse=True)[:REPLIES]


def rollout(
    game: AnyGame, world: Any, seat: int, action: Action, turns: int, ordering: MoveOrdering, work: Work
) -> float:
    """The value for ``seat`` of the imagined ``world`` after ``action`` and the end of its ``turns``-th turn, the one
    that the action belongs to included. Raises ``WorkSpent``."""
    state = end_of(game, world, seat, action, ENDS, work).state
    mark, is_turn = game.turn_mark(world), True
    while owing := game.to_act(state):
        if game.quiescent(state):
            before, mark = mark, game.turn_mark(state)
            if is_turn and not (seat in owing and mark == before):
                turns -= 1
            if not turns:
                break
            is_turn = seat in owing
        state = _greedy_end(game, state, owing[0], ordering, work).state
    work.spend()
    return game.evaluate(state, seat)


def _greedy_end(game: AnyGame, state: Any, seat: int, ordering: MoveOrdering, work: Work) -> DecisionEnd:
    """The end of the decision that ``seat`` takes by one-ply greed."""
    actions = ordering.best(game, state, seat, considered(game, state, seat), work)
    share = REPLIES // len(actions)
    return best_end([end_of(game, state, seat, action, share, work) for action in actions])
