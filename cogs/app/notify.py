"""The doorbell: what other processes have written is looked at when they ring, and each second where nobody does."""

import asyncio
import contextlib
import logging

from cogs.base.services import EMOJI, STORIES, TASTES, Services
from data.engines.store import StoreError

GLANCE = 1.0
"""Seconds between two looks at what other processes have written."""
REREAD = 60.0
"""Seconds after which what is remembered is read anew, whoever has rung."""

_ALL = frozenset({TASTES, STORIES})
_log = logging.getLogger("ziggurat.doorbell")


class NotifyListener:
    """Hears the other processes of one store. Where there are none it does nothing."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tasks: list[asyncio.Task[None]] = []
        self._to_read: set[str] = set()
        self._rung = asyncio.Event()

    def start(self) -> None:
        """Begins to listen."""
        if self._services.store.is_shared:
            loops = (self._services.store.listen(self._hear), self._look(), self._read_anew())
            self._tasks = [asyncio.create_task(loop, name="doorbell") for loop in loops]

    async def stop(self) -> None:
        """Hears nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _hear(self, words: frozenset[str] | None) -> None:
        self._services.wake_here()
        self._to_read |= _ALL if words is None else words
        if self._to_read:
            self._rung.set()

    async def _look(self) -> None:
        """Whatever becomes of the bell, what is to be done is found."""
        while True:
            await asyncio.sleep(GLANCE)
            self._services.wake_here()

    async def _read_anew(self) -> None:
        """What this process remembers is what the others have written."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REREAD):
                    await self._rung.wait()
            self._rung.clear()
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
