"""What the log tells of a round."""

import pytest

from render.words.text import LANGUAGES, texts
from rules.path_of_civilization import PATH_OF_CIVILIZATION
from rules.path_of_civilization.cards import LEADERS, WONDERS

INFO = PATH_OF_CIVILIZATION.info


def test_what_was_discarded_is_told_where_anything_was() -> None:
    sides = {"left_list": ["@tech_culture_0"], "right_list": ["@tech_science_1"]}
    told = [
        texts("en").t("pc-event-planned", seat=0, **sides, discarded_list=rest) for rest in ([], ["@tech_industry_0"])
    ]
    assert told == [
        "Seat 1: left Tribe; right Mathematics",
        "Seat 1: left Tribe; right Mathematics; discards Tools",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_a_sentence_neither_end_it_nor_look_like_two(language: str) -> None:
    """New cards are listed with commas, and the list ends with a full stop."""
    names = [texts(language).word(INFO.prefix, card) for card in (*WONDERS, *LEADERS)]
    assert [name for name in names if set(name) & set(",、") or name.endswith((".", "。"))] == []
