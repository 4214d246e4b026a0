"""KB-1 to KB-3: components, the board and the set-up."""

import itertools
from collections import Counter

import pytest

from rules.core.bitset import cells_of, mask_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.board import CARDS, SECTORS, TERRAINS, Quadrant, board_of
from rules.kingdom_builder.hexes import (
    ALL,
    EDGE,
    HEX_OF,
    HEXES,
    NAMES,
    NEIGHBOURS,
    QUADRANTS,
    ROWS,
    TWO_STRAIGHT,
    areas,
    neighbours,
    step,
)
from rules.kingdom_builder.scoring import BUILDER_CARDS
from rules.kingdom_builder.setup import FIRST_BOARD, FIRST_BUILDERS


def names(mask: int) -> set[str]:
    return {NAMES[cell] for cell in cells_of(mask)}


@pytest.mark.parametrize(
    ("sector", "counts"),
    [
        ("oracle", (1, 2, 16, 14, 15, 15, 15, 17, 5)),
        ("farm", (2, 1, 14, 14, 12, 14, 15, 26, 2)),
        ("oasis", (2, 1, 14, 12, 11, 14, 12, 34, 0)),
        ("tower", (2, 1, 15, 15, 16, 15, 13, 13, 10)),
        ("tavern", (2, 1, 17, 15, 15, 15, 16, 10, 9)),
        ("barn", (2, 1, 16, 17, 18, 13, 15, 5, 13)),
        ("harbor", (1, 2, 16, 14, 14, 13, 14, 21, 5)),
        ("paddock", (2, 1, 16, 14, 15, 14, 15, 10, 13)),
    ],
)
def test_kb_1_7_sector_contents(sector, counts):
    letters = Counter("".join(SECTORS[sector]))
    assert tuple(letters[code] for code in "LKGCDFTWM") == counts


def test_kb_1_6_nine_terrains_five_of_them_buildable():
    assert CARDS == ("grass", "canyon", "desert", "flower", "forest")
    assert set(TERRAINS.values()) - set(CARDS) == {"water", "mountain", "castle", "location"}


def test_kb_2_2_touching_is_mutual_and_sets_agree_with_single_hexes():
    for cell in range(HEXES):
        assert NEIGHBOURS[cell] == neighbours(1 << cell)
        assert all(NEIGHBOURS[near] >> cell & 1 for near in cells_of(NEIGHBOURS[cell]))
    some = mask_of(range(0, HEXES, 7))
    one_by_one = 0
    for cell in cells_of(some):
        one_by_one |= NEIGHBOURS[cell]
    assert neighbours(some) == one_by_one


def test_kb_2_3_two_steps_straight_whatever_the_row():
    assert names(TWO_STRAIGHT[HEX_OF["H4"]]) == {"J4", "F4", "I2", "G2", "I6", "G6"}
    assert names(TWO_STRAIGHT[HEX_OF["H5"]]) == {"J5", "F5", "I3", "G3", "I7", "G7"}
    assert names(TWO_STRAIGHT[HEX_OF["A1"]]) == {"C1", "B3"}


def test_kb_2_4_straight_lines_keep_an_axial_coordinate():
    def axial(cell: int) -> tuple[int, int, int]:
        row, col = divmod(cell, 20)
        q = col - (row - row % 2) // 2
        return row, q, q + row

    constant = {"E": 0, "W": 0, "SE": 1, "NW": 1, "SW": 2, "NE": 2}
    for cell, (direction, kept) in itertools.product(range(HEXES), constant.items()):
        there = step(cell, direction)
        assert there is None or axial(there)[kept] == axial(cell)[kept]


def test_kb_2_5_names():
    assert [NAMES[cell] for cell in (0, 19, 380, 399, 3 * 20 + 7)] == ["A1", "T1", "A20", "T20", "H4"]


def test_kb_2_6_quadrants_and_2_10_rows_part_the_board():
    assert [NAMES[min(cells_of(quadrant))] for quadrant in QUADRANTS] == ["A1", "K1", "A11", "K11"]
    assert all(quadrant.bit_count() == 100 for quadrant in QUADRANTS)
    assert all(row.bit_count() == 20 for row in ROWS)
    assert sum(QUADRANTS) == sum(ROWS) == ALL


def test_kb_2_7_a_turned_sector_keeps_its_adjacency():
    straight = board_of((Quadrant("oracle"), *FIRST_BOARD[1:]))
    turned = board_of((Quadrant("oracle", True), *FIRST_BOARD[1:]))
    for row, col in itertools.product(range(10), range(10)):
        here, there = row * 20 + col, (9 - row) * 20 + 9 - col
        assert straight.terrain[here] == turned.terrain[there]
        inside = NEIGHBOURS[here] & QUADRANTS[0]
        moved = mask_of((9 - near // 20) * 20 + 9 - near % 20 for near in cells_of(inside))
        assert moved == NEIGHBOURS[there] & QUADRANTS[0]


def test_kb_2_8_adjacency_runs_across_sectors():
    assert "K5" in names(NEIGHBOURS[HEX_OF["J5"]])
    assert "E11" in names(NEIGHBOURS[HEX_OF["E10"]])


def test_kb_2_9_the_edge_is_the_rim_of_the_whole_board():
    assert EDGE.bit_count() == 76
    assert {"A1", "T7", "K20", "A13"} <= names(EDGE)
    assert not names(EDGE) & {"J5", "K5", "E10", "E11"}


def test_kb_2_12_no_hex_touches_two_landmarks():
    for sector, turned in itertools.product(SECTORS, (False, True)):
        others = [Quadrant(name) for name in SECTORS if name != sector][:3]
        board = board_of((Quadrant(sector, turned), *others))
        assert all((near & board.landmarks).bit_count() <= 1 for near in NEIGHBOURS)


def test_areas_are_the_connected_groups():
    own = mask_of(HEX_OF[name] for name in ("E4", "E5", "F5", "A1", "T20", "S20"))
    assert [names(area) for area in areas(own)] == [{"A1"}, {"E4", "E5", "F5"}, {"S20", "T20"}]
    assert areas(0) == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kb_3_set_up(seats):
    state = GAME.setup(seats, {}, "opening")
    assert state.supply == (40,) * seats
    assert set(state.locations.values()) == {2}
    assert state.active == state.first
    assert state.card
    assert [bool(card) for card in state.hands] == [seat != state.first for seat in range(seats)]
    assert len(state.deck) == 25 - seats
    assert len({quadrant.sector for quadrant in state.board}) == 4
    assert len(set(state.builders)) == 3
    assert GAME.invariants(state) == ()


def test_kb_3_1_seat_counts():
    assert (GAME.info.fewest, GAME.info.most) == (2, 5)


def test_kb_3_2_first_game():
    state = GAME.setup(2, {"setup": "first_game"}, "any")
    assert state.board == FIRST_BOARD == tuple(map(Quadrant, ("tavern", "paddock", "oasis", "farm")))
    assert state.builders == FIRST_BUILDERS == ("fishermen", "merchants", "knights")


def test_kb_3_2_random_set_ups_reach_everything():
    states = [GAME.setup(3, {}, str(seed)) for seed in range(120)]
    assert {builder for state in states for builder in state.builders} == set(BUILDER_CARDS)
    for place in range(4):
        assert {(state.board[place].sector, state.board[place].turned) for state in states} == set(
            itertools.product(SECTORS, (False, True))
        )
    assert {state.first for state in states} == {0, 1, 2}
    assert {state.card for state in states} == set(CARDS)


def test_kb_3_2_same_seed_same_game():
    assert GAME.setup(4, {}, "7") == GAME.setup(4, {}, "7")
    assert GAME.setup(4, {}, "7") != GAME.setup(4, {}, "8")


def test_kb_11_2_lords_card_excluded():
    for seed in range(60):
        assert "lords" not in GAME.setup(2, {"lords_card": "excluded"}, str(seed)).builders
