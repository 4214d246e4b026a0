"""The Swiss system: the pairings of the next round of a tournament.

The criteria of a pairing, the weightiest first:

1. as few sit out as the sizes of tables allow, and none twice before all others have;
2. players who are kept apart do not meet;
3. as few pairs as possible meet again, and those who must, have met least often;
4. those who sit out have few points;
5. opponents have equal points (least squares of the differences);
6. at tables of two, one of the two has begun more often than the other.

All of this is one integer for each pair of entrants and one for each possible bye, so that the best pairing has the
least sum. Tables of two are paired exactly, by a minimum weight perfect matching (Edmonds' blossom algorithm, Galil
1986, as rustworkx implements it). For larger tables that is a social golfer problem: see
:mod:`rules.tournaments.social_golfer`. Players who have sat late at earlier tables sit first.

Where the rounds to come are known and leave little room, they are planned together
(:mod:`rules.tournaments.meeting_plans`): the best pairing is taken where as few meet again in all rounds as by the best
plan, else the plan's own round that is nearest to it. The plan goes with the round, so that it is kept to: the rounds
together have no more who meet again than it had.
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import gcd, lcm

import msgspec

from rules.core.chance import Dice
from rules.tournaments.meeting_plans import (
    Field,
    Weeks,
    is_loose,
    planned,
)
from rules.tournaments.social_golfer import (
    Costs,
    Groups,
    Seating,
    seated,
)
from rules.tournaments.tournament import (
    Pairings,
    TournamentTable,
    check,
    meetings,
    pairs,
    points,
    table_sizes,
)

OFTEN = 8
"""The count of meetings from which more makes no difference."""
LOTS = 1 << 24
"""Ties between pairings of two are broken by a random number below this for each pair."""
SHARES = 12
"""A seat's share of a table, from first to last, is a multiple of one over this, for tables of 2 to 5."""


class PastRounds(msgspec.Struct, frozen=True):
    """The relevant facts of the rounds so far, by entrant: the points as integers, the byes, how early they sat (the
    higher, the later), and where they sat last."""

    points: Mapping[int, int]
    byes: Mapping[int, int]
    late: Mapping[int, int]
    latest: Mapping[int, int]
    met: Mapping[frozenset[int], int]


def pair(
    entrants: Sequence[int],
    rounds: Sequence[Pairings],
    sizes: Collection[int],
    preferred: int,
    seed: str,
    to_come: int = 0,
    apart: Collection[frozenset[int]] = (),
) -> Pairings:
    """The next round of those ``entrants`` who play it, after these ``rounds`` and before so many ``to_come``, at
    tables of one of these ``sizes``, as near to the ``preferred`` one as possible. Two who are kept ``apart`` meet only
    where nothing else is possible without somebody sitting out again before all others have. The same arguments give
    the same round; entrants are identified by their index. Raises TournamentError where there are too few for a table,
    or too many; ValueError while a round is not over or an entrant is listed twice."""
    if len({*entrants}) < len(entrants) or not all(one.over for one in rounds):
        raise ValueError("a round is paired once all rounds before it are over, and of different entrants")
    check(len(entrants), sizes)
    dice = Dice(f"swiss {seed} {len(rounds)}")
    past = _past(entrants, rounds)
    lots = {entrant: lot for lot, entrant in enumerate(dice.shuffled(entrants))}
    ranked = sorted(entrants, key=lambda entrant: (-past.points[entrant], lots[entrant]))
    places = table_sizes(len(entrants), sizes, preferred)
    twos = {*places} == {2}
    costs = _costs(ranked, past, {*apart}, twos=twos)
    groups = _matched(costs, len(entrants) % 2 == 1, dice) if twos else seated(costs, places, dice)
    ahead: list[Groups] = []
    before = _numbered(rounds[-1].ahead, ranked) if rounds else []
    if before or (to_come and not is_loose(len(entrants), places, len(rounds) + 1 + to_come)):
        field = _field(ranked, rounds, past, {*apart})
        groups, *ahead = _together(Prospect(costs, field, places, to_come), groups, before, dice)
    found = [[tuple(ranked[place] for place in group) for group in week] for week in (groups, *ahead)]
    paired = _round(found[0][:-1], found[0][-1], past, lots)
    return msgspec.structs.replace(paired, ahead=tuple(tuple(week) for week in found[1:]))


class Prospect(msgspec.Struct, frozen=True):
    """A round to be paired with so many ``to_come``: its costs, the past, and the sizes of the tables."""

    costs: Costs
    field: Field
    sizes: tuple[int, ...]
    to_come: int


def _together(look: Prospect, groups: Groups, before: Sequence[Groups], dice: Dice) -> list[Groups]:
    """The next round, and the coming ones as planned. ``groups`` is the best round by itself, ``before`` the earlier
    plan."""
    plan = planned(look.field, look.sizes, 1 + look.to_come, dice, before)
    weeks = plan.all()
    nearest = min(range(len(weeks)), key=lambda week: look.costs.of(weeks[week]))
    weeks.insert(0, weeks.pop(nearest))
    if look.field.met:
        rest = planned(_after(look.field, groups), look.sizes, look.to_come, dice, weeks[1:])
        if rest.cost <= plan.cost or _byes(look, weeks[0]) > _byes(look, groups):
            return [groups, *rest.all()]
    return _nearer(Weeks(look.field, weeks), Seating(look.costs, weeks[0]))


def _byes(look: Prospect, groups: Groups) -> int:
    """The earlier byes of those who sit out."""
    return sum(look.field.byes[own] for own in groups[-1])


def _nearer(plan: Weeks, seating: Seating) -> list[Groups]:
    """The plan, with its first round as near to the best one as free swaps allow."""
    better = True
    while better:
        better = False
        for own, other in combinations(range(len(seating.at)), 2):
            if seating.at[own] != seating.at[other] and seating.change(own, other) < 0 >= plan.change(0, own, other):
                plan.swap(0, own, other)
                seating.swap(own, other)
                better = True
    return plan.all()


def _field(
    ranked: Sequence[int], rounds: Sequence[Pairings], past: PastRounds, apart: Collection[frozenset[int]]
) -> Field:
    """The past, by rank of the players."""
    latest = rounds[-1].tables if rounds else ()
    two = {frozenset((ranked[own], ranked[other])): (own, other) for own, other in combinations(range(len(ranked)), 2)}
    return Field(
        len(ranked),
        {two[meeting]: times for meeting, times in past.met.items() if meeting in two},
        [past.byes[entrant] for entrant in ranked],
        frozenset(two[pair] for pair in apart if pair in two),
        len(latest),
        len({*ranked}.difference(*(table.seats for table in latest))),
    )


def _after(field: Field, groups: Groups) -> Field:
    """The same after a round."""
    met, byes = dict(field.met), list(field.byes)
    for group in groups[:-1]:
        for two in combinations(sorted(group), 2):
            met[two] = met.get(two, 0) + 1
    for own in groups[-1]:
        byes[own] += 1
    return Field(field.people, met, byes, field.apart, len(groups) - 1, len(groups[-1]))


def _numbered(plan: Sequence[Sequence[Sequence[int]]], ranked: Sequence[int]) -> list[Groups]:
    """Rounds by rank; players who have left are omitted, new ones sit out."""
    place = {entrant: number for number, entrant in enumerate(ranked)}
    found = []
    for week in plan:
        groups = [tuple(place[entrant] for entrant in group if entrant in place) for group in week]
        new = {*place.values()}.difference(*groups)
        found.append([*groups[:-1], (*groups[-1], *sorted(new))])
    return found


def _past(entrants: Sequence[int], rounds: Sequence[Pairings]) -> PastRounds:
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
    return PastRounds({entrant: one // step for entrant, one in whole.items()}, byes, late, latest, meetings(rounds))


def _round(tables: Sequence[Sequence[int]], byes: Sequence[int], past: PastRounds, lots: Mapping[int, int]) -> Pairings:
    """The round of these groups: each table in seat order, the tables by points."""

    def turn(entrant: int) -> tuple[int, int, int]:
        return -past.late[entrant], -past.latest[entrant], lots[entrant]

    def height(table: Sequence[int]) -> tuple[list[int], int]:
        return sorted(-past.points[entrant] for entrant in table), min(lots[entrant] for entrant in table)

    ordered = sorted(tables, key=height)
    again = sum(meeting in past.met for table in tables for meeting in pairs(table))
    return Pairings(
        tuple(TournamentTable(tuple(sorted(table, key=turn))) for table in ordered),
        tuple(sorted(byes, key=turn)),
        again,
    )


def _costs(ranked: Sequence[int], past: PastRounds, kept_apart: Collection[frozenset[int]], *, twos: bool) -> Costs:
    """The cost of a pairing as one number: each criterion outweighs all lighter ones together."""
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
    third = second * (1 + most)

    def together(own: int, other: int) -> int:
        both = frozenset((own, other))
        met = past.met.get(both, 0)
        apart = (past.points[own] - past.points[other]) ** 2
        own_turn, other_turn = past.late[own], past.late[other]
        same = min(abs(own_turn), abs(other_turn)) if twos and own_turn * other_turn > 0 else 0
        never = second * (both in kept_apart)
        return never + (first * (met > 0)) + again * max(0, min(met, OFTEN) - 1) ** 2 + spread * apart + same

    bottom = past.points[ranked[-1]]
    return Costs(
        tuple(tuple(together(own, other) if own != other else 0 for other in ranked) for own in ranked),
        tuple(third * past.byes[own] + lowest * (past.points[own] - bottom) for own in ranked),
        first,
    )


def _matched(costs: Costs, odd: bool, dice: Dice) -> list[tuple[int, ...]]:
    """The best pairs, and last who sits out."""
    import rustworkx  # it takes memory, and tournaments are paired rarely

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
