"""What touches the player who waits."""

import pytest

from rules.sobek import SOBEK as GAME
from tests.rules.kit import touching
from tests.rules.sobek.desk import at

MARKET = {"9": "wheat-f1-2", "16": "livestock-h1", "6": "ebony-v2"}


@pytest.mark.parametrize(
    ("hand", "text", "kind"),
    [("thief", "character thief goods", "stolen"), ("scribe_fish", "character scribe_fish", "scribe-asks")],
)
def test_what_is_done_to_the_hand(hand, text, kind):
    state = at(hand, "4*wheat1 2*fish1 2*statue", market=MARKET)
    assert touching(GAME, state, state, text, 1) == [kind]


def test_what_is_done_to_the_corruption():
    state = at("vizier", "", market=MARKET, corruption=[[], ["wheat-b0"]])
    assert touching(GAME, state, state, "character vizier", 1) == ["recovered"]


@pytest.mark.parametrize(
    ("token", "told"), [("corruption_2", ["token"]), ("corruption_1", ["token"]), ("points_7", [])]
)
def test_sb_8_8_corruption_that_the_other_one_gives_is_told(token, told):
    state = at("", "", market=MARKET, phase="canoe", slots=[token, "extra_turn", "", "", ""])
    assert touching(GAME, state, state, f"token {token}", 1) == told


def test_what_the_other_one_takes_is_no_matter():
    state = at("", "", market=MARKET)
    assert touching(GAME, state, state, "take 9", 1) == []
