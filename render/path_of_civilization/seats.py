"""The strip of seats: agents, points, population, legacy and philosophy of everybody in one glance."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import Canvas
from render.core.palette import BEST, GOLD, INK, OFF, TEAL
from render.core.seatcard import Rect, SeatCard, draw_seat_card, strip
from render.path_of_civilization.effects import LEGACY, PHILOSOPHY, POPULATION
from render.path_of_civilization.signs import Sign, agent, draw_row
from rules.path_of_civilization.vocabulary import AGENTS

HEIGHT = 330.0


@dataclass(frozen=True)
class SeatView:
    """What a seat's card shows. ``awaited`` while a decision is theirs, ``done`` once they have decided what others
    still think about; ``line`` says what they openly want. ``fresh`` names what has changed: ``points``,
    ``population``, ``legacy``, ``philosophy``, ``claim``, ``decided`` and agents by their words."""

    name: str
    agents: tuple[int, ...]
    points: int
    limit: int
    legacy: int
    philosophy: int
    line: str = ""
    awaited: bool = False
    done: bool = False
    fresh: frozenset[str] = frozenset()


def draw_seats(canvas: Canvas, y: float, seats: Sequence[SeatView]) -> None:
    """Draw a card for every seat."""
    for seat, (place, view) in enumerate(zip(strip(len(seats), y, HEIGHT), seats, strict=True)):
        inner = draw_seat_card(canvas, place, SeatCard(seat, view.name, active=view.awaited, line=view.line))
        if "claim" in view.fresh and view.line:
            canvas.frame(place.x + 86, place.y + 59, place.w - 94, 52, 16, ((INK, 2), (GOLD, 5), (INK, 1.5)))
        if view.done:
            _draw_tick(canvas, place.x + 66, place.y + 92, fresh="decided" in view.fresh)
        _draw_agents(canvas, inner, view)
        _draw_stats(canvas, inner, view)


def _draw_tick(canvas: Canvas, cx: float, cy: float, *, fresh: bool) -> None:
    if fresh:
        canvas.disc(cx, cy, 58, GOLD, rims=((INK, 3),))
    canvas.glyph("check", cx, cy, 40 if fresh else 46, INK if fresh else TEAL, rims=() if fresh else ((INK, 2),))


def _draw_agents(canvas: Canvas, inner: Rect, view: SeatView) -> None:
    step = inner.w / len(AGENTS)
    size = min(50.0, round(step * 0.9))
    for number, (name, count) in enumerate(zip(AGENTS, view.agents, strict=True)):
        x = inner.x + step * (number + 0.5)
        if name in view.fresh:
            canvas.box(x - step / 2 + 1, inner.y + size - 6, step - 2, 56, BEST, radius=12)
        agent(canvas, name, x, inner.y + size / 2 - 4, size)
        canvas.text(x, inner.y + size + 24, str(count), 44, INK if count else OFF, bold=True, anchor="m")


def _draw_stats(canvas: Canvas, inner: Rect, view: SeatView) -> None:
    """Two rows of two: points and population limit, legacy and philosophy."""
    stats: tuple[tuple[str, Sign, int], ...] = (
        ("points", Sign("points"), view.points),
        ("population", POPULATION, view.limit),
        ("legacy", LEGACY, view.legacy),
        ("philosophy", PHILOSOPHY, view.philosophy),
    )
    half = inner.w * 0.54
    for number, (name, sign, value) in enumerate(stats):
        row, column = divmod(number, 2)
        x, y = inner.x + column * half, inner.bottom - 78 + row * 56
        if name in view.fresh:
            canvas.box(x - 6, y - 26, half - 6 if not column else inner.w - half + 8, 52, BEST, radius=12)
        draw_row(canvas, (sign,), x, y, 44)
        canvas.text(x + 56, y, str(value), 46 if value < 100 else 42, INK, bold=True)


def badge_row(canvas: Canvas, seats: Sequence[int], x: float, y: float, size: float, room: float) -> None:
    """Badges side by side, closer together where room is short."""
    step = min(size * 0.96, (room - size) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        sprites.badge(canvas, seat, x + size / 2 + number * step, y, size)
