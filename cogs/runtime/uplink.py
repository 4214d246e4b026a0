"""The way to Discord, as far as answers with pictures depend on it."""

import time

SLOW, AGAIN = 1.0, 60.0
"""Seconds for an answer from which on the way to Discord is slow, and seconds after which it is tried anew."""


class Uplink:
    """How soon answers reach Discord. One with pictures may take too long to be the first answer where the connection
    is slow, or Discord."""

    def __init__(self) -> None:
        self._slow_until = 0.0

    def took(self, seconds: float) -> None:
        """A first answer has taken so long, or infinitely long if it came too late."""
        if seconds > SLOW:
            self._slow_until = time.monotonic() + AGAIN

    @property
    def is_quick(self) -> bool:
        """Whether the next answer may be the first one."""
        return time.monotonic() >= self._slow_until
