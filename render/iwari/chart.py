"""A map with everything that lies on it, whole or in part."""

from collections.abc import Mapping, Sequence

from render.core.canvas import Canvas
from render.core.palette import INK, WHITE
from render.iwari import layout, pieces
from render.iwari.colours import BIOME_COLOURS
from render.iwari.field import Field
from render.iwari.ground import biome_of
from rules.core.bits import cells_of
from rules.iwari.maps import SPACES, TERRITORY_OF, TerritoryEntry
from rules.iwari.observation import IwariObservation

_TOKEN = 52.0
_REACH = 120
"""No piece reaches farther from its place, in the map's coordinates: of a part of a map only what shows is drawn."""

Entries = Mapping[str, Sequence[tuple[int, int]]]
"""By territory the tribes with their numbers, the best first."""


def draw_chart(
    canvas: Canvas,
    place: Field,
    observation: IwariObservation,
    entries: Entries,
    *,
    points: bool = False,
    fresh: frozenset[str] = frozenset(),
) -> None:
    """Draw spaces, tents, totems, mountains, feats and, on each territory, its ``entries``; these are ``points`` or
    numbers of tents. The feats of ``fresh`` places are new."""
    file, part, room = observation.ground.drawn, place.part, layout.places_on(observation.ground)
    _draw_spaces(canvas, place, observation)
    for entry in file.territories:
        if place.shows([entry.code_at], _REACH):
            _draw_totems(canvas, place, observation, entry)
    for line in file.lines:
        if line.number in observation.mountains and place.shows([line.badge], _REACH):
            pieces.mountain(canvas, line.number, *place.at(line.badge), part)
    _draw_feats(canvas, place, observation, fresh)
    for name, held in entries.items():
        if held:
            plaque = room[name].plaques[len(held) - 1]
            pieces.ranking(canvas, held, plaque.columns, *place.at((plaque.x, plaque.y)), part, points=points)


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


def _draw_spaces(canvas: Canvas, place: Field, observation: IwariObservation) -> None:
    points, part = observation.ground.drawn.points, place.part
    holder = {SPACES[space]: tribe for tribe, own in enumerate(observation.tents) for space in cells_of(own)}
    purple = frozenset(observation.ground.drawn.long_road)
    for name, point in sorted(points.items(), key=lambda one: one[1][1]):
        if not place.shows([point], _REACH):
            continue
        if name in holder:
            pieces.tent(canvas, holder[name], *place.at(point), part)
        else:
            pieces.space(canvas, name.partition("-")[2], *place.at(point), part, purple=name in purple)


def _draw_totems(canvas: Canvas, place: Field, observation: IwariObservation, entry: TerritoryEntry) -> None:
    x, y = place.at(entry.code_at)
    stack = observation.stacks[TERRITORY_OF[entry.id]]
    colour = BIOME_COLOURS[biome_of(entry.id)]
    if stack:
        pieces.stack(canvas, entry.id, colour, stack, x, y, place.part)
    elif entry.totem_space is None:
        pieces.code(canvas, entry.id, x, y, place.part)
    else:
        pieces.totem_space(canvas, entry.id, colour, x, y, place.part)


def _draw_feats(canvas: Canvas, place: Field, observation: IwariObservation, fresh: frozenset[str]) -> None:
    """Tokens beside the code of their territory, or on the rim of their line's number, with the factor they make."""
    file, part = observation.ground.drawn, place.part
    spots = layout.feat_spots(file)
    for where in dict.fromkeys(feat.where for feat in observation.feats):
        kinds = [feat.kind for feat in observation.feats if feat.where == where]
        if not place.shows([spots[where]], _REACH):
            continue
        x, y = place.at(spots[where])
        if where in fresh:
            width = (_TOKEN + 34 * (len(kinds) - 1)) * part
            canvas.pill(
                x - (_TOKEN / 2 + 8) * part, y - 34 * part, width + 16 * part, 68 * part, WHITE, rims=((INK, 3),)
            )
        for number, kind in enumerate(kinds):
            pieces.feat(canvas, kind, x + 34 * part * number, y, _TOKEN * part)
