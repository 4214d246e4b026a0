"""A tournament's announcements to its channel, drawn when sent."""

from typing import Any

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import AnnouncementKind


async def put(transaction: Transaction, tournament_id: int, kind: AnnouncementKind, now: float, **payload: Any) -> None:
    """Queues a message. One that waits untried and says the same is enough: it is drawn when sent."""
    address: outbox.Address = ("tournament", tournament_id)
    waiting = await outbox.of(transaction, address, kind)
    if all(one.tried_at is not None or one.payload != payload for one in waiting):
        await outbox.add(transaction, address, kind, now, payload)


async def drop(transaction: Transaction, tournament_id: int, *kinds: AnnouncementKind) -> None:
    """Drops messages that were queued; what is just being sent is not kept."""
    await transaction.many(
        "DELETE FROM outbox WHERE tournament_id = ? AND kind = ?", [(tournament_id, kind) for kind in kinds]
    )
