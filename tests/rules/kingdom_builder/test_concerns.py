"""What touches a player who waits."""

import pytest

from rules.core.bitset import cells_of
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.hexes import HEX_OF, NAMES, neighbours
from tests.rules.kingdom_builder.desk import at, buildable, hexes_of, places
from tests.rules.kit import touching


def free_pair() -> tuple[str, str]:
    """A hex to build on for the first player of an empty board, and one beside it."""
    for name in sorted(places(at(card="grass"), "build")):
        for beside in cells_of(neighbours(1 << HEX_OF[name])):
            if NAMES[beside] in places(at(card="grass"), "build"):
                return name, NAMES[beside]
    raise AssertionError("no two such hexes")


def test_a_settlement_beside_ones_own_takes_space():
    own, beside = free_pair()
    state = at("", own, card="grass")
    assert touching(GAME, state, state, f"build {beside}", 1) == ["built"]


def test_one_far_away_does_not():
    own, beside = free_pair()
    state = at("", "", card="grass")
    assert touching(GAME, state, state, f"build {beside}", 1) == []
    assert own != beside


@pytest.mark.parametrize(("left", "taken", "told"), [(1, [], True), (2, [], False), (1, ["H13"], False)])
def test_the_last_tile_of_a_location_that_one_never_took_one_from(left, taken, told):
    state = at("", "", card="forest", locations={"H13": left}, taken=[[], taken])
    assert touching(GAME, state, state, "build G13", 1) == (["tile-gained"] if told else [])


def test_both_tiles_of_a_location_since_ones_own_last_move():
    seen = at("", "", card="forest", locations={"H13": 2})
    later = at("", "", card="forest", locations={"H13": 1})
    assert touching(GAME, seen, seen, "build G13", 1) == []
    assert touching(GAME, later, seen, "build G13", 1) == ["tile-gained"]


def test_the_last_round():
    standing = [name for name in buildable() if name not in hexes_of("grass")][:39]
    state = at(" ".join(standing), "", card="grass")
    [last, *_] = sorted(places(state, "build"))
    assert "end-triggered" in touching(GAME, state, state, f"build {last}", 1)
