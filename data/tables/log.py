"""The log of a table: public entries, by number, and between them those that only the acting seat knows.

Only public entries are numbered, so that no visible number depends on hidden actions.
"""

from collections.abc import Sequence

import msgspec

from data.engines.store import Transaction
from rules.table.log_entry import Entry

_ENTRIES = msgspec.json.Decoder(Entry)


async def write(transaction: Transaction, table_id: int, length: int, version: int, entries: Sequence[Entry]) -> int:
    """Appends entries to a log of this ``length``; returns its new length."""
    public, hidden = [], []
    for entry in entries:
        data = msgspec.json.encode(entry)
        if entry.is_told:
            length += 1
            public.append((table_id, length, version, data))
        else:
            hidden.append((table_id, length, table_id, length, version, data))
    await transaction.many("INSERT INTO log (table_id, number, version, entry) VALUES (?, ?, ?, ?)", public)
    await transaction.many(
        "INSERT INTO unseen (table_id, after, place, version, entry) VALUES (?, ?,"
        " (SELECT COALESCE(MAX(place), 0) + 1 FROM unseen WHERE table_id = ? AND after = ?), ?, ?)",
        hidden,
    )
    return length


async def told(transaction: Transaction, table_id: int, version: int, after: int = 0) -> list[Entry]:
    """The public entries after number ``after``, oldest first, up to this version of the table."""
    rows = await transaction.rows(
        "SELECT entry FROM log WHERE table_id = ? AND number > ? AND version <= ? ORDER BY number",
        table_id, after, version,
    )  # fmt: skip
    return [_ENTRIES.decode(row["entry"]) for row in rows]


async def history(transaction: Transaction, table_id: int, version: int) -> list[Entry]:
    """All entries, oldest first, up to this version of the table."""
    rows = await transaction.rows(
        "SELECT entry FROM (SELECT number, 0 AS place, version, entry FROM log WHERE table_id = ?"
        " UNION ALL SELECT after, place, version, entry FROM unseen WHERE table_id = ?) AS whole"
        " WHERE version <= ? ORDER BY number, place",
        table_id, table_id, version,
    )  # fmt: skip
    return [_ENTRIES.decode(row["entry"]) for row in rows]
