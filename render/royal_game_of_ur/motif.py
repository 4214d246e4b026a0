"""The lobby picture of the Royal Game of Ur: a corner of the board, seen close, and two dice."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.lobby.card import MOTIF_HEIGHT, MOTIF_WIDTH
from render.royal_game_of_ur import pieces
from render.royal_game_of_ur.colours import BOARD_COLOURS


def lobby_motif(size: int = UNITS) -> Image.Image:
    """The 576 x 560 u picture for a lobby card ``size`` pixels wide, RGB."""
    extent = round(MOTIF_WIDTH * size / UNITS), round(MOTIF_HEIGHT * size / UNITS)
    canvas = Canvas(Image.new("RGB", extent, BOARD_COLOURS["lapis"]), size / UNITS)
    for number, square in enumerate(("A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3")):
        pieces.draw_plaque(canvas, square, 107 + 188 * (number % 3), 101 + 188 * (number // 3))
    for seat, x, y in ((0, 295, 101), (0, 107, 289), (1, 483, 289), (1, 295, 477)):
        pieces.draw_piece(canvas, seat, x, y)
    for x in (443, 523):
        pieces.draw_die(canvas, x, 106, 76, marked=True)
    return canvas.picture
