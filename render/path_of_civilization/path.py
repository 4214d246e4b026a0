"""The round path: nine stands, and what waits on each."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.core.canvas import Canvas
from render.core.palette import CARD, GOLD, INK, LINE, OFF, RED, SOFT, SUNK
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.colours import TYPE_COLOURS

HEIGHT = 106.0
_GAP = 10.0
_CELL = 156.0


@dataclass(frozen=True)
class Stand:
    """What an event's stand shows: a challenge its ``type``, a battle the ``power`` of the threat; ``over`` once it has
    been resolved."""

    type: str = ""
    power: int = 0
    over: bool = False


def draw_path(canvas: Canvas, y: float, stands: Sequence[Sequence[Stand]], now: int) -> None:
    """Draw all rounds; ``now`` is the one under way, 0 when all are over."""
    x = float(MARGIN)
    for number, events in enumerate(stands, 1):
        last = number == len(stands)
        width = canvas.picture.width / canvas.scale - MARGIN - x if last else _CELL
        place, past = Rect(x, y, width, HEIGHT), now == 0 or number < now
        rims = ((INK, 2), (GOLD, 7)) if number == now else ((LINE, 3),)
        canvas.box(place.x, place.y, place.w, place.h, SUNK if past else CARD, radius=16, rims=rims)
        canvas.text(x + 32, y + HEIGHT / 2, str(number), 52, SOFT if past else INK, bold=True, anchor="m")
        if len(events) == 1:
            _draw_stand(canvas, events[0], x + 97, y + HEIGHT / 2, 1.0)
        for line, event in enumerate(events if len(events) > 1 else ()):
            _draw_stand(canvas, event, x + place.w / 2 + 28, y + HEIGHT * (0.29 + 0.42 * line), 0.8)
        x += width + _GAP


def _draw_stand(canvas: Canvas, event: Stand, cx: float, cy: float, part: float) -> None:
    if event.type:
        canvas.glyph("history", cx - 22 * part, cy, 42 * part, OFF if event.over else INK)
        colour = OFF if event.over else TYPE_COLOURS[event.type]
        canvas.glyph(event.type, cx + 23 * part, cy, 44 * part, colour)
    else:
        power, wide = str(event.power), event.power >= 10
        size, swords = (36 * part, 40 * part) if wide else (46 * part, 46 * part)
        left = cx - (swords + 6 + canvas.measure(power, size, bold=True)) / 2
        canvas.glyph("swords", left + swords / 2, cy, swords, OFF if event.over else RED)
        canvas.text(left + swords + 6, cy, power, size, SOFT if event.over else INK, bold=True)
