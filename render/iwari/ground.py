"""The empty map: sea, land in relief with the signs of its biome, roads, alliance lines and their numbers."""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import dist

from PIL import Image, ImageChops

from render.core import cache, shapes
from render.core.canvas import Canvas, Point
from render.core.fixed_palette import reduce
from render.core.palette import GOLD, INK, WHITE, Colour, mix, on
from render.iwari import layout, pieces
from render.iwari.colours import BIOME_COLOURS, MAP_COLOURS
from render.iwari.field import Field, field
from render.iwari.icons import BIOME_GLYPHS
from rules.iwari.maps import BIOME_OF, BIOMES, TERRITORY_OF, Ground, LineEntry, TerritoryEntry

_WAVE = ((-24.0, 4.0), (-12.0, -6.0), (0.0, 4.0), (12.0, -6.0), (24.0, 4.0))
_OFFING = 34
"""So far from the coast the waves begin, in the map's coordinates."""
_RIM = 5.5
_THICKEST = 1.5
"""Coasts grow less than what stands on the land when a map is seen close."""
_OUTLINE = 16.0
_RELIEF = 9
"""How high the land rises, in u."""
_DASH, _DASH_GAP = 21.0, 12.0


def ground(land: Ground, border_roads: bool, size: int) -> cache.Ground:
    """The empty map without the header above it, ``size`` pixels wide; with the border roads where they are in use."""
    key = "iwari", land.name, border_roads, size
    return cache.ground(key, partial(_draw_whole, land, border_roads, size))


def prepare_ground(land: Ground, size: int) -> None:
    """Draws a map, without border roads, and finds room on it, before it is asked for."""
    layout.rankings_on(land)
    layout.room_on(land)
    ground(land, False, size)


def _draw_whole(land: Ground, border_roads: bool, size: int) -> Image.Image:
    place = field(land.drawn)
    canvas = Canvas.new(size, place.reach, MAP_COLOURS["sea"], once=True)
    draw_ground(canvas, land, place, border_roads=border_roads)
    return reduce(_plainer(canvas.picture), "iwari")


def close_ground(land: Ground, place: Field, border_roads: bool, size: int, outlined: str = "") -> cache.Ground:
    """The same of a part of the map, large. A territory may be ``outlined``."""

    def draw() -> Image.Image:
        canvas = Canvas.new(size, place.reach, MAP_COLOURS["sea"], once=True)
        draw_ground(canvas, land, place, border_roads=border_roads, outlined=outlined)
        return reduce(canvas.picture, "iwari")

    return cache.ground(("iwari", land.name, place, outlined, border_roads, size), draw)


def draw_ground(canvas: Canvas, land: Ground, place: Field, *, border_roads: bool, outlined: str = "") -> None:
    """The part of the map that ``place`` shows, on the sea; the ``outlined`` territory has a golden edge."""
    file = land.drawn
    _waves(canvas, place, land)
    shown = [entry for entry in file.territories if place.shows(entry.outline)]
    outlines = {entry.id: [place.at(point) for point in entry.outline] for entry in shown}
    room, rim = layout.places_on(land), min(place.part, _THICKEST)
    for outline in outlines.values():
        low = [(x, y + 12 * rim) for x, y in outline]
        canvas.polygon(low, INK)
        canvas.line((*low, low[0]), 2 * _RIM * rim, INK)
    for entry in shown:
        _land(canvas, place, entry, outlines[entry.id], room[entry.id].signs)
    if outlined in outlines:
        canvas.line((*outlines[outlined], outlines[outlined][0]), _OUTLINE, GOLD)
    _roads(canvas, place, land, border_roads)
    _purple_road(canvas, place, land)
    for line in file.lines:
        if place.shows(line.path):
            draw_line(canvas, place, line)


def _plainer(picture: Image.Image) -> Image.Image:
    """The same in a few colours: smoothed edges have one step between two colours, which makes the file a tenth
    smaller and shows at no size."""
    return picture.quantize(palette=_few_colours(), dither=Image.Dither.NONE).convert("RGB")


@lru_cache(maxsize=1)
def _few_colours() -> Image.Image:
    lands = BIOME_COLOURS.values()
    tones = [INK, WHITE, GOLD, mix(INK, WHITE, 0.5), *MAP_COLOURS.values()]
    tones += [tone for colour in lands for tone in (colour, _shade(colour), _faint(colour))]
    tones += [mix(colour, other, 0.5) for colour in lands for other in (INK, WHITE)]
    tones += [mix(MAP_COLOURS["sea"], INK, 0.5), mix(MAP_COLOURS["sea"], MAP_COLOURS["dash"], 0.5)]
    holder = Image.new("P", (1, 1))
    holder.putpalette([part for tone in dict.fromkeys(tones) for part in tone])
    return holder


def _shade(colour: Colour) -> Colour:
    return mix(colour, INK, 0.22)


def _faint(colour: Colour) -> Colour:
    """The signs of a biome on its land."""
    return mix(colour, on(colour), 0.15)


def biome_of(territory: str) -> str:
    """The biome of a territory by its name."""
    return BIOMES[BIOME_OF[TERRITORY_OF[territory]]]


def _waves(canvas: Canvas, place: Field, land: Ground) -> None:
    """A few waves where there is open sea."""
    outlines = [entry.outline for entry in land.drawn.territories]
    for row, y in enumerate(range(40, 1000, 92)):
        for x in range(40 + 70 * (row % 2), 1000, 140):
            if place.shows([(x, y)], 0) and not any(_is_near((x, y), outline) for outline in outlines):
                cx, cy = place.at((x, y))
                points = [(cx + dx * place.part, cy + dy * place.part) for dx, dy in _WAVE]
                canvas.line(points, 5 * place.part, MAP_COLOURS["wave"])


def _is_near(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies on land or where there is no room for a wave before it."""
    (x, y), xs, ys = point, *zip(*outline, strict=True)
    if not (min(xs) - _OFFING <= x <= max(xs) + _OFFING and min(ys) - _OFFING <= y <= max(ys) + _OFFING):
        return False
    if layout.is_inside(point, outline):
        return True
    return min(_distance(point, *edge) for edge in pairwise((*outline, outline[0]))) <= _OFFING


def _distance(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a straight edge."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length if length else 0.0
    along = min(max(along, 0.0), 1.0)
    return dist(point, (ax + along * (bx - ax), ay + along * (by - ay)))


# --- land -----------------------------------------------------------------------------------------------------------


def _land(
    canvas: Canvas, place: Field, entry: TerritoryEntry, outline: Sequence[Point], signs: Sequence[Point]
) -> None:
    colour = BIOME_COLOURS[biome_of(entry.id)]
    ring = (*outline, outline[0])
    rim = min(place.part, _THICKEST)
    canvas.line(ring, 2 * _RIM * rim, WHITE)
    relief = canvas.px(_RELIEF * rim)
    corners = [(x * canvas.scale, y * canvas.scale) for x, y in outline]
    area, left, top = shapes.polygon(corners, canvas.window(relief))
    canvas.stamp(colour, left, top, area)
    moved = Image.new("L", area.size)
    moved.paste(area, (0, -relief))
    canvas.stamp(_shade(colour), left, top, ImageChops.subtract(area, moved))  # along the lower edges
    for sign in signs:
        canvas.glyph(BIOME_GLYPHS[biome_of(entry.id)], *place.at(sign), 40 * place.part, _faint(colour))


# --- roads and lines ------------------------------------------------------------------------------------------------


def _roads(canvas: Canvas, place: Field, land: Ground, border_roads: bool) -> None:
    points, part = land.drawn.points, place.part
    seen = [pair for pair in land.drawn.roads if place.shows([points[space] for space in pair])]
    for colour, width in ((mix(INK, MAP_COLOURS["land_line"], 0.5), 16), (MAP_COLOURS["road"], 11)):
        for first, second in seen:
            canvas.line([place.at(points[first]), place.at(points[second])], width * part, colour)
    if border_roads:
        for first, second in (pair for pair in land.drawn.border_roads if place.shows([points[one] for one in pair])):
            _border_road(canvas, place, points[first], points[second])


def _border_road(canvas: Canvas, place: Field, start: Point, end: Point) -> None:
    """Dashes with an outline each, from rim to rim of the spaces (never over the gap between them)."""
    for ends in _dashes(place, start, end, 22, _DASH, _DASH_GAP):
        canvas.line(ends, 15 * place.part, INK)
        canvas.line(ends, 9 * place.part, MAP_COLOURS["border_road"])


def _dashes(place: Field, start: Point, end: Point, inset: float, dash: float, gap: float) -> list[list[Point]]:
    """Dashes between two places of the map, ``inset`` of its units away from both; lengths in u of a whole map."""
    reach = dist(start, end)
    first, length = inset / reach, (reach - 2 * inset) * place.zoom
    dash, gap = dash * place.part, gap * place.part
    count = max(1, round((length + gap) / (dash + gap)))
    step = (length + gap) / count
    (x, y), (to_x, to_y) = place.at(start), place.at(end)
    found = []
    for number in range(count):
        ends = [first + (number * step + along) / (reach * place.zoom) for along in (4, step - gap - 4)]
        found.append([(x + (to_x - x) * share, y + (to_y - y) * share) for share in ends])
    return found


def _purple_road(canvas: Canvas, place: Field, land: Ground) -> None:
    """The road of A Long Way runs through the spaces that belong to it (IW-14.4)."""
    points = land.drawn.points
    road = [place.at(points[space]) for space in land.drawn.long_road]
    for colour, width in ((WHITE, 26), (MAP_COLOURS["purple"], 17)):
        for start, end in pairwise(road):
            canvas.line([start, end], width * place.part, colour)


def draw_line(canvas: Canvas, place: Field, line: LineEntry) -> None:
    """An alliance line with its number: earthen over land, blue and dashed over the sea."""
    part, ends = place.part, [place.at(point) for point in line.path]
    sea = line.kind == "sea"
    canvas.line(ends, 15 * part, MAP_COLOURS["sea_line"] if sea else INK)
    if sea:
        for dash in _dashes(place, *line.path, 3, 15, 13):
            canvas.line(dash, 7 * part, MAP_COLOURS["dash"])
    for x, y in ends:
        canvas.disc(x, y, 24 * part, MAP_COLOURS["dash"] if sea else INK)
    pieces.badge(canvas, line.number, *place.at(line.badge), part, sea=sea, peaks=line.mountain or 0)
