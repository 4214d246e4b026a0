"""Rings on a map: what has changed, and where legal actions lie."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.core.canvas import Canvas, Rim
from render.core.palette import GOLD, INK
from render.iwari import pieces
from render.iwari.changes import Spot
from render.iwari.field import Field
from render.words.since import Changes
from rules.core.contract import Action
from rules.iwari.actions import Draw, Feat, Place, Space, Take
from rules.iwari.maps import BIOMES, SPACES, TERRITORIES, Ground

_NEW: tuple[Rim, ...] = ((INK, 3), (GOLD, 8), (INK, 3))


class Targets(NamedTuple):
    """The places that actions are about: spaces, territories and lines by their names, face-up cards, the deck."""

    spaces: frozenset[str] = frozenset()
    territories: frozenset[str] = frozenset()
    lines: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    deck: bool = False


def targets_of(actions: Iterable[Action]) -> Targets:
    """Where these actions lie; those without a place are passed over."""
    spaces, places, cards, deck = set(), set(), set(), False
    for action in actions:
        match action:
            case Place(territory=territory):
                places.add(TERRITORIES[territory])
            case Space(space=space):
                spaces.add(SPACES[space])
            case Feat(where=where):
                places.add(where)
            case Take(card=card):
                cards.add(BIOMES[card])
            case Draw():
                deck = True
    lines = frozenset(place for place in places if place.isdigit())
    return Targets(frozenset(spaces), frozenset(places - lines), lines, frozenset(cards), deck)


def draw_rings(
    canvas: Canvas, place: Field, land: Ground, changed: Changes[Spot, tuple[object, ...]], targets: Targets
) -> None:
    """Ring what is new, and the territories and lines that may be chosen. The rings lie below the pieces."""
    file, part = land.drawn, place.part
    points = file.points
    for spot in changed.new:
        if spot.layer == "tent":
            _ring(canvas, *place.at(points[spot.where]), 100, part)
    for entry in file.territories:
        if Spot(entry.id, "totems") in changed.new or entry.id in targets.territories:
            _ring(canvas, *place.at(entry.code_at), pieces.TOTEM + 26, part)
        if place.shows(entry.outline, 0):
            canvas.region(f"territory {entry.id}", [place.at(corner) for corner in entry.outline])
        if entry.id in targets.territories:
            canvas.region_disc(f"feat {entry.id}", *place.at(entry.code_at), pieces.TOTEM * part)
    for line in file.lines:
        if str(line.number) in targets.lines:
            _ring(canvas, *place.at(line.badge), pieces.BADGE + 30, part)
            canvas.region_disc(f"feat {line.number}", *place.at(line.badge), (pieces.BADGE + 30) * part)


def left_tents(changed: Changes[Spot, tuple[object, ...]]) -> dict[str, int]:
    """The spaces from which a tent has left, as it does where a plan is taken back, with its tribe."""
    return {spot.where: int(str(thing[0])) for spot, thing in changed.left if spot.layer == "tent"}


def ring_feats(changed: Sequence[Spot]) -> frozenset[str]:
    """The places whose feat tokens are new."""
    return frozenset(spot.where for spot in changed if spot.layer == "feat")


def _ring(canvas: Canvas, x: float, y: float, diameter: float, part: float) -> None:
    canvas.ring(x, y, diameter * part, [(colour, width * part) for colour, width in _NEW])
