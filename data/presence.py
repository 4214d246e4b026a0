"""Who is at a table just now: nobody needs to be rung for what they are looking at."""

from data.store import Transaction

PRESENT = 120.0
"""Seconds for which somebody counts as present after the last thing they did at a table."""


async def note(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Somebody has done something at a table: moved, or opened what they move with."""
    await transaction.run(
        "INSERT INTO presence (table_id, user_id, seen_at) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET seen_at = excluded.seen_at",
        table_id, user_id, now,
    )  # fmt: skip


async def at(transaction: Transaction, table_id: int, now: float) -> frozenset[int]:
    """The people who are present at a table."""
    found = await transaction.rows(
        "SELECT user_id FROM presence WHERE table_id = ? AND seen_at > ?", table_id, now - PRESENT
    )
    return frozenset(row["user_id"] for row in found)
