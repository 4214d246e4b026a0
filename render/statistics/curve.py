"""Curves: on a card with few labels, and as a sparkline for a line of a list."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from math import ceil, floor, hypot

from PIL import Image, ImageDraw

from render.core.canvas import Canvas, Point
from render.core.palette import CARD, GOLD, INK, LINE, SOFT, TEAL, mix
from render.kit.seatcard import Rect
from render.words.numbers import whole

MOST = 160
"""The most points of a curve; of more the intermediate ones are omitted."""
_LABEL, _VALUE = 36, 60
_FIELD = mix(CARD, TEAL, 0.13)
_STROKE, _DOT = 9, 34
_STEPS = (1, 2, 5)
_OVERSAMPLE = 6
_LINES = 5
"""The most grid lines of a curve."""
_SPAN = 40
"""The least span of a curve's values, in points."""


@dataclass(frozen=True)
class Curve:
    """The values in order, and the labels below: when it began, how many there are, when it ended; and the label at the
    last value, where that is not the number alone."""

    values: tuple[int, ...]
    begun: str = ""
    count: str = ""
    ended: str = ""
    last: str = ""


def thinned(values: Sequence[int]) -> list[tuple[int, int]]:
    """The values with their indices, at most :data:`MOST`: of each stretch the lowest and the highest, and the first
    and last of all."""
    if len(values) <= MOST:
        return list(enumerate(values))
    stretches = MOST // 2 - 1
    kept = {0, len(values) - 1}
    for stretch in range(stretches):
        places = range(len(values) * stretch // stretches, len(values) * (stretch + 1) // stretches)
        kept |= {min(places, key=lambda place: values[place]), max(places, key=lambda place: values[place])}
    return [(place, values[place]) for place in sorted(kept)]


def levels(low: int, high: int) -> list[int]:
    """Round numbers for grid lines, from the last below ``low`` to the first above ``high``. Where these are close the
    margin is larger, so that a small change looks small."""
    wanting = max(0, _SPAN - (high - low))
    low, high = low - wanting // 2, high + (wanting + 1) // 2
    for power in count():
        step = _STEPS[power % 3] * 10 ** (power // 3)
        first, last = low // step, -(-high // step)
        if last - first < _LINES:
            break
    return [step * one for one in range(first, max(last, first + 1) + 1)]


def draw_curve(canvas: Canvas, place: Rect, curve: Curve) -> None:
    """The curve with grid lines, its last value, and its highest point."""
    across = levels(min(curve.values), max(curve.values))
    margin = max(canvas.measure(whole(level), _LABEL) for level in across) + 24
    last = curve.last or whole(curve.values[-1])
    reach = canvas.measure(last, _VALUE, bold=True)
    area = Rect(place.x + margin, place.y + 40, place.w - margin - reach - 56, place.h - 40 - 84)
    points = _points(area, across, curve.values)
    if len(points) > 1:
        canvas.polygon(((area.x, area.bottom), *points, (area.right, area.bottom)), _FIELD)
    for level in across:
        y = _height(area, across, level)
        canvas.box(area.x, y - 1, area.w, 2, LINE)
        canvas.text(area.x - 20, y, whole(level), _LABEL, SOFT, anchor="r")
    _stroke(canvas, points, _STROKE)
    end = points[-1]
    _highest(canvas, curve, points, area)
    canvas.disc(*end, _DOT, GOLD, rims=((INK, 4),))
    canvas.text(end[0] + 30, end[1], last, _VALUE, INK, bold=True)
    y = area.bottom + 52
    single = len(curve.values) == 1
    canvas.text(area.x + area.w / 2, y, curve.count, _LABEL, SOFT, anchor="m", room=area.w - (0 if single else 620))
    if not single:
        canvas.text(area.x, y, curve.begun, _LABEL, SOFT, room=300)
        canvas.text(area.right, y, curve.ended, _LABEL, SOFT, anchor="r", room=300)


def draw_sparkline(canvas: Canvas, place: Rect, values: Sequence[int]) -> None:
    """The course alone: whether it rose or fell, not how far."""
    low, high = min(values), max(values)
    points = _points(place, [low, high if high > low else low + 1], values)
    if low == high:
        points = [(x, place.y + place.h / 2) for x, _ in points]
    _stroke(canvas, points, 7)
    canvas.disc(*points[-1], 26, GOLD, rims=((INK, 4),))


def _height(area: Rect, across: Sequence[int], value: int) -> float:
    return area.bottom - area.h * (value - across[0]) / (across[-1] - across[0])


def _points(area: Rect, across: Sequence[int], values: Sequence[int]) -> list[Point]:
    """The positions of the values; a single one in the middle."""
    if len(values) == 1:
        return [(area.x + area.w / 2, _height(area, across, values[0]))]
    last = len(values) - 1
    return [(area.x + area.w * place / last, _height(area, across, value)) for place, value in thinned(values)]


def _stroke(canvas: Canvas, points: Sequence[Point], width: float) -> None:
    """A line through the points with round ends and joints, in one mask: overlapping pieces would show."""
    if len(points) < 2:
        return
    half = width * canvas.scale / 2
    pixels = [(x * canvas.scale, y * canvas.scale) for x, y in points]
    left, top = floor(min(x for x, _ in pixels) - half) - 1, floor(min(y for _, y in pixels) - half) - 1
    right, bottom = ceil(max(x for x, _ in pixels) + half) + 1, ceil(max(y for _, y in pixels) + half) + 1
    mask = Image.new("L", ((right - left) * _OVERSAMPLE, (bottom - top) * _OVERSAMPLE))
    pen, thick = ImageDraw.Draw(mask), half * _OVERSAMPLE
    moved = [((x - left) * _OVERSAMPLE, (y - top) * _OVERSAMPLE) for x, y in pixels]
    for (x, y), (to_x, to_y) in pairwise(moved):
        length = max(1e-6, hypot(to_x - x, to_y - y))
        aside, down = (to_y - y) / length * thick, (x - to_x) / length * thick
        pen.polygon(
            ((x + aside, y + down), (to_x + aside, to_y + down), (to_x - aside, to_y - down), (x - aside, y - down)),
            255,
        )
    for x, y in moved:
        pen.ellipse((x - thick, y - thick, x + thick - 1, y + thick - 1), fill=255)
    canvas.stamp(TEAL, left, top, mask.reduce(_OVERSAMPLE))


def _highest(canvas: Canvas, curve: Curve, points: Sequence[Point], area: Rect) -> None:
    """Marks the highest point, where that is not near the end."""
    top = max(curve.values)
    x, y = min(points, key=lambda point: (point[1], -point[0]))
    if top == curve.values[-1] or x > area.x + area.w * 0.9:
        return
    canvas.disc(x, y, 24, CARD, rims=((INK, 4),))
    half = canvas.measure(whole(top), _LABEL, bold=True) / 2
    canvas.text(max(x, area.x + half), y - 36, whole(top), _LABEL, INK, bold=True, anchor="m")
