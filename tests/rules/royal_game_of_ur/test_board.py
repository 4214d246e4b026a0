"""UR-1 to UR-3: components, board and paths, set-up."""

from collections import Counter

import pytest

from rules.core.chance import Dice
from rules.core.errors import OptionError
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur.board import HAND, HOME, ODDS, ROSETTES, ROUTES, SQUARES
from tests.rules.royal_game_of_ur.desk import MASTERS, at, happened, legal, play, refused
from tests.rules.royal_game_of_ur.naive import CORNERS_AND_MIDDLE, way_of


def test_ur_1_1_twenty_squares():
    assert len(SQUARES) == len(set(SQUARES)) == 20
    assert not {"A5", "A6", "C5", "C6"} & set(SQUARES)


@pytest.mark.parametrize("pieces", ["7", "5"])
def test_ur_1_2_seven_pieces_or_five(pieces):
    state = GAME.setup(2, {"pieces": pieces})
    assert [state.hand(seat) for seat in (0, 1)] == [int(pieces)] * 2
    with pytest.raises(OptionError):
        GAME.setup(2, {"pieces": "6"})


def test_ur_1_3_four_dice_of_zero_or_one():
    thrown = Counter(Dice(f"throw {number}").below(16).bit_count() for number in range(1600))
    assert {throw: round(16 * odds) for throw, odds in enumerate(ODDS)} == {0: 1, 1: 4, 2: 6, 3: 4, 4: 1}
    assert all(abs(thrown[throw] - 1600 * odds) < 75 for throw, odds in enumerate(ODDS))


def test_ur_2_1_five_rosettes():
    assert ROSETTES == CORNERS_AND_MIDDLE


@pytest.mark.parametrize(("path", "length"), [("finkel", 14), ("masters", 16)])
def test_ur_2_2_to_2_6_the_paths(path, length):
    for seat in (0, 1):
        hand, *squares, home = ROUTES[path][seat]
        assert (hand, home) == (HAND, HOME)
        assert squares == way_of(seat, path)
        assert len(set(squares)) == len(squares) == length
        rosettes = [step for step, square in enumerate(squares, 1) if square in ROSETTES]
        assert rosettes == ([4, 8, 14] if path == "finkel" else [4, 8, 12, 16])
    shared = set(ROUTES[path][0]) & set(ROUTES[path][1]) - {HAND, HOME}
    corners = set() if path == "finkel" else {"A7", "A8", "C7", "C8"}
    assert shared == {f"B{column}" for column in range(1, 9)} | corners


def test_ur_2_3_the_far_end_has_other_steps_for_each_seat():
    steps = {square: tuple(route.index(square) for route in ROUTES["masters"]) for square in ("A7", "A8", "C8", "C7")}
    assert steps == {"A7": (16, 12), "A8": (15, 13), "C8": (13, 15), "C7": (12, 16)}


def test_ur_2_7_no_other_path():
    with pytest.raises(OptionError):
        GAME.setup(2, {"path": "skiriuk"})


def test_ur_3_1_two_seats_on_their_own_rows():
    assert GAME.info.seats == (2,)
    with pytest.raises(OptionError):
        GAME.setup(3)
    assert play(at(throw=1), "enter").board[0] == ("A4",)
    assert play(at(throw=1, active=1), "enter").board[1] == ("C4",)


def test_ur_3_2_and_3_3_all_begin_in_hand_and_either_seat_may_begin():
    firsts = Counter()
    for number in range(200):
        state = GAME.setup(2, {}, f"first {number}")
        assert (state.board, state.home, state.last) == (((), ()), (0, 0), ())
        firsts[state.first] += 1
    assert 75 < firsts[0] < 125


def test_ur_3_4_a_first_throw_of_zero_passes_before_anybody_decides():
    passed = [state for number in range(200) if (state := GAME.setup(2, {}, f"zero {number}")).passed]
    assert passed
    for state in passed:
        assert state.passed[0] == (state.first, 0)
        assert state.active == (state.first + len(state.passed)) % 2
        assert legal(state) == ["enter"]


def test_ur_4_1_only_the_active_seat_decides():
    state = at("A4", "C4")
    assert GAME.to_act(state) == (0,)
    assert refused(state, "move C4", seat=1) == ("UR-4.1", "ur-not-your-turn")


def test_ur_4_2_and_4_6_the_throw_of_the_next_decision_is_part_of_the_action():
    state = play(at("A4", next=[2, 1]), "move A4")
    assert (state.active, state.throw, state.next) == (1, 2, (1,))
    again = play(at("A3", throw=2, next=[4]), "move A3")
    assert (again.active, again.throw) == (0, 4)


def test_ur_4_3_and_4_4_a_single_legal_action_is_still_taken_by_the_seat():
    state = at("A4", throw=2, home=[6, 0])
    assert legal(state) == ["move A4"]
    assert happened(state, "move A4") == ["moved", "threw"]
    assert all(not GAME.ends_turn(action) for action in GAME.legal_actions(state, 0))


def test_ur_4_7_further_throws_have_no_limit():
    state = at(throw=4, next=[4, 4, 4, 4])
    for text in ("enter", "move A1", "enter"):
        state = play(state, text)
        assert state.active == 0, "rosette after rosette"
    masters = at("A1 B4 C7", throw=4, options=MASTERS, next=[1])
    assert play(masters, "move C7").active == 0
