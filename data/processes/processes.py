"""The processes that work on the store: who lives, and what becomes of the work of those who do not.

A row that a process is seeing to names it (``claimed_by``). Whoever was not heard of for a while is buried by any
other: their line goes, and with it every claim of theirs. One that was only stopped, and wakes, finds no line of its
own.
"""

from data.engines.store import Transaction


class ClaimLost(Exception):
    """What this process was seeing to is another's by now, or nobody's: nothing that comes of it is written."""


BEAT = 3.0
"""Seconds between two signs of life."""
SILENCE = 12.0
"""Seconds without one after which a process is given up."""

CLAIMED = ("outbox", "timers")
"""The tables of which processes claim rows."""


async def enter(transaction: Transaction, now: float) -> int:
    """A process begins; answers its number, which no other ever had."""
    return await transaction.insert("INSERT INTO processes (begun_at, beat_at) VALUES (?, ?) RETURNING id", now, now)


async def beat(transaction: Transaction, process_id: int, now: float) -> bool:
    """A sign of life; false where the process was given up meanwhile."""
    return bool(await transaction.run("UPDATE processes SET beat_at = ? WHERE id = ?", now, process_id))


async def alive(reading: Transaction, now: float) -> list[int]:
    """Those that were heard of lately, oldest first."""
    rows = await reading.rows("SELECT id FROM processes WHERE beat_at > ? ORDER BY id", now - SILENCE)
    return [row["id"] for row in rows]


async def any_silent(reading: Transaction, now: float) -> bool:
    """Whether there is somebody to bury."""
    return await reading.row("SELECT 1 FROM processes WHERE beat_at <= ?", now - SILENCE) is not None


async def bury_silent(transaction: Transaction, now: float) -> list[int]:
    """Gives up those that are silent; answers them. It must have the store to itself, as what they had claimed belongs
    to many tables."""
    rows = await transaction.rows("DELETE FROM processes WHERE beat_at <= ? RETURNING id", now - SILENCE)
    if rows:
        await _free(transaction, now)
    return sorted(row["id"] for row in rows)


async def bury(transaction: Transaction, process_id: int, now: float) -> None:
    """A process ends. It must have the store to itself."""
    await transaction.run("DELETE FROM processes WHERE id = ?", process_id)
    await _free(transaction, now)


async def bury_others(transaction: Transaction, process_id: int, now: float) -> None:
    """Where there can be one process only, all others are dead. It must have the store to itself."""
    await transaction.run("DELETE FROM processes WHERE id <> ?", process_id)
    await _free(transaction, now)


async def _free(transaction: Transaction, now: float) -> None:
    """What the dead had claimed is free, and due at once: what they were about to do waits no longer for them."""
    for table in CLAIMED:
        await transaction.run(
            f"UPDATE {table} SET claimed_by = NULL, due_at = CASE WHEN due_at > ? THEN ? ELSE due_at END"
            " WHERE claimed_by IS NOT NULL AND claimed_by NOT IN (SELECT id FROM processes)",
            now, now,
        )  # fmt: skip
