"""How much there is to do, for whoever runs the bot."""

from dataclasses import dataclass

from data.engines.store import Transaction

STATUSES = ("lobby", "running", "over", "cancelled")
QUEUES = ("outbox", "letters", "errands", "bulletins")
"""What is promised: what tables show, letters to people, what is to be done in servers, what tournaments tell."""


@dataclass(frozen=True)
class Queued:
    """The ``rows`` of a queue, and since when, in seconds since the epoch, the oldest of them is due; ``None`` where
    there is none."""

    rows: int
    oldest: float | None


@dataclass(frozen=True)
class Backlog:
    """``tables`` by their state, ``queues`` by name, and since when the oldest of the timers is due."""

    tables: dict[str, int]
    queues: dict[str, Queued]
    oldest_timer: float | None


async def look(reading: Transaction) -> Backlog:
    """Counts it."""
    tables = await reading.rows("SELECT status, COUNT(*) AS number FROM tables GROUP BY status")
    queues = {}
    for queue in QUEUES:
        (promised,) = await reading.rows(f"SELECT COUNT(*) AS number, MIN(due_at) AS oldest FROM {queue}")
        queues[queue] = Queued(promised["number"], promised["oldest"])
    (timer,) = await reading.rows("SELECT MIN(due_at) AS oldest FROM timers")
    counted = dict.fromkeys(STATUSES, 0) | {row["status"]: row["number"] for row in tables}
    return Backlog(counted, queues, timer["oldest"])
