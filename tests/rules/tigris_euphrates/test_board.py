"""TE-1, TE-2, TE-3 and TE-17: components, set-up, both maps, regions and kingdoms."""

from collections import Counter

import pytest

from rules.core.bitset import cells_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates.board import (
    BLOCKS,
    COLOURS,
    COMPONENTS,
    COUNTS,
    CROSSES,
    LEADERS,
    MAPS,
    NAMES,
    NEIGHBOURS,
    PAIRS,
    SQUARE_OF,
    TILES,
    neighbours,
)
from rules.tigris_euphrates.kingdoms import realm_of, region
from tests.rules.tigris_euphrates.desk import at, legal, play, squares


def names(mask: int) -> set[str]:
    return {NAMES[square] for square in cells_of(mask)}


def areas(mask: int) -> list[int]:
    found = []
    while mask:
        area = region(mask, mask & -mask)
        found.append(area.bit_count())
        mask &= ~area
    return sorted(found, reverse=True)


def test_te_1_3_four_colours_of_tiles_and_leaders():
    assert COLOURS == ("black", "red", "blue", "green")
    assert TILES == ("settlement", "temple", "farm", "market")
    assert LEADERS == ("king", "priest", "farmer", "trader")
    assert COUNTS == (30, 57, 36, 30)
    assert sum(COUNTS) == 153


def test_te_1_7_one_monument_for_each_pair():
    assert len(PAIRS) == len(set(PAIRS)) == 6
    assert Counter(colour for pair in PAIRS for colour in pair) == {0: 3, 1: 3, 2: 3, 3: 3}


@pytest.mark.parametrize(
    ("board", "seats", "left"),
    [
        ("standard", 2, 131),
        ("standard", 3, 125),
        ("standard", 4, 119),
        ("advanced", 2, 127),
        ("advanced", 3, 121),
        ("advanced", 4, 115),
    ],
)
def test_te_2_4_to_2_9_the_set_up(board, seats, left):
    state = GAME.setup(seats, {"board": board}, "seed")
    assert len(state.bag) == left
    assert [sum(hand) for hand in state.hands] == [6] * seats
    assert state.tiles == (0, MAPS[board].temples, 0, 0)
    assert state.treasures == MAPS[board].temples
    assert state.leaders == ((None,) * 4,) * seats
    assert state.catastrophes == (2,) * seats
    assert state.points == ((0,) * 4,) * seats
    assert state.won == (0,) * seats
    assert (state.actions, state.phase, state.turn) == (2, "action", 1)


def test_te_2_3_and_2_7_dynasties_and_the_first_player_are_drawn():
    games = [GAME.setup(3, {}, str(seed)) for seed in range(40)]
    assert {state.active for state in games} == {0, 1, 2}
    assert len({state.dynasties for state in games}) > 10
    assert all(
        len(set(state.dynasties)) == 3 and set(state.dynasties) <= set(COMPONENTS["dynasties"]) for state in games
    )
    assert all(state.first == state.active for state in games)


def test_te_2_5_the_bag_is_shuffled_once():
    first, again, other = (GAME.setup(2, {}, seed) for seed in ("one", "one", "two"))
    assert first == again
    assert first.bag != other.bag
    after = play(first, "pass", "pass", "end")
    assert after.bag == first.bag


def test_te_3_1_squares_and_their_names():
    assert len(NAMES) == len(set(NAMES)) == 176
    assert (NAMES[0], NAMES[15], NAMES[16], NAMES[175]) == ("A1", "P1", "A2", "P11")


def test_te_3_5_only_edges_are_adjacent():
    assert names(NEIGHBOURS[SQUARE_OF["E5"]]) == {"E4", "D5", "F5", "E6"}
    assert names(NEIGHBOURS[SQUARE_OF["A1"]]) == {"B1", "A2"}
    assert names(NEIGHBOURS[SQUARE_OF["P6"]]) == {"P5", "O6", "P7"}
    assert names(neighbours(squares("A3 P2"))) == {"A2", "B3", "A4", "P1", "O2", "P3"}


@pytest.mark.parametrize(
    ("board", "river", "temples", "priority", "rivers", "lands"),
    [
        ("standard", 41, 10, "B2 P2 B8 O9", [29, 12], [67, 49, 11, 8]),
        ("advanced", 39, 14, "B3 P6 A8 E10 J11 O11", [39], [80, 34, 23]),
    ],
)
def test_te_3_3_and_17_2_the_maps(board, river, temples, priority, rivers, lands):
    sheet = MAPS[board]
    assert (sheet.river.bit_count(), sheet.land.bit_count()) == (river, 176 - river)
    assert sheet.temples.bit_count() == temples
    assert not sheet.temples & sheet.river
    assert sheet.priority == squares(priority)
    assert not sheet.priority & ~sheet.temples
    assert areas(sheet.river) == rivers
    assert areas(sheet.land) == lands


def test_te_3_3_and_17_3_starting_temples():
    assert names(MAPS["standard"].temples) == {"K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"}
    inside = {"E1", "J1", "O2", "G4", "L4", "D6", "H8", "M8"}
    assert names(MAPS["advanced"].temples & ~MAPS["advanced"].priority) == inside


@pytest.mark.parametrize(("board", "blocks"), [("standard", {"O4"}), ("advanced", {"C1", "C2", "G9"})])
def test_te_3_11_where_farms_can_make_blocks_and_crosses(board, blocks):
    river = MAPS[board].river
    assert {NAMES[corner] for corner, block in BLOCKS.items() if not block & ~river} == blocks
    assert not [centre for centre, cross in CROSSES.items() if not cross & ~river]


def test_te_3_2_rivers_do_not_separate():
    state = at(farm="D3", temple="C3", leaders=["king C2"])
    assert "D3" in names(realm_of(state).holding(SQUARE_OF["C3"]))


def test_te_3_6_catastrophes_connect_nothing():
    linked = at(temple="D5", market="E5 F5", leaders=["king D6"])
    cut = at(temple="D5", market="F5", ruins="E5", leaders=["king D6"])
    assert realm_of(linked).kingdoms == (squares("D5 E5 F5 D6"),)
    assert realm_of(cut).kingdoms == (squares("D5 D6"),)


def test_te_3_7_and_3_8_leaders_link_and_make_kingdoms():
    state = at(temple="D5 F5", leaders=["king E5"])
    assert realm_of(state).kingdoms == (squares("D5 E5 F5"),)
    assert realm_of(at(temple="D5 F5")).kingdoms == ()


def test_te_3_10_a_lost_leader_may_split_a_kingdom():
    state = at(temple="D5 F5 G5", leaders=["king E5 trader H5"])
    assert len(realm_of(state).kingdoms) == 1
    assert realm_of(play(state, "withdraw king")).kingdoms == (squares("F5 G5 H5"),)


def test_te_1_9_and_1_2_nothing_depends_on_the_number_of_players():
    two, four = at("temple"), at("temple", seats=4)
    assert legal(two, "tile") == legal(four, "tile")
    assert legal(two, "leader") == legal(four, "leader")
