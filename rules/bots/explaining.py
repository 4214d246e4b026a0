"""Why one action is better than others: the terms of the evaluation in which it differs from them.

Everything is worked out on states imagined from an observation, the same ones for the same observation: the reasons
tell nothing that the viewer cannot know.
"""

from collections.abc import Mapping, Sequence
from math import fsum
from typing import Any

import msgspec

from rules.bots.one_ply import considered, end_of
from rules.bots.work import Work
from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation

WORLDS = 6
"""The imagined states that are compared."""

EFFORT = 600
"""The most ends of decisions that are valued, all actions and states together."""

OTHERS = 8
"""The most other actions that one is compared with: the best of them."""

MOST = 3
"""The most reasons."""

SHARE = 0.2
"""What a reason counts at least beside the weightiest one."""

LEAST = 0.01
"""What a reason counts at least, in swings: about a quarter of a hundred wins. Less is no reason for a person."""


class Reason(msgspec.Struct, frozen=True):
    """In one ``term`` of the evaluation, how much better an action is than others: ``gain``, in the units of the
    evaluation, below zero where it is worse."""

    term: str
    gain: float


def gains_of(
    game: AnyGame, observation: Observation, seat: int, action: Action, others: Sequence[Action] = ()
) -> dict[str, float]:
    """By term, how much better a legal ``action`` is than the ``others`` on the average of them, in the units of the
    evaluation; than the best other ones that are considered where none are given."""
    dice = Dice("reasons")
    states: list[Any] = [game.resample_from(observation, dice) for _ in range(WORLDS)]
    others = others or [one for one in considered(game, states[0], seat) if one != action]
    if not others:
        return {}
    ends = _Ends(game, seat, EFFORT // (WORLDS * (1 + min(OTHERS, len(others)))))
    if len(others) > OTHERS:
        others = sorted(others, key=lambda one: -ends.value(states[0], one))[:OTHERS]
    theirs = [ends.terms(states, other)[0] for other in others]
    return gains_over(game, *ends.terms(states, action), theirs)


def gains_over(
    game: AnyGame, own: Mapping[str, float], over: bool, theirs: Sequence[Mapping[str, float]]
) -> dict[str, float]:
    """By term, how much more an action brings than others on the average of them, from the terms of each, not weighted.
    Where the game may be ``over`` with it nothing is hoped for any more, which is no loss."""
    compared = [own] if over else [own, *theirs]
    return {
        name: game.weights.get(name, 1.0)
        * (own.get(name, 0.0) - fsum(one.get(name, 0.0) for one in theirs) / len(theirs))
        for name in dict.fromkeys(name for terms in compared for name in terms)
    }


def weightiest(game: AnyGame, gains: Mapping[str, float]) -> tuple[Reason, ...]:
    """The few gains and losses that count most, the greatest first; none where nothing differs that counts."""
    reasons = [Reason(term, gain) for term, gain in gains.items()]
    ordered = sorted(reasons, key=lambda reason: (-abs(reason.gain), reason.term))
    least = max(LEAST * game.swing, SHARE * abs(ordered[0].gain)) if ordered else 0.0
    return tuple(reason for reason in ordered[:MOST] if abs(reason.gain) >= least)


class _Ends:
    """The ends of decisions that begin with an action, each found with about ``effort`` tries at most."""

    def __init__(self, game: AnyGame, seat: int, effort: int) -> None:
        self._game, self._seat, self._effort = game, seat, max(1, effort)

    def value(self, state: Any, action: Action) -> float:
        return end_of(self._game, state, self._seat, action, 1, Work()).value

    def terms(self, states: Sequence[Any], action: Action) -> tuple[Mapping[str, float], bool]:
        """The mean of each term over the states, not weighted, and whether the game may be over then."""
        found: dict[str, list[float]] = {}
        over = False
        for state in states:
            end = end_of(self._game, state, self._seat, action, self._effort, Work()).state
            over |= not self._game.to_act(end)
            for name, value in self._game.terms(end, self._seat).items():
                found.setdefault(name, []).append(value)
        return {name: fsum(values) / len(states) for name, values in found.items()}, over
