"""Bug reports for the operator: a player's words, with the table's record at that time."""

from data.engines.store import Transaction
from data.server.ceilings import DAY, Ceilings


async def keep(
    transaction: Transaction,
    ceilings: Ceilings,
    user_id: int,
    words: str,
    now: float,
    table_id: int | None,
    version: int | None,
    record: bytes | None,
) -> int:
    """Stores a report and returns its id. Raises ``TableError`` past the day's ceiling."""
    sent = await transaction.row("SELECT COUNT(*) FROM reports WHERE user_id = ? AND at > ?", user_id, now - DAY)
    ceilings.check(reports=sent[0] if sent is not None else 0)
    return await transaction.insert(
        "INSERT INTO reports (table_id, user_id, words, version, record, at) VALUES (?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        table_id, user_id, words, version, record, now,
    )  # fmt: skip
