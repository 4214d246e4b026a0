"""Work that other processes have written is picked up when they notify, and at the latest after a second."""

import asyncio
import contextlib
import logging

from cogs.base.services import EMOJI, STORIES, TASTES, Services
from cogs.runtime import tasks
from data.engines.store import StoreError

POLL = 1.0
"""Seconds between two checks for what other processes have written."""
REREAD = 60.0
"""Seconds after which cached values are read again without a notification."""

_ALL = frozenset({TASTES, STORIES})
_log = logging.getLogger("ziggurat.notify")


class NotifyListener:
    """Listens to the other processes of the store; without any it does nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._to_read: set[str] = set()
        self._notified = asyncio.Event()

    def start(self) -> None:
        if self._services.store.is_shared:
            loops = (self._services.store.listen(self._hear), self._poll(), self._reread())
            self._tasks = [asyncio.create_task(loop, name="notify") for loop in loops]

    async def stop(self) -> None:
        await tasks.end(*self._tasks)

    def _hear(self, words: frozenset[str] | None) -> None:
        self._services.wake_here()
        self._to_read |= _ALL if words is None else words
        if self._to_read:
            self._notified.set()

    async def _poll(self) -> None:
        """Finds work even if a notification is lost."""
        while True:
            await asyncio.sleep(POLL)
            self._services.wake_here()

    async def _reread(self) -> None:
        """Reads cached values again after another process has written them."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REREAD):
                    await self._notified.wait()
            self._notified.clear()
            words, self._to_read = self._to_read or _ALL, set()
            if STORIES in words:
                self._services.tables.look_again()
            if EMOJI in words:
                self._services.emoji.look_again()
            if TASTES in words:
                await self._learn_tastes()

    async def _learn_tastes(self) -> None:
        try:
            await self._services.learn_tastes()
        except StoreError as error:
            _log.warning("how people wish to read could not be read: %s", error)
            self._to_read.add(TASTES)
