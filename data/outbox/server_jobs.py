"""Jobs in a server that belong to no table: its front desks, cleaning up after a trial.

A process that does a job at once, for a member who asked, drops the row afterwards; it falls due only if the process
dies meanwhile.
"""

from data.engines.store import Transaction
from data.outbox import announcements, outbox
from data.outbox.outbox import Intent
from data.server import desks
from rules.core.errors import TableError

ANSWERING = 45.0
"""Seconds in which a request for a front desk is answered."""
TRYING = 300.0
"""The most seconds that a trial takes."""
SOON = 15.0
"""Seconds until the clean-up of a trial is retried."""


async def put_desk(transaction: Transaction, guild_id: int, now: float) -> None:
    """Queues a server's first front desk, in the first suitable channel. One that waits is enough."""
    address: outbox.Address = ("server", guild_id)
    if all("channel" in one.payload for one in await outbox.of(transaction, address, "desk")):
        await outbox.add(transaction, address, "desk", now, {})


async def put_desk_in(transaction: Transaction, guild_id: int, channel_id: int, now: float, claimed_by: int) -> Intent:
    """Queues a front desk for this channel; the process that was asked posts it at once."""
    return await outbox.add(
        transaction, ("server", guild_id), "desk", now, {"channel": channel_id},
        due_at=now + ANSWERING, claimed_by=claimed_by,
    )  # fmt: skip


async def follow_language(transaction: Transaction, guild_id: int, now: float) -> None:
    """The language of a server was changed: queues showing its front desks, lobbies and tournaments again, if it has
    any. Boards follow with the next move."""
    if await desks.in_server(transaction, guild_id):
        await outbox.add(transaction, ("server", guild_id), "desks", now, {})
    for lobby in await transaction.rows(
        "SELECT id FROM tables WHERE guild_id = ? AND status = 'lobby' AND lobby_message_id IS NOT NULL", guild_id
    ):
        await outbox.put(transaction, lobby["id"], "lobby", now)
    for tournament in await transaction.rows(
        "SELECT id FROM tournaments WHERE guild_id = ? AND state IN ('signing', 'running')"
        " AND message_id IS NOT NULL AND lost_at IS NULL",
        guild_id,
    ):
        await announcements.put(transaction, tournament["id"], "card", now)


async def begin_trial(
    transaction: Transaction, guild_id: int, channel_id: int, content: str, now: float, claimed_by: int
) -> Intent:
    """Begins a trial in a channel; ``content`` is the text of its messages, and the process that was asked carries it
    out. If that dies another cleans up at once. Raises ``TableError`` where one is running in this server."""
    address: outbox.Address = ("server", guild_id)
    if await outbox.of(transaction, address, "trial"):
        raise TableError("trial-under-way")
    payload = {"channel": channel_id, "content": content}
    return await outbox.add(
        transaction, address, "trial", now, payload, due_at=now + TRYING, claimed_by=claimed_by
    )  # fmt: skip
