"""The ink bar on top of every picture: who or what, what happens, and the round or deck at the right."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PIL import Image

from render.core import sprites
from render.core import type as letters
from render.core.canvas import UNITS, Canvas
from render.core.palette import DETAIL, GOLD, INK, WHITE
from render.kit.parts import note

HEIGHT = 78
ICON_SLOT = "\ufffc"
"""In a title in place of a small picture (Unicode's object replacement character)."""
_MIDDLE = 38
_GAP = 28
_TITLE, _DETAIL = 50, 40
_NAMES = (640, 520, 420, 340, 260)
"""How far a name may reach, in u at the size of the title, where the bar is too short for it: a little less at a time,
so that what happens is not cut."""


@dataclass(frozen=True)
class Header:
    """What the bar shows, already in the reader's language.

    ``seat`` shows a badge (with the glyph ``sign`` in place of its emblem), else ``icon`` a golden glyph. ``title`` may
    hold ``ICON_SLOT`` where one of ``marks`` goes. ``private`` sets the golden lock before the detail. Of the ``names``
    in title and detail the long ones are cut where else there would be no room for the words.
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
    names: tuple[str, ...] = ()


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
    spaces = sum(mark.width / canvas.scale + 24 for mark in marks)
    header = _fitting(canvas, header, limit - x - spaces)
    x = _title(canvas, header.title, x, limit, marks, _beside(canvas, header))
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


def _fitting(canvas: Canvas, header: Header, room: float) -> Header:
    """The header with its names as short as its words need it."""
    fitting = header
    for most in _NAMES:
        title = canvas.measure(fitting.title, _TITLE * letters.SMALLEST_SHARE, bold=True)
        if title + _beside(canvas, fitting) <= room:
            break
        fitting = _shortened(header, most)
    return fitting


def _shortened(header: Header, most: float) -> Header:
    title, detail = header.title, header.detail
    for name in sorted(header.names, key=len, reverse=True):
        short = letters.fit(name, _TITLE, most, bold=True)
        if short != name:
            title, detail = title.replace(name, short), detail.replace(name, short)
    return replace(header, title=title, detail=detail)


def _beside(canvas: Canvas, header: Header) -> float:
    """The room that the lock and the detail need at least beside the title."""
    detail = canvas.measure(header.detail, _DETAIL * letters.SMALLEST_SHARE) + _GAP if header.detail else 0.0
    return detail + (_GAP + 16 if header.private else 0)


def _title(canvas: Canvas, title: str, x: float, limit: float, marks: Sequence[Image.Image], beside: float) -> float:
    """Write the title between its marks; it shrinks to 0.8 as a whole for what stands ``beside`` it, then its last
    words are cut."""
    words = title.split(ICON_SLOT)
    spaces = [(mark.width / canvas.scale) + 24 for mark in marks[: len(words) - 1]]
    plain = [word.strip() for word in words]
    room = (limit - beside - x - sum(spaces)) * canvas.scale
    size = letters.shrink("".join(plain), _TITLE * canvas.scale, room, bold=True) / canvas.scale
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
