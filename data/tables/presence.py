"""When a player was last active at a table: they are not notified of what they have just seen."""

from data.engines.store import Transaction
from data.people import activity_hours

HOUR = 3600.0
PRESENT = 600.0
"""Seconds after the last activity in which a player counts as present: they are not notified there."""


async def note(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Records activity: a move, or opening the panel. In an hour in which they were active at this table before, that
    hour is counted already."""
    hour = now // HOUR * HOUR
    if await transaction.run(
        "UPDATE presence SET seen_at = ? WHERE table_id = ? AND user_id = ? AND seen_at >= ? AND seen_at < ?",
        now, table_id, user_id, hour, hour + HOUR,
    ):  # fmt: skip
        return
    await transaction.run(
        "INSERT INTO presence (table_id, user_id, seen_at) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET seen_at = excluded.seen_at",
        table_id, user_id, now,
    )  # fmt: skip
    await activity_hours.note(transaction, user_id, now)


async def seen_at(transaction: Transaction, table_id: int, user_id: int) -> float | None:
    """The player's last activity at a table; ``None``: never."""
    row = await transaction.row("SELECT seen_at FROM presence WHERE table_id = ? AND user_id = ?", table_id, user_id)
    return None if row is None else float(row["seen_at"])


async def is_at(transaction: Transaction, table_id: int, user_id: int, now: float) -> bool:
    """Whether the player is present at a table."""
    seen = await seen_at(transaction, table_id, user_id)
    return seen is not None and seen > now - PRESENT
