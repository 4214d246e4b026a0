"""What a bot player values of all that is legal: what comes to the same is valued once."""

import pytest

from rules.bots import bot_player
from rules.core.bitset import cells_of
from rules.core.chance import Dice
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from rules.tigris_euphrates.board import BLOCKS, CROSSES, SQUARES, crossed, neighbours, squared, surrounded
from tests.effort import paired, several
from tests.rules.tigris_euphrates.desk import at, play

MOST = 150
"""More actions than are considered in any turn."""

OPTIONS = ({}, {"board": "advanced", "monuments": "ziggurat", "civilization_buildings": "on"})


def considered(state: TigrisState, start: str = "") -> set[str]:
    seat = state.active
    found = GAME.considered(state, seat)
    return {text for text in map(GAME.notation, found) if text.startswith(start)}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), paired(GAME.info.seats, OPTIONS))
def test_what_is_considered_is_legal_and_little(seats: int, options: dict[str, str]) -> None:
    state, dice = GAME.setup(seats, options, f"considered {seats}"), Dice("considered")
    met = 0
    while owing := GAME.to_act(state):
        legal = GAME.legal_actions(state, owing[0])
        found = GAME.considered(state, owing[0])
        assert found
        assert set(found) <= set(legal)
        assert len(set(found)) == len(found)
        if state.phase == "action":
            met += 1
            assert len(found) <= MOST
        action = dice.pick(found)
        if dice.below(several(6, 1)) == 0:  # its choice takes most of the time
            action = bot_player.choose(GAME, GAME.observe(state, owing[0]), owing[0], dice, bot_player.QUICK)
        state = GAME.apply(state, owing[0], action).state
    assert met > 50


def test_te_6_8_a_tile_is_considered_where_it_scores() -> None:
    """Beside the own king's kingdom it scores; elsewhere it brings nobody anything."""
    state = at("temple settlement", temple="D5", leaders=["king D6", "trader E5"])
    kingdom = 0
    for name in ("D5", "D6", "E5"):
        kingdom |= 1 << (int(name[1:]) - 1) * 16 + ord(name[0]) - ord("A")
    beside = neighbours(kingdom)
    for action in GAME.considered(state, 0):
        if GAME.notation(action).startswith("tile"):
            assert beside >> action.square & 1, GAME.notation(action)
    assert considered(state, "tile temple")
    assert considered(state, "tile settlement")


def test_te_6_8_a_tile_that_scores_for_another_is_not_considered() -> None:
    assert not considered(at("market", temple="D5", leaders=["priest D6", "trader E5"]), "tile market")


def test_te_6_11_a_tile_between_an_own_kingdom_and_another_is_considered() -> None:
    state = at("settlement", temple="C5 G5", settlement="D5", leaders=["king C6", "king G6"])
    assert {"tile settlement E5", "tile settlement F5"} & considered(state)


def test_te_12_1_a_tile_that_completes_four_is_considered_everywhere() -> None:
    state = at("market", market="C5 C6 D5")
    assert considered(state, "tile market") == {"tile market D6"}


@pytest.mark.parametrize(
    ("temple", "market"),
    [("", "G10 H10 I10 J10 K10"), ("H10", "G10 J10 K10")],
    ids=["a region with two", "two regions with one each"],
)
def test_te_13_1_a_trader_is_considered_where_it_takes_treasures(temple: str, market: str) -> None:
    state = at("farm", temple=temple, market=market, leaders=["king O8"], treasures="F10 K11 P2")
    assert any(play(state, text).phase == "treasure" for text in considered(state, "leader trader"))


def test_te_13_1_a_tile_is_considered_that_links_the_trader_with_a_treasure() -> None:
    """Its kingdom holds one, on F10. E10 links it with markets alone, H10 with the treasure on K11."""
    state = at("market", market="D9 D10 E9 G10 I10 J10 K10", leaders=["trader F11"], treasures="F10 K11 P2")
    assert {"tile market E10", "tile market H10"} <= considered(state, "tile market")


def test_te_8_1_tiles_are_exchanged_that_no_leader_needs() -> None:
    state = at("temple 3 market 2", temple="D5", leaders=["priest D6"])
    assert considered(state, "exchange") == {
        "exchange temple market market",
        "exchange temple temple temple market market",
    }


def test_te_5_2_a_leader_moves_within_its_kingdom_for_more_temples_only() -> None:
    state = at(start=False, temple="D5 D6 F5", settlement="E5", treasures="", won=[10, 0], leaders=["king E6"])
    moves = {text.split()[-1] for text in considered(state, "leader king")}
    assert "C5" not in moves
    assert "E6" not in moves


def test_te_10_2_a_revolt_is_considered_that_can_be_won() -> None:
    """Against two temples beside the rival's king: D6 has two as well, E5 one."""
    fields = {"temple": "D5 C6", "leaders": ["", "king C5"]}
    revolts = {f"leader king {name}" for name in ("B5", "B6", "C7", "D6", "E5")}
    assert not considered(at("market", **fields), "leader king") & revolts
    assert considered(at("temple", **fields), "leader king") & revolts == {"leader king D6"}
    assert considered(at("temple 3", **fields), "leader king") & revolts


def test_te_9_4_just_enough_support_is_considered() -> None:
    conflict = {"kind": "revolt", "colour": "black", "attacker": 0, "defender": 1, "committed": 2}
    fields = {"temple": "D5", "leaders": ["king D6", "king C5"], "conflict": conflict, "phase": "defence"}
    state = at("", "temple 4", removed={"temple": 2}, **fields)
    found = {GAME.notation(action) for action in GAME.considered(state, 1)}
    assert found == {"support 0", "support 2"}


def _squares_that_fill(shapes: dict[int, int], mask: int) -> int:
    filled = 0
    for shape in shapes.values():
        missing = shape & ~mask
        if missing.bit_count() == 1:
            filled |= missing
    return filled


def test_te_12_1_te_18_2_squares_that_complete_blocks_and_crosses() -> None:
    dice = Dice("shapes")
    for _ in range(60):
        mask = 0
        for square in range(SQUARES):
            mask |= (dice.below(3) > 0) << square
        assert squared(mask) == _squares_that_fill(BLOCKS, mask)
        assert crossed(mask) == _squares_that_fill(CROSSES, mask)
        for square in range(SQUARES):
            beside = (neighbours(1 << square) & mask).bit_count()
            assert sum(level >> square & 1 for level in surrounded(mask)) == beside
        assert not list(cells_of(squared(0)))
