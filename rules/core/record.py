"""A record is the whole game: the set-up, and every action that counted, in order.

``replay(record) == state`` under the version of the rules that the record names. A record holds every secret; before
the end of a game it leaves the bot only as an account of what one seat knew (``rules.history.viewer_record``), without
the seed.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from rules.core.contract import AnyGame, State
from rules.core.errors import UNREADABLE, RecordError, RulesError
from rules.core.event import Event


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One action: who took it, and its notation."""

    seat: int
    action: str


class Record(msgspec.Struct, frozen=True):
    """A game as its list of actions. ``version`` is the rules version that played it; ``start`` is a position document
    when the game did not begin with a set-up. ``names`` are those of the seats, if given."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    steps: tuple[Step, ...] = ()
    start: dict[str, Any] | None = None
    names: tuple[str, ...] = ()


class Moment(msgspec.Struct, frozen=True):
    """The position after ``number`` steps; ``events`` are those of the last one."""

    number: int
    state: State
    step: Step | None = None
    events: tuple[Event, ...] = ()


def encode(record: Record) -> bytes:
    """The record as a JSON document."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode(data: bytes | str) -> Record:
    """Raises ``RecordError`` when this is no record."""
    try:
        return msgspec.json.decode(data, type=Record)
    except UNREADABLE as error:
        raise RecordError("record-unreadable", detail=str(error)) from error


def moments(game: AnyGame, record: Record) -> Iterator[Moment]:
    """Every position of the recorded game in order. Raises ``RecordError`` at the first step that does not fit,
    ``OptionError`` or ``PositionError`` when it cannot even begin, ``RecordError`` also when it begins from a position
    with another number of seats."""
    state = opening(game, record)
    yield Moment(0, state)
    for number, step in enumerate(record.steps, 1):
        if not 0 <= step.seat < record.seats:
            raise RecordError("record-step-illegal", step=number, action=step.action)
        try:
            action = game.find(game.legal_actions(state, step.seat), step.action)
            transition = game.apply(state, step.seat, action)
        except RulesError as error:
            raise RecordError("record-step-illegal", error.rule, step=number, action=step.action) from error
        state = transition.state
        yield Moment(number, state, step, transition.events)


def opening(game: AnyGame, record: Record) -> Any:
    """The position in which a record begins. Raises ``RecordError`` for a record of other rules, or one that begins
    from a position with another number of seats; ``OptionError`` or ``PositionError`` when it cannot begin at all."""
    must_know(game, record.version)
    if record.start is None:
        begun = game.setup(record.seats, game.kept_options(record.seats, record.options), record.seed)
        return game.as_of(begun, record.version)
    state = game.position(record.start)
    if game.seats_in(state) != record.seats:
        raise RecordError("record-other-seats", seats=record.seats, start=game.seats_in(state))
    return state


def must_know(game: AnyGame, version: int) -> None:
    """Raises ``RecordError`` for a version of the rules that is not known, or not any more."""
    if version not in (game.info.version, *game.info.earlier):
        raise RecordError("record-other-version", found=version, known=game.info.version)


def replay(game: AnyGame, record: Record, upto: int | None = None) -> Any:
    """The state after ``upto`` steps (all of them when ``None``)."""
    last: State | None = None
    for moment in moments(game, record):
        last = moment.state
        if moment.number == upto:
            break
    return last


def extended(record: Record, steps: Sequence[Step]) -> Record:
    """The record with further steps."""
    return msgspec.structs.replace(record, steps=record.steps + tuple(steps))
