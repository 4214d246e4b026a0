"""TE-12, TE-18 and TE-19: monuments, the ziggurat, civilization buildings."""

from typing import Any

import pytest

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.kingdoms import realm_of, tiles_in
from tests.rules.tigris_euphrates.desk import (
    at,
    happened,
    legal,
    on_board,
    play,
    points,
    refused,
    squares,
    standing,
    step,
    tiles,
    told,
    words,
)

WONDER: dict[str, Any] = {"options": {"monuments": "ziggurat"}}
BUILDINGS: dict[str, Any] = {"options": {"civilization_buildings": "on"}}


def raised(pair: str, square: str, tile: str) -> dict[str, Any]:
    return {"colours": pair.split(), "square": square, "tile": tile}


def test_te_12_1_and_12_2_a_block_of_four_gives_a_choice_of_monuments():
    state = play(at("market", market="D5 E5 D6"), "tile market E6")
    assert legal(state) == {
        "monument settlement market D5",
        "monument temple market D5",
        "monument farm market D5",
        "decline",
    }
    built, events = step(state, "monument temple market D5")
    assert built.flipped == squares("D5 E5 D6 E6")
    assert tiles(built, "market") == set()
    assert [event.args for event in events] == [{"first": "@red", "second": "@green", "square": "D5"}]
    assert built.actions == 1


def test_te_12_1_the_new_tile_is_part_of_the_block():
    state = at("market 2", market="D5 E5 D6 E6")
    assert play(state, "tile market G5").phase == "action"
    other = play(at("market 2", market="D5 E5 D6 E6 J5 K5 J6"), "tile market K6")
    assert refused(other, "monument temple market D5") == ("TE-12.4", "te-monument-without-tile")
    assert refused(other, "monument temple market K6") == ("TE-12.1", "te-monument-square")


def test_te_12_1_other_tiles_and_flipped_ones_make_no_block():
    assert play(at("market", market="D5 E5", settlement="D6"), "tile market E6").phase == "action"
    flipped = at("market", market="D5", monuments=[raised("red green", "E5", "market")])
    assert play(flipped, "tile market D6").phase == "action"


def test_te_12_1_wars_come_first_and_may_break_the_block():
    board: dict[str, Any] = {"temple": "C5 G5", "market": "D5 E5 D6 F6", "leaders": ["trader C6", "trader G6"]}
    state = play(at("market 3", "market 3", **board), "tile market E6")
    assert state.phase == "attack"
    won = play(state, "support 2", "support 0")
    assert won.phase == "monument"
    lost = play(state, "support 0", "support 3")
    assert (lost.phase, tiles(lost, "market")) == ("action", {"E6", "F6"})


def test_te_12_2_none_left_nothing_to_build():
    gone = [raised("black green", "H5", "settlement"), raised("red green", "K5", "temple")]
    some = play(at("market", market="D5 E5 D6", monuments=gone), "tile market E6")
    assert legal(some) == {"monument farm market D5", "decline"}
    assert refused(some, "monument temple market D5") == ("TE-12.2", "te-monument-built")
    assert refused(some, "monument temple farm D5") == ("TE-12.2", "te-monument-colour")
    gone.append(raised("blue green", "O4", "farm"))
    none = play(at("market", market="D5 E5 D6", monuments=gone), "tile market E6")
    assert (none.phase, tiles(none, "market")) == ("action", {"D5", "E5", "D6", "E6"})


def test_te_12_3_no_leader_is_needed():
    assert play(at("market", market="D5 E5 D6"), "tile market E6").phase == "monument"


def test_te_12_4_several_blocks_one_monument():
    state = play(at("market", market="D5 E5 D6 F5 F6"), "tile market E6")
    assert len(legal(state, "monument")) == 6
    built = play(state, "monument farm market E5")
    assert tiles(built, "market") == {"D5", "D6"}
    assert built.phase == "action"


def test_te_12_5_a_declined_block_gives_no_chance_as_it_lies():
    state = play(at("market 2", market="D5 E5 D6"), "tile market E6", "decline")
    assert len(tiles(state, "market")) == 4
    assert play(state, "tile market G6").phase == "confirm"
    half = at("market 2", market="D5 E5 D6 F5")
    again = play(half, "tile market E6", "decline", "tile market F6")
    assert legal(again, "monument temple") == {"monument temple market E5"}, "a new block with some of the tiles"


def test_te_12_6_flipped_tiles_connect_without_colour():
    state = at("market settlement", temple="C5", monuments=[raised("red green", "D5", "market")], leaders=["trader C6"])
    assert points(play(state, "tile market F5"), 0) == {"green": 1}
    (kingdom,) = realm_of(state).kingdoms
    assert kingdom == squares("C5 C6 D5 E5 D6 E6")
    assert tiles_in(state, kingdom) == (0, 1, 0, 0)


def test_te_12_8_treasures_stay_on_flipped_temples():
    state = play(at("temple", temple="F4 G4"), "tile temple G3", "monument temple market F3")
    assert state.treasures & squares("F3")


def test_te_12_9_homeless_leaders_leave_before_treasures_are_handed_out():
    board: dict[str, Any] = {"temple": "F4 G4", "leaders": ["trader F2"]}
    state = at("temple", **board)
    built, events = step(play(state, "tile temple G3"), "monument temple market F3")
    assert on_board(built, 0) == {}
    assert [event.kind for event in events] == ["monument-built", "leader-home"]


def test_te_14_2_monuments_pay_the_active_players_leaders():
    monument = [raised("red green", "D5", "market")]
    leaders = ["trader C6 priest B5", "king F5"]
    state = at(temple="C5 F4", monuments=monument, leaders=leaders)
    after = play(state, "pass", "pass", "end")
    assert (points(after, 0), points(after, 1)) == ({"red": 1, "green": 1}, {})
    assert points(play(after, "pass", "pass", "end"), 1) == {}, "TE-14.3: the king is no substitute"


def test_te_14_2_several_monuments_each_pay():
    monuments = [raised("red green", "D5", "market"), raised("blue green", "F5", "market")]
    state = at(temple="C5", monuments=monuments, leaders=["trader C6"])
    assert points(play(state, "pass", "pass", "end"), 0) == {"green": 2}


# --- ziggurat ---------------------------------------------------------------------------------------------------------


def test_te_18_2_and_18_3_a_cross_of_five():
    state = play(at("market", market="D5 E4 F5 E6", **WONDER), "tile market E5")
    assert legal(state) == {"ziggurat E5", "decline"}
    built = play(state, "ziggurat E5")
    assert built.flipped == squares("E5 D5 E4 F5 E6")
    arm = play(at("market", market="D5 E4 F5 E5", **WONDER), "tile market E6")
    assert "ziggurat E5" in legal(arm)


def test_te_16_1_no_ziggurat_without_the_option():
    assert play(at("market", market="D5 E4 F5 E6"), "tile market E5").phase == "action"
    block = play(at("market", market="D5 E5 D6"), "tile market E6")
    assert refused(block, "ziggurat E5") == ("TE-16.1", "te-ziggurat-off")


def test_te_18_1_one_ziggurat_only():
    tower = {"square": "K5", "tile": "settlement"}
    state = play(at("market", market="D5 E4 F5 E6 F6", ziggurat=tower, **WONDER), "tile market E5")
    assert not legal(state, "ziggurat")
    assert refused(state, "ziggurat E5") == ("TE-18.1", "te-ziggurat-built")
    open_ = play(at("market", market="D5 E5 D6", **WONDER), "tile market E6")
    assert refused(open_, "ziggurat E5") == ("TE-18.2", "te-ziggurat-no-cross")


@pytest.mark.parametrize("square", ["A1", "P11", "H1", "B2"])
def test_te_18_2_what_is_no_cross_is_named_as_players_see_it(square):
    """On the rim of the board no cross has its centre, but its squares have names all the same (TE-3.1)."""
    state = play(at("market", market="D5 E4 F5 E6", **WONDER), "tile market E5")
    why = GAME.refuse(state, 0, GAME.parse(f"ziggurat {square}"))
    assert (why.reason, why.args) == ("te-ziggurat-no-cross", {"square": square})
    assert legal(state, "ziggurat") == {"ziggurat E5"}


def test_te_18_5_a_block_or_a_cross():
    state = play(at("market", market="D5 E4 F5 E6 F6", **WONDER), "tile market E5")
    assert len(legal(state)) == 3 + 1 + 1
    assert play(state, "ziggurat E5").phase == "action"


def test_te_18_6_a_king_there_takes_a_point_of_any_colour():
    tower = {"square": "E5", "tile": "market"}
    board: dict[str, Any] = {"temple": "C5", "ziggurat": tower, **WONDER}
    ending = play(at(leaders=["king C6 trader B5"], **board), "pass", "pass")
    assert happened(ending, "end") == ["point-due"], "whoever looks on sees what the turn waits for"
    state = play(ending, "end")
    assert legal(state) == {"point black", "point red", "point blue", "point green"}
    assert refused(state, "end") == ("TE-18.6", "te-point-first")
    assert points(play(state, "point blue"), 0) == {"blue": 1}, "TE-18.7: the trader gets nothing"
    other = at(leaders=["trader B5", "king C6"], **board)
    assert play(other, "pass", "pass", "end").turn == 2, "the active player's king only"
    assert refused(at(), "point red") == ("TE-18.6", "te-no-point")


# --- civilization buildings -------------------------------------------------------------------------------------------


def test_te_19_3_a_line_of_three_brings_the_building():
    state = play(at("market", market="D5 E5", **BUILDINGS), "tile market F5")
    assert legal(state) == {"building D5", "building E5", "building F5", "decline"}
    assert standing(play(state, "building E5")) == {"market_hall": "E5"}
    assert refused(state, "building G5") == ("TE-19.3", "te-building-off-line")
    assert play(at("market", market="D5 E5"), "tile market F5").phase == "action"
    assert play(at("market", market="D5", **BUILDINGS), "tile market E5").phase == "action"


def test_te_19_2_gaps_and_other_colours_break_a_line():
    gap = at("market", market="D5 E5 H5", settlement="G5", **BUILDINGS)
    assert legal(play(gap, "tile market F5"), "building") == {"building D5", "building E5", "building F5"}


def test_te_19_5_a_tile_of_either_run_or_none():
    state = play(at("market", market="D5 E5 F6 F7", **BUILDINGS), "tile market F5")
    assert {text.split()[1] for text in legal(state, "building")} == {"D5", "E5", "F5", "F6", "F7"}
    declined = play(state, "decline")
    assert (standing(declined), declined.actions) == ({}, 1)


def test_te_19_4_the_refusal_of_a_line_that_is_not_longer():
    board: dict[str, Any] = {"market": "D5 E5 F5 J4 J5 J6 K3 L3", "buildings": "market_hall D5", **BUILDINGS}
    state = play(at("market", **board), "tile market J3")
    assert refused(state, "building L3") == ("TE-19.4", "te-building-not-longer")


def test_te_19_6_the_building_comes_before_the_monument():
    state = play(at("market", market="D5 E5 D6 F5", **BUILDINGS), "tile market E6")
    assert state.phase == "monument"
    state = play(at("market", market="C6 D5 E5 D6", **BUILDINGS), "tile market E6")
    assert words(state) == {"building", "decline"}
    assert refused(state, "monument temple market D5") == ("TE-19.6", "te-building-first")
    assert words(play(state, "decline")) == {"monument", "decline"}


def test_te_19_7_and_19_8_one_more_point_from_the_next_tile_on():
    board: dict[str, Any] = {"temple": "C5", "leaders": ["trader C6"], **BUILDINGS}
    first = play(at("market 2", market="D5 E5", **board), "tile market F5", "building E5")
    assert points(first, 0) == {"green": 1}
    assert points(play(first, "tile market F6"), 0) == {"green": 3}
    joined = at("market", market="F5 G5 H5", buildings="market_hall G5", **board)
    assert points(play(joined, "tile market D5"), 0) == {"green": 1}
    linked = at("market", market="E5 F5 G5", buildings="market_hall G5", **board)
    assert told(linked, "tile market D5", "scored")[1] == (0, {"points": 1, "colour": "@green", "cause": "building"})
    king = at("market", market="D5 E5 F5", buildings="market_hall F5", **{**board, "leaders": ["king C6"]})
    assert points(play(king, "tile market D6"), 0) == {"green": 2}


def test_te_19_12_a_flipped_building_returns_to_the_supply():
    state = play(at("market", market="C6 D5 E5 D6", buildings="market_hall D6", **BUILDINGS), "tile market E6")
    assert happened(state, "monument temple market D5") == ["monument-built", "building-returned"]
    assert standing(play(state, "monument temple market D5")) == {}


def test_te_19_13_a_shorter_line_keeps_its_building():
    state = at(market="D5 E5 F5", buildings="market_hall D5", **BUILDINGS)
    assert standing(play(state, "catastrophe E5")) == {"market_hall": "D5"}
