"""Puzzles of the day: queues them for the servers whose hour has come."""

from cogs.base.services import Services
from cogs.base.worker import Worker
from data.teaching import daily
from data.teaching.daily import PuzzleName
from rules.puzzles.answering import shipped_puzzles

CHECK = 300.0
"""The most seconds until a changed hour is noticed by other processes."""


def puzzle_of(services: Services, day: int) -> PuzzleName | None:
    """The puzzle of a day, the same in all servers: the games take turns, and so do the puzzles of each; ``None`` where
    no game has any."""
    found = [(slug, sorted(shipped_puzzles(slug))) for slug in sorted(services.tables.games)]
    offered = [(slug, names) for slug, names in found if names]
    if not offered:
        return None
    turn, place = divmod(day, len(offered))
    slug, names = offered[place]
    return PuzzleName(slug, names[turn % len(names)])


class DailyPuzzleWorker(Worker[int]):
    """Queues what is due, all servers in one transaction."""

    def __init__(self, services: Services) -> None:
        super().__init__("daily puzzles", services.pool.calm)
        self._services = services

    async def start_due(self) -> float | None:
        services, now = self._services, self._services.now()
        due = await daily.next_due(services.store.reading)
        if due is None:
            return CHECK
        if due > now:
            return min(CHECK, max(0.05, due - now))
        queued = await services.store.write(
            lambda transaction: daily.queue_due(transaction, now, lambda day: puzzle_of(services, day))
        )
        if queued:
            services.wake()
        return 1.0
