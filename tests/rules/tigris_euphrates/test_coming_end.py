"""The coming end (TE-8.6, TE-14.5, TE-15.1): what is told of it, and which action brings it."""

from tests.rules.tigris_euphrates.desk import at, closing, foreseen, play

FULL = "temple 6"


def test_te_14_5_a_tile_that_the_bag_cannot_replace_makes_the_turn_the_last():
    two = at(FULL, FULL, bag=["market", "farm"])
    assert (closing(two), foreseen(two, "tile temple E6")) == ("", "")
    one = play(at(FULL, FULL, bag=["market"]), "tile temple E6")
    assert closing(one) == "", "the bag is just enough"
    assert foreseen(one, "tile temple F6", "tile temple D5") == "turn"
    assert foreseen(one, "tile temple F6", "pass") == ""
    lacking = play(one, "tile temple F6")
    assert closing(lacking) == "turn"
    assert foreseen(lacking, "end") == "game"


def test_te_8_6_an_exchange_that_the_bag_cannot_serve_ends_the_game_at_once():
    state = at(FULL, FULL, bag=["market", "farm"])
    assert foreseen(state, "exchange temple temple") == ""
    assert foreseen(state, "exchange temple temple temple") == "game"
    assert play(state, "exchange temple temple temple").ended == "bag"


def test_te_15_1_whoever_leaves_two_treasures_has_the_last_turn():
    chain = {"temple": "G3", "settlement": "H3 J3 K3 K2", "market": "I3", "treasures": "F3 K1 P2"}
    state = at(FULL, FULL, **chain)
    assert closing(state) == ""
    taking = play(state, "leader trader G2")
    assert foreseen(taking, "leave F3", "leave K1") == "turn"
    assert closing(play(taking, "leave F3")) == "turn"
    assert foreseen(state, "leader king G2") == ""


def test_te_14_5_support_that_the_bag_cannot_replace_makes_the_turn_the_last():
    board = {"temple": "D5 F5", "leaders": ["", "king E5"], "bag": ["farm"]}
    state = play(at(FULL, FULL, **board), "leader king C5")
    assert foreseen(state, "support 1") == ""
    assert foreseen(state, "support 2") == "turn"
