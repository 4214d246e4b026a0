"""KB-16: the mistakes that implementations make. Hexes are those of the first game's board unless a board is given."""

from collections import Counter

from msgspec.structs import replace

from rules.core.bitset import cells_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.hexes import HEX_OF, NAMES, NEIGHBOURS
from rules.kingdom_builder.scoring import BUILDER_CARDS, breakdown
from tests.rules.kingdom_builder.desk import (
    SECOND_BOARD,
    at,
    buildable,
    dealt,
    held,
    hexes_of,
    places,
    play,
    refused,
    step,
    tile,
    words,
)


def gold(state: KingdomState, category: str) -> tuple[int, ...]:
    return dict(breakdown(state))[category]


def with_cards(*own: str, card: str) -> KingdomState:
    others = [other for other in BUILDER_CARDS if other != card][:2]
    return at(*own, seats=max(2, len(own)), builders=[card, *others])


def test_kb_16_01_zero_based_odd_rows_are_shifted():
    touched = {NAMES[cell] for cell in cells_of(NEIGHBOURS[HEX_OF["B2"]])}
    assert {"C1", "C3"} <= touched
    assert not {"A1", "A3"} & touched


def test_kb_16_02_no_need_to_touch_the_settlement_just_placed():
    assert play(at("E4 J7"), "build I8", "build F4", "build J8").due == 0


def test_kb_16_03_adjacency_is_compulsory_anywhere():
    state = at("A1 J7", card="canyon")
    assert places(state, "build") == {"I7", "I6", "J6", "K7"}
    assert refused(state, "build H1") == ("KB-5.3", "kb-must-touch-own")


def test_kb_16_04_the_choice_is_made_afresh_for_each_placement():
    state = at("E4", card="desert")
    assert "B1" in places(state, "build")
    assert places(play(state, "build B8"), "build") == {"A8", "B9", "C9"}


def test_kb_16_05_the_lifted_settlement_is_gone_and_its_origin_free():
    state = at("B16 B17", board=SECOND_BOARD, tiles=[[tile("barn", "C17")]], card="canyon")
    assert places(state, "barn") == {"B17"}, "the origin B16 is free again and alone touches B17"


def test_kb_16_06_paddock_and_tavern_need_no_neighbour_and_tower_no_terrain():
    paddock = play(at("M7 E4", tiles=[[tile("paddock", "L7")]]), "paddock M7 via L7")
    assert "N5" in places(paddock, "put")
    tavern = at("B7 E5 F5 G5", tiles=[[tile("tavern", "C7")]], card="desert")
    assert places(tavern, "tavern") == {"H5"}
    tower = at("Q4 C1", board=SECOND_BOARD, tiles=[[tile("tower", "P4")]], card="desert")
    assert places(tower, "tower") == {"B1", "D1"}


def test_kb_16_07_inner_borders_are_no_edges_and_part_no_rows():
    tower = at("Q4 J4", board=SECOND_BOARD, tiles=[[tile("tower", "P4")]])
    assert refused(tower, "tower J3 via P4") == ("KB-7.4", "kb-not-edge")
    assert gold(with_cards("I8 J8 K8 L8", card="knights"), "knights")[0] == 8
    assert gold(with_cards("I8 J8 K8 L8", card="discoverers"), "discoverers")[0] == 1


def test_kb_16_08_no_tile_when_fresh_or_between_placements():
    state = play(at("L9"), "build L8")
    assert held(state, 0) == {"L7": "fresh"}
    assert refused(state, "paddock L8 via L7") == ("KB-4.4", "kb-between-placements")
    done = play(state, "build K8", "build K9")
    assert refused(done, "paddock L8 via L7") == ("KB-6.3", "kb-tile-fresh")


def test_kb_16_09_one_tile_per_location_for_good():
    state = play(at("L9"), "build L8", "build K8")
    assert held(state, 0) == {"L7": "fresh"}
    lost = at("L9", taken=[["L7"]])
    assert held(play(lost, "build L8"), 0) == {}


def test_kb_16_10_tiles_are_known_by_their_origin():
    state = at("M7 R3", tiles=[[tile("paddock", "L7"), tile("paddock", "S3", "used")]], taken=[["H13"]])
    after = play(state, "paddock M7 via L7", "put L9")
    assert held(after, 0) == {"S3": "used"}
    assert {NAMES[cell] for cell in cells_of(after.taken[0])} == {"L7", "S3", "H13"}


def test_kb_16_11_a_lost_tile_leaves_the_game():
    state = at("M7", tiles=[[tile("paddock", "L7")]])
    after = play(state, "paddock M7 via L7", "put L9")
    left = GAME.observe(after, None).locations
    assert left[HEX_OF["L7"]] == 1


def test_kb_16_12_the_loss_is_checked_on_arrival():
    lifted = play(at("M7", tiles=[[tile("paddock", "L7")]]), "paddock M7 via L7")
    assert held(lifted, 0) == {"L7": "used"}
    assert held(play(lifted, "put K7"), 0) == {"L7": "used"}


def test_kb_16_13_fishermen_and_water():
    assert gold(with_cards("A4 B4", card="fishermen"), "fishermen")[0] == 0
    assert gold(with_cards("A5", "A4", card="fishermen"), "fishermen") == (1, 0)


def test_kb_16_14_merchants_pay_hexes_and_workers_pay_once():
    assert gold(with_cards("D5 C6 E4 F5 F6 G7", card="merchants"), "merchants")[0] == 12
    assert gold(with_cards("D5 C6", card="workers"), "workers")[0] == 2


def test_kb_16_15_lords_ties_and_zeros():
    state = with_cards("A1", "B1", "", card="lords")
    assert gold(state, "lords") == (48, 48, 42)


def test_kb_16_16_one_row_one_quadrant_whole_pairs():
    own = "A1 B1 C1  K1 L1  A11 B11  T14 T13"
    assert gold(with_cards(own, card="farmers"), "farmers")[0] == 6
    assert gold(with_cards(own, card="knights"), "knights")[0] == 10
    assert gold(with_cards(own, card="citizens"), "citizens")[0] == 1


def test_kb_16_17_the_round_is_played_to_its_end():
    own = " ".join(buildable()[:39])
    state = at("", own, "", seats=3, first=0, active=1, placed=2)
    state = play(state, f"build {min(places(state, 'build'))}", "end")
    assert (state.active, state.over) == (2, False)
    for _ in range(3):
        state = play(state, f"build {min(places(state, 'build'))}")
    assert play(state, "end").over, "seat 0 has had its turn in this round"


def test_kb_16_18_moves_after_the_last_settlement():
    own = ["M7", *[name for name in buildable() if name != "M7"][:38]]
    state = at(" ".join(own), tiles=[[tile("paddock", "L7")]], placed=2)
    assert words(play(state, f"build {min(places(state, 'build'))}")) == {"paddock", "end"}


def test_kb_16_19_no_tie_break():
    result = GAME.result(replace(at("A1", "T1"), over=True))
    assert result is not None
    assert (result.ranks, result.tie_break) == ((1, 1), "")


def test_kb_16_20_shuffles_and_removed_cards():
    state = at("E4", mandatory_over=True, deck=[], discards=["forest"], hands=["", "canyon"])
    after = play(state, "end")
    assert Counter([*after.deck, *after.hands, after.card]) == Counter(["forest", "grass", "canyon", ""])
    assert after.removed == state.removed
    grass = hexes_of("grass")
    useless = at(*dealt(grass[1:], 3), seats=3, deck=["canyon"], discards=["forest"])
    exchanged = play(useless, f"build {grass[0]}")
    assert exchanged.discards == ("forest",)
    assert "grass" in exchanged.removed


def test_kb_16_21_nobody_is_told_another_players_card():
    state = at("E4", mandatory_over=True, deck=["forest"], hands=["", "canyon"])
    after, events = step(state, "end")
    assert all("forest" not in str(event.seen_by(viewer)) for event in events for viewer in (1, None))
    assert GAME.observe(after, 1).hand is None
    assert GAME.observe(after, 0).hand == "forest"
