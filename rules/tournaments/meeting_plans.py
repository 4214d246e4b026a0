"""Seats players over several rounds at once so that they meet new opponents: the social golfer problem, all weeks of
it. A round that is best by itself may leave later ones no solution; here the coming rounds are optimised together.

The search is that of :mod:`rules.tournaments.social_golfer`, over all weeks: a player with a repeated meeting swaps
places with a player of another table in the same week, then these two are tabu for a while. It begins from a known plan
(:mod:`rules.tournaments.designs`), or from the earlier plan.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from rules.core.chance import Dice
from rules.tournaments.designs import known, without
from rules.tournaments.social_golfer import Groups

OFFERS = 80_000
"""The most swaps that are weighed over several rounds."""
REST = 8
"""The most steps for which swapped players are tabu."""
APART, OUT_AGAIN = 10_000, 100_000_000
"""The cost of a meeting of two who are kept apart, and of a repeated bye: each more than all lighter ones together in a
whole tournament. A repeated meeting costs 1."""
LOOSE = 2
"""Players who meet less than one in so many of the others never have to meet one again, whatever the rounds are."""


class Field(msgspec.Struct, frozen=True):
    """The players, numbered from 0: how often two have ``met`` (by their numbers, the lower first), how often each has
    sat out, and which pairs are kept ``apart``. Before the first round of a plan there were so many ``tables``, and so
    many of these players sat at ``none``."""

    people: int
    met: Mapping[tuple[int, int], int] = {}
    byes: Sequence[int] = ()
    apart: frozenset[tuple[int, int]] = frozenset()
    tables: int = 0
    none: int = 0


class Weeks:
    """Rounds under way, each with its tables, and last who sits out. ``cost`` is that of all repeated meetings.
    ``near[week][own][table]`` is the cost of a player meeting all who are at that table then, given the other weeks."""

    def __init__(self, field: Field, weeks: Sequence[Groups]) -> None:
        people = range(field.people)
        self.aside = [len(groups) - 1 for groups in weeks]
        self.at = [[0] * field.people for _ in weeks]
        self.met = [[0] * field.people for _ in people]
        self.apart = [[0] * field.people for _ in people]
        self.byes = [*field.byes] or [0] * field.people
        for (own, other), times in field.met.items():
            self._count(own, other, times)
        for own, other in field.apart:
            self.apart[own][other] = self.apart[other][own] = APART
        for at, groups in zip(self.at, weeks, strict=True):
            for table, group in enumerate(groups):
                for own in group:
                    at[own] = table
            for group in groups[:-1]:
                for own, other in combinations(group, 2):
                    self._count(own, other, 1)
            for own in groups[-1]:
                self.byes[own] += 1
        self.near = [[self._near(week, own, groups) for own in people] for week, groups in enumerate(weeks)]
        self.cost = self._cost()

    def _count(self, own: int, other: int, times: int) -> None:
        self.met[own][other] += times
        self.met[other][own] += times

    def _near(self, week: int, own: int, groups: Groups) -> list[int]:
        row = [sum(self._together(week, own, other) for other in group if other != own) for group in groups[:-1]]
        return [*row, OUT_AGAIN * (self.byes[own] - (self.at[week][own] == self.aside[week]))]

    def _cost(self) -> int:
        people = range(len(self.met))
        again = sum(max(0, self.met[own][other] - 1) for own, other in combinations(people, 2))
        out = sum(times * (times - 1) // 2 for times in self.byes)
        return (
            again
            + OUT_AGAIN * out
            + sum(
                self.apart[own][other]
                for at, aside in zip(self.at, self.aside, strict=True)
                for own, other in combinations(people, 2)
                if at[own] == at[other] != aside
            )
        )

    def _meet(self, week: int, own: int, other: int) -> bool:
        return self.at[week][own] == self.at[week][other] != self.aside[week]

    def _together(self, week: int, own: int, other: int) -> int:
        """The cost of a meeting of these two in a week."""
        return (self.met[own][other] > self._meet(week, own, other)) + self.apart[own][other]

    def groups(self, week: int) -> Groups:
        """The tables of a week, and last who sits out."""
        at = self.at[week]
        found: list[list[int]] = [[] for _ in range(self.aside[week] + 1)]
        for own, table in enumerate(at):
            found[table].append(own)
        return [tuple(group) for group in found]

    def all(self) -> list[Groups]:
        return [self.groups(week) for week in range(len(self.at))]

    def change(self, week: int, own: int, other: int) -> int:
        """The added cost over all weeks when these two, of different tables, swap places in one."""
        near, here, there = self.near[week], self.at[week][own], self.at[week][other]
        gained = near[own][there] + near[other][here] - near[own][here] - near[other][there]
        if self.met[own][other] or self.apart[own][other]:
            aside = self.aside[week]
            gained -= self._together(week, own, other) * ((here != aside) + (there != aside))
        return gained

    def swap(self, week: int, own: int, other: int) -> None:
        """These two swap places in a week."""
        self.cost += self.change(week, own, other)
        at, near, aside = self.at[week], self.near[week], self.aside[week]
        for mover, partner in ((own, other), (other, own)):
            table = at[mover]
            if table == aside:
                continue
            for third, row in enumerate(near):
                if third != mover:
                    row[table] -= self._together(week, third, mover)
                if third != partner:
                    row[table] += self._together(week, third, partner)
        for mover, partner in ((own, other), (other, own)):
            if at[mover] == aside:
                self._sit_out(week, mover, -1)
                self._sit_out(week, partner, 1)
                continue
            for third, table in enumerate(at):
                if table == at[mover] and third != mover:
                    self._change_meetings(week, mover, third, -1)
                    self._change_meetings(week, partner, third, 1)
        at[own], at[other] = at[other], at[own]

    def _sit_out(self, week: int, own: int, times: int) -> None:
        self.byes[own] += times
        for other_week, (near, aside) in enumerate(zip(self.near, self.aside, strict=True)):
            if other_week != week:
                near[own][aside] += OUT_AGAIN * times

    def _change_meetings(self, week: int, own: int, other: int, times: int) -> None:
        """Changes how often two meet, and so the costs of the other weeks."""
        before = self.met[own][other]
        self._count(own, other, times)
        for other_week, (at, near, aside) in enumerate(zip(self.at, self.near, self.aside, strict=True)):
            if other_week == week:
                continue
            here, there = at[own], at[other]
            meet = here == there != aside
            felt = (before + times > meet) - (before > meet)
            if felt:
                if there != aside:
                    near[own][there] += felt
                if here != aside:
                    near[other][here] += felt

    # --- the search -------------------------------------------------------------------------------------------------

    def improve(self, dice: Dice, least: int, offers: int, fixed: int = 0) -> None:
        """Searches for weeks that cost less, down to ``least``, with so many offers; the first ``fixed`` stay as they
        are."""
        best, kept = self.cost, [[*at] for at in self.at]
        resting: dict[tuple[int, int, int], int] = {}
        step = 0
        while best > least and offers > 0:
            meeting = [
                (week, own)
                for week in range(fixed, len(self.at))
                for own, at in enumerate(self.at[week])
                if self.near[week][own][at] > 0
            ]
            if not meeting:
                break
            week, own = dice.pick(meeting)
            at, step, offers = self.at[week], step + 1, offers - len(self.met)
            choices = [(self.change(week, own, other), other) for other, table in enumerate(at) if table != at[own]]
            free = [
                (change, other)
                for change, other in choices
                if resting.get((week, own, other), 0) <= step or self.cost + change < best
            ]
            if not free:
                continue
            lowest = min(change for change, _ in free)
            other = dice.pick([other for change, other in free if change == lowest])
            self.swap(week, own, other)
            resting[week, own, other] = resting[week, other, own] = step + 2 + dice.below(REST)
            if self.cost < best:
                best, kept = self.cost, [[*at] for at in self.at]
        for week, at in enumerate(kept):
            self._restore(week, at)

    def _restore(self, week: int, seats: Sequence[int]) -> None:
        """Seats all players at these tables."""
        at = self.at[week]
        for own, table in enumerate(seats):
            if at[own] != table:
                other = next(one for one in range(own + 1, len(at)) if at[one] == table != seats[one])
                self.swap(week, own, other)


# --- plans ----------------------------------------------------------------------------------------------------------


class Outlook(msgspec.Struct, frozen=True):
    """The expectation of a whole tournament: so many pairs meet again, and so many must, whatever the plan."""

    repeats: int
    unavoidable: int


@lru_cache(maxsize=256)
def outlook(people: int, sizes: tuple[int, ...], rounds: int) -> Outlook:
    """The outlook of so many rounds at tables of these sizes, if all players stay."""
    if is_loose(people, sizes, rounds):
        return Outlook(0, 0)
    field = Field(people)
    found = planned(field, sizes, rounds, Dice(f"outlook {people} {sizes} {rounds}"))
    return Outlook(found.cost % OUT_AGAIN, unavoidable(field, sizes, rounds))


def planned(field: Field, sizes: Sequence[int], rounds: int, dice: Dice, before: Sequence[Groups] = ()) -> Weeks:
    """The best plan found for so many rounds: from the one ``before``, else from known ones and by lot."""
    least = unavoidable(field, sizes, rounds) + _sitting_out(field, sizes, rounds)
    starts = [before] if before else [*([] if field.met else known_plans(field.people, sizes, rounds)), []]
    best: Weeks | None = None
    for start in starts:
        weeks = Weeks(field, [recut(groups, sizes) for groups in start[:rounds]])
        while len(weeks.at) < rounds:
            weeks = Weeks(field, [*weeks.all(), recut([dice.shuffled(range(field.people))], sizes)])
            weeks.improve(dice, least, OFFERS // rounds, len(weeks.at) - 1)
        weeks.improve(dice, least, OFFERS)
        if best is None or weeks.cost < best.cost:
            best = weeks
        if best.cost <= least:
            break
    assert best is not None
    return best


def unavoidable(field: Field, sizes: Sequence[int], rounds: int) -> int:
    """The least number of repeated meetings, with those so far, of any plan: there are only so many pairs; and where a
    table has more seats than the round before had tables, some of its players come from the same."""
    meetings = sum(field.met.values()) + rounds * sum(size * (size - 1) // 2 for size in sizes)
    found = sum(times - 1 for times in field.met.values())
    tables, none = field.tables, field.none
    for _ in range(rounds):
        if tables:
            found += sum(_from_one_table(max(0, size - none), tables) for size in sizes)
        tables, none = len(sizes), field.people - sum(sizes)
    return max(meetings - field.people * (field.people - 1) // 2, found)


def _from_one_table(people: int, tables: int) -> int:
    """The least pairs of players from the same table where they come from so many, as evenly as possible."""
    each, more = divmod(people, tables)
    return tables * (each * (each - 1) // 2) + more * each


def _sitting_out(field: Field, sizes: Sequence[int], rounds: int) -> int:
    """The least cost of byes: all players as often as each other."""
    each, more = divmod(sum(field.byes) + rounds * (field.people - sum(sizes)), field.people)
    return OUT_AGAIN * (field.people * each * (each - 1) // 2 + more * each)


def is_loose(people: int, sizes: Sequence[int], rounds: int) -> bool:
    """Whether so many rounds at tables of these sizes leave so much room that looking ahead is not needed."""
    return LOOSE * rounds * (max(sizes) - 1) < people


def known_plans(people: int, sizes: Sequence[int], rounds: int) -> Iterator[list[Groups]]:
    """The known plans for as many tables of the largest size as hold all players, without the missing ones; first the
    rounds whose tables have the right sizes."""
    size = max(sizes)
    tables = -(-people // size)
    for plan in known(tables, size):
        weeks = [[*sorted(week, key=len, reverse=True), ()] for week in without(plan[:rounds], tables * size - people)]
        yield [recut(week, sizes) for week in weeks]


def recut(groups: Sequence[Sequence[int]], sizes: Sequence[int]) -> Groups:
    """The same players at tables of these sizes: the surplus of a table goes where there is room, or aside."""
    ordered = [*sorted(groups[:-1], key=len, reverse=True), *[()] * len(sizes)]
    rest = [one for group, size in zip(ordered, sizes, strict=False) for one in group[size:]]
    rest += [one for group in ordered[len(sizes) :] for one in group] + [*groups[-1]]
    found: Groups = []
    for group, size in zip(ordered, sizes, strict=False):
        missing = size - len(group[:size])
        found.append((*group[:size], *rest[:missing]))
        rest = rest[missing:]
    return [*found, tuple(rest)]
