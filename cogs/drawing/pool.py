"""Pictures are drawn in a thread of their own, never on the event loop."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cogs.drawing import memory
from cogs.runtime.fair_queue import FairSemaphore

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 1
"""Threads that draw. Two compete with each other and with the event loop for the interpreter: a turn costs a tenth more
then, and its board comes later."""
AHEAD = 1
"""Work queued behind the running work, so that no worker waits for the event loop."""

FOREGROUND, BACKGROUND = 0, 1
"""The line of what users wait for, and that of all else."""

PATIENCE = 2.0
"""Seconds for which background work is delayed while users keep waiting."""

REST = 1.0
"""Seconds without work until ``at_rest`` runs."""


class Pool:
    """A bounded pool of threads. One of them calls ``at_rest`` when there was no work for a while."""

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
        """What ``work`` returns, computed in the pool; more work than workers waits its turn. Once the pool is
        closed, callers are cancelled: the bot is ending."""
        return await self._run(self._pool, self._places, FOREGROUND, lambda: work(*args, **kwargs))

    async def run_in_background(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, after everything that users wait for."""
        return await self._run(self._pool, self._places, BACKGROUND, lambda: work(*args, **kwargs))

    async def run_aside(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for long work on a whole game: one at a time, in a separate thread, so that no board waits for
        it."""
        return await self._run(self._aside, self._places_aside, FOREGROUND, lambda: work(*args, **kwargs))

    @property
    def is_calm(self) -> bool:
        """Whether no user waits for a picture."""
        return self._closed or not self._places.lines[FOREGROUND]

    async def calm(self, patience: float = PATIENCE) -> None:
        """Waits until no user waits for a picture, ``patience`` seconds at most."""
        if self.is_calm:
            return
        moment: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._behind.append(moment)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await moment

    def close(self) -> None:
        self._closed = True
        self._cancel_rest()
        for threads in (self._pool, self._aside):
            threads.shutdown(wait=False, cancel_futures=True)
        for line in (*self._places.lines, *self._places_aside.lines):
            line.cancel()

    async def _run(self, threads: ThreadPoolExecutor, places: FairSemaphore, line: int, work: Callable[[], T]) -> T:
        self._at_work += 1
        self._cancel_rest()
        try:
            await places.take(line)
            try:
                if self._closed:
                    raise asyncio.CancelledError
                return await asyncio.get_running_loop().run_in_executor(threads, work)
            finally:
                places.give_back()
                self._release_waiting()
        finally:
            self._at_work -= 1
            if self._at_rest is not None and not self._at_work and not self._closed:
                loop = asyncio.get_running_loop()
                self._resting = loop.call_later(REST, self._pool.submit, self._at_rest)

    def _release_waiting(self) -> None:
        if not self._places.lines[FOREGROUND]:
            behind, self._behind = self._behind, []
            for moment in behind:
                if not moment.done():
                    moment.set_result(None)

    def _cancel_rest(self) -> None:
        if self._resting is not None:
            self._resting.cancel()


def drawing_pool() -> Pool:
    """The thread that draws; at rest it returns freed memory to the system."""
    return Pool(WORKERS, memory.give_back)
