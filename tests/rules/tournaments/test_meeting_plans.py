"""Rounds that are planned together: what is known is used, what is planned is kept, what cannot be helped is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.core.chance import Dice
from rules.tournaments import meeting_plans
from rules.tournaments.designs import STARTERS, known
from rules.tournaments.meeting_plans import (
    Field,
    Weeks,
    is_loose,
    outlook,
    planned,
    recut,
    unavoidable,
)
from rules.tournaments.swiss import pair
from rules.tournaments.tournament import (
    Pairings,
    TournamentTable,
    rounds_most,
    table_sizes,
)
from tests.effort import sample, several
from tests.rules.tournaments.brackets import (
    finished,
    meetings,
    seatings,
    tournament,
)

pytestmark = pytest.mark.slow

PEOPLE = [
    (12, 4, 3),
    (16, 4, 5),
    (20, 4, 5),
    (24, 4, 7),
    (15, 3, 7),
    (28, 4, 8),
    (25, 5, 5),
    (18, 3, 8),
    (20, 5, 3),
    (9, 2, 9),
]
"""People, seats of a table, rounds that leave hardly any room."""


def sizes_of(size: int) -> set[int]:
    return {*range(2, size + 1)} if size < 5 else {3, 4, 5}


@contextmanager
def hurried() -> Iterator[None]:
    """In the suite plans are looked for in a tenth of the time: what holds of every plan holds of a worse one too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meeting_plans, "OFFERS", meeting_plans.OFFERS // several(10, 1))
        yield


def repeats(rounds) -> int:
    """How often two meet who have met before, counted anew."""
    all_of_them = [two for one in rounds for two in meetings(one)]
    return len(all_of_them) - len({*all_of_them})


# --- whole tournaments -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "size", "rounds"), sample(PEOPLE, 2))
def test_no_more_meet_again_than_must(people, size, rounds):
    """However the tables end, all rounds together have as few as the plan; and it is told beforehand how many."""
    told = outlook(people, table_sizes(people, sizes_of(size), size), rounds)
    assert told.repeats == told.unavoidable
    played = tournament(range(people), sizes_of(size), size, rounds, 1, ahead=True)
    assert repeats(played) == sum(one.repeats for one in played) == told.repeats


@pytest.mark.parametrize("people", [3, 5, 7, 9])
def test_of_an_odd_number_at_tables_of_two_everybody_meets_everybody(people):
    """In as many rounds as there are people, in each of which another sits out."""
    for seed in range(several(1, 3)):
        played = tournament(range(people), {2}, 2, rounds_most(people, 2), seed, ahead=True)
        assert len(played) == people
        assert repeats(played) == 0
        assert sorted(bye for one in played for bye in one.byes) == [*range(people)]


@given(st.integers(5, 22), st.integers(2, 4), st.integers(2, 5), st.integers(0, 10**6))
@settings(max_examples=several(4, 12), deadline=None)
@hurried()
def test_what_was_planned_is_kept_to(people, size, rounds, seed):
    """No round has more who meet again than the plan of the round before had left for it and the rest."""
    luck, done, left = Random(seed), (), None
    for number in range(rounds):
        one = pair(range(people), done, sizes_of(size), size, str(seed), rounds - number - 1)
        again = repeats([*done, one])
        if left is not None:
            assert again <= left
        if one.ahead:
            weeks = [Pairings(one.tables), *(as_round(week) for week in one.ahead)]
            left = repeats([*done, *weeks])
        done += (finished(one, luck),)


def as_round(week) -> Pairings:
    return Pairings(tuple(TournamentTable(group) for group in week[:-1]), tuple(week[-1]))


@given(st.integers(6, 20), st.integers(2, 4), st.integers(0, 10**6))
@settings(max_examples=several(2, 20), deadline=None)
@hurried()
def test_a_plan_bends_where_people_leave_and_come(people, size, seed):
    luck, entrants, done = Random(seed), list(range(people)), ()
    for number in range(5):
        if len(entrants) < size:
            return
        one = pair(entrants, done, sizes_of(size), size, "seed", 4 - number)
        seated = [entrant for table in one.tables for entrant in table.seats]
        assert sorted([*seated, *one.byes]) == sorted(entrants)
        for week in one.ahead:
            assert sorted(entrant for group in week for entrant in group) == sorted(entrants)
        done += (finished(one, luck),)
        entrants = [entrant for entrant in entrants if luck.random() > 0.15] + [people + number]


@pytest.mark.parametrize(("people", "size"), [(7, 2), (5, 2), (9, 2)])
def test_nobody_sits_out_twice_before_everybody_has_when_planned_ahead(people, size):
    out: list[int] = []
    for one in tournament(range(people), {size}, size, 9, 1, ahead=True):
        counts = {entrant: out.count(entrant) for entrant in range(people)}
        kept = [count for entrant, count in counts.items() if entrant not in one.byes]
        assert max(counts[bye] for bye in one.byes) <= min(kept)
        out += one.byes


def test_the_same_arguments_give_the_same_plan():
    first, second = (tournament(range(12), {3, 4}, 4, 3, 3, ahead=True) for _ in range(2))
    assert first == second
    assert first[0].ahead


# --- people who are kept apart ---------------------------------------------------------------------------------------


@given(st.integers(8, 20), st.sampled_from([2, 3, 4]), st.integers(0, 10**6))
@settings(max_examples=several(2, 12), deadline=None)
@hurried()
def test_who_is_kept_apart_does_not_meet(people, size, seed):
    luck, done = Random(seed), ()
    order = luck.sample(range(people), 4)
    apart = [frozenset(order[:2]), frozenset(order[2:])]
    for number in range(4):
        one = pair(range(people), done, sizes_of(size), size, str(seed), 3 - number, apart)
        assert not {*meetings(one)} & {*apart}
        done += (finished(one, luck),)


def test_who_is_kept_apart_meets_where_nothing_else_is_possible(monkeypatch):
    """Rather than that a table is left out."""
    monkeypatch.setattr(meeting_plans, "OFFERS", 800)
    apart = [frozenset(two) for two in combinations(range(4), 2)]
    one = pair(range(4), (), {2}, 2, "seed", 1, apart)
    assert len(one.tables) == 2


def test_rather_somebody_meets_again_than_one_who_is_kept_apart():
    done = (finished(pair(range(4), (), {2}, 2, "seed"), Random(1)),)
    first = {*meetings(done[0])}
    others = [frozenset(two) for two in combinations(range(4), 2) if frozenset(two) not in first]
    one = pair(range(4), done, {2}, 2, "seed", 0, others)
    assert {*meetings(one)} == first
    assert one.repeats == 2


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize(("people", "size"), [(3, 2), (7, 2), (15, 2), (10, 3)])
def test_who_avoids_everybody_sits_out_no_more_often_than_the_others(people, size, ahead, monkeypatch):
    """A bye is a point: it cannot be had each round by a list."""
    monkeypatch.setattr(meeting_plans, "OFFERS", 8_000)
    luck, done, alone = Random(people), (), people - 1
    apart = [frozenset((alone, other)) for other in range(alone)]
    for number in range(5):
        out = [bye for one in done for bye in one.byes]
        one = pair(range(people), done, {size}, size, "seed", 4 - number if ahead else 0, apart)
        kept = [out.count(entrant) for entrant in range(people) if entrant not in one.byes]
        assert max(out.count(bye) for bye in one.byes) <= min(kept)
        done += (finished(one, luck),)


# --- known plans -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_in_a_known_plan_everybody_sits_once_a_round_and_nobody_meets_twice(size):
    found = 0
    for tables in range(1, 30):
        for plan in known(tables, size):
            found += 1
            people = list(range(tables * size))
            assert len(plan) >= min(tables, 4)
            for week in plan:
                assert sorted(one for table in week for one in table) == people
                assert {len(table) for table in week} == {size}
            assert repeats([as_round([*week, ()]) for week in plan]) == 0
    assert found > 10


def test_every_starter_is_used():
    assert {(tables * size, size) for size in (3, 4, 5) for tables in range(1, 20)} >= {*STARTERS}
    for people, size in STARTERS:
        assert len(next(known(people // size, size))) > 5


@given(st.lists(st.integers(0, 6), min_size=1, max_size=6), st.data())
@settings(max_examples=several(40, 100))
def test_recut_keeps_everybody_at_tables_of_the_sizes(lengths, data):
    people = iter(range(sum(lengths)))
    groups = [tuple(next(people) for _ in range(length)) for length in lengths]
    sizes = data.draw(st.sampled_from([(), (1,), (2, 2), (3, 2), (4,)]))
    sizes = sizes if sum(sizes) <= sum(lengths) else ()
    cut = recut(groups, sizes)
    assert [len(group) for group in cut[:-1]] == [*sizes]
    assert sorted(one for group in cut for one in group) == list(range(sum(lengths)))


# --- the search, and its bound ---------------------------------------------------------------------------------------


@given(st.integers(4, 11), st.sampled_from([(2, 2), (2, 2, 2), (3, 3), (4, 4), (3, 2, 2)]), st.integers(0, 10**6))
@settings(max_examples=several(20, 60), deadline=None)
def test_what_a_swap_changes_is_what_everything_costs_anew(people, sizes, seed):
    if sum(sizes) > people:
        return
    luck = Random(seed)
    two = [tuple(sorted(luck.sample(range(people), 2))) for _ in range(4)]
    field = Field(
        people,
        {one: luck.randint(1, 2) for one in two[:3]},
        [luck.randint(0, 1) for _ in range(people)],
        frozenset(two[3:]),
    )

    def shuffled():
        return recut([luck.sample(range(people), people)], sizes)

    weeks = Weeks(field, [shuffled() for _ in range(3)])
    for _ in range(20):
        week = luck.randrange(3)
        own, other = luck.sample(range(people), 2)
        if weeks.at[week][own] == weeks.at[week][other]:
            continue
        told = weeks.cost + weeks.change(week, own, other)
        weeks.swap(week, own, other)
        anew = Weeks(field, weeks.all())
        assert weeks.cost == told == anew.cost
        assert weeks.near == anew.near


@pytest.mark.parametrize(
    ("people", "sizes", "rounds"),
    [
        (4, (2, 2), 3),
        (4, (2, 2), 4),
        (6, (3, 3), 2),
        (6, (2, 2, 2), 3),
        (8, (4, 4), 2),
        (5, (3, 2), 2),
        (7, (4, 3), 2),
        (7, (2, 2, 2), 2),
    ],
)
def test_what_must_be_is_what_every_plan_has(people, sizes, rounds):
    """All plans are looked at: no one has fewer than is said to be unavoidable, and the plan that is found has no more
    than the best."""

    def best(done: tuple[Pairings, ...]) -> int:
        if len(done) == rounds:
            return repeats(done)
        ways = (
            Pairings(as_round([*seating, ()]).tables)
            for out in combinations(range(people), people - sum(sizes))
            for seating in seatings(tuple(one for one in range(people) if one not in out), sizes)
        )
        return min(best((*done, one)) for one in ways)

    fewest = best((as_round(recut([tuple(range(people))], sizes)),))
    assert unavoidable(Field(people), sizes, rounds) <= fewest
    assert planned(Field(people), sizes, rounds, Dice("any")).cost % 1000 == fewest


@given(st.integers(20, 80), st.integers(2, 4), st.integers(2, 9), st.integers(0, 10**6))
@settings(max_examples=several(5, 15), deadline=None)
def test_where_there_is_room_nobody_needs_to_look_ahead(people, size, rounds, seed):
    sizes = table_sizes(people, sizes_of(size), size)
    if is_loose(people, sizes, rounds):
        played = tournament(range(people), sizes_of(size), size, rounds, seed, ahead=True)
        assert repeats(played) == 0
        assert not any(one.ahead for one in played)
