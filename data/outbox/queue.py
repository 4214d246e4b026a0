"""Messages that belong to no table: promised in the transaction that causes them, sent when they are due, and tried
again until they have arrived. Like the rows of the outbox they are claimed by the process that sends them."""

from collections.abc import Collection
from typing import Any

import msgspec

from data.engines.store import Row, Transaction
from data.outbox.outbox import BACKOFF
from data.processes.processes import ClaimLost


class QueuedMessage(msgspec.Struct, frozen=True):
    """One thing to send. ``to`` is the person or the server that it is for. ``tried_at`` tells that a send was begun
    before: it may have arrived. ``claimed_by`` is the process that sees to it."""

    id: int
    to: int
    kind: str
    payload: dict[str, Any]
    made_at: float
    attempts: int
    tried_at: float | None
    claimed_by: int | None


class Queue:
    """Promises of one sort, in the table ``name``; those to one and the same, whose id stands in ``column``, go in
    order."""

    def __init__(self, name: str, column: str) -> None:
        self.name = name
        self.column = column
        self._first = f"id IN (SELECT MIN(id) FROM {name} GROUP BY {column})"
        self._free = (
            f"NOT EXISTS (SELECT 1 FROM {name} held WHERE held.{column} = {name}.{column}"
            " AND held.claimed_by IS NOT NULL AND held.claimed_by <> COALESCE(?, 0))"
        )

    async def put(
        self,
        transaction: Transaction,
        to: int,
        kind: str,
        now: float,
        due_at: float,
        payload: dict[str, Any],
        claimed_by: int | None = None,
    ) -> QueuedMessage:
        """One more; of a process that does it at once it is ``claimed_by`` that."""
        text = msgspec.json.encode(payload).decode()
        number = await transaction.insert(
            f"INSERT INTO {self.name} ({self.column}, kind, payload, made_at, due_at, claimed_by)"
            " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
            to, kind, text, now, due_at, claimed_by,
        )  # fmt: skip
        return QueuedMessage(number, to, kind, payload, now, 0, None, claimed_by)

    async def of(self, transaction: Transaction, to: int, kind: str) -> list[QueuedMessage]:
        """What of a kind is promised to somebody, oldest first."""
        rows = await transaction.rows(
            f"SELECT * FROM {self.name} WHERE {self.column} = ? AND kind = ? ORDER BY id", to, kind
        )
        return [self._promise(row) for row in rows]

    async def due(
        self, transaction: Transaction, now: float, busy: Collection[int], limit: int, me: int | None = None
    ) -> list[QueuedMessage]:
        """The first to each that is due, where no other process than ``me`` has claimed anything to them; none to those
        who are ``busy``."""
        rows = await transaction.rows(
            f"SELECT * FROM {self.name} WHERE due_at <= ? AND {self._first} AND {self._free} ORDER BY due_at, id",
            now, me,
        )  # fmt: skip
        return [promise for promise in map(self._promise, rows) if promise.to not in busy][:limit]

    async def claim(
        self, transaction: Transaction, me: int, found: Collection[QueuedMessage], now: float
    ) -> list[QueuedMessage]:
        """Claims what :meth:`due` has found, as far as it is still so, and notes that the sends begin; the first time
        counts. Whoever was given up claims nothing."""
        marks = ", ".join("?" * len(found))
        rows = await transaction.rows(
            f"SELECT * FROM {self.name} WHERE id IN ({marks}) AND due_at <= ? AND {self._free}"
            " AND (claimed_by IS NULL OR claimed_by = ?) AND EXISTS (SELECT 1 FROM processes WHERE id = ?)"
            f" ORDER BY due_at, id{transaction.skip_locked}",
            *(promise.id for promise in found), now, me, me, me,
        )  # fmt: skip
        await transaction.many(
            f"UPDATE {self.name} SET tried_at = COALESCE(tried_at, ?), claimed_by = ? WHERE id = ?",
            [(now, me, row["id"]) for row in rows],
        )
        return [msgspec.structs.replace(self._promise(row), claimed_by=me) for row in rows]

    async def next_due(self, transaction: Transaction) -> float | None:
        """When the next falls due; ``None`` where none waits."""
        row = await transaction.row(f"SELECT MIN(due_at) FROM {self.name} WHERE {self._first}")
        return None if row is None else row[0]

    async def note(self, transaction: Transaction, promise: QueuedMessage, **more: Any) -> QueuedMessage:
        """Adds to what is known of it; it as it is then. Raises ``ClaimLost``."""
        changed = msgspec.structs.replace(promise, payload={**promise.payload, **more})
        await self._change(transaction, promise, "payload = ?", msgspec.json.encode(changed.payload).decode())
        return changed

    async def must_hold(self, transaction: Transaction, promise: QueuedMessage) -> None:
        """Raises ``ClaimLost`` where another process sees to it by now."""
        held = f"SELECT 1 FROM {self.name} WHERE id = ? AND claimed_by = ?"
        if await transaction.row(held, promise.id, promise.claimed_by) is None:
            raise ClaimLost(f"{self.name} {promise.id}")

    async def mark_done(self, transaction: Transaction, promise: QueuedMessage) -> None:
        """Sent, or no longer wanted. One that is done already is no harm. Raises ``ClaimLost``."""
        if not await transaction.run(
            f"DELETE FROM {self.name} WHERE id = ? AND claimed_by = ?", promise.id, promise.claimed_by
        ) and await transaction.row(f"SELECT 1 FROM {self.name} WHERE id = ?", promise.id):
            raise ClaimLost(f"{self.name} {promise.id}")

    async def put_off(self, transaction: Transaction, promise: QueuedMessage, due_at: float) -> None:
        """Comes later, without counting as a failure. Raises ``ClaimLost``."""
        await self._change(transaction, promise, "claimed_by = NULL, due_at = ?", due_at)

    async def mark_failed(
        self, transaction: Transaction, promise: QueuedMessage, now: float, *, for_ever: bool = False
    ) -> bool:
        """Puts it off; after the last try it is dropped (and the answer is false), unless it is tried ``for_ever``.
        Raises ``ClaimLost``."""
        if promise.attempts >= len(BACKOFF) and not for_ever:
            await self.mark_done(transaction, promise)
            return False
        wait = BACKOFF[min(promise.attempts, len(BACKOFF) - 1)]
        await self._change(transaction, promise, "claimed_by = NULL, attempts = attempts + 1, due_at = ?", now + wait)
        return True

    async def _change(self, transaction: Transaction, promise: QueuedMessage, change: str, value: float | str) -> None:
        if not await transaction.run(
            f"UPDATE {self.name} SET {change} WHERE id = ? AND claimed_by = ?", value, promise.id, promise.claimed_by
        ):
            raise ClaimLost(f"{self.name} {promise.id}")

    def _promise(self, row: Row) -> QueuedMessage:
        return QueuedMessage(
            row["id"], row[self.column], row["kind"], msgspec.json.decode(row["payload"]), row["made_at"],
            row["attempts"], row["tried_at"], row["claimed_by"],
        )  # fmt: skip
