"""In every complete language all that games draw fits: no word is cut, and nothing covers a text."""

from typing import Any

import pytest

from render.core import shown
from render.core import type as letters
from render.kit.renderer import Audience
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.registry import GAMES
from tests.data.texts.reading import COMPLETE
from tests.games import facts_of
from tests.render.covering import covered
from tests.render.test_covering import draw_all

NAMES = ("Aiko", "Marta", "Kenta", "Jules", "Noor")
"""Names that are never cut: what is cut is a word."""


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures, as it is written."""
    found: list[str] = []
    mask = letters.mask

    def noting(text: str, px: float, bold: bool = False) -> Any:
        found.append(text)
        return mask(text, px, bold)

    monkeypatch.setattr(letters, "mask", noting)
    return found


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("slug", GAMES)
def test_no_word_of_a_picture_is_cut_or_covered(slug: str, language: str, written: list[str]) -> None:
    """Boards, panels, hands and all that can be looked at, half-way and at the end, with every option that adds to
    them."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    seats = max(game.info.seats)
    options: dict[str, str] = {}
    for preset in game.info.presets:
        options |= preset.values
    steps = play_random(game, seats, game.options(seats, options), f"languages {seats}").played
    people = Audience(texts(language), NAMES[:seats])
    for place in (len(steps) // 2, len(steps) - 2):
        before, now = steps[place - 1].state, steps[place].state
        with shown.watched() as pictures:
            draw_all(game, renderer, (before, now), (*game.to_act(now), 0)[0], people)
        assert pictures
        for picture in pictures:
            found = covered(picture, facts_of(slug).least_of_a_piece)
            assert [one for one in found if one.startswith("text ")] == []
    assert len(written) > 50
    assert [text for text in written if text.endswith(letters.ELLIPSIS) and len(text) > 1] == []
