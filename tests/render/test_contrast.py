"""Every text in every picture can be read: its colour stands out from what lies below it."""

from collections import OrderedDict
from importlib import import_module
from typing import Any

import pytest
from PIL import Image

from render.core.cache import SHELF
from render.core.canvas import Canvas
from render.core.palette import INK, PAGE, TEXT_CONTRAST, WHITE, Colour, contrast, deepened, text_on
from rules.registry import GAMES

SEEN_THROUGH = 200
"""Below this a ground is no ground yet: the text stands on a sprite that is pasted elsewhere."""


@pytest.fixture
def faint(monkeypatch: pytest.MonkeyPatch) -> dict[tuple[Colour, Colour], set[str]]:
    """Fills with the texts that are drawn on a ground from which they hardly stand out, by colour and ground. The
    ground is the colour that most pixels below the text have."""
    found: dict[tuple[Colour, Colour], set[str]] = {}
    write, stamp = Canvas.text, Canvas.stamp
    writing: list[str] = []

    def text(self: Canvas, x: float, y: float, text: str, *rest: Any, **more: Any) -> float:
        writing.append(text)
        try:
            return write(self, x, y, text, *rest, **more)
        finally:
            writing.pop()

    def stamped(self: Canvas, colour: Colour, left: int, top: int, mask: Image.Image) -> None:
        if writing:
            x, y = left - self._left, top - self._top
            below = self.picture.crop((x, y, x + mask.width, y + mask.height)).convert("RGBA")
            *ground, solid = max(below.getcolors(below.width * below.height) or [(0, (0, 0, 0, 0))])[1]
            red, green, blue = ground
            if solid > SEEN_THROUGH and contrast(colour, (red, green, blue)) < TEXT_CONTRAST:
                found.setdefault((colour, (red, green, blue)), set()).add(writing[-1])
        stamp(self, colour, left, top, mask)

    monkeypatch.setattr(SHELF, "_kept", OrderedDict())  # what other tests have drawn is drawn again
    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(Canvas, "stamp", stamped)
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_text_in_pictures_stands_out(slug: str, faint: dict[tuple[Colour, Colour], set[str]]) -> None:
    pictures = list(import_module(f"tests.render.{slug}.samples").pictures())
    assert pictures
    assert faint == {}


def test_faint_text_is_found(faint: dict[tuple[Colour, Colour], set[str]]) -> None:
    canvas = Canvas(Image.new("RGB", (200, 100), PAGE), 1.0)
    canvas.text(20, 40, "plain", 40, INK)
    assert faint == {}
    canvas.text(20, 40, "faint", 40, WHITE)
    assert faint == {(WHITE, PAGE): {"faint"}}


def test_text_on_any_ground_is_white_or_ink_and_stands_out() -> None:
    for ground in ((255, 255, 255), (208, 83, 29), (46, 159, 166), (0, 0, 0)):
        assert text_on(ground) in (WHITE, INK)
        assert contrast(text_on(deepened(ground)), deepened(ground)) >= TEXT_CONTRAST
    assert deepened((255, 255, 255)) == (255, 255, 255)
