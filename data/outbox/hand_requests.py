"""Requests for the message with a player's hand, which are merged while they wait."""

from collections.abc import Mapping
from typing import Any

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import Intent


async def put(transaction: Transaction, table_id: int, seat: int, now: float, **payload: Any) -> None:
    """Queues an update of the hand of ``seat`` by direct message; an older request is merged into it. ``call`` and
    ``reminder`` notify the player of their turn, else no new message is sent. A notification is not merged into one
    that may have arrived: that would count as this one."""
    waiting = await transaction.row(
        "SELECT id, payload, tried_at FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ?"
        " AND claimed_by IS NULL ORDER BY id DESC LIMIT 1",
        table_id, seat,
    )  # fmt: skip
    apart = waiting is None or (waiting["tried_at"] is not None and _notifies(payload))
    if waiting is not None:
        asked = msgspec.json.decode(waiting["payload"]) | ({} if apart else payload)
        await transaction.run(
            "UPDATE outbox SET payload = ?, due_at = ?, attempts = 0 WHERE id = ?",
            msgspec.json.encode(asked).decode(), now, waiting["id"],
        )  # fmt: skip
    if apart:
        await outbox.put(transaction, table_id, "hand", now, seat, **payload)


async def is_notified_later(reading: Transaction, intent: Intent) -> bool:
    """Whether a newer request notifies the player of this hand."""
    newer = await reading.rows(
        "SELECT payload FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ? AND id > ?",
        intent.to, intent.seat, intent.id,
    )  # fmt: skip
    return any(_notifies(msgspec.json.decode(row["payload"])) for row in newer)


def _notifies(payload: Mapping[str, Any]) -> bool:
    return "call" in payload or "reminder" in payload
