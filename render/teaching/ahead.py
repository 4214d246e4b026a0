"""The picture of a review: who was ahead in a game, a line a seat, with the turning points numbered on one of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core import sprites
from render.core.canvas import UNITS, Canvas, Point
from render.core.palette import INK, LINE, SEATS, SOFT
from render.kit.header import Header, draw_header
from render.kit.seatcard import MARGIN, Rect, strip

_TOP, _CARD, _LEGEND = 102, 640, 104
_EDGE, _STROKE, _OWN = 4, 9, 15
_BADGE, _NUMBER = 54, 56
_LABEL = 36


@dataclass(frozen=True)
class ShareLine:
    """The share of a seat in the win at each point, from 0 to 1; its name as drawn."""

    seat: int
    name: str
    shares: tuple[float, ...]


@dataclass(frozen=True)
class AheadSheet:
    """Who was ahead, already in the reader's language. ``places`` are where the points of all lines lie in the game,
    from 0 to 1. ``marks`` are the places of the turning points, in order, on the line of the seat ``own``."""

    title: str
    detail: str
    right: str
    caption: str
    begun: str
    ended: str
    places: tuple[float, ...]
    lines: tuple[ShareLine, ...]
    own: int
    marks: tuple[float, ...] = ()


def draw_ahead(sheet: AheadSheet, size: int = UNITS) -> Image.Image:
    """The sheet, as an RGB picture ``size`` pixels wide."""
    legend = _TOP + _CARD + 24
    canvas = Canvas.new(size, legend + _LEGEND + 24, once=True)
    draw_header(canvas, Header(sheet.title, sheet.detail, sheet.right, seat=sheet.own))
    canvas.card(MARGIN, _TOP, UNITS - 2 * MARGIN, _CARD)
    canvas.text(MARGIN + 30, _TOP + 46, sheet.caption, 42, INK, bold=True, room=UNITS - 2 * MARGIN - 60)
    area = Rect(MARGIN + 140, _TOP + 110, UNITS - 2 * MARGIN - 140 - 110, _CARD - 110 - 96)
    _grid(canvas, area, sheet)
    last = [line for line in sheet.lines if line.seat == sheet.own]
    for line in [one for one in sheet.lines if one.seat != sheet.own] + last:
        _line(canvas, area, sheet.places, line, _OWN if line.seat == sheet.own else _STROKE)
    _badges(canvas, area, sheet.lines)
    for number, place in enumerate(sheet.marks, 1):
        for line in last:
            x, y = _point(area, place, share_at(sheet.places, line.shares, place))
            sprites.number_disc(canvas, number, x, y, _NUMBER)
    for place_of, line in zip(strip(len(sheet.lines), legend, _LEGEND), sheet.lines, strict=True):
        _name(canvas, place_of, line)
    return canvas.picture


def share_at(places: Sequence[float], shares: Sequence[float], place: float) -> float:
    """The height of a line at a place between its points."""
    points = list(zip(places, shares, strict=True))
    for (left, low), (right, high) in pairwise(points):
        if left <= place <= right:
            return low + (high - low) * (place - left) / (right - left) if right > left else high
    return shares[0] if place < places[0] else shares[-1]


def _point(area: Rect, place: float, share: float) -> Point:
    return area.x + area.w * place, area.bottom - area.h * share


def _grid(canvas: Canvas, area: Rect, sheet: AheadSheet) -> None:
    """Lines at nothing, half and all, and the ends of the game below."""
    for percent in (0, 25, 50, 75, 100):
        _, y = _point(area, 0.0, percent / 100)
        canvas.box(area.x, y - 1, area.w, 2, LINE)
        if percent % 50 == 0:
            canvas.text(area.x - 20, y, f"{percent} %", _LABEL, SOFT, anchor="r")
    y = area.bottom + 52
    canvas.text(area.x, y, sheet.begun, _LABEL, SOFT, room=area.w / 2 - 20)
    canvas.text(area.right, y, sheet.ended, _LABEL, SOFT, anchor="r", room=area.w / 2 - 20)


def _line(canvas: Canvas, area: Rect, places: Sequence[float], line: ShareLine, width: float) -> None:
    points = [_point(area, place, share) for place, share in zip(places, line.shares, strict=True)]
    if len(points) > 1:
        canvas.line(points, width + _EDGE, INK)
        canvas.line(points, width, SEATS[line.seat].colour)


def _badges(canvas: Canvas, area: Rect, lines: Sequence[ShareLine]) -> None:
    """The badges at the ends of the lines, one below the other where they are near."""
    ordered = sorted(lines, key=lambda line: (-line.shares[-1], line.seat))
    heights = [_point(area, 1.0, line.shares[-1])[1] for line in ordered]
    for number in range(1, len(heights)):
        heights[number] = max(heights[number], heights[number - 1] + _BADGE)
    lowest = area.bottom + _BADGE / 2
    for number in range(len(heights) - 1, -1, -1):
        heights[number] = min(heights[number], lowest)
        lowest = heights[number] - _BADGE
    for line, y in zip(ordered, heights, strict=True):
        sprites.badge(canvas, line.seat, area.right + 22 + _BADGE / 2, y, _BADGE)


def _name(canvas: Canvas, place: Rect, line: ShareLine) -> None:
    canvas.card(place.x, place.y, place.w, place.h)
    middle = place.y + place.h / 2
    sprites.badge(canvas, line.seat, place.x + 54, middle, 70)
    if line.name:
        canvas.text(place.x + 104, middle, line.name, 44, INK, bold=True, room=place.w - 124)
