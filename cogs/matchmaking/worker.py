"""Matchmaking: matches searching players when something has changed or criteria widen with time."""

import logging

from cogs.base.services import Services
from cogs.base.worker import RETRY, Worker
from data.engines.store import StoreError, Transaction
from data.matchmaking import matches, searches
from data.processes import leases
from data.processes.leases import Lease, LeaseLost
from data.processes.processes import BEAT

MATCHES = "matches"
"""The lease: only one of several processes matches."""

_log = logging.getLogger("ziggurat.matchmaker")


class MatchmakingWorker(Worker[int]):
    """Matches searching players, in one transaction each time."""

    def __init__(self, services: Services) -> None:
        super().__init__("matchmaker", services.pool.calm)
        self._services = services
        self._lease: Lease | None = None

    async def start_due(self) -> float | None:
        services, now = self._services, self._services.now()
        reading = services.store.reading
        if not await searches.all_of_them(reading):
            return None
        lease = self._lease or await leases.take_if_free(services.store, MATCHES, services.process.id)
        if lease is None:
            return BEAT  # the process that holds it may end

        async def look(transaction: Transaction) -> bool:
            await leases.still(transaction, lease)
            return await matches.look(services.tables, transaction, now)

        try:
            changed = await services.store.write(look)
            self._lease = lease
        except LeaseLost:
            self._lease = None
            return BEAT
        except StoreError as error:
            _log.warning("nobody could be brought together just now: %s", error)
            return RETRY
        if changed:
            services.wake()
        due = await matches.next_due(reading, now)
        return None if due is None else max(0.05, due - now)
