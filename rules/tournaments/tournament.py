"""Tournaments in rounds: tables, results, scores, and useful numbers of rounds.

Entrants are numbers. A table scores each seat by its place: first 1, last 0, evenly between, ties shared. That equals
the mean of a seat's results against each other seat of the table (1 against a lower place, a half for an equal one), so
tables of two score 1, a half and 0, and tables of all sizes compare.
"""

from collections.abc import Collection, Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import lcm

import msgspec

from rules.core.errors import TournamentError

FEWEST, MOST = 2, 128
"""The numbers of entrants that a tournament may have."""

WON, HALF, LOST = Fraction(1), Fraction(1, 2), Fraction(0)


class TournamentTable(msgspec.Struct, frozen=True):
    """A table of a round: its entrants in seat order, the first begins.

    ``places`` are competition ranks by seat (1, 1, 3), none while it is not over; they say how the seats were played,
    replaced ones too. ``absent`` did not come or were replaced: they score 0, the others by their places.
    """

    seats: tuple[int, ...]
    places: tuple[int, ...] = ()
    absent: frozenset[int] = frozenset()

    def __post_init__(self) -> None:
        if len(self.seats) < 2 or len({*self.seats}) < len(self.seats):
            raise ValueError("a table seats at least two different entrants")
        if self.places and len(self.places) != len(self.seats):
            raise ValueError("every seat of a table has a place, or none")
        if not self.absent <= {*self.seats}:
            raise ValueError("only who sits at a table can be absent from it")

    @property
    def over(self) -> bool:
        return bool(self.places)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners among those who came: none where no two of them played for it, or all of them are equal."""
        came = {
            entrant: place
            for entrant, place in zip(self.seats, self.places, strict=False)
            if entrant not in self.absent
        }
        if len({*came.values()}) < 2:
            return ()
        return tuple(entrant for entrant, place in came.items() if place == min(self.places))


class Pairings(msgspec.Struct, frozen=True):
    """A round: its tables, the best scores first. ``byes`` sit out for a full point, which is no win. ``repeats`` is
    how many pairs of entrants unavoidably meet again. ``ahead`` are the coming rounds as planned with it, if any: each
    one's tables, and last those who sit out."""

    tables: tuple[TournamentTable, ...]
    byes: tuple[int, ...] = ()
    repeats: int = 0
    ahead: tuple[tuple[tuple[int, ...], ...], ...] = ()

    @property
    def over(self) -> bool:
        """Whether all its tables are."""
        return all(table.over for table in self.tables)


# --- scores ----------------------------------------------------------------------------------------------------------


def against(own: int, other: int) -> Fraction:
    """The score of a place against another one: 1, a half or 0."""
    return HALF if own == other else WON if own < other else LOST


def mean(values: Sequence[Fraction]) -> Fraction:
    """The mean of one or more values, exactly."""
    if len(values) == 1:
        return values[0]
    unit = lcm(*(value.denominator for value in values))
    return Fraction(sum(value.numerator * (unit // value.denominator) for value in values), unit * len(values))


def points_at(table: TournamentTable) -> tuple[Fraction, ...]:
    """The score of each seat, from 0 to 1. Raises ValueError for a table that is not over."""
    if not table.over:
        raise ValueError("the table is not over")
    scores = []
    for seat, entrant in enumerate(table.seats):
        others = table.places[:seat] + table.places[seat + 1 :]
        result = mean([against(table.places[seat], place) for place in others])
        scores.append(Fraction(0) if entrant in table.absent else result)
    return tuple(scores)


def points_in(one: Pairings) -> dict[int, Fraction]:
    """The scores of a round so far, by entrant, without those who still play."""
    scored = dict.fromkeys(one.byes, Fraction(1))
    for table in one.tables:
        if table.over:
            scored |= zip(table.seats, points_at(table), strict=True)
    return scored


def points(rounds: Iterable[Pairings]) -> dict[int, Fraction]:
    """The points of all entrants with any result."""
    total: dict[int, Fraction] = {}
    for one in rounds:
        for entrant, scored in points_in(one).items():
            total[entrant] = total.get(entrant, Fraction(0)) + scored
    return total


def not_played(table: TournamentTable, absent: Collection[int]) -> TournamentTable:
    """A table closed without a game: those present share the first place, the ``absent`` score 0."""
    missing = frozenset(absent) & {*table.seats}
    last = len(table.seats) - len(missing) + 1
    places = tuple(last if entrant in missing else 1 for entrant in table.seats)
    return TournamentTable(table.seats, places, missing)


# --- how many people, tables and rounds ------------------------------------------------------------------------------


def check(entrants: int, sizes: Collection[int]) -> None:
    """Raises TournamentError where so many players cannot have a tournament at tables of one of these ``sizes``."""
    needed = max(FEWEST, min(sizes))
    if entrants < needed:
        raise TournamentError("tournament-too-few", entrants=entrants, needed=needed)
    if entrants > MOST:
        raise TournamentError("tournament-too-many", entrants=entrants, most=MOST)


def rounds_most(entrants: int, size: int) -> int:
    """The most rounds without repeats that the numbers allow: each player meets ``size - 1`` others a round; of an odd
    number at tables of two everybody also sits out once. Whether so many can be played is another question: see
    :mod:`rules.tournaments.meeting_plans`."""
    if size == 2 and entrants % 2:
        return entrants
    return max(1, (entrants - 1) // (size - 1))


def table_sizes(entrants: int, sizes: Collection[int], preferred: int) -> tuple[int, ...]:
    """The sizes of a round's tables, the largest first. As few sit out as these ``sizes`` allow, then the tables are as
    near to the ``preferred`` size as possible (least squares). Entrants without a seat have a bye; it may be all."""

    @cache
    def best(people: int) -> tuple[int, tuple[int, ...]] | None:
        """The least deviation with which all these players are seated."""
        if people == 0:
            return 0, ()
        found = []
        for size in sorted(sizes, reverse=True):
            rest = best(people - size) if size <= people else None
            if rest is not None:
                found.append((rest[0] + (size - preferred) ** 2, tuple(sorted((size, *rest[1]), reverse=True))))
        return min(found, default=None)

    for seated in range(entrants, 0, -1):
        fitting = best(seated)
        if fitting is not None:
            return fitting[1]
    return ()


def meetings(rounds: Iterable[Pairings]) -> dict[frozenset[int], int]:
    """How often each pair of entrants was at one table, present or not."""
    met: dict[frozenset[int], int] = {}
    for one in rounds:
        for table in one.tables:
            for pair in pairs(table.seats):
                met[pair] = met.get(pair, 0) + 1
    return met


def pairs(seats: Sequence[int]) -> tuple[frozenset[int], ...]:
    """All pairs at a table."""
    return tuple(frozenset((own, other)) for number, own in enumerate(seats) for other in seats[:number])
