"""Bug reports: what a person noticed, with the table's record as it was. They are read by whoever runs the bot."""

from data.store import Transaction


async def keep(
    transaction: Transaction,
    user_id: int,
    words: str,
    now: float,
    table_id: int | None,
    version: int | None,
    record: bytes | None,
) -> int:
    """Stores a report and answers its number."""
    return await transaction.insert(
        "INSERT INTO reports (table_id, user_id, words, version, record, at) VALUES (?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        table_id, user_id, words, version, record, now,
    )  # fmt: skip
