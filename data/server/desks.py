"""The front desks: a channel's message from which everything starts without typing; one per channel."""

from collections.abc import Collection

from data.engines.store import Transaction


async def keep(transaction: Transaction, guild_id: int, channel_id: int, message_id: int) -> int | None:
    """Stores a channel's front desk; returns the message that it replaces, if any."""
    before = await of(transaction, channel_id)
    await transaction.run(
        "INSERT INTO desks (channel_id, guild_id, message_id) VALUES (?, ?, ?)"
        " ON CONFLICT (channel_id) DO UPDATE SET message_id = excluded.message_id",
        channel_id, guild_id, message_id,
    )  # fmt: skip
    return before


async def of(transaction: Transaction, channel_id: int) -> int | None:
    row = await transaction.row("SELECT message_id FROM desks WHERE channel_id = ?", channel_id)
    return None if row is None else int(row["message_id"])


async def in_server(transaction: Transaction, guild_id: int) -> list[tuple[int, int]]:
    """The front desks of a server: channel and message."""
    rows = await transaction.rows(
        "SELECT channel_id, message_id FROM desks WHERE guild_id = ? ORDER BY channel_id", guild_id
    )
    return [(int(row["channel_id"]), int(row["message_id"])) for row in rows]


async def nearest(transaction: Transaction, guild_id: int, channel_id: int) -> tuple[int, int] | None:
    """The front desk of a channel, else the newest one of its server: channel and message."""
    row = await transaction.row(
        "SELECT channel_id, message_id FROM desks WHERE guild_id = ?"
        " ORDER BY CASE WHEN channel_id = ? THEN 0 ELSE 1 END, message_id DESC LIMIT 1",
        guild_id, channel_id,
    )  # fmt: skip
    return None if row is None else (int(row["channel_id"]), int(row["message_id"]))


async def forget(transaction: Transaction, channel_ids: Collection[int]) -> None:
    """These channels were deleted, and the front desks with them: nothing leads there any more."""
    await transaction.many("DELETE FROM desks WHERE channel_id = ?", [(channel_id,) for channel_id in channel_ids])


async def everywhere(transaction: Transaction) -> list[tuple[int, int]]:
    """The channels with a front desk, each with its server."""
    rows = await transaction.rows("SELECT guild_id, channel_id FROM desks")
    return [(row["guild_id"], row["channel_id"]) for row in rows]


async def channels(transaction: Transaction, guild_id: int) -> list[int]:
    """Where a server plays: the channels with a front desk, or with a table that has not ended."""
    rows = await transaction.rows(
        "SELECT channel_id FROM desks WHERE guild_id = ?"
        " UNION SELECT channel_id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running')"
        " ORDER BY channel_id",
        guild_id, guild_id,
    )  # fmt: skip
    return [int(row["channel_id"]) for row in rows]
