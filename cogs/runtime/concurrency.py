"""Who is served when many press at once: a few at a time, one person after the other.

Served side by side, everybody would be answered when the last one is, as all share one processor.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from cogs.runtime.fair_queue import FairSemaphore

PLACES = 6
HOLD = 0.25
"""Seconds after which whoever is served gives the place back: they wait for Discord, or for a picture, and nobody is to
wait for them."""


class Concurrency:
    """So many places, which are given back after a while at the latest: after ``hold`` seconds, if any."""

    def __init__(self, places: int = PLACES, hold: float | None = HOLD) -> None:
        self._places = FairSemaphore(places)
        self._hold = hold

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Waits for a place, and holds it for what is done inside."""
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
