"""When a shard may identify to Discord: one of a bucket at a time, across all processes.

A bucket is the remainder of the shard's number by ``max_concurrency`` (Discord's documentation, "Max Concurrency").
A shard that comes too early is refused, and has to try again.
"""

import asyncio
import logging

from data.engines.store import Store, StoreError
from data.processes import leases

SPACING = 5.0
"""Seconds between two identifies of one bucket."""

_log = logging.getLogger("ziggurat.identify")


class IdentifyQueue:
    """The order in which the shards of one process identify, and those of other processes where the store is shared.
    While the store cannot be asked, shards do not wait for other processes, and Discord refuses those that come too
    early."""

    def __init__(self, store: Store) -> None:
        self.max_concurrency = 1
        self._store = store
        self._free_at: dict[int, float] = {}

    async def turn(self, shard_id: int) -> None:
        """Waits until it is this shard's turn."""
        bucket = shard_id % self.max_concurrency
        if self._store.is_shared:
            try:
                await self._wait_among_others(bucket)
                return
            except StoreError as error:
                _log.warning("shard %d does not wait for other processes: %s", shard_id, error)
        begins = max(_now(), self._free_at.get(bucket, 0.0))
        self._free_at[bucket] = begins + SPACING
        if begins > _now():
            await asyncio.sleep(begins - _now())

    async def _wait_among_others(self, bucket: int) -> None:
        """If the process was suspended during its turn, the turn is another shard's by now and a new one is booked."""
        while True:
            begins = await self._store.write_aside(
                lambda transaction: leases.book(transaction, bucket, self._store.now(), SPACING)
            )
            await asyncio.sleep(max(0.0, begins - self._store.now()))
            if self._store.now() < begins + SPACING / 2:
                return


def _now() -> float:
    return asyncio.get_running_loop().time()
