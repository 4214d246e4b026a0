"""Conditional moves: what a seat does by itself if the others take exactly these steps.

A conditional is bound to the exact steps of others, one after another, up to the moment when its seat must decide. Any
other step voids it, and so does whatever its seat learns besides those steps: a draw that it sees, a reveal. A step
that its seat cannot tell from another one (tiles are exchanged face down) is none to be bound to, and voids it as well.
What is legal, and what is learned, is judged on states resampled from its seat's own observation.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rules.core.chance import Dice
from rules.core.contract import Action, AnyGame, Observation, Transition
from rules.core.errors import IllegalAction, RulesError, TableError
from rules.core.event import Event

MOST = 5
"""The most conditionals of a seat."""

TRIES = 200
"""States resampled until a step of another seat is legal in it: what they hold is unknown."""

ALIKE = 6
"""Resampled states that must look the same to the seat after the steps of the others."""

Step = tuple[int, str]
"""A seat, and the notation of its action."""


class Conditional(msgspec.Struct, frozen=True):
    """Once the others have taken the steps of ``upon``, and no others, the seat takes ``steps``."""

    upon: tuple[Step, ...]
    steps: tuple[str, ...]


class Imagined(msgspec.Struct, frozen=True):
    """How far a draft conditional leads, as its seat can tell: the state after the steps, who may go on (``None`` once
    nothing may follow) and with which actions that it can tell from others."""

    state: Any
    seat: int | None
    legal: tuple[Action, ...]


class KnownStep(NamedTuple):
    """What a seat knows after a step of another one: what it sees, the ``events`` as they are told to it, and whether
    they have a ``secret`` part for the seat that took it."""

    seen: Observation
    events: tuple[Event, ...] = ()
    secret: bool = False


def imagine(game: AnyGame, observation: Observation, conditional: Conditional, dice: Dice) -> Imagined:
    """Carries out a draft conditional for the viewer of ``observation``.

    Raises ``TableError`` for steps of others that are hidden, or are followed by chance or a reveal that the viewer
    sees; ``IllegalAction`` for a step of others that is not legal in any of the states that were tried, the refusal of
    the rules for one of its own.
    """
    before = observation
    for count in range(len(conditional.upon) + 1):
        whole = count == len(conditional.upon)
        part = Conditional(conditional.upon[:count], conditional.steps if whole else ())
        heard, found = _imagine_alike(game, observation, part, dice)
        if count:
            seat, text = conditional.upon[count - 1]
            if _is_hidden(game, before, seat, game.parse(text), heard, dice):
                raise TableError("conditional-unknown-outcome")
        before = heard.seen
    return _without_hidden(game, before, found, dice)


def _without_hidden(game: AnyGame, before: Observation, found: Imagined, dice: Dice) -> Imagined:
    """The same without those of another seat's actions that the viewer could not tell from others, as far as there are
    any that it can."""
    seat, owner = found.seat, before.viewer
    if seat is None or owner is None or seat == owner:
        return found
    secret: dict[type[Action], bool] = {}
    alike: list[tuple[KnownStep, list[Action]]] = []
    for action in found.legal:
        kind = type(action)
        if secret.get(kind, True):
            heard = _heard(game, game.apply(found.state, seat, action), seat, owner)
            if secret.setdefault(kind, heard.secret):
                known = next((actions for other, actions in alike if other == heard), None)
                if known is None:
                    alike.append((heard, [action]))
                else:
                    known.append(action)
    hidden = {
        action
        for heard, actions in alike
        if len(actions) > 1 or _is_hidden(game, before, seat, actions[0], heard, dice)
        for action in actions
    }
    told = tuple(action for action in found.legal if action not in hidden)
    return msgspec.structs.replace(found, legal=told) if told else found


def _imagine_alike(
    game: AnyGame, observation: Observation, conditional: Conditional, dice: Dice
) -> tuple[KnownStep, Imagined]:
    """The same for one prefix of it, on several states: what differs between them is not known before. What others hold
    is only supposed, so that of these it is the one that leaves most to choose from."""
    found: list[tuple[KnownStep, Imagined]] = []
    refusal: RulesError | None = None
    for _ in range(TRIES):
        try:
            found.append(_imagine_once(game, observation, conditional, dice))
        except TableError:
            raise
        except RulesError as error:
            refusal = error
        if len(found) == ALIKE:
            break
    if not found:
        assert refusal is not None
        raise refusal
    if any(heard.seen != found[0][0].seen for heard, _ in found):
        raise TableError("conditional-unknown-outcome")
    return max(found, key=lambda one: len(one[1].legal))


def _imagine_once(
    game: AnyGame, observation: Observation, conditional: Conditional, dice: Dice
) -> tuple[KnownStep, Imagined]:
    """What the viewer knows after the others' steps, and where the whole conditional leads."""
    owner = observation.viewer
    assert owner is not None
    state: Any = game.resample_from(observation, dice)
    heard = KnownStep(observation)
    for seat, text in conditional.upon:
        if owner in game.to_act(state):
            raise TableError("conditional-too-long")
        try:
            transition = _apply(game, state, seat, text)
        except IllegalAction as refusal:
            raise IllegalAction("conditional-unlikely", refusal.rule) from refusal
        if transition.sealed:
            raise TableError("conditional-unknown-outcome")
        state, heard = transition.state, _heard(game, transition, seat, owner)
    for number, text in enumerate(conditional.steps, 1):
        transition = _apply(game, state, owner, text)
        state = transition.state
        if transition.fence or owner not in game.to_act(state):
            if number < len(conditional.steps):
                raise TableError("conditional-unknown-outcome")
            return heard, Imagined(transition.shown, None, ())
    next_seat = owner if owner in game.to_act(state) else min(game.to_act(state), default=None)
    legal = () if next_seat is None else tuple(game.legal_actions(state, next_seat))
    return heard, Imagined(state, next_seat, legal)


def _heard(game: AnyGame, transition: Transition[Any], seat: int, owner: int) -> KnownStep:
    """What ``owner`` knows after a step of ``seat``."""
    events = tuple(event.seen_by(owner) for event in transition.events)
    secret = any(seat in event.private for event in transition.events)
    return KnownStep(game.observe(transition.state, owner), events, secret)


def _is_hidden(game: AnyGame, before: Observation, seat: int, action: Action, heard: KnownStep, dice: Dice) -> bool:
    """Whether the viewer cannot tell the ``action`` of ``seat`` from another one of its kind, after which the same is
    ``heard``."""
    if before.viewer is None or not heard.secret:
        return False
    for _ in range(ALIKE):
        state: Any = game.resample_from(before, dice)
        others = (one for one in game.legal_actions(state, seat) if one != action and type(one) is type(action))
        if any(_heard(game, game.apply(state, seat, one), seat, before.viewer) == heard for one in others):
            return True
    return False


def _apply(game: AnyGame, state: Any, seat: int, text: str) -> Transition[Any]:
    """Takes exactly this step: where it is not legal, no other that begins with its words stands in for it."""
    try:
        return game.apply(state, seat, game.parse(text))
    except RulesError as refusal:
        refusal.step = text
        raise


def check(game: AnyGame, observation: Observation, held: Sequence[Conditional], wanted: Sequence[Conditional]) -> None:
    """Checks that the ``wanted`` ones can be left now, besides those that are ``held`` already. Raises ``TableError``,
    or the refusal of the rules for a step that is not legal."""
    if len(wanted) > MOST:
        raise TableError("conditional-most", most=MOST)
    if len({one.upon for one in wanted}) < len(wanted):
        raise TableError("conditional-twice")
    for one in wanted:
        if one not in held:
            _check_one(game, observation, one)


def _check_one(game: AnyGame, observation: Observation, conditional: Conditional) -> None:
    """The others' steps must lead to a decision of the viewer, and its own must answer it."""
    if not conditional.upon:
        raise TableError("conditional-no-condition")
    if not conditional.steps:
        raise TableError("no-steps")
    dice = Dice(f"conditional {conditional.upon}")
    if imagine(game, observation, Conditional(conditional.upon, ()), dice).seat != observation.viewer:
        raise TableError("conditional-not-asked")
    imagine(game, observation, conditional, dice)


def learned(game: AnyGame, before: Observation, after: Observation, seat: int, action: Action, dice: Dice) -> bool:
    """Whether the viewer of these observations has learned anything else from the ``action`` of ``seat`` than that
    it, and no other one, was taken."""
    owner = before.viewer
    assert owner is not None
    for _ in range(TRIES):
        state: Any = game.resample_from(before, dice)
        if action in game.legal_actions(state, seat):
            heard = _heard(game, game.apply(state, seat, action), seat, owner)
            return heard.seen != after or _is_hidden(game, before, seat, action, heard, dice)
    return True


def waiting_for(conditionals: Sequence[Conditional], heard: Sequence[Step]) -> tuple[Conditional, ...]:
    """Those that the steps ``heard`` have not voided."""
    return tuple(one for one in conditionals if one.upon[: len(heard)] == tuple(heard))


def due(conditionals: Sequence[Conditional], heard: Sequence[Step]) -> Conditional | None:
    """The one whose steps of others have all been taken."""
    return next((one for one in conditionals if one.upon == tuple(heard)), None)


def remaining(conditionals: Sequence[Conditional], heard: Sequence[Step]) -> tuple[Conditional, ...]:
    """Those that hold, without the steps already taken."""
    return tuple(Conditional(one.upon[len(heard) :], one.steps) for one in waiting_for(conditionals, heard))
