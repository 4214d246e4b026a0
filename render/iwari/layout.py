"""Where there is room on a map: for the ranking of a territory, and for the signs of its biome. Found from the drawing
of the map, so that a new map needs no more than its file. All measures are the map's."""

from collections.abc import Iterator, Mapping, Sequence
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


class Places(NamedTuple):
    """Where there is room in a territory: for the signs of its biome, clear of all that is drawn there, and for its
    ranking, by the number of tribes from 1."""

    signs: tuple[Point, ...]
    plaques: tuple[Plaque, ...]


def places_on(land: Ground) -> Mapping[str, Places]:
    """By territory where there is room on a map; found once for a shipped one."""
    return _places_on(land.name) if ATLAS.get(land.name) is land else _places(land.drawn)


@lru_cache(maxsize=16)
def _places_on(name: str) -> Mapping[str, Places]:
    return _places(ATLAS[name].drawn)


def _places(file: MapFile) -> dict[str, Places]:
    found = {}
    for entry in file.territories:
        room = _Room(file, entry)
        found[entry.id] = Places(tuple(room.free_places()), tuple(map(room.best_plaque, _COLUMNS)))
    return found


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
        self.runs = {step: list(self._runs(inside.tobytes(), step)) for step in (1, _STEP)}
        self.sums = _summed(costs)

    def _cell(self, point: Point) -> Point:
        return (point[0] - self.left) / _CELL, (point[1] - self.top) / _CELL

    def best_plaque(self, count: int) -> Plaque:
        """The place that covers least, near the middle of the territory where several are as good."""
        best, found = float("inf"), Plaque(*self.middle, 1)
        for columns in _COLUMNS[count]:
            width, height = plaque_size(count, columns)
            across, down = ceil((width + 4) / 2 / _CELL), ceil((height + 4) / 2 / _CELL)
            for row, cells, costs in self._costs(_STEP, across, down):
                if min(costs) >= best + 1:
                    continue
                for column, cost in zip(cells, costs, strict=True):
                    if cost < best + 1:
                        place = self.left + column * _CELL, self.top + row * _CELL
                        whole = cost + dist(place, self.middle) / 1000
                        if whole < best:
                            best, found = whole, Plaque(*place, columns)
        return found

    def _costs(self, step: int, across: int, down: int) -> Iterator[tuple[int, range, list[int]]]:
        """Run by run the cells that are looked at, and what a rectangle of 2 * across x 2 * down cells would cover
        round each of them; without those where it would reach beyond the field."""
        first, last = -(-across // step) * step, self.width - across
        for row, run in self.runs[step]:
            cells = range(max(run.start, first), min(run.stop, last + 1), step)
            if cells and down <= row <= self.height - down:
                above, below = self.sums[row - down], self.sums[row + down]
                west = slice(cells.start - across, cells[-1] - across + 1, step)
                east = slice(cells.start + across, cells[-1] + across + 1, step)
                corners = zip(below[east], below[west], above[east], above[west], strict=True)
                yield row, cells, [one - two - three + four for one, two, three, four in corners]

    def _runs(self, inside: bytes, step: int) -> Iterator[tuple[int, range]]:
        """Row by row every so many-th cell inside, those without a gap between them together."""
        for row in range(0, self.height, step):
            cells = inside[row * self.width : (row + 1) * self.width : step]
            begin = cells.find(1)
            while begin >= 0:
                end = cells.find(0, begin)
                end = len(cells) if end < 0 else end
                yield row, range(begin * step, end * step, step)
                begin = cells.find(1, end)

    def free_places(self) -> Iterator[Point]:
        """Places for signs, well apart."""
        kept: list[Point] = []
        for column, row in self._scattered():
            place = self.left + column * _CELL, self.top + row * _CELL
            if all(dist(place, other) > 58 for other in kept):
                kept.append(place)
                yield place
                if len(kept) == _SIGNS:
                    return

    def _scattered(self) -> list[tuple[int, int]]:
        """The cells inside round which nothing lies as far as a sign reaches, neighbours far apart."""
        half = ceil(_SIGN / _CELL)
        free = []
        for row, cells, costs in self._costs(1, half, half):
            for column, cost in zip(cells, costs, strict=True):
                if cost == 0:
                    free.append(((37 * column + 91 * row) % 257, row, column))
        return [(column, row) for _, row, column in sorted(free)]


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
