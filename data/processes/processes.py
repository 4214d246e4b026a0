"""The processes that share the store: which live, and what becomes of the claims of those that do not.

A claimed row names its process (``claimed_by``). A process whose heartbeats have stopped is given up by any other: its
row is deleted, and with it its claims. One that was only suspended finds no row of its own.
"""

from data.engines.store import Transaction


class ClaimLost(Exception):
    """This process does not hold the claim any more: no result of its work is written."""


BEAT = 3.0
"""Seconds between two heartbeats."""
SILENCE = 12.0
"""Seconds without one after which a process is given up."""

APART = 0.001
"""Seconds that a process begins after those that are registered, at least."""

CLAIMED = ("outbox", "timers")
"""The tables whose rows are claimed."""


async def enter(transaction: Transaction, now: float, begun_at: float | None = None) -> int:
    """Registers a process that began now, or at ``begun_at``; returns its id, which is never reused."""
    began = now if begun_at is None else begun_at
    return await transaction.insert("INSERT INTO processes (begun_at, beat_at) VALUES (?, ?) RETURNING id", began, now)


async def beginning(transaction: Transaction, now: float) -> float:
    """When a process begins that registers for the first time: after all that are registered, whatever their clocks
    said. Two that register at the same moment may begin at the same time."""
    (row,) = await transaction.rows("SELECT MAX(begun_at) AS last FROM processes")
    return now if row["last"] is None else max(now, float(row["last"]) + APART)


async def beat(transaction: Transaction, process_id: int, now: float) -> bool:
    """A heartbeat; false where the process was given up meanwhile."""
    return bool(await transaction.run("UPDATE processes SET beat_at = ? WHERE id = ?", now, process_id))


async def alive(reading: Transaction, now: float) -> list[int]:
    """The processes with a recent heartbeat, oldest first."""
    rows = await reading.rows("SELECT id FROM processes WHERE beat_at > ? ORDER BY id", now - SILENCE)
    return [row["id"] for row in rows]


async def any_silent(reading: Transaction, now: float) -> bool:
    """Whether a process has to be given up."""
    return await reading.row("SELECT 1 FROM processes WHERE beat_at <= ?", now - SILENCE) is not None


async def bury_silent(transaction: Transaction, now: float) -> list[int]:
    """Gives up the silent processes; returns them. Needs the store to itself, as their claims belong to many tables."""
    rows = await transaction.rows("DELETE FROM processes WHERE beat_at <= ? RETURNING id", now - SILENCE)
    if rows:
        await _free(transaction, now)
    return sorted(row["id"] for row in rows)


async def bury(transaction: Transaction, process_id: int, now: float) -> None:
    """Unregisters a process. Needs the store to itself."""
    await transaction.run("DELETE FROM processes WHERE id = ?", process_id)
    await _free(transaction, now)


async def bury_others(transaction: Transaction, process_id: int, now: float) -> None:
    """Unregisters all others, where there can be one process only. Needs the store to itself."""
    await transaction.run("DELETE FROM processes WHERE id <> ?", process_id)
    await _free(transaction, now)


async def _free(transaction: Transaction, now: float) -> None:
    """Frees the claims of processes without a row; what they had claimed is due at once. An intent counts as tried: it
    may have been sent."""
    for table in CLAIMED:
        tried = ", attempts = CASE WHEN attempts > 1 THEN attempts ELSE 1 END" if table == "outbox" else ""
        await transaction.run(
            f"UPDATE {table} SET claimed_by = NULL, due_at = CASE WHEN due_at > ? THEN ? ELSE due_at END{tried}"
            " WHERE claimed_by IS NOT NULL AND claimed_by NOT IN (SELECT id FROM processes)",
            now, now,
        )  # fmt: skip
