"""What belongs to nobody, in a row below the board: the bag, treasures, monuments and buildings still to be built."""

from render.core.canvas import Canvas
from render.core.palette import GOLD, INK
from render.kit.seatcard import MARGIN
from render.tigris_euphrates import pieces
from render.tigris_euphrates.colours import BOARD_COLOURS
from rules.tigris_euphrates.board import BUILDINGS, PAIRS
from rules.tigris_euphrates.observation import TigrisObservation

HEIGHT = 64
_CHIP = 54


def draw_stock(canvas: Canvas, observation: TigrisObservation, y: float) -> None:
    """Draw the row around the middle height ``y + HEIGHT / 2``; what is on the board already stays in place, greyed."""
    middle = y + HEIGHT / 2
    x = MARGIN + 8.0
    canvas.glyph("bag", x + 24, middle, 50, INK)
    canvas.text(x + 60, middle, str(observation.bag), 50, INK, bold=True)
    x += 200
    canvas.glyph("treasure", x + 24, middle, 46, GOLD, rims=((INK, 3),))
    canvas.text(x + 60, middle, str(observation.treasures.bit_count()), 50, INK, bold=True)
    _draw_unbuilt(canvas, observation, middle)


def _draw_unbuilt(canvas: Canvas, observation: TigrisObservation, middle: float) -> None:
    x = 1600.0 - MARGIN
    if observation.options["civilization_buildings"] == "on":
        for colour in reversed(range(len(BUILDINGS))):
            used = observation.buildings[colour] is not None
            x -= _CHIP
            ground = pieces.sphere(colour)
            pieces.stock_chip(canvas, BUILDINGS[colour], x + _CHIP / 2, middle, _CHIP, ground, used=used)
            x -= 10
        x -= 18
    if observation.options["monuments"] == "ziggurat":
        x -= _CHIP
        used = observation.ziggurat is not None
        pieces.stock_chip(canvas, "ziggurat", x + _CHIP / 2, middle, _CHIP, BOARD_COLOURS["land"], used=used)
        x -= 28
    unbuilt = observation.unbuilt
    for number in reversed(range(len(PAIRS))):
        width = 2 * _CHIP + 4
        x -= width
        built = number not in unbuilt
        pieces.monument_chip(canvas, PAIRS[number], x + width / 2, middle, _CHIP, built=built)
        x -= 10
