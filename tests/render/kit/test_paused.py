"""A table that stands still: every game's picture says so in its bar, and frames nobody where it is closed."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from render.core.canvas import UNITS, Canvas
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


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_is_framed_at_a_table_that_has_ended_before_its_game(slug, monkeypatch):
    game, words = GAMES[slug], texts("en")
    seen, framed = game.observe(game.setup(2, game.options(2, {}), "closed"), None), []
    card = Canvas.card

    def draw(self, *place, active=False, **kwargs):
        framed.append(active)
        card(self, *place, active=active, **kwargs)

    monkeypatch.setattr(Canvas, "card", draw)
    RENDERERS[slug].board(seen, Audience(words, ("Noor", "Zeb")))
    assert any(framed)
    framed.clear()
    RENDERERS[slug].board(seen, Audience(words, ("Noor", "Zeb"), ended=True))
    assert framed
    assert not any(framed)
