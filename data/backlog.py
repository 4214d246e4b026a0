"""How much there is to do, for whoever runs the bot."""

from dataclasses import dataclass

from data.store import Transaction


@dataclass(frozen=True)
class Backlog:
    """``tables`` by their state, the ``rows`` of the outbox, and since when, in seconds since the epoch, the oldest of
    them and of the timers are due; ``None`` where there is none."""

    tables: dict[str, int]
    rows: int
    oldest_row: float | None
    oldest_timer: float | None


async def look(reading: Transaction) -> Backlog:
    """Counts it."""
    tables = await reading.rows("SELECT status, COUNT(*) AS number FROM tables GROUP BY status")
    (promised,) = await reading.rows("SELECT COUNT(*) AS number, MIN(due_at) AS oldest FROM outbox")
    (timer,) = await reading.rows("SELECT MIN(due_at) AS oldest FROM timers")
    counted = {row["status"]: row["number"] for row in tables}
    return Backlog(counted, promised["number"], promised["oldest"], timer["oldest"])
