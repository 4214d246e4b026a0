"""Whole turns of a seat in an imagined state: its steps up to the first chance or reveal, or to the end of its turn."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from rules.bots.one_ply import considered, end_of
from rules.bots.work import Work
from rules.core.contract import Action, AnyGame

STEPS = 14
"""No turn has more steps."""

WIDTH = 20
"""So many turns that are not finished yet are followed to be compared, the best of them."""

TRIED = 2000
"""Where more steps would have to be tried, the turns are too many to be compared."""

FINISH = 4
"""The ends that are valued of a decision in the midst of its steps."""


class Turn(msgspec.Struct, frozen=True):
    """A turn in an imagined state: its steps, the state ``before`` the last one, the one ``after`` them all, without
    what chance or a reveal brings, its ``value`` one turn deep, and whether it is ``whole``: else what follows only
    declares it finished, or its seat could go on."""

    steps: tuple[Action, ...]
    before: Any
    after: Any
    value: float
    whole: bool


class TooMany(Exception):
    """The turns of a position are too many to be compared."""


def same(one: Turn, other: Turn) -> bool:
    """Whether two turns from the same state come to the same: they lead to the same state, or have the same steps in
    another order, which a state may remember, and are worth the same."""
    if one.whole != other.whole:
        return False
    if one.value == other.value and Counter(one.steps) == Counter(other.steps):
        return True
    return bool(one.after == other.after)


def turn_of(game: AnyGame, state: Any, seat: int, steps: Sequence[Action]) -> Turn | None:
    """The turn with these steps in an imagined state; ``None`` where there are none, or one of them is not legal. A
    step that only declares the turn finished is left out, unless it is the only one; steps behind its end as well."""
    taken: list[Action] = []
    before, whole = state, False
    for action in steps:
        if whole or (taken and game.ends_turn(action)):
            break
        if action not in game.legal_actions(state, seat):
            return None
        before = state
        state, whole = after_step(game, state, seat, action)
        taken.append(action)
    if not taken:
        return None
    value = end_of(game, before, seat, taken[-1], FINISH, Work()).value
    return Turn(tuple(taken), before, state, value, whole)


def after_step(game: AnyGame, state: Any, seat: int, action: Action) -> tuple[Any, bool]:
    """The state after a legal action, without what chance or a reveal brings, and whether the turn is over with it."""
    outcome = game.play(state, seat, action)
    after: Any = outcome.state
    chance = after.chance != state.chance or any(event.reveals for event in outcome.events)
    over = chance or seat not in game.to_act(after) or game.turn_mark(after) != game.turn_mark(state)
    return (after if outcome.shown is None else outcome.shown), over or game.ends_turn(action)


class Beam:
    """The turns of ``seat`` in an imagined state, found a step at a time: of those that are not finished only the best
    ``width`` are followed. ``found`` are the finished ones so far, ``open`` the others."""

    def __init__(self, game: AnyGame, state: Any, seat: int, width: int, work: Work) -> None:
        self.found: list[Turn] = []
        self.open: Sequence[Turn] = [Turn((), state, state, 0.0, False)]
        self._game, self._seat, self._width, self._work = game, seat, width, work

    def tried_next(self) -> list[Sequence[Action]]:
        """What may follow each of the open turns."""
        return [considered(self._game, turn.after, self._seat) for turn in self.open]

    def follow(self, tried: Sequence[Sequence[Action]]) -> Sequence[Turn]:
        """Adds to each open turn each of the actions that are ``tried`` next; all turns made by it. Raises
        ``WorkSpent``, and is as it was."""
        found: list[Turn] = []
        made: list[Turn] = []
        for turn, actions in zip(self.open, tried, strict=True):
            for action in actions:
                if turn.steps and self._game.ends_turn(action):
                    found.append(turn)
                else:
                    made.append(self._with(turn, action))
        self.found += [*found, *(turn for turn in made if turn.whole)]
        self.open = best_first([turn for turn in made if not turn.whole])[: self._width]
        return made

    def _with(self, turn: Turn, action: Action) -> Turn:
        """The turn with one step more."""
        game, seat = self._game, self._seat
        self._work.spend()
        after, whole = after_step(game, turn.after, seat, action)
        if whole or not game.quiescent(after):
            value = end_of(game, turn.after, seat, action, FINISH, self._work).value
        else:
            self._work.spend()
            value = game.evaluate(after, seat)
        return Turn((*turn.steps, action), turn.after, after, value, whole)


def turns_of(game: AnyGame, state: Any, seat: int) -> list[Turn]:
    """The turns of ``seat`` in an imagined state, the best one turn deep first, none of them twice; of those that are
    not finished only the best are followed. Raises ``TooMany``."""
    beam = Beam(game, state, seat, WIDTH, Work())
    left = TRIED
    for _ in range(STEPS):
        tried = beam.tried_next()
        left -= sum(map(len, tried))
        if left < 0:
            raise TooMany
        beam.follow(tried)
        if not beam.open:
            break
    return best_first(beam.found)


def best_first(turns: Sequence[Turn]) -> list[Turn]:
    """The turns by value, of those that lead to the same state one."""
    alike: dict[float, list[Turn]] = {}
    for turn in turns:
        known = alike.setdefault(turn.value, [])
        if not any(same(turn, other) for other in known):
            known.append(turn)
    return [turn for value in sorted(alike, reverse=True) for turn in alike[value]]
