"""How a map is drawn: outlines do not overlap, everything has room, and nothing crosses what it must not."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice
from math import hypot

from rules.iwari.maps import BADGE_RADIUS, TENT_RADIUS, TOTEM_RADIUS, MapFile, Point

FROM_EDGE = 24
"""How far the centre of a space is from the outline of its territory, at least."""

BETWEEN_SPACES = 47
FROM_TOTEM = 60
"""Distances between the centres of two tent spaces, and of a tent space and the totem space of a territory."""

AREA = 1
"""Twice the area of an outline is more than this, else it has none."""


@dataclass(frozen=True)
class Stroke:
    """A straight line on the map: a road, an alliance line, a part of the purple road. ``ends`` are the spaces it
    joins, none for an alliance line, which only goes from territory to territory."""

    name: str
    start: Point
    end: Point
    ends: frozenset[str] = frozenset()


def misdrawn(file: MapFile) -> Iterator[str]:
    """What is wrong with the drawing of a map whose names are all in order."""
    yield from _outlines(file)
    yield from _room(file)
    yield from _crossings(file)


# --- outlines -------------------------------------------------------------------------------------------------------


def _outlines(file: MapFile) -> Iterator[str]:
    for territory in file.territories:
        edges = _edges(territory.outline)
        if len(edges) < 3 or abs(_twice_area(territory.outline)) <= AREA:
            yield f"{territory.id}: its outline encloses nothing"
            continue
        for one, two in _meeting(edges):
            if two - one not in (1, len(edges) - 1) and cross(*edges[one], *edges[two]):
                yield f"{territory.id}: its outline crosses itself near {edges[one][0]}"
                break
    for first, second in combinations(file.territories, 2):
        if _overlap(first.outline, second.outline):
            yield f"{first.id} and {second.id}: their outlines overlap"


def _edges(outline: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(outline, (*outline[1:], *outline[:1]), strict=True))


def _twice_area(outline: tuple[Point, ...]) -> int:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _edges(outline))


def _overlap(one: tuple[Point, ...], two: tuple[Point, ...]) -> bool:
    low, high = [], []
    for along in (0, 1):
        first, second = [point[along] for point in one], [point[along] for point in two]
        low.append(max(min(first), min(second)))
        high.append(min(max(first), max(second)))
        if low[-1] > high[-1]:
            return False
    if inside(one[0], two) or inside(two[0], one):
        return True
    theirs = _edges_within(two, low, high)
    return any(cross(*first, *second) for first in _edges_within(one, low, high) for second in theirs)


def _edges_within(outline: tuple[Point, ...], low: list[int], high: list[int]) -> list[tuple[Point, Point]]:
    """The edges that reach into the box between two corners."""
    return [
        (a, b)
        for a, b in _edges(outline)
        if all(max(a[i], b[i]) >= low[i] and min(a[i], b[i]) <= high[i] for i in (0, 1))
    ]


# --- room -----------------------------------------------------------------------------------------------------------


def _room(file: MapFile) -> Iterator[str]:
    """Spaces lie within their territory, away from its edge and from one another."""
    for territory in file.territories:
        spaces = dict(territory.tent_spaces)
        if territory.totem_space is not None:
            spaces[f"the totem space of {territory.id}"] = territory.totem_space
        for name, point in spaces.items():
            if not inside(point, territory.outline):
                yield f"{name}: lies outside the outline of {territory.id}"
            elif any(_is_near(point, *edge, FROM_EDGE) for edge in _edges(territory.outline)):
                yield f"{name}: is less than {FROM_EDGE} from the outline of {territory.id}"
    for (first, one), (second, two) in combinations(file.points.items(), 2):
        if _apart(one, two) < BETWEEN_SPACES:
            yield f"{first} and {second}: less than {BETWEEN_SPACES} apart"
    for territory in file.territories:
        if territory.totem_space is not None:
            for name, point in file.points.items():
                if _apart(point, territory.totem_space) < FROM_TOTEM:
                    yield f"{name}: less than {FROM_TOTEM} from the totem space of {territory.id}"


# --- crossings ------------------------------------------------------------------------------------------------------


def strokes(file: MapFile) -> list[Stroke]:
    """All that is drawn from one place to another."""
    points = file.points
    pairs = [("road", pair) for pair in file.roads] + [("border road", pair) for pair in file.border_roads]
    pairs += [("purple road", pair) for pair in zip(file.long_road, file.long_road[1:], strict=False)]
    found = [
        Stroke(f"{kind} {first} to {second}", points[first], points[second], frozenset((first, second)))
        for kind, (first, second) in pairs
    ]
    return found + [Stroke(f"line {line.number}", *line.path, frozenset(line.road or ())) for line in file.lines]


def _crossings(file: MapFile) -> Iterator[str]:
    drawn = strokes(file)
    for first, second in _meeting([(stroke.start, stroke.end) for stroke in drawn]):
        one, two = drawn[first], drawn[second]
        if not one.ends & two.ends and cross(one.start, one.end, two.start, two.end):
            yield f"{one.name}: crosses {two.name}"
    for stroke in drawn:
        for name, point in file.points.items():
            if name not in stroke.ends and _is_near(point, stroke.start, stroke.end, TENT_RADIUS):
                yield f"{stroke.name}: runs over {name}"
        for territory in file.territories:
            totem = territory.totem_space
            if totem is not None and _is_near(totem, stroke.start, stroke.end, TOTEM_RADIUS):
                yield f"{stroke.name}: runs over the totem space of {territory.id}"
    for line in file.lines:
        for name, point in file.points.items():
            if _apart(point, line.badge) < TENT_RADIUS + BADGE_RADIUS:
                yield f"line {line.number}: its number covers {name}"


# --- plane geometry -------------------------------------------------------------------------------------------------


def _side(a: Point, b: Point, c: Point) -> int:
    """On which side of the line from ``a`` to ``b`` the point ``c`` lies; 0 on it."""
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    if _side(a, b, c) != _side(a, b, d) and _side(c, d, a) != _side(c, d, b):
        return True
    return any(
        distance(point, *segment) == 0 for point, segment in ((c, (a, b)), (d, (a, b)), (a, (c, d)), (b, (c, d)))
    )


def _meeting(segments: Sequence[tuple[Point, Point]]) -> list[tuple[int, int]]:
    """The pairs of segments whose surrounding boxes meet, by their places, in order. All maps are checked at each
    start, and most pairs are far apart."""
    boxes = sorted(
        (min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1]), place)
        for place, (a, b) in enumerate(segments)
    )
    found: list[tuple[int, int]] = []
    for rank, (_, right, low, high, one) in enumerate(boxes, 1):
        for left, _, bottom, top, other in islice(boxes, rank, None):
            if left > right:
                break
            if bottom <= high and top >= low:
                found.append((min(one, other), max(one, other)))
    return sorted(found)


def inside(point: Point, outline: tuple[Point, ...]) -> bool:
    """Whether a point lies in a polygon (even-odd rule)."""
    x, y = point
    within = False
    for (ax, ay), (bx, by) in _edges(outline):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
    return within


def distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a segment."""
    (px, py), (ax, ay), (bx, by) = point, start, end
    dx, dy = bx - ax, by - ay
    length = dx * dx + dy * dy
    share = 0.0 if not length else max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / length))
    return hypot(px - ax - share * dx, py - ay - share * dy)


def _is_near(point: Point, start: Point, end: Point, reach: float) -> bool:
    """Whether a point is less than ``reach`` from a segment."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    if (ax - x >= reach and bx - x >= reach) or (x - ax >= reach and x - bx >= reach):
        return False
    if (ay - y >= reach and by - y >= reach) or (y - ay >= reach and y - by >= reach):
        return False
    return distance(point, start, end) < reach


def _apart(one: Point, two: Point) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])
