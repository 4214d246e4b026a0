"""A loop that sleeps until something is due, or until woken, and then sees to it: one piece of work at a time for each
table, or whatever else work is done for."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cogs.runtime.logs import about
from data.engines.store import StoreError

K = TypeVar("K", bound=Hashable)
"""What a piece of work is done for."""
HOLD = 0.5
"""Seconds after which a piece of work that is not done gives its place back: it waits for somebody else, and delays
only what comes for the same."""
UNSURE = 0.5
"""Seconds until the next look while this process may have been given up by the others."""
TROUBLED = 5.0
"""Seconds until the next look when what is due could not be read."""

_log = logging.getLogger("ziggurat.worker")


class Worker(ABC, Generic[K]):
    """The loop that the outbox and the clocks share. Nothing of it is remembered: what is due is in the store. ``calm``
    is waited for before each look, where what is due may well come after other things. ``busy`` is what work is being
    done for, and ``holding`` what of it holds a place."""

    def __init__(self, name: str, calm: Callable[[], Awaitable[None]] | None = None) -> None:
        self._name = name
        self._calm = calm
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.busy: dict[K, asyncio.Task[None]] = {}
        self.holding: dict[K, asyncio.TimerHandle] = {}

    @abstractmethod
    async def start_due(self) -> float | None:
        """Begins what is due; answers after how many seconds to look again (``None``: when woken)."""

    def begin(self, key: K, work: Coroutine[Any, Any, None], **named: int) -> None:
        """Begins ``work`` for something, which the log calls as it is ``named``; until it is done that is ``busy``. It
        holds a place for a while only."""
        with about(**named):
            task = asyncio.create_task(work, name=f"{self._name}: {key}")
        self.busy[key] = task
        self.holding[key] = asyncio.get_running_loop().call_later(HOLD, self._give_back, key)
        task.add_done_callback(lambda _: self._finished(key))

    def start(self) -> None:
        """Begins to look for what is due."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stops looking; what is under way is taken up again by the next start."""
        tasks = [task for task in (self._task, *self.busy.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def finish(self) -> None:
        """Looks no more, and waits for what is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while self.busy:
            await asyncio.wait(list(self.busy.values()))

    def drop(self) -> None:
        """Leaves what is under way to others, who have taken it over."""
        for task in self.busy.values():
            task.cancel()

    def wake(self) -> None:
        """Looks at once for what is due."""
        self._woken.set()

    def _finished(self, key: K) -> None:
        self.busy.pop(key, None)
        self._give_back(key)

    def _give_back(self, key: K) -> None:
        place = self.holding.pop(key, None)
        if place is not None:
            place.cancel()
        self.wake()

    async def _run(self) -> None:
        while True:
            if self._calm is not None:
                await self._calm()
            self._woken.clear()
            try:
                wait = await self.start_due()
            except StoreError as error:
                _log.warning("%s: what is due could not be read: %s", self._name, error)
                wait = TROUBLED
            except Exception:
                _log.exception("%s: what is due could not be read", self._name)
                wait = TROUBLED
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
