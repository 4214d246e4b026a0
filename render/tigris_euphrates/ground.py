"""The empty board: page, coordinates on all sides, land, rivers with round banks."""

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import cache
from render.core.canvas import UNITS, Canvas
from render.core.fixed_palette import reduce
from render.core.palette import PAGE, SOFT, WHITE, mix, shadow
from render.tigris_euphrates.colours import BOARD_COLOURS
from render.tigris_euphrates.field import Field, field
from rules.core.bitset import cells_of
from rules.tigris_euphrates.board import COLUMNS, MAPS, ROWS

_FRAME = 6
_LETTERS = 102
NUMBER = 24
"""The size of a row's number, in u: what lights it up covers all of it, and leaves the frame alone."""
_BLUR = 11
_BANK = 4
_COARSE = 2.5
"""How much smaller the mask is while it is blurred."""
_HALF = 127
"""A blurred mask is cut at half its height: there the squares' edges lie."""


def ground(board: str, size: int) -> cache.Ground:
    """The empty board of a map with the page around it, ``size`` pixels wide, down to below the lower letters."""
    return cache.ground(("te", board, size), lambda: reduce(_draw(board, size), "tigris_euphrates"))


def height(scale: float) -> float:
    """How far the board reaches down, letters included, in u."""
    return field(scale).bottom + _FRAME + 48


def _draw(board: str, size: int) -> Image.Image:
    scale = size / UNITS
    place = field(scale)
    canvas = Canvas.new(size, height(scale))
    _frame(canvas, place)
    _coordinates(canvas, place)
    draw_land(canvas, place, MAPS[board].river)
    return canvas.picture


def _frame(canvas: Canvas, place: Field) -> None:
    x, y = place.left / place.scale - _FRAME, place.top / place.scale - _FRAME
    w, h = place.width / place.scale + 2 * _FRAME, place.height / place.scale + 2 * _FRAME
    canvas.box(x, y + 5, w, h, shadow(PAGE), radius=16)
    canvas.box(x, y, w, h, BOARD_COLOURS["frame"], radius=16)


def _coordinates(canvas: Canvas, place: Field) -> None:
    for column in range(COLUMNS):
        x, _ = place.centre(column)
        for y in letter_rows(place):
            canvas.text(x, y, chr(ord("A") + column), 32, SOFT, bold=True, anchor="m")
    for row in range(ROWS):
        for x in row_numbers(place):
            canvas.text(x, place.centre(row * COLUMNS)[1], str(row + 1), NUMBER, SOFT, bold=True, anchor="m")


def letter_rows(place: Field) -> tuple[float, float]:
    """The middles of the letters above and below the board, in u."""
    return _LETTERS, place.bottom + _FRAME + 27


def row_numbers(place: Field) -> tuple[float, float]:
    """The middles of the numbers left and right of the board, in u."""
    x = (place.left / place.scale - _FRAME) / 2
    return x, UNITS - x


def draw_land(canvas: Canvas, place: Field, river: int) -> None:
    """Land, a river (a mask of squares) and the lines between all squares."""
    _land(canvas.picture, place)
    _river(canvas, place, river)
    _grid(canvas.picture, place)


def _land(picture: Image.Image, place: Field) -> None:
    pen = ImageDraw.Draw(picture)
    for square in range(COLUMNS * ROWS):
        x, y = place.corner(square)
        odd = (square // COLUMNS + square % COLUMNS) % 2
        pen.rectangle((x, y, x + place.pitch - 1, y + place.pitch - 1), fill=BOARD_COLOURS["land2" if odd else "land"])


def _grid(picture: Image.Image, place: Field) -> None:
    """Fine lines between the squares, a shade darker than what they cross."""
    pen = ImageDraw.Draw(picture, "RGBA")
    colour = (*mix(BOARD_COLOURS["frame"], BOARD_COLOURS["grid"], 0.4), 150)
    thick = max(1, round(1.6 * place.scale))
    for column in range(1, COLUMNS):
        x = place.left + column * place.pitch - thick // 2
        pen.rectangle((x, place.top, x + thick - 1, place.top + place.height - 1), fill=colour)
    for row in range(1, ROWS):
        y = place.top + row * place.pitch - thick // 2
        pen.rectangle((place.left, y, place.left + place.width - 1, y + thick - 1), fill=colour)


def _river(canvas: Canvas, place: Field, river: int) -> None:
    """Water with a darker bank; where a river meets the edge of the board it runs off it."""
    depth = _depth(place, river)
    slope = 255 / (2.5 * _BLUR * place.scale)
    for colour, reach in ((BOARD_COLOURS["bank"], 0.0), (BOARD_COLOURS["river"], _BANK * place.scale)):
        threshold = _HALF + reach * slope
        area = depth.point([max(0, min(255, round((value - threshold) * 255 / slope + 128))) for value in range(256)])
        canvas.picture.paste(colour, (place.left, place.top), area)
    waves = _waves(place)
    for square in cells_of(river):
        canvas.picture.paste(mix(BOARD_COLOURS["river"], WHITE, 0.5), place.corner(square), waves)


def _depth(place: Field, river: int) -> Image.Image:
    """How deep in the river every pixel lies: the squares' mask, blurred at a fraction of its size, where it is cheap.

    A ring of squares around the board carries the river on.
    """
    side = place.pitch / _COARSE
    mask = Image.new("L", (round((COLUMNS + 2) * side), round((ROWS + 2) * side)))
    pen = ImageDraw.Draw(mask)
    for row in range(-1, ROWS + 1):
        for column in range(-1, COLUMNS + 1):
            inside = min(max(row, 0), ROWS - 1) * COLUMNS + min(max(column, 0), COLUMNS - 1)
            if river >> inside & 1:
                x, y = round((column + 1) * side), round((row + 1) * side)
                right, bottom = round((column + 2) * side) - 1, round((row + 2) * side) - 1
                pen.rectangle((x, y, right, bottom), fill=255)
    blurred = mask.filter(ImageFilter.GaussianBlur(_BLUR * place.scale / _COARSE))
    edge = (side, side, side + place.width / _COARSE, side + place.height / _COARSE)
    return blurred.resize((place.width, place.height), Image.Resampling.BICUBIC, box=edge)


def _waves(place: Field) -> Image.Image:
    """Two small waves in a square, as a mask."""
    canvas = Canvas(Image.new("RGB", (place.pitch, place.pitch)), place.scale)
    for x, y in ((20, 36), (50, 62)):
        points = [(x + 6 * step, y + (4 if step % 2 else -2)) for step in range(5)]
        canvas.line(points, 3.2, (255, 255, 255))
    return ImageChops.multiply(canvas.picture, canvas.picture).getchannel("G")
