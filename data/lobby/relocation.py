"""Relocating a table to another channel: it goes on in a new thread there, with a last line in the old place."""

from collections.abc import Mapping
from typing import Any

from data.engines.store import Transaction
from data.outbox import board_requests, hand_requests, outbox
from data.outbox.outbox import TableKind
from data.seats import spectators, standstill
from data.tables import direct_places, offers, participants, posts
from data.tables.table_row import TableRow
from data.tables.tables import Tables, claim
from rules.core.errors import TableError
from rules.table import pauses
from rules.table import table as core

IN_THREAD: tuple[TableKind, ...] = (
    "open", "member", "board", "note", "timeout", "offer", "pause", "idle", "ring", "score", "awake",
)  # fmt: skip
"""What is sent to the thread of a table, and nowhere else."""
ASKED: tuple[TableKind, ...] = ("timeout", "idle", "pause")
"""The questions about a table that are asked again in another place."""


async def move(
    tables: Tables, table_id: int, user_id: int, channel_id: int, interaction_id: int | None, now: float, *,
    deleted: int | None = None,
) -> TableRow:  # fmt: skip
    """Moves an open or running table; one that is still in the channel ``deleted``, at the request of any of its
    players. All consequences are queued in the same transaction. Raises ``TableError``."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        row = await tables.row(table_id, transaction)
        must_be_movable(row, user_id, row.channel_id == deleted)
        if row.channel_id == channel_id:
            raise TableError("move-same")
        await _leave(transaction, row)
        await transaction.run(
            "UPDATE tables SET channel_id = ?, thread_id = NULL, lobby_message_id = NULL, board_message_id = NULL,"
            " board_channel_id = NULL, host_told_at = NULL WHERE id = ?",
            channel_id, table_id,
        )  # fmt: skip
        await transaction.run("DELETE FROM former_places WHERE channel_id = ? AND table_id = ?", channel_id, table_id)
        await settle(tables, transaction, await tables.row(table_id, transaction), now, came=True)
        await outbox.put(
            transaction, table_id, "leave", now, channel=row.channel_id, thread=row.thread_id,
            lobby=row.lobby_message_id, board=row.board_message_id, board_channel=row.board_channel_id,
        )  # fmt: skip
        return await tables.row(table_id, transaction)

    return await tables.store.write(work)


def must_be_movable(row: TableRow, user_id: int, homeless: bool) -> None:
    """Raises ``TableError`` where the member may not move the table."""
    if row.is_direct:
        raise TableError("direct-stays")
    if row.status not in ("lobby", "running"):
        raise TableError("lobby-closed" if row.status == "cancelled" else "table-over")
    if row.host_id != user_id and not (homeless and row.seat_of(user_id) is not None):
        raise TableError("host-only")


async def _leave(transaction: Transaction, row: TableRow) -> None:
    """Records the old place, and drops what was queued for it."""
    for place in {row.lobby_place, row.place} if row.has_place else ():
        await _record_former(transaction, row, place)
    await outbox.drop(transaction, row.id, "open", "lobby", "board", "awake", "homeless")


async def _record_former(transaction: Transaction, row: TableRow, place: int) -> bool:
    """Records a place that a table has left or lost; false where it was known."""
    recorded = "INSERT INTO former_places (channel_id, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING"
    return bool(await transaction.run(recorded, place, row.id))


async def settle(tables: Tables, transaction: Transaction, row: TableRow, now: float, *, came: bool = False) -> None:
    """Queues a thread and what is shown in it: the board, which notifies those who are to act, or the lobby; what is
    still asked; who watches; and what was not yet shown in the old place. ``came``: the table has moved; else its
    thread was lost."""
    reason = {"moved": True} if came else {"again": True}
    asked: dict[str, dict[str, Any]] = {kind: await _asked_directly(transaction, row.id, kind) for kind in ASKED}
    await outbox.drop(transaction, row.id, "timeout", "idle", "offer", "member")
    if row.status == "lobby":
        if row.private:
            await outbox.put(transaction, row.id, "open", now, **reason)
        await outbox.put(transaction, row.id, "lobby", now)
    else:
        await _show_game(tables, transaction, row, reason, asked, now)
    for offer in await offers.of_table(transaction, row.id):
        await outbox.put(transaction, row.id, "offer", now, offer=offer.id)
    for one in [] if row.private else await spectators.all_of(transaction, row.id):
        await participants.put_member(transaction, row.id, one.user_id, now)  # a private thread opens with all of them
    await outbox.put_behind(transaction, row.id, now, "pause", "note", "ring")


async def _asked_directly(transaction: Transaction, table_id: int, kind: TableKind) -> dict[str, Any]:
    """The readers who were asked in their direct messages what is asked anew elsewhere, for the payload of that: all,
    unless it has yet to be queued for them."""
    waiting = [one for one in await outbox.of(transaction, ("table", table_id), kind) if not one.reader]
    if any(not one.payload.get("spread") for one in waiting):
        return {}
    return {"spread": [place.user_id for place in await direct_places.of_table(transaction, table_id)]}


async def _show_game(
    tables: Tables,
    transaction: Transaction,
    row: TableRow,
    reason: dict[str, bool],
    asked_of: Mapping[str, dict[str, Any]],
    now: float,
) -> None:
    """Queues the thread of a running table, its board, its open questions (not for those of whom these are
    ``asked_of`` already, by kind), and the hands of those who are to act."""
    table = await tables.load(row, transaction)
    owing = core.owing(tables.game(row), table)
    asked = [seat for seat in owing if not table.players[seat].is_bot]
    await outbox.put(transaction, row.id, "open", now, **reason)
    await board_requests.put(transaction, row.id, now, post=True, ping=asked, moves=row.moves)
    for seat, player in enumerate(table.players):
        if player.late is not None:
            about: dict[str, Any] = {"number": player.late.number, "vacant": player.late.vacant}
            await outbox.put(transaction, row.id, "timeout", now, seat, **about, **asked_of["timeout"])
    if table.pause is None and await standstill.closes_at(transaction, row.id) is not None:
        await outbox.put(transaction, row.id, "idle", now, **asked_of["idle"])
    if table.pause is not None and pauses.missing(table, table.pause):
        await outbox.drop(transaction, row.id, "pause")
        about = {"since": table.pause.since, "ends": False}
        await outbox.put(transaction, row.id, "pause", now, **about, **asked_of["pause"])
    for seat in asked:
        if await posts.hand_of(transaction, row.id, seat) is not None:
            await hand_requests.put(transaction, row.id, seat, now)


async def lose_place(tables: Tables, table_id: int, now: float, thread_id: int | None) -> None:
    """The thread was deleted with its messages: queues a new one, once. A table that is closed needs none."""

    async def work(transaction: Transaction) -> None:
        row = await tables.row(table_id, transaction)
        if row.thread_id != thread_id:
            return
        if row.status not in ("lobby", "running"):
            await posts.keep_thread(transaction, row.id, None)
            await outbox.drop(transaction, row.id, *IN_THREAD)
            return
        await transaction.run(
            "UPDATE tables SET thread_id = NULL, lobby_message_id = NULL, board_message_id = NULL,"
            " board_channel_id = NULL WHERE id = ?",
            row.id,
        )
        await outbox.drop(transaction, row.id, "open", "board", "lobby")
        await settle(tables, transaction, await tables.row(row.id, transaction), now)

    await tables.store.write(work)


async def offer_a_place(transaction: Transaction, row: TableRow, now: float) -> None:
    """The channel was deleted as well: the host is offered to move the table, or the next player who can be reached.
    Once for each channel, which is a former place of the table from now on."""
    if await _record_former(transaction, row, row.channel_id):
        await outbox.put(transaction, row.id, "homeless", now, user=row.host_id)


async def has_left(transaction: Transaction, row: TableRow, channel_id: int | None) -> bool:
    """Whether a table was once in a channel or thread that it has left."""
    if channel_id in (None, row.channel_id, row.thread_id):
        return False
    found = await transaction.row(
        "SELECT 1 FROM former_places WHERE channel_id = ? AND table_id = ?", channel_id, row.id
    )
    return found is not None


async def gone_from(tables: Tables, transaction: Transaction, channel_id: int | None) -> TableRow | None:
    """The newest table that has moved away from a thread."""
    found = await transaction.row(
        "SELECT t.id FROM former_places f JOIN tables t ON t.id = f.table_id"
        " WHERE f.channel_id = ? AND t.channel_id <> f.channel_id ORDER BY t.id DESC LIMIT 1",
        channel_id,
    )
    return None if found is None else await tables.row(found["id"], transaction)


async def in_deleted_channel(
    tables: Tables, transaction: Transaction, guild_id: int, channel_id: int
) -> list[TableRow]:
    """The open and running tables of a channel of a server that has been deleted."""
    rows = await transaction.rows(
        "SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running') AND channel_id = ?",
        guild_id, channel_id,
    )  # fmt: skip
    return [await tables.row(row["id"], transaction) for row in rows]
