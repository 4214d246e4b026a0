"""A game as one viewer knew it, moment by moment, to store and review.

It is made of that viewer's observations, and of what was shown to them. Its positions are resampled from those, so that
they reveal nothing hidden, and the game can be continued from each. Only the viewer's own decisions are stored as they
were.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.errors import RecordError
from rules.core.event import Event
from rules.core.record import Record, must_know
from rules.history import history
from rules.history.history import (
    Course,
    Folded,
    PastPosition,
    Sight,
)
from rules.table.log_entry import Entry


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One moment: whose turn it was (``seat``), the notation of the viewer's own ``action``, the wording ``told``, and
    the ``events``. ``position`` are the fields of the imagined position that differ from the previous one, ``gone``
    those that it has no more."""

    turn: int = 0
    seat: int | None = None
    action: str = ""
    told: tuple[str, ...] = ()
    undone: bool = False
    events: tuple[Event, ...] = ()
    position: dict[str, Any] = {}
    gone: tuple[str, ...] = ()

    def after(self, whole: dict[str, Any]) -> dict[str, Any]:
        """The position of this moment, from that of the one before."""
        return {name: value for name, value in (whole | self.position).items() if name not in self.gone}


class ViewerRecord(msgspec.Struct, frozen=True):
    """A game as ``viewer`` (``None``: a spectator) knew it. ``version`` is that of the rules, ``names`` are the
    seats'."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    viewer: int | None
    names: tuple[str, ...]
    moments: tuple[Seen, ...]


Told = Callable[[Course, int], Sequence[str]]
"""Words a moment for its viewer."""


def viewer_record_of(
    game: AnyGame, head: Record, entries: Sequence[Entry], viewer: int | None, names: Sequence[str], told: Told
) -> ViewerRecord:
    """The viewer record of a game, from its log. Raises what :func:`rules.core.record.moments` raises."""
    course = history.course_of(game, head, entries, viewer)
    own = _own_steps(course, entries, viewer)
    seen, before = [], dict[str, Any]()
    for sight, turn in zip(course.sights, course.turns, strict=True):
        now = game.document(game.resample_from(sight.observation, Dice("account")))
        changed = {name: value for name, value in now.items() if name not in before or before[name] != value}
        gone = tuple(name for name in before if name not in now)
        before = now
        lines = tuple(told(course, sight.number))
        action = own.get(sight.number, "")
        seen.append(Seen(turn, course.whose.get(turn), action, lines, sight.undone, sight.events, changed, gone))
    options = dict(head.options)
    return ViewerRecord(head.game, head.version, head.seats, options, viewer, tuple(names), tuple(seen))


def _own_steps(course: Course, entries: Sequence[Entry], viewer: int | None) -> dict[int, str]:
    """The viewer's own steps by the moment that followed each. Each has one."""
    found: dict[int, str] = {}
    for number, entry in enumerate(entries, 1):
        if entry.seat != viewer or viewer is None or entry.kind == "undo":
            continue
        shown = [sight.number for sight in course.sights if sight.entry == number]
        found.update(zip(shown, entry.steps, strict=False))
    return found


def untold(account: ViewerRecord) -> ViewerRecord:
    """The record without its wording: a reader words it anew, in their own language."""
    return msgspec.structs.replace(
        account, moments=tuple(msgspec.structs.replace(seen, told=()) for seen in account.moments)
    )


def positions(game: AnyGame, account: ViewerRecord) -> Iterator[PastPosition]:
    """The imagined positions of a record. Raises ``RecordError`` for one of other rules or seats, ``PositionError`` for
    what is no position."""
    must_know(game, account.version)
    if not account.moments:
        raise RecordError("record-unreadable", detail="nothing was seen")
    whole: dict[str, Any] = {}
    for number, seen in enumerate(account.moments):
        whole = seen.after(whole)
        state = game.position(whole)
        if game.seats_in(state) != account.seats:
            raise RecordError("record-other-seats", seats=account.seats, start=game.seats_in(state))
        yield PastPosition(number, state, seen.events, seen.undone)


def position_at(game: AnyGame, account: ViewerRecord, place: int) -> Any:
    """One of the imagined positions. Raises what :func:`positions` raises."""
    whole: dict[str, Any] = {}
    for seen in account.moments[: place + 1]:
        whole = seen.after(whole)
    return game.position(whole)


def course_of(game: AnyGame, account: ViewerRecord) -> Course:
    """The course of a viewer record, for its viewer."""
    if account.viewer is not None and not 0 <= account.viewer < account.seats:
        raise RecordError("record-unreadable", detail="nobody sits there")
    sights = tuple(
        Sight(number, number, number, _folded(game, past, account.viewer), past.events, 0, past.undone)
        for number, past in enumerate(positions(game, account))
    )
    turns = tuple(seen.turn for seen in account.moments)
    whose = {seen.turn: seen.seat for seen in account.moments if seen.seat is not None}
    counted = turns[0] == 0 and all(other - one in (0, 1) for one, other in pairwise(turns))
    known = all(not turn or 0 <= whose.get(turn, -1) < account.seats for turn in turns)
    if not (counted and known):
        raise RecordError("record-unreadable", detail="its turns are in no order")
    if not all(_is_plain(event, account.seats) for seen in account.moments for event in seen.events):
        raise RecordError("record-unreadable", detail="nobody is told such an event")
    return Course(sights, turns, whose)


def _folded(game: AnyGame, past: PastPosition, viewer: int | None) -> Folded:
    return Folded(game.observe(past.state, viewer))


def _is_plain(event: Event, seats: int) -> bool:
    """Whether an event is in the form for its viewer: no private parts, plain words and numbers, and existing seats."""
    plain = (str, int, type(None))
    named = [("seat", event.seat)]
    for name, value in event.args.items():
        named += [(name.removesuffix("s"), item) for item in value] if isinstance(value, list) else [(name, value)]
    return not event.private and all(
        isinstance(item, plain) and (not name.endswith("seat") or not isinstance(item, int) or 0 <= item < seats)
        for name, item in named
    )


def entries_of(account: ViewerRecord) -> list[Entry]:
    """The log of a viewer record: one entry for each moment after the first."""
    return [Entry("act", seen.seat, 0.0, (), seen.events) for seen in account.moments[1:]]
