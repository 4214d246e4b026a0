"""A map with everything that lies on it, whole or in part."""

from collections.abc import Mapping, Sequence

from render.core.canvas import Canvas, Point
from render.core.palette import GOLD, INK, WHITE
from render.iwari import layout, marks, pieces
from render.iwari.changes import Spot
from render.iwari.colours import BIOME_COLOURS
from render.iwari.field import Field
from render.iwari.ground import biome_of
from render.iwari.labels import Labels
from render.iwari.layout import CHIP_WIDTH, TOKEN, WIDE_CHIP, Box
from render.words.since import Changes
from rules.core.bitset import cells_of
from rules.iwari.maps import SPACES, TERRITORY_OF, LineEntry, TerritoryEntry
from rules.iwari.observation import IwariObservation
from rules.iwari.settlements import roads_of, settlements_of

_TOKEN = 52.0
_REACH = 120
"""No piece reaches farther from its place, in the map's coordinates: of a part of a map only what shows is drawn."""

Entries = Mapping[str, Sequence[tuple[int, int]]]
"""By territory the tribes with their numbers, the best first."""
Marked = Changes[Spot, tuple[object, ...]]
NOTHING: Marked = Changes()
NOWHERE = marks.Targets()


def draw_chart(
    canvas: Canvas,
    place: Field,
    observation: IwariObservation,
    entries: Entries,
    *,
    points: bool = False,
    changed: Marked = NOTHING,
    targets: marks.Targets = NOWHERE,
) -> Labels:
    """Draw settlements, spaces, tents, totems, mountains, feats and, on each territory, its ``entries``; these are
    ``points`` or numbers of tents. What has ``changed`` is marked, as are the ``targets``. Returns where there is still
    room."""
    land, part = observation.ground, place.part
    _draw_settlements(canvas, place, observation)
    marks.draw_rings(canvas, place, land, changed, targets)
    _draw_spaces(canvas, place, observation, targets.spaces, marks.left_tents(changed))
    for entry in land.drawn.territories:
        if place.shows([entry.code_at], _REACH):
            _draw_totems(canvas, place, observation, entry)
    for line in land.drawn.lines:
        if line.number in observation.mountains and place.shows([line.badge], _REACH):
            pieces.mountain(canvas, line.number, *place.at(line.badge), part)
    chip = _chip(entries)
    plaques = {name: layout.rankings_on(land, chip)[name][len(held) - 1] for name, held in entries.items() if held}
    for name, one in plaques.items():
        at = place.at((one.x, one.y))
        pieces.ranking(canvas, entries[name], one.columns, *at, part, wide=chip == WIDE_CHIP, points=points)
    labels = Labels(land, [layout.plaque_box(one, len(entries[name]), chip) for name, one in plaques.items()])
    _draw_feats(canvas, place, observation, labels, marks.ring_feats(changed.new))
    return labels


def ranking_corners(observation: IwariObservation, entries: Entries, name: str) -> Sequence[Point]:
    """Two opposite corners of what a territory's entries cover of the map; none where there are none."""
    held, chip = entries[name], _chip(entries)
    if not held:
        return ()
    plaque = layout.rankings_on(observation.ground, chip)[name][len(held) - 1]
    x, y, width, height = layout.plaque_box(plaque, len(held), chip)
    return (x - width / 2, y - height / 2), (x + width / 2, y + height / 2)


def _chip(entries: Entries) -> int:
    """How wide the place of each tribe is in the entries."""
    wide = any(number >= pieces.TWO_FIGURES for held in entries.values() for _, number in held)
    return WIDE_CHIP if wide else CHIP_WIDTH


def tent_rankings(observation: IwariObservation) -> Entries:
    """Territory by territory the tribes that have tents there, those with most first."""
    found = {}
    for entry in observation.ground.drawn.territories:
        counts = observation.tents_in(TERRITORY_OF[entry.id])
        found[entry.id] = ranked(counts)
    return found


def ranked(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """The tribes that have anything, the best first."""
    return sorted(
        ((tribe, number) for tribe, number in enumerate(numbers) if number), key=lambda one: (-one[1], one[0])
    )


def badge_box(line: LineEntry) -> Box:
    """What the number of a line covers, and the mountain that may lie on it."""
    corners = [
        (line.badge[0] + x, line.badge[1] + y)
        for x in (-layout.NUMBER_RADIUS, layout.NUMBER_RADIUS)
        for y in (-layout.NUMBER_RADIUS, layout.NUMBER_RADIUS)
    ]
    xs, ys = zip(*corners, *(layout.mountain_shape(line) if line.mountain else ()), strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    return Box((left + right) / 2, (top + bottom) / 2, right - left + 6, bottom - top + 6)


def _draw_settlements(canvas: Canvas, place: Field, observation: IwariObservation) -> None:
    """A golden road through every settlement, below its tents."""
    file, joined = observation.ground.drawn, roads_of(observation)
    pairs = {
        (SPACES[space], SPACES[other])
        for tribe in range(observation.tribes)
        for group in settlements_of(observation, tribe)
        for space in cells_of(group)
        for other in cells_of(joined[space] & group)
    }
    roads = sorted(pair for pair in pairs if pair[0] < pair[1] and place.shows([file.points[one] for one in pair]))
    for colour, width in ((INK, 34), (GOLD, 26)):
        for road in roads:
            canvas.line([place.at(file.points[end]) for end in road], width * place.part, colour)
    for line in file.lines:
        if line.road in pairs:  # its number lies on the road
            sea, peaks = line.kind == "sea", line.mountain or 0
            pieces.badge(canvas, line.number, *place.at(line.badge), place.part, sea=sea, peaks=peaks)


def _draw_spaces(
    canvas: Canvas, place: Field, observation: IwariObservation, targets: frozenset[str], left: Mapping[str, int]
) -> None:
    points, part = observation.ground.drawn.points, place.part
    holder = {SPACES[space]: tribe for tribe, own in enumerate(observation.tents) for space in cells_of(own)}
    purple = frozenset(observation.ground.drawn.long_road)
    for name, point in sorted(points.items(), key=lambda one: one[1][1]):
        if not place.shows([point], _REACH):
            continue
        at, number = place.at(point), name.partition("-")[2]
        if name in holder:
            pieces.tent(canvas, holder[name], *at, part)
        elif name in left and name not in targets:
            pieces.left_tent(canvas, left[name], number, *at, part)
        else:
            pieces.space(canvas, number, *at, part, target=name in targets, purple=name in purple)
            if name in targets:
                canvas.region_disc(f"space {name}", *at, (pieces.SPACE + 16) * part)


def _draw_totems(canvas: Canvas, place: Field, observation: IwariObservation, entry: TerritoryEntry) -> None:
    x, y = place.at(entry.code_at)
    tribes = observation.stacks[TERRITORY_OF[entry.id]]
    room = layout.places_on(observation.ground)[entry.id].stack
    if room is None:
        pieces.code(canvas, entry.id, x, y, place.part)
        return
    pieces.stone(canvas, "" if tribes else entry.id, BIOME_COLOURS[biome_of(entry.id)], x, y, place.part)
    if tribes:
        pieces.stack(canvas, tribes, room.lean, x, y, place.part)
        pieces.code(canvas, entry.id, *place.at(room.code), place.part)


def _draw_feats(
    canvas: Canvas, place: Field, observation: IwariObservation, labels: Labels, fresh: frozenset[str]
) -> None:
    """Tokens near the code of their territory, or near the number of their line."""
    part, spots = place.part, _feat_spots(observation)
    for where in dict.fromkeys(feat.where for feat in observation.feats):
        kinds = [feat.kind for feat in observation.feats if feat.where == where]
        spot, least = spots[where]
        count = len(kinds)
        columns = {count, 1, -(-count // 2)}
        box = labels.near(spot, [(one * TOKEN, -(-count // one) * TOKEN) for one in sorted(columns)], least)
        if not place.shows([(box.x, box.y)], _REACH):
            continue
        row = round(box.width / TOKEN)
        step = TOKEN * place.zoom
        cx, cy = place.at((box.x, box.y))
        if where in fresh:
            width, height = box.width * place.zoom + 4 * part, box.height * place.zoom + 4 * part
            rims = ((INK, 3 * part), (GOLD, 5 * part))
            canvas.box(cx - width / 2, cy - height / 2, width, height, WHITE, radius=28 * part, rims=rims)
        for number, kind in enumerate(kinds):
            down, across = divmod(number, row)
            x = cx + (across - (row - 1) / 2) * step
            y = cy + (down - (-(-count // row) - 1) / 2) * step
            pieces.feat(canvas, kind, x, y, (_TOKEN - 8 * (where in fresh)) * part)


def _feat_spots(observation: IwariObservation) -> dict[str, tuple[tuple[float, float], float]]:
    """Where feats belong, and how far from there their tokens lie at least."""
    file, half = observation.ground.drawn, TOKEN / 2
    spots = {entry.id: (entry.code_at, layout.STONE_RADIUS + half) for entry in file.territories}
    return {**spots, **{str(line.number): (line.badge, layout.NUMBER_RADIUS + half) for line in file.lines}}
