"""The lobby picture of Sobek: a corner of the market, seen close."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD, INK, mix
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH
from render.sobek import pieces
from render.sobek.colours import BOARD_COLOURS

_PITCH, _TILE = 184.0, 160.0
_LEFT, _TOP = 12.0, 1.0
_MARKET = (
    ("wheat-h1-1", "ivory-f3", "fish-b1-1"),
    ("livestock-v1", "", "marble-h2"),
    ("", "ebony-b2", ""),
)
_BACKS = {(2, 0): "character", (2, 2): "pharaoh"}


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    scale = size / UNITS
    wood = BOARD_COLOURS["market"]
    area = Image.new("RGB", (round(MOTIF_WIDTH * scale), round(MOTIF_HEIGHT * scale)), wood)
    canvas = Canvas(area, scale)
    middle = _TOP + _PITCH * 1.5
    half = _PITCH / 2
    canvas.box(-20, middle - half, MOTIF_WIDTH + 40, _PITCH, GOLD, rims=((INK, 5),))
    for row, tiles_of_row in enumerate(_MARKET):
        for column, tile in enumerate(tiles_of_row):
            x, y = _LEFT + _PITCH * (column + 0.5), _TOP + _PITCH * (row + 0.5)
            if tile:
                canvas.paste(pieces.front(scale, tile, _TILE), x, y)
            elif (row, column) in _BACKS:
                canvas.paste(pieces.back(scale, _BACKS[row, column], _TILE), x, y)
            else:
                canvas.box(x - 79, y - 79, 158, 158, mix(GOLD, INK, 0.1), radius=18)
                for way in (-1, 1):
                    tip = ((x + way * 102, y), (x + way * 66, y - 32), (x + way * 66, y + 32))
                    canvas.polygon(tip, INK)
                canvas.paste(pieces.ankh(scale, 162), x, y)
    canvas.frame(0, 0, MOTIF_WIDTH, MOTIF_HEIGHT, 18, ((BOARD_COLOURS["frame"], 6),))
    return area
