"""A loop that sleeps until something is due, or until woken, and then starts the work: one task at a time for each
table, or other target."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

from cogs.runtime import tasks
from cogs.runtime.logs import about
from data.engines.store import StoreError

K = TypeVar("K", bound=Hashable)
"""The target of a task."""
HOLD = 0.5
"""Seconds after which an unfinished task releases its place: it is waiting for something, and delays only tasks of
the same target."""
UNSURE = 0.5
"""Seconds until the next check while other processes may have given this one up."""
RETRY = 5.0
"""Seconds until the next check when due work could not be read."""

_log = logging.getLogger("ziggurat.worker")


class Worker(ABC, Generic[K]):
    """The loop that the outbox and the clocks share. It keeps nothing in memory: what is due is in the store.
    ``calm`` is awaited before each check, for work of low priority. ``busy`` are the running tasks by target,
    ``holding`` those that hold a place."""

    def __init__(self, name: str, calm: Callable[[], Awaitable[None]] | None = None) -> None:
        self._name = name
        self._calm = calm
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.busy: dict[K, asyncio.Task[None]] = {}
        self.holding: dict[K, asyncio.TimerHandle] = {}

    @abstractmethod
    async def start_due(self) -> float | None:
        """Starts what is due; returns the seconds until the next check (``None``: when woken)."""

    def begin(self, key: K, work: Coroutine[Any, Any, None], **named: int) -> None:
        """Starts ``work`` for a target, which is ``busy`` until it is done; ``named`` are fields of its log lines."""
        with about(**named):
            task = asyncio.create_task(self._attempt(key, work), name=f"{self._name}: {key}")
        self.busy[key] = task
        self.holding[key] = asyncio.get_running_loop().call_later(HOLD, self._give_back, key)
        task.add_done_callback(lambda _: self._finished(key))
        task.add_done_callback(lambda _: work.close())  # it may never have begun

    async def _attempt(self, key: K, work: Coroutine[Any, Any, None]) -> None:
        """What fails, even where a failure was to be written down, is not begun again at once."""
        try:
            await work
        except Exception as error:
            level = logging.WARNING if isinstance(error, StoreError) else logging.ERROR
            _log.log(level, "%s: %s waits: %s", self._name, key, error, exc_info=level == logging.ERROR)
            await asyncio.sleep(RETRY)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Stops; unfinished tasks are repeated after the next start."""
        await tasks.end(self._task, *self.busy.values())

    async def finish(self) -> None:
        """Stops the loop, and waits for running tasks."""
        await tasks.end(self._task)
        while self.busy:
            await asyncio.wait(list(self.busy.values()))

    def drop(self) -> None:
        """Cancels running tasks: another process has taken them over."""
        for task in self.busy.values():
            task.cancel()

    def wake(self) -> None:
        """Checks at once what is due."""
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
                wait = RETRY
            except Exception:
                _log.exception("%s: what is due could not be read", self._name)
                wait = RETRY
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
