"""The bot player of Sobek: what it sells, and what it keeps."""

from typing import Any

import pytest

from rules.bots.bot_player import choose
from rules.core.chance import Dice
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
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
