"""Who is brought together: exact wishes at first, wider as time goes by."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.matchmaking.matching import (
    ANYBODY_AFTER,
    ASKED_AFTER,
    BOTS_AFTER,
    GROWS_EVERY,
    HOUR,
    LOOKED_AT,
    Match,
    OpenTable,
    Seeker,
    beside,
    matches,
    next_change,
    to_ask,
)
from tests.effort import several

OFFERED = {"quick": (2,), "wide": (2, 3, 4)}
NOW = 1_000_000.0


def seeker(user_id: int, waited: float = 0.0, **wishes) -> Seeker:
    """Somebody who has waited so many hours: for the wide game, of two, day by day."""
    usual = {"games": ("wide",), "seats": (2,), "clocks": ("daily",), "near": False, "bots": False}
    return Seeker(user_id, since=NOW - waited * HOUR, **{**usual, **wishes})


def brought(*seekers: Seeker, tables=(), apart=(), now: float = NOW) -> list[Match]:
    pairs = {frozenset(pair) for pair in apart}
    return matches(seekers, tables, OFFERED, pairs, now)


def test_two_who_wish_the_same():
    assert brought(seeker(1), seeker(2)) == [Match("wide", "daily", (1, 2))]


@pytest.mark.parametrize(
    "other", [{"games": ("quick",)}, {"seats": (3,)}, {"clocks": ("fast",)}], ids=["game", "seats", "clock"]
)
def test_one_wish_that_differs_is_enough(other):
    assert brought(seeker(1), seeker(2, **other)) == []
    assert len(brought(seeker(1), seeker(2, **{**other, "games": ("quick", "wide"), "clocks": ("fast", "daily")}))) == (
        "seats" not in other
    )


def test_the_longest_waiting_come_first():
    assert brought(seeker(1), seeker(2, 5), seeker(3, 9)) == [Match("wide", "daily", (3, 2))]


def test_as_many_people_as_can_be():
    any_number = [seeker(one, seats=()) for one in (1, 2, 3)]
    assert brought(*any_number) == [Match("wide", "daily", (1, 2, 3))]
    assert brought(*any_number[:2]) == [Match("wide", "daily", (1, 2))]


@pytest.mark.parametrize(("waited", "points"), [(0, 100), (5.9, 100), (6, 200), (12, 300), (47.9, 800)])
def test_strength_widens_with_time(waited, points):
    for distance, found in ((points, 1), (points + 1, 0)):
        strong = seeker(2, waited, skills={"wide": distance}, near=True)
        assert len(brought(seeker(1, waited), strong)) == found


def test_after_two_days_anybody_will_do_but_both_sides_count():
    far = {"skills": {"wide": 5000}, "near": True}
    assert brought(seeker(1, 48, near=True), seeker(2, 48, **far)) != []
    assert brought(seeker(1, 48, near=True), seeker(2, 1, **far)) == []
    assert brought(seeker(1, 0), seeker(2, 0, skills={"wide": 5000})) != []


def test_people_who_are_kept_apart_are_not_brought_together():
    assert brought(seeker(1), seeker(2), apart=[(2, 1)]) == []
    assert brought(seeker(1, 2), seeker(2, 1), seeker(3), apart=[(2, 1)]) == [Match("wide", "daily", (1, 3))]
    three = [seeker(one, seats=(3,)) for one in (1, 2, 3)]
    assert brought(*three, apart=[(2, 3)]) == []


def test_bots_fill_up_after_a_day_where_all_allow_it():
    one, two = (seeker(user, 24, seats=(3,), bots=True) for user in (1, 2))
    assert brought(one, two) == [Match("wide", "daily", (1, 2), bots=1)]
    assert brought(one, two, now=NOW - 1) == []
    assert brought(one, seeker(2, 24, seats=(3,))) == []
    assert brought(one, two, seeker(3, seats=(3,))) == [Match("wide", "daily", (1, 2, 3))], "people first"


def lacking(**fields) -> OpenTable:
    usual = {"table_id": 7, "slug": "wide", "clock": "daily", "seats": 3, "bots": 0, "people": {8: 0, 9: 0}}
    return OpenTable(**{**usual, **fields})


def test_a_table_that_lacks_one_is_a_partner():
    found = Match("wide", "daily", (1,), 0, 7)
    one = seeker(1, seats=(3,))
    assert brought(one, tables=[lacking()]) == [found]
    assert brought(one, seeker(2, seats=(3,)), tables=[lacking()]) == [found], "it takes one only"
    for other in ({"slug": "quick"}, {"clock": "none"}, {"seats": 2}, {"bots": 1}, {"people": {1: 0}}):
        assert brought(one, tables=[lacking(**other)]) == []
    assert brought(seeker(1, seats=(3,), bots=True), tables=[lacking(bots=1)]) != []
    assert brought(one, tables=[lacking()], apart=[(1, 9)]) == []
    assert brought(seeker(1, seats=(3,), refused=frozenset({7})), tables=[lacking()]) == []
    assert brought(seeker(1, seats=(3,), near=True), tables=[lacking(people={8: 101})]) == []
    assert brought(seeker(1, 6, seats=(3,), near=True), tables=[lacking(people={8: 101})]) == [found]


def test_a_new_table_needs_somebody_who_may_host_it():
    guests = [seeker(one, 9 - one, may_host=False) for one in (1, 2)]
    assert brought(*guests) == []
    assert brought(*guests, seeker(3)) == [Match("wide", "daily", (1, 3))]
    three = [seeker(one, 9 - one, seats=(3,), may_host=False) for one in range(1, 9)]
    assert brought(*three) == []
    assert brought(*three, seeker(9, seats=(3,))) == [Match("wide", "daily", (1, 2, 9))]
    assert brought(guests[0], seeker(2, may_host=False), tables=[lacking(seats=2)]) == [
        Match("wide", "daily", (1,), 0, 7)
    ]


def test_who_may_host_is_found_behind_all_who_are_looked_at():
    crowd = [seeker(one, 99 - one, may_host=False) for one in range(1, LOOKED_AT + 9)]
    assert brought(*crowd, seeker(99)) == [Match("wide", "daily", (1, 99))]


def test_other_clocks_are_not_asked_for_where_nobody_may_host():
    asked = seeker(1, 24, may_host=False), seeker(2, clocks=("relaxed",), may_host=False)
    assert to_ask(asked, (), OFFERED, (), NOW) == []


def test_other_clocks_are_asked_for_after_a_day_where_they_help():
    def asks(waited: float, **wishes) -> list:
        return to_ask([seeker(1, waited, **wishes), seeker(2, clocks=("relaxed",))], (), OFFERED, (), NOW)

    assert asks(24) == [(1, ("fast", "relaxed"))]
    assert asks(23.9) == []
    assert asks(24, asked=True) == []
    assert asks(24, clocks=("fast",)) == [], "the next one is daily, and nobody plays that"
    assert brought(seeker(1, 24), seeker(2, clocks=("relaxed",))) == [], "nothing before the answer"


def test_clocks_lie_beside_each_other():
    assert beside(["daily"]) == ("fast", "relaxed")
    assert beside(["fast", "none"]) == ("daily", "relaxed")
    assert beside(["fast", "daily", "relaxed", "none"]) == ()


def test_when_wishes_are_read_wider_next():
    assert next_change([seeker(1, asked=True)], NOW) is None
    assert next_change([seeker(1, 1)], NOW) == NOW - HOUR + ASKED_AFTER
    assert next_change([seeker(1, 1, near=True)], NOW) == NOW - HOUR + GROWS_EVERY
    assert next_change([seeker(1, 47, near=True, asked=True)], NOW) == NOW - 47 * HOUR + ANYBODY_AFTER
    assert next_change([seeker(1, 49, near=True, asked=True)], NOW) is None
    assert next_change([seeker(1, 2, bots=True, asked=True)], NOW) == NOW - 2 * HOUR + BOTS_AFTER


PEOPLE = st.lists(
    st.builds(
        lambda *person: person,
        st.integers(0, 60),
        st.sets(st.sampled_from(sorted(OFFERED)), min_size=1),
        st.sets(st.integers(2, 4)),
        st.sets(st.sampled_from(["fast", "daily"]), min_size=1),
        st.booleans(),
        st.booleans(),
        st.integers(0, 600),
        st.booleans(),
    ),
    max_size=5,
)


@pytest.mark.slow
@settings(max_examples=several(60, 200), deadline=None)
@given(PEOPLE, st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), max_size=4))
def test_whoever_is_brought_together_may_be_and_nobody_is_left_who_could_be(people, kept_apart):
    seekers = [
        seeker(
            number,
            waited,
            games=tuple(sorted(games)),
            seats=tuple(sorted(seats)),
            clocks=tuple(sorted(clocks)),
            near=near,
            bots=bots,
            skills=dict.fromkeys(OFFERED, skill),
            may_host=may_host,
        )
        for number, (waited, games, seats, clocks, near, bots, skill, may_host) in enumerate(people)
    ]
    apart = {frozenset(pair) for pair in kept_apart}
    found = matches(seekers, (), OFFERED, apart, NOW)
    known = {one.user_id: one for one in seekers}
    taken = [user for match in found for user in match.user_ids]
    assert len(taken) == len(set(taken))
    for match in found:
        assert lawful([known[user] for user in match.user_ids], match.slug, match.clock, match.bots, apart)
    left = [one for one in seekers if one.user_id not in taken]
    for size in range(2, 5):
        for group, slug, clock, bots in product(combinations(left, size), OFFERED, ("fast", "daily"), range(5 - size)):
            assert not lawful(list(group), slug, clock, bots, apart)


def lawful(group: list[Seeker], slug: str, clock: str, bots: int, apart: set[frozenset[int]]) -> bool:
    """Whether these may be brought together: read off the rules, one after the other."""
    seats = len(group) + bots
    if seats not in OFFERED[slug] or not any(one.may_host for one in group):
        return False
    for one in group:
        if slug not in one.games or clock not in one.clocks or (one.seats and seats not in one.seats):
            return False
    if bots and not (all(one.bots for one in group) and NOW - min(one.since for one in group) >= BOTS_AFTER):
        return False
    for one, other in combinations(group, 2):
        far = abs(one.skills[slug] - other.skills[slug])
        for near in (one, other):
            hours = (NOW - near.since) / HOUR
            if near.near and hours < 48 and far > 100 + 100 * int(hours / 6):
                return False
        if frozenset({one.user_id, other.user_id}) in apart:
            return False
    return True
