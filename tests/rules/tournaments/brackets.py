"""Tournaments played at random, and the same things worked out a second time, naively."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from random import Random

from rules.tournaments.swiss import pair
from rules.tournaments.tournament import Pairings, TournamentTable, not_played

Strength = Callable[[int], float]


def played(
    table: TournamentTable, luck: Random, strength: Strength = lambda entrant: 0.0, spread: float = 1.0
) -> TournamentTable:
    """The table as it may end: the stronger rather win; now and then two are equal."""
    form = {entrant: round(strength(entrant) + luck.gauss(0, spread), 1) for entrant in table.seats}
    places = tuple(1 + sum(other > form[entrant] for other in form.values()) for entrant in table.seats)
    return TournamentTable(table.seats, places)


def finished(one: Pairings, luck: Random, absent: float = 0.0, **form) -> Pairings:
    """The round as it may end. Each entrant is ``absent`` so likely: half of those tables are closed without a game, at
    the others somebody else plays on in the empty seat."""
    tables = []
    for table in one.tables:
        missing = frozenset(entrant for entrant in table.seats if luck.random() < absent)
        ended = played(table, luck, **form)
        closed = missing and luck.random() < 0.5
        tables.append(not_played(table, missing) if closed else TournamentTable(ended.seats, ended.places, missing))
    return Pairings(tuple(tables), one.byes, one.repeats, one.ahead)


def tournament(
    entrants: Sequence[int],
    sizes: Collection[int],
    preferred: int,
    rounds: int,
    seed: int,
    *,
    ahead: bool = False,
    **form,
) -> tuple[Pairings, ...]:
    """A whole tournament of so many rounds, each planned by itself, or ``ahead`` with those to come."""
    luck = Random(seed)
    done: tuple[Pairings, ...] = ()
    for number in range(rounds):
        to_come = rounds - number - 1 if ahead else 0
        done += (finished(pair(entrants, done, sizes, preferred, str(seed), to_come), luck, **form),)
    return done


def meetings(one: Pairings) -> list[frozenset[int]]:
    """Who meets whom in a round."""
    return [frozenset(two) for table in one.tables for two in combinations(table.seats, 2)]


def met(rounds: Sequence[Pairings]) -> set[frozenset[int]]:
    """Who has met whom."""
    return {two for one in rounds for two in meetings(one)}


def seatings(people: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """All ways to seat everybody at tables of these sizes."""
    if not people:
        yield ()
        return
    for size in {*sizes}:
        left = list(sizes)
        left.remove(size)
        for others in combinations(people[1:], size - 1):
            rest = tuple(one for one in people[1:] if one not in others)
            for more in seatings(rest, tuple(left)):
                yield ((people[0], *others), *more)


def fewest_repeats(people: Sequence[int], sizes: tuple[int, ...], rounds: Sequence[Pairings]) -> int:
    """The fewest pairs that must meet again, by looking at every seating; who had a bye has no other while somebody
    had fewer."""
    before, had = met(rounds), [bye for one in rounds for bye in one.byes]
    out = len(people) - sum(sizes)
    ways = list(combinations(people, out))
    rarest = min(sum(had.count(one) for one in way) for way in ways)
    return min(
        sum(frozenset(two) in before for table in seating for two in combinations(table, 2))
        for way in ways
        if sum(had.count(one) for one in way) == rarest
        for seating in seatings(tuple(one for one in people if one not in way), sizes)
    )


# --- scores, a second time -------------------------------------------------------------------------------------------


def result(table: TournamentTable, own: int, other: int) -> Fraction:
    """What somebody scored against somebody at a table, whoever came."""
    mine, theirs = (table.places[table.seats.index(one)] for one in (own, other))
    return Fraction(1) if mine < theirs else Fraction(1, 2) if mine == theirs else Fraction(0)


def scored(entrant: int, one: Pairings, *, drawn: bool = False) -> Fraction:
    """What a round gave; with ``drawn`` everything that was not played between two people counts as a half."""
    if entrant in one.byes:
        return Fraction(1, 2) if drawn else Fraction(1)
    for table in one.tables:
        if entrant in table.seats:
            total = Fraction(0)
            for other in {*table.seats} - {entrant}:
                if drawn and {entrant, other} & table.absent:
                    total += Fraction(1, 2)
                elif entrant not in table.absent:
                    total += result(table, entrant, other)
            return total / (len(table.seats) - 1)
    return Fraction(1, 2) if drawn else Fraction(0)


def tie_breaks(entrant: int, rounds: Sequence[Pairings]) -> tuple[Fraction, Fraction, Fraction]:
    """Points, Buchholz and Sonneborn-Berger after rounds that are all over, term by term."""
    buchholz = sonneborn = Fraction(0)
    for number, one in enumerate(rounds, 1):
        before = sum((scored(entrant, earlier) for earlier in rounds[: number - 1]), Fraction(0))
        table = next((table for table in one.tables if entrant in table.seats), None)
        others = [other for other in table.seats if other != entrant] if table else [None]
        for other in others:
            if table is None or other is None:
                own, real = scored(entrant, one), False
            else:
                own = Fraction(0) if entrant in table.absent else result(table, entrant, other)
                real = not {entrant, other} & table.absent
            if real and other is not None:
                value = sum((scored(other, any_round, drawn=True) for any_round in rounds), Fraction(0))
            else:
                value = before + (1 - own) + Fraction(len(rounds) - number, 2)
            buchholz += value / len(others)
            sonneborn += own * value / len(others)
    return sum((scored(entrant, one) for one in rounds), Fraction(0)), buchholz, sonneborn
