"""IW-3 and IW-4: the turn, placing and paying."""

import pytest

from rules.iwari import IWARI as GAME
from tests.rules.iwari.desk import FLOATING, at, full, hand, happened, legal, letters, play, refused, tents, told, words

ALONE = full("T1", 1)


def test_iw_3_1_a_turn_is_a_swap_or_a_placement():
    state = at("TFG")
    assert words(state) == {"place", "swap"}
    for text in ("end", "draw", "take tundra", "space T1-1"):
        assert refused(state, text) == ("IW-3.1", "iw-act-first")
    assert refused(state, "swap tundra", seat=1) == ("IW-3.1", "iw-not-your-turn")


def test_iw_3_3_a_swap_is_legal_beside_every_placement():
    assert legal(at("TFG"), "swap") == ["swap tundra", "swap forest", "swap glacier"]


def test_iw_4_1_one_placement_is_one_territory_and_two_pieces_at_most():
    state = at("TTT", full("T1", 2))
    assert {text.split()[2] for text in legal(state, "place T1")} == {"tent", "tents", "both", "totem", "totems"}
    after = play(state, "place T1 tents", "space T1-5", "space T1-7")
    assert tents(after) == {"T1-1", "T1-2", "T1-5", "T1-7"}
    assert after.phase == "draw", "the placement is over"


def test_iw_4_2_a_tent_and_a_totem():
    after = play(at("TTF", full("T1", 1)), "place T1 both", "space T1-4")
    assert (tents(after), after.stacks[0]) == ({"T1-1", "T1-4"}, (0,))


def test_iw_4_3_the_second_tent_stays_in_the_territory():
    state = play(at("TTF", full("T1", 1)), "place T1 tents", "space T1-4")
    assert refused(state, "space T2-1") == ("IW-4.3", "iw-other-territory")
    assert refused(state, "place T1 tent") == ("IW-4.7", "iw-space-first")


def test_iw_4_4_the_first_piece_of_a_territory_is_placed_alone():
    state = at("TTT")
    assert legal(state, "place T1") == ["place T1 tent"]
    for pieces in ("tents", "both", "totems"):
        assert refused(state, f"place T1 {pieces}") == ("IW-4.4", "iw-first-piece-alone")
    assert "place T1 tents" in legal(at("TTT", "", ALONE)), "anybody's piece opens the territory"


@pytest.mark.parametrize(
    ("held", "ways"),
    [
        ("TFG", {"tent"}),
        ("TTF", {"tent", "tents"}),
        ("FFG", {"tent pair forest"}),
        ("TFF", {"tent", "tent pair forest", "tents pair forest"}),
        ("FGC", set()),
        ("FFF", {"tent pair forest"}),
        ("TTT", {"tent", "tents"}),
    ],
)
def test_iw_4_5_what_a_hand_pays_for(held, ways):
    state = at(held, "", ALONE, hands=[[*map({"T": "tundra", "F": "forest", "G": "glacier", "C": "coast"}.get, held)]])
    found = {text.removeprefix("place T1 ") for text in legal(state, "place T1")}
    assert {one for one in found if one.startswith("tent")} == ways


def test_iw_4_5_cards_are_paid_and_no_others():
    state = at("TFF", ALONE)
    assert hand(play(state, "place T1 tent", "space T1-2")) == "FF"
    assert hand(play(state, "place T1 tent pair forest", "space T1-2")) == "T"
    assert hand(play(state, "place T1 tents pair forest", "space T1-2", "space T1-3")) == ""
    assert refused(state, "place T1 tents") == ("IW-4.5", "iw-no-matching-card")
    assert refused(state, "place T1 tent pair glacier") == ("IW-4.5", "iw-no-pair")
    assert refused(at("FFF", ALONE), "place T1 tents pair forest") == ("IW-4.5", "iw-no-matching-card")


def test_iw_4_6_a_pair_of_the_territorys_own_biome_is_no_wild_pair():
    state = at("TTF", ALONE)
    assert refused(state, "place T1 tent pair tundra") == ("IW-4.6", "iw-pair-of-own-biome")


def test_iw_4_6_the_pair_may_be_paid_while_a_matching_card_is_in_hand():
    assert "place T1 tent pair forest" in legal(at("TFF"))


def test_iw_4_7_a_tent_goes_on_any_empty_space():
    state = play(at("TTF", "T1-1", "T1-8"), "place T1 tent")
    assert legal(state) == [f"space T1-{number}" for number in range(2, 8)]
    assert refused(state, "space T1-8") == ("IW-4.7", "iw-space-taken")
    assert refused(state, "space T1-9") == ("IW-1.9", "iw-no-such-space")
    crowd = at("TTF", full("T1", 4), full("T1", 4, 5))
    assert refused(crowd, "place T1 tent") == ("IW-4.7", "iw-no-free-space")
    assert refused(at("TTF", full("T1", 7)), "place T1 tents") == ("IW-4.7", "iw-no-free-space")


def test_iw_4_7_tents_for_which_there_is_just_enough_room_go_down_by_themselves():
    after = play(at("TTF", full("T1", 6)), "place T1 tents")
    assert tents(after) == {f"T1-{number}" for number in range(1, 9)}
    assert after.phase == "draw"


def test_iw_4_8_totems_never_outnumber_the_tents_of_the_strongest_tribe():
    state = at("TTF", "", full("T1", 2), stacks={"T1": [1]})
    assert play(state, "place T1 totem").stacks[0] == (1, 0)
    assert refused(state, "place T1 totems") == ("IW-4.8", "iw-totem-limit")
    mixed = at("TTF", "T1-1", "T1-2", "T1-3", stacks={"T1": [2]})
    assert refused(mixed, "place T1 totem") == ("IW-4.8", "iw-totem-limit"), "tents of several tribes do not add up"


def test_iw_4_9_no_tent_of_ones_own_is_needed():
    assert "place T1 totem" in legal(at("TTF", "", full("T1", 2)))


def test_iw_4_10_a_tent_placed_first_raises_the_limit():
    state = at("TTF", "T1-1", stacks={"T1": [1]})
    assert refused(state, "place T1 totem") == ("IW-4.8", "iw-totem-limit")
    assert play(state, "place T1 both", "space T1-5").stacks[0] == (1, 0)
    weak = at("TTF", "T1-1", full("T1", 2, 2), stacks={"T1": [1, 1]})
    assert refused(weak, "place T1 both") == ("IW-4.8", "iw-totem-limit"), "it only makes them level"


def test_iw_4_11_what_is_not_in_supply_cannot_be_placed():
    everything = " ".join((full("F1", 8), full("G1", 7), full("C1", 5)))
    state = at("TTF", everything, full("T1", 2))
    assert state.tents_left(0) == 0
    assert refused(state, "place T1 tent") == ("IW-4.11", "iw-no-tents-left")
    assert "place T1 totem" in legal(state)
    stacks = {"F1": [0] * 4, "G1": [0] * 4}
    spent = at("TTF", full("F1", 4), full("G1", 4) + " " + full("T1", 2), stacks=stacks)
    assert refused(spent, "place T1 totem") == ("IW-4.11", "iw-no-totems-left")
    one = at("TTF", full("F1", 4), full("G1", 4) + " " + full("T1", 2), stacks={"F1": [0] * 4, "G1": [0] * 3})
    assert refused(one, "place T1 totems") == ("IW-4.11", "iw-no-totems-left")


def test_iw_4_12_a_full_territory_takes_totems():
    state = at("TTF", full("T1", 8))
    assert legal(state, "place T1") == ["place T1 totem", "place T1 totems"]


def test_iw_4_13_played_cards_lie_on_the_discard_pile():
    after = play(at("TFF", ALONE), "place T1 tents pair forest", "space T1-2", "space T1-3")
    before = at("TFF", ALONE)
    spent = tuple(now - then for now, then in zip(after.discards, before.discards, strict=True))
    assert letters(spent) == "TFF"


def test_iw_1_4_a_card_serves_every_territory_of_its_biome_on_this_map():
    assert legal(at("TFG"), "place")[:2] == ["place T1 tent", "place T2 tent"]
    assert refused(at("TFG"), "place T3 tent") == ("IW-1.4", "iw-no-such-territory")
    assert "place T3 tent" in legal(at("TFG", options=FLOATING))


def test_iw_14_2_floating_tundra_takes_no_totems():
    state = at("TTF", full("T1", 2), options=FLOATING)
    assert refused(state, "place T1 totem") == ("IW-14.2", "iw-no-totem-space")
    assert "place T1 tents" in legal(state)
    assert "place F1 totem" in legal(at("TTF", full("F1", 2), options=FLOATING))


def test_a_placement_is_told_once_it_stands():
    state = at("TFF", ALONE)
    assert happened(state, "place T1 tents pair forest") == ["paid"]
    paid = told(state, "place T1 tents pair forest", "paid")
    assert paid == [(0, {"territory": "T1", "cards": ["@tundra", "@forest", "@forest"]})]
    state = play(state, "place T1 tents pair forest")
    assert happened(state, "space T1-7") == []
    placed = told(play(state, "space T1-7"), "space T1-2", "placed")
    assert placed == [(0, {"territory": "T1", "tents": 2, "totems": 0, "space_list": ["T1-2", "T1-7"]})]


def test_both_tents_are_gathered_in_one_list():
    state = play(at("TTF", ALONE), "place T1 tents")
    observation = GAME.observe(state, 0)
    what = GAME.path(GAME.parse("space T1-2"))[0]
    assert (GAME.takes(observation, what).least, GAME.takes(observation, what).most) == (2, 2)
    after = play(state, "space T1-2")
    assert GAME.takes(GAME.observe(after, 0), what).most == 1
    assert not GAME.quiescent(after)
    assert GAME.quiescent(play(after, "space T1-3"))
