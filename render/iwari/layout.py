"""Where there is room on a map: for the ranking of a territory, and for the signs of its biome. Found from the drawing
of the map, so that a new map needs no more than its file. All measures are the map's."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil, dist
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.core.canvas import Point
from render.iwari.field import field
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import BADGE_RADIUS, TENT_RADIUS, TOTEM_RADIUS, Ground, MapFile, TerritoryEntry

CHIP_WIDTH, CHIP_HEIGHT = 37, 24
"""The place of one tribe in a ranking."""
_CELL = 3
"""The search looks at squares of this side."""
_STEP = 2
"""... and for a ranking tries every so many-th of them as its middle."""
_ROUND = 60
"""How far round a territory it looks."""
_STACK = 66
"""How far a stack of totems rises above its space."""
_TOKEN_RADIUS = 17
"""Half of a feat token with some air."""
_SIGN = 21
"""Half the side of a biome's sign with some air."""
_SIGNS = 3
"""So many signs a territory has at most."""

# How bad it is to cover a square: 0 nothing is there, 255 it must stay visible.
_SEA, _COAST, _ROAD, _RISE, _TOKEN, _OTHER, _KEPT = 5, 6, 40, 25, 70, 150, 255


_COLUMNS = {1: (1,), 2: (2, 1), 3: (3, 1), 4: (2, 4, 1), 5: (3, 2, 1)}
"""By the number of tribes, how many may lie beside each other."""


class Plaque(NamedTuple):
    """Where a territory's ranking stands: its middle, and how many tribes lie beside each other."""

    x: float
    y: float
    columns: int


@lru_cache(maxsize=512)
def plaque(name: str, territory: str, count: int) -> Plaque:
    """Where the ranking of so many tribes stands in a territory of a shipped map."""
    return _room(name, territory).best_plaque(count)


@lru_cache(maxsize=16)
def _signs_on(name: str) -> dict[str, tuple[Point, ...]]:
    return {entry.id: tuple(_room(name, entry.id).free_places()) for entry in ATLAS[name].drawn.territories}


@lru_cache(maxsize=24)
def _room(name: str, territory: str) -> "_Room":
    file = ATLAS[name].drawn
    return _Room(file, next(entry for entry in file.territories if entry.id == territory))


def signs(land: Ground) -> dict[str, tuple[Point, ...]]:
    """By territory where the signs of its biome stand, clear of all that is drawn there."""
    if ATLAS.get(land.name) is land:
        return _signs_on(land.name)
    return {entry.id: tuple(_Room(land.drawn, entry).free_places()) for entry in land.drawn.territories}


def feat_spots(file: MapFile) -> dict[str, Point]:
    """Where a feat token lies: beside the code of its territory, or on the rim of its line's number."""
    spots: dict[str, Point] = {entry.id: (entry.code_at[0] - 27, entry.code_at[1] - 27) for entry in file.territories}
    return spots | {str(line.number): (line.badge[0] - 27, line.badge[1] - 20) for line in file.lines}


def plaque_size(count: int, columns: int) -> tuple[float, float]:
    """The size of a ranking of so many tribes."""
    return columns * CHIP_WIDTH + 6, ceil(count / columns) * CHIP_HEIGHT + 6


class _Room:
    """A territory and what lies round it as a field of costs, summed up so that a rectangle costs four look-ups."""

    def __init__(self, file: MapFile, entry: TerritoryEntry) -> None:
        xs, ys = zip(*entry.outline, strict=True)
        self.left, self.top = min(xs) - _ROUND, min(ys) - _ROUND
        self.width = ceil((max(xs) + _ROUND - self.left) / _CELL)
        self.height = ceil((max(ys) + _ROUND - self.top) / _CELL)
        self.middle = sum(xs) / len(xs), sum(ys) / len(ys)
        costs = Image.new("L", (self.width, self.height), _SEA)
        _Sketch(ImageDraw.Draw(costs), (self.left, self.top)).draw(file, entry)
        inside = Image.new("L", costs.size)
        ImageDraw.Draw(inside).polygon([self._cell(point) for point in entry.outline], fill=1)
        self.inside = inside.tobytes()
        self.sums = _summed(costs)

    def _cell(self, point: Point) -> Point:
        return (point[0] - self.left) / _CELL, (point[1] - self.top) / _CELL

    def _cost(self, column: int, row: int, across: int, down: int) -> int:
        """What a rectangle of 2 * across x 2 * down cells round a cell would cover."""
        west, east, north, south = column - across, column + across, row - down, row + down
        if west < 0 or north < 0 or east > self.width or south > self.height:
            return 1 << 30
        above, below = self.sums[north], self.sums[south]
        return below[east] - below[west] - above[east] + above[west]

    def best_plaque(self, count: int) -> Plaque:
        """The place that covers least, near the middle of the territory where several are as good."""
        best, found = float("inf"), Plaque(*self.middle, 1)
        for columns in _COLUMNS[count]:
            width, height = plaque_size(count, columns)
            across, down = ceil((width + 4) / 2 / _CELL), ceil((height + 4) / 2 / _CELL)
            for column, row in self._cells(_STEP):
                cost = self._cost(column, row, across, down)
                if cost < best + 1:
                    place = self.left + column * _CELL, self.top + row * _CELL
                    whole = cost + dist(place, self.middle) / 1000
                    if whole < best:
                        best, found = whole, Plaque(*place, columns)
        return found

    def free_places(self) -> Iterator[Point]:
        """Places for signs, well apart."""
        kept: list[Point] = []
        half = ceil(_SIGN / _CELL)
        for column, row in self._scattered():
            place = self.left + column * _CELL, self.top + row * _CELL
            if self._cost(column, row, half, half) == 0 and all(dist(place, other) > 58 for other in kept):
                kept.append(place)
                yield place
                if len(kept) == _SIGNS:
                    return

    def _scattered(self) -> Iterator[tuple[int, int]]:
        """The cells inside, neighbours far apart: by (37 * column + 91 * row) % 257, of which 132 undoes the 37. Few of
        them are ever asked for."""
        for number in range(257):
            for row in range(self.height):
                for column in range((number - 91 * row) * 132 % 257, self.width, 257):
                    if self.inside[row * self.width + column]:
                        yield column, row

    def _cells(self, step: int = 1) -> Iterator[tuple[int, int]]:
        for row in range(0, self.height, step):
            for column in range(0, self.width, step):
                if self.inside[row * self.width + column]:
                    yield column, row


def _summed(costs: Image.Image) -> list[list[int]]:
    """Row by row and column by column the sum of everything above and to the left."""
    values, width = costs.tobytes(), costs.width
    rows = [[0] * (width + 1)]
    for start in range(0, len(values), width):
        row = accumulate(values[start : start + width], initial=0)
        rows.append([one + above for one, above in zip(row, rows[-1], strict=True)])
    return rows


class _Sketch:
    """Draws what lies on a map as costs, the worst last."""

    def __init__(self, pen: ImageDraw.ImageDraw, corner: tuple[int, int]) -> None:
        self.pen = pen
        self.corner = corner

    def draw(self, file: MapFile, own: TerritoryEntry) -> None:
        points = file.points
        for entry in file.territories:
            self.pen.polygon(self._moved(entry.outline), fill=0 if entry is own else _OTHER)
        self._line((*own.outline, own.outline[0]), 8, _COAST)
        self._beyond(file)
        if own.totem_space is not None:
            x, y = own.totem_space
            self._line(((x, y), (x, y - _STACK)), 40, _RISE)
        roads: list[Sequence[Point]] = [
            (points[first], points[second]) for first, second in (*file.roads, *file.border_roads)
        ]
        roads.append([points[space] for space in file.long_road])
        for road in roads:
            self._line(road, 14, _ROAD)
        for spot in feat_spots(file).values():
            self._disc(spot, _TOKEN_RADIUS, _TOKEN)
        for line in file.lines:
            self._line(line.path, 16, _KEPT)
            self._disc(line.badge, BADGE_RADIUS + 5)
        for place in points.values():
            self._disc(place, TENT_RADIUS + 4)
        for entry in file.territories:
            self._disc(entry.code_at, TOTEM_RADIUS + 2)
            if entry.totem_space is not None:
                x, y = entry.totem_space
                self._line(((x + 12, y + 24), (x + 44, y + 24)), 30, _KEPT)

    def _beyond(self, file: MapFile) -> None:
        """What lies outside the picture."""
        place = field(file)
        right, bottom = place.left + place.width, place.top + place.height
        for edges in (
            ((-500, -500), (place.left + 4, 1500)),
            ((right - 4, -500), (1500, 1500)),
            ((-500, -500), (1500, place.top + 4)),
            ((-500, bottom - 4), (1500, 1500)),
        ):
            self.pen.rectangle(self._moved(edges), fill=_KEPT)

    def _moved(self, points: Sequence[Point]) -> list[Point]:
        return [((x - self.corner[0]) / _CELL, (y - self.corner[1]) / _CELL) for x, y in points]

    def _line(self, points: Sequence[Point], width: int, cost: int) -> None:
        self.pen.line(self._moved(points), fill=cost, width=max(1, round(width / _CELL)))

    def _disc(self, place: Point, radius: int, cost: int = _KEPT) -> None:
        ((x, y),), reach = self._moved([place]), radius / _CELL
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=cost)


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within a closed outline."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
