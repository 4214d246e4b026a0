"""Below zero a number has a true minus sign wherever a person reads it, and every font of a picture has the sign."""

import pytest

from render.core import type as letters
from render.words.numbers import decimal, signed, whole
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES


def test_a_number_has_a_true_minus() -> None:
    assert (whole(-12), whole(0), whole(1400)) == ("−12", "0", "1400")
    assert (signed(-3), signed(0), signed(12)) == ("−3", "+0", "+12")
    assert (decimal("en", -3.333, 2), decimal("de", -0.5, 1)) == ("−3.33", "−0,5")


def test_pictures_can_show_it() -> None:
    assert letters.visible("−3") == "−3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_below_zero_is_told_with_it(language: str) -> None:
    words = texts(language)
    told = [words.t("score-part", category="Thieves", points=-1204), words.t("seat-number", number=-3)]
    told += [words.total(game.info, -3) for game in GAMES.values()]
    assert all("−" in one and "-" not in one for one in told), told
