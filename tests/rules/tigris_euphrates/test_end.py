"""TE-14 and TE-15: the end of a turn, the end of the game, the winner."""

import pytest

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.scoring import with_treasures
from tests.rules.tigris_euphrates.desk import apply, at, held, play, points, step

FULL = "temple 6"


def over(*points: tuple[int, int, int, int], won: tuple[int, ...] = (), **fields):
    """A finished game with these points by seat."""
    colours = ("black", "red", "blue", "green")
    given = [dict(zip(colours, own, strict=True)) for own in points]
    seats = len(points)
    shares = list(won) or [0] * seats
    rest = 10 - sum(shares)
    treasures = " ".join(["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"][:rest])
    state = at(phase="over", ended="bag", seats=seats, points=given, won=shares, treasures=treasures, **fields)
    result = GAME.result(state)
    assert result is not None
    return result


def test_te_14_4_all_hands_are_filled_the_active_players_first():
    state = at(
        "temple 5",
        "temple 3",
        "temple 6",
        seats=3,
        active=1,
        bag=["market"] * 3 + ["farm"] * 2,
        actions=0,
        phase="confirm",
    )
    after, events = step(state, "end")
    assert held(after, 1) == {"temple": 3, "market": 3}
    assert held(after, 0) == {"temple": 5, "farm": 1}
    assert [(event.seat, event.args["count"]) for event in events if event.kind == "drawn"] == [(1, 3), (0, 1)]


def test_te_14_5_an_empty_bag_with_full_hands_ends_nothing():
    state = at("temple 5", FULL, bag=["market"], actions=0, phase="confirm")
    after = play(state, "end")
    assert (after.phase, after.bag, after.turn) == ("action", (), 2)
    again = play(after, "pass", "pass", "end")
    assert (again.phase, again.turn) == ("action", 3)


def test_te_15_1_two_treasures_end_the_game_at_the_end_of_the_turn_only():
    state = at(FULL, FULL, treasures="F3 K1")
    state = play(state, "pass")
    assert state.phase == "action"
    assert play(state, "pass", "end").ended == "treasures"
    assert play(at(FULL, FULL, treasures="F3 K1 B2"), "pass", "pass", "end").phase == "action"


def test_te_14_7_the_next_player_in_seat_order():
    state = at(FULL, FULL, FULL, seats=3, active=2, turn=9)
    after = play(state, "pass", "pass", "end")
    assert (after.active, after.turn, after.actions) == (0, 10, 2)


def test_te_15_the_end_is_final():
    state = at(phase="over", ended="bag")
    assert GAME.to_act(state) == ()
    assert all(not GAME.legal_actions(state, seat) for seat in range(2))


@pytest.mark.parametrize(
    ("before", "treasures", "after"),
    [
        ((3, 3, 5, 6), 2, (4, 4, 5, 6)),
        ((3, 3, 5, 6), 0, (3, 3, 5, 6)),
        ((0, 9, 9, 9), 4, (4, 9, 9, 9)),
        ((2, 2, 2, 2), 5, (4, 3, 3, 3)),
    ],
)
def test_te_15_4_and_15_5_treasures_go_to_the_lowest_colour_each(before, treasures, after):
    assert with_treasures(before, treasures) == after


def test_te_15_5_the_weakest_colour_counts():
    result = over((4, 9, 9, 9), (5, 5, 5, 5))
    assert (result.totals, result.ranks, result.winners, result.tie_break) == ((4, 5), (2, 1), (1,), "")


def test_te_15_5_treasures_count_before_the_comparison():
    result = over((3, 3, 5, 6), (4, 4, 4, 4), won=(2, 0))
    assert (result.totals, result.ranks) == ((4, 4), (1, 2))
    assert result.tie_break == "third-lowest"
    assert dict(result.breakdown) == {
        "black": (3, 4),
        "red": (3, 4),
        "blue": (5, 4),
        "green": (6, 4),
        "treasures": (2, 0),
    }


@pytest.mark.parametrize(
    ("first", "second", "decider"),
    [
        ((4, 5, 9, 9), (9, 9, 4, 4), "second-lowest"),
        ((4, 5, 6, 6), (9, 5, 5, 4), "third-lowest"),
        ((4, 5, 5, 7), (5, 5, 4, 6), "highest"),
    ],
)
def test_te_15_6_ties_go_by_the_next_lowest_colour(first, second, decider):
    result = over(first, second)
    assert (result.ranks, result.tie_break) == ((1, 2), decider)


def test_te_15_7_equal_in_all_is_shared():
    result = over((1, 2, 3, 4), (4, 3, 2, 1), (0, 9, 9, 9))
    assert (result.ranks, result.winners, result.tie_break) == ((1, 1, 3), (0, 1), "")


def test_te_15_8_everything_is_shown_at_the_end():
    state = at(
        phase="over", ended="bag", points=[{"red": 3}, {"blue": 2}], treasures="K1 B2 P2 F3 N5 I7 B8 O9", won=[2, 0]
    )
    seen = GAME.observe(state, None)
    assert seen.points == ((0, 3, 0, 0), (0, 0, 2, 0))
    assert (seen.won, seen.finals) == ((2, 0), ((1, 3, 1, 0), (0, 0, 2, 0)))
    assert (seen.over, seen.result) == (True, GAME.result(state))
    assert GAME.observe(at(), None).result is None


def test_te_14_the_refill_is_a_fence_and_a_preview_stops_before_it():
    monument = {"colours": ["red", "green"], "square": "D5", "tile": "market"}
    state = at("temple 5", FULL, temple="C5", monuments=[monument], leaders=["trader C6"], actions=0, phase="confirm")
    taken = apply(state, "end")
    assert taken.fence
    assert points(taken.shown, 0) == {"green": 1}
    assert taken.shown.hands == state.hands
    assert [event.kind for event in taken.events][:2] == ["scored", "turn-ended"]
