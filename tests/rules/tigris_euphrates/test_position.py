"""Position documents: reading, writing, refusing."""

from typing import Any

import pytest

import rules.tigris_euphrates
from rules.core.errors import PositionError
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import Conflict
from rules.tigris_euphrates.board import NAMES, SQUARES
from tests.rules.kit import example, position_refused
from tests.rules.tigris_euphrates.desk import at, held, on_board, play, squares

WAR: dict[str, Any] = {
    "temple": "B5 I5",
    "market": "C6 D6 F6 G6 H6",
    "leaders": ["trader B6", "trader I6"],
}


def test_the_documented_example_is_a_position():
    state = GAME.position(example(rules.tigris_euphrates))
    assert (state.seats, state.turn, state.actions, state.dynasties) == (3, 14, 1, ("lion", "archer", "bull"))
    assert on_board(state, 0) == {"king": "A2", "trader": "C8"}
    assert [sum(hand) for hand in state.hands] == [5, 2, 1]
    assert held(state, 0) == {"settlement": 1, "temple": 2, "farm": 1, "market": 1}
    assert (state.removed, state.discarded, len(state.bag)) == ((3, 1, 0, 0), (0, 0, 2, 0), 120)
    assert (state.won, state.catastrophes) == ((0, 2, 0), (2, 1, 2))


def test_only_the_game_is_needed():
    state = GAME.position({"game": "tigris_euphrates"})
    assert (state.seats, state.active, state.turn, state.actions, state.phase) == (2, 0, 1, 2, "action")
    assert [sum(hand) for hand in state.hands] == [6, 6]
    assert len(state.bag) == 131
    assert state.dynasties == ("archer", "bull")
    assert state.treasures.bit_count() == 10


def test_defaults_follow_from_other_fields():
    state = at(treasures="K1 B2 P2 F3 N5 I7 B8", ruins="D5 E5 F5", temple="G5")
    assert state.won == (2, 1)
    assert state.catastrophes == (1, 0)
    assert at(temple="").treasures.bit_count() == 10
    assert at(start=False, temple="F3 K1").treasures == squares("F3 K1")
    flipped = at(start=False, monuments=[{"colours": ["red", "green"], "square": "F3", "tile": "temple"}])
    assert flipped.treasures == squares("F3")
    tower = {"square": "I7", "tile": "temple"}
    assert at(start=False, options={"monuments": "ziggurat"}, ziggurat=tower).treasures == squares("I7")
    assert at(phase="over").ended == "bag"
    assert at(phase="over", treasures="B2 F3").ended == "treasures"
    assert sum(at(bag=["farm"]).removed) == 142
    assert sum(at(bag=["farm"], removed={}).discarded) == 142
    assert at(phase="confirm").actions == 0
    assert GAME.position({"game": "tigris_euphrates", "dynasties": ["lion"]}).dynasties == ("lion", "archer")


def test_a_turn_may_have_changed_every_square():
    every = [name for name in NAMES if name != "A1"]
    assert at(last=every).last == tuple(range(1, SQUARES))


def test_a_conflict_goes_on_from_a_document():
    fields = {**WAR, "temple": "B5 I5 E6"}
    conflict = {"kind": "war", "colour": "green", "attacker": 0, "defender": 1, "committed": 2}
    state = at("", "market", phase="defence", placed="E6", union="E6", conflict=conflict, **fields)
    assert play(state, "support 0").points[0] == (0, 0, 0, 4)
    assert at("", "market", phase="defence", union="E6", conflict=conflict, **fields) == state
    assert play(at("temple", **REVOLT), "support 1", "support 0").points[0] == (0, 1, 0, 0)


REVOLT: dict[str, Any] = {
    "phase": "attack",
    "conflict": {"kind": "revolt", "colour": "green", "attacker": 0, "defender": 1},
    "temple": "D5 E6",
    "leaders": ["trader E5", "trader D6"],
}


@pytest.mark.parametrize("field", ["union", "placed"])
def test_a_revolt_has_no_tile_just_placed(field: str):
    with pytest.raises(PositionError) as caught:
        at("temple", **REVOLT, **{field: "D5"})
    assert caught.value.reason == "te-position-impossible"
    assert "D5" in caught.value.details["detail"]


def test_a_revolt_excuses_its_two_leaders_alone():
    """TE-3.9: nobody fights over two kings of another kingdom, and that of the revolt has one pair of rivals."""
    leaders = ["trader E5 king J6", "trader D6 king K5"]
    with pytest.raises(PositionError) as caught:
        at("temple", **{**REVOLT, "temple": "D5 E6 J5 K6", "leaders": leaders})
    assert caught.value.details["detail"] == "two leaders of a colour in one kingdom"


@pytest.mark.parametrize("king", ["G5", "F6"])
def test_a_revolt_does_not_join_two_kingdoms(king: str):
    """TE-5.2: F5 is the temple beside E5, and its king rules a second kingdom as long as the attacker is not there."""
    leaders = ["trader E5", f"trader C5 king {king}"]
    with pytest.raises(PositionError) as caught:
        at("temple", **{**REVOLT, "temple": "D5 F5", "leaders": leaders})
    assert (caught.value.reason, caught.value.rule) == ("te-position-phase", "TE-23.5")
    assert at("temple", **{**REVOLT, "temple": "D5 F5", "leaders": ["trader E5", "trader C5"]}).conflict


MEETING: dict[str, Any] = {
    "start": False,
    "phase": "war",
    "union": "E6",
    "temple": "C5 D6 E5 E4 F3 E6 F6 G5",
    "seats": 4,
}
"""The tile on E6 has a kingdom in the west, one in the north and one in the east."""


@pytest.mark.parametrize(
    ("leaders", "union"),
    [
        (["king C6 trader B5", "king G6 trader H5", "king F4"], "three kings"),
        (["king C6 trader B5", "king G6 priest F7", "priest G3 trader F4"], "each side against each other"),
    ],
)
def test_a_tile_unites_no_third_kingdom(leaders: list[str], union: str):
    """TE-6.3: three sides are there when a war has cut one in two (TE-11.10), not with a leader of its own each."""
    with pytest.raises(PositionError) as caught:
        at(leaders=leaders, **MEETING)
    assert caught.value.reason == "te-position-impossible", union
    assert "more than two kingdoms meet at E6" in caught.value.details["detail"]


def test_a_side_that_was_cut_in_two_goes_on_from_a_document():
    """TE-11.10: king and trader of the west and north fight those of the east, which were one kingdom."""
    state = at(leaders=["king C6", "king G6 trader H5", "trader F4"], **MEETING)
    assert play(state, "war settlement").conflict == Conflict("war", 0, 0, 1)
    assert play(state, "war market").conflict == Conflict("war", 3, 1, 2)


@pytest.mark.parametrize(
    ("hand", "committed", "support"),
    [("temple 5", 2, "standard"), ("market 6", 1, "standard"), ("temple", 1, "english"), ("temple", 6, "standard")],
)
def test_an_attacker_commits_what_a_hand_holds_and_the_options_allow(hand: str, committed: int, support: str):
    """TE-9.3, TE-20.2: the war is 2 against 3 on the board."""
    fields = {**WAR, "temple": "B5 I5 E6", "options": {"war_support": support}, "phase": "defence", "union": "E6"}
    with pytest.raises(PositionError) as caught:
        at(hand, "market", **fields, conflict={**FIGHT, "committed": committed})
    assert caught.value.reason == "te-position-phase"
    assert at("temple 4", "market", **fields, conflict={**FIGHT, "committed": 2}).phase == "defence"
    assert at("temple 6", "market", **fields, conflict={**FIGHT, "committed": 0}).phase == "defence"


MONUMENT = {"colours": ["red", "green"], "square": "E5", "tile": "market"}
FIGHT = {"kind": "war", "colour": "green", "attacker": 0, "defender": 1}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"phase": "sleeping"}, "position-malformed"),
        ({"first": -1}, "te-position-number"),
        ({"turn": 0}, "te-position-number"),
        ({"conflict": {**FIGHT, "attacker": 4}}, "te-position-number"),
        ({"conflict": {**FIGHT, "committed": -1}}, "te-position-number"),
        ({"ended": "boredom"}, "position-malformed"),
        ({"dynasties": ["cat"]}, "te-position-word"),
        ({"tiles": {"castle": ["A1"]}}, "te-position-word"),
        ({"leaders": [{"queen": "A1"}]}, "te-position-word"),
        ({"hands": [["red"]]}, "te-position-word"),
        ({"ruins": ["Q1"]}, "te-position-square"),
        ({"leaders": [{}, {}, {}]}, "te-position-seats"),
        ({"won": [0, 0, 0]}, "te-position-seats"),
        ({"monuments": [{**MONUMENT, "colours": ["red"]}]}, "te-position-monument"),
        ({"monuments": [{**MONUMENT, "square": "P5"}]}, "te-position-monument"),
        ({"ziggurat": {"square": "A1", "tile": "market"}}, "te-position-monument"),
        ({"removed": {"market": 31}}, "te-position-tiles"),
        ({"removed": {"market": -(10**12)}}, "te-position-number"),
        ({"discarded": {"farm": -1}}, "te-position-number"),
        ({"bag": [], "removed": {}, "discarded": {}}, "te-position-tiles"),
        ({"dynasties": ["lion", "lion"]}, "te-position-impossible"),
        ({"tiles": {"farm": ["A1"]}}, "te-position-impossible"),
        ({"tiles": {"farm": ["A4"], "market": ["A4"]}}, "te-position-impossible"),
        ({"ruins": ["F3"]}, "te-position-impossible"),
        ({"leaders": [{"king": "F4"}, {"king": "F2"}]}, "te-position-impossible"),
        ({"leaders": [{"king": "H5"}]}, "te-position-impossible"),
        ({"leaders": [{"king": "F3"}]}, "te-position-impossible"),
        ({"treasures": ["A1"]}, "te-position-impossible"),
        ({"won": [1]}, "te-position-impossible"),
        ({"catastrophes": [1]}, "te-position-impossible"),
        ({"hands": [["temple"] * 7]}, "te-position-impossible"),
        ({"points": [{"red": -1}]}, "te-position-number"),
        ({"points": [{}, {"blue": 10**400}]}, "te-position-number"),
        ({"monuments": [MONUMENT, {**MONUMENT, "square": "H5"}]}, "te-position-impossible"),
        ({"monuments": [{**MONUMENT, "tile": "settlement"}]}, "te-position-impossible"),
        ({"ziggurat": {"square": "H5", "tile": "market"}}, "te-position-impossible"),
        ({"buildings": {"library": "F3"}}, "te-position-impossible"),
        ({"buildings": {"palace": "F3"}, "options": {"civilization_buildings": "on"}}, "te-position-impossible"),
        ({"actions": 3}, "te-position-impossible"),
        ({"actions": 0}, "te-position-impossible"),
        ({"ended": "bag"}, "te-position-impossible"),
        ({"treasures": ["B2", "B2"]}, "te-position-impossible"),
        ({"last": ["E5", "F5", "E5"]}, "te-position-impossible"),
        ({"phase": "attack"}, "te-position-impossible"),
        ({"phase": "war"}, "te-position-impossible"),
        ({"union": "F3"}, "te-position-impossible"),
        ({"placed": "A1"}, "te-position-impossible"),
        ({"phase": "building", "placed": "F3"}, "te-position-phase"),
        ({"phase": "monument", "placed": "F3"}, "te-position-phase"),
        ({"phase": "treasure"}, "te-position-phase"),
        ({"phase": "ziggurat"}, "te-position-phase"),
        ({"phase": "war", "placed": "F3", "union": "F3"}, "te-position-phase"),
        ({"phase": "attack", "conflict": {**FIGHT, "kind": "revolt"}}, "te-position-phase"),
        ({"phase": "attack", "conflict": FIGHT}, "te-position-impossible"),
        ({"placed": "F3"}, "te-position-impossible"),
        ({"phase": "confirm", "placed": "F3"}, "te-position-impossible"),
        ({"phase": "over", "ended": "treasures"}, "te-position-impossible"),
        ({"phase": "over", "ended": "bag", "bag": ["farm"] * 6}, "te-position-impossible"),
    ],
)
def test_impossible_positions_are_refused(fields, reason):
    assert position_refused(GAME, {"game": "tigris_euphrates", **fields}) == reason


def test_a_wrong_word_is_answered_with_the_right_ones():
    with pytest.raises(PositionError) as refused:
        GAME.position({"game": "tigris_euphrates", "hands": [["gold"]]})
    assert refused.value.details == {"field": "settlement, temple, farm, market", "word": "gold"}
