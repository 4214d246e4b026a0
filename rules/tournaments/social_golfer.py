"""Seats players at tables of several so that they meet new opponents: the social golfer problem, one week of it.

The search is the one of Ivan Dotu and Pascal Van Hentenryck, "Scheduling Social Golfers Locally" (CPAIOR 2005): two
players of different tables swap places, the best swap of a player with a repeated meeting, then these two are tabu for
a while, and the best seating so far is kept. It starts from the order by points. Then improving swaps are made until
none is left. Few players are seated exactly, by branch and bound.
"""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from rules.core.chance import Dice

STEPS = 400
"""The most swaps that are tried to avoid repeated meetings."""
REST = 8
"""The most steps for which swapped players are tabu."""
LOOKED_AT = 20_000
"""The most seatings, finished or not, that the exact search visits."""
FEW = 16
"""The most players that are seated by the exact search."""

Groups = list[tuple[int, ...]]
"""The tables, and last those who sit out."""


class Costs(msgspec.Struct, frozen=True):
    """The costs of a meeting, and of sitting out. Players are numbered from 0, the best first. From ``again`` on a
    meeting is a repeated one."""

    together: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    again: int

    def of(self, groups: Sequence[Sequence[int]]) -> int:
        """The cost of a seating."""
        meetings = sum(self.together[own][other] for group in groups[:-1] for own, other in combinations(group, 2))
        return meetings + sum(self.aside[own] for own in groups[-1])


def seated(costs: Costs, sizes: Sequence[int], dice: Dice) -> Groups:
    """All players at tables of these ``sizes`` or aside, at the least cost found."""
    seating = Seating(costs, _apart(Seating(costs, _opening(costs, sizes)), dice))
    seating.improve()
    found = seating.groups()
    return Exact(costs, sizes).search(found) if len(costs.aside) <= FEW else found


def _opening(costs: Costs, sizes: Sequence[int]) -> Groups:
    """The order by points, cut into tables; those whose bye costs least sit out."""
    people = range(len(costs.aside))
    aside = sorted(people, key=lambda own: (costs.aside[own], -own))[: len(people) - sum(sizes)]
    rest = iter([own for own in people if own not in aside])
    return [tuple(next(rest) for _ in range(size)) for size in sizes] + [tuple(sorted(aside))]


class Seating:
    """A seating under way. ``near[own][table]`` is the cost of a player meeting all who sit there now."""

    def __init__(self, costs: Costs, groups: Groups) -> None:
        self.costs = costs
        self.aside = len(groups) - 1
        self.at = [0] * len(costs.aside)
        for table, group in enumerate(groups):
            for own in group:
                self.at[own] = table
        self.near = [
            [sum(row[other] for other in group) for group in groups[:-1]] + [costs.aside[own]]
            for own, row in enumerate(costs.together)
        ]
        self.cost = costs.of(groups)

    def groups(self) -> Groups:
        """The tables, and last who sits out."""
        return [tuple(own for own, at in enumerate(self.at) if at == table) for table in range(self.aside + 1)]

    def conflicts(self) -> list[int]:
        """The players with repeated meetings."""
        return [own for own, at in enumerate(self.at) if at != self.aside and self.near[own][at] >= self.costs.again]

    def change(self, own: int, other: int) -> int:
        """The added cost when these two, of different tables, swap places."""
        here, there = self.at[own], self.at[other]
        both = self.costs.together[own][other]
        gained = self.near[own][there] + self.near[other][here] - self.near[own][here] - self.near[other][there]
        return gained - both * ((here != self.aside) + (there != self.aside))

    def swap(self, own: int, other: int) -> None:
        self.cost += self.change(own, other)
        here, there = self.at[own], self.at[other]
        mine, theirs = self.costs.together[own], self.costs.together[other]
        for third, row in enumerate(self.near):
            moved = theirs[third] - mine[third]
            if here != self.aside:
                row[here] += moved
            if there != self.aside:
                row[there] -= moved
        self.at[own], self.at[other] = there, here

    def improve(self) -> None:
        """Swaps as long as one makes it cheaper. Tables without cost are skipped."""
        better = True
        while better:
            better = False
            for own in range(len(self.at)):
                if self.near[own][self.at[own]] == 0:
                    continue
                others = [other for other, at in enumerate(self.at) if at != self.at[own]]
                change, other = min(((self.change(own, other), other) for other in others), default=(0, own))
                if change < 0:
                    self.swap(own, other)
                    better = True


def _apart(seating: Seating, dice: Dice) -> Groups:
    """The best seating found while players with repeated meetings swap places, one step at a time."""
    best, kept = seating.cost, seating.groups()
    resting: dict[frozenset[int], int] = {}
    for step in range(STEPS):
        meeting = seating.conflicts()
        if not meeting:
            break
        own = dice.pick(meeting)
        choices = [(seating.change(own, other), other) for other, at in enumerate(seating.at) if at != seating.at[own]]
        free = [
            (change, other)
            for change, other in choices
            if resting.get(frozenset((own, other)), 0) <= step or seating.cost + change < best
        ]
        if not free:
            continue
        _, other = min(free)
        seating.swap(own, other)
        resting[frozenset((own, other))] = step + 2 + dice.below(REST)
        if seating.cost < best:
            best, kept = seating.cost, seating.groups()
    return kept


class Exact:
    """The optimal seating by branch and bound, as far as :data:`LOOKED_AT` goes."""

    def __init__(self, costs: Costs, sizes: Sequence[int]) -> None:
        self.costs = costs
        self.sizes = sizes
        self.looked_at = 0
        self.best = 0
        self.found: Groups = []

    def search(self, known: Groups) -> Groups:
        """The best seating, or the ``known`` one where none better is found."""
        self.best, self.found = self.costs.of(known), known
        people = tuple(range(len(self.costs.aside)))
        out = len(people) - sum(self.sizes)
        cheapest = sorted(combinations(people, out), key=self._set_aside) if out else [()]
        for aside in cheapest:
            if self._set_aside(aside) >= self.best:
                break
            rest = tuple(own for own in people if own not in aside)
            self._seat(rest, tuple(self.sizes), [], aside, self._set_aside(aside))
        return self.found

    def _set_aside(self, aside: Sequence[int]) -> int:
        return sum(self.costs.aside[own] for own in aside)

    def _seat(
        self, rest: tuple[int, ...], sizes: tuple[int, ...], tables: Groups, aside: tuple[int, ...], cost: int
    ) -> None:
        """Seats the first of the ``rest`` with all possible others, the cheapest first."""
        self.looked_at += 1
        if self.looked_at > LOOKED_AT:
            return
        if not rest:
            self.best, self.found = cost, [*tables, aside]
            return
        for added, table, left in self._tables(rest, sizes):
            if cost + added >= self.best:
                break
            self._seat(tuple(own for own in rest if own not in table), left, [*tables, table], aside, cost + added)

    def _tables(
        self, rest: tuple[int, ...], sizes: tuple[int, ...]
    ) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        found = []
        for size in sorted({*sizes}):
            left = list(sizes)
            left.remove(size)
            for others in combinations(rest[1:], size - 1):
                table = (rest[0], *others)
                added = sum(self.costs.together[own][other] for own, other in combinations(table, 2))
                found.append((added, table, tuple(left)))
        return sorted(found)
