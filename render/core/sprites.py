"""Pieces every game shows: seat badges, numbered discs, chips. Drawn once per size, then pasted."""

from collections.abc import Callable, Hashable, Sequence
from math import ceil

from PIL import Image, ImageChops

from render.core import shapes, shown
from render.core.cache import PictureCache
from render.core.canvas import Canvas, Rim, sprite
from render.core.palette import GOLD, INK, LINE, OFF, SEATS, WHITE, Colour, emphasis, mix, on

_kept = PictureCache()
_PALE, _FAINT = 0.25, 0.62
"""How white a ghost is, and how opaque."""


def kept(
    key: Hashable,
    width: float,
    height: float,
    scale: float,
    paint: Callable[[Canvas], None],
    *,
    ground: bool = False,
) -> Image.Image:
    """The sprite of width x height units under ``key``, painted on a cache miss.

    The key must name everything that ``paint`` depends on, except size and scale. It is a piece, which nothing may
    cover, unless it is ``ground`` on which pieces lie.
    """
    px = ceil(width * scale - 0.01), ceil(height * scale - 0.01)

    def draw() -> Image.Image:
        picture = sprite(*px, scale, paint)
        own = () if ground else (shown.Shown("piece", str(key), 0, 0, *px),)
        return shown.keep(picture, (*own, *shown.shown_on(picture)))

    return _kept.get((key, px, round(scale * 1600)), draw)


def emblem(canvas: Canvas, seat: int, cx: float, cy: float, size: float) -> None:
    """A seat's emblem, ``size`` u, in its own colour. The triangle sits a little higher to look centred."""
    style = SEATS[seat]
    lift = 0.06 * size if style.emblem == "seat3" else 0
    canvas.glyph(style.emblem, cx, cy - lift, size, style.emblem_colour)


def badge(canvas: Canvas, seat: int, cx: float, cy: float, diameter: float, glyph: str | None = None) -> None:
    """A seat's badge: ink disc, white ring, seat disc, emblem; or another ``glyph`` where a game identifies a seat by
    it."""
    line, ring = max(2.5, diameter * 0.04), max(2.5, diameter * 0.055)
    _paste_badge(canvas, seat, cx, cy, diameter, ((INK, line), (WHITE, ring)), glyph)


def header_badge(canvas: Canvas, seat: int, cx: float, cy: float, diameter: float, glyph: str | None) -> None:
    """The badge on the ink header: a white ring alone."""
    _paste_badge(canvas, seat, cx, cy, diameter, ((WHITE, 3.5),), glyph)


def _paste_badge(
    canvas: Canvas, seat: int, cx: float, cy: float, diameter: float, rims: tuple[Rim, ...], glyph: str | None
) -> None:
    def paint(area: Canvas) -> None:
        middle = diameter / 2
        area.disc(middle, middle, diameter, SEATS[seat].colour, rims=rims)
        if glyph is None:
            emblem(area, seat, middle, middle, diameter * 0.5)
        else:
            area.glyph(glyph, middle, middle, diameter * 0.62, SEATS[seat].emblem_colour)

    canvas.paste(kept(("badge", seat, diameter, rims, glyph), diameter, diameter, canvas.scale, paint), cx, cy)


def neutral_badge(canvas: Canvas, cx: float, cy: float, diameter: float, glyph: str | None) -> None:
    """The badge of a side without a player: a stone disc with a dash in place of an emblem, or with a ``glyph``."""
    line, ring = max(2.5, diameter * 0.04), max(2.5, diameter * 0.055)

    def paint(area: Canvas) -> None:
        middle = diameter / 2
        area.disc(middle, middle, diameter, OFF, rims=((INK, line), (WHITE, ring)))
        if glyph is None:
            width, height = diameter * 0.4, diameter * 0.1
            area.box(middle - width / 2, middle - height / 2, width, height, INK, radius=height / 2)
        else:
            area.glyph(glyph, middle, middle, diameter * 0.62, INK)

    canvas.paste(kept(("neutral badge", diameter, glyph), diameter, diameter, canvas.scale, paint), cx, cy)


def free_badge(canvas: Canvas, seat: int, cx: float, cy: float, diameter: float) -> None:
    """The badge of a free seat: outline and pale emblem."""
    canvas.ring(cx, cy, diameter, ((OFF, 3),))
    style = SEATS[seat]
    lift = 0.03 * diameter if style.emblem == "seat3" else 0
    canvas.glyph(style.emblem, cx, cy - lift, diameter * 0.46, LINE)


def tile(canvas: Canvas, glyph: str, cx: float, cy: float, size: float, ground: Colour) -> None:
    """A thick square tile with its icon: a darker foot below, a fine line inside its edge."""
    foot = max(2.0, size * 0.05)

    def paint(area: Canvas) -> None:
        radius, face = size * 0.12, size - foot
        area.box(0, foot, size, face, emphasis(ground), radius=radius)
        area.box(0, 0, size, face, ground, radius=radius)
        inset, line = size * 0.05, max(1.5, size * 0.018)
        rim = mix(ground, WHITE, 0.28)
        area.frame(inset, inset, size - 2 * inset, face - 2 * inset, radius - inset * 0.6, ((rim, line),))
        area.glyph(glyph, size / 2, face / 2, size * 0.62, on(ground))

    canvas.paste(kept(("tile", glyph, ground, size), size, size, canvas.scale, paint), cx, cy)


def number_disc(canvas: Canvas, number: int, cx: float, cy: float, diameter: float = 60) -> None:
    """An item's number in menu order, white on ink."""
    canvas.disc(cx, cy, diameter, INK)
    canvas.text(cx, cy, str(number), diameter * 0.72, WHITE, bold=True, anchor="m")


def star(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    """The points star: gold with an ink line."""
    canvas.glyph("vp", cx, cy, size, GOLD, rims=((INK, 3),))


def hollow(key: Hashable, whole: Image.Image, scale: float, points: Sequence[tuple[float, float]]) -> Image.Image:
    """The sprite ``whole`` with a polygon (in u) cut out of it."""

    def cut() -> Image.Image:
        area, left, top = shapes.polygon([(x * scale, y * scale) for x, y in points])
        hole = Image.new("L", whole.size)
        hole.paste(area, (left, top))
        rest = shown.keep(whole.copy(), shown.shown_on(whole))
        rest.putalpha(ImageChops.multiply(whole.getchannel("A"), ImageChops.invert(hole)))
        return rest

    return _kept.get((key, whole.size, round(scale * 1600)), cut)


def ghost(key: Hashable, whole: Image.Image) -> Image.Image:
    """The sprite ``whole`` as shown where it has left: grey and faint, with the ground showing through.

    It is no piece any more. The key must name the sprite; its size implies the scale.
    """

    def fade() -> Image.Image:
        pale = Image.blend(whole.convert("L").convert("RGB"), Image.new("RGB", whole.size, WHITE), _PALE)
        pale.putalpha(whole.getchannel("A").point([round(value * _FAINT) for value in range(256)]))
        return shown.keep(pale, ())

    return _kept.get(("ghost", key, whole.size), fade)


def painted(key: Hashable, whole: Image.Image, scale: float, paint: Callable[[Canvas], None]) -> Image.Image:
    """The sprite ``whole`` with more painted on its solid part; nothing may reach beyond that.

    Quicker than ``kept`` where many sprites share a body. The key must name everything that ``paint`` depends on."""

    def draw() -> Image.Image:
        picture = shown.keep(whole.copy(), shown.shown_on(whole))
        paint(Canvas(picture, scale))
        return shown.keep(picture, shown.shown_on(picture))

    return _kept.get((key, whole.size, round(scale * 1600)), draw)
