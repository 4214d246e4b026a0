"""The Swiss system: who plays whom in the next round of a tournament.

What a pairing is measured by, the weightiest first:

1. as few sit out as the sizes of tables allow, and nobody twice while somebody has not;
2. as few pairs as possible meet again, and those who must, have met least often;
3. who sits out has few points;
4. opponents have equal points (least squares of what they differ by);
5. at tables of two, one of the two has begun more often than the other.

All of this is one whole number for each two entrants and one for each who may sit out, so that the best pairing is the
one with the least sum. Tables of two are paired exactly, by a minimum weight perfect matching (Edmonds' blossom
algorithm, Galil 1986, as rustworkx implements it). For larger tables that is a social golfer problem: see
:mod:`rules.core.golfers`. Who has sat later than others at the tables so far sits first.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm

import msgspec

from rules.core.chance import Dice
from rules.core.golfers import Costs, seated
from rules.core.tournament import (
    Round,
    Table,
    check,
    meetings,
    pairs,
    points,
    table_sizes,
)

OFTEN = 8
"""Who has met so often has met often enough: more makes no difference."""
LOTS = 1 << 24
"""Between equal pairings of two the lot decides: a number below this for each two."""
SHARES = 12
"""A seat's share of a table, from first to last, comes in whole numbers of these for tables of 2 to 5."""


class Past(msgspec.Struct, frozen=True):
    """What matters of the rounds so far, by entrant: the points in whole numbers, the byes, how early they sat (the
    higher, the later), and where they sat last."""

    points: Mapping[int, int]
    byes: Mapping[int, int]
    late: Mapping[int, int]
    latest: Mapping[int, int]
    met: Mapping[frozenset[int], int]


def pair(entrants: Sequence[int], rounds: Sequence[Round], sizes: Collection[int], preferred: int, seed: str) -> Round:
    """The next round of those ``entrants`` who play it, after these ``rounds``, at tables of one of these ``sizes``, as
    near to the ``preferred`` one as can be. The same arguments give the same round; entrants count by where they stand
    in the list. Raises TournamentError where there are too few for a table, or too many; ValueError while a round is
    not over or somebody is listed twice."""
    if len({*entrants}) < len(entrants) or not all(one.over for one in rounds):
        raise ValueError("a round is paired once all rounds before it are over, and of different entrants")
    check(len(entrants), sizes)
    dice = Dice(f"swiss {seed} {len(rounds)}")
    past = _past(entrants, rounds)
    lots = {entrant: lot for lot, entrant in enumerate(dice.shuffled(entrants))}
    ranked = sorted(entrants, key=lambda entrant: (-past.points[entrant], lots[entrant]))
    planned = table_sizes(len(entrants), sizes, preferred)
    twos = {*planned} == {2}
    costs = _costs(ranked, past, twos=twos)
    groups = _matched(costs, len(entrants) % 2 == 1, dice) if twos else seated(costs, planned, dice)
    found = [tuple(ranked[place] for place in group) for group in groups]
    return _round(found[:-1], found[-1], past, lots)


def _past(entrants: Sequence[int], rounds: Sequence[Round]) -> Past:
    scored = points(rounds)
    exact = {entrant: scored.get(entrant, Fraction(0)) for entrant in entrants}
    unit = lcm(*(one.denominator for one in exact.values()))
    whole = {entrant: int(one * unit) for entrant, one in exact.items()}
    step = gcd(*whole.values()) or 1
    byes, late, latest = (dict.fromkeys(entrants, 0) for _ in range(3))
    for one in rounds:
        for entrant in byes.keys() & {*one.byes}:
            byes[entrant] += 1
        for table in one.tables:
            for seat, entrant in enumerate(table.seats):
                if entrant in late:
                    latest[entrant] = seat * 2 * SHARES // (len(table.seats) - 1) - SHARES
                    late[entrant] += latest[entrant]
    return Past({entrant: one // step for entrant, one in whole.items()}, byes, late, latest, meetings(rounds))


def _round(tables: Sequence[Sequence[int]], byes: Sequence[int], past: Past, lots: Mapping[int, int]) -> Round:
    """The round of these groups: each table in its seat order, the tables by their points."""

    def turn(entrant: int) -> tuple[int, int, int]:
        return -past.late[entrant], -past.latest[entrant], lots[entrant]

    def height(table: Sequence[int]) -> tuple[list[int], int]:
        return sorted(-past.points[entrant] for entrant in table), min(lots[entrant] for entrant in table)

    ordered = sorted(tables, key=height)
    again = sum(meeting in past.met for table in tables for meeting in pairs(table))
    return Round(
        tuple(Table(tuple(sorted(table, key=turn))) for table in ordered), tuple(sorted(byes, key=turn)), again
    )


def _costs(ranked: Sequence[int], past: Past, *, twos: bool) -> Costs:
    """The measure of a pairing in one number: each part weighs more than all lighter ones together can."""
    lightest = max((abs(one) for one in past.late.values()), default=0) if twos else 0
    widest = past.points[ranked[0]] - past.points[ranked[-1]]
    often = min(OFTEN, max(past.met.values(), default=1)) ** 2
    most = len(ranked) * 4
    """No table has more than five seats, and a round no more meetings than this."""
    spread = 1 + most * lightest
    lowest = spread * (1 + most * widest**2)
    again = lowest * (1 + len(ranked) * widest)
    first = again * (1 + most * often)
    second = first * (1 + most)

    def together(own: int, other: int) -> int:
        met = past.met.get(frozenset((own, other)), 0)
        apart = (past.points[own] - past.points[other]) ** 2
        own_turn, other_turn = past.late[own], past.late[other]
        same = min(abs(own_turn), abs(other_turn)) if twos and own_turn * other_turn > 0 else 0
        return (first * (met > 0)) + again * max(0, min(met, OFTEN) - 1) ** 2 + spread * apart + same

    bottom = past.points[ranked[-1]]
    return Costs(
        tuple(tuple(together(own, other) if own != other else 0 for other in ranked) for own in ranked),
        tuple(second * past.byes[own] + lowest * (past.points[own] - bottom) for own in ranked),
        first,
    )


def _matched(costs: Costs, odd: bool, dice: Dice) -> list[tuple[int, ...]]:
    """The best pairs, and last who sits out."""
    import rustworkx  # it takes memory, and few tournaments are paired

    people = len(costs.together)
    edges = [
        (own, other, costs.together[own][other] * LOTS + dice.below(LOTS))
        for own in range(people)
        for other in range(own)
    ]
    if odd:
        edges += [(own, people, costs.aside[own] * LOTS + dice.below(LOTS)) for own in range(people)]
    heaviest = max(weight for *_, weight in edges)
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph()
    graph.add_nodes_from(range(people + odd))
    graph.add_edges_from([(own, other, heaviest - weight) for own, other, weight in edges])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    groups = sorted(tuple(sorted(two)) for two in found)
    return [two for two in groups if people not in two] + [
        tuple(own for two in groups if people in two for own in two if own < people)
    ]
