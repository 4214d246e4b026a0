"""SB-1 to SB-3: tiles, tokens, cells, lines and the set-up."""

from collections import Counter

import msgspec
import pytest

from rules.core.bitset import cells_of
from rules.sobek import SOBEK as GAME
from rules.sobek.market import ARMS, EMPTY, GRID, line
from rules.sobek.tiles import (
    BACK_OF,
    FACES,
    FIT,
    HIDDEN,
    PHARAOHS,
    STARTING,
    TILE_OF,
    TILES,
    TYPES,
    WILD,
    in_play,
    scarabs_on,
)
from rules.sobek.tokens import DEBEN, ROYAL, canoe_tokens
from tests.rules.sobek.desk import EXPANSION, hand

GOODS = {
    "ivory": (6, 3, 3, 1),
    "ebony": (7, 4, 2, 1),
    "marble": (7, 3, 2, 1),
    "wheat": (11, 6, 1, 3),
    "fish": (10, 5, 1, 2),
    "livestock": (9, 5, 1, 2),
}
"""SB-1.3: type -> tiles, those with scarabs, scarabs on each, starting tiles."""


def test_sb_1_2_tiles_of_the_base_game_and_the_expansion():
    base = [TILES[tile] for tile in cells_of(in_play(False))]
    assert Counter(tile.back for tile in base) == {"starting": 10, "goods": 45, "character": 10}
    assert in_play(True).bit_count() == 73
    extra = [TILES[tile] for tile in cells_of(in_play(True) & ~in_play(False))]
    assert Counter(tile.kind for tile in extra) == {"pharaoh": 6, "character": 2}


@pytest.mark.parametrize("goods", TYPES)
def test_sb_1_3_goods_by_type(goods):
    count, rich, scarabs, starting = GOODS[goods]
    those = [tile for tile in TILES if tile.kind == "goods" and tile.types == (goods,)]
    assert len(those) == count
    assert [tile.scarabs for tile in those if tile.scarabs] == [scarabs] * rich
    assert sum(tile.back == "starting" for tile in those) == starting
    assert not any(tile.scarabs or tile.deben_icon for tile in those if tile.back == "starting")


@pytest.mark.parametrize("goods", TYPES)
def test_sb_1_4_one_deben_icon_per_type(goods):
    (icon,) = [tile for tile in TILES if tile.deben_icon and tile.types == (goods,)]
    assert (icon.scarabs, icon.back, icon.kind) == (0, "goods", "goods")


def test_sb_1_5_directions():
    for tile in TILES:
        assert (tile.direction is None) == (tile.kind in ("character", "pharaoh"))
    assert {tile.direction for tile in TILES} == {"v", "h", "f", "b", None}


def test_sb_1_6_and_12_1_characters():
    types = {tile.id: tile.types for tile in TILES if tile.kind == "character"}
    assert types == {
        "architect": (),
        "queen": ("ivory",),
        "high_priest": ("ebony",),
        "high_priestess": ("marble",),
        "scribe_livestock": ("livestock",),
        "scribe_fish": ("fish",),
        "vizier": ("livestock",),
        "thief": ("fish",),
        "courtesan": ("wheat",),
        "merchant": ("wheat",),
        "spy": (),
        "royal_adviser": ("ivory",),
    }
    assert not any(tile.scarabs for tile in TILES if tile.kind == "character")


def test_sb_1_7_and_1_8_tokens():
    assert DEBEN == (3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9)
    assert len(canoe_tokens(False)) == 13
    assert len(canoe_tokens(True)) == 15
    doubles = {"extra_turn", "scarabs_wheat_fish_livestock", "points_2_deben", "forced_tile"}
    assert {token for token, count in Counter(canoe_tokens(True)).items() if count == 2} == doubles
    assert ROYAL == (1, 2, 3, 4, 5, 6)


def test_sb_2_1_the_spiral():
    assert GRID == (
        (17, 18, 19, 20, 21, 22),
        (36, 5, 6, 7, 8, 23),
        (35, 16, 1, 2, 9, 24),
        (34, 15, 4, 3, 10, 25),
        (33, 14, 13, 12, 11, 26),
        (32, 31, 30, 29, 28, 27),
    )


def test_sb_2_3_lines_go_both_ways_to_the_edges():
    assert line(1, "h") == (35, 16, 2, 9, 24)
    assert line(1, "v") == (19, 6, 4, 13, 30)
    assert line(1, "f") == (33, 15, 7, 21)
    assert line(1, "b") == (17, 5, 3, 11, 27)
    assert line(17, "f") == ()
    assert line(0, "h") == line(5, "") == ()
    assert max(len(line(cell, direction)) for cell in ARMS for direction in "vhfb") == 5
    assert max(sum(len(line(cell, direction)) for direction in "vhfb") for cell in ARMS) == 19


def test_sb_2_5_wild_tiles():
    assert {TILES[tile].face for tile in cells_of(WILD)} == {"statue", "architect", "spy"}
    assert WILD.bit_count() == 7


def test_sb_2_6_types_and_scarabs_of_pharaoh_tiles():
    assert all(scarabs_on(1 << tile) == 2 for tile in cells_of(PHARAOHS))
    assert all((FIT[goods] & PHARAOHS).bit_count() == 2 for goods in TYPES)
    assert {TILES[tile].types for tile in cells_of(PHARAOHS)} == {
        ("fish", "ebony"),
        ("ebony", "livestock"),
        ("livestock", "ivory"),
        ("ivory", "wheat"),
        ("wheat", "marble"),
        ("marble", "fish"),
    }


def test_faces_follow_the_tiles():
    assert len(FACES) == 37
    assert [tile.face for tile in TILES] == sorted((tile.face for tile in TILES), key=FACES.index)


@pytest.mark.parametrize(("options", "deck", "aside"), [({}, 23, 8), (EXPANSION, 31, 10)])
def test_sb_3_the_set_up(options, deck, aside):
    state = GAME.setup(2, options, "s")
    assert (len(state.deck), len(state.box)) == (deck, 2)
    assert [tile.bit_count() for tile in (state.hands[0], state.hands[1])] == [2, 2]
    dealt = state.hands[0] | state.hands[1] | sum(1 << tile for tile in state.box)
    dealt |= sum(1 << state.market[cell] for cell in (1, 2, 3, 4))
    assert dealt == STARTING
    assert EMPTY not in state.market[1:]
    assert (len(state.slots), len(state.aside), len(state.bag)) == (5, aside, 13)
    assert (state.ankh, state.direction, state.phase) == (0, "", "opening")
    assert len(state.pool) == (6 if options else 0)


def test_sb_3_3_characters_and_pharaoh_tiles_lie_face_down():
    state = GAME.setup(2, EXPANSION, "s")
    assert state.face_down
    for cell, lying in list(enumerate(GAME.observe(state, 0).market))[1:]:
        tile = TILES[state.tile_on(cell)]
        hidden = tile.back in ("character", "pharaoh")
        assert (cell in state.face_down, lying >= len(TILES)) == (hidden, hidden)
        assert (BACK_OF[lying], lying == TILE_OF[tile.id]) == (tile.back, not hidden)
        assert bool(HIDDEN >> TILE_OF[tile.id] & 1) == hidden


def test_sb_3_5_and_15_3_the_first_player():
    starters = {GAME.setup(2, {}, str(seed)).active for seed in range(20)}
    assert starters == {0, 1}
    for option, seat in (("first_seat", 0), ("second_seat", 1)):
        states = [GAME.setup(2, {"first_player": option}, str(seed)) for seed in range(10)]
        assert {(state.active, state.starter) for state in states} == {(seat, seat)}


@pytest.mark.parametrize(("starter", "first", "begins"), [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, 1, 1)])
def test_sb_3_5_in_a_rematch_the_other_player_begins(starter, first, begins):
    """Whoever sits first then had the seat ``first`` before."""
    ended = msgspec.structs.replace(GAME.setup(2), starter=starter)
    again = GAME.options_again({"corruption_scoring": "comparison_only"}, ended, first)
    assert again["corruption_scoring"] == "comparison_only"
    assert GAME.setup(2, again, "again").starter == begins


def test_set_ups_differ_by_seed_only():
    assert GAME.setup(2, {}, "a") == GAME.setup(2, {}, "a")
    assert hand(GAME.setup(2, {}, "a"), 0) != hand(GAME.setup(2, {}, "b"), 0)
