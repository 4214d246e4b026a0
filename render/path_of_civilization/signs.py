"""The icon language: numbers and small pictures in a row, as they stand on cards, tracks and in the legend.

A square is an agent, a circle a research point, a star points. What a row of them means is said in ``effects``.
"""

from collections.abc import Sequence
from typing import NamedTuple

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import GOLD, GOLD_TEXT, INK, RED, SOFT, TEAL, WHITE, Colour
from render.path_of_civilization.colours import SIGN_ON, TYPE_COLOURS
from render.path_of_civilization.icons import TYPE_OF_AGENT

_WORD = 0.94
"""The size of numbers beside icons, as a share of theirs."""
_GAP = 0.16
_LEAST = 0.72
"""A row may shrink to this share of its size."""


class Sign(NamedTuple):
    """One sign of a row. ``kind`` is one of: ``word`` (letters), ``glyph`` (an icon in a ``colour``), ``agent`` (a
    square; without a name any agent), ``research`` (a circle; without a name any research), ``type`` (a card type in
    its colour), ``points`` (the star), ``gap`` (room between two parts of a row)."""

    kind: str
    name: str = ""
    colour: Colour = INK


Signs = tuple[Sign, ...]

TIMING_COLOURS: dict[str, Colour] = {
    "instant": GOLD_TEXT,
    "permanent": RED,
    "cemetery": SOFT,
    "end_of_game": TEAL,
}

POINTS, GAP = Sign("points"), Sign("gap")
THEN = Sign("glyph", "arrow")


def word(text: str, colour: Colour = INK) -> Sign:
    """Letters in a row."""
    return Sign("word", text, colour)


def timing(name: str) -> Sign:
    """When an effect counts."""
    return Sign("glyph", name, TIMING_COLOURS[name])


def _width(canvas: Canvas, sign: Sign, size: float) -> float:
    if sign.kind == "word":
        return canvas.measure(sign.name, size * _WORD, bold=True)
    return size * {"gap": 0.22, "points": 1.02}.get(sign.kind, 0.96)


def row_width(canvas: Canvas, signs: Sequence[Sign], size: float) -> float:
    """How far a row reaches in u, its icons ``size`` u high."""
    return sum(_width(canvas, sign, size) for sign in signs) + size * _GAP * max(0, len(signs) - 1)


def draw_row(
    canvas: Canvas,
    signs: Sequence[Sign],
    x: float,
    y: float,
    size: float,
    *,
    anchor: str = "l",
    room: float | None = None,
) -> float:
    """Draw a row around the height ``y``, its icons ``size`` u high; returns its width. A row wider than its ``room``
    shrinks as a whole."""
    reach = row_width(canvas, signs, size)
    if room is not None and reach > room:
        size = max(size * _LEAST, int(size * room / reach))
        reach = row_width(canvas, signs, size)
    pen = x - reach * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]
    for sign in signs:
        width = _width(canvas, sign, size)
        _draw(canvas, sign, pen, y, width, size)
        pen += width + size * _GAP
    return reach


def _draw(canvas: Canvas, sign: Sign, x: float, y: float, width: float, size: float) -> None:
    middle = x + width / 2
    match sign.kind:
        case "word":
            canvas.text(x, y, sign.name, size * _WORD, sign.colour, bold=True)
        case "glyph":
            canvas.glyph(sign.name, middle, y, size * 0.92, sign.colour)
        case "type":
            canvas.glyph(sign.name, middle, y, size * 0.94, TYPE_COLOURS[sign.name])
        case "points":
            sprites.star(canvas, middle, y - size * 0.02, size * 0.98)
        case "agent":
            agent(canvas, sign.name, middle, y, size * 0.96)
        case "research":
            research(canvas, sign.name, middle, y, size)


def agent(canvas: Canvas, name: str, cx: float, cy: float, size: float) -> None:
    """The square of an agent; without a name that of any agent."""
    type_ = TYPE_OF_AGENT[name] if name else ""
    _piece(canvas, name or "choice", type_, cx, cy, size, size * 0.17)


def research(canvas: Canvas, type_: str, cx: float, cy: float, size: float) -> None:
    """The circle of a research point; without a type that of any."""
    _piece(canvas, type_ or "choice", type_, cx, cy, size, size / 2)


def _piece(canvas: Canvas, glyph: str, type_: str, cx: float, cy: float, size: float, radius: float) -> None:
    ground = TYPE_COLOURS[type_] if type_ else WHITE

    def paint(area: Canvas) -> None:
        area.box(0, 0, size, size, ground, radius=radius, rims=((INK, max(2.0, size * 0.055)),))
        area.glyph(glyph, size / 2, size / 2, size * 0.64, SIGN_ON.get(type_, INK))

    key = ("pc piece", glyph, type_, size, radius)
    canvas.paste(sprites.kept(key, size, size, canvas.scale, paint), cx, cy)


def type_disc(canvas: Canvas, type_: str, cx: float, cy: float, size: float) -> None:
    """A card type in a white disc, as in a card's head."""
    canvas.disc(cx, cy, size, WHITE)
    canvas.glyph(type_, cx, cy, size * 0.68, TYPE_COLOURS[type_])


def points(canvas: Canvas, number: int, cx: float, cy: float, size: float) -> None:
    """The star with a number of points in it."""
    canvas.glyph("vp", cx, cy, size, GOLD, rims=((INK, 3.5),))
    canvas.text(cx, cy + size * 0.04, str(number), size * (0.44 if number < 100 else 0.34), INK, bold=True, anchor="m")
