"""Which interactions are handled when many arrive at once: a few at a time, fairly among users.

Handled all at once, each would be answered only when the last one is, as all share one processor.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from cogs.runtime.fair_queue import FairSemaphore

PLACES = 6
HOLD = 0.25
"""Seconds after which a handler releases its place: it is waiting for Discord, or for a picture, and should not hold
up others."""


class Concurrency:
    """A number of places, each released after ``hold`` seconds at the latest, if set."""

    def __init__(self, places: int = PLACES, hold: float | None = HOLD) -> None:
        self._places = FairSemaphore(places)
        self._hold = hold

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Waits for a place, and holds it in the ``with`` block."""
        await self._places.take()
        held = [True]

        def give_back() -> None:
            if held:
                held.clear()
                self._places.give_back()

        late = None if self._hold is None else asyncio.get_running_loop().call_later(self._hold, give_back)
        try:
            yield
        finally:
            if late is not None:
                late.cancel()
            give_back()
