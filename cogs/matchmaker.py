"""The matchmaker: brings people together who look for players, when something has changed or wishes are read wider."""

import logging

from cogs.delivery.worker import TROUBLED, Worker
from cogs.services import Services
from data import matches, searches
from data.store import StoreError

_log = logging.getLogger("ziggurat.matchmaker")


class Matchmaker(Worker):
    """Looks through those who look for players: one transaction each time, and everything it decides is in there."""

    def __init__(self, services: Services) -> None:
        super().__init__("matchmaker", 1, services.pool.calm)
        self._services = services

    async def start_due(self, room: int) -> float | None:
        services, now = self._services, self._services.now()
        reading = services.store.reading
        if not await searches.all_of_them(reading):
            return None
        try:
            changed = await services.store.write(lambda transaction: matches.look(services.tables, transaction, now))
        except StoreError as error:
            _log.warning("nobody could be brought together just now: %s", error)
            return TROUBLED
        if changed:
            services.wake()
        due = await matches.next_due(reading, now)
        return None if due is None else max(0.05, due - now)
