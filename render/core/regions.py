"""Where a picture may be touched: the outlines of the places, pieces and cards on it, by name.

A game notes each where it draws it (:meth:`render.core.canvas.Canvas.region`), so that no place is computed twice. The
list is attached to the picture itself, like what it shows (:mod:`render.core.shown`), and goes on to every picture that
it is pasted on.
"""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PIL import Image

_REGIONS: Final = "regions"
"""The key of the list in a picture's ``info``."""

Point = tuple[float, float]


class Region(NamedTuple):
    """The ``outline`` of something on a picture, in pixels of it, and its ``name``: the same on every picture of a
    game (``hex C7``)."""

    name: str
    outline: tuple[Point, ...]

    def moved(self, x: float, y: float, scale: float = 1) -> "Region":
        """The same on a picture on which this one, so many times as large, begins at ``x``, ``y``."""
        return Region(self.name, tuple((px * scale + x, py * scale + y) for px, py in self.outline))

    def within(self, width: float, height: float) -> "Region | None":
        """The part of it on a picture of this size; ``None`` where nothing of it is there."""
        outline: Sequence[Point] = self.outline
        if all(0 <= x <= width and 0 <= y <= height for x, y in outline):
            return self
        for axis, end, sign in ((0, 0.0, 1), (0, width, -1), (1, 0.0, 1), (1, height, -1)):
            outline = _cut(outline, axis, end, sign)
        return Region(self.name, tuple(outline)) if len(outline) > 2 and _area(outline) > 1 else None


def _cut(outline: Sequence[Point], axis: int, end: float, sign: int) -> list[Point]:
    """The part of a polygon on one side of an upright (0) or level (1) line: behind it (1), or before it (-1)."""
    found: list[Point] = []
    for number, here in enumerate(outline):
        before = outline[number - 1]
        inside, was = sign * (here[axis] - end) >= 0, sign * (before[axis] - end) >= 0
        if inside != was:
            part = (end - before[axis]) / (here[axis] - before[axis])
            found.append((before[0] + part * (here[0] - before[0]), before[1] + part * (here[1] - before[1])))
        if inside:
            found.append(here)
    return found


def _area(outline: Sequence[Point]) -> float:
    """Twice the area of a polygon."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, (*outline[1:], outline[0]), strict=True)))


def begin(picture: Image.Image) -> list[Region]:
    """The list of a picture to be drawn on."""
    found: list[Region] = picture.info.setdefault(_REGIONS, [])
    return found


def regions_on(picture: Image.Image) -> Sequence[Region]:
    """The regions of a picture, in drawing order."""
    found: Sequence[Region] = picture.info.get(_REGIONS, ())
    return found


def keep(picture: Image.Image, regions: Iterable[Region]) -> Image.Image:
    """The picture, made from another one, with these regions, as far as they are on it."""
    inside = [region.within(*picture.size) for region in regions]
    picture.info[_REGIONS] = [region for region in inside if region is not None]
    return picture
