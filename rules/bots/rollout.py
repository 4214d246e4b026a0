"""Rollouts: imagined worlds played on by one-ply greed for a number of turns, then evaluated.

All seats play what they value most in the imagined world itself, over few actions, so that a rollout is cheap. Chance
comes from the state's own stream: rollouts that begin in the same world draw the same.
"""

from collections.abc import Sequence
from typing import Any

from rules.bots.one_ply import best_end, considered, end_of
from rules.bots.work import Work
from rules.core.bot_level import BotLevel
from rules.core.contract import Action, AnyGame

FEWEST = 2
"""Each other seat tries so many answers at least."""

ENDS = 12
"""The most ends that are valued of the decision that a rollout begins with."""

BASIC = BotLevel()
"""Few replies, one end of each."""


class Rollouts:
    """The rollouts of one decision of ``seat``, one of ``seats``, up to the end of its ``turns``-th turn, the present
    one included, with as many replies, and ends of them, as a ``level`` tries.

    Where a seat has more actions than it may try, it tries those that were worth most one decision deep where they were
    first met, by the seat itself or by any other one: the move ordering. ``ordered`` is the work that went into it. A
    level that orders them anew remembers for a turn what they are worth in it.
    """

    def __init__(self, game: AnyGame, seat: int, seats: int, turns: int, work: Work, level: BotLevel = BASIC) -> None:
        self.ordered = 0
        self._game, self._seat, self._turns, self._work = game, seat, turns, work
        self._own, self._ends, self._anew = level.replies, level.ends, level.anew
        self._others = max(FEWEST, level.replies // max(1, seats - 1))
        self._worth: dict[bool, dict[Action, float]] = {True: {}, False: {}}
        self._in_turn: dict[Action, float] = {}

    def learn(self, actions: Sequence[Action], values: Sequence[float]) -> None:
        """Adds the values of the own seat's actions to the move ordering."""
        self._worth[True].update(zip(actions, values, strict=True))

    def value(self, world: Any, action: Action) -> float:
        """What the imagined ``world`` is worth to the seat after ``action`` and its turns. Raises ``WorkSpent``."""
        return self.value_at(world, end_of(self._game, world, self._seat, action, ENDS, self._work).state)

    def value_at(self, world: Any, state: Any) -> float:
        """What a ``state`` is worth to the seat after its turns, to which it came in the present one, begun in the
        imagined ``world``. Raises ``WorkSpent``."""
        game, seat, turns = self._game, self._seat, self._turns
        mark, is_turn = game.turn_mark(world), True
        asked = game.to_act(world)
        if self._anew:
            self._in_turn = self._worth[True].copy()
        while owing := game.to_act(state):
            if game.quiescent(state):
                before, mark = mark, game.turn_mark(state)
                if (owing, mark) != (asked, before):
                    asked, self._in_turn = owing, {}
                if is_turn and not (seat in owing and mark == before):
                    turns -= 1
                if not turns:
                    break
                is_turn = seat in owing
            state = self._after_reply(state, owing[0])
        self._work.spend()
        return game.evaluate(state, seat)

    def _after_reply(self, state: Any, seat: int) -> Any:
        """The state after the decision that a seat takes by one-ply greed."""
        most = self._own if seat == self._seat else self._others
        actions = considered(self._game, state, seat)
        actions = self._tried_anew(actions, most) if self._anew else self.tried(state, seat, actions, most)
        share = max(self._ends, most // len(actions))
        ends = [end_of(self._game, state, seat, action, share, self._work) for action in actions]
        if self._anew:
            self._in_turn.update({action: end.value for action, end in zip(actions, ends, strict=True)})
        return best_end(ends).state

    def _tried_anew(self, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """Those of the ``actions`` that are new in this turn, and at most so many of the others."""
        if len(actions) <= most:
            return actions
        worth = self._in_turn
        known = sorted([action for action in actions if action in worth], key=worth.__getitem__, reverse=True)
        left_out = {*known[most:]}
        return [action for action in actions if action not in left_out]

    def tried(self, state: Any, seat: int, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """At most so many of the ``actions``. Where fewer of them are known, all are valued in this state. Raises
        ``WorkSpent``."""
        if len(actions) <= most:
            return actions
        worth = self._worth[seat == self._seat]
        known = [action for action in actions if action in worth]
        if len(known) < most:
            before = self._work.spent
            for action in actions:
                if action not in worth:
                    worth[action] = end_of(self._game, state, seat, action, 1, self._work).value
            self.ordered += self._work.spent - before
            known = list(actions)
        return sorted(known, key=worth.__getitem__, reverse=True)[:most]
