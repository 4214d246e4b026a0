"""IW-5 and IW-6: swapping, drawing, and the exhausted deck."""

from collections import Counter

from rules.iwari import IWARI as GAME
from tests.rules.iwari.desk import at, display, fenced, full, hand, happened, legal, letters, play, refused, told, words


def test_iw_5_1_a_swapped_card_lies_open_and_is_replaced():
    state = at("TFG", display="CCDD")
    after = play(state, "swap tundra")
    assert (hand(after), after.phase) == ("FG", "draw")
    gone = Counter(letters(after.discards)) - Counter(letters(state.discards))
    assert gone == Counter("T")
    assert "take tundra" not in legal(after), "the discard pile is not drawn from"
    assert refused(state, "swap coast") == ("IW-5.1", "iw-card-not-in-hand")
    assert hand(play(after, "take coast")) == "FGC"


def test_iw_5_2_cards_come_one_at_a_time_from_either_source():
    state = play(at("TTF", full("T1", 1), display="CCDD", deck="GGGGG"), "place T1 tents", "space T1-2", "space T1-3")
    assert legal(state) == ["take coast", "take desert", "draw"]
    drawn = play(state, "draw")
    assert hand(drawn) == "FG"
    assert legal(drawn) == ["take coast", "take desert", "draw"], "the card is seen before the next is chosen"
    assert hand(play(drawn, "take desert")) == "FGD"
    assert refused(state, "take tundra") == ("IW-5.2", "iw-card-not-face-up")


def test_iw_5_3_the_hand_is_refilled_completely():
    state = play(at("TTF", full("T1", 1)), "place T1 tents", "space T1-2", "space T1-3", "draw")
    assert words(state) == {"take", "draw"}
    assert refused(state, "end") == ("IW-5.3", "iw-draw-first")
    full_hand = play(at("TFG", display="CCDD"), "swap tundra", "take coast")
    assert refused(full_hand, "take coast") == ("IW-5.3", "iw-end-first")
    assert words(full_hand) == {"end"}


def test_iw_5_4_the_display_is_refilled_when_the_drawing_is_over():
    state = play(at("TFF", full("T1", 1), display="CCDD", deck="GTGFG"), "place T1 tents pair forest", "space T1-2")
    state = play(state, "space T1-3", "take coast", "draw")
    assert display(state) == "CDD"
    state = play(state, "take desert")
    assert (display(state), state.active) == ("CD", 0)
    after = play(state, "end")
    assert (display(after), after.active, len(after.deck)) == ("CDTG", 1, 2)


def test_iw_5_5_only_face_up_cards_are_left_when_the_deck_is_empty():
    state = play(at("TFG", display="CCDD", deck="G"), "swap tundra")
    assert "draw" in legal(state)
    two = play(at("TTF", full("T1", 1), display="CCDD", deck="G"), "place T1 tents", "space T1-2", "space T1-3", "draw")
    assert legal(two) == ["take coast", "take desert"]
    assert refused(two, "draw") == ("IW-5.5", "iw-deck-empty")


def test_iw_6_1_the_turn_is_finished_before_anything_scores():
    state = at("TTF", full("T1", 2), display="CCDD", deck="G")
    state = play(state, "place T1 tents", "space T1-4", "space T1-5", "draw")
    assert (state.half, state.phase, len(state.deck)) == (1, "draw", 0)
    after = play(state, "take coast", "end")
    assert (after.half, after.interim[0], after.active) == (2, (4, 0, 0), 1)


def test_iw_6_1_filling_the_display_exhausts_the_deck_as_well():
    state = play(at("TFG", display="CCDD", deck="G"), "swap tundra", "take coast")
    assert (state.half, len(state.deck)) == (1, 1)
    assert play(state, "end").half == 2
    enough = play(at("TFG", display="CCDD", deck="GG"), "swap tundra", "take coast", "end")
    assert (enough.half, len(enough.deck)) == (1, 1)


def test_iw_6_2_and_3_the_mid_scoring_is_of_tents_alone_and_reshuffles():
    tents = "T1-1 T1-2 T1-8 T1-7 G1-1"
    state = at("TFG", tents, display="CCDD", deck="G", stacks={"T1": [0, 0], "G1": [0]})
    before = state.discards
    after = play(state, "swap tundra", "take coast", "end")
    assert [sum(points[tribe] for points in after.interim if points) for tribe in range(3)] == [5, 0, 0]
    assert sum(after.discards) == 0
    assert len(after.deck) + len(after.display) == sum(before) + 1 + 4
    assert (hand(after), display(after)[:3]) == ("FGC", "CDD")
    assert not after.over
    kinds = happened(play(state, "swap tundra", "take coast"), "end")
    assert kinds == ["display-filled", "interim", "interim", "interim", "deck-shuffled"]


def test_iw_6_3_a_display_that_is_not_full_is_filled_from_the_new_deck():
    state = at("TTF", full("T1", 2), display="CCDD", deck="G")
    state = play(state, "place T1 tents", "space T1-4", "space T1-5", "draw", "take coast", "end")
    assert (display(state)[:3], len(state.display)) == ("CDD", 4)


def test_iw_6_4_the_second_exhaustion_ends_the_game():
    fields = {"display": "CCDD", "deck": "G", "half": 2, "interim": {"T1": [9, 0, 0]}}
    state = at("TFG", full("T1", 2), **fields)
    after = play(state, "swap tundra", "take coast", "end")
    assert after.over
    result = GAME.result(after)
    assert result is not None
    assert dict(result.breakdown)["interim"] == (9, 0, 0)
    assert dict(result.breakdown)["tents"] == (2, 0, 0), "IW-6.5: all tents score again"
    assert result.reason == "deck-exhausted"
    assert GAME.legal_actions(after, 1) == ()
    assert GAME.refuse(after, 1, GAME.parse("draw")).reason == "game-over"


def test_iw_15_4_a_face_up_card_can_be_put_back_until_something_is_revealed():
    state = play(at("TFG", display="CCDD"), "swap tundra")
    assert not fenced(state, "take coast")
    assert fenced(state, "draw")
    assert fenced(play(state, "take coast"), "end")
    assert not fenced(at("TFG"), "swap tundra")
    assert not fenced(at("TTF"), "place T1 tent")


def test_iw_15_2_a_drawn_card_is_its_drawers_secret():
    state = play(at("TTF", full("T1", 1), deck="GG"), "place T1 tents", "space T1-2", "space T1-3")
    (drew,) = [event for event in GAME.apply(state, 0, GAME.parse("draw")).events if event.kind == "drew"]
    assert (drew.args, drew.private) == ({"left": 1}, {0: {"card": "@glacier"}})
    assert told(play(at("TFG", display="CCDD"), "swap tundra"), "take coast", "took") == [(0, {"card": "@coast"})]


def test_iw_10_3_with_finish_round_all_have_the_same_number_of_turns():
    fields = {"display": "CCDD", "deck": "G", "half": 2, "options": {"finish_round": "on"}}
    ending = at("TFG", starter=1, **fields)
    assert play(ending, "swap tundra", "take coast", "end").over, "seat 1 began, so that seat 0 had the last turn"
    state = play(at("TFG", starter=0, **fields), "swap tundra", "take coast", "end")
    assert (state.over, state.active, len(state.deck), len(state.display)) == (False, 1, 0, 4)
    state = play(state, "swap forest", "take desert")
    assert legal(state) == ["end"]
    state = play(state, "end")
    assert (state.over, state.active, len(state.display)) == (False, 2, 3), "the display is not refilled"
    assert play(state, "swap forest", "take coast", "end").over


def test_iw_10_3_a_hand_stays_short_when_no_card_is_left():
    fields = {"display": "C", "deck": "", "half": 2, "options": {"finish_round": "on"}, "active": 1, "starter": 0}
    state = at("TFG", full("T1", 1), hands=[["tundra"], ["tundra"] * 3, []], **fields)
    state = play(state, "place T1 tents", "space T1-2", "space T1-3", "take coast")
    assert (hand(state, 1), state.phase) == ("TC", "end")
    assert play(state, "end").over, "seat 2 has no card and is passed over, then seat 0 would begin anew"
