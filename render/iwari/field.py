"""Where a map, or a part of it, lies in a picture: from the map's coordinates to units of the picture."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from render.core.canvas import UNITS, Point
from rules.iwari.maps import MapFile

_EDGE = 15
"""How much sea stays visible round the outermost land, in the map's coordinates."""


_BESIDE = 50
"""How much of what lies round a territory is shown with it on every side, in the map's coordinates."""
_LEAST = 520
"""How much of a map is shown at least, from left to right."""
_TENT = 26
"""How far a tent reaches from its space at most, in the map's coordinates."""


@dataclass(frozen=True)
class Field:
    """The part of a map from ``left``, ``top`` on, ``width`` x ``height`` in the map's coordinates, over ``across`` u
    of a picture; there it begins ``above`` u below the top edge. ``zoom`` is how many u one measures."""

    left: float
    top: float
    width: float
    height: float
    above: float = 0.0
    across: float = UNITS

    @cached_property
    def zoom(self) -> float:
        return self.across / self.width

    @property
    def part(self) -> float:
        """How large pieces are drawn, 1 on a board that shows a whole map."""
        return self.zoom / 1.62

    @property
    def reach(self) -> float:
        """How high the part of the map is in the picture, in u."""
        return self.height * self.zoom

    def shows(self, points: Iterable[Point], margin: float = 60) -> bool:
        """Whether anything of a shape with these corners can be seen."""
        seen = [(x - self.left, y - self.top) for x, y in points]
        beside = all(x > self.width + margin for x, _ in seen) or all(x < -margin for x, _ in seen)
        return not (beside or all(y > self.height + margin for _, y in seen) or all(y < -margin for _, y in seen))

    def at(self, point: Iterable[float]) -> Point:
        """A place of the map in the picture, in u."""
        x, y = point
        return (x - self.left) * self.zoom, (y - self.top) * self.zoom + self.above


def field(file: MapFile, above: float = 0.0) -> Field:
    """A whole map, cropped to its land."""
    points = [point for territory in file.territories for point in territory.outline]
    return _around(points, above, _EDGE)


def close_up(file: MapFile, territory: str, above: float = 0.0) -> Field:
    """One territory, large, with what lies round it."""
    entry = next(entry for entry in file.territories if entry.id == territory)
    xs, ys = zip(*entry.outline, strict=True)
    width, height = max(xs) - min(xs) + 70, max(ys) - min(ys) + 70
    width = max(width, height * 1.25, 300)
    height = max(height, width * 0.55)
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return Field(middle[0] - width / 2, middle[1] - height / 2, width, height, above)


def surroundings(file: MapFile, territory: str, ratio: float, above: float = 0.0, also: Sequence[Point] = ()) -> Field:
    """One territory and what lies round it, as much of the map as a picture ``ratio`` times as high as wide shows of
    it: no more sea beyond the outermost land than on a board. Its spaces and the places shown ``also`` are never cut
    off: where they have no room, the picture is higher."""
    entry = next(entry for entry in file.territories if entry.id == territory)
    xs, ys = zip(*entry.outline, *also, strict=True)
    whole = field(file)
    height = max(max(ys) - min(ys) + 2 * _BESIDE, (max(xs) - min(xs) + 2 * _BESIDE) * ratio, _LEAST * ratio)
    width = min(height / ratio, whole.width)
    spaces = [point[1] for name, point in file.points.items() if name.startswith(f"{territory}-")]
    kept = (min(spaces) - _TENT, max(spaces) + _TENT, *(y for _, y in also))
    height = max(width * ratio, max(kept) - min(kept))
    left, top = (max(xs) + min(xs) - width) / 2, (max(ys) + min(ys) - height) / 2
    left = min(max(left, whole.left), whole.left + whole.width - width)
    top = min(max(top, whole.top), max(whole.top, whole.top + whole.height - height))
    return Field(left, min(max(top, max(kept) - height), min(kept)), width, height, above)


def _around(points: list[tuple[int, int]], above: float, edge: float) -> Field:
    xs, ys = zip(*points, strict=True)
    left, top = min(xs) - edge, min(ys) - edge
    return Field(left, top, max(xs) + edge - left, max(ys) + edge - top, above)
