"""The lobby picture of Tigris & Euphrates: two kingdoms on the banks of a river, seen close."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH
from render.tigris_euphrates import pieces
from render.tigris_euphrates.colours import BOARD_COLOURS
from render.tigris_euphrates.field import PITCH, Field
from render.tigris_euphrates.ground import draw_land
from render.tigris_euphrates.kingdoms import draw_borders, draw_plinths
from rules.core.bitset import mask_of
from rules.tigris_euphrates.board import COLUMNS, SQUARE_OF

_SIDE = 112
_LEFT, _TOP = 8, 2
_RIVER = ("C1", "C2", "C3", "D3", "D4", "D5", "E5", "F5")
_TILES = (("A4",), ("B3", "D1", "E4"), ("C3", "D4"), ("E2",))
"""Squares by colour, as on the board."""
_LEADERS = (("D2", 1, "bull", 3), ("A3", 3, "lion", 0), ("E3", 0, "archer", 1), ("B4", 2, "potter", 2))
_RUIN = "C5"
_TREASURES = (("B3", True), ("D1", False))
_KINGDOMS = (("A1", "B1", "A2", "B2", "A3", "B3", "C3", "A4", "B4"), ("D1", "D2", "E2", "E3", "E4", "D4"))


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    scale = size / UNITS
    area = Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), BOARD_COLOURS["land"])
    canvas = Canvas(area, scale)
    place = Field(scale, round(_SIDE * scale), round(_LEFT * scale), round(_TOP * scale))
    draw_land(canvas, place, mask_of(SQUARE_OF[name] for name in _RIVER))
    kingdoms = [frozenset(SQUARE_OF[name] for name in names) for names in _KINGDOMS]
    for kingdom in kingdoms:
        draw_plinths(canvas, place, kingdom)
    draw_borders(canvas, place, kingdoms)
    _draw_pieces(canvas, place)
    canvas.frame(0, 0, MOTIF_WIDTH, MOTIF_HEIGHT, 18, ((BOARD_COLOURS["frame"], 6),))
    return area


def _draw_pieces(canvas: Canvas, place: Field) -> None:
    zoom = place.side / PITCH
    for colour, names in enumerate(_TILES):
        for name in names:
            pieces.tile(canvas, colour, *place.centre(SQUARE_OF[name]), pieces.TILE * zoom)
    pieces.ruin(canvas, *place.centre(SQUARE_OF[_RUIN]), pieces.TILE * zoom)
    for name, priority in _TREASURES:
        x, y = place.centre(SQUARE_OF[name])
        pieces.treasure(canvas, x + 23 * zoom, y - 25 * zoom, 35 * zoom, priority=priority)
    x, y = place.corner(SQUARE_OF["A1"] + COLUMNS + 1)
    pieces.monument(canvas, (1, 3), x / place.scale, y / place.scale, place.side)
    for name, seat, dynasty, colour in _LEADERS:
        pieces.leader(canvas, seat, dynasty, colour, *place.centre(SQUARE_OF[name]), pieces.LEADER * zoom)
