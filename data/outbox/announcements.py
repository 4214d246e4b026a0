"""A tournament's announcements to its channel, drawn when sent."""

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import AnnouncementKind


async def put(transaction: Transaction, tournament_id: int, kind: AnnouncementKind, now: float) -> None:
    """Queues a message. One of the same kind that waits untried is enough: it is drawn when sent."""
    address: outbox.Address = ("tournament", tournament_id)
    if all(one.tried_at is not None for one in await outbox.of(transaction, address, kind)):
        await outbox.add(transaction, address, kind, now, {})
