"""What a bot player of Sobek considers: every way to play a character that differs from the others."""

from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from tests.rules.sobek.desk import EXPANSION, at, legal, tiles

MARKET = {"2": "wheat-h1-1", "6": "wheat-b1", "9": "wheat-b0", "16": "queen", "17": "vizier"}
WITH_PHARAOH = {**MARKET, "18": "pharaoh-fish-ebony"}


def considered(state: SobekState) -> list[str]:
    found = [GAME.notation(action) for action in GAME.considered(state, 0)]
    return [text for text in found if text.startswith("character")]


def test_sb_9_6_of_tiles_that_look_alike_the_merchant_takes_one():
    """Which character lies face down is not known."""
    state = at("merchant", market=WITH_PHARAOH, options=EXPANSION)
    assert considered(state) == [f"character merchant {cell}" for cell in (2, 9, 16, 18)]


def test_sb_9_7_a_priest_asks_for_what_is_in_the_corruption():
    state = at("high_priest high_priestess", market=MARKET, corruption=[tiles("fish0 statue")])
    found = [f"character {who} {what}" for who in ("high_priest", "high_priestess") for what in ("fish", "statue")]
    assert considered(state) == found
    same = at("high_priest", market=MARKET, corruption=[["pharaoh-fish-ebony"]], options=EXPANSION)
    assert considered(same) == ["character high_priest fish"]
    nothing = at("high_priest", market=MARKET)
    assert considered(nothing) == legal(nothing, "character") == ["character high_priest"]


def test_sb_9_11_the_spy_is_held_to_the_same():
    state = at("spy", market=WITH_PHARAOH, used=["merchant", "thief"], options=EXPANSION)
    assert considered(state) == ["character spy thief", *(f"character spy merchant {cell}" for cell in (2, 9, 16, 18))]


def test_all_else_is_considered():
    state = at("thief courtesan 4*ebony2", "fish0 architect", market=MARKET, sets=[{"fish": tiles("3*fish1")}])
    assert GAME.considered(state, 0) == GAME.legal_actions(state, 0)
