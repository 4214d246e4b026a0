"""The pieces of Tigris & Euphrates: leaders, ruins, treasures, monuments, the ziggurat, civilization buildings.

Every piece is told by its shape and sign as well as by its colour: a sphere always comes with its glyph, a seat with
its dynasty's. Measures are in u; ``zoom`` enlarges a piece that measures 95 u a square on the board.
"""

from PIL import Image

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import (
    DETAIL,
    GOLD,
    INK,
    LINE,
    OFF,
    OFF_GROUND,
    SEATS,
    SPENT,
    WHITE,
    Colour,
    mix,
    on,
)
from render.tigris_euphrates.colours import BOARD_COLOURS, SPHERE_COLOURS
from rules.tigris_euphrates.board import BUILDINGS, TILES

TILE = 86
LEADER = 88
_STONE: Colour = mix(BOARD_COLOURS["land"], WHITE, 0.35)
_BRICK: Colour = mix(BOARD_COLOURS["frame"], WHITE, 0.3)
_PLINTH: Colour = BOARD_COLOURS["frame"]
_SHADE: Colour = mix(_PLINTH, INK, 0.45)


def sphere(colour: int) -> Colour:
    """The colour of a sphere."""
    return SPHERE_COLOURS[TILES[colour]]


def tile(canvas: Canvas, colour: int, cx: float, cy: float, size: float = TILE) -> None:
    """A civilization tile."""
    sprites.tile(canvas, TILES[colour], cx, cy, size, sphere(colour))


def plate(canvas: Canvas, colour: int, cx: float, cy: float, size: float) -> None:
    """A white plate with the sphere's sign."""
    canvas.box(cx - size / 2, cy - size / 2, size, size, WHITE, radius=size * 0.2, rims=((INK, max(2.2, size * 0.07)),))
    ground = sphere(colour)
    canvas.glyph(TILES[colour], cx, cy, size * 0.7, ground if on(ground) == WHITE else INK)


def _leader(scale: float, seat: int, dynasty: str, colour: int, diameter: float) -> Image.Image:
    part = diameter / LEADER
    box = diameter + 16 * part

    def paint(area: Canvas) -> None:
        middle = diameter / 2 + 2 * part
        area.disc(middle, middle + 5 * part, diameter, _SHADE)
        rims = ((INK, 3 * part), (SEATS[seat].colour, 9 * part), (INK, 2 * part), (WHITE, 3 * part))
        area.disc(middle, middle, diameter, sphere(colour), rims=rims)
        area.glyph(dynasty, middle, middle, 42 * part, on(sphere(colour)))
        leader_plate(area, colour, middle, middle, part)

    return sprites.kept(("te leader", seat, dynasty, colour, diameter), box, box, scale, paint)


def leader_plate(canvas: Canvas, colour: int, cx: float, cy: float, part: float = 1) -> None:
    """The sphere's sign at the lower right of a leader around this centre, ``part`` times the size on the board."""
    plate(canvas, colour, cx + 30 * part, cy + 30 * part, 38 * part)


def leader(
    canvas: Canvas, seat: int, dynasty: str, colour: int, cx: float, cy: float, diameter: float = LEADER
) -> None:
    """A leader: the seat's ring, the dynasty on the sphere's disc, the sphere's sign on a plate at the lower right."""
    offset = 6 * diameter / LEADER
    canvas.paste(_leader(canvas.scale, seat, dynasty, colour, diameter), cx + offset, cy + offset)


def away(canvas: Canvas, colour: int, cx: float, cy: float, diameter: float) -> None:
    """The empty place of a leader that is on the board."""
    canvas.ring(cx, cy, diameter, ((LINE, 3),))
    canvas.glyph(TILES[colour], cx, cy, diameter * 0.52, LINE)


def disc(canvas: Canvas, colour: int, cx: float, cy: float, diameter: float) -> None:
    """A leader still to be placed, small: its sphere alone."""
    canvas.disc(cx, cy, diameter, sphere(colour), rims=((INK, 3),))
    canvas.glyph(TILES[colour], cx, cy, diameter * 0.58, on(sphere(colour)))


def ruin(canvas: Canvas, cx: float, cy: float, size: float = TILE) -> None:
    """A catastrophe tile: flat and dark, it connects nothing."""

    def paint(area: Canvas) -> None:
        ground = BOARD_COLOURS["ruin"]
        area.box(0, 0, size, size, ground, radius=size * 0.1, rims=((mix(ground, INK, 0.6), 3),))
        area.glyph("catastrophe", size / 2, size / 2, size * 0.72, DETAIL)

    canvas.paste(sprites.kept(("te ruin", size), size, size, canvas.scale, paint), cx, cy)


def treasure(canvas: Canvas, cx: float, cy: float, size: float = 37, *, priority: bool = False) -> None:
    """A treasure; one that must be taken first lies on a white plate."""
    box = size * 1.6

    def paint(area: Canvas) -> None:
        middle = box / 2
        if priority:
            side = size * 1.36
            edge = middle - side / 2
            area.box(edge, edge, side, side, WHITE, radius=side * 0.18, rims=((INK, size * 0.075),))
        area.glyph("treasure", middle, middle, size, GOLD, rims=((INK, size * 0.08),))

    canvas.paste(sprites.kept(("te treasure", size, priority), box, box, canvas.scale, paint), cx, cy)


def monument(canvas: Canvas, pair: tuple[int, ...], cx: float, cy: float, side: float) -> None:
    """A monument over 2 x 2 squares of ``side`` each: steps in its two colours, both signs on plates."""
    part = side / 95

    def paint(area: Canvas) -> None:
        outer, inner = (sphere(colour) for colour in pair)
        full, margin = 190 * part, 6 * part
        area.box(margin, margin + 6 * part, full - 2 * margin, full - 2 * margin, _SHADE, radius=14 * part)
        area.box(margin, margin, full - 2 * margin, full - 2 * margin, _PLINTH, radius=14 * part)
        area.box(11 * part, 11 * part, full - 22 * part, full - 22 * part, _STONE, radius=10 * part)
        for inset, colour in ((22, outer), (44, inner), (66, outer)):
            begin, width = inset * part, full - 2 * inset * part
            area.box(begin, begin, width, width, colour, radius=3 * part, rims=((INK, 3 * part),))
            shine = mix(colour, WHITE, 0.22)
            area.box(begin + 3 * part, begin + 3 * part, width - 6 * part, 5 * part, shine)
        area.box(82 * part, 82 * part, 26 * part, 26 * part, inner, radius=3 * part, rims=((INK, 3 * part),))
        plate(area, pair[0], 34 * part, 34 * part, 46 * part)
        plate(area, pair[1], full - 34 * part, full - 34 * part, 46 * part)

    box = 190 * part + 2
    canvas.paste(sprites.kept(("te monument", pair, side), box, box, canvas.scale, paint), cx, cy)


def ziggurat(canvas: Canvas, cx: float, cy: float, side: float) -> None:
    """The ziggurat over a cross of squares of ``side`` each: a stone cross and a stepped tower without any sphere."""
    part = side / 95

    def paint(area: Canvas) -> None:
        for drop, inset, colour in ((6, 6, _SHADE), (0, 6, _PLINTH), (0, 11, _BRICK)):
            for x, y, w, h in ((0, 95, 285, 95), (95, 0, 95, 285)):
                left, top, wide, high = x + inset, y + inset + drop, w - 2 * inset, h - 2 * inset
                area.box(part * left, part * top, part * wide, part * high, colour, radius=12 * part)
        for inset, share in ((89, 0.0), (103, 0.18), (117, 0.36)):
            colour = mix(_PLINTH, WHITE, 0.1 + share)
            width = (285 - 2 * inset) * part
            area.box(inset * part, inset * part, width, width, colour, radius=4 * part, rims=((INK, 3 * part),))
        area.glyph("ziggurat", 142.5 * part, 142.5 * part, 46 * part, INK)

    box = 285 * part + 2
    canvas.paste(sprites.kept(("te ziggurat", side), box, box, canvas.scale, paint), cx, cy)


def building(canvas: Canvas, colour: int, cx: float, cy: float, size: float = 60) -> None:
    """A civilization building: its own sign on a white house front, rimmed in its sphere's colour."""
    box = size * 1.3

    def paint(area: Canvas) -> None:
        left, top = (box - size) / 2, (box - size) / 2
        right, bottom = left + size, top + size

        def front(grow: float, fill: Colour) -> None:
            eaves = top + size * 0.3
            area.polygon(
                (
                    (box / 2, top - size * 0.1 - grow * 1.2),
                    (right + grow, eaves - grow * 0.2),
                    (right + grow, bottom + grow),
                    (left - grow, bottom + grow),
                    (left - grow, eaves - grow * 0.2),
                ),
                fill,
            )

        front(size * 0.05, INK)
        front(0, sphere(colour))
        front(-size * 0.08, WHITE)
        area.glyph(BUILDINGS[colour], box / 2, top + size * 0.57, size * 0.6, INK)

    canvas.paste(sprites.kept(("te building", colour, size), box, box, canvas.scale, paint), cx, cy)


def monument_chip(canvas: Canvas, pair: tuple[int, ...], cx: float, cy: float, size: float, *, built: bool) -> None:
    """A monument in the common stock: its two spheres side by side; grey and crossed out once built."""
    box = size * 2 + 4

    def paint(area: Canvas) -> None:
        rim = OFF if built else INK
        area.box(0, 0, box, size, OFF_GROUND if built else WHITE, radius=12, rims=((rim, 3),))
        for place, colour in enumerate(pair):
            x = box / 2 + (place - 0.5) * size * 0.96
            ground = OFF_GROUND if built else sphere(colour)
            half = size - 14
            area.box(x - half / 2, 7, half, half, ground, radius=7)
            area.glyph(TILES[colour], x, size / 2, half * 0.76, OFF if built else on(ground))

    canvas.paste(sprites.kept(("te chip", pair, size, built), box, size, canvas.scale, paint), cx, cy)


def stock_chip(canvas: Canvas, glyph: str, cx: float, cy: float, size: float, ground: Colour, *, used: bool) -> None:
    """A single piece of the common stock; grey once it is on the board."""

    def paint(area: Canvas) -> None:
        if used:
            area.box(0, 0, size, size, OFF_GROUND, radius=12, rims=((OFF, 3),))
            area.glyph(glyph, size / 2, size / 2, size * 0.68, SPENT)
        else:
            area.box(0, 0, size, size, WHITE, radius=12, rims=((INK, 3),))
            area.box(6, 6, size - 12, size - 12, ground, radius=7)
            area.glyph(glyph, size / 2, size / 2, size * 0.66, on(ground))

    canvas.paste(sprites.kept(("te stock", glyph, size, used), size, size, canvas.scale, paint), cx, cy)
