"""The strip of seats below the board: dynasty, leaders still to place, catastrophes, tiles in hand, open totals."""

from collections.abc import Sequence

from render.core.canvas import Canvas
from render.core.palette import CHOSEN, GOLD, INK, OFF, SUNK
from render.kit.seatcard import (
    Rect,
    SeatCard,
    draw_seat_card,
    framed,
    strip,
)
from render.tigris_euphrates import pieces
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.setup import CATASTROPHES

_PLAIN = 240
_POINTS = 112
"""Room for the totals below, where everybody may see them."""
_SLOT = 50


def shows_points(observation: TigrisObservation) -> bool:
    """Whether the totals of all seats are known: with open scoring or after the end (TE-21)."""
    return all(own is not None for own in observation.points)


def strip_height(observation: TigrisObservation) -> float:
    """The height of the strip in u."""
    return _PLAIN + (_POINTS if shows_points(observation) else 0)


def draw_seats(
    canvas: Canvas,
    observation: TigrisObservation,
    names: Sequence[str],
    dynasties: Sequence[str],
    y: float,
    *,
    closed: bool = False,
) -> None:
    """Draw all seat cards from ``y`` down; framed is who must decide, if the table is not ``closed``."""
    marked = framed(observation.result, observation.to_act, closed=closed)
    for seat, place in enumerate(strip(observation.seats, y, strip_height(observation))):
        sign = observation.dynasties[seat]
        card = SeatCard(seat, names[seat], active=seat in marked, line=dynasties[seat], sign=sign)
        inner = draw_seat_card(canvas, place, card)
        _draw_supply(canvas, observation, seat, inner)
        _draw_hand(canvas, observation, seat, inner)
        if shows_points(observation):
            _draw_points(canvas, observation, seat, inner)


def _draw_supply(canvas: Canvas, observation: TigrisObservation, seat: int, inner: Rect) -> None:
    """Leaders still to place, each in its own spot, and catastrophes left."""
    middle = inner.y + 24
    for colour, stands in enumerate(observation.leaders[seat]):
        x = inner.x + _SLOT / 2 + colour * (_SLOT + 6)
        draw = pieces.disc if stands is None else pieces.away
        draw(canvas, colour, x, middle, _SLOT)
    for number in range(CATASTROPHES):
        x = inner.right - 22 - (CATASTROPHES - 1 - number) * 52
        left = number < observation.catastrophes[seat]
        canvas.glyph("catastrophe", x, middle, 48, INK if left else OFF)


def _draw_hand(canvas: Canvas, observation: TigrisObservation, seat: int, inner: Rect) -> None:
    middle = inner.y + 84
    canvas.glyph("hand", inner.x + 24, middle, 48, INK)
    canvas.text(inner.x + 58, middle, str(observation.hand_sizes[seat]), 52, INK, bold=True)


def _draw_points(canvas: Canvas, observation: TigrisObservation, seat: int, inner: Rect) -> None:
    """Points by colour and treasures; the weakest colour stands on gold."""
    own, treasures = observation.points[seat], observation.won[seat]
    assert own is not None
    top = inner.y + 118
    step = min(90.0, inner.w / 5)
    for colour, points in enumerate((*own, treasures or 0)):
        x = inner.x + (inner.w - 5 * step) / 2 + step * (colour + 0.5)
        if colour < len(own):
            weakest = points == min(own) < max(own)
            rims = ((GOLD, 4),) if weakest else ()
            canvas.box(x - step / 2 + 2, top, step - 4, 104, CHOSEN if weakest else SUNK, radius=12, rims=rims)
            pieces.tile(canvas, colour, x, top + 30, 42)
        else:
            canvas.box(x - step / 2 + 2, top, step - 4, 104, SUNK, radius=12)
            canvas.glyph("treasure", x, top + 30, 38, GOLD, rims=((INK, 3),))
        canvas.text(x, top + 78, str(points), 46, INK, bold=True, anchor="m")
