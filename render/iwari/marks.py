"""Rings on a map: what has changed, and where legal actions lie."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from render.core.canvas import Canvas, Rim
from render.core.palette import GOLD, INK
from render.core.since import Changes
from render.iwari import pieces
from render.iwari.changes import Spot
from render.iwari.field import Field
from rules.core.contract import Action
from rules.iwari.actions import Draw, Feat, Place, Space, Take
from rules.iwari.maps import BIOMES, SPACES, TERRITORIES, TERRITORY_OF, Ground
from rules.iwari.observation import IwariObservation

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


def draw_targets(canvas: Canvas, place: Field, observation: IwariObservation, targets: Targets) -> None:
    """Ring the territories' codes, the lines' numbers and the free spaces that may be chosen."""
    file, part = observation.ground.drawn, place.part
    points = file.points
    for name in targets.spaces & points.keys():
        number = name.partition("-")[2]
        pieces.space(canvas, number, *place.at(points[name]), part, target=True)
    for entry in file.territories:
        if entry.id in targets.territories:
            x, y = place.at(entry.code_at)
            _ring(canvas, x, y, pieces.TOTEM + 14, part)
            if observation.stacks[TERRITORY_OF[entry.id]]:
                pieces.code(canvas, entry.id, x + 42 * part, y + 34 * part, part)
    for line in file.lines:
        if str(line.number) in targets.lines:
            _ring(canvas, *place.at(line.badge), pieces.BADGE + 20, part)


def draw_changes(canvas: Canvas, place: Field, land: Ground, changed: Changes[Spot, tuple[object, ...]]) -> None:
    """Ring what is new; faintly what has left, as it does where a plan is taken back."""
    file, part = land.drawn, place.part
    points = file.points
    for spot, thing in changed.left:
        if spot.layer == "tent":
            tribe = thing[0]
            assert isinstance(tribe, int)
            pieces.tent(canvas, tribe, *place.at(points[spot.where]), part, faint=True)
    for spot in changed.new:
        if spot.layer == "tent":
            _ring(canvas, *place.at(points[spot.where]), 98, part)
    for entry in file.territories:
        if Spot(entry.id, "totems") in changed.new:
            x, y = place.at(entry.code_at)
            _ring(canvas, x, y, pieces.TOTEM + 12, part)
            pieces.code(canvas, entry.id, x + 42 * part, y + 34 * part, part)


def ring_feats(changed: Sequence[Spot]) -> frozenset[str]:
    """The places whose feat tokens are new."""
    return frozenset(spot.where for spot in changed if spot.layer == "feat")


def _ring(canvas: Canvas, x: float, y: float, diameter: float, part: float) -> None:
    canvas.ring(x, y, diameter * part, [(colour, width * part) for colour, width in _NEW])
