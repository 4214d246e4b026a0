"""Handover between processes: the shards are this process's until another one takes them.

A new process identifies beside the old one, and takes the shards' leases once it has its sessions. The old one sees
that, receives nothing new, finishes its running work, and ends. Meanwhile both receive everything.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence

from cogs.base.services import Services
from cogs.runtime import tasks
from data.engines.store import StoreError, Transaction
from data.processes import leases
from data.processes.leases import Lease

POLL = 1.0
"""Seconds between two checks of who holds the shards."""

_log = logging.getLogger("ziggurat.handover")


class Handover:
    """The shards of this process by the names of their leases. ``on_replaced`` is called when another process holds all
    of them."""

    def __init__(self, services: Services, names: Sequence[str], on_replaced: Callable[[], None]) -> None:
        self._services = services
        self._names = tuple(names)
        self._on_replaced = on_replaced
        self._held: list[Lease] = []
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """The shards are connected: takes their leases from the process that held them. Later calls do nothing."""
        if self._services.store.is_shared and self._task is None:
            self._task = asyncio.create_task(self._run(), name="handover")

    async def end(self) -> None:
        """Releases what this process still holds."""
        if self._task is None:
            return
        await tasks.end(self._task)
        with contextlib.suppress(StoreError):  # they end with the process
            await self._services.store.write_aside(lambda it: leases.release(it, self._held))

    async def _run(self) -> None:
        while True:
            try:
                if not self._held:
                    await self._inherit()
                if await self._is_replaced():
                    _log.info("another process has the shards of this one")
                    self._on_replaced()
                    return
            except StoreError as error:
                _log.warning("who has the shards is not known just now: %s", error)
            except Exception:  # else the process would not end when another replaces it
                _log.exception("who has the shards is not known just now")
            await asyncio.sleep(POLL)

    async def _inherit(self) -> None:
        """Takes them from an older process. A younger one may have them already, if the database did not answer for
        long: it keeps them."""
        store, me = self._services.store, self._services.process.id

        async def work(transaction: Transaction) -> list[Lease]:
            taken = [await leases.inherit(transaction, name, me, store.now()) for name in self._names]
            return [lease for lease in taken if lease is not None]

        self._held = await store.write_aside(work)
        kept = len(self._names) - len(self._held)
        if kept:
            _log.warning("younger processes have %d of the %d shards of process %d", kept, len(self._names), me)

    async def _is_replaced(self) -> bool:
        """Where this process was given up meanwhile, it takes back those of its shards that no other process has
        taken."""
        store, me = self._services.store, self._services.process.id
        now = store.now()
        others = await leases.held_by_others(store.reading, self._names, me, now)
        if others.issuperset(self._names):
            return True
        if any(lease.holder != me for lease in self._held):

            async def work(transaction: Transaction) -> list[Lease]:
                taken = [await leases.take(transaction, name, me, now) for name in self._names]
                return [lease for lease in taken if lease is not None]

            self._held = await store.write_aside(work) or self._held
        return False


class InFlight:
    """The interactions that are being handled."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """Counts one interaction until it is handled."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def done(self) -> None:
        """Waits until none is left."""
        while self._count:
            await self._none.wait()
