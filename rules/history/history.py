"""The history of a game: every position with its events, and what one viewer knew of it then.

It is built from the log: unlike a record that holds what was taken back as well, so that each entry leads to its
position. What a viewer gets (:class:`Sight`) is made of their observations and of events in their form only: a step
hidden from them is left out, even of the numbering.
"""

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec

from rules.core.contract import AnyGame, Observation, State
from rules.core.errors import RecordError, RulesError
from rules.core.event import Event
from rules.core.record import Record, moments, opening
from rules.table.log_entry import MOVES as MOVES
from rules.table.log_entry import Entry, taken_back, without

ITSELF, AN_EVENT = 300, 700
"""Approximate bytes in memory of a moment beside its observation, and of one of its events."""


class PastPosition(msgspec.Struct, frozen=True):
    """The position after a step of the ``entry``-th entry of the log (0: before all of them), secrets included.
    ``events`` are those of the step; ``undone``: it was taken back later."""

    entry: int
    state: State
    events: tuple[Event, ...] = ()
    undone: bool = False


class Folded:
    """A compressed observation, as a game has hundreds of them."""

    __slots__ = ("data",)

    def __init__(self, observation: Observation) -> None:
        self.data = zlib.compress(pickle.dumps(observation, pickle.HIGHEST_PROTOCOL), 1)

    def unfolded(self) -> Observation:
        observation: Observation = pickle.loads(zlib.decompress(self.data))
        return observation

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Folded) and self.unfolded() == other.unfolded()

    __hash__ = None  # type: ignore[assignment]  # as that of an observation that holds lists


class Sight(msgspec.Struct, frozen=True):
    """What one viewer knew at the ``number``-th moment that showed them anything, counted from 0. ``entry`` is the
    newest entry of the log then, ``events`` are the latest, in the viewer's form: those of the entry from number
    ``first`` on. ``undone``: it was taken back later. ``place`` is its index among the positions of the game."""

    number: int
    place: int
    entry: int
    folded: Folded
    events: tuple[Event, ...] = ()
    first: int = 0
    undone: bool = False

    @property
    def observation(self) -> Observation:
        """The observation, decompressed on each access."""
        return self.folded.unfolded()


def pasts(game: AnyGame, head: Record, entries: Sequence[Entry]) -> Iterator[PastPosition]:
    """Every position of a game that began as ``head`` does and went on as its log says; the steps of ``head`` do not
    count. Raises what :func:`rules.core.record.moments` raises."""
    state = start = opening(game, head)
    undone = _undone(entries)
    standing: list[_Stood] = []
    yield PastPosition(0, state)
    taken = 0
    for number, entry in enumerate(entries, 1):
        if entry.kind == "undo":
            state, standing = _taken_back(game, entry, start, standing)
            yield PastPosition(number, state)
        elif entry.seat is not None:
            for text in entry.steps:
                state, events = _step(game, state, entry.seat, text, taken + 1)
                standing.append(_Stood(taken, entry.seat, text, state))
                yield PastPosition(number, state, events, taken in undone)
                taken += 1


class _Stood(msgspec.Struct, frozen=True):
    """The ``number``-th step ever taken, counted from 0, that stands; and the position it led to."""

    number: int
    seat: int
    text: str
    state: State | None = None


def _seat_of(step: _Stood) -> int:
    return step.seat


def _taken_back(game: AnyGame, entry: Entry, start: State, standing: Sequence[_Stood]) -> tuple[State, list[_Stood]]:
    """The position after an undo, and the steps that stand then. Others' hidden steps since are replayed on the earlier
    position."""
    gone = taken_back(entry, standing, _seat_of)
    first = gone[0] if gone else len(standing)
    kept = list(standing[:first])
    state = kept[-1].state if kept and kept[-1].state is not None else start
    for step in without(standing, gone)[first:]:
        state, _ = _step(game, state, step.seat, step.text, step.number + 1)
        kept.append(msgspec.structs.replace(step, state=state))
    return state, kept


def _undone(entries: Sequence[Entry]) -> frozenset[int]:
    """The steps, counted from 0, that were taken back."""
    standing: list[_Stood] = []
    taken, undone = 0, set[int]()
    for entry in entries:
        if entry.kind == "undo":
            gone = taken_back(entry, standing, _seat_of)
            if len(gone) < entry.count:
                raise RecordError("record-unreadable", detail="more is taken back than was done")
            undone.update(standing[place].number for place in gone)
            standing = without(standing, gone)
        elif entry.seat is not None:
            standing.extend(_Stood(taken + place, entry.seat, text) for place, text in enumerate(entry.steps))
            taken += len(entry.steps)
    return frozenset(undone)


def _step(game: AnyGame, state: State, seat: int, text: str, number: int) -> tuple[State, tuple[Event, ...]]:
    try:
        transition = game.apply(state, seat, game.find(game.legal_actions(state, seat), text))
    except RulesError as error:
        raise RecordError("record-step-illegal", error.rule, step=number, action=text) from error
    return transition.state, transition.events


def sights(game: AnyGame, positions: Iterable[PastPosition], viewer: int | None) -> Iterator[Sight]:
    """The moments of a game as ``viewer`` (``None``: a spectator) knew them: those at which something visible to them
    happened or changed."""
    before: Observation | None = None
    number, entry, told = 0, 0, 0
    for place, past in enumerate(positions):
        entry, told = past.entry, told if past.entry == entry else 0
        observation: Observation = game.observe(past.state, viewer)
        events = tuple(event.seen_by(viewer) for event in past.events)
        if before is not None and not events and observation == before:
            continue
        yield Sight(number, place, entry, Folded(observation), events, told, past.undone)
        before = observation
        number, told = number + 1, told + len(events)


def turns_of(entries: Sequence[Entry], seats: int) -> tuple[int, ...]:
    """For each entry of a log the number of its turn, counted from 1; 0 before the first. A turn lasts as long as one
    seat decides; in a solo game each decision is a turn. Hidden decisions are not counted, so that every viewer counts
    the same."""
    turn = 0
    whose: int | None = None
    numbers = []
    for entry in entries:
        if _is_move(entry) and (entry.seat != whose or seats == 1):
            turn, whose = turn + 1, entry.seat
        numbers.append(turn)
    return tuple(numbers)


def turns_played(entries: Sequence[Entry], seats: int) -> int:
    """How many turns were played, without those of which everything was taken back."""
    standing: list[tuple[int, int | None]] = []  # the entry and the seat of each step
    for place, entry in enumerate(entries):
        if entry.kind == "undo":
            standing = without(standing, taken_back(entry, standing, lambda step: step[1]))
        elif entry.seat is not None:
            standing += [(place, entry.seat)] * len(entry.steps)
    stands = {place for place, _ in standing}
    return max(turns_of([entry for place, entry in enumerate(entries) if place in stands], seats), default=0)


def whose_turns(entries: Sequence[Entry], numbers: Sequence[int]) -> dict[int, int]:
    """The seat of each turn, by its number as in :func:`turns_of`."""
    found: dict[int, int] = {}
    for entry, turn in zip(entries, numbers, strict=True):
        if _is_move(entry) and entry.seat is not None:
            found.setdefault(turn, entry.seat)
    return found


def _is_move(entry: Entry) -> bool:
    """Whether a seat has publicly decided something here."""
    return entry.kind in MOVES and bool(entry.events)


def as_entries(game: AnyGame, record: Record) -> list[Entry]:
    """A record as a log of one entry for each step. Raises what :func:`rules.core.record.moments` raises."""
    return [
        Entry("act", moment.step.seat, 0.0, (moment.step.action,), moment.events)
        for moment in moments(game, record)
        if moment.step is not None
    ]


def turns_over(entries: Sequence[Entry], seat: int, seats: int) -> int:
    """How many turns of a seat have ended in these entries: others have decided since, where there are any."""
    over, deciding = 0, False
    for entry in entries:
        if not _is_move(entry):
            continue
        if entry.seat == seat and seats > 1:
            deciding = True
        elif deciding or seats == 1:
            over, deciding = over + 1, False
    return over


class Course(msgspec.Struct, frozen=True):
    """All moments of one viewer, the turn of each (:func:`turns_of`), and the seat of each turn."""

    sights: tuple[Sight, ...]
    turns: tuple[int, ...]
    whose: dict[int, int]

    @property
    def weight(self) -> int:
        """Approximate bytes in memory."""
        return sum(ITSELF + len(sight.folded.data) + AN_EVENT * len(sight.events) for sight in self.sights)

    @property
    def last(self) -> int:
        """The newest moment."""
        return len(self.sights) - 1

    def clamped(self, number: int) -> int:
        """The moment of this number, or the newest one where there are fewer."""
        return min(number, self.last)

    def back(self, number: int) -> int | None:
        """The previous moment that was not taken back."""
        return next((one for one in range(number - 1, -1, -1) if not self.sights[one].undone), None)

    def on(self, number: int) -> int | None:
        """The next moment that was not taken back."""
        return next((one for one in range(number + 1, self.last + 1) if not self.sights[one].undone), None)

    def at_entry(self, entry: int) -> int:
        """The moment that shows this entry of the log."""
        return max(sight.number for sight in self.sights if sight.entry <= entry)

    def at_turn(self, turn: int) -> int:
        """The first moment of a turn; the newest one where it has not come yet."""
        return next((number for number, one in enumerate(self.turns) if one >= turn), self.last)

    def next_turn_of(self, seat: int, number: int) -> int | None:
        """The first moment of the next turn of a seat after this moment."""
        turn = self.turns[number]
        behind = (one for one in range(number + 1, self.last + 1) if self.turns[one] > turn)
        return next((one for one in behind if self.whose[self.turns[one]] == seat), None)


Grain = Literal["moves", "turns", "some"]
"""The detail of a summary: every move, the end of each turn, or only some of those."""


def milestones(course: Course, most: int) -> tuple[tuple[int, ...], Grain]:
    """At most so many moments that summarise the game: all that were not taken back; else the end of each turn; else as
    many of those as fit, evenly spaced. The first and the last moment are always among them."""
    kept = [sight.number for sight in course.sights if not sight.undone]
    if len(kept) <= most:
        return tuple(kept), "moves"
    ends = sorted({0, *{course.turns[number]: number for number in kept}.values()})
    if len(ends) <= most:
        return tuple(ends), "turns"
    return tuple(ends[place * (len(ends) - 1) // (most - 1)] for place in range(most)), "some"


def course_of(game: AnyGame, head: Record, entries: Sequence[Entry], viewer: int | None) -> Course:
    """The whole course of a game as ``viewer`` knew it. Raises what :func:`rules.core.record.moments` raises."""
    numbers = (0, *turns_of(entries, head.seats))
    seen = tuple(sights(game, pasts(game, head, entries), viewer))
    return Course(seen, tuple(numbers[sight.entry] for sight in seen), whose_turns(entries, numbers[1:]))


def standing_places(entries: Sequence[Entry]) -> tuple[int, ...]:
    """For each step of the log that stands, in order, the index of its position among :func:`pasts`."""
    undone = _undone(entries)
    places: list[int] = []
    place = taken = 0
    for entry in entries:
        steps = entry.steps if entry.kind != "undo" and entry.seat is not None else ()
        for number in range(len(steps)):
            if taken + number not in undone:
                places.append(place + 1 + number)
        place += 1 if entry.kind == "undo" else len(steps)
        taken += len(steps)
    return tuple(places)


def answered(entries: Sequence[Entry], seat: int) -> tuple[int, ...]:
    """The steps, counted from 0 among those that stand, that the present holder of a seat took when they were asked:
    not in advance, and none that somebody before them took."""
    undone = _undone(entries)
    found: list[int] = []
    taken = standing = 0
    for entry in entries:
        if entry.seat == seat and entry.former is not None:
            found = []
        steps = entry.steps if entry.kind != "undo" and entry.seat is not None else ()
        for number in range(taken, taken + len(steps)):
            if number in undone:
                continue
            if entry.seat == seat and entry.kind == "act":
                found.append(standing)
            standing += 1
        taken += len(steps)
    return tuple(found)
