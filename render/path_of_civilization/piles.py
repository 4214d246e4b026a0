"""The piles of technologies: how many copies each has left."""

from collections.abc import Mapping, Sequence

from render.core.canvas import HIGHLIGHT, Canvas
from render.core.palette import INK, OFF, OFF_GROUND, SOFT
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.colours import SIGN_ON, TYPE_COLOURS
from render.path_of_civilization.icons import LEVELS
from render.path_of_civilization.signs import Sign, draw_row

HEIGHT = 128.0


def draw_piles(
    canvas: Canvas,
    y: float,
    width: float,
    piles: Mapping[str, Sequence[int]],
    marked: frozenset[tuple[str, int]] = frozenset(),
) -> None:
    """Draw the copies left of each type, levels I to IV; those that are ``marked`` are
    ringed."""
    place = Rect(MARGIN, y, width, HEIGHT)
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    draw_row(canvas, (Sign("glyph", "technology"),), place.x + 38, place.y + HEIGHT / 2, 60, anchor="m")
    left, wide = place.x + 74, (place.w - 74 - 12) / len(piles)
    for column, (type_, copies) in enumerate(piles.items()):
        x = left + column * wide
        canvas.glyph(type_, x + 30, place.y + HEIGHT / 2, 48, TYPE_COLOURS[type_])
        step = (wide - 64) / len(copies)
        for level, count in enumerate(copies, 1):
            chip = Rect(x + 60 + (level - 1) * step, place.y + 16, step - 7, HEIGHT - 32)
            _draw_chip(canvas, chip, type_, level, count)
            if (type_, level) in marked:
                canvas.frame(chip.x - 6, chip.y - 6, chip.w + 12, chip.h + 12, 16, HIGHLIGHT)


def _draw_chip(canvas: Canvas, place: Rect, type_: str, level: int, count: int) -> None:
    ground = TYPE_COLOURS[type_] if count else OFF_GROUND
    ink = SIGN_ON[type_] if count else SOFT
    canvas.box(place.x, place.y, place.w, place.h, ground, radius=10, rims=((INK if count else OFF, 3),))
    middle = place.x + place.w / 2
    canvas.text(middle, place.y + 26, LEVELS[level], 32, ink, bold=True, anchor="m")
    canvas.text(middle, place.y + 66, str(count), 46, ink, bold=True, anchor="m")
