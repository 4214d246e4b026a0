"""The lobby picture of Kingdom Builder: a corner of a kingdom, seen close."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.kingdom_builder import pieces
from render.kingdom_builder.colours import BOARD_COLOURS
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH

_PITCH = 132.0
_LAND = (
    ("forest", "forest", "grass", "water", "water"),
    ("forest", "grass", "castle", "water", "water"),
    ("forest", "grass", "desert", "flower", "flower"),
    ("canyon", "desert", "location", "flower", "flower"),
    ("canyon", "canyon", "desert", "mountain", "mountain"),
    ("mountain", "canyon", "desert", "mountain", "mountain"),
)
_HOUSES = {(1, 0): 1, (1, 1): 1, (2, 1): 1, (2, 2): 0, (2, 3): 0, (3, 1): 3, (3, 3): 2, (4, 1): 3, (4, 2): 4}


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    scale = size / UNITS
    area = Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), BOARD_COLOURS["frame"])
    canvas = Canvas(area, scale)
    half, tip = pieces.hex_size(_PITCH)
    for row, lands in enumerate(_LAND):
        for column, land in enumerate(lands):
            x = 8 + half * (row % 2) + column * _PITCH
            y = 30 + row * tip * 1.5
            canvas.paste(pieces.terrain_hex(scale, land, half, tip, tip / 2), x, y)
            if land == "location":
                canvas.paste(pieces.location(scale, "oasis", 2, zoom=1.7), x, y)
            if (row, column) in _HOUSES:
                canvas.paste(pieces.house(scale, _HOUSES[row, column], 92), x, y)
    canvas.frame(0, 0, MOTIF_WIDTH, MOTIF_HEIGHT, 18, ((BOARD_COLOURS["frame"], 6),))
    return area
