"""The banner under which the third tribe's turn is played."""

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SEATS, WHITE
from render.iwari import pieces
from render.kit.header import HEIGHT as HEADER

HEIGHT = 76


def draw_banner(canvas: Canvas, text: str, tribe: int) -> None:
    """A banner in a tribe's colours below the header."""
    style = SEATS[tribe]
    canvas.box(0, HEADER, UNITS, HEIGHT, style.colour)
    canvas.box(0, HEADER + HEIGHT - 6, UNITS, 6, INK)
    for x in range(0, UNITS, 64):
        y = HEADER + HEIGHT - 6
        canvas.polygon(((x + 4, y), (x + 60, y), (x + 32, y + 22)), style.colour)
    pieces.small_badge(canvas, tribe, 46, HEADER + HEIGHT / 2 - 3, 54)
    canvas.text(90, HEADER + HEIGHT / 2 - 3, text, 44, WHITE, bold=True, room=UNITS - 120)
