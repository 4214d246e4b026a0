"""SB-4 to SB-6: the first turn, taking along the line, Deben exchange, orientation, forced tile, refill."""

import pytest

from rules.sobek import SOBEK as GAME
from rules.sobek.ankh import costs
from rules.sobek.market import line
from rules.sobek.tiles import TILE_OF, TILES
from tests.rules.sobek.desk import EXPANSION, at, corruption, fenced, hand, happened, legal, play, refused, step, tiles

ROW = {"35": "marble-v2", "16": "fish-b0", "9": "wheat-b1", "24": "thief", "17": "ivory-b3"}
"""Row 3 around an Ankh on cell 2, and a tile off the line."""


def test_sb_4_1_the_first_turn():
    state = GAME.setup(2, {}, "s")
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    after = play(state, "take 3")
    starter = state.active
    tile = TILES[state.market[3]]
    assert tile.id in hand(after, starter)
    assert (after.ankh, after.direction, after.active) == (3, tile.direction, 1 - starter)
    assert corruption(after, starter) == ()
    assert refused(state, "take 5") == ("SB-4.1", "sb-not-central")
    assert refused(state, "refill") == ("SB-4.1", "sb-central-first")


def test_sb_4_2_there_is_no_passing_and_no_playing_out_of_turn():
    state = at("", market=ROW, ankh=2)
    assert legal(state) == ["take 9", "take 16", "take 24", "take 35"]
    assert refused(state, "take 9", 1) == ("SB-4.2", "sb-not-your-turn")


def test_sb_4_4_everything_that_can_be_done():
    state = at("3*fish1 queen", market={"17": "ivory-b3"}, deck=tiles("fish0"))
    assert legal(state) == ["refill", "sell fish all", "character queen"]


def test_sb_5_1_both_sides_any_distance_across_empty_cells():
    state = at("", market=ROW, ankh=2)
    seen = GAME.observe(state, None)
    assert list(costs(seen).items()) == [(9, 0), (16, 0), (24, 1), (35, 1)]
    assert line(seen.ankh, seen.direction) == (35, 16, 1, 9, 24)
    assert refused(state, "take 17") == ("SB-5.1", "sb-not-on-line")
    assert refused(state, "take 1") == ("SB-5.1", "sb-cell-empty")
    assert refused(state, "take 2") == ("SB-2.3", "sb-cell-is-ankh")


def test_sb_5_3_and_5_4_the_ankh_moves_and_turns():
    after = play(at("", market=ROW, ankh=2), "take 35")
    assert (after.ankh, after.direction, after.last.cells) == (35, "v", (2, 16, 35))


def test_sb_5_4_the_ankh_may_come_to_point_at_nothing():
    after = play(at("", market=ROW, ankh=2), "take 9")
    assert (after.ankh, after.direction) == (9, "b")
    assert costs(GAME.observe(after, 0)) == {}
    assert legal(after) == ["refill"]


def test_sb_5_5_the_taker_may_exchange_a_tile_with_a_deben_icon():
    state = at("", market={"9": "wheat-f0-deben", "24": "fish-h1"})
    assert legal(state, "take") == ["take 9 keep", "take 9 deben", "take 24"]
    kept = play(state, "take 9 keep")
    assert (hand(kept, 0), kept.debens[0], len(kept.bag)) == (("wheat-f0-deben",), (), 13)
    after, events = step(state, "take 9 deben")
    assert (hand(after, 0), len(after.debens[0]), len(after.bag)) == ((), 1, 12)
    assert after.removed >> TILE_OF["wheat-f0-deben"] & 1
    assert (after.ankh, after.direction) == (9, "f"), "SB-5.6"
    (drawn,) = [event for event in events if event.kind == "deben-drawn"]
    assert (drawn.args, drawn.private) == ({}, {0: {"value": after.debens[0][0]}})
    assert refused(state, "take 24 deben") == ("SB-5.5", "sb-no-deben-icon")
    assert refused(state, "take 9") == ("SB-5.5", "sb-say-keep-or-deben")


def test_sb_5_6_corruption_is_taken_with_an_exchange_too():
    after = play(at("", market={"9": "fish-h1", "24": "wheat-f0-deben"}), "take 24 deben")
    assert corruption(after, 0) == ("fish-h1",)


def test_sb_5_7_an_empty_bag_offers_no_exchange():
    debens = [[3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9]]
    state = at("", market={"9": "wheat-f0-deben"}, debens=debens)
    assert legal(state, "take") == ["take 9"]
    assert refused(state, "take 9 deben") == ("SB-5.7", "sb-bag-empty")
    assert hand(play(state, "take 9"), 0) == ("wheat-f0-deben",)


def test_sb_5_8_who_takes_a_character_turns_the_ankh_to_a_line_with_a_tile():
    state = play(at("", market={"9": "thief", "8": "fish-h1", "24": "ivory-b3"}), "take 9")
    assert (state.phase, state.asked, hand(state, 0)) == ("orient", 0, ("thief",))
    assert legal(state) == ["turn v", "turn h"]
    assert refused(state, "turn f") == ("SB-5.8", "sb-turn-empty-line")
    assert refused(state, "take 24") == ("SB-5.8", "sb-orient-first")
    after = play(state, "turn v")
    assert (after.direction, after.active) == ("v", 1)
    assert refused(after, "turn v") == ("SB-5.8", "sb-turn-not-now")


def test_sb_5_8_looks_at_the_lines_after_corruption_is_removed():
    after = play(at("", market={"2": "fish-b0", "9": "thief", "8": "fish-h1"}), "take 9")
    assert (after.phase, after.direction) == ("turn", "v"), "the jumped tile leaves one direction only"


def test_sb_5_9_an_ankh_that_points_nowhere_yet_is_vertical():
    """While the taker of a face-down tile is asked where it is to point, too."""
    market = {"1": "queen", "9": "wheat-b1", "20": "fish-h1", "15": "fish-v1"}
    for phase in ("opening", "refilled"):
        state = play(GAME.position({"game": "sobek", "phase": phase, "market": market, "hands": []}), "take 1")
        assert (state.phase, state.direction, GAME.invariants(state)) == ("orient", "v", ())
        assert GAME.position(GAME.document(state)) == state
        assert play(state, legal(state)[-1]).active == 1
    alone = GAME.position({"game": "sobek", "phase": "refilled", "market": {"1": "queen"}, "hands": []})
    assert play(alone, "take 1").direction == "v"


def test_sb_5_11_events_follow_the_order_of_the_rule():
    state = at(market={"2": "fish-b0", "9": "pharaoh-wheat-marble", "8": "fish-h1"}, options=EXPANSION)
    assert happened(state, "take 9") == ["took-hidden", "corrupted", "royal-token", "pointed"]


# --- forced tile ----------------------------------------------------------------------------------------------------


def test_sb_4_5_a_forced_tile_leaves_nothing_else():
    state = at("3*wheat1 queen", market=ROW, ankh=2, forced=24)
    assert legal(state) == ["take 24"]
    for text in ("sell wheat all", "character queen", "refill", "take 9"):
        assert refused(state, text) == ("SB-4.5", "sb-forced")
    after = play(state, "take 24")
    assert corruption(after, 0) == ("wheat-b1",)
    assert (after.forced, after.spent.count("forced_tile")) == (0, 1)


def test_sb_4_5_a_forced_tile_may_still_be_exchanged():
    assert legal(at("", market={"9": "wheat-f0-deben"}, forced=9)) == ["take 9 keep", "take 9 deben"]


# --- refill ---------------------------------------------------------------------------------------------------------


def test_sb_6_1_why_there_is_no_refill():
    assert refused(at("", market=ROW, ankh=2), "refill") == ("SB-6.1", "sb-refill-line")
    assert refused(at("queen", deck=[]), "refill") == ("SB-6.1", "sb-refill-deck")


def test_sb_6_2_the_filled_cells_are_remembered():
    state = at("", market={"2": "ivory-b3", "17": "wheat-b1"}, ankh=4, deck=["fish-h1", "thief", "fish-v1"])
    assert play(state, "refill").last.cells == (1, 3, 4)


def test_sb_6_3_a_central_tile_must_follow():
    state = play(
        at("queen", market={"2": "ivory-b3"}, ankh=4, deck=["fish-h1", "thief", *tiles("4*wheat1 2*ebony0 2*marble0")]),
        "refill",
    )
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    assert refused(state, "take 5") == ("SB-6.3", "sb-not-central")
    assert refused(state, "character queen") == ("SB-6.3", "sb-central-after-refill")
    after = play(state, "take 2")
    assert (after.ankh, after.direction, corruption(after, 0)) == (2, "b", ())
    assert hand(after, 0) == ("ivory-b3", "queen")
    turning = play(state, "take 3")
    assert (turning.phase, turning.ankh) == ("orient", 3)


def test_sb_6_3_exchange_after_a_refill():
    state = play(at("", deck=["wheat-f0-deben", "fish-h1"]), "refill")
    assert legal(state) == ["take 1 keep", "take 1 deben", "take 2"]


def test_sb_6_6_tiles_off_the_line_stay_without_a_deck():
    state = at("queen merchant", market={"6": "fish-h1"}, deck=[])
    assert legal(state) == ["character queen", "character merchant 6"]


# --- undo -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "fence"),
    [("take 9", False), ("take 35", False), ("take 24", True), ("take 16", False)],
)
def test_sb_14_3_and_14_4_taking_what_lies_face_up_can_be_taken_back(text, fence):
    assert fenced(at("", market=ROW, ankh=2), text) is fence


def test_sb_14_3_jumping_a_face_down_tile_deben_and_refill_cannot_be_taken_back():
    assert fenced(at("", market={"2": "thief", "9": "wheat-b1"}), "take 9")
    state = at("", market={"9": "wheat-f0-deben"})
    assert (fenced(state, "take 9 keep"), fenced(state, "take 9 deben")) == (False, True)
    assert fenced(at("", deck=["fish-h1"]), "refill")


def test_that_a_game_goes_on_may_tell_of_the_hand():
    """With nothing to take and no deck the opponent's hand decides whether the game ends (SB-10.1)."""
    state = at("", "queen", market={"9": "wheat-b1"}, deck=[])
    assert fenced(state, "take 9")
    assert happened(state, "take 9") == ["took", "nothing-to-take"]
