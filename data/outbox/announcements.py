"""What a tournament has still to tell its channel, promised in the transaction that causes it and drawn when it is
sent. Those of one tournament go in order."""

from data.engines.store import Transaction
from data.outbox.queue import Queue

CARD, FINAL = "card", "final"
"""The message that shows a tournament, brought up to date or posted; the one that tells who has won."""

BULLETINS = Queue("bulletins", "tournament_id")


async def put(transaction: Transaction, tournament_id: int, kind: str, now: float) -> None:
    """Promises a message. One of the same kind that waits untried is enough: it is drawn when it is sent."""
    if all(one.tried_at is not None for one in await BULLETINS.of(transaction, tournament_id, kind)):
        await BULLETINS.put(transaction, tournament_id, kind, now, now, {})
