"""The world on disk: one SQLite table of JSON records, written on every change.

A killed process loses nothing that was answered; only a crash of the whole machine may lose the last moments, which
is why `synchronous` can be off and a write costs microseconds.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

Record = dict[str, Any]


class Store:
    """Records by kind and id; the caller keeps them in memory and puts them here when they change.

    Raises:
        sqlite3.OperationalError: another process has the file open.
    """

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None, timeout=0.2)
        # Everything is kept in memory, too, so a second server on the same file would overwrite the first.
        self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
        self._db.execute("PRAGMA synchronous=OFF")
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS records"
            " (kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID"
        )

    def put(self, kind: str, record_id: str, body: Any) -> None:
        """Write or overwrite one record."""
        text = msgspec.json.encode(body).decode()
        self._db.execute("INSERT OR REPLACE INTO records VALUES (?, ?, ?)", (kind, record_id, text))

    def drop(self, kind: str, record_id: str) -> None:
        """Remove one record, if it is there."""
        self._db.execute("DELETE FROM records WHERE kind = ? AND id = ?", (kind, record_id))

    def all(self, kind: str) -> Iterator[tuple[str, Any]]:
        """Every record of a kind, ids ascending as numbers."""
        rows = self._db.execute("SELECT id, body FROM records WHERE kind = ? ORDER BY length(id), id", (kind,))
        for record_id, body in rows.fetchall():
            yield record_id, msgspec.json.decode(body)

    def close(self) -> None:
        self._db.close()
