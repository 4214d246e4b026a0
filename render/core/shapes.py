"""Antialiased shapes as cached masks, measured in pixels of the finished picture."""

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageChops, ImageDraw

from render.core.cache import PictureCache
from render.core.glyphs import OVERSAMPLE, round_line

Point = tuple[float, float]
Window = tuple[int, int, int, int]
"""A part of a picture in pixels: left, top, right, bottom."""
Part = tuple[tuple[int, int], Image.Image]
"""A piece of a mask, and where in the whole it lies."""
_masks = PictureCache()
_LARGE = 300_000
"""Pixels above which a shape is oversampled twice only: its edge is a small part of it."""


def _oversampling(width: int, height: int) -> int:
    return 2 if width * height > _LARGE else OVERSAMPLE


def _quarters(pixels: float) -> float:
    """Rounded to quarters of a pixel: a mask depends on nothing but its key, whoever needed it first."""
    return round(pixels * 4) / 4


def box(width: int, height: int, radius: float = 0.0, inset: float = 0.0) -> Image.Image:
    """A rounded box of width x height whose edge lies ``inset`` inside; the radius is that of the outer edge."""
    radius, inset = _quarters(radius), _quarters(inset)
    key = ("box", width, height, radius, inset)
    return _masks.get(key, lambda: _draw_box(width, height, radius, inset, _oversampling(width, height)))


def rim(width: int, height: int, radius: float, inset: float, inner: float) -> Image.Image:
    """What lies between the edges of two such boxes: ``inset`` and ``inner``."""
    radius, inset, inner = _quarters(radius), _quarters(inset), _quarters(inner)

    def draw() -> Image.Image:
        return ImageChops.subtract(box(width, height, radius, inset), box(width, height, radius, inner))

    return _masks.get(("between", width, height, radius, inset, inner), draw)


def box_rim(width: int, height: int, radius: float, inset: float, cap: int, edge: int) -> tuple[Part, ...]:
    """The mask of a box in four parts round its solid middle: ``cap`` pixels above and below, ``edge`` at the sides.

    They are those of a box no higher than its caps and one line between them."""

    radius, inset = _quarters(radius), _quarters(inset)
    key = ("rim", width, height, radius, inset)

    def low() -> Image.Image:
        over = _oversampling(width, height)
        return _masks.get((*key, "low"), lambda: _draw_box(width, 2 * cap + 1, radius, inset, over))

    def side(left: int) -> Image.Image:
        return low().crop((left, cap, left + edge, cap + 1)).resize((edge, height - 2 * cap))

    below, right = height - cap, width - edge
    return (
        ((0, 0), _masks.get((*key, "top"), lambda: low().crop((0, 0, width, cap)))),
        ((0, below), _masks.get((*key, "bottom"), lambda: low().crop((0, cap + 1, width, 2 * cap + 1)))),
        ((0, cap), _masks.get((*key, "left"), lambda: side(0))),
        ((right, cap), _masks.get((*key, "right"), lambda: side(right))),
    )


def _draw_box(width: int, height: int, radius: float, inset: float, over: int) -> Image.Image:
    picture = Image.new("L", (width * over, height * over))
    edge = round(inset * over)
    corner = max(0.0, min(radius, width / 2, height / 2) - inset) * over
    bounds = (edge, edge, width * over - 1 - edge, height * over - 1 - edge)
    if bounds[2] >= bounds[0] and bounds[3] >= bounds[1]:
        ImageDraw.Draw(picture).rounded_rectangle(bounds, radius=corner, fill=255)
    return picture.reduce(over)


def polygon(points: Sequence[Point], window: Window | None = None) -> tuple[Image.Image, int, int]:
    """A filled polygon and where its mask begins. With a ``window`` it is needed once only: nothing is cached, and what
    lies outside is not drawn."""
    return _bounded("polygon", points, 0.0, lambda pen, moved, _: pen.polygon(moved, fill=255), window)


def line(points: Sequence[Point], width: float, window: Window | None = None) -> tuple[Image.Image, int, int]:
    """A line with round ends and joints and where its mask begins; a ``window`` as in :func:`polygon`."""
    return _bounded("line", points, width, lambda pen, moved, thick: round_line(pen, moved, thick, 255), window)


_Painter = Callable[[ImageDraw.ImageDraw, list[Point], float], None]


def _bounded(
    kind: str, points: Sequence[Point], width: float, paint: _Painter, window: Window | None
) -> tuple[Image.Image, int, int]:
    width = _quarters(width)
    margin = math.ceil(width / 2) + 1
    left = math.floor(min(x for x, _ in points)) - margin
    top = math.floor(min(y for _, y in points)) - margin
    right = math.ceil(max(x for x, _ in points)) + margin
    bottom = math.ceil(max(y for _, y in points)) + margin
    over = _oversampling(right - left, bottom - top)
    if window is not None:
        left, top, right, bottom = _common((left, top, right, bottom), window)
    moved = [(round((x - left) * over), round((y - top) * over)) for x, y in points]

    def draw() -> Image.Image:
        picture = Image.new("L", ((right - left) * over, (bottom - top) * over))
        paint(ImageDraw.Draw(picture), [(float(x), float(y)) for x, y in moved], width * over)
        return picture.reduce(over)

    key = (kind, right - left, bottom - top, width, tuple(moved))
    return _masks.get(key, draw) if window is None else draw(), left, top


def _common(one: Window, other: Window) -> Window:
    """What two boxes have in common, a pixel at least."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    return left, top, max(left + 1, min(one[2], other[2])), max(top + 1, min(one[3], other[3]))
