"""The ink bar on top of every picture: who or what, what happens, and the round or deck at the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import DETAIL, GOLD, INK, WHITE
from render.kit.parts import note

HEIGHT = 78
ICON_SLOT = "\ufffc"
"""In a title in place of a small picture (Unicode's object replacement character)."""
_MIDDLE = 38
_GAP = 28
_TITLE, _DETAIL = 50, 40


@dataclass(frozen=True)
class Header:
    """What the bar shows, already in the reader's language.

    ``seat`` shows a badge (with the glyph ``sign`` in place of its emblem), else ``icon`` a golden glyph. ``title`` may
    hold ``ICON_SLOT`` where one of ``marks`` goes. ``private`` sets the golden lock before the detail.
    """

    title: str
    detail: str = ""
    right: str = ""
    seat: int | None = None
    icon: str | None = None
    right_icon: str | None = None
    private: bool = False
    flag: str | None = None
    sign: str | None = None


def draw_header(canvas: Canvas, header: Header, marks: Sequence[Image.Image] = ()) -> None:
    """Draw the bar; ``marks`` are the pictures for the slots of the title, in order."""
    canvas.box(0, 0, UNITS, HEIGHT, INK)
    note(canvas, "header", 0, HEIGHT)
    x = 24.0
    if header.seat is not None:
        sprites.header_badge(canvas, header.seat, 44, _MIDDLE, 54, header.sign)
        x = 86
    elif header.icon is not None:
        canvas.glyph(header.icon, 46, _MIDDLE, 50, GOLD)
        x = 90
    limit = _right(canvas, header) - _GAP
    x = _title(canvas, header.title, x, limit, marks)
    if header.private and x + 60 < limit:
        canvas.glyph("lock", x + _GAP + 14, _MIDDLE - 1, 36, GOLD)
        x += _GAP + 16
    if header.detail and x + _GAP + 80 < limit:
        canvas.text(x + _GAP, _MIDDLE, header.detail, _DETAIL, DETAIL, room=limit - x - _GAP)


def cover_header(image: Image.Image, header: Header) -> None:
    """Draw the bar over that of a finished picture, for a notice that takes precedence over the game's own."""
    draw_header(Canvas(image, image.width / UNITS), header)


def _right(canvas: Canvas, header: Header) -> float:
    x = UNITS - 24.0
    if header.right:
        x -= canvas.text(x, _MIDDLE, header.right, _DETAIL, DETAIL, anchor="r")
    if header.right_icon is not None:
        canvas.glyph(header.right_icon, x - 34, _MIDDLE, 40, DETAIL)
        x -= 58
    if header.flag is not None:
        canvas.glyph(header.flag, x - 40, _MIDDLE, 46, GOLD)
        x -= 70
    return x


def _title(canvas: Canvas, title: str, x: float, limit: float, marks: Sequence[Image.Image]) -> float:
    """Write the title between its marks; it shrinks to 0.8 as a whole, then its last words are cut."""
    words = title.split(ICON_SLOT)
    spaces = [(mark.width / canvas.scale) + 24 for mark in marks[: len(words) - 1]]
    plain = [word.strip() for word in words]
    reach = sum(canvas.measure(word, _TITLE, bold=True) for word in plain)
    size = _TITLE * min(1.0, max(0.8, (limit - x - sum(spaces)) / max(1.0, reach)))
    for number, word in enumerate(plain):
        if number > len(spaces) and number:
            x += 14
        elif number:
            space = spaces[number - 1]
            canvas.paste(marks[number - 1], x + space / 2, _MIDDLE)
            x += space
        if word and x < limit:
            x += canvas.text(x, _MIDDLE, word, size, WHITE, bold=True, room=limit - x, shrinks=False)
    return x
