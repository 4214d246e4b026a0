"""The strip of seats: agents, research, living leader, points, population, legacy and philosophy of everybody."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.palette import BEST, GOLD, INK, OFF, SOFT, TEAL
from render.kit.seatcard import (
    Rect,
    SeatCard,
    draw_seat_card,
    strip,
)
from render.path_of_civilization.colours import FIELD, TITLE_ON, TYPE_COLOURS
from render.path_of_civilization.effects import LEADER, LEGACY, PHILOSOPHY, POPULATION
from render.path_of_civilization.signs import Sign, agent, draw_row, research, type_disc
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

_HEAD, _FOOT = 114.0, 14.0
_ROW, _STATS, _LEADER = 104.0, 112.0, 92.0
_ROOMY = 60.0
"""Two digits are written smaller where they have less room."""
_BESIDE = 2
"""Up to so many seats have room for agents beside research."""


@dataclass(frozen=True)
class SeatView:
    """What a seat's card shows. ``leader`` is the name of the living one and the card's type. ``awaited`` while a
    decision is theirs, ``done`` once they have decided what others still think about; ``line`` says what they openly
    want. ``fresh`` names what has changed: ``points``, ``population``, ``legacy``, ``philosophy``, ``leader``,
    ``claim``, ``decided``, agents and card types (for their research) by their words."""

    name: str
    agents: tuple[int, ...]
    research: tuple[int, ...]
    points: int
    limit: int
    legacy: int
    philosophy: int
    leader: tuple[str, str] | None = None
    line: str = ""
    awaited: bool = False
    done: bool = False
    fresh: frozenset[str] = frozenset()


def height_of(count: int) -> float:
    """How high the strip of so many seats is, in u."""
    rows = _ROW + _STATS if count <= _BESIDE else 2 * _ROW + _STATS + _LEADER + 8
    return _HEAD + rows + _FOOT


def draw_seats(canvas: Canvas, y: float, seats: Sequence[SeatView]) -> None:
    """Draw a card for every seat."""
    for seat, (place, view) in enumerate(zip(strip(len(seats), y, height_of(len(seats))), seats, strict=True)):
        card = SeatCard(seat, view.name, active=view.awaited, line=view.line, is_new="claim" in view.fresh)
        inner = draw_seat_card(canvas, place, card)
        if view.done:
            _draw_tick(canvas, place.x + 66, place.y + 92, fresh="decided" in view.fresh)
        top, low = inner.y, inner.bottom - _STATS
        if len(seats) <= _BESIDE:
            half = inner.w / 2 - 12
            _draw_held(canvas, Rect(inner.x, top, half, _ROW), view.agents, AGENTS, view.fresh)
            _draw_held(canvas, Rect(inner.right - half, top, half, _ROW), view.research, TYPES, view.fresh)
            _draw_stats(canvas, Rect(inner.x, low, half, _STATS), view)
            draw_leader(canvas, Rect(inner.right - half, low + 8, half, _LEADER), view.leader, view.fresh)
        else:
            _draw_held(canvas, Rect(inner.x, top, inner.w, _ROW), view.agents, AGENTS, view.fresh)
            _draw_held(canvas, Rect(inner.x, top + _ROW, inner.w, _ROW), view.research, TYPES, view.fresh)
            _draw_stats(canvas, Rect(inner.x, top + 2 * _ROW, inner.w, _STATS), view)
            draw_leader(
                canvas, Rect(inner.x - 6, inner.bottom - _LEADER, inner.w + 12, _LEADER), view.leader, view.fresh
            )


def _draw_tick(canvas: Canvas, cx: float, cy: float, *, fresh: bool) -> None:
    if fresh:
        canvas.disc(cx, cy, 58, GOLD, rims=((INK, 3),))
    canvas.glyph("check", cx, cy, 40 if fresh else 46, INK if fresh else TEAL, rims=() if fresh else ((INK, 2),))


def _draw_held(canvas: Canvas, place: Rect, counts: Sequence[int], names: Sequence[str], fresh: frozenset[str]) -> None:
    """Agents as squares or research as circles, each above how many there are."""
    draw = agent if names is AGENTS else research
    step = place.w / len(names)
    size = min(50.0, round(step * 0.9))
    for number, (name, count) in enumerate(zip(names, counts, strict=True)):
        x = place.x + step * (number + 0.5)
        if name in fresh:
            canvas.box(x - step / 2 + 1, place.y + size - 4, step - 2, 52, BEST, radius=12)
        draw(canvas, name, x, place.y + size / 2 - 4, size)
        digits = 44 if count < 10 or step > _ROOMY else 37
        canvas.text(x, place.y + size + 22, str(count), digits, INK if count else SOFT, bold=True, anchor="m")


def _draw_stats(canvas: Canvas, place: Rect, view: SeatView) -> None:
    """Two rows of two: points and population limit, legacy and philosophy."""
    stats: tuple[tuple[str, Sign, int], ...] = (
        ("points", Sign("points"), view.points),
        ("population", POPULATION, view.limit),
        ("legacy", LEGACY, view.legacy),
        ("philosophy", PHILOSOPHY, view.philosophy),
    )
    half = place.w * 0.57
    for number, (name, sign, value) in enumerate(stats):
        row, column = divmod(number, 2)
        x, y = place.x + column * half, place.y + 28 + row * 56
        if name in view.fresh:
            canvas.box(x - 6, y - 26, half - 6 if not column else place.w - half + 8, 52, BEST, radius=12)
        draw_row(canvas, (sign,), x, y, 44)
        canvas.text(x + 56, y, str(value), 46 if value < 100 else 42, INK, bold=True)


def draw_leader(
    canvas: Canvas, place: Rect, leader: tuple[str, str] | None, fresh: frozenset[str] = frozenset()
) -> None:
    """The living leader, with the card's type and title as in its head; a faint crown where there is none."""
    middle = place.y + place.h / 2
    if leader is None:
        canvas.box(place.x, place.y, place.w, place.h, FIELD, radius=14)
        canvas.glyph(LEADER.name, place.x + place.w / 2, middle, 46, OFF)
        return
    name, type_ = leader
    rims = ((INK, 2), (GOLD, 6), (INK, 2)) if "leader" in fresh else ((INK, 3),)
    canvas.box(place.x, place.y, place.w, place.h, TYPE_COLOURS[type_], radius=14, rims=rims)
    type_disc(canvas, type_, place.x + 38, middle, 52)
    left, room = place.x + 72, place.w - 72 - 12
    canvas.words(left, middle, name, 36, room, TITLE_ON[type_], bold=True, lines=3, leading=1.04, high=place.h - 16)
