"""Where a table is shown: its thread, its lobby message, its board, and the hands sent by direct message."""

import msgspec

from data.engines.store import Transaction


class SentHand(msgspec.Struct, frozen=True):
    """The newest hand sent to a seat; ``channel_id`` is the direct message channel."""

    channel_id: int
    message_id: int


async def keep_thread(transaction: Transaction, table_id: int, thread_id: int | None) -> None:
    """Stores the table's thread; ``None``: the server allows none."""
    await transaction.run("UPDATE tables SET thread_id = ? WHERE id = ?", thread_id, table_id)


class PostedTable(msgspec.Struct, frozen=True):
    """An open or ``running`` table of a server, and where it is shown."""

    table_id: int
    guild_id: int
    channel_id: int
    thread_id: int | None
    running: bool


async def posted(transaction: Transaction) -> list[PostedTable]:
    """All of them, but for those of whose deleted channel a player was told."""
    rows = await transaction.rows(
        "SELECT id, guild_id, channel_id, thread_id, status FROM tables t WHERE status IN ('lobby', 'running')"
        " AND guild_id IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM former_places f WHERE f.table_id = t.id AND f.channel_id = t.channel_id)"
    )
    return [
        PostedTable(row["id"], row["guild_id"], row["channel_id"], row["thread_id"], row["status"] == "running")
        for row in rows
    ]


async def played_in(transaction: Transaction, thread_id: int) -> list[int]:
    """The running tables in a thread."""
    rows = await transaction.rows("SELECT id FROM tables WHERE status = 'running' AND thread_id = ?", thread_id)
    return [row["id"] for row in rows]


async def tables_in(transaction: Transaction, thread_id: int) -> list[int]:
    """The open or running tables in a thread."""
    rows = await transaction.rows(
        "SELECT id FROM tables WHERE thread_id = ? AND status IN ('lobby', 'running')", thread_id
    )
    return [row["id"] for row in rows]


async def keep_lobby_message(transaction: Transaction, table_id: int, message_id: int | None, reader: int = 0) -> None:
    """Stores the lobby message, or that of a ``reader``; ``None``: it was deleted."""
    await _keep(transaction, table_id, reader, lobby_message_id=message_id)


class SentBoard(msgspec.Struct, frozen=True):
    """A posted board: it shows the log from number ``begin`` up to ``end``, as it was when drawn."""

    channel_id: int
    message_id: int
    begin: int
    end: int


async def keep_board(transaction: Transaction, table_id: int, board: SentBoard, reader: int = 0) -> None:
    """Stores a posted board, and clears a reported obstacle; or that of a ``reader``."""
    if reader:
        shown = {"board_message_id": board.message_id, "board_from": board.begin, "board_log": board.end}
        await _keep(transaction, table_id, reader, **shown)
        return
    await transaction.run(
        "UPDATE tables SET board_message_id = ?, board_channel_id = ?, board_from = ?, board_log = ?,"
        " host_told_at = NULL WHERE id = ?",
        board.message_id, board.channel_id, board.begin, board.end, table_id,
    )  # fmt: skip


async def keep_told(transaction: Transaction, table_id: int, end: int, reader: int = 0) -> None:
    """The log is shown up to number ``end``: by the newest board, or by messages ahead of the next one."""
    await _keep(transaction, table_id, reader, board_log=end)


async def _keep(transaction: Transaction, table_id: int, reader: int, **fields: int | None) -> None:
    """Sets fields of a table, or of its place in the direct messages of a ``reader``."""
    changes = ", ".join(f"{name} = ?" for name in fields)
    if reader:
        where = "UPDATE direct_places SET {} WHERE table_id = ? AND user_id = ?"
        await transaction.run(where.format(changes), *fields.values(), table_id, reader)
    else:
        await transaction.run(f"UPDATE tables SET {changes} WHERE id = ?", *fields.values(), table_id)


async def mark_host_told(transaction: Transaction, table_id: int, now: float) -> bool:
    """Records that the host is notified of an obstacle; false when that was done since the last board."""
    return bool(
        await transaction.run("UPDATE tables SET host_told_at = ? WHERE id = ? AND host_told_at IS NULL", now, table_id)
    )


async def forget_host_told(transaction: Transaction, table_id: int) -> None:
    """The host could not be notified: the next obstacle is told."""
    await transaction.run("UPDATE tables SET host_told_at = NULL WHERE id = ?", table_id)


async def hand_of(transaction: Transaction, table_id: int, seat: int) -> SentHand | None:
    """The hand that was last sent to a seat and still exists."""
    found = await transaction.row(
        "SELECT channel_id, message_id FROM hands WHERE table_id = ? AND seat = ?", table_id, seat
    )
    return None if found is None else SentHand(found["channel_id"], found["message_id"])


async def keep_hand(transaction: Transaction, table_id: int, seat: int, hand: SentHand | None) -> None:
    """Stores a hand in place of the one before; ``None``: it was deleted."""
    await transaction.run("DELETE FROM hands WHERE table_id = ? AND seat = ?", table_id, seat)
    if hand is not None:
        await transaction.run(
            "INSERT INTO hands (table_id, seat, channel_id, message_id) VALUES (?, ?, ?, ?)",
            table_id, seat, hand.channel_id, hand.message_id,
        )  # fmt: skip
