"""Chooses which of many pictures are made, to limit time and size."""

from collections import deque
from collections.abc import Sequence

BEFORE = 12
"""Pictures made before their duration is estimated; then the average of so many of the newest counts."""
SLACK = 1.1
"""The tolerance of the estimate: the first ones tend to take longest."""


class Pace:
    """Iterates over ``numbers`` within so many ``seconds`` and bytes (``room``). Where all would not fit, some of the
    rest are skipped, evenly; the last one is always made."""

    def __init__(self, numbers: Sequence[int], seconds: float, room: int) -> None:
        self._left = list(numbers)
        self._seconds, self._room = seconds, room
        self._readings: deque[tuple[float, int]] = deque(maxlen=BEFORE + 1)
        self.made = 0
        self.passed_over = 0

    @property
    def left(self) -> int:
        """The number still to be made, by the current plan."""
        return len(self._left)

    def next(self, spent: float, used: int) -> int | None:
        """The next one, given the seconds and bytes spent so far; ``None`` when done."""
        if self.made:
            self._readings.append((spent, used))
        if spent >= self._seconds or used >= self._room:
            self._keep(min(1, len(self._left)))
        elif len(self._readings) > BEFORE:
            self._thin(spent, used)
        if not self._left:
            return None
        self.made += 1
        return self._left.pop(0)

    def _thin(self, spent: float, used: int) -> None:
        """Skips what will not fit."""
        then = self._readings[0]
        each = max((spent - then[0]) / BEFORE, 1e-6), max((used - then[1]) / BEFORE, 1e-6)
        allowed = max(1, int(min((self._seconds - spent) / each[0], (self._room - used) / each[1])))
        if len(self._left) > max(1, allowed * SLACK):
            self._keep(allowed)

    def _keep(self, most: int) -> None:
        """Keeps so many, evenly, the last one among them."""
        count = len(self._left)
        if count > most:
            self._left = [self._left[count - 1 - place * count // most] for place in reversed(range(most))]
            self.passed_over += count - most
