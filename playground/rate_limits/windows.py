"""Counting events within a time window: windows that begin with their first event, and sliding ones."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

SOON = 0.001
"""Seconds: the least wait."""


@dataclass(frozen=True)
class Rate:
    """At most `most` events in `seconds`."""

    most: int
    seconds: float


class Bucket:
    """A window that begins with its first event and is empty when it ends, as Discord counts a route."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._used = 0
        self._ends = 0.0

    def take(self, now: float) -> float:
        """Count an event at `now`: 0 if it fits, else the seconds until the window ends."""
        if now >= self._ends:
            self._used, self._ends = 0, now + self.rate.seconds
        if self._used >= self.rate.most:
            return max(SOON, self._ends - now)
        self._used += 1
        return 0.0

    def left(self, now: float) -> tuple[int, float]:
        """Events that still fit, and the seconds until the window ends."""
        if now >= self._ends:
            return self.rate.most, self.rate.seconds
        return self.rate.most - self._used, self._ends - now


class Sliding:
    """A window that ends now."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._events: deque[float] = deque()

    def wait(self, now: float) -> float:
        """0 when an event at `now` fits, else the seconds until one would."""
        while self._events and now - self._events[0] >= self.rate.seconds:
            self._events.popleft()
        if len(self._events) < self.rate.most:
            return 0.0
        return max(SOON, self._events[0] + self.rate.seconds - now)

    def left(self, now: float) -> tuple[int, float]:
        """Events that still fit, and the seconds until more will; 0 when all do."""
        self.wait(now)
        after = self._events[0] + self.rate.seconds - now if self._events else 0.0
        return self.rate.most - len(self._events), after

    def take(self, now: float) -> float:
        """Count an event at `now` if it fits: 0, else the seconds until one would."""
        wait = self.wait(now)
        if not wait:
            self._events.append(now)
        return wait
