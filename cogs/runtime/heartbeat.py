"""The pulse of this process: it tells the others that it lives, and buries those that do not.

What is under way belongs to the process that has claimed it. One that was silent for long, as it was stopped, or cut
off from the database, is given up by the others, who do its work: it must not go on with it when it wakes. So before
anything is sent it asks whether it :attr:`~Pulse.is_sure` that it was not given up.
"""

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Callable

from data.engines.store import Store, StoreError, Transaction
from data.processes import processes
from data.processes.processes import BEAT, SILENCE

SURE = SILENCE / 2
"""Seconds for which a sign of life lets others wait for sure; half of what they wait is left for what is under way."""

_log = logging.getLogger("ziggurat.pulse")


class Heartbeat:
    """This process among those of a store. Where the store cannot be shared there are no others, and no beat.

    ``id`` is its number; 0 before it has begun. ``living`` is how many were alive when it last looked, itself among
    them. ``given_up`` is called when the others have given it up: whatever it
    has claimed is theirs; ``freed`` when it has buried others, whose work waits."""

    def __init__(self, store: Store) -> None:
        self.id = 0
        self.living = 1
        self.given_up: list[Callable[[], None]] = []
        self.freed: list[Callable[[], None]] = []
        self._store = store
        self._beaten_at = -math.inf
        self._task: asyncio.Task[None] | None = None
        self._burying: asyncio.Task[None] | None = None

    @property
    def is_sure(self) -> bool:
        """Whether nobody can have given this process up by now."""
        return not self._store.is_shared or _now() - self._beaten_at < SURE

    async def start(self) -> None:
        """Enters. Where there can be no other process, those before are dead."""
        if self._store.is_shared:
            await self._enter()
            await self._count()
            self._task = asyncio.create_task(self._run(), name="pulse")
        else:
            self.id = await self._store.write(self._enter_alone)

    async def stop(self) -> None:
        """Leaves: what is still claimed is free at once."""
        tasks = [task for task in (self._task, self._burying) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        leaver, self.id, self._beaten_at = self.id, 0, -math.inf
        if leaver and self._store.is_shared:
            with contextlib.suppress(StoreError):  # then it is buried
                await self._store.write(lambda it: processes.bury(it, leaver, self._store.now()))

    async def beat(self) -> None:
        """One sign of life. Whoever was given up enters anew. Raises ``StoreError``, or ``TimeoutError`` where nobody
        answers in time."""
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
        if silent and (self._burying is None or self._burying.done()):
            self._burying = asyncio.create_task(self.bury(), name="burial")  # it may wait for long, a beat must not

    async def bury(self) -> None:
        """Gives up those of whom nothing was heard for long: what they had claimed is free."""
        try:
            buried = await self._store.write(lambda it: processes.bury_silent(it, self._store.now()))
        except StoreError as error:
            _log.warning("silent processes could not be given up: %s", error)
            return
        if buried:
            _log.warning("given up, as nothing was heard of them: %s", ", ".join(map(str, buried)))
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
        began = _now()
        self.id = await self._store.write_aside(lambda it: processes.enter(it, self._store.now()))
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


def _now() -> float:
    return time.monotonic()
