"""What is to be done in a server and belongs to no table: its front desk is posted, what a trial has left goes away.

A process that does it at once, for somebody who asked, drops the row afterwards; it falls due only where the process
died meanwhile."""

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import Intent
from rules.core.errors import TableError

ANSWERING = 45.0
"""Seconds in which somebody who asked for a front desk is answered."""
TRYING = 300.0
"""Seconds that a trial takes at most."""
SOON = 15.0
"""Seconds until it is tried again to put away what a trial has left."""


async def put_desk(transaction: Transaction, guild_id: int, now: float) -> None:
    """A server gets its first front desk, in the first channel that will do. One that waits is enough."""
    address: outbox.Address = ("server", guild_id)
    if all("channel" in one.payload for one in await outbox.of(transaction, address, "desk")):
        await outbox.add(transaction, address, "desk", now, {})


async def put_desk_in(transaction: Transaction, guild_id: int, channel_id: int, now: float, claimed_by: int) -> Intent:
    """Somebody asks for a front desk in this channel; the process that was asked posts it at once."""
    return await outbox.add(
        transaction, ("server", guild_id), "desk", now, {"channel": channel_id},
        due_at=now + ANSWERING, claimed_by=claimed_by,
    )  # fmt: skip


async def begin_trial(
    transaction: Transaction, guild_id: int, channel_id: int, content: str, now: float, claimed_by: int
) -> Intent:
    """A trial begins in a channel; ``content`` is what its messages say, and the process that was asked carries it out.
    What it leaves if that dies is put away at once by another. Raises ``TableError`` where one is under way in this
    server."""
    address: outbox.Address = ("server", guild_id)
    if await outbox.of(transaction, address, "trial"):
        raise TableError("trial-under-way")
    payload = {"channel": channel_id, "content": content}
    return await outbox.add(
        transaction, address, "trial", now, payload, due_at=now + TRYING, claimed_by=claimed_by
    )  # fmt: skip
