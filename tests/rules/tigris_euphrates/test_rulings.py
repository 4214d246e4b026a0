"""TE-24 to TE-26: rulings, and mistakes that are easily made."""

from typing import Any

from rules.tigris_euphrates.board import MAPS, SQUARE_OF
from rules.tigris_euphrates.kingdoms import realm_of
from tests.rules.tigris_euphrates.desk import (
    at,
    happened,
    legal,
    on_board,
    places,
    play,
    points,
    refused,
    squares,
    step,
    tiles,
    told,
    words,
)


def test_te_9_2_leaders_cause_revolts_only_and_tiles_wars_only():
    state = at("temple", temple="D5 F5", leaders=["king C5", "king G5"])
    assert happened(state, "tile temple E5")[-1] == "war-begun"
    assert refused(state, "leader trader E5") == ("TE-5.4", "te-leader-joins-kingdoms")
    assert happened(at(temple="D5", leaders=["", "king D6"]), "leader king C5")[-1] == "revolt-begun"


def test_te_24_4_a_leader_that_holds_two_parts_together_cannot_join_them_elsewhere():
    board = {"temple": "D5 D6 F5 F6", "leaders": ["king E5 priest C5", "trader G5"]}
    assert "E6" not in places(at(**board), "leader king")
    assert "E6" in places(at(**{**board, "leaders": ["king E5 priest C5"]}), "leader king")


def test_te_25_2_a_peaceful_union_is_followed_by_the_rest_of_the_action():
    board: dict[str, Any] = {"temple": "C5 G5", "market": "D5 E5 D6", "leaders": ["trader C6", "king G6"]}
    state = play(at("market", **{**board, "market": "D5 E5 D6 F6"}), "tile market E6")
    assert (state.phase, state.union, points(state, 0)) == ("monument", None, {})


def test_te_25_2_a_peaceful_union_may_bring_treasures():
    state = at("temple", temple="G3 H3 J3 K3 K2", leaders=["trader G2", "king L3"])
    assert play(state, "tile temple I3", "leave F3").won == (1, 0)


def test_te_25_3_and_24_10_support_counts_what_is_still_linked():
    """Seat 1's priest is linked to E6 by markets; the war of the traders takes them, and the war of priests with
    them."""
    board: dict[str, Any] = {
        "temple": "B5 C5 I5",
        "market": "C6 D6 F6 G6 H6",
        "leaders": ["trader B6 priest A5", "trader I6 priest J5"],
    }
    state = play(at("settlement market 4", **board), "tile settlement E6")
    assert legal(state) == {"war temple", "war market"}
    traders = play(state, "war market", "support 2")
    assert "war-off" in happened(traders, "support 0")


def test_te_24_9_and_11_2_the_order_is_chosen_anew_after_every_war():
    board: dict[str, Any] = {
        "temple": "B5 I5",
        "market": "C6 D6",
        "settlement": "F6 G6 H6",
        "leaders": ["trader B6 king A5 priest C5", "trader I6 king J5 priest I4"],
    }
    state = play(at("farm temple", **board), "tile temple E6")
    assert legal(state) == {"war settlement", "war temple", "war market"}
    after = play(state, "war temple", "support 0", "support 0")
    assert legal(after) == {"war settlement", "war market"}


def test_te_24_11_a_war_of_priests_makes_nobody_else_homeless():
    board: dict[str, Any] = {"temple": "C6 D6 F6 G6", "leaders": ["priest B6", "priest G5 trader F5"]}
    state = play(at("settlement temple 4", **board), "tile settlement E6", "support 3")
    after, events = step(state, "support 0")
    assert on_board(after, 1) == {"trader": "F5"}
    assert [event.args["cause"] for event in events if event.kind == "leader-home"] == ["war"]
    assert "F6" in tiles(after, "temple")


def test_te_19_9_no_bonus_but_for_placed_tiles():
    board: dict[str, Any] = {
        "temple": "B5 H5",
        "market": "C6 D6 F6 G6",
        "leaders": ["trader B6", "trader H6"],
        "buildings": "market_hall C6",
        "options": {"civilization_buildings": "on"},
    }
    state = play(at("temple market 2", **board), "tile temple E6", "support 2", "support 0")
    assert points(state, 0) == {"green": 3}


def test_te_18_4_the_ziggurat_sends_homeless_leaders_home():
    board: dict[str, Any] = {"temple": "D5 E4 F5 E6", "leaders": ["king F6"], "options": {"monuments": "ziggurat"}}
    state = play(at("temple", **board), "tile temple E5")
    assert happened(state, "ziggurat E5") == ["ziggurat-built", "leader-home"]
    built = play(state, "ziggurat E5")
    assert refused(built, "catastrophe E5") == ("TE-7.3", "te-catastrophe-on-monument")


def test_te_25_1_the_priority_treasure_of_the_advanced_map():
    assert MAPS["advanced"].priority >> SQUARE_OF["J11"] & 1
    assert not MAPS["advanced"].temples >> SQUARE_OF["I11"] & 1


def test_te_26_1_rivers_are_no_walls():
    state = at("temple", farm="E3", leaders=["priest F4"])
    assert realm_of(state).kingdoms == (squares("E3 F3 F4"),)


def test_te_26_3_the_same_kingdom_is_not_counted_twice():
    state = at("market", temple="E4 F4 F5 F6 E6 D6 D5", leaders=["king C5"])
    assert happened(state, "tile market E5") == ["tile-placed", "scored"]
    assert happened(state, "leader priest E5") == ["leader-placed"]


def test_te_26_5_the_kings_point_has_the_tiles_colour():
    state = at("farm", temple="D5", leaders=["king C5"], farm="D4")
    assert told(state, "tile farm C4", "scored") == [(0, {"points": 1, "colour": "@blue", "cause": "king"})]


def test_te_26_12_hands_are_not_filled_during_a_turn():
    state = at("temple 2", "temple", temple="D5", leaders=["", "king D6"])
    after = play(state, "leader king C5", "support 1", "support 1")
    assert [sum(hand) for hand in after.hands] == [1, 0]


def test_te_26_14_flipped_tiles_do_not_support():
    monument = {"colours": ["red", "green"], "square": "E5", "tile": "market"}
    leaders = ["trader D6", "trader I5"]
    state = at("temple", temple="D5 I6", market="H6", monuments=[monument], leaders=leaders)
    (_, args), *_ = told(state, "tile temple G6", "war-begun")
    assert (args["attack"], args["defence"]) == (0, 1)


def test_te_26_15_a_treasure_may_be_taken_after_a_withdrawal():
    """Any action may end with a hand-over, also one that places nothing: here the position was written so."""
    state = at(temple="G3 H3 I3 J3 K3 K2", leaders=["trader G2 king F2"])
    assert words(play(state, "withdraw king")) == {"leave"}


def test_te_26_24_an_illegal_move_leaves_the_leader_where_it_was():
    state = at(leaders=["king F2"])
    assert refused(state, "leader king A7") == ("TE-5.2", "te-leader-on-river")
    assert on_board(state, 0) == {"king": "F2"}
