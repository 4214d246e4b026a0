"""The front desks: the message of a channel from which everything begins without typing; one a channel."""

from data.store import Transaction


async def keep(transaction: Transaction, guild_id: int, channel_id: int, message_id: int) -> int | None:
    """The front desk of a channel was posted; answers the message that was it before, if there was one."""
    before = await transaction.row("SELECT message_id FROM desks WHERE channel_id = ?", channel_id)
    await transaction.run(
        "INSERT INTO desks (channel_id, guild_id, message_id) VALUES (?, ?, ?)"
        " ON CONFLICT (channel_id) DO UPDATE SET message_id = excluded.message_id",
        channel_id, guild_id, message_id,
    )  # fmt: skip
    return None if before is None else int(before["message_id"])
