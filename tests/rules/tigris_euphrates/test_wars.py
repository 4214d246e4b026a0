"""TE-11 and TE-20: external conflicts."""

from typing import Any

from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.strength import open_wars, parties
from tests.rules.tigris_euphrates.desk import (
    at,
    happened,
    held,
    legal,
    on_board,
    play,
    points,
    refused,
    step,
    tiles,
    told,
    words,
)

FRONT: dict[str, Any] = {
    "temple": "B5 I5",
    "market": "C6 D6 F6 G6 H6",
    "leaders": ["trader B6", "trader I6"],
}
"""Seat 0's trader with two markets in the west, seat 1's with three in the east; a tile on E6 unites them."""


def war(*hands: str, **fields: Any):
    return play(at(*hands, **{**FRONT, **fields}), "tile temple E6")


def test_te_11_1_no_common_colour_no_conflict():
    state = at("temple", **{**FRONT, "leaders": ["trader B6", "king I6"]})
    assert happened(state, "tile temple E6") == ["tile-placed", "united"]
    assert play(state, "tile temple E6").actions == 1


def test_te_6_11_and_11_3_the_unification_tile_connects_nothing_yet():
    state = war("temple")
    seen = GAME.observe(state, None)
    assert len(realm_of(seen).kingdoms) == 2
    assert seen.union == state.placed
    assert points(state, 0) == points(state, 1) == {}


def test_te_11_4_the_active_player_attacks_when_he_takes_part():
    conflict = GAME.observe(war("temple"), None).conflict
    assert conflict is not None
    assert (conflict.kind, conflict.attacker, conflict.defender) == ("war", 0, 1)
    other = play(at("", "temple", active=1, **FRONT), "tile temple E6")
    assert GAME.to_act(other) == (1,)


def test_te_11_5_and_11_6_tiles_of_the_own_side_count_anywhere():
    (attacker, args), *_ = told(at("temple market", **FRONT), "tile temple E6", "war-begun")
    assert (attacker, args["defender_seat"], args["attack"], args["defence"]) == (0, 1, 2, 3)
    uniting = at("market", **FRONT)
    (_, args), *_ = told(uniting, "tile market E6", "war-begun")
    assert (args["attack"], args["defence"]) == (2, 3), "the uniting market counts for neither"


def test_te_11_6_regions_that_touch_only_the_unification_tile_do_not_count():
    state = at("temple", **{**FRONT, "market": "C6 D6 F6 G6 H6 E7 E5"})
    (_, args), *_ = told(state, "tile temple E6", "war-begun")
    assert (args["attack"], args["defence"]) == (2, 3)


def test_te_11_5_only_tiles_of_the_wars_colour_support():
    assert legal(war("temple 4 market 2")) == {"support 0", "support 1", "support 2"}


def test_te_11_7_and_11_8_the_loser_loses_leader_and_tiles_the_winner_scores_them():
    state = play(war("temple market 3", "market"), "support 3")
    state, events = step(state, "support 1")
    assert [event.kind for event in events] == ["supported", "war-won", "leader-home", "tiles-lost", "scored"]
    assert tiles(state, "market") == {"C6", "D6"}
    assert (points(state, 0), points(state, 1)) == ({"green": 4}, {})
    assert (on_board(state, 0), on_board(state, 1)) == ({"trader": "B6"}, {})
    assert state.removed == (0, 0, 0, 3 + 3 + 1)


def test_te_11_12_the_unification_tile_becomes_ordinary():
    state = play(war("temple 1 market 3 settlement"), "support 3", "support 0")
    assert (state.union, state.placed, state.actions) == (None, None, 1)
    assert "E6" in tiles(state, "temple")
    assert points(state, 0) == {"green": 4}


BOTH: dict[str, Any] = {
    "temple": "B5 I5",
    "market": "C6 D6 F6 G6 H6",
    "settlement": "C5 D5 E5",
    "leaders": ["trader B6 king A5", "trader I6 king J5"],
}
"""Traders 2 : 3 and kings 3 : 0 over E6."""


def test_te_11_2_the_active_player_chooses_the_order():
    state = play(at("temple", **BOTH), "tile temple E6")
    assert (GAME.to_act(state), legal(state)) == ((0,), {"war settlement", "war market"})
    assert refused(state, "war farm") == ("TE-11.2", "te-war-not-open")
    assert refused(state, "support 0") == ("TE-11.2", "te-war-first")
    assert refused(at("temple"), "war market") == ("TE-11.2", "te-no-war")
    state = play(state, "war settlement", "support 0", "support 0")
    assert words(state) == {"support"}, "the last one starts by itself"
    assert (points(state, 0), on_board(state, 1)) == ({"black": 1}, {"trader": "I6"})


def test_te_11_2_also_as_a_bystander():
    leaders = ["", *BOTH["leaders"]]
    state = play(at("temple", seats=3, **{**BOTH, "leaders": leaders}), "tile temple E6")
    assert (GAME.to_act(state), words(state)) == ((0,), {"war"})
    assert GAME.to_act(play(state, "war market")) == (1,)


def test_te_11_2_the_forecast_tells_all_open_wars():
    due = told(at("temple", **BOTH), "tile temple E6", "war-due")
    assert [(args["colour"], args["attack"], args["defence"]) for _, args in due] == [
        ("@black", 3, 0),
        ("@green", 2, 3),
    ]
    seen = GAME.observe(play(at("temple", **BOTH), "tile temple E6"), None)
    sides = [(war.colour, *(side.strength for side in parties(seen, war))) for war in open_wars(seen)]
    assert sides == [(0, 3, 0), (3, 2, 3)]


def test_te_11_10_a_war_may_end_another_before_it_starts():
    """Seat 1's king is linked to E6 only by markets that the war of the traders removes."""
    state = play(at("temple", "market", **BOTH), "tile temple E6", "war market", "support 0", "support 0")
    assert words(state) == {"support"}, "seat 0 lost: its kings are still in touch"
    strong = play(at("temple market 2", **BOTH), "tile temple E6", "war market", "support 2")
    after, events = step(strong, "support 0")
    assert [event.args["colour"] for event in events if event.kind == "war-off"] == ["@black"]
    assert (after.union, after.phase) == (None, "action")
    assert on_board(after, 1) == {"king": "J5"}


def test_te_11_10_tiles_cut_off_no_longer_support():
    board = {**BOTH, "market": "C6 D6 F6 G6 H6", "settlement": "C5 K5 F5", "temple": "B5 I5"}
    board["leaders"] = ["trader B6 king A5", "trader I6 king J5"]
    state = at("temple market 2", **board)
    due = {args["colour"]: (args["attack"], args["defence"]) for _, args in told(state, "tile temple E6", "war-due")}
    assert due["@black"] == (1, 2)
    first = play(state, "tile temple E6", "war market", "support 2", "support 0")
    assert first.phase == "action", "the king's kingdom no longer touches E6"


def test_te_11_9_in_wars_of_priests_some_temples_stay():
    board: dict[str, Any] = {
        "temple": "C6 D6 F6 G6 H6 I6",
        "leaders": ["priest B6", "priest H5 trader G7"],
    }
    state = play(at("settlement temple 4", **board), "tile settlement E6", "support 4")
    after, events = step(state, "support 0")
    lost = next(event for event in events if event.kind == "tiles-lost")
    assert lost.args["squares"] == ["F6", "H6", "I6"], "G6 touches the trader, I7 bears a treasure"
    assert points(after, 0) == {"red": 4}
    assert on_board(after, 1) == {"trader": "G7"}


def test_te_11_9_the_winners_leaders_protect_as_well():
    board: dict[str, Any] = {"temple": "D6 F6 G6", "leaders": ["priest D5 king F5", "priest G5"]}
    state = play(at("settlement temple 4", **board), "tile settlement E6", "support 4")
    _, events = step(state, "support 0")
    assert [event.args["squares"] for event in events if event.kind == "tiles-lost"] == [["G6"]]


def test_te_11_11_the_order_decides_what_is_protected():
    board: dict[str, Any] = {
        "temple": "B5 D6 F6 G6",
        "settlement": "C6",
        "leaders": ["priest D5 king C5", "priest G5 king F5"],
    }
    state = play(at("settlement temple 4", **board), "tile settlement E6")
    kings_first = play(state, "war settlement", "support 0", "support 0", "support 4")
    assert told(kings_first, "support 0", "tiles-lost")[0][1]["squares"] == ["F6", "G6"]
    priests_first = play(state, "war temple", "support 4")
    assert told(priests_first, "support 0", "tiles-lost")[0][1]["squares"] == ["G6"]


def test_te_20_2_the_english_attacker_must_get_ahead():
    state = war("temple market 4", "market 4", options={"war_support": "english"})
    assert legal(state) == {"support 0", "support 2", "support 3", "support 4"}
    assert refused(state, "support 1") == ("TE-20.2", "te-english-attack")


def test_te_20_3_the_english_defender_may_only_draw_level():
    state = play(war("temple market 4", "market 4", options={"war_support": "english"}), "support 3")
    assert legal(state) == {"support 0", "support 2"}
    assert refused(state, "support 3") == ("TE-20.3", "te-english-defence")
    none = play(war("temple market 4", "market 4", options={"war_support": "english"}), "support 0")
    assert legal(none) == {"support 0"}, "already ahead"


def test_te_9_6_later_wars_are_fought_with_what_is_left():
    state = at("temple market 3 settlement", **BOTH)
    state = play(state, "tile temple E6", "war market", "support 0", "support 0")
    assert held(state, 0) == {"market": 3, "settlement": 1}
    assert legal(state) == {"support 0", "support 1"}
