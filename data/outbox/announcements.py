"""What a tournament has still to tell its channel, drawn when it is sent."""

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import AnnouncementKind


async def put(transaction: Transaction, tournament_id: int, kind: AnnouncementKind, now: float) -> None:
    """Adds a message. One of the same kind that waits untried is enough: it is drawn when it is sent."""
    address: outbox.Address = ("tournament", tournament_id)
    if all(one.tried_at is not None for one in await outbox.of(transaction, address, kind)):
        await outbox.add(transaction, address, kind, now, {})
