"""The pieces of the Royal Game of Ur: plaques, counters, where one may land, tetrahedral dice."""

from PIL import Image

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas
from render.core.palette import GOLD, INK, OFF, RED, SEATS, SOFT, SPENT, WHITE, emphasis, mix
from render.royal_game_of_ur.colours import BOARD_COLOURS
from rules.royal_game_of_ur.board import ROSETTES
from rules.royal_game_of_ur.state import Way

PIECE, _PLAQUE, _DIE = 116, 174, 70
_FOOT = 0.05
_PATTERNS = ("ur_ring", "ur_dots", "ur_eyes")


def draw_plaque(canvas: Canvas, square: str, x: float, y: float) -> None:
    """A shell plaque with its name in the corner and, around the place of a counter, a rosette or a quiet pattern."""
    left, top, shell = x - 7 - _PLAQUE / 2, y - 9 - _PLAQUE / 2, BOARD_COLOURS["shell"]
    canvas.box(left, top, _PLAQUE, _PLAQUE, shell, radius=14)
    canvas.frame(left + 8, top + 8, _PLAQUE - 16, _PLAQUE - 16, 9, ((BOARD_COLOURS["inlay"], 3),))
    canvas.box(left, top, 56, 46, shell, radius=14)
    if square in ROSETTES:
        canvas.glyph("ur_rosette", x, y, 134, BOARD_COLOURS["petal"])
        canvas.glyph("ur_petals", x, y, 134, BOARD_COLOURS["carnelian"])
        canvas.disc(x, y, 36, BOARD_COLOURS["carnelian"], rims=((shell, 6),))
    else:
        canvas.glyph(_PATTERNS[(int(square[1]) + (square[0] == "B")) % 3], x, y, 108, BOARD_COLOURS["quiet"])
    canvas.text(left + 11, top + 25, square, 34, BOARD_COLOURS["lapis"], bold=True)


def draw_piece(canvas: Canvas, seat: int, x: float, y: float, size: float = PIECE) -> None:
    """A counter ``size`` u wide: five dots in a cross, the one in the middle the seat's emblem."""
    canvas.paste(_piece(canvas.scale, seat, size), x, y + size * _FOOT / 2)


def draw_ghost(canvas: Canvas, seat: int, x: float, y: float) -> None:
    """Where a counter has left."""
    canvas.paste(sprites.ghost(("ur piece", seat), _piece(canvas.scale, seat, PIECE)), x, y + PIECE * _FOOT / 2)


def _piece(scale: float, seat: int, size: float) -> Image.Image:
    style, foot = SEATS[seat], size * _FOOT

    def paint(area: Canvas) -> None:
        middle, away = size / 2, size * 0.32
        area.disc(middle, middle + foot, size, emphasis(style.colour), rims=((INK, size * 0.035),))
        area.disc(middle, middle, size, style.colour, rims=((INK, size * 0.035), (WHITE, size * 0.03)))
        area.ring(middle, middle, size * 0.86, ((mix(style.colour, style.emblem_colour, 0.35), size * 0.02),))
        for right, down in ((0, -away), (away, 0), (0, away), (-away, 0)):
            area.disc(middle + right, middle + down, size * 0.1, WHITE if seat else INK)
        sprites.emblem(area, seat, middle, middle, size * 0.4)

    return sprites.kept(("ur piece", seat, size), size, size + foot, scale, paint)


def draw_target(canvas: Canvas, seat: int, way: Way, x: float, y: float) -> None:
    """Where a piece may land: its ghost with the square's name, or the piece it captures; a die for a further throw."""
    if way.captures:
        canvas.ring(x, y, PIECE + 18)
    else:
        canvas.disc(x, y, PIECE + 18, mix(SEATS[seat].colour, WHITE, 0.55), rims=HIGHLIGHT)
        canvas.text(x, y, way.target, 52, INK, bold=True, anchor="m")
    badges = [("swords", RED, WHITE)] * way.captures + [("ur_die", GOLD, INK)] * way.again
    for number, (glyph, ground, colour) in enumerate(badges):
        canvas.disc(x + 58 - 116 * number, y + 58, 56, ground, rims=((INK, 3),))
        canvas.glyph(glyph, x + 58 - 116 * number, y + 57, 34, colour)


def draw_dice(canvas: Canvas, x: float, y: float, throw: int, *, used: bool = False) -> None:
    """Four tetrahedra seen from above, those with a marked corner up first (UR-1.3), beside the throw as a figure."""
    for number in range(4):
        draw_die(canvas, x + 49 + 72 * (number % 2), y - 38 + 76 * (number // 2), marked=number < throw, used=used)
    canvas.text(x - 76, y, str(throw), 144, SOFT if used else INK, bold=True, anchor="m")


def draw_die(canvas: Canvas, x: float, y: float, size: float = _DIE, *, marked: bool, used: bool = False) -> None:
    """One die; a ``used`` one is greyed."""
    ground = OFF if used else BOARD_COLOURS["lapis"]
    canvas.glyph("ur_body", x, y, size, WHITE, rims=((INK, 4),))
    canvas.glyph("ur_die", x, y, size, ground)
    canvas.disc(x, y + size * 0.1, size * 0.3, WHITE if marked else ground, rims=((SPENT if used else INK, 3),))
