"""A loop that sleeps until something is due, or until woken, and then sees to it: one piece of work a table."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from cogs.runtime.logs import about
from data.engines.store import StoreError

HOLD = 0.5
"""Seconds after which a piece of work that is not done gives its place back: it waits for somebody else, and delays its
own table only."""
UNSURE = 0.5
"""Seconds until the next look while this process may have been given up by the others."""
TROUBLED = 5.0
"""Seconds until the next look when what is due could not be read."""

_log = logging.getLogger("ziggurat.worker")


class Worker(ABC):
    """The loop that the outbox and the clocks share. Nothing of it is remembered: what is due is in the store. ``calm``
    is waited for before each look, where what is due may well come after other things. ``field`` is what the log calls
    that for which a piece of work is done; ``None`` for people, whom it does not name."""

    field: str | None = "table"

    def __init__(self, name: str, side_by_side: int, calm: Callable[[], Awaitable[None]] | None = None) -> None:
        self._name = name
        self._side_by_side = side_by_side
        self._calm = calm
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.busy: dict[int, asyncio.Task[None]] = {}
        self._holding: dict[int, asyncio.TimerHandle] = {}

    @abstractmethod
    async def start_due(self, room: int) -> float | None:
        """Begins up to ``room`` pieces of work that are due; answers after how many seconds to look again (``None``:
        when woken)."""

    def begin(self, table_id: int, work: Coroutine[Any, Any, None]) -> None:
        """Begins ``work`` for a table; until it is done the table is ``busy``. It holds a place for a while
        only."""
        with about(**({self.field: table_id} if self.field else {})):
            task = asyncio.create_task(work, name=f"{self._name}: table {table_id}")
        self.busy[table_id] = task
        self._holding[table_id] = asyncio.get_running_loop().call_later(HOLD, self._give_back, table_id)
        task.add_done_callback(lambda _: self._finished(table_id))

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

    def _finished(self, table_id: int) -> None:
        self.busy.pop(table_id, None)
        self._give_back(table_id)

    def _give_back(self, table_id: int) -> None:
        place = self._holding.pop(table_id, None)
        if place is not None:
            place.cancel()
        self.wake()

    async def _run(self) -> None:
        while True:
            if self._calm is not None:
                await self._calm()
            self._woken.clear()
            try:
                wait = await self.start_due(self._side_by_side - len(self._holding))
            except StoreError as error:
                _log.warning("%s: what is due could not be read: %s", self._name, error)
                wait = TROUBLED
            except Exception:
                _log.exception("%s: what is due could not be read", self._name)
                wait = TROUBLED
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._woken.wait()
