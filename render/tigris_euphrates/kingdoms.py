"""What holds together: plinths between neighbouring pieces, and a line around every kingdom."""

from collections.abc import Iterable, Set
from math import ceil

from PIL import Image, ImageDraw

from render.core.cache import PictureCache
from render.core.canvas import Canvas
from render.core.glyphs import OVERSAMPLE
from render.core.palette import INK, Colour, mix
from render.tigris_euphrates.colours import BOARD_COLOURS
from render.tigris_euphrates.field import Field
from rules.tigris_euphrates.board import COLUMNS

BORDER: Colour = mix(BOARD_COLOURS["frame"], INK, 0.62)
_OUT, _IN = 4.0, 3.0
"""How far a kingdom's line reaches beyond and into its squares, in u."""
_RADIUS = 18.0
_PLINTH = 0.6
_masks = PictureCache()


def draw_plinths(canvas: Canvas, place: Field, solid: Set[int]) -> None:
    """Join all neighbouring pieces."""
    width, length = place.side * _PLINTH, place.side * 0.5
    for square in sorted(solid):
        x, y = place.centre(square)
        if square + 1 in solid and square % COLUMNS < COLUMNS - 1:
            canvas.box(x + place.side / 2 - length / 2, y - width / 2, length, width, BOARD_COLOURS["frame"])
        if square + COLUMNS in solid:
            canvas.box(x - width / 2, y + place.side / 2 - length / 2, width, length, BOARD_COLOURS["frame"])


def draw_borders(canvas: Canvas, place: Field, kingdoms: Iterable[Iterable[int]]) -> None:
    """Draw a line with round corners around every kingdom."""
    for kingdom in kingdoms:
        squares = frozenset(kingdom)
        for square in squares:
            _draw_corners(canvas, place, square, squares)


Kind = tuple[bool, bool, bool]
"""Which neighbours of a quarter belong to the kingdom: beside, above or below, across."""


def _draw_corners(canvas: Canvas, place: Field, square: int, squares: frozenset[int]) -> None:
    """The line in the four quarters of a square: each depends on the neighbours beside, above or below, and across."""
    column = square % COLUMNS
    kinds: list[Kind] = []
    for right in (0, 1):
        beside = square + 2 * right - 1 if 0 <= column + 2 * right - 1 < COLUMNS else -1
        for down in (0, 1):
            step = COLUMNS * (2 * down - 1)
            kinds.append((beside in squares, square + step in squares, beside >= 0 and beside + step in squares))
    if all(map(all, kinds)):
        return
    left, top = place.corner(square)
    out = ceil(_OUT * place.scale)
    canvas.stamp(BORDER, left - out, top - out, _corners(place, tuple(kinds)))


def _corners(place: Field, kinds: tuple[Kind, ...]) -> Image.Image:
    """The mask of all four quarters in one: a board has hundreds of them, of a few dozen sorts."""
    out, half = ceil(_OUT * place.scale), place.pitch // 2

    def draw() -> Image.Image:
        picture = Image.new("L", (place.pitch + 2 * out, place.pitch + 2 * out))
        for number, kind in enumerate(kinds):
            right, down = divmod(number, 2)
            if not all(kind):
                picture.paste(_quarter(place, kind, right, down), ((out + half) * right, (out + half) * down))
        return picture

    return _masks.get((place.pitch, kinds), draw)


def _quarter(place: Field, kind: Kind, right: int, down: int) -> Image.Image:
    """The mask of one quarter, its outer corner at the top left before it is turned."""
    half = place.pitch // 2
    out = ceil(_OUT * place.scale)

    def draw() -> Image.Image:
        width = out + (place.pitch - half if right else half)
        height = out + (place.pitch - half if down else half)
        picture = Image.new("L", (width * OVERSAMPLE, height * OVERSAMPLE))
        _paint(ImageDraw.Draw(picture), kind, out * OVERSAMPLE, place.scale * OVERSAMPLE, picture.size)
        if right:
            picture = picture.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        if down:
            picture = picture.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        return picture.reduce(OVERSAMPLE)

    return _masks.get((place.pitch, kind, right, down), draw)


def _paint(pen: ImageDraw.ImageDraw, kind: Kind, edge: int, unit: float, size: tuple[int, int]) -> None:
    beside, above, _ = kind
    low, high = edge - round(_OUT * unit), edge + round(_IN * unit)
    radius = round(_RADIUS * unit)
    if beside and above:
        pen.rounded_rectangle((-2 * radius, -2 * radius, high - 1, high - 1), radius=radius // 2, fill=255)
        pen.rounded_rectangle((-2 * radius, -2 * radius, low - 1, low - 1), radius=radius // 3, fill=0)
    elif beside:
        pen.rectangle((0, low, size[0], high - 1), fill=255)
    elif above:
        pen.rectangle((low, 0, high - 1, size[1]), fill=255)
    else:
        far = (size[0] + 4 * radius, size[1] + 4 * radius)
        pen.rounded_rectangle((low, low, *far), radius=radius, fill=255)
        pen.rounded_rectangle((high, high, *far), radius=radius - (high - low), fill=0)
