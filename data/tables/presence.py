"""When somebody was last at a table: nobody is rung for what they have just looked at."""

from data.engines.store import Transaction
from data.people import activity_hours

PRESENT = 600.0
"""Seconds for which somebody counts as present after the last thing they did at a table: nothing rings for them
there."""


async def note(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Somebody has done something at a table: moved, or opened what they move with."""
    await transaction.run(
        "INSERT INTO presence (table_id, user_id, seen_at) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET seen_at = excluded.seen_at",
        table_id, user_id, now,
    )  # fmt: skip
    await activity_hours.note(transaction, user_id, now)


async def seen_at(transaction: Transaction, table_id: int, user_id: int) -> float | None:
    """When somebody has last done something at a table; ``None``: never."""
    row = await transaction.row("SELECT seen_at FROM presence WHERE table_id = ? AND user_id = ?", table_id, user_id)
    return None if row is None else float(row["seen_at"])


async def is_at(transaction: Transaction, table_id: int, user_id: int, now: float) -> bool:
    """Whether somebody is present at a table."""
    seen = await seen_at(transaction, table_id, user_id)
    return seen is not None and seen > now - PRESENT
