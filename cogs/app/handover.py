"""The shift of a process: from when it hears its shards until another process has them.

A new process introduces itself beside the old one, and takes the shards' leases once it hears them. The old one sees
that, hears nothing new, finishes what it has in hand, and ends. Meanwhile both hear everything.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterator, Sequence

from cogs.base.services import Services
from data.engines.store import StoreError, Transaction
from data.processes import leases
from data.processes.leases import Lease

GLANCE = 1.0
"""Seconds between two looks at who has the shards."""

_log = logging.getLogger("ziggurat.shift")


class Handover:
    """The shards of this process by the names of their leases. ``over`` is called when another process has all of
    them."""

    def __init__(self, services: Services, names: Sequence[str], over: Callable[[], None]) -> None:
        self._services = services
        self._names = tuple(names)
        self._over = over
        self._held: list[Lease] = []
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """The shards hear: they are this process's now. Whoever had them is relieved. Once is enough."""
        if self._services.store.is_shared and self._task is None:
            self._task = asyncio.create_task(self._run(), name="shift")

    async def end(self) -> None:
        """Gives back what is still this process's."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(StoreError):  # they end with the process
            await self._services.store.write_aside(lambda it: leases.release(it, self._held))

    async def _run(self) -> None:
        while True:
            try:
                if not self._held:
                    await self._seize()
                elif await self._is_relieved():
                    _log.info("another process has the shards of this one")
                    self._over()
                    return
            except StoreError as error:
                _log.warning("who has the shards is not known just now: %s", error)
            await asyncio.sleep(GLANCE)

    async def _seize(self) -> None:
        me = self._services.process.id

        async def work(transaction: Transaction) -> list[Lease]:
            return [await leases.seize(transaction, name, me) for name in self._names]

        self._held = await self._services.store.write_aside(work)

    async def _is_relieved(self) -> bool:
        """Where this process was given up meanwhile, it takes those of its shards anew that nobody has taken."""
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


class InHand:
    """What people have asked for and is being done."""

    def __init__(self) -> None:
        self._count = 0
        self._none = asyncio.Event()
        self._none.set()

    @contextlib.contextmanager
    def one(self) -> Iterator[None]:
        """One more, until it is done."""
        self._count += 1
        self._none.clear()
        try:
            yield
        finally:
            self._count -= 1
            if not self._count:
                self._none.set()

    async def done(self) -> None:
        """Waits until there is nothing."""
        while self._count:
            await self._none.wait()
