"""IW-11: two players and the third tribe."""

from rules.core.contract import Result
from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from tests.rules.iwari.desk import (
    EXPEDITIONS,
    FEATS,
    at,
    full,
    hand,
    happened,
    legal,
    play,
    refused,
    tents,
    told,
    words,
)


def table(hand: str, *tribes: str, **fields) -> IwariState:
    return at(hand, *tribes, seats=2, **fields)


def ended(*tribes: str, **fields) -> Result:
    result = GAME.result(table("", *tribes, over=True, half=2, **fields))
    assert result is not None
    return result


def test_iw_11_1_the_third_tribe_has_pieces_and_no_hand():
    state = GAME.setup(2)
    assert (state.tribes, state.seats, len(state.hands), state.neutrals) == (3, 2, 2, ("third_tribe",))
    assert (state.tents_left(2), state.totems_left(2)) == (20, 8)
    assert GAME.setup(3).neutrals == ()


def test_iw_11_2_it_places_before_the_player_draws():
    state = play(table("TFF"), "place T1 tent")
    state = play(state, "space T1-1")
    assert (state.phase, state.tribe, hand(state)) == ("third", 2, "FF")
    assert refused(state, "draw") == ("IW-11.4", "iw-third-first")
    state = play(state, "place F1 tent", "space F1-1")
    assert (tents(state, 2), hand(state), state.phase) == ({"F1-1"}, "F", "draw")


def test_iw_11_3_its_turn_is_judged_on_the_position_after_the_players_own():
    state = play(table("TTT"), "place T1 tent", "space T1-1")
    assert "place T1 tents" in legal(state), "the territory is no longer empty"
    assert legal(state, "place T2") == ["place T2 tent"]
    after = play(state, "place T1 tents", "space T1-4", "space T1-5")
    assert (tents(after, 2), after.phase, hand(after)) == ({"T1-4", "T1-5"}, "draw", "")


def test_iw_11_4_it_is_compulsory_where_anything_can_be_paid():
    state = play(table("TTF"), "swap tundra")
    assert words(state) == {"place"}
    assert refused(state, "skip") == ("IW-11.4", "iw-third-can-place")
    assert refused(state, "swap forest") == ("IW-11.4", "iw-third-never-swaps")


def test_iw_11_4_it_is_left_out_where_nothing_can_be_paid():
    forests = full("F1", 8) + " " + full("F2", 4)
    state = play(table("TTF", "", "", forests, stacks={"F1": [2] * 8}), "place T1 tent", "space T1-1", "place T1 tent")
    assert state.phase == "space", "a tundra card still pays"
    none = play(table("GFF", forests, "G1-1", stacks={"F1": [1] * 8}), "place G1 tent", "space G1-2")
    assert "place F2 totem" in legal(none), "full territories take totems"
    fewer = play(table("TTF", "T1-1", forests, stacks={"F1": [1] * 8, "F2": [0, 0, 0, 0]}), "place T1 tents")
    fewer = play(fewer, "space T1-2", "space T1-3")
    assert legal(fewer) == ["skip"]
    assert happened(fewer, "skip") == ["third-skipped"]
    assert play(fewer, "skip").phase == "draw"


def test_iw_11_4_without_a_card_nobody_is_asked():
    state = play(table("TFF", "T1-1"), "place T1 tents pair forest", "space T1-2", "space T1-3")
    assert (state.phase, hand(state)) == ("draw", "")


def test_iw_11_5_it_plays_after_a_swap_with_the_two_cards_left():
    state = play(table("TFF"), "swap tundra")
    assert (state.phase, hand(state)) == ("third", "FF")
    assert set(legal(state)) >= {"place F1 tent", "place T1 tent pair forest"}


def test_iw_11_6_then_the_hand_is_refilled_to_three():
    state = play(table("TFF", display="CCDD"), "swap tundra", "place T1 tent pair forest", "space T1-1")
    state = play(state, "take coast", "take coast")
    assert state.phase == "draw"
    assert hand(play(state, "take desert")) == "CCD"


def test_iw_11_7_it_scores_feats_and_expeditions_for_itself():
    options = {**FEATS, **EXPEDITIONS}
    state = table("TTF", "", "", "G1-1", stacks={"G1": [2]}, options=options, mountains=[2, 4, 9, 10])
    state = play(state, "swap tundra", "place T1 tent", "space T1-1")
    state = table("TTF", "T1-2", "", "T1-1 G1-1", stacks={"G1": [2]}, options=options, mountains=[2, 4, 9, 10])
    after = play(state, "swap forest", "place T1 totem")
    assert [(feat.kind, feat.tribe, feat.where) for feat in after.feats] == [("honour", 2, "1")]
    cards = [{"card": one} for one in ("five_grounds", "pact_by_land", "last_fire")]
    scored = play(
        table("TTF", "T1-2", "", "T1-1 G1-1", stacks={"G1": [2]}, options=options, expeditions=cards), "swap forest"
    )
    assert told(scored, "place T1 totem", "third-expedition") == [(0, {"expedition": "@pact_by_land", "points": 3})]


def test_iw_11_7_a_choice_for_it_is_made_by_the_player_whose_turn_it_is():
    state = table("TTF", "", "", full("T1", 7), options=FEATS, feats=[{"kind": "unity", "tribe": 2, "where": "T1"}])
    state = play(state, "swap forest", "place T1 tent")
    assert (state.phase, GAME.to_act(state), state.tribe) == ("discovery", (0,), 2)
    after = play(state, "feat T2")
    assert after.feats[-1].tribe == 2
    assert after.phase == "draw"


def test_iw_11_8_both_players_lose_to_a_third_tribe_that_wins_alone():
    result = ended("T1-1", "F1-1", full("G1", 3))
    assert (result.totals, result.ranks) == ((1, 1, 3), (2, 2, 1))
    assert (result.winners, result.winning_seats, result.neutrals) == ((2,), (), ("third_tribe",))


def test_iw_11_8_a_player_who_is_level_with_it_wins():
    result = ended(full("F1", 3), "T1-1", full("G1", 3))
    assert (result.ranks, result.tie_break) == ((1, 3, 2), "third_tribe")
    both = ended(full("F1", 2), full("C1", 2), full("G1", 2))
    assert (both.ranks, both.winning_seats, both.tie_break) == ((1, 1, 3), (0, 1), "third_tribe")


def test_iw_11_8_unused_pieces_decide_first():
    spare = ended(full("F1", 3), "T1-1", full("G1", 3), stacks={"F1": [0]})
    assert (spare.ranks, spare.tie_break, spare.winning_seats) == ((2, 3, 1), "unused", ())


def test_iw_11_9_mountains_and_cards_are_those_of_two_players():
    state = GAME.setup(2)
    assert len(state.mountains) == 4
    assert sum(map(sum, state.hands)) + len(state.deck) + len(state.display) == 47
