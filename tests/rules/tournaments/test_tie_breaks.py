"""Who stands where: by hand, against the examples of chess, and against a second, naive reckoning."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.tournaments.swiss import pair
from rules.tournaments.tie_breaks import Standing, standings
from rules.tournaments.tournament import Pairings, TournamentTable, not_played
from tests.effort import several
from tests.rules.tournaments.brackets import finished, tie_breaks

HALF = Fraction(1, 2)


def by_entrant(entrants, rounds) -> dict[int, Standing]:
    return {one.entrant: one for one in standings(entrants, rounds)}


def won(*tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> Pairings:
    """A round in which every table ended in its seat order."""
    return Pairings(tuple(TournamentTable(seats, tuple(range(1, len(seats) + 1))) for seats in tables), byes)


def test_four_people_by_hand():
    """A beats B and C, draws D; B beats C and D; C beats D."""
    rounds = [
        won((1, 2), (3, 4)),
        won((1, 3), (2, 4)),
        Pairings((TournamentTable((1, 4), (1, 1)), TournamentTable((2, 3), (1, 2)))),
    ]
    found = by_entrant([1, 2, 3, 4], rounds)
    assert {one.entrant: one.points for one in found.values()} == {1: 5 * HALF, 2: 2, 3: 1, 4: HALF}
    assert {one.entrant: one.buchholz for one in found.values()} == {1: 7 * HALF, 2: 4, 3: 5, 4: 11 * HALF}
    assert {one.entrant: one.sonneborn for one in found.values()} == {
        1: 2 + 1 + HALF * HALF,
        2: 1 + HALF,
        3: HALF,
        4: HALF * 5 * HALF,
    }
    assert [(one.place, one.wins, one.tables) for one in found.values()] == [(1, 2, 3), (2, 2, 3), (3, 1, 3), (4, 0, 3)]


def test_tables_of_three_by_hand():
    """An opponent counts half of its points, as there are two of them at a table."""
    rounds = [won((1, 2, 3), (4, 5, 6)), won((1, 4, 2), (5, 3, 6))]
    found = by_entrant(range(1, 7), rounds)
    assert [found[entrant].points for entrant in range(1, 7)] == [2, HALF, HALF, 3 * HALF, 3 * HALF, 0]
    assert found[1].buchholz == (HALF + HALF) / 2 + (3 * HALF + HALF) / 2
    assert found[1].sonneborn == found[1].buchholz
    assert found[4].sonneborn == (3 * HALF + 0) / 2 + HALF / 2
    assert [one.entrant for one in standings(range(1, 7), rounds)] == [1, 4, 5, 2, 3, 6]


def nine_rounds(result: dict[int, Pairings], own: list[Fraction]) -> list[Pairings]:
    """Nine rounds of entrant 0 against 1 to 9, who play nobody else: ``own`` results, rounds given otherwise."""
    places = {Fraction(1): (1, 2), HALF: (1, 1), Fraction(0): (2, 1)}
    return [
        result.get(number, Pairings((TournamentTable((0, number), places[own[number - 1]]),)))
        for number in range(1, 10)
    ]


def test_the_virtual_opponent_of_a_win_without_a_game():
    """An example of the FIDE's committee (Kallithea 2009): nine rounds, 6 points, in round 3 the opponent did not come
    after 2 points in two rounds: the virtual opponent counts 2 + 0 + 6/2 = 5, and the player 5 1/2 for others."""
    own = [Fraction(1)] * 6 + [Fraction(0)] * 3
    rounds = nine_rounds({3: Pairings((not_played(TournamentTable((0, 3)), [3]),))}, own)
    found = by_entrant(range(10), rounds)
    assert found[0].points == 6
    others = [Fraction(8, 2)] * 5 + [Fraction(8, 2) + 1] * 3
    assert found[0].buchholz == sum(others) + 5
    assert found[1].buchholz - _unplayed(found, 1, rounds) == Fraction(11, 2)


def test_the_virtual_opponent_of_who_did_not_come():
    """The other example: 4 points after six rounds, absent in round 7, 6 points in the end: 4 + 1 + 2/2 = 6, and
    6 1/2 for others."""
    own = [Fraction(1)] * 4 + [Fraction(0)] * 3 + [Fraction(1)] * 2
    rounds = nine_rounds({7: Pairings((not_played(TournamentTable((0, 7)), [0]),))}, own)
    found = by_entrant(range(10), rounds)
    assert found[0].points == 6
    assert found[0].buchholz == 6 * Fraction(8, 2) + 2 * (Fraction(8, 2) + 1) + 6
    assert found[1].buchholz - _unplayed(found, 1, rounds) == Fraction(13, 2)


def _unplayed(found: dict[int, Standing], entrant: int, rounds: list[Pairings]) -> Fraction:
    """What the virtual opponents of the rounds count in which an entrant had nobody."""
    total, before = Fraction(0), Fraction(0)
    for number, one in enumerate(rounds, 1):
        table = next((table for table in one.tables if entrant in table.seats), None)
        if table is None:
            total += before + 1 + Fraction(len(rounds) - number, 2)
        else:
            before += table.places[table.seats.index(entrant)] == 1
    return total


def test_a_bye_is_a_point_against_somebody_virtual_and_no_win():
    found = by_entrant([1, 2, 3], [won((1, 2), byes=(3,)), won((1, 3), byes=(2,))])
    assert (found[3].points, found[3].wins, found[3].tables) == (1, 0, 1)
    assert found[3].buchholz == (0 + 0 + HALF) + 2
    assert found[3].sonneborn == HALF
    assert (found[2].points, found[2].wins) == (1, 0)


def test_equals_share_a_place():
    assert [one.place for one in standings([5, 6, 7, 8], [won((5, 6), (7, 8))])] == [1, 1, 3, 3]
    assert [one.place for one in standings([5, 6], [])] == [1, 1]
    assert standings([], []) == ()


def test_more_wins_decide_last():
    """Two draws and a win with a loss, against the same people."""
    rounds = [
        Pairings((TournamentTable((1, 3), (1, 1)), TournamentTable((2, 4), (1, 2)))),
        Pairings((TournamentTable((1, 4), (1, 1)), TournamentTable((2, 3), (2, 1)))),
    ]
    found = by_entrant([1, 2, 3, 4], rounds)
    assert found[1].points == found[2].points
    assert found[1].buchholz == found[2].buchholz
    assert found[2].wins > found[1].wins


def test_a_running_round_counts_as_far_as_it_is_over():
    rounds = [
        won((1, 2), (3, 4), byes=(5,)),
        Pairings((TournamentTable((1, 3), (1, 2)), TournamentTable((5, 2))), (4,)),
    ]
    found = by_entrant([1, 2, 3, 4, 5], rounds)
    assert [found[entrant].points for entrant in range(1, 6)] == [2, 0, 1, 1, 1]
    assert [found[entrant].tables for entrant in range(1, 6)] == [2, 1, 2, 1, 0]


@given(
    st.integers(3, 17), st.sampled_from([({2}, 2), ({3}, 3), ({2, 3, 4}, 4)]), st.integers(1, 5), st.integers(0, 10**6)
)
@settings(max_examples=several(25, 80), deadline=None)
def test_a_second_reckoning_agrees(people, offered, rounds, seed):
    """With people who do not come, leave for good, or join later."""
    sizes, preferred = offered
    luck, done = Random(seed), []
    for _ in range(rounds):
        here = [entrant for entrant in range(people) if luck.random() < 0.9]
        if len(here) >= min(sizes):
            done.append(finished(pair(here, done, sizes, preferred, "seed"), luck, absent=0.15))
    for one in standings(range(people), done):
        assert (one.points, one.buchholz, one.sonneborn) == tie_breaks(one.entrant, done)


@pytest.mark.parametrize("size", [2, 4])
def test_who_is_stronger_ends_higher(size):
    """Thirty-two people, five rounds, chance in every result; some do not come, two leave, one comes late: the order is
    still about that of their strength (Spearman), and nobody has met anybody twice."""
    likeness, left, late = [], {3, 30}, 9
    for seed in range(6):
        luck, done = Random(seed), []
        for number in range(5):
            out = (left if number > 1 else set()) | ({late} if number == 0 else set())
            here = [entrant for entrant in range(32) if entrant not in out]
            one = pair(here, done, {2} if size == 2 else {3, 4}, size, str(seed))
            done.append(finished(one, luck, absent=0.03, strength=lambda entrant: -entrant / 8))
        assert [one.repeats for one in done] == [0] * 5
        found = standings(range(32), done)
        assert [one.place for one in found] == sorted(one.place for one in found)
        assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)
        stayed = [one.entrant for one in found if one.entrant not in {*left, late}]
        apart = sum((place - sorted(stayed).index(entrant)) ** 2 for place, entrant in enumerate(stayed))
        likeness.append(1 - 6 * apart / (29 * (29**2 - 1)))
    assert min(likeness) > 0.5
    assert sum(likeness) / len(likeness) > 0.7
