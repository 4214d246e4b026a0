"""What is to be done in a server and belongs to no table: its front desk is posted, what a trial has left goes away."""

from data.engines.store import Transaction
from data.outbox.queue import Queue, QueuedMessage
from rules.core.errors import TableError

DESK, TRIAL = "desk", "trial"
"""The kinds. Whoever does it at once, for somebody who asked, drops the errand; only where the process died meanwhile
does it fall due."""
ANSWERING = 45.0
"""Seconds in which somebody who asked for a front desk is answered."""
TRYING = 300.0
"""Seconds that a trial takes at most."""
SOON = 15.0
"""Seconds until it is tried again to put away what a trial has left."""

ERRANDS = Queue("errands", "guild_id")


async def put_desk(transaction: Transaction, guild_id: int, now: float) -> None:
    """A server gets its first front desk, in the first channel that will do. One that waits is enough."""
    waiting = [one for one in await ERRANDS.of(transaction, guild_id, DESK) if "channel" not in one.payload]
    if not waiting:
        await ERRANDS.put(transaction, guild_id, DESK, now, now, {})


async def put_desk_in(
    transaction: Transaction, guild_id: int, channel_id: int, now: float, claimed_by: int
) -> QueuedMessage:
    """Somebody asks for a front desk in this channel; the process that was asked posts it at once."""
    return await ERRANDS.put(transaction, guild_id, DESK, now, now + ANSWERING, {"channel": channel_id}, claimed_by)


async def begin_trial(
    transaction: Transaction, guild_id: int, channel_id: int, content: str, now: float, claimed_by: int
) -> QueuedMessage:
    """A trial begins in a channel; ``content`` is what its messages say, and the process that was asked carries it out.
    What it leaves if that dies is put away at once by another. Raises ``TableError`` where one is under way in this
    server."""
    if await ERRANDS.of(transaction, guild_id, TRIAL):
        raise TableError("trial-under-way")
    payload = {"channel": channel_id, "content": content}
    return await ERRANDS.put(transaction, guild_id, TRIAL, now, now + TRYING, payload, claimed_by)
