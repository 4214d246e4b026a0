"""A private plan: steps gathered up to the next fence, and previewed before they are committed.

A plan is only ever carried out on *imagined* states, resampled from the planner's own observation. It stops where
chance or a reveal would begin to show, so a preview reveals nothing that the planner does not know.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Literal

import msgspec

from rules.core.chance import Dice
from rules.core.contract import CLOSINGS, Action, AnyGame, Observation, Transition
from rules.core.errors import RulesError
from rules.core.event import Event


class Plan(msgspec.Struct, frozen=True):
    """A previewed plan.

    ``steps`` are the notations that were legal one after another; ``observation`` is what the planner would see after
    them and ``events`` what happens, both before any reveal; ``legal`` the actions that may follow, none once
    ``complete``: a fence, or another seat's decision, ends it. ``begun`` is true in the middle of a decision that is
    not left half done, or of which others see nothing yet: there is nothing to commit so far. ``stopped`` is the
    refusal of the first step that was not legal. ``ends`` is true when the game is over after the last step, ``fence``
    when chance or a reveal follows it, so that it cannot be undone; ``unseen`` when only that shows what the last step
    does.
    """

    steps: tuple[str, ...]
    observation: Observation
    legal: tuple[Action, ...]
    events: tuple[Event, ...]
    complete: bool
    begun: bool = False
    stopped: RulesError | None = None
    ends: bool = False
    fence: bool = False
    unseen: bool = False


def look_ahead(game: AnyGame, observation: Observation, seat: int, steps: Sequence[str], dice: Dice) -> Plan:
    """Carries ``steps`` out on a state resampled from ``observation``."""
    state: Any = game.resample_from(observation, dice)
    taken: list[str] = []
    events: list[Event] = []
    sealed = False
    stopped: RulesError | None = None
    for text in steps:
        legal = game.legal_actions(state, seat)
        try:
            action = game.find(legal, text)
            transition = game.apply(state, seat, action)
        except RulesError as refusal:
            stopped = refusal
            stopped.step = text
            break
        taken.append(game.notation(action))
        foreseen = _foreseen(transition)
        events.extend(event.seen_by(seat) for event in foreseen)
        if transition.fence or seat not in game.to_act(transition.state):
            shown = game.observe(transition.shown, seat)
            unseen = not events or (transition.fence and not foreseen and not game.ends_turn(action))
            return Plan(
                tuple(taken), shown, (), tuple(events), True, ends=transition.ends, fence=transition.fence,
                unseen=unseen,
            )  # fmt: skip
        state, sealed = transition.state, transition.sealed
    legal = tuple(game.legal_actions(state, seat))
    begun = bool(taken) and (game.pending(state) or (sealed and not game.quiescent(state)))
    return Plan(tuple(taken), game.observe(state, seat), legal, tuple(events), False, begun, stopped)


End = Literal["", "round", "turn", "game"]
"""What a step leads to that was not so before: the last turn or round, or the end of the game."""

_ENDS: tuple[End, ...] = (*CLOSINGS, "game")


def end_foreseen(game: AnyGame, observation: Observation, imagined: Any, seat: int, actions: Iterable[Action]) -> End:
    """The least end that each of these legal actions of ``seat``, the viewer, brings, whatever is hidden. Any state
    ``imagined`` from the observation shows it."""
    nearest: End = "game"
    for action in actions:
        transition = game.apply(imagined, seat, action)
        then = game.observe(transition.shown, seat).closing
        found: End = "game" if transition.ends else then if then != observation.closing else ""
        nearest = min(nearest, found, key=_ENDS.index)
        if not nearest:
            break
    return nearest


def _foreseen(transition: Transition[Any]) -> Sequence[Event]:
    """The events that a preview may show: all of them where it may draw all that follows, else those before the first
    reveal."""
    if transition.shown is transition.state:
        return transition.events
    return tuple(takewhile(lambda event: not event.reveals, transition.events))


def turn_end(game: AnyGame, legal: Sequence[Action]) -> str | None:
    """The notation of the action that only declares the turn finished, when it is legal now."""
    return next((game.notation(action) for action in legal if game.ends_turn(action)), None)


def only_turn_end(game: AnyGame, legal: Sequence[Action]) -> bool:
    """Whether nothing is left but to declare the turn finished."""
    return len(legal) == 1 and game.ends_turn(legal[0])
