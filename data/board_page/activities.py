"""Which table an Activity in Discord shows: that of the press that launched it."""

from data.engines.store import Transaction

KEPT = 24 * 3600.0
"""Seconds after which a launch is forgotten, with the session that it began; a user who enters the same instance after
that is shown the table of its channel."""


LAUNCHING = ""
"""Stands for an instance that Discord has not named yet: its page may ask sooner than the press knows it."""
LAUNCHES = 60.0
"""Seconds that a launch may take."""


async def launched(transaction: Transaction, instance: str, user_id: int, table_id: int, now: float) -> None:
    """The person has launched, or joined, this instance for a table; or is :data:`LAUNCHING` one. They may have pressed
    twice: the other press does the same at the same time."""
    await transaction.run("DELETE FROM activities WHERE launched_at <= ?", now - KEPT)
    await not_launched(transaction, user_id)
    await transaction.run(
        "INSERT INTO activities (instance, user_id, table_id, launched_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (instance, user_id) DO UPDATE SET table_id = excluded.table_id,"
        " launched_at = excluded.launched_at",
        instance, user_id, table_id, now,
    )  # fmt: skip


async def not_launched(transaction: Transaction, user_id: int) -> None:
    """What the person was :data:`LAUNCHING` has not come, or is known now."""
    await transaction.run("DELETE FROM activities WHERE instance = ? AND user_id = ?", LAUNCHING, user_id)


async def table_of(transaction: Transaction, instance: str, user_id: int, now: float) -> int | None:
    """The table that a participant sees: for which they have launched the instance themselves, or are launching one,
    else the last one for which anyone has; ``None`` where nobody has."""
    row = await transaction.row(
        "SELECT table_id FROM activities WHERE instance = ? OR (instance = ? AND user_id = ? AND launched_at > ?)"
        " ORDER BY CASE WHEN user_id = ? THEN 0 ELSE 1 END, launched_at DESC LIMIT 1",
        instance, LAUNCHING, user_id, now - LAUNCHES, user_id,
    )  # fmt: skip
    return None if row is None else int(row["table_id"])
