"""Hints: at how many moments of a game a person was given one."""

from data.engines.store import Transaction
from rules.core.errors import TableError

MOST = 3
"""The moments of a game at which a person gets hints; several hints at the same moment count once."""


async def left(transaction: Transaction, table_id: int, user_id: int, version: int) -> int:
    """At how many moments the person may still get hints, this one included. Raises ``TableError`` at none."""
    rows = await transaction.rows("SELECT version FROM hints WHERE table_id = ? AND user_id = ?", table_id, user_id)
    others = len({int(row["version"]) for row in rows} - {version})
    if others >= MOST:
        raise TableError("no-hint-left", most=MOST)
    return MOST - others


async def note(transaction: Transaction, table_id: int, user_id: int, version: int) -> bool:
    """The person was given a hint at this version of their seat: whether it was the first one then. Raises
    ``TableError`` where none was left."""
    await left(transaction, table_id, user_id, version)
    written = await transaction.run(
        "INSERT INTO hints (table_id, user_id, version) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id, version) DO NOTHING",
        table_id, user_id, version,
    )  # fmt: skip
    return written > 0
