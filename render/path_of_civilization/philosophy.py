"""The philosophy board: levels with costs, multipliers and points, the benefits on them, and who stands where."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas
from render.core.palette import CARD, GOLD, INK, OFF, OFF_GROUND, SOFT, SPENT, WHITE
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.colours import FIELD, TYPE_COLOURS
from render.path_of_civilization.effects import gains
from render.path_of_civilization.signs import Sign, draw_row, points, word
from rules.path_of_civilization.cards import Token

HEIGHT = 216.0
_PILL = 62.0


@dataclass(frozen=True)
class Step:
    """A level of the board: what it costs, how often its benefit is had, its points at the end; its tokens (None for
    one that lies face down), those that are out of the game, and the ``seats`` that stand here."""

    cost: int
    multiplier: int
    vp: int
    tokens: tuple[Token | None, ...]
    rejected: tuple[Token, ...]
    seats: tuple[int, ...]
    fresh: bool = False


def draw_philosophy(
    canvas: Canvas, y: float, width: float, steps: Sequence[Step], targets: frozenset[str] = frozenset()
) -> None:
    """Draw the levels from 0 up; the tokens among the ``targets`` are ringed."""
    place = Rect(MARGIN, y, width, HEIGHT)
    canvas.card(place.x, place.y, place.w, place.h, lifted=False)
    canvas.glyph("philosopher", place.x + 62, place.y + 64, 76, TYPE_COLOURS["spirituality"])
    _draw_start(canvas, steps[0].seats, place.x + 6, place.bottom - 98)
    x = place.x + 124
    wide = (place.right - 16 - x) / (len(steps) - 1)
    for step in steps[1:]:
        _draw_step(canvas, Rect(x, place.y + 14, wide - 10, place.h - 28), step, targets)
        x += wide


def _draw_step(canvas: Canvas, place: Rect, step: Step, targets: frozenset[str]) -> None:
    rims = ((INK, 2), (GOLD, 6), (INK, 2)) if step.fresh else ()
    canvas.box(place.x, place.y, place.w, place.h, FIELD, radius=14, rims=rims)
    y = place.y + 36
    canvas.text(place.x + 16, y, f"×{step.multiplier}", 46, INK, bold=True)
    cost = (word(str(step.cost)), Sign("agent", "philosopher"))
    draw_row(canvas, cost, place.x + place.w / 2 + 4, y, 40, anchor="m")
    points(canvas, step.vp, place.right - 38, y - 3, 62)
    _draw_tokens(canvas, Rect(place.x + 8, place.y + 68, place.w - 16, _PILL), step, targets)
    _draw_seats(canvas, step.seats, place.x + 10, place.bottom - 30, place.w - 20)


def _draw_tokens(canvas: Canvas, place: Rect, step: Step, targets: frozenset[str]) -> None:
    """Two pills: open benefits white, unknown ones with a question mark, those out of the game crossed out."""
    shown: list[tuple[Token | None, bool]] = [(token, True) for token in step.tokens]
    shown += [(token, False) for token in step.rejected]
    wide = (place.w - 8) / 2
    for number, (token, open_) in enumerate(shown[:2]):
        chosen = token is not None and token.id in targets
        spot = Rect(place.x + number * (wide + 8), place.y, wide, place.h)
        draw_token(canvas, spot, token, open_=open_, chosen=chosen)


def draw_token(canvas: Canvas, place: Rect, token: Token | None, *, open_: bool = True, chosen: bool = False) -> None:
    """A benefit: its effect; face down (None) a question mark; out of the game, faint."""
    if token is None:
        canvas.pill(place.x, place.y, place.w, place.h, SOFT, rims=((INK, 3),))
        canvas.text(place.x + place.w / 2, place.y + place.h / 2, "?", 40, WHITE, bold=True, anchor="m")
        return
    canvas.region_box(f"card {token.id}", place.x, place.y, place.w, place.h)
    rims = HIGHLIGHT if chosen else ((INK, 3),) if open_ else ((OFF, 3),)
    canvas.pill(place.x, place.y, place.w, place.h, CARD if open_ else OFF_GROUND, rims=rims)
    middle = place.x + place.w / 2, place.y + place.h / 2
    row = gains(token.gains)
    draw_row(canvas, row, *middle, place.h * 0.6, anchor="m", room=place.w - 20)
    if not open_:
        canvas.line(((place.x + 18, place.bottom - 14), (place.right - 18, place.y + 14)), 5, SPENT)


def _draw_start(canvas: Canvas, seats: Sequence[int], x: float, y: float) -> None:
    """Who stands on no level yet: at the beginning everybody, three on a row."""
    size = 52.0 if len(seats) < 3 else 37.0
    columns = 2 if len(seats) < 3 else 3
    first = y + (34 if len(seats) <= columns else 22)
    for number, seat in enumerate(seats):
        row, column = divmod(number, columns)
        sprites.badge(canvas, seat, x + (column + 0.5) * 112 / columns, first + row * 42, size)


def _draw_seats(canvas: Canvas, seats: Sequence[int], x: float, y: float, room: float) -> None:
    size = 52.0
    step = min(size * 0.96, (room - size) / max(1, len(seats) - 1))
    for number, seat in enumerate(seats):
        sprites.badge(canvas, seat, x + size / 2 + number * step, y, size)
