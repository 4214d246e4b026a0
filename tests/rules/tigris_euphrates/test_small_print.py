"""Rules that other tests only pass by, each by its number."""

from typing import Any

import pytest

from rules.core.errors import UnknownNotation
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from tests.rules.tigris_euphrates.desk import at, happened, legal, play, points, refused, squares, tiles

BUILT: list[dict[str, Any]] = [
    {"colours": ["red", "green"], "square": "A1", "tile": "market"},
    {"colours": ["black", "green"], "square": "N10", "tile": "market"},
]
"""Two of the three monuments that fit markets."""


def test_te_6_10_one_point_only_with_leader_and_king_and_joined_tiles():
    state = at("market", temple="C5", market="E6 F5", leaders=["trader D5 king C6"])
    assert points(play(state, "tile market E5"), 0) == {"green": 1}


def test_te_6_12_the_point_comes_before_the_monument_is_offered():
    state = play(at("market", temple="C5", market="E6 F5 F6", leaders=["trader D5"]), "tile market E5")
    assert (state.phase, points(state, 0)) == ("monument", {"green": 1})


def test_te_8_3_catastrophes_are_not_exchanged():
    with pytest.raises(UnknownNotation):
        GAME.parse("exchange catastrophe")
    state = play(at("temple 2", bag=["farm"] * 2), "exchange temple temple")
    assert state.catastrophes == (2, 2)


def test_te_12_7_monuments_outlast_catastrophes_and_lost_wars():
    monument = {"colours": ["red", "green"], "square": "G5", "tile": "market"}
    sides = {"temple": "B5 I5", "market": "C5 D5 F5", "leaders": ["trader B6", "trader I6"], "monuments": [monument]}
    state = at("settlement", start=False, **sides)
    assert refused(state, "catastrophe G5")[0] == "TE-7.3"
    lost = play(state, "tile settlement E5", "support 0", "support 0")
    assert (tiles(lost, "market"), points(lost, 0)) == ({"C5", "D5"}, {"green": 2})
    assert (lost.monuments, lost.flipped) == (state.monuments, state.flipped)


def test_te_16_2_the_advanced_preset():
    basic, advanced = GAME.info.presets
    assert GAME.options(2, basic.values) == GAME.options(2, {})
    assert GAME.options(2, advanced.values) == {
        "board": "advanced",
        "war_support": "standard",
        "monuments": "ziggurat",
        "civilization_buildings": "on",
        "scoring": "hidden",
    }


def test_te_20_1_nothing_may_always_be_committed():
    english = {"war_support": "english"}
    state = at("temple 6", "temple 6", temple="D5", options=english, leaders=["", "king C5"])
    attacked = play(state, "leader king E5")
    assert "support 0" in legal(attacked)
    assert "support 0" in legal(play(attacked, "support 6"))


def test_te_22_4_a_spectator_sees_what_is_public_only():
    seen = GAME.observe(at("temple 2", "farm", points=[{"red": 3}]), None)
    assert (seen.hand, seen.points, seen.won) == (None, (None, None), (None, None))
    assert seen.hand_sizes == (2, 1)


def test_te_23_1_the_defender_decides_after_the_attacker():
    state = play(at("temple", "temple", temple="D5", leaders=["", "king C5"]), "leader king E5")
    assert (GAME.to_act(state), GAME.legal_actions(state, 1)) == ((0,), ())
    told_of = play(state, "support 1")
    assert GAME.to_act(told_of) == (1,)
    assert GAME.observe(told_of, 1).conflict.committed == 1


def test_te_23_4_one_possibility_is_not_asked_but_for_building():
    sides = {"temple": "D5 F5", "leaders": ["king C5", "king G5"]}
    assert happened(at("temple", **sides), "tile temple E5")[-1] == "war-begun"
    gathered = play(at("temple", temple="G3 H3 J3 K3 K2", leaders=["trader G2"], treasures="F3 K1"), "tile temple I3")
    assert (gathered.phase, legal(gathered)) == ("treasure", {"leave F3", "leave K1"})
    corner = at("temple", temple="N1 O1 P1", farm="M1", leaders=["trader N2"], treasures="K1 P2")
    taken = play(corner, "tile temple L1")
    assert (taken.phase, taken.treasures) == ("action", squares("K1"))
    block = play(at("market", monuments=BUILT, market="E9 F9 F10", start=False), "tile market E10")
    assert legal(block) == {"monument farm market E9", "decline"}
