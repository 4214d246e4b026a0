"""Pictures are drawn in a small bounded pool, never on the event loop."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cogs.drawing import memory
from cogs.runtime.fair_queue import FairSemaphore

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2
AHEAD = 1
"""So much work lies ready behind what is being done, so that no worker waits for the event loop."""

PEOPLE, NOBODY = 0, 1
"""The line of what people wait for, and that of what nobody does."""

PATIENCE = 2.0
"""Seconds for which what comes after is put off, where there is no end of what people wait for."""

REST = 1.0
"""Seconds without work after which the pool rests."""


class Pool:
    """A bounded pool of threads. What is done ``at_rest`` one of them does when there has been no work for a while."""

    def __init__(self, workers: int, at_rest: Callable[[], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="pool-aside")
        self._places = FairSemaphore(workers + AHEAD, lines=2)
        self._places_aside = FairSemaphore(1)
        self._behind: list[asyncio.Future[None]] = []
        self._at_rest = at_rest
        self._at_work = 0
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns, computed in the pool; more work than workers waits its turn. Once the pool is closed
        whoever asks is cancelled, as those are who wait then: the bot is ending."""
        return await self._run(self._pool, self._places, PEOPLE, lambda: work(*args, **kwargs))

    async def run_patiently(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, behind all that others wait for: nobody looks at what is drawn so until it comes."""
        return await self._run(self._pool, self._places, NOBODY, lambda: work(*args, **kwargs))

    async def run_aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what takes long, a whole game: one at a time, in a thread of its own, so that no board waits for
        it."""
        return await self._run(self._aside, self._places_aside, PEOPLE, lambda: work(*args, **kwargs))

    async def calm(self, patience: float = PATIENCE) -> None:
        """Waits until nobody waits for a picture, ``patience`` seconds at most: for what may well come after what
        people wait for."""
        if not self._places.lines[PEOPLE] or self._closed:
            return
        moment: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._behind.append(moment)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await moment

    def close(self) -> None:
        self._closed = True
        self._stir()
        for threads in (self._pool, self._aside):
            threads.shutdown(wait=False, cancel_futures=True)
        for line in (*self._places.lines, *self._places_aside.lines):
            line.cancel()

    async def _run(self, threads: ThreadPoolExecutor, places: FairSemaphore, line: int, work: Callable[[], T]) -> T:
        self._at_work += 1
        self._stir()
        try:
            await places.take(line)
            try:
                if self._closed:
                    raise asyncio.CancelledError
                return await asyncio.get_running_loop().run_in_executor(threads, work)
            finally:
                places.give_back()
                self._call_those_behind()
        finally:
            self._at_work -= 1
            if self._at_rest is not None and not self._at_work and not self._closed:
                loop = asyncio.get_running_loop()
                self._resting = loop.call_later(REST, self._pool.submit, self._at_rest)

    def _call_those_behind(self) -> None:
        if not self._places.lines[PEOPLE]:
            behind, self._behind = self._behind, []
            for moment in behind:
                if not moment.done():
                    moment.set_result(None)

    def _stir(self) -> None:
        if self._resting is not None:
            self._resting.cancel()


def drawing_pool() -> Pool:
    """The threads that draw; what they have freed goes back to the system when they rest."""
    return Pool(WORKERS, memory.give_back)
