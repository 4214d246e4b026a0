"""The standings of a tournament, and its tie-breaks: Buchholz, Sonneborn-Berger, tables won.

- **Buchholz**: the points of all opponents. At a table of several it is their mean, so that a round counts the
  same at tables of all sizes; at tables of two these are the sums used in chess.
- **Sonneborn-Berger**: the same, each opponent's points times the result against that opponent (1, a half, 0).
- **Wins**: the tables won, alone or shared.

Games that were not played are treated as the FIDE Handbook does (C.02, 13.15; Tie-Break Regulations 2012-2022): an
entrant without an opponent has met a *virtual* one, who had as many points at the beginning of the round, scored the
rest of the point in it and draws in all following rounds: ``before + (1 - result) + (n - round) / 2``. An opponent's
own games that were not played count as draws for those who met that opponent in others, so that players who leave cost
their opponents nothing.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import takewhile

import msgspec

from rules.core.result import ranks_of
from rules.tournaments.tournament import (
    HALF,
    Pairings,
    TournamentTable,
    against,
    mean,
    points_at,
)


class Standing(msgspec.Struct, frozen=True):
    """An entrant's standing: ``place`` is shared where no tie-break decides. ``wins`` are tables won, without byes and
    empty tables; ``tables`` those that are over and that the entrant came to."""

    entrant: int
    place: int
    points: Fraction
    buchholz: Fraction
    sonneborn: Fraction
    wins: int
    tables: int

    @property
    def merit(self) -> tuple[Fraction, Fraction, Fraction, int]:
        """The sort criteria, the weightiest first."""
        return self.points, self.buchholz, self.sonneborn, self.wins


class Met(msgspec.Struct, frozen=True):
    """An entrant's part in a round that is over for them: ``opponents`` with the result against each, None for a
    virtual one; at which ``table``, where it was one."""

    number: int
    scored: Fraction
    opponents: tuple[tuple[int | None, Fraction], ...]
    table: TournamentTable | None = None

    @property
    def as_drawn(self) -> Fraction:
        """The score, with everything that was not played as a draw."""
        return mean([HALF if opponent is None else result for opponent, result in self.opponents])


def standings(entrants: Sequence[int], rounds: Sequence[Pairings]) -> tuple[Standing, ...]:
    """The standings, the best first, equals in the given order. A running round counts as far as it is over. Places are
    competition ranks (1, 1, 3)."""
    seated = (entrant for one in rounds for table in one.tables for entrant in table.seats)
    played: dict[int, list[Met]] = {entrant: [] for entrant in (*entrants, *seated)}
    for number, one in enumerate(rounds, 1):
        for entrant, met in _met(number, one, played.keys()):
            played[entrant].append(met)
    ended = sum(1 for _ in takewhile(lambda one: one.over, rounds))
    worth = {entrant: sum((one.as_drawn for one in met), Fraction(0)) for entrant, met in played.items()}
    unplaced = [_standing(entrant, played[entrant], worth, ended) for entrant in entrants]
    places = ranks_of([standing.merit for standing in unplaced])
    placed = [msgspec.structs.replace(one, place=place) for one, place in zip(unplaced, places, strict=True)]
    return tuple(sorted(placed, key=lambda standing: standing.place))


def _standing(entrant: int, played: Sequence[Met], worth: Mapping[int, Fraction], ended: int) -> Standing:
    scored = buchholz = sonneborn = Fraction(0)
    for met in played:
        later = HALF * max(0, ended - met.number)
        values = [
            (scored + 1 - result + later if opponent is None else worth[opponent], result)
            for opponent, result in met.opponents
        ]
        buchholz += mean([points for points, _ in values])
        sonneborn += mean([points * result for points, result in values])
        scored += met.scored
    tables = [met.table for met in played if met.table]
    won = sum(entrant in table.winners for table in tables)
    return Standing(entrant, 0, scored, buchholz, sonneborn, won, sum(entrant not in table.absent for table in tables))


def _met(number: int, one: Pairings, entrants: Iterable[int]) -> Iterator[tuple[int, Met]]:
    """Each entrant's part in a round, if it is over for them: one who is missing in a round that is over has lost
    it."""
    sits = {entrant: table for table in one.tables for entrant in table.seats}
    for table in one.tables:
        if table.over:
            for entrant, scored in zip(table.seats, points_at(table), strict=True):
                yield entrant, Met(number, scored, tuple(_opponents(table, entrant)), table)
    for entrant in entrants:
        if entrant not in sits and (entrant in one.byes or one.over):
            scored = Fraction(entrant in one.byes)
            yield entrant, Met(number, scored, ((None, scored),))


def _opponents(table: TournamentTable, entrant: int) -> Iterator[tuple[int | None, Fraction]]:
    """An entrant's opponents at a table: an absent one is virtual, and an entrant who was absent has lost to no
    other."""
    own = table.places[table.seats.index(entrant)]
    for opponent, place in zip(table.seats, table.places, strict=True):
        if opponent != entrant and entrant in table.absent:
            yield None, Fraction(0)
        elif opponent != entrant:
            yield None if opponent in table.absent else opponent, against(own, place)
