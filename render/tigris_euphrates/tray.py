"""The strip below the board of a private panel: the tiles in hand, and the leaders that can be placed."""

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, SOFT
from render.kit.seatcard import MARGIN
from render.tigris_euphrates import pieces
from rules.tigris_euphrates.board import LEADERS, TILES
from rules.tigris_euphrates.observation import TigrisObservation

HEIGHT = 148
_TILE = 100
_STEP = 112
_LEADER = 92


def draw_tray(observation: TigrisObservation, title: str, no_tiles: str, size: int = UNITS) -> Image.Image:
    """What the observation's viewer holds, RGB, ``size`` pixels wide: ``title`` stands before it ("Your hand"),
    ``no_tiles`` in place of tiles where there are none. Raises ValueError for an observation without a viewer."""
    seat = observation.viewer
    if seat is None:
        raise ValueError("a hand needs a viewer")
    canvas = Canvas.new(size, HEIGHT)
    canvas.card(MARGIN, 8, UNITS - 2 * MARGIN, HEIGHT - 20, lifted=False)
    middle = HEIGHT / 2 - 2
    x = MARGIN + 24 + canvas.text(MARGIN + 24, middle, title, 44, INK, bold=True, room=330) + 36
    colours = [colour for colour, count in enumerate(observation.hand or ()) for _ in range(count)]
    for number, colour in enumerate(colours):
        pieces.tile(canvas, colour, x + _STEP * number + _TILE / 2, middle, _TILE)
        canvas.region_box(f"tile {TILES[colour]}", x + _STEP * number, middle - _TILE / 2, _TILE, _TILE)
    if not colours:
        canvas.text(x, middle, no_tiles, 40, SOFT, room=500)
    right = UNITS - MARGIN - 24
    for colour, stands in enumerate(observation.leaders[seat]):
        centre = right - _STEP * (len(observation.leaders[seat]) - colour - 0.5)
        if stands is None:
            pieces.leader(canvas, seat, observation.dynasties[seat], colour, centre, middle - 4, _LEADER)
            canvas.region_disc(f"leader {LEADERS[colour]}", centre, middle - 4, _LEADER)
        else:
            pieces.away(canvas, colour, centre, middle, _LEADER)
    return canvas.picture
