"""KB-6 and KB-7: location tiles and their extra actions."""

from rules.kingdom_builder.hexes import EDGE, NAMES
from tests.rules.kingdom_builder.desk import (
    SECOND_BOARD,
    at,
    buildable,
    dealt,
    happened,
    held,
    hexes_of,
    places,
    play,
    refused,
    step,
    tile,
    words,
)

BACK = tuple(at(board=SECOND_BOARD).board)


# --- KB-6: gaining, losing, states ----------------------------------------------------------------------------------


def test_kb_6_1_reaching_a_location_gives_a_tile():
    state = at(card="forest")
    after, events = step(state, "build G13")
    assert [event.kind for event in events] == ["built", "tile-gained"]
    assert events[1].args == {"tile": "@oasis", "hex": "H13", "left": 1}
    assert held(after, 0) == {"H13": "fresh"}
    assert sum(after.locations.values()) == sum(state.locations.values()) - 1


def test_kb_6_1_extra_builds_and_moves_give_tiles_too():
    state = at("M17 M9", tiles=[[tile("farm", "M16")]], card="canyon")
    assert held(play(state, "farm L8 via M16"), 0) == {"L7": "fresh", "M16": "used"}
    state = at("H13 P2", board=SECOND_BOARD, tiles=[[tile("barn", "G13")]])
    assert held(play(state, "barn H13 via G13", "put Q3"), 0) == {"P4": "fresh"}


def test_kb_6_2_one_tile_per_hex_and_player():
    state = at("G13", tiles=[[tile("oasis", "H13")]], card="forest")
    after = play(state, "build G12")
    assert held(after, 0) == {"H13": "ready"}
    assert after.locations == state.locations


def test_kb_6_2_a_second_tile_of_a_type_from_another_hex():
    state = at("G13", tiles=[[tile("oasis", "H13")]], card="canyon")
    assert held(play(state, "build G17"), 0) == {"H13": "ready", "F18": "fresh"}


def test_kb_6_3_fresh_tiles_wait_for_the_next_turn():
    state = play(at("H12", card="canyon", tiles=[[tile("oasis", "H13")]]), "build G17", "build G16", "build H16")
    assert held(state, 0) == {"H13": "ready", "F18": "fresh"}
    assert places(state, "oasis")
    assert refused(state, "oasis D1 via F18") == ("KB-6.3", "kb-tile-fresh")
    after = play(state, "end")
    assert held(after, 0) == {"H13": "ready", "F18": "fresh"}
    while after.active == 1:
        after = play(after, f"build {sorted(places(after, 'build'))[0]}" if after.due else "end")
    assert held(after, 0) == {"H13": "ready", "F18": "ready"}


def test_kb_6_4_an_empty_location_gives_nothing():
    state = at(card="forest", locations={"H13": 0})
    assert held(play(state, "build G13"), 0) == {}
    assert happened(state, "build G13") == ["built"]


def test_kb_6_5_a_tile_is_lost_with_the_last_neighbour():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    after, events = step(play(state, "paddock M7 via L7"), "put N5")
    assert [event.kind for event in events] == ["moved", "tile-lost"]
    assert held(after, 0) == {}
    assert after.locations == state.locations, "it does not go back to the board"


def test_kb_6_5_a_tile_stays_while_another_settlement_touches_its_hex():
    state = at("M7 K8", tiles=[[tile("paddock", "L7")]])
    assert held(play(state, "paddock M7 via L7", "put N5"), 0) == {"L7": "used"}


def test_kb_6_6_a_lost_tile_is_never_taken_again():
    state = at("M7", tiles=[[tile("paddock", "L7")]], card="forest")
    after = play(state, "paddock M7 via L7", "put N5", "build M5", "build M6", "build L6")
    assert held(after, 0) == {}
    assert after.locations == state.locations


def test_kb_6_7_moving_along_the_same_location_keeps_the_tile():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    after, events = step(play(state, "paddock M7 via L7"), "put K7")
    assert [event.kind for event in events] == ["moved"]
    assert held(after, 0) == {"L7": "used"}


def test_kb_6_8_losing_comes_before_gaining():
    state = at("H13 P2", board=SECOND_BOARD, tiles=[[tile("barn", "G13")]])
    lifted = play(state, "barn H13 via G13")
    assert places(lifted, "put") == {"Q1", "Q3"}
    assert happened(lifted, "put Q3") == ["moved", "tile-lost", "tile-gained"]


def test_kb_6_9_tiles_stay_tied_to_their_hex():
    two = [[tile("paddock", "L7"), tile("paddock", "S3", "used")]]
    state = at("M7 R3", tiles=two)
    assert refused(state, "paddock M7 via S3") == ("KB-4.5", "kb-tile-used")
    after = play(state, "paddock M7 via L7", "put N5")
    assert held(after, 0) == {"S3": "used"}


def test_kb_6_9_the_player_chooses_which_of_two_ready_tiles_to_use():
    state = at("M7 R3", tiles=[[tile("paddock", "L7"), tile("paddock", "S3")]])
    assert held(play(state, "paddock M7 via S3", "put K7"), 0) == {"L7": "ready", "S3": "used"}
    assert held(play(state, "paddock M7 via L7", "put K7"), 0) == {"L7": "used", "S3": "ready"}


def test_kb_6_9_no_tile_from_elsewhere():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    assert refused(state, "paddock M7 via S3") == ("KB-6.9", "kb-no-such-tile")
    assert refused(state, "barn M7 via L7") == ("KB-6.9", "kb-no-such-tile")
    assert refused(at("", "M7", tiles=[[], [tile("paddock", "L7")]]), "paddock M7 via L7") == (
        "KB-6.9",
        "kb-no-such-tile",
    )


def test_kb_6_11_others_cannot_be_moved():
    state = at("M7", "K7", tiles=[[tile("paddock", "L7")]])
    assert places(state, "paddock") == {"M7"}
    assert refused(state, "paddock K7 via L7") == ("KB-7.8", "kb-not-own")


def test_kb_6_12_castles_give_no_tile():
    assert happened(at(), "build E4") == ["built"]


# --- KB-7: the eight actions ----------------------------------------------------------------------------------------


def test_kb_7_build_actions_need_supply_and_are_not_mandatory_placements():
    state = at("M17", tiles=[[tile("farm", "M16")]])
    after = play(state, "farm L17 via M16")
    assert (after.placed, after.due, after.supply[0]) == (0, 3, 38)
    everything = [name for name in buildable() if name != "E4"][:39]
    empty = at(" ".join([*everything, "M17"]), tiles=[[tile("farm", "M16")]])
    assert refused(empty, "farm E4 via M16") == ("KB-7.2", "kb-supply-empty")


def test_kb_7_1_oracle_builds_on_the_cards_terrain():
    state = at("I4", board=SECOND_BOARD, tiles=[[tile("oracle", "H4")]], card="forest")
    assert places(state, "oracle") == {"J4", "J3"}
    assert refused(state, "oracle I3 via H4") == ("KB-7.1", "kb-wrong-terrain")
    far = at("H5", board=SECOND_BOARD, tiles=[[tile("oracle", "H4")]], card="forest")
    assert places(far, "oracle") == set(hexes_of("forest", BACK))


def test_kb_7_2_farm_builds_on_grass():
    state = at("N16", tiles=[[tile("farm", "M16")]], card="canyon")
    assert places(state, "farm") == set(hexes_of("grass"))
    full = at(*dealt(["N16", *hexes_of("grass")], 3), seats=3, tiles=[[tile("farm", "M16")]], card="canyon")
    assert "farm" not in words(full)
    assert refused(full, "farm N17 via M16") == ("KB-7.2", "kb-wrong-terrain")


def test_kb_7_3_oasis_builds_on_desert():
    state = at("G18", tiles=[[tile("oasis", "F18")]])
    assert places(state, "oasis") == {"H18", "H19"}
    assert refused(state, "oasis B1 via F18") == ("KB-5.3", "kb-must-touch-own")
    assert refused(state, "oasis G17 via F18") == ("KB-7.3", "kb-wrong-terrain")


def test_kb_7_4_tower_builds_on_the_edge():
    state = at("Q4", board=SECOND_BOARD, tiles=[[tile("tower", "P4")]])
    edge = {name for cell, name in enumerate(NAMES) if EDGE >> cell & 1}
    assert places(state, "tower") == edge & set(buildable(BACK))
    assert refused(state, "tower Q3 via P4") == ("KB-7.4", "kb-not-edge")
    assert refused(state, "tower O1 via P4") == ("KB-5.2", "kb-not-buildable")
    bound = at("Q4 C1", board=SECOND_BOARD, tiles=[[tile("tower", "P4")]])
    assert refused(bound, "tower S1 via P4") == ("KB-5.3", "kb-must-touch-own")


def test_kb_7_5_tavern_continues_a_line_of_three():
    state = at("B7 E5 F5 G5", tiles=[[tile("tavern", "C7")]], card="desert")
    assert places(state, "tavern") == {"H5"}, "the other end is water"
    assert refused(state, "tavern E4 via C7") == ("KB-7.5", "kb-no-line")
    assert refused(state, "tavern D5 via C7") == ("KB-5.2", "kb-not-buildable")
    assert refused(state, "tavern G5 via C7") == ("KB-5.1", "kb-occupied")


def test_kb_7_6_barn_moves_to_the_cards_terrain():
    state = at("H13 P2", "A1", board=SECOND_BOARD, tiles=[[tile("barn", "G13")]])
    assert places(state, "barn") == {"H13", "P2"}
    lifted = play(state, "barn H13 via G13")
    assert words(lifted) == {"put"}
    assert lifted.supply == state.supply
    assert refused(lifted, "put O2") == ("KB-7.6", "kb-wrong-terrain")
    assert refused(lifted, "put G1") == ("KB-5.3", "kb-must-touch-own")
    assert refused(state, "barn A1 via G13") == ("KB-7.6", "kb-not-own")
    assert refused(state, "barn B1 via G13") == ("KB-7.6", "kb-not-own")


def test_kb_7_7_harbor_moves_onto_water():
    state = at("R18 P17", board=SECOND_BOARD, tiles=[[tile("harbor", "Q18")]])
    lifted = play(state, "harbor R18 via Q18")
    assert places(lifted, "put") == {"O17", "O18", "P18"}
    assert refused(lifted, "put O16") == ("KB-7.7", "kb-wrong-terrain")
    assert refused(lifted, "put P19") == ("KB-5.2", "kb-not-buildable")
    assert refused(lifted, "put A9") == ("KB-5.3", "kb-must-touch-own")


def test_kb_7_7_harbor_has_no_target_where_all_water_is_taken():
    """KB-7.13 is about the two tiles that ask for the played card's terrain."""
    others = dealt(hexes_of("water", BACK), 2)
    state = at("R18 P17", *others, seats=3, board=SECOND_BOARD, tiles=[[tile("harbor", "Q18")]])
    assert "harbor" not in words(state)
    assert refused(state, "harbor R18 via Q18") == ("KB-7.7", "kb-no-target")


def test_kb_7_8_paddock_moves_exactly_two_straight():
    state = at("M7", "N8", tiles=[[tile("paddock", "L7")]])
    lifted = play(state, "paddock M7 via L7")
    assert places(lifted, "put") == {"K7", "N5", "L5", "N9", "L9"}, "over a location, a settlement, anything"
    assert refused(lifted, "put M9") == ("KB-7.8", "kb-not-two-straight")
    assert refused(lifted, "put N7") == ("KB-7.8", "kb-not-two-straight")
    assert refused(lifted, "put O7") == ("KB-5.2", "kb-not-buildable")


def test_kb_7_8_paddock_needs_a_free_target():
    blocked = at("M7", "K7 N5 L5 N9 L9", tiles=[[tile("paddock", "L7")]])
    assert "paddock" not in words(blocked)
    assert refused(blocked, "paddock M7 via L7") == ("KB-7.8", "kb-no-target")
    assert refused(play(at("M7", "N5", tiles=[[tile("paddock", "L7")]]), "paddock M7 via L7"), "put N5") == (
        "KB-5.1",
        "kb-occupied",
    )


def test_kb_7_9_the_lifted_settlement_does_not_touch_itself():
    state = at("H13 P2", board=SECOND_BOARD, tiles=[[tile("barn", "G13")]], card="desert")
    lifted = play(state, "barn H13 via G13")
    assert places(lifted, "put") == set(hexes_of("desert", BACK)) - {"H13"}


def test_kb_7_9_the_origin_is_never_a_target():
    lifted = play(at("M7", tiles=[[tile("paddock", "L7")]]), "paddock M7 via L7")
    assert refused(lifted, "put M7") == ("KB-7.9", "kb-origin")
    barn = play(at("B16 B17", board=SECOND_BOARD, tiles=[[tile("barn", "C17")]], card="canyon"), "barn B17 via C17")
    assert refused(barn, "put B17") == ("KB-7.9", "kb-origin")


def test_kb_7_9_nothing_else_while_a_settlement_is_lifted():
    state = at("M7", tiles=[[tile("paddock", "L7")]], mandatory_over=True)
    lifted = play(state, "paddock M7 via L7")
    assert words(lifted) == {"put"}
    assert refused(lifted, "end") == ("KB-7.9", "kb-put-first")
    assert refused(lifted, "build K8") == ("KB-7.9", "kb-put-first")
    assert refused(state, "put K7") == ("KB-7.9", "kb-nothing-lifted")


def test_kb_7_10_the_origin_as_only_adjacent_hex_bars_the_move():
    state = at("B16 B17", board=SECOND_BOARD, tiles=[[tile("barn", "C17")]], card="canyon")
    assert refused(state, "barn B16 via C17") == ("KB-7.10", "kb-no-target")
    assert places(play(state, "barn B17 via C17"), "put") == {"C16", "B15", "C15"}


def test_kb_7_11_an_only_settlement_goes_anywhere():
    state = at("H13", board=SECOND_BOARD, tiles=[[tile("barn", "G13")]], card="flower")
    assert places(play(state, "barn H13 via G13"), "put") == set(hexes_of("flower", BACK))


def test_kb_7_12_oracle_uses_the_exchanged_card():
    grass = hexes_of("grass", BACK)
    own = dealt(grass[1:], 3)
    own[0] += " I4"
    state = at(*own, seats=3, board=SECOND_BOARD, tiles=[[tile("oracle", "H4")]], deck=["desert"])
    after = play(state, f"build {grass[0]}")
    assert after.card == "desert"
    for _ in range(2):
        after = play(after, f"build {min(places(after, 'build'))}")
    assert places(after, "oracle") <= set(hexes_of("desert", BACK))
    assert places(after, "oracle")


def test_kb_7_13_no_new_card_for_oracle_and_barn():
    grass = hexes_of("grass", BACK)
    own = dealt(grass[1:], 3)
    own[0] += " I4 H13"
    tiles = [[tile("oracle", "H4"), tile("barn", "G13")]]
    state = at(*own, seats=3, board=SECOND_BOARD, tiles=tiles, placed=2)
    after = play(state, f"build {grass[0]}")
    assert after.card == "grass"
    assert words(after) == {"end"}
    assert refused(after, "barn H13 via G13") == ("KB-7.13", "kb-no-target")
    assert refused(after, "oracle J4 via H4") == ("KB-7.1", "kb-wrong-terrain")


def test_the_last_move_is_marked_where_its_settlements_stand_now():
    """A settlement that is built and then moved in the same turn is marked once, at its end."""
    state = at("M7", tiles=[[tile("paddock", "L7")]], card="forest")
    for _ in range(3):
        state = play(state, f"build {sorted(places(state, 'build'))[0]}")
    built = {NAMES[cell] for cell in state.last}
    assert len(built) == 3
    moved = next(name for name in sorted(places(state, "paddock")) if name in built)
    lifted = play(state, f"paddock {moved} via L7")
    target = sorted(places(lifted, "put"))[0]
    after = play(lifted, f"put {target}")
    assert {NAMES[cell] for cell in after.last} == built - {moved} | {target}
