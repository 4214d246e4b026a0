"""The pieces of Kingdom Builder as sprites: terrain hexes, houses, location discs, signs, tiles."""

from collections.abc import Sequence

from PIL import Image

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas, Rim
from render.core.palette import (
    GOLD,
    INK,
    LINE,
    OFF,
    OFF_GROUND,
    SEATS,
    SPENT,
    SUNK,
    TEAL,
    WHITE,
    Colour,
    mix,
)
from render.kingdom_builder.colours import BOARD_COLOURS, TERRAIN_COLOURS
from render.kingdom_builder.hexes import outline

_TARGET: tuple[Rim, ...] = ((INK, 2.5), (GOLD, 6))
_TIP, _SHOULDER = 4 / 3, 2 / 3
"""Corner heights of a hex over half its row step."""


def ground(terrain: str) -> Colour:
    """The colour of a terrain, castle or location hex."""
    return TERRAIN_COLOURS[terrain] if terrain in TERRAIN_COLOURS else BOARD_COLOURS[terrain]


def motif(terrain: str) -> Colour:
    """The colour of the terrain's own icon on it: a whisper, except the castle's."""
    colour = ground(terrain)
    if terrain == "castle":
        return mix(WHITE, BOARD_COLOURS["location"], 0.45)
    if terrain == "forest":
        return mix(colour, WHITE, 0.32)
    if terrain == "water":
        return mix(colour, WHITE, 0.55)
    return mix(colour, INK, 0.28)


def hex_size(pitch: float) -> tuple[float, float]:
    """Half width and tip height of a regular hex, both over its centre, for a pitch."""
    return pitch / 2, pitch / 3**0.5


def _hexagon(
    canvas: Canvas, half: float, tip: float, shoulder: float, fill: Colour | None, rims: Sequence[Rim]
) -> None:
    """A hex filling the canvas area, rims inside its edge."""
    inset = 0.0
    for colour, width in rims:
        canvas.polygon(outline(half, tip, half, tip, shoulder, inset), colour)
        inset += width
    if fill is not None:
        canvas.polygon(outline(half, tip, half, tip, shoulder, inset), fill)


def _paint(canvas: Canvas, terrain: str, half: float, tip: float, shoulder: float, rims: Sequence[Rim] = ()) -> None:
    """A terrain hex with its motif, its edge a darker line of its own colour unless other rims are given."""
    colour = ground(terrain)
    _hexagon(canvas, half, tip, shoulder, colour, rims or ((mix(colour, INK, 0.22), 1.6),))
    if terrain != "location":
        share = 0.56 if terrain == "castle" else 0.5
        canvas.glyph(terrain, half, tip, 2 * half * share, motif(terrain))


def terrain_hex(
    scale: float, terrain: str, half: float, tip: float, shoulder: float, rims: tuple[Rim, ...] = ()
) -> Image.Image:
    """A terrain hex as a sprite; all measures in u."""
    key = ("kb hex", terrain, rims, round(half, 2), round(tip, 2))
    return sprites.kept(
        key, 2 * half, 2 * tip, scale, lambda area: _paint(area, terrain, half, tip, shoulder, rims), ground=True
    )


def empty_hex(scale: float, half: float, tip: float) -> Image.Image:
    """The place of a card that is not there."""

    def paint(area: Canvas) -> None:
        _hexagon(area, half, tip, tip / 2, SUNK, ((LINE, 4),))

    return sprites.kept(("kb empty hex", round(half, 2)), 2 * half, 2 * tip, scale, paint)


def header_hex(scale: float, terrain: str) -> Image.Image:
    """The terrain as it stands in a header title."""
    half, tip = hex_size(58)
    return terrain_hex(scale, terrain, half, tip, tip / 2, ((WHITE, 3.5),))


def ring(scale: float, half: float, tip: float, shoulder: float) -> Image.Image:
    """The highlight ring of a hex, hollow."""

    def paint(area: Canvas) -> None:
        _hexagon(area, half, tip, shoulder, None, HIGHLIGHT)

    width = sum(thick for _, thick in HIGHLIGHT)
    whole = sprites.kept(("kb ring", round(half, 2), round(tip, 2)), 2 * half, 2 * tip, scale, paint, ground=True)
    return sprites.hollow(
        ("kb ring hollow", round(half, 2), round(tip, 2)), whole, scale, outline(half, tip, half, tip, shoulder, width)
    )


def target(scale: float, half: float, tip: float, shoulder: float) -> Image.Image:
    """A legal target: highlight ring around a white field."""

    def paint(area: Canvas) -> None:
        _hexagon(area, half, tip, shoulder, WHITE, _TARGET)

    return sprites.kept(("kb target", round(half, 2), round(tip, 2)), 2 * half, 2 * tip, scale, paint, ground=True)


def target_dot(scale: float) -> Image.Image:
    """The small sign of a target when there are too many to label."""

    def paint(area: Canvas) -> None:
        area.disc(15, 15, 28, WHITE, rims=((INK, 2.5), (GOLD, 4.5)))

    return sprites.kept("kb dot", 30, 30, scale, paint)


def house(scale: float, seat: int, size: float) -> Image.Image:
    """A settlement ``size`` u wide over all: ink line, white line, seat colour, emblem."""
    line, white = max(3.0, size * 0.062), max(2.5, size * 0.058)
    body = (size - 2 * (line + white)) / 0.92
    box = size + 10
    middle = box / 2

    def paint(area: Canvas) -> None:
        style = SEATS[seat]
        area.glyph("house", middle, middle + size * 0.05, body, INK, rims=((INK, line + white),))
        area.glyph("house", middle, middle - 1, body, style.colour, rims=((INK, line), (WHITE, white)))
        sprites.emblem(area, seat, middle, middle + size * 0.1, size * 0.4)

    return sprites.kept(("kb house", seat, size), box, box, scale, paint)


def ghost(scale: float, seat: int, size: float) -> Image.Image:
    """Where such a settlement has left."""
    return sprites.ghost(("kb house", seat), house(scale, seat, size))


def location(scale: float, kind: str, left: int, gone: int = 0, zoom: float = 1.0) -> Image.Image:
    """What lies on a location hex: a white disc with its icon, and two pips, gold for each tile left; ``gone`` of the
    others have a gold rim: they were taken lately."""

    def paint(area: Canvas) -> None:
        area.disc(37, 37, 60, WHITE, rims=((INK, 2.5),))
        area.glyph(kind, 37, 33, 37, INK)
        for number, x in enumerate((27.5, 46.5)):
            lately = left <= number < left + gone
            rims = ((INK, 2.2), (GOLD, 1.8)) if lately else ((INK, 2.2),)
            area.disc(x, 63, 19, GOLD if number < left else WHITE if lately else SPENT, rims=rims)

    return sprites.kept(("kb location", kind, left, gone), 74, 76, scale * zoom, paint)


def location_tile(scale: float, kind: str, state: str, size: float) -> Image.Image:
    """A tile a seat holds: gold when ready, paper with a clock while fresh, grey once used."""
    margin = round(size * 0.16)

    def paint(area: Canvas) -> None:
        middle = margin + size / 2
        if state == "used":
            area.box(margin, margin, size, size, OFF_GROUND, radius=12, rims=((OFF, 3),))
        else:
            area.box(margin, margin, size, size, GOLD if state == "ready" else WHITE, radius=12, rims=((INK, 3),))
        area.glyph(kind, middle, middle, size * 0.74, SPENT if state == "used" else INK)
        if state == "fresh":
            corner = margin + size - size * 0.1
            area.disc(corner, corner, size * 0.46, TEAL, rims=((WHITE, 2),))
            area.glyph("clock", corner, corner, size * 0.32, WHITE)

    box = size + 2 * margin
    return sprites.kept(("kb tile", kind, state, size), box, box, scale, paint)
