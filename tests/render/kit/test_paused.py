"""A paused table: every game's picture says so in its bar, and nothing else of it changes."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from render.core.canvas import UNITS
from render.kit.header import HEIGHT
from render.kit.renderer import SIZE, Audience, Drawing
from render.registry import RENDERERS
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES
from tests.effort import paired


def picture(drawing: Drawing) -> Image.Image:
    return Image.open(io.BytesIO(drawing.picture.data)).convert("RGB")


@pytest.mark.parametrize(("slug", "language"), paired(GAMES, LANGUAGES))
def test_the_bar_says_that_the_table_is_paused(slug, language):
    game, words = GAMES[slug], texts(language)
    seen = game.observe(game.setup(2, game.options(2, {}), "paused"), None)
    running = RENDERERS[slug].board(seen, Audience(words, ("Aiko", "Marta")))
    paused = RENDERERS[slug].board(seen, Audience(words, ("Aiko", "Marta"), paused=True))
    assert paused.alt.startswith(words.t("table-paused"))
    bar = round(HEIGHT * SIZE / UNITS)
    changed = ImageChops.difference(picture(running), picture(paused)).getbbox()
    assert changed is not None
    assert changed[3] <= bar
