"""The strip of tribes below the map: points, cards in hand, tents and totems left."""

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import INK
from render.kit.seatcard import (
    Rect,
    SeatCard,
    draw_seat_card,
    stat,
    strip,
)
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import points_so_far

HEIGHT = 258.0


def draw_seats(
    canvas: Canvas, observation: IwariObservation, names: Sequence[str], y: float, *, closed: bool = False
) -> None:
    """Draw a card for every tribe; framed is who must decide and for whom, at the end who has won, and nobody where the
    table is ``closed`` before."""
    result = observation.result
    if result is None:
        marked = {*observation.to_act, observation.tribe} if observation.to_act and not closed else set()
        points = points_so_far(observation)
    else:
        marked, points = set(result.winners), result.totals
    for tribe, place in enumerate(strip(observation.tribes, y, HEIGHT)):
        card = SeatCard(tribe, names[tribe], active=tribe in marked, first=tribe == observation.starter)
        inner = draw_seat_card(canvas, place, card)
        _draw_rows(canvas, observation, tribe, points[tribe], inner)


def _draw_rows(canvas: Canvas, observation: IwariObservation, tribe: int, points: int, inner: Rect) -> None:
    middle = inner.x + inner.w / 2
    first, second = inner.y + 26, inner.y + 94
    stat(canvas, inner.x, first, "vp", str(points), middle - inner.x)
    if tribe < observation.seats:
        stat(canvas, middle + 6, first, "hand", str(observation.hand_sizes[tribe]))
    canvas.glyph("tentpiece", inner.x + 24, second, 46, INK)
    canvas.text(inner.x + 56, second, str(observation.tents_left(tribe)), 52, INK, bold=True)
    canvas.glyph("totem", middle + 30, second, 46, INK)
    canvas.text(middle + 62, second, str(observation.totems_left(tribe)), 52, INK, bold=True)
