"""Pictures are drawn in a small bounded pool, never on the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cogs import memory

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2

REST = 1.0
"""Seconds without work after which the pool rests."""


class Pool:
    """A bounded pool of threads. What is done ``at_rest`` one of them does when there has been no work for a while."""

    def __init__(self, workers: int, at_rest: Callable[[], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._at_rest = at_rest
        self._at_work = 0
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns, computed in the pool; more work than workers waits its turn. Once the pool is closed
        whoever asks is cancelled, as those are who wait then: the bot is ending."""
        if self._closed:
            raise asyncio.CancelledError
        loop = asyncio.get_running_loop()
        self._at_work += 1
        self._stir()
        try:
            return await loop.run_in_executor(self._pool, lambda: work(*args, **kwargs))
        finally:
            self._at_work -= 1
            if self._at_rest is not None and not self._at_work and not self._closed:
                self._resting = loop.call_later(REST, self._pool.submit, self._at_rest)

    def close(self) -> None:
        self._closed = True
        self._stir()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _stir(self) -> None:
        if self._resting is not None:
            self._resting.cancel()


def drawing_pool() -> Pool:
    """The threads that draw; what they have freed goes back to the system when they rest."""
    return Pool(WORKERS, memory.give_back)
