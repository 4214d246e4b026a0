"""Room for what is laid on a map now and then: feat tokens, the points of lines and settlements."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from render.core.canvas import Point
from render.iwari.layout import KEPT, TURNS, Box, room_on
from rules.iwari.maps import Ground


class Labels:
    """Finds room for what is laid on a map besides: each thing keeps clear of pieces, numbers and what was laid
    there before."""

    def __init__(self, land: Ground, taken: Iterable[Box] = ()) -> None:
        self._land = land
        self._taken = list(taken)

    def near(self, place: Point, sizes: Sequence[tuple[float, float]], least: float, own: Box | None = None) -> Box:
        """The best place for one of these sizes at least so far from a place; it is taken from then on. What lies in
        the box ``own`` may be covered, if the place itself is."""
        x, y = place
        spots = [
            (x + across * far, y + down * far, far) for far in range(round(least), 110, 7) for across, down in _WAYS
        ]
        tried = ((Box(sx, sy, *size), far) for sx, sy, far in spots for size in sizes)
        best = min(tried, key=lambda one: self._cost(one[0], own if _holds(one[0], place) else None) + 60 * one[1])[0]
        self._taken.append(best)
        return best

    def _cost(self, box: Box, own: Box | None) -> int:
        cost = room_on(self._land).cost(box) + KEPT * 100 * any(box.meets(other) for other in self._taken)
        return cost if own is None or not own.meets(box) else cost - room_on(self._land).cost(_common(own, box))


_WAYS = [(sin(2 * pi * turn / TURNS), cos(2 * pi * turn / TURNS)) for turn in range(TURNS)]


def _holds(box: Box, place: Point) -> bool:
    """Whether a number at this place is under the middle of the box as a whole."""
    return abs(box.x - place[0]) < 20 and abs(box.y - place[1]) < box.height / 2 - 10


def _common(one: Box, other: Box) -> Box:
    """What two boxes that meet have in common."""
    left, right = (
        max(one.x - one.width / 2, other.x - other.width / 2),
        min(one.x + one.width / 2, other.x + other.width / 2),
    )
    top, bottom = (
        max(one.y - one.height / 2, other.y - other.height / 2),
        min(one.y + one.height / 2, other.y + other.height / 2),
    )
    return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)
