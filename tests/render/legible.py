"""What on pictures can hardly be read: texts that do not stand out from what lies below, and words that are cut."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PIL import Image

from render.core import type as letters
from render.core.cache import SHELF
from render.core.canvas import Canvas
from render.core.palette import TEXT_CONTRAST, Colour, contrast

SEEN_THROUGH = 200
"""Below this a ground is no ground yet: the text stands on a sprite that is pasted elsewhere."""


Faint = dict[tuple[Colour, Colour], set[str]]
"""The texts that are drawn on a ground from which they hardly stand out, by colour and ground."""


@contextmanager
def watched() -> Iterator[Faint]:
    """Finds faint texts while something is drawn. The ground is the colour that most pixels below the text have."""
    found: Faint = {}
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
            x, y, said = left - self._left, top - self._top, writing.pop()
            self.picture.load()  # what lies below is drawn now, and is not part of this text
            writing.append(said)
            below = self.picture.crop((x, y, x + mask.width, y + mask.height)).convert("RGBA")
            *ground, solid = max(below.getcolors(below.width * below.height) or [(0, (0, 0, 0, 0))])[1]
            red, green, blue = ground
            if solid > SEEN_THROUGH and contrast(colour, (red, green, blue)) < TEXT_CONTRAST:
                found.setdefault((colour, (red, green, blue)), set()).add(writing[-1])
        stamp(self, colour, left, top, mask)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SHELF, "_kept", OrderedDict())  # what other tests have drawn is drawn again
        patch.setattr(SHELF, "_used", 0)
        patch.setattr(Canvas, "text", text)
        patch.setattr(Canvas, "stamp", stamped)
        yield found


NAMES = ("Aiko", "Marta", "Kenta", "Jules", "Noor")
"""Names that are never cut: what is cut is a word."""


def all_written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is written on pictures from now on, as it is written."""
    found: list[str] = []
    mask = letters.mask

    def noting(text: str, px: float, bold: bool = False) -> Any:
        found.append(text)
        return mask(text, px, bold)

    monkeypatch.setattr(letters, "mask", noting)
    return found


def cut_words(written: list[str]) -> list[str]:
    """What was cut on the pictures so far."""
    return [text for text in written if text.endswith(letters.ELLIPSIS) and len(text) > 1]
