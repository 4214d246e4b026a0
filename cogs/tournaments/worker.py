"""Tournaments: handles what is due: a game has ended, a window ends, or late players are to be warned."""

import logging

from cogs.base.services import Services
from cogs.base.worker import Worker
from data.engines.store import StoreError, Transaction
from data.tournaments import progress, rounds
from data.tournaments.round_tables import RoundContext

AGAIN = 60.0
"""Seconds until a failed tournament is retried."""
SIDE_BY_SIDE = 2

_log = logging.getLogger("ziggurat.director")


class TournamentWorker(Worker[int]):
    """Handles due tournaments, in one transaction each."""

    def __init__(self, services: Services) -> None:
        super().__init__("director", services.pool.calm)
        self._services = services

    async def start_due(self) -> float | None:
        reading, now = self._services.store.reading, self._services.now()
        due = await rounds.next_due(reading)
        if due is None or due > now:
            return None if due is None else max(0.05, due - now)
        waiting = [one for one in await rounds.due(reading, now) if one not in self.busy]
        for tournament_id in waiting[: max(0, SIDE_BY_SIDE - len(self.holding))]:
            self.begin(tournament_id, self._handle(tournament_id), tournament=tournament_id)
        return 1.0

    async def _handle(self, tournament_id: int) -> None:
        services, now = self._services, self._services.now()

        async def work(transaction: Transaction) -> None:
            if tournament_id in await rounds.due(transaction, now):  # else another process has handled it
                await progress.look(RoundContext(services.tables, transaction, now, services.new_seed), tournament_id)

        try:
            await services.store.write(work)
            services.wake()
        except StoreError:
            raise  # it comes again
        except Exception:
            _log.exception("tournament %s could not be moved on", tournament_id)
            later = now + AGAIN
            await services.store.write(lambda transaction: rounds.set_due(transaction, tournament_id, later))
