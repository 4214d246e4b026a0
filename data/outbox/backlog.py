"""The backlog of the outbox, for the operator."""

from dataclasses import dataclass

from data.engines.store import Transaction
from data.outbox.outbox import COLUMNS, Target

STATUSES = ("lobby", "running", "over", "cancelled")


@dataclass(frozen=True)
class Queued:
    """The ``rows`` of the outbox for one sort of target, and since when, in seconds since the epoch, the oldest is due;
    ``None`` without rows."""

    rows: int
    oldest: float | None


@dataclass(frozen=True)
class Backlog:
    """``tables`` by state, the ``outbox`` by target, and since when the oldest timer is due."""

    tables: dict[str, int]
    outbox: dict[Target, Queued]
    oldest_timer: float | None


async def look(reading: Transaction) -> Backlog:
    tables = await reading.rows("SELECT status, COUNT(*) AS number FROM tables GROUP BY status")
    outbox = {}
    for target, column in COLUMNS.items():
        (waiting,) = await reading.rows(f"SELECT COUNT(*), MIN(due_at) FROM outbox WHERE {column} IS NOT NULL")
        outbox[target] = Queued(*waiting)
    (timer,) = await reading.rows("SELECT MIN(due_at) AS oldest FROM timers")
    counted = dict.fromkeys(STATUSES, 0) | {row["status"]: row["number"] for row in tables}
    return Backlog(counted, outbox, timer["oldest"])
