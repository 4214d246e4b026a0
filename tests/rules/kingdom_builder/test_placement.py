"""KB-5: where settlements may go. Hex names are those of the first game's board unless a test says otherwise."""

from tests.rules.kingdom_builder.desk import SECOND_BOARD, at, hexes_of, places, play, refused, tile


def test_kb_5_1_only_free_hexes():
    state = at("E4", "F4")
    assert places(state, "build") == {"E5", "F5"}
    assert refused(state, "build E4") == ("KB-5.1", "kb-occupied")
    assert refused(state, "build F4") == ("KB-5.1", "kb-occupied")


def test_kb_5_2_never_on_water_mountain_castle_location():
    state = at()
    for name in ("A4", "D1", "D4", "C7"):
        assert refused(state, f"build {name}") == ("KB-5.2", "kb-not-buildable")


def test_kb_5_2_the_harbor_alone_reaches_water():
    state = at("R18 P17", board=SECOND_BOARD, tiles=[[tile("harbor", "Q18")]])
    assert "P18" in places(play(state, "harbor R18 via Q18"), "put")
    assert refused(state, "build P18") == ("KB-5.2", "kb-not-buildable")


def test_kb_5_3_adjacent_where_possible():
    state = at("E4")
    assert places(state, "build") == {"F4", "E5", "F5"}
    assert refused(state, "build J7") == ("KB-5.3", "kb-must-touch-own")


def test_kb_5_5_all_own_settlements_count_old_and_new():
    state = at("E4 J7")
    assert places(state, "build") == {"F4", "E5", "F5", "I8", "J8"}
    after = play(state, "build I8")
    assert {"F4", "E5", "F5"} <= places(after, "build"), "the new settlement need not be touched"
    assert "H8" in places(after, "build"), "but it may be"


def test_kb_5_5_settlements_on_water_count():
    assert places(at("D5"), "build") == {"E5"}


def test_kb_5_6_a_new_area_binds_the_next_placement():
    state = at("E4", card="desert")
    assert places(state, "build") == set(hexes_of("desert"))
    after = play(state, "build A7")
    assert places(after, "build") == {"A8"}
    assert refused(after, "build B1") == ("KB-5.3", "kb-must-touch-own")


def test_kb_5_7_others_settlements_do_not_bind():
    assert places(at("", "J7"), "build") == set(hexes_of("grass")) - {"J7"}


def test_kb_5_7_locations_and_water_do_not_connect():
    state = at("C8", card="flower")
    assert places(state, "build") == set(hexes_of("flower")), "B7 lies beyond the location and binds nobody"


def test_kb_5_8_binding_and_free_actions():
    bound = at("M17", tiles=[[tile("farm", "M16")]], card="canyon")
    assert places(bound, "farm") == {"L17", "L16", "L18"}
    assert refused(bound, "farm E4 via M16") == ("KB-5.3", "kb-must-touch-own")
    free = at("M7", tiles=[[tile("paddock", "L7")]])
    assert "N5" in places(play(free, "paddock M7 via L7"), "put")


def test_kb_5_9_tiles_obey_the_placement_rules_too():
    state = at("M17", "L17", tiles=[[tile("farm", "M16")]])
    assert refused(state, "farm L17 via M16") == ("KB-5.1", "kb-occupied")
    assert refused(state, "farm N15 via M16") == ("KB-5.2", "kb-not-buildable")
    assert refused(state, "farm N17 via M16") == ("KB-7.2", "kb-wrong-terrain")
