"""Who is served when many press at once: a few at a time, in the order in which they came.

Served side by side, everybody would be answered when the last one is, as all share one processor.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator

PLACES = 6
HOLD = 0.25
"""Seconds after which whoever is served gives the place back: they wait for Discord, or for a picture, and nobody is to
wait for them."""


class Gate:
    """So many places, which are given back after a while at the latest."""

    def __init__(self, places: int = PLACES, hold: float = HOLD) -> None:
        self._places = asyncio.Semaphore(places)
        self._hold = hold

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Waits for a place, and holds it for what is done inside."""
        await self._places.acquire()
        held = [True]

        def give_back() -> None:
            if held:
                held.clear()
                self._places.release()

        late = asyncio.get_running_loop().call_later(self._hold, give_back)
        try:
            yield
        finally:
            late.cancel()
            give_back()
