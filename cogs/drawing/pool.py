"""Pictures are drawn in a small bounded pool, never on the event loop."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from cogs.drawing import memory

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2
AHEAD = 1
"""So much work lies ready behind what is being done, so that no worker waits for the event loop."""

PATIENCE = 2.0
"""Seconds for which what comes after is put off, where there is no end of what people wait for."""

REST = 1.0
"""Seconds without work after which the pool rests."""


class Pool:
    """A bounded pool of threads. What is done ``at_rest`` one of them does when there has been no work for a while."""

    def __init__(self, workers: int, at_rest: Callable[[], None] | None = None) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="pool")
        self._places = workers + AHEAD
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()
        self._behind: list[asyncio.Future[None]] = []
        self._at_rest = at_rest
        self._at_work = 0
        self._resting: asyncio.TimerHandle | None = None
        self._closed = False

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns, computed in the pool; more work than workers waits its turn. Once the pool is closed
        whoever asks is cancelled, as those are who wait then: the bot is ending."""
        return await self._run(self._waiting, lambda: work(*args, **kwargs))

    async def run_patiently(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, behind all that others wait for: nobody looks at what is drawn so until it comes."""
        return await self._run(self._patient, lambda: work(*args, **kwargs))

    async def calm(self, patience: float = PATIENCE) -> None:
        """Waits until nobody waits for a picture, ``patience`` seconds at most: for what may well come after what
        people wait for."""
        if not self._waiting or self._closed:
            return
        moment: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._behind.append(moment)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(patience):
                await moment

    def close(self) -> None:
        self._closed = True
        self._stir()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for turn in (*self._waiting, *self._patient):
            turn.cancel()

    async def _run(self, queue: deque[asyncio.Future[None]], work: Callable[[], T]) -> T:
        self._at_work += 1
        self._stir()
        try:
            await self._take_place(queue)
            try:
                if self._closed:
                    raise asyncio.CancelledError
                return await asyncio.get_running_loop().run_in_executor(self._pool, work)
            finally:
                self._leave_place()
        finally:
            self._at_work -= 1
            if self._at_rest is not None and not self._at_work and not self._closed:
                loop = asyncio.get_running_loop()
                self._resting = loop.call_later(REST, self._pool.submit, self._at_rest)

    async def _take_place(self, queue: deque[asyncio.Future[None]]) -> None:
        """Waits until one of the places is free, and takes it."""
        if self._places:
            self._places -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given the place in the moment in which it gave up
                self._leave_place()
            raise

    def _leave_place(self) -> None:
        self._hand_on()
        if not self._waiting:
            behind, self._behind = self._behind, []
            for moment in behind:
                if not moment.done():
                    moment.set_result(None)

    def _hand_on(self) -> None:
        for queue in (self._waiting, self._patient):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._places += 1

    def _stir(self) -> None:
        if self._resting is not None:
            self._resting.cancel()


def drawing_pool() -> Pool:
    """The threads that draw; what they have freed goes back to the system when they rest."""
    return Pool(WORKERS, memory.give_back)
