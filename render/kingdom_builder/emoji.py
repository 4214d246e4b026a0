"""The emoji of Kingdom Builder, and which of them an answer of the menu carries."""

from collections.abc import Sequence
from typing import Final

from render.core.canvas import Canvas, Point
from render.core.palette import GOLD, INK, OFF, WHITE
from render.kingdom_builder.colours import BOARD_COLOURS, TERRAIN_COLOURS
from render.kingdom_builder.hexes import outline
from render.kingdom_builder.pieces import hex_size
from render.kit.emoji import EDGE, MIDDLE, RIMS, Emoji, Paint, polygon, together
from rules.core.contract import Action, Choice
from rules.kingdom_builder.actions import KINDS, Build, Extra, Lift, Put
from rules.kingdom_builder.observation import KingdomObservation

_HALF, _TIP = hex_size(EDGE * 3**0.5 / 2)
"""The largest regular hex: as high as the picture."""


def _corners(inset: float) -> Sequence[Point]:
    return outline(MIDDLE, MIDDLE, _HALF, _TIP, _TIP / 2, inset)


def _terrain(name: str) -> Paint:
    """A hex with its icon, which is no whisper here as it is on the board."""
    ground = TERRAIN_COLOURS.get(name) or BOARD_COLOURS[name]
    sign = WHITE if name in ("forest", "castle") else INK

    def motif(area: Canvas) -> None:
        area.glyph(name, MIDDLE, MIDDLE, 66, sign)

    return together(polygon(_corners(0), _corners, ground), motif)


def _tile(kind: str) -> Paint:
    """A location tile that is ready: gold, as a seat holds it."""

    def paint(area: Canvas) -> None:
        area.box(6, 6, EDGE - 12, EDGE - 12, GOLD, radius=22, rims=RIMS)
        area.glyph(kind, MIDDLE, MIDDLE, 84, INK)

    return paint


def _house(area: Canvas) -> None:
    """A settlement of nobody's."""
    area.glyph("house", MIDDLE, MIDDLE, 104, OFF, rims=RIMS)
    area.box(52, 68, 24, 40, INK)


EMOJI: Final = (
    *(Emoji(name, _terrain(name)) for name in (*TERRAIN_COLOURS, "castle")),
    *(Emoji(kind, _tile(kind)) for kind in KINDS),
    Emoji("house", _house),
)


def emoji_of(observation: KingdomObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer, the first ``action`` behind it; empty for one without."""
    match choice.question, action:
        case "kb-what", Build():
            return observation.card or observation.hand or ""
        case (("kb-what" | "kb-which-tile"), Extra(kind=kind) | Lift(kind=kind)):
            return kind
        case "kb-what", Put():
            return "house"
        case _, Build(hex=cell) | Extra(hex=cell) | Put(hex=cell):
            return _gained(observation, cell)
    return ""


def _gained(observation: KingdomObservation, cell: int) -> str:
    """The tile that a settlement on this hex would take (KB-6.1, KB-6.2)."""
    ground = observation.ground
    place = ground.location_by.get(cell)
    if place is None:
        return ""
    origin = ground.locations[place]
    had = observation.taken[observation.active] >> origin & 1
    return ground.kind_at[origin] if observation.locations.get(origin) and not had else ""
