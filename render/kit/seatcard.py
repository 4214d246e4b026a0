"""The strip of seat cards below a board: badge, name, whose turn it is; the rest of a card belongs to the game."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import BEST, INK, SOFT
from render.core.type import safe_name
from rules.core.result import Result

MARGIN = 24
GAP = 16
_BADGE = 86
_INNER = 20
_NARROW = 320
"""Cards of five seats: a smaller badge leaves the name more room."""


@dataclass(frozen=True)
class SeatCard:
    """One seat: ``name`` as drawn (empty: the emblem alone), ``line`` a second, softer line below it, on gold where it
    ``is_new``.

    ``first`` sets the flag of the first player. ``sign`` is a glyph for the badge where a game identifies a seat by
    more than its emblem; then the emblem is small at the right.
    """

    seat: int
    name: str
    active: bool = False
    line: str = ""
    first: bool = False
    sign: str | None = None
    is_new: bool = False


@dataclass(frozen=True)
class Rect:
    """A rectangle in u."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h


def framed(result: Result | None, awaited: Iterable[int], *, closed: bool) -> frozenset[int]:
    """The seats whose cards are framed: those ``awaited``, at the end who has won, and nobody where the table is
    ``closed`` before."""
    if result is not None:
        return frozenset(result.winning_seats)
    return frozenset() if closed else frozenset(awaited)


def strip(count: int, y: float, height: float, gap: float = GAP) -> Iterator[Rect]:
    """``count`` equal places side by side over the full width."""
    width = (UNITS - 2 * MARGIN - gap * (count - 1)) / count
    for number in range(count):
        yield Rect(MARGIN + number * (width + gap), y, width, height)


def draw_seat_card(canvas: Canvas, place: Rect, card: SeatCard) -> Rect:
    """Draw the card with its head; returns the rectangle left for the game's own rows."""
    canvas.card(place.x, place.y, place.w, place.h, active=card.active)
    narrow = place.w < _NARROW
    badge = 76 if narrow else _BADGE
    middle = place.y + 16 + _BADGE / 2
    sprites.badge(canvas, card.seat, place.x + 14 + badge / 2, middle, badge, card.sign)
    x = place.x + 14 + badge + (10 if narrow else 14)
    room = place.right - (12 if narrow else _INNER) - x
    if card.first:
        canvas.glyph("first", place.right - 26, place.y + 32, 34, SOFT)
        room -= 30
    if card.sign is not None:
        sprites.badge(canvas, card.seat, place.right - 36, place.y + 40, 48)
        room -= 46
    name = safe_name(card.name)
    if name:
        canvas.text(x, middle - (21 if card.line else 0), name, 46, INK, bold=True, room=room)
    if card.line:
        if card.is_new:
            wide = min(canvas.measure(card.line, 34), room)
            canvas.box(x - 8, middle + 3, wide + 16, 46, BEST, radius=12)
        canvas.text(x, middle + 25, card.line, 34, INK if card.is_new else SOFT, room=room)
    top = place.y + 16 + _BADGE + 12
    return Rect(place.x + _INNER, top, place.w - 2 * _INNER, place.bottom - top - 14)


def stat(canvas: Canvas, x: float, y: float, icon: str, number: str, room: float | None = None) -> float:
    """An icon with its number around the middle height ``y``; returns the width taken. Digits that have no ``room``
    together with the icon are smaller."""
    size, digits = 46, 52
    if room is not None and size + 10 + canvas.measure(number, digits, bold=True) > room:
        digits = 42
    if icon == "vp":
        sprites.star(canvas, x + size / 2, y, size)
    else:
        canvas.glyph(icon, x + size / 2, y, size, INK)
    return size + 10 + canvas.text(x + size + 10, y, number, digits, INK, bold=True)
