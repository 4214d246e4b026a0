"""The heartbeat of this process: it signals the others that it lives, and gives up those that do not.

Running work belongs to the process that has claimed it. A process that was silent for long, as it was suspended or
cut off from the database, is given up by the others, which do its work: it must not continue when it wakes. So
before anything is sent it checks whether it :attr:`~Heartbeat.is_sure` that it was not given up.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable

from cogs.runtime import tasks
from data.engines.store import Store, StoreError, Transaction
from data.processes import processes
from data.processes.processes import BEAT, SILENCE

SURE = SILENCE / 2
"""Seconds after a beat within which this process cannot have been given up; the other half is left for running work."""

_log = logging.getLogger("ziggurat.heartbeat")


class Heartbeat:
    """This process among those of a store. If the store cannot be shared there are no others, and no beat.

    ``id`` is its number; 0 before it has started. ``living`` is how many were alive at the last check, including
    itself. ``given_up`` is called when the others have given it up: whatever it has claimed is theirs; ``freed``
    when it has given up others, whose work is free.
    """

    def __init__(self, store: Store) -> None:
        self.id = 0
        self.living = 1
        self.given_up: list[Callable[[], None]] = []
        self.freed: list[Callable[[], None]] = []
        self._store = store
        self._begun_at: float | None = None
        self._beaten_at = -math.inf
        self._task: asyncio.Task[None] | None = None
        self._giving_up: asyncio.Task[None] | None = None

    @property
    def is_sure(self) -> bool:
        """Whether no other process can have given this one up by now."""
        return not self._store.is_shared or _now() - self._beaten_at < SURE

    async def start(self) -> None:
        """Registers the process. If there can be no other, earlier ones are dead."""
        if self._store.is_shared:
            await self._enter()
            await self._count()
            self._task = asyncio.create_task(self._run(), name="heartbeat")
        else:
            self.id = await self._store.write(self._enter_alone)

    async def stop(self) -> None:
        """Unregisters: what is still claimed is free at once."""
        await tasks.end(self._task, self._giving_up)
        leaver, self.id, self._beaten_at = self.id, 0, -math.inf
        if leaver and self._store.is_shared:
            with contextlib.suppress(StoreError):  # else the others give it up
                await self._store.write(lambda it: processes.bury(it, leaver, self._store.now()))

    async def beat(self) -> None:
        """One beat. A process that was given up registers anew. Raises ``StoreError``, or ``TimeoutError`` if the
        database does not answer in time."""
        async with asyncio.timeout(SURE):
            began = _now()
            if await self._store.write_aside(self._sign):
                self._beaten_at = began
            else:
                _log.warning("process %d was silent for too long and given up: its work is left to others", self.id)
                for tell in self.given_up:
                    tell()
                await self._enter()
            await self._store.compare_clocks()
            await self._count()
            silent = await processes.any_silent(self._store.reading, self._store.now())
        if silent and (self._giving_up is None or self._giving_up.done()):
            self._giving_up = asyncio.create_task(
                self.bury(), name="give up silent"
            )  # it may wait for long, a beat must not

    async def bury(self) -> None:
        """Gives up processes that were silent for long: what they had claimed is free."""
        try:
            silent_ones = await self._store.write(lambda it: processes.bury_silent(it, self._store.now()))
        except StoreError as error:
            _log.warning("silent processes could not be given up: %s", error)
            return
        if silent_ones:
            _log.warning("given up, as nothing was heard of them: %s", ", ".join(map(str, silent_ones)))
        for tell in self.freed:
            tell()

    async def _enter_alone(self, transaction: Transaction) -> int:
        now = self._store.now()
        number = await processes.enter(transaction, now)
        await processes.bury_others(transaction, number, now)
        return number

    async def _sign(self, transaction: Transaction) -> bool:
        return await processes.beat(transaction, self.id, self._store.now())

    async def _enter(self) -> None:
        """A process that registers anew is as old as it was."""
        began, now = _now(), self._store.now()

        async def work(transaction: Transaction) -> tuple[int, float]:
            begun_at = await processes.beginning(transaction, now) if self._begun_at is None else self._begun_at
            return await processes.enter(transaction, now, begun_at), begun_at

        self.id, self._begun_at = await self._store.write_aside(work)
        self._beaten_at = began

    async def _count(self) -> None:
        self.living = max(1, len(await processes.alive(self._store.reading, self._store.now())))

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except (StoreError, TimeoutError) as error:
                _log.warning("no sign of life could be given: %s", error or "no answer")
            except Exception:  # without a beat the process would be given up for good
                _log.exception("no sign of life could be given")


def _now() -> float:
    return time.monotonic()
