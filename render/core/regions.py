"""Where a picture may be touched: the outlines of the places, pieces and cards on it, by name.

A game notes each where it draws it (:meth:`render.core.canvas.Canvas.region`), so that no place is computed twice. The
list is attached to the picture itself, like what it shows (:mod:`render.core.shown`), and goes on to every picture that
it is pasted on.
"""

from collections.abc import Iterable, Iterator, Sequence
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
        xs, ys = zip(*outline, strict=True)
        left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
        if left >= 0 and right <= width and top >= 0 and bottom <= height:
            return self
        if right <= 0 or left >= width or bottom <= 0 or top >= height:
            return None
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


class _TakenOver(NamedTuple):
    """The regions of a picture that is pasted at ``x``, ``y``."""

    regions: "Sequence[Region | _TakenOver]"
    x: int
    y: int


Regions = list[Region | _TakenOver]
"""Those of a picture, in drawing order."""


def begin(picture: Image.Image) -> Regions:
    """The list of a picture to be drawn on."""
    found: Regions = picture.info.setdefault(_REGIONS, [])
    return found


def take_over(regions: Regions, picture: Image.Image, x: int, y: int) -> None:
    """Adds to the list of a picture the regions of another one that is pasted on it at ``x``, ``y``. They are not moved
    before somebody asks."""
    pasted = picture.info.get(_REGIONS)
    if pasted:
        regions.append(_TakenOver(pasted, x, y))


def regions_on(picture: Image.Image) -> Sequence[Region]:
    """The regions of a picture, in drawing order."""
    return [*_moved(picture.info.get(_REGIONS, ()), 0, 0)]


def _moved(regions: Sequence[Region | _TakenOver], x: int, y: int) -> Iterator[Region]:
    for one in regions:
        if isinstance(one, Region):
            yield one.moved(x, y) if x or y else one
        else:
            yield from _moved(one.regions, one.x + x, one.y + y)


def keep(picture: Image.Image, regions: Iterable[Region]) -> Image.Image:
    """The picture, made from another one, with these regions, as far as they are on it."""
    inside = [region.within(*picture.size) for region in regions]
    picture.info[_REGIONS] = [region for region in inside if region is not None]
    return picture
