"""What a table scores, how large tables are, and how many rounds a tournament has."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.errors import TournamentError
from rules.tournaments.tournament import (
    Pairings,
    TournamentTable,
    check,
    not_played,
    points,
    points_at,
    rounds_most,
    table_sizes,
)

HALF = Fraction(1, 2)
OFFERED = [{2}, {3}, {5}, {2, 3}, {2, 3, 4}, {3, 4, 5}, {2, 5}]


@pytest.mark.parametrize(
    ("places", "scores"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), (HALF, HALF)),
        ((2, 2), (HALF, HALF)),
        ((2, 1, 3), (HALF, 1, 0)),
        ((1, 2, 3, 4), (1, Fraction(2, 3), Fraction(1, 3), 0)),
        ((1, 1, 3, 4), (Fraction(5, 6), Fraction(5, 6), Fraction(1, 3), 0)),
        ((1, 2, 2, 2, 5), (1, HALF, HALF, HALF, 0)),
    ],
)
def test_places_share_evenly(places, scores):
    assert points_at(TournamentTable(tuple(range(len(places))), places)) == scores


@given(st.lists(st.integers(0, 3), min_size=2, max_size=5))
def test_a_table_gives_as_much_as_half_its_seats(totals):
    places = tuple(1 + sum(other > own for other in totals) for own in totals)
    assert sum(points_at(TournamentTable(tuple(range(len(totals))), places))) == Fraction(len(totals), 2)


def test_who_did_not_come_has_nothing_and_the_others_what_was_played():
    table = TournamentTable((7, 8, 9), (2, 1, 3), frozenset({8}))
    assert points_at(table) == (HALF, 0, 0)
    assert table.winners == ()
    assert TournamentTable((7, 8, 9), (1, 2, 3), frozenset({8})).winners == (7,)


def test_a_table_without_a_game():
    assert points_at(not_played(TournamentTable((1, 2)), [2])) == (1, 0)
    assert points_at(not_played(TournamentTable((1, 2)), [1, 2])) == (0, 0)
    assert points_at(not_played(TournamentTable((1, 2, 3)), [2])) == (Fraction(3, 4), 0, Fraction(3, 4))
    assert not_played(TournamentTable((1, 2)), [2]).winners == ()
    assert not_played(TournamentTable((1, 2, 3)), [2]).winners == ()
    assert not_played(TournamentTable((1, 2)), [2]).over


def test_nobody_wins_where_all_are_equal():
    assert TournamentTable((1, 2, 3), (2, 2, 2)).winners == ()
    assert TournamentTable((1, 2, 3), (1, 1, 3)).winners == (1, 2)


def test_a_bye_is_a_point():
    assert points([Pairings((TournamentTable((1, 2), (2, 1)),), (3,))]) == {1: 0, 2: 1, 3: 1}


def test_a_table_that_is_not_over_scores_nothing():
    with pytest.raises(ValueError, match="over"):
        points_at(TournamentTable((1, 2)))
    running = Pairings((TournamentTable((1, 2)), TournamentTable((3, 4), (1, 2))))
    assert not running.over
    assert points([running]) == {3: 1, 4: 0}


@pytest.mark.parametrize(
    "wrong", [((1,),), ((1, 1),), ((1, 2), (1,)), ((1, 2), (), frozenset({3}))], ids=["one", "twice", "places", "who"]
)
def test_a_table_that_cannot_be(wrong):
    with pytest.raises(ValueError, match=r"table|seat"):
        TournamentTable(*wrong)


def test_rounds_can_be_stored():
    one = Pairings((TournamentTable((1, 2), (2, 1), frozenset({2})),), (3,), 1)
    assert msgspec.json.decode(msgspec.json.encode(one), type=Pairings) == one


# --- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "sizes", "preferred", "tables"),
    [
        (7, {2}, 2, (2, 2, 2)),
        (7, {2, 3}, 2, (3, 2, 2)),
        (9, {2, 3, 4}, 4, (3, 3, 3)),
        (10, {3, 4, 5}, 4, (4, 3, 3)),
        (13, {3, 4}, 4, (4, 3, 3, 3)),
        (5, {3}, 3, (3,)),
        (9, {5}, 5, (5,)),
        (4, {2, 3, 4}, 3, (4,)),
        (2, {3}, 3, ()),
    ],
)
def test_tables_are_near_the_preferred_size(people, sizes, preferred, tables):
    assert table_sizes(people, sizes, preferred) == tables


@given(st.integers(2, 128), st.sampled_from(OFFERED), st.integers(2, 5))
def test_as_few_as_can_be_sit_out(people, sizes, preferred):
    found = table_sizes(people, sizes, preferred)
    assert {*found} <= sizes
    possible = {0}
    for _ in range(people):
        possible |= {sum_of + size for sum_of in possible for size in sizes if sum_of + size <= people}
        if max(possible) == people:
            break
    assert sum(found) == max(possible)


# --- rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(2, 2, 1), (8, 2, 7), (9, 2, 9), (4, 4, 1), (12, 4, 3), (16, 4, 5)]
)
def test_in_more_rounds_everybody_would_meet_somebody_again(people, size, rounds):
    assert rounds_most(people, size) == rounds


@pytest.mark.parametrize(
    ("people", "sizes", "reason"),
    [(0, {2}, "few"), (1, {2}, "few"), (2, {3, 4}, "few"), (129, {2}, "many")],
)
def test_tournaments_that_cannot_be(people, sizes, reason):
    with pytest.raises(TournamentError, match=reason):
        check(people, sizes)


@pytest.mark.parametrize(("people", "sizes"), [(2, {2}), (3, {3, 4}), (128, {5})])
def test_tournaments_that_can_be(people, sizes):
    check(people, sizes)
