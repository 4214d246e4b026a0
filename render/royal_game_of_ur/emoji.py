"""The emoji of the Royal Game of Ur, and which of them an answer of the menu carries."""

from typing import Final

from render.core.canvas import Canvas
from render.core.palette import RED, SEATS, WHITE
from render.kit.emoji import EDGE, MIDDLE, RIMS, Emoji, Paint, disc
from render.royal_game_of_ur.colours import BOARD_COLOURS
from render.royal_game_of_ur.pieces import draw_die
from rules.core.contract import Action, Choice
from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.board import HOME
from rules.royal_game_of_ur.observation import UrObservation

_SEATS: Final = range(2)


def _piece(seat: int) -> Paint:
    """A counter: five dots in a cross, larger than on the board, where the one in the middle is the emblem."""
    style = SEATS[seat]

    def paint(area: Canvas) -> None:
        area.disc(MIDDLE, MIDDLE, EDGE - 2, style.colour, rims=RIMS)
        for right, down in ((0, 0), (0, -30), (30, 0), (0, 30), (-30, 0)):
            area.disc(MIDDLE + right, MIDDLE + down, 22, style.emblem_colour)

    return paint


def _rosette(area: Canvas) -> None:
    area.box(2, 2, EDGE - 4, EDGE - 4, BOARD_COLOURS["shell"], radius=16, rims=RIMS)
    area.glyph("ur_rosette", MIDDLE, MIDDLE, 96, BOARD_COLOURS["petal"])
    area.glyph("ur_petals", MIDDLE, MIDDLE, 96, BOARD_COLOURS["carnelian"])
    area.disc(MIDDLE, MIDDLE, 26, BOARD_COLOURS["carnelian"], rims=((BOARD_COLOURS["shell"], 5),))


def _die(area: Canvas) -> None:
    area.glyph("ur_body", MIDDLE, MIDDLE, 104, WHITE, rims=RIMS)
    draw_die(area, MIDDLE, MIDDLE, 100, marked=True)


EMOJI: Final = (
    *(Emoji(f"piece{seat + 1}", _piece(seat)) for seat in _SEATS),
    Emoji("rosette", _rosette),
    Emoji("die", _die),
    Emoji("capture", disc("swords", RED, WHITE, 82)),
    Emoji("home", disc("end_of_game", BOARD_COLOURS["lapis"], WHITE, 78)),
)


def emoji_of(observation: UrObservation, choice: Choice, action: Action | None) -> str:
    """The key of the emoji of an answer: what becomes of the piece that goes, or the piece."""
    way = observation.ways().get(action.piece) if isinstance(action, Go) else None
    if way is None:
        return ""
    if way.captures:
        return "capture"
    if way.target == HOME:
        return "home"
    return "rosette" if way.again else f"piece{observation.active + 1}"
