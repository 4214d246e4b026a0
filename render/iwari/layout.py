"""Where there is room on a map: for the signs of a biome, the stack and the code of a territory, its ranking, feat
tokens, and for what is written on it now and then. Found from the drawing of the map, so that a new map needs no more
than its file. All measures are the map's: 1 is 1.62 u of a board that shows a whole map."""

from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from math import ceil, cos, dist, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.core.canvas import Point
from render.iwari.field import field
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import Ground, LineEntry, MapFile, TerritoryEntry

CHIP_WIDTH, WIDE_CHIP, CHIP_HEIGHT = 37, 44, 24
"""The place of one tribe in a ranking; a wide one has room for a number of two figures."""
TOKEN = 33
"""The place of one feat token."""
REACH = 60
"""So far from its space the top totem of a stack can lie."""
SPACE_RADIUS, CHIP_RADIUS, STONE_RADIUS, NUMBER_RADIUS = 21, 22, 33, 21
"""How far an empty space, a totem, a totem space and the number of a line reach from their middle, with some air."""
CODE = (42, 27)
"""The size of the plate with a territory's code."""
_TENT = ((-25, 24), (-9, -25), (9, -25), (25, 24))
_MOUNTAIN = ((-37, 23), (-12, -33), (-4, -33), (37, 23))
"""How far a tent and a mountain token reach round their places."""
_CELL = 3
"""The search looks at squares of this side."""
_STEP = 2
"""... and for a ranking tries every so many-th of them as its middle."""
_ROUND = 110
"""How far round a territory it looks."""
_BEYOND = 57
"""So far off its coast the middle of a ranking may lie."""
_SIGN = 21
"""Half the side of a biome's sign with some air."""
_SIGNS = 3
"""So many signs a territory has at most."""
_BITS = 0xFFFFFFFF
TURNS = 16
"""So many directions are tried."""

# How bad it is to cover a square.
_FREE, _COAST, _SEA, _ROAD, _STONE, _PATH, _OTHER, KEPT = 0, 6, 12, 40, 60, 150, 400, 50_000
"""Nothing is there, or something less and less dispensable, up to pieces and numbers: those must stay visible."""

_COLUMNS = {1: (1,), 2: (2, 1), 3: (3, 1), 4: (2, 4, 1), 5: (3, 5, 2, 1)}
"""By how many there are, how many may lie beside each other."""

Shape = Sequence[Point]


class Box(NamedTuple):
    """A rectangle round its middle."""

    x: float
    y: float
    width: float
    height: float

    def meets(self, other: "Box") -> bool:
        """Whether two have more than an edge in common."""
        across, down = (self.width + other.width) / 2, (self.height + other.height) / 2
        return abs(self.x - other.x) < across and abs(self.y - other.y) < down


class Plaque(NamedTuple):
    """Where something made of equal parts stands: its middle, and how many parts lie beside each other."""

    x: float
    y: float
    columns: int


class Stack(NamedTuple):
    """How the totems of a territory lie: the direction in which they rise from their space, of length 1, and the middle
    of the plate with the code."""

    lean: Point
    code: Point


class Places(NamedTuple):
    """Where there is room in a territory: for the signs of its biome, clear of all that is drawn there, and for its
    stack, where it has a totem space."""

    signs: tuple[Point, ...]
    stack: Stack | None


Rankings = Mapping[str, tuple[Plaque, ...]]
"""By territory where its ranking stands, by the number of tribes in it from 1."""


def places_on(land: Ground) -> Mapping[str, Places]:
    """By territory where there is room on a map; found once for a shipped one."""
    return _places_on(land.name) if _is_shipped(land) else _places(land.drawn)


def rankings_on(land: Ground, chip: int = CHIP_WIDTH) -> Rankings:
    """Where the rankings stand, each tribe taking so much room."""
    return _rankings_on(land.name, chip) if _is_shipped(land) else _rankings(land.drawn, chip)


def _is_shipped(land: Ground) -> bool:
    return ATLAS.get(land.name) is land


@lru_cache(maxsize=16)
def _places_on(name: str) -> Mapping[str, Places]:
    return _places(ATLAS[name].drawn)


@lru_cache(maxsize=32)
def _rankings_on(name: str, chip: int) -> Rankings:
    return _rankings(ATLAS[name].drawn, chip)


def _places(file: MapFile) -> dict[str, Places]:
    return {entry.id: Places(tuple(_signs(file, entry)), _stack(file, entry)) for entry in file.territories}


def _rankings(file: MapFile, chip: int) -> Rankings:
    """Those of one territory keep clear of all that others may have."""
    stacks = {entry.id: _stack(file, entry) for entry in file.territories}
    found: dict[str, tuple[Plaque, ...]] = {}
    taken: list[Box] = []
    for entry in file.territories:
        room, cells, middle = _around_territory(file, entry, stacks, taken)
        found[entry.id] = tuple(
            room.best([(columns, plaque_size(count, columns, chip)) for columns in shapes], cells, middle)
            for count, shapes in _COLUMNS.items()
        )
        taken += [plaque_box(one, count, chip) for count, one in enumerate(found[entry.id], 1)]
    return found


def plaque_size(count: int, columns: int, chip: int = CHIP_WIDTH) -> tuple[float, float]:
    """The size of a ranking of so many tribes."""
    return columns * chip + 8, ceil(count / columns) * CHIP_HEIGHT + 8


def plaque_box(plaque: Plaque, count: int, chip: int = CHIP_WIDTH) -> Box:
    """What a ranking of so many tribes covers."""
    return Box(plaque.x, plaque.y, *plaque_size(count, plaque.columns, chip))


# --- what lies on a map ---------------------------------------------------------------------------------------------


def tent_shape(place: Point) -> Shape:
    """What a tent covers."""
    return _at(place, _TENT)


def mountain_shape(line: LineEntry) -> Shape:
    """What a mountain on a line covers."""
    return _at(line.badge, _MOUNTAIN)


def _at(place: Point, shape: Shape) -> Shape:
    return [(place[0] + x, place[1] + y) for x, y in shape]


def _stack(file: MapFile, entry: TerritoryEntry) -> Stack | None:
    """The direction nearest to upwards in which no totem lies on a piece or a number, and the place next to the space
    that is clear of the totems then."""
    if entry.totem_space is None:
        return None
    near = _Near(file, entry, entry.totem_space)
    ways = [(sin(2 * pi * turn / TURNS), -cos(2 * pi * turn / TURNS)) for turn in _by_angle()]
    lean = max(ways, key=near.free_way)
    return Stack(lean, max(_beside(near.place), key=lambda spot: near.room_for_code(lean, spot)))


def _by_angle() -> list[int]:
    """All directions, those nearest to upwards first."""
    return sorted(range(TURNS), key=lambda turn: min(turn, TURNS - turn))


class _Near:
    """What lies round a totem space: as discs, and the lands of others."""

    def __init__(self, file: MapFile, entry: TerritoryEntry, place: Point) -> None:
        self.place = place
        discs = [(point, 26) for point in file.points.values()]
        discs += [(line.badge, 36 if line.mountain else NUMBER_RADIUS) for line in file.lines]
        self.discs = [(point, reach) for point, reach in discs if dist(point, place) < 170]
        others = [one.outline for one in file.territories if one is not entry]
        self.lands = [land for land in others if min(dist(point, place) for point in land) < 150]
        whole = field(file)
        self.picture = Box(
            whole.left + whole.width / 2, whole.top + whole.height / 2, whole.width - 50, whole.height - 50
        )

    def clearance(self, point: Point) -> float:
        """How far the nearest piece or number is from a point."""
        return min((dist(point, other) - reach for other, reach in self.discs), default=999.0)

    def free_way(self, way: Point) -> int:
        """How far totems may go from here; the last of them still on the picture and not on another's land."""
        for step in range(0, REACH + 1, 5):
            point = self.place[0] + way[0] * step, self.place[1] + way[1] * step
            clear = self.picture.meets(Box(*point, 0, 0)) and self.clearance(point) >= CHIP_RADIUS
            if not clear or any(is_inside(point, land) for land in self.lands):
                return step
        return REACH + 5

    def room_for_code(self, lean: Point, spot: Point) -> float:
        """How much room a plate has there: less than 0 is too little, and more than 0 is no better."""
        corners = [(spot[0] + x * CODE[0] / 2, spot[1] + y * CODE[1] / 2) for x in (-1, 0, 1) for y in (-1, 1)]
        top = self.place[0] + lean[0] * REACH, self.place[1] + lean[1] * REACH
        stack = min(_distance(corner, self.place, top) for corner in corners) - CHIP_RADIUS
        return min(0.0, stack, *map(self.clearance, corners))


def _beside(place: Point) -> list[Point]:
    """Where a plate may lie round a totem, the lower ones first."""
    half = CHIP_RADIUS + CODE[0] / 2, CHIP_RADIUS + CODE[1] / 2
    corner = 20 + CODE[0] / 2, 9 + CODE[1] / 2
    ways = ((0, half[1]), corner, (-corner[0], corner[1]), (half[0], 0), (-half[0], 0))
    higher = ((corner[0], -corner[1]), (-corner[0], -corner[1]), (0, -half[1]))
    return [(place[0] + x, place[1] + y) for x, y in (*ways, *higher)]


def _distance(point: Point, start: Point, end: Point) -> float:
    reach = dist(start, end)
    along = ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / reach**2
    along = min(max(along, 0.0), 1.0)
    return dist(point, (start[0] + along * (end[0] - start[0]), start[1] + along * (end[1] - start[1])))


# --- the search -----------------------------------------------------------------------------------------------------


class Room:
    """A part of a map as a field of costs, summed up so that a rectangle costs four look-ups; ``costs`` is it drawn, a
    pixel a cell, from the corner ``left``, ``top`` on."""

    def __init__(self, costs: Image.Image, corner: Point) -> None:
        self.left, self.top = corner
        self.width, self.height = costs.size
        self.sums = _summed(costs)

    def cost(self, box: Box) -> int:
        """What a rectangle covers; beyond the field is nothing to be covered."""
        left, right = (
            min(max(round((box.x + half - self.left) / _CELL), 0), self.width)
            for half in (-box.width / 2, box.width / 2)
        )
        top, bottom = (
            min(max(round((box.y + half - self.top) / _CELL), 0), self.height)
            for half in (-box.height / 2, box.height / 2)
        )
        above, below = self.sums[top], self.sums[bottom]
        return below[right] - below[left] - above[right] + above[left] & _BITS

    def best(self, sizes: Iterable[tuple[int, tuple[float, float]]], cells: "_Cells", middle: Point) -> Plaque:
        """The place that covers least, near the ``middle`` where several are as good; ``sizes`` by columns."""
        best, found = float("inf"), Plaque(*middle, 1)
        for columns, (width, height) in sizes:
            across, down = ceil((width + 3) / 2 / _CELL), ceil((height + 3) / 2 / _CELL)
            for row, run, costs in self.costs(cells, across, down):
                if min(costs) >= best + 1:
                    continue
                for column, cost in zip(run, costs, strict=True):
                    if cost < best + 1:
                        place = self.left + column * _CELL, self.top + row * _CELL
                        whole = cost + dist(place, middle) / 2
                        if whole < best:
                            best, found = whole, Plaque(*place, columns)
        return found

    def costs(self, cells: "_Cells", across: int, down: int) -> Iterator[tuple[int, range, list[int]]]:
        """Run by run the cells that are looked at, and what a rectangle of 2 * across x 2 * down cells would cover
        round each of them; without those where it would reach beyond the field."""
        step = cells.step
        first, last = -(-across // step) * step, self.width - across
        for row, run in cells.runs:
            seen = range(max(run.start, first), min(run.stop, last + 1), step)
            if seen and down <= row <= self.height - down:
                above, below = self.sums[row - down], self.sums[row + down]
                west = slice(seen.start - across, seen[-1] - across + 1, step)
                east = slice(seen.start + across, seen[-1] + across + 1, step)
                corners = zip(below[east], below[west], above[east], above[west], strict=True)
                yield row, seen, [one - two - three + four & _BITS for one, two, three, four in corners]


class _Cells(NamedTuple):
    """The cells that a search looks at: row by row those without a gap between them, every ``step``-th of them."""

    step: int
    runs: list[tuple[int, range]]


def _cells(inside: Image.Image, step: int) -> _Cells:
    """Every so many-th cell of a mask."""
    runs, width, flat = [], inside.width, inside.tobytes()
    for row in range(0, inside.height, step):
        cells = flat[row * width : (row + 1) * width : step]
        begin = cells.find(1)
        while begin >= 0:
            end = cells.find(0, begin)
            end = len(cells) if end < 0 else end
            runs.append((row, range(begin * step, end * step, step)))
            begin = cells.find(1, end)
    return _Cells(step, runs)


def _summed(costs: Image.Image) -> list[Sequence[int]]:
    """Row by row and column by column the sum of everything above and to the left, as far as 32 bits hold it: a map has
    several of these, and no rectangle that is looked at costs more."""
    values, width = memoryview(costs.tobytes()).cast("i"), costs.width
    rows: list[Sequence[int]] = [array("I", bytes(4 * (width + 1)))]
    for start in range(0, len(values), width):
        row = accumulate(values[start : start + width], initial=0)
        rows.append(array("I", [one + above & _BITS for one, above in zip(row, rows[-1], strict=True)]))
    return rows


def _around_territory(
    file: MapFile, entry: TerritoryEntry, stacks: Mapping[str, Stack | None], taken: Sequence[Box]
) -> tuple[Room, _Cells, Point]:
    """The room round a territory, the cells on which the middle of its ranking may lie, and its own middle."""
    xs, ys = zip(*entry.outline, strict=True)
    corner = min(xs) - _ROUND, min(ys) - _ROUND
    size = ceil((max(xs) + _ROUND - corner[0]) / _CELL), ceil((max(ys) + _ROUND - corner[1]) / _CELL)
    costs, inside = Image.new("I", size, _SEA), Image.new("L", size)
    sketch = _Sketch(ImageDraw.Draw(costs), corner)
    sketch.draw(file, entry, stacks)
    for box in taken:
        sketch.box(box)
    land = _Sketch(ImageDraw.Draw(inside), corner)
    land.area(entry.outline, 1)
    land.line((*entry.outline, entry.outline[0]), 2 * _BEYOND, 1)
    return Room(costs, corner), _cells(inside, _STEP), (sum(xs) / len(xs), sum(ys) / len(ys))


def _signs(file: MapFile, entry: TerritoryEntry) -> Iterator[Point]:
    """Places for signs, well apart, round which nothing lies as far as a sign reaches."""
    xs, ys = zip(*entry.outline, strict=True)
    corner = min(xs) - _SIGN, min(ys) - _SIGN
    size = ceil((max(xs) + _SIGN - corner[0]) / _CELL), ceil((max(ys) + _SIGN - corner[1]) / _CELL)
    costs, inside = Image.new("I", size, _SEA), Image.new("L", size)
    _Sketch(ImageDraw.Draw(costs), corner).draw(file, entry, {})
    _Sketch(ImageDraw.Draw(inside), corner).area(entry.outline, 1)
    half, free = ceil(_SIGN / _CELL), []
    for row, run, found in Room(costs, corner).costs(_cells(inside, 1), half, half):
        free += [
            ((37 * column + 91 * row) % 257, row, column) for column, cost in zip(run, found, strict=True) if not cost
        ]
    kept: list[Point] = []
    for _, row, column in sorted(free):  # neighbours far apart
        place = corner[0] + column * _CELL, corner[1] + row * _CELL
        if all(dist(place, other) > 58 for other in kept):
            kept.append(place)
            yield place
        if len(kept) == _SIGNS:
            return


class _Sketch:
    """Draws what lies on a map as costs, the worst last."""

    def __init__(self, pen: ImageDraw.ImageDraw, corner: Point) -> None:
        self.pen = pen
        self.corner = corner

    def draw(self, file: MapFile, own: TerritoryEntry | None, stacks: Mapping[str, Stack | None]) -> None:
        """Everything; the land of a territory is free there, without one every land is."""
        points = file.points
        for entry in file.territories:
            self.area(entry.outline, _FREE if own is None or entry is own else _OTHER)
            if own is None or entry is own:
                self.line((*entry.outline, entry.outline[0]), 8, _COAST)
        self._beyond(file)
        roads: list[Shape] = [(points[first], points[second]) for first, second in (*file.roads, *file.border_roads)]
        roads.append([points[space] for space in file.long_road])
        for road in roads:
            self.line(road, 14, _ROAD)
        for line in file.lines:
            self.line(line.path, 16, _PATH)
        for entry in file.territories:
            if entry.totem_space is not None:
                self.disc(entry.totem_space, STONE_RADIUS, _STONE)
        for line in file.lines:
            self.disc(line.badge, NUMBER_RADIUS)
            if line.mountain:
                self.area(mountain_shape(line), KEPT)
        for place in points.values():
            self.disc(place, SPACE_RADIUS)
            self.area(tent_shape(place), KEPT)
        for entry in file.territories:
            self._totems(entry, stacks.get(entry.id))

    def _totems(self, entry: TerritoryEntry, stack: Stack | None) -> None:
        if stack is None or entry.totem_space is None:
            self.box(Box(*entry.code_at, *CODE))
            if entry.totem_space is not None:
                self.disc(entry.totem_space, STONE_RADIUS)
            return
        (x, y), (across, down) = entry.totem_space, stack.lean
        for reach in range(0, REACH + 1, 10):
            self.disc((x + across * reach, y + down * reach), CHIP_RADIUS)
        self.box(Box(*stack.code, *CODE))

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
            self.pen.rectangle(self._moved(edges), fill=KEPT)

    def _moved(self, points: Iterable[Point]) -> list[Point]:
        return [((x - self.corner[0]) / _CELL, (y - self.corner[1]) / _CELL) for x, y in points]

    def area(self, points: Shape, cost: int) -> None:
        self.pen.polygon(self._moved(points), fill=cost)

    def box(self, box: Box) -> None:
        x, y = box.width / 2, box.height / 2
        self.pen.rectangle(self._moved(((box.x - x, box.y - y), (box.x + x, box.y + y))), fill=KEPT)

    def line(self, points: Shape, width: int, cost: int) -> None:
        self.pen.line(self._moved(points), fill=cost, width=max(1, round(width / _CELL)))

    def disc(self, place: Point, radius: int, cost: int = KEPT) -> None:
        ((x, y),), reach = self._moved([place]), radius / _CELL
        self.pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=cost)


def room_on(land: Ground) -> Room:
    """A whole map with all that lies on it, to look up what something would cover."""
    return _whole_of(land.name) if _is_shipped(land) else _whole(land.drawn)


@lru_cache(maxsize=16)
def _whole_of(name: str) -> Room:
    return _whole(ATLAS[name].drawn)


def _whole(file: MapFile) -> Room:
    """A whole map with a margin, on which every land is as good as another."""
    place = field(file)
    corner = place.left - _ROUND, place.top - _ROUND
    size = ceil(place.width + 2 * _ROUND) // _CELL, ceil(place.height + 2 * _ROUND) // _CELL
    costs = Image.new("I", size, _SEA)
    sketch = _Sketch(ImageDraw.Draw(costs), corner)
    sketch.draw(file, None, {entry.id: _stack(file, entry) for entry in file.territories})
    return Room(costs, corner)


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within a closed outline."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
