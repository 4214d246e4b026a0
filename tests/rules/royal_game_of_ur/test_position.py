"""UR-13: position documents."""

from time import process_time

import pytest
from msgspec.structs import replace

from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from tests.rules.kit import position_refused
from tests.rules.royal_game_of_ur.desk import MASTERS, at, legal, play

BLITZ = {"pieces": "5", "path": "masters", "rosettes": "unsafe", "capture_throw": "on"}


def test_ur_13_1_everything_may_be_omitted():
    state = GAME.position({})
    assert (state.board, state.home, state.first, state.last, state.next) == (((), ()), (0, 0), 0, (), ())
    assert state.throw in range(1, 5)


def test_ur_13_1_squares_are_listed_in_path_order():
    document = GAME.document(at("A7 B4 A4", "B1 C1"))
    assert document["board"] == [["A4", "B4", "A7"], ["C1", "B1"]]
    masters = GAME.document(at("A8 C8 B8", options=MASTERS))
    assert masters["board"][0] == ["C8", "B8", "A8"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"board": [["C4"], []]}, "ur-position-square"),
        ({"board": [["A5"], []]}, "ur-position-square"),
        ({"board": [["C7"], []]}, "ur-position-square"),
        ({"board": [["B1", "B1"], []]}, "ur-position-impossible"),
        ({"board": [["B1"], ["B1"]]}, "ur-position-impossible"),
        ({"board": [["A4", "A3"], []], "home": [6, 0]}, "ur-position-impossible"),
        ({"home": [8, 0]}, "ur-position-impossible"),
        ({"home": [-1, 0]}, "ur-position-impossible"),
        ({"home": [7, 7]}, "ur-position-impossible"),
        ({"home": [6, 0], "options": {"pieces": "5"}}, "ur-position-impossible"),
        ({"home": [1, 1, 1]}, "ur-position-seats"),
        ({"board": [[], [], []]}, "ur-position-seats"),
        ({"first": 2}, "ur-position-number"),
        ({"throw": 0}, "ur-position-throw"),
        ({"throw": None}, "ur-position-no-throw"),
        ({"throw": 5}, "position-malformed"),
        ({"next": [5]}, "position-malformed"),
        ({"passed": [[2, 1]]}, "position-malformed"),
        ({"board": [["A4", "A3"], []], "home": [5, 0], "throw": 1, "passed": [[0, 0]]}, "ur-position-impossible"),
        ({"throw": 1, "passed": [[1, 0], [1, 0]]}, "ur-position-impossible"),
        ({"last": ["hand", "B4"]}, "ur-position-impossible"),
        ({"last": ["B3", "B4"], "board": [["B3"], ["B4"]]}, "ur-position-impossible"),
        ({"last": ["C7", "home"]}, "ur-position-impossible"),
        ({"last": ["B4"]}, "ur-position-impossible"),
        ({"last": ["B4", "Z9"]}, "ur-position-impossible"),
        ({"throw": 1, "passed": [[1, 2]]}, "ur-position-impossible"),
        ({"home": [7, 3], "passed": [[1, 0]]}, "ur-position-impossible"),
        ({"home": [7, 0], "board": [[], ["B1"]], "last": ["C1", "B1"]}, "ur-position-impossible"),
        ({"home": [7, 3], "last": ["C7", "home"]}, "ur-position-impossible"),
        ({"last": ["hand", "B8"], "board": [["B8"], []], "throw": 1, "active": 1}, "ur-position-impossible"),
        ({"last": ["B8", "B7"], "board": [["B7"], []], "throw": 1, "active": 1}, "ur-position-impossible"),
        ({"last": ["home", "B8"], "board": [["B8"], []], "throw": 1, "active": 1}, "ur-position-impossible"),
        ({"last": ["C4", "A4"], "board": [["A4"], []], "throw": 1, "active": 1}, "ur-position-impossible"),
        ({"last": ["A4", "A3"], "board": [["A3"], []], "throw": 1}, "ur-position-impossible"),
        ({"last": ["A2", "A1"], "board": [["A1"], []], "throw": 1, "active": 1}, "ur-position-impossible"),
        ({"home": [7, 0], "active": 1}, "ur-position-impossible"),
        ({"home": [7, 0], "throw": 1}, "ur-position-impossible"),
    ],
)
def test_ur_13_2_impossible_positions_are_refused(fields, reason):
    assert position_refused(GAME, fields) == reason


def test_ur_13_2_what_masters_path_allows():
    assert at("C7", options=MASTERS).board == (("C7",), ())


def test_ur_4_6_after_the_last_action_comes_whose_turn_it_is():
    """A rosette, or with that option a capture, earns a further throw; it may have passed already."""
    fields = {"last": ["A2", "A1"], "board": [["A1"], []]}
    assert at(**fields).active == 0
    assert at(**fields, active=1, passed=[[0, 0]]).active == 1
    entered = {"last": ["B1", "B2"], "board": [["B2"], []]}
    assert at(**entered, active=1).active == 1
    assert at(**entered, options={"capture_throw": "on"}).active == 0
    assert at(home=[7, 2], throw=None, last=["A7", "home"]).over


def test_ur_13_3_without_a_throw_the_active_seat_is_thrown_for():
    state = GAME.position({"next": [0, 0, 3, 2]})
    assert (state.active, state.throw, state.passed, state.next) == (0, 3, ((0, 0), (1, 0)), (2,))
    assert play(state, "enter").throw == 2
    drawn = GAME.position({"chance": {"seed": "x", "used": 5}})
    assert drawn.chance.used == 6 + len(drawn.passed)


def test_ur_13_3_a_finished_game_has_no_throw():
    state = GAME.position({"home": [3, 7], "throw": None})
    assert (state.over, state.active, state.throw) == (True, 1, None)


def test_ur_13_4_next_comes_before_the_generator():
    state = at("A4", next=[2])
    after = play(state, "move A4")
    assert (after.throw, after.next, after.chance) == (2, (), state.chance)
    assert GAME.setup(2).next == ()


def test_ur_13_4_throws_that_pass_are_read_in_a_moment_however_many_they_are():
    """A document of 80 KB would take ten seconds where each throw copied all others."""
    began, idle = process_time(), 40_000
    state = GAME.position({"next": [0] * idle + [2, 1]})
    assert (len(state.passed), state.passed[-1], state.throw, state.next) == (idle, (1, 0), 2, (1,))
    assert process_time() - began < 3


def test_ur_13_5_the_examples():
    middle = {"board": [["A3", "A1", "B2", "B6", "A8"], ["C4", "B3", "B4", "B7"]], "home": [1, 1], "throw": 3}
    assert legal(GAME.position(middle)) == ["enter", "move A3", "move A1", "move B2"]
    ending = {"options": BLITZ, "board": [["B8"], ["A7", "C8"]], "home": [3, 2], "throw": 2, "next": [3, 1]}
    state = GAME.position(ending)
    assert legal(state) == ["enter", "move B8"]
    assert play(state, "move B8").throw == 3


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"home": (7, 7)}, "both seats have all pieces home"),
        ({"home": (8, 0)}, "more pieces than it began with"),
        ({"board": (("C4",), ())}, "left its path"),
        ({"board": (("B1",), ("B1",))}, "two pieces"),
        ({"throw": None}, "cannot use its throw"),
        ({"passed": ((0, 0),)}, "in turn"),
        ({"passed": ((1, 4),)}, "could be used"),
        ({"last": ("B4",)}, "from place to place"),
        ({"last": ("hand", "A3")}, "nobody can have taken"),
    ],
)
def test_ur_13_6_laws_that_every_position_keeps(change, law):
    state = at("A4", "C4")
    assert GAME.invariants(state) == ()
    assert any(law in broken for broken in GAME.invariants(replace(state, **change)))
