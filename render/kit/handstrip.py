"""A private hand: items side by side in menu order, numbered, the chosen ones framed in gold with a tick."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD, INK
from render.kit.seatcard import MARGIN, Rect

PER_ROW = 7
_GAP = 20
_WIDEST = 241


@dataclass(frozen=True)
class HandItem:
    """One item: its name below the face; ``number`` 1..n is its place in the menu."""

    number: int
    name: str
    selected: bool = False


def draw_hand_strip(
    canvas: Canvas,
    y: float,
    items: Sequence[HandItem],
    face: Callable[[Canvas, Rect, HandItem], None],
    height: float,
) -> None:
    """Draw all items from ``y`` down, ``height`` high, at most seven a row; ``face`` draws an item's picture into the
    place given."""
    columns = min(PER_ROW, max(6, len(items)))
    width = min(_WIDEST, (UNITS - 2 * MARGIN - _GAP * (columns - 1)) / columns)
    for index, item in enumerate(items):
        row, column = divmod(index, PER_ROW)
        place = Rect(MARGIN + column * (width + _GAP), y + row * (height + _GAP), width, height)
        canvas.card(place.x, place.y, place.w, place.h, active=item.selected)
        face(canvas, Rect(place.x + 22, place.y + 60, place.w - 44, place.h - 60 - 76), item)
        canvas.text(
            place.x + place.w / 2, place.bottom - 40, item.name, 44, INK, bold=True, anchor="m", room=place.w - 20
        )
        sprites.number_disc(canvas, item.number, place.x + 38, place.y + 38)
        if item.selected:
            canvas.disc(place.right - 38, place.y + 38, 60, GOLD)
            canvas.glyph("check", place.right - 38, place.y + 38, 36, INK)
