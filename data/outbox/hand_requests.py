"""Requests for the message with a player's hand, which are merged while they wait."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from data.engines.store import Row, Transaction
from data.outbox import outbox
from data.outbox.outbox import Intent, Queued


async def put(transaction: Transaction, table_id: int, seat: int, now: float, **payload: Any) -> None:
    """Queues an update of the hand of ``seat`` by direct message; an older request is merged into it. ``call`` and
    ``reminder`` notify the player of their turn, else no new message is sent. A notification is not merged into one
    that may have arrived: that would count as this one."""
    waiting = (await outbox.waiting(transaction, table_id))["hand"]
    apart = await absorb(transaction, waiting, {seat: payload}, now)
    await outbox.put_all(transaction, table_id, apart, now)


async def absorb(
    transaction: Transaction, waiting: Iterable[Row], payloads: Mapping[int, Mapping[str, Any]], now: float
) -> list[Queued]:
    """Merges updates of several seats into those that are ``waiting``; returns those that are to be queued."""
    newest = {row["seat"]: row for row in waiting}
    merged: list[tuple[str, float, int]] = []
    apart: list[Queued] = []
    for seat, payload in payloads.items():
        row = newest.get(seat)
        joins = row is not None and (row["tried_at"] is None or not _notifies(payload))
        if row is not None:
            asked = msgspec.json.decode(row["payload"]) | (payload if joins else {})
            merged.append((msgspec.json.encode(asked).decode(), now, row["id"]))
        if not joins:
            apart.append(("hand", seat, payload))
    await transaction.many("UPDATE outbox SET payload = ?, due_at = ?, attempts = 0 WHERE id = ?", merged)
    return apart


async def catch_up(transaction: Transaction, user_id: int, since: float, now: float) -> None:
    """The person can be reached again: queues the hands that they were sent at running tables, and at those that have
    ended ``since`` then."""
    rows = await transaction.rows(
        "SELECT h.table_id, h.seat FROM hands h JOIN tables t ON t.id = h.table_id"
        " JOIN seats s ON s.table_id = h.table_id AND s.seat = h.seat"
        " WHERE s.user_id = ? AND (t.status = 'running' OR t.ended_at >= ?) ORDER BY h.table_id",
        user_id, since,
    )  # fmt: skip
    for row in rows:
        await put(transaction, row["table_id"], row["seat"], now)


async def is_notified_later(reading: Transaction, intent: Intent) -> bool:
    """Whether a newer request notifies the player of this hand."""
    newer = await reading.rows(
        "SELECT payload FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ? AND id > ?",
        intent.to, intent.seat, intent.id,
    )  # fmt: skip
    return any(_notifies(msgspec.json.decode(row["payload"])) for row in newer)


def _notifies(payload: Mapping[str, Any]) -> bool:
    return "call" in payload or "reminder" in payload
