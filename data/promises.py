"""Messages that belong to no table: promised in the transaction that causes them, sent when they are due, and tried
again until they have arrived."""

from collections.abc import Collection
from typing import Any

import msgspec

from data.outbox import BACKOFF
from data.store import Row, Transaction


class Promise(msgspec.Struct, frozen=True):
    """One thing to send. ``to`` is the person or the server that it is for. ``tried_at`` tells that a send was begun
    before: it may have arrived."""

    id: int
    to: int
    kind: str
    payload: dict[str, Any]
    made_at: float
    attempts: int
    tried_at: float | None


class Queue:
    """Promises of one sort, in the table ``name``; those to one and the same, whose id stands in ``column``, go in
    order."""

    def __init__(self, name: str, column: str) -> None:
        self.name = name
        self._column = column
        self._first = f"id IN (SELECT MIN(id) FROM {name} GROUP BY {column})"

    async def put(
        self, transaction: Transaction, to: int, kind: str, now: float, due_at: float, payload: dict[str, Any]
    ) -> Promise:
        """One more."""
        text = msgspec.json.encode(payload).decode()
        number = await transaction.insert(
            f"INSERT INTO {self.name} ({self._column}, kind, payload, made_at, due_at)"
            " VALUES (?, ?, ?, ?, ?) RETURNING id",
            to, kind, text, now, due_at,
        )  # fmt: skip
        return Promise(number, to, kind, payload, now, 0, None)

    async def of(self, transaction: Transaction, to: int, kind: str) -> list[Promise]:
        """What of a kind is promised to somebody, oldest first."""
        rows = await transaction.rows(
            f"SELECT * FROM {self.name} WHERE {self._column} = ? AND kind = ? ORDER BY id", to, kind
        )
        return [self._promise(row) for row in rows]

    async def due(self, transaction: Transaction, now: float, busy: Collection[int], limit: int) -> list[Promise]:
        """The first to each that is due; none to those who are ``busy``."""
        rows = await transaction.rows(
            f"SELECT * FROM {self.name} WHERE due_at <= ? AND {self._first} ORDER BY due_at, id", now
        )
        return [promise for promise in map(self._promise, rows) if promise.to not in busy][:limit]

    async def next_due(self, transaction: Transaction) -> float | None:
        """When the next falls due; ``None`` where none waits."""
        row = await transaction.row(f"SELECT MIN(due_at) FROM {self.name} WHERE {self._first}")
        return None if row is None else row[0]

    async def mark_tried(self, transaction: Transaction, promises: Collection[Promise], now: float) -> None:
        """Notes that their sends begin; the first time counts."""
        await transaction.many(
            f"UPDATE {self.name} SET tried_at = COALESCE(tried_at, ?) WHERE id = ?",
            [(now, promise.id) for promise in promises],
        )

    async def note(self, transaction: Transaction, promise: Promise, **more: Any) -> Promise:
        """Adds to what is known of it; it as it is then."""
        changed = msgspec.structs.replace(promise, payload={**promise.payload, **more})
        text = msgspec.json.encode(changed.payload).decode()
        await transaction.run(f"UPDATE {self.name} SET payload = ? WHERE id = ?", text, promise.id)
        return changed

    async def mark_done(self, transaction: Transaction, promise: Promise) -> None:
        """Sent, or no longer wanted."""
        await transaction.run(f"DELETE FROM {self.name} WHERE id = ?", promise.id)

    async def put_off(self, transaction: Transaction, promise: Promise, due_at: float) -> None:
        """Comes later, without counting as a failure."""
        await transaction.run(f"UPDATE {self.name} SET due_at = ? WHERE id = ?", due_at, promise.id)

    async def mark_failed(
        self, transaction: Transaction, promise: Promise, now: float, *, for_ever: bool = False
    ) -> None:
        """Puts it off; after the last try it is dropped, unless it is tried ``for_ever``."""
        if promise.attempts >= len(BACKOFF) and not for_ever:
            await self.mark_done(transaction, promise)
            return
        wait = BACKOFF[min(promise.attempts, len(BACKOFF) - 1)]
        await transaction.run(
            f"UPDATE {self.name} SET attempts = attempts + 1, due_at = ? WHERE id = ?", now + wait, promise.id
        )

    def _promise(self, row: Row) -> Promise:
        return Promise(
            row["id"], row[self._column], row["kind"], msgspec.json.decode(row["payload"]), row["made_at"],
            row["attempts"], row["tried_at"],
        )  # fmt: skip
