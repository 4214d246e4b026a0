"""The bot player of Sobek: what it sells, and what it keeps."""

from typing import Any

import pytest

from rules.bots.bot_player import choose
from rules.core.chance import Dice
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from rules.sobek.evaluation import CHARACTER, WEIGHTS
from tests.rules.kit import changed
from tests.rules.sobek.desk import at, legal, tiles

NO_TOKENS = {"slots": [""] * 5}
MARKET = {"2": "ivory-b3"}


def chosen(state: SobekState) -> str:
    return GAME.notation(choose(GAME, GAME.observe(state, 0), 0, Dice("chosen")))


def worth(*hands: str, **fields: Any) -> float:
    return GAME.evaluate(at(*hands, **fields), 0)


WORTHLESS = "2*wheat0 start-wheat"


@pytest.mark.parametrize("hand", [WORTHLESS, "2*fish0 start-fish", "2*livestock0 start-livestock", "3*marble0"])
def test_sb_7_7_a_set_without_scarabs_is_kept_while_more_can_come(hand):
    """Without a token to gain its sale brings nothing, and takes away what scarabs would make of it."""
    state = at(hand, "", market=MARKET, **NO_TOKENS)
    assert any(text.startswith("sell") for text in legal(state))
    assert chosen(state).startswith("take")


def test_sb_10_2_what_could_be_sold_never_becomes_corruption():
    """A legal set is discarded at the end: near it three tiles are no burden, two are."""
    fields: dict[str, Any] = {"market": {"9": "fish-b0"}, "deck": [], **NO_TOKENS}
    assert worth(WORTHLESS, **fields) > worth("2*wheat0", **fields)
    assert worth(WORTHLESS, **fields) >= worth("", sets=[{"wheat": tiles(WORTHLESS)}], **fields)


def test_sb_7_1_a_set_with_scarabs_is_sold_before_the_end():
    state = at("3*ivory3", "", market={"9": "fish-b0"}, deck=[], **NO_TOKENS)
    assert chosen(state) == "sell ivory all"


def test_sb_7_7_scarabs_that_cannot_come_any_more_promise_nothing():
    """A collection of wheat is worth less once the other player has sold the scarabs of wheat."""
    fields: dict[str, Any] = {"market": {"9": "fish-b0"}}
    held = [worth(WORTHLESS, sets=[{}, {"wheat": tiles(other)}], **fields) for other in ("6*wheat1", "3*wheat1")]
    bare = [worth("", sets=[{}, {"wheat": tiles(other)}], **fields) for other in ("6*wheat1", "3*wheat1")]
    assert held[0] - bare[0] < held[1] - bare[1]


def test_terms_tell_what_is_sold_what_is_held_and_what_is_lost():
    fields: dict[str, Any] = {"market": MARKET, **NO_TOKENS}
    empty = at("", "", **fields)
    assert changed(GAME, empty, at("", "", debens=[[9]], **fields)) == {"points": 9}
    assert changed(GAME, empty, at("", "", debens=[[], [9]], **fields)) == {"points": -9}
    assert changed(GAME, empty, at("", "", corruption=[tiles("fish0")], **fields))["corruption"] < 0
    for hand, term in (("wheat1", "singles"), ("2*wheat1", "pairs"), ("3*wheat1", "sets")):
        own, theirs = (changed(GAME, empty, at(*hands, **fields)) for hands in ((hand, ""), ("", hand)))
        assert own.keys() == theirs.keys() == {term}
        assert own[term] > 0 > theirs[term]
    assert changed(GAME, empty, at("queen", "", **fields))["characters"] == CHARACTER
    assert changed(GAME, empty, at("wheat1 statue", "", **fields))["wild"] > 0


@pytest.mark.parametrize("pharaoh", ["off", "on"])
def test_the_evaluation_is_its_terms_by_their_weights(pharaoh: str):
    """It is found by a shorter way."""
    state, dice = GAME.setup(2, {"treasures_of_the_pharaoh": pharaoh}, "terms"), Dice("terms")
    while owing := GAME.to_act(state):
        state = GAME.play(state, owing[0], dice.pick(GAME.legal_actions(state, owing[0]))).state
        for seat in (0, 1):
            terms = sum(WEIGHTS[name] * value for name, value in GAME.terms(state, seat).items())
            assert GAME.evaluate(state, seat) == pytest.approx(terms, abs=1e-9)


def test_what_finds_no_buyer_is_a_burden_at_the_end_alone():
    early, late = ({"market": MARKET, **NO_TOKENS, **deck} for deck in ({}, {"deck": []}))
    assert "leftovers" not in changed(GAME, at("", "", **early), at("wheat1", "", **early))
    assert changed(GAME, at("", "", **late), at("wheat1", "", **late))["leftovers"] < 0


def test_the_best_tile_within_reach_counts_for_the_seat_to_move():
    fields: dict[str, Any] = {"market": {"9": "fish-b0", "16": "ivory-b3"}, **NO_TOKENS}
    own, theirs = (GAME.terms(at("", "", active=seat, **fields), 0)["reach"] for seat in (0, 1))
    assert own > 0 > theirs
