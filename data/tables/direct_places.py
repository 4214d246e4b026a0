"""A table as one person sees it in their direct messages. A table without a server is shown nowhere else: each person
has its lobby and its boards in the direct messages with the bot, and the same log in them. At any other table a player
may ask for the same beside its thread."""

from collections.abc import Iterable

import msgspec

from data.engines.store import Transaction
from data.outbox import board_requests, hand_requests, outbox
from data.tables.table_row import TableRow


class DirectPlace(msgspec.Struct, frozen=True):
    """What a person has been shown of a table: in the direct messages ``channel_id``, the lobby's message, the newest
    board, and the log from number ``board_from`` up to ``board_log``."""

    user_id: int
    channel_id: int
    lobby_message_id: int | None = None
    board_message_id: int | None = None
    board_from: int = 0
    board_log: int = 0


async def of_table(transaction: Transaction, table_id: int) -> list[DirectPlace]:
    """The places of all to whom a table was shown."""
    return await _found(transaction, "table_id = ? ORDER BY user_id", table_id)


async def find(transaction: Transaction, table_id: int, user_id: int) -> DirectPlace | None:
    found = await _found(transaction, "table_id = ? AND user_id = ?", table_id, user_id)
    return found[0] if found else None


async def settle(transaction: Transaction, table_id: int, user_id: int, channel_id: int) -> DirectPlace:
    """The person's place in these direct messages. In others than before nothing stands yet, but what they were told
    of the log stays told."""
    await transaction.run(
        "INSERT INTO direct_places (table_id, user_id, channel_id) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET channel_id = excluded.channel_id,"
        " lobby_message_id = NULL, board_message_id = NULL WHERE direct_places.channel_id <> excluded.channel_id",
        table_id, user_id, channel_id,
    )  # fmt: skip
    place = await find(transaction, table_id, user_id)
    assert place is not None
    return place


def seen_at(row: TableRow, place: DirectPlace) -> TableRow:
    """The table as it stands in a person's direct messages."""
    return msgspec.structs.replace(
        row,
        reader=place.user_id,
        channel_id=place.channel_id,
        thread_id=None,
        lobby_message_id=place.lobby_message_id,
        board_message_id=place.board_message_id,
        board_channel_id=place.channel_id,
        board_from=place.board_from,
        board_log=place.board_log,
    )


async def seen_by(transaction: Transaction, row: TableRow, user_id: int) -> TableRow:
    """The table as it stands in this person's direct messages; where it is not shown there, as it is."""
    place = await find(transaction, row.id, user_id) if user_id else None
    return row if place is None else seen_at(row, place)


async def _found(transaction: Transaction, condition: str, *values: int) -> list[DirectPlace]:
    rows = await transaction.rows(
        f"SELECT {', '.join(DirectPlace.__struct_fields__)} FROM direct_places WHERE {condition}", *values
    )
    return [msgspec.convert(dict(row), DirectPlace) for row in rows]


async def drop(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """The table is not shown to the person there any more; the last board there loses its buttons."""
    place = await find(transaction, table_id, user_id)
    if place is not None and place.board_message_id is not None:
        await board_requests.put_away(transaction, table_id, place.channel_id, place.board_message_id, now)
    await transaction.run("DELETE FROM direct_places WHERE table_id = ? AND user_id = ?", table_id, user_id)
    await transaction.run("DELETE FROM outbox WHERE table_id = ? AND reader = ?", table_id, user_id)


async def leave(transaction: Transaction, table_id: int, user_ids: Iterable[int], now: float) -> None:
    """These people have left their seats: no board follows the last one there, which is to say so."""
    for user_id in user_ids:
        place = await find(transaction, table_id, user_id)
        if place is not None and place.board_message_id is not None:
            await board_requests.put(transaction, table_id, now, still=True, reader=user_id)


async def catch_up(transaction: Transaction, user_id: int, since: float, now: float) -> None:
    """The person can be reached again, whose direct messages were closed ``since`` then: queues their hands, and the
    boards of the games that they play there; of one that has ended meanwhile, and is shown nowhere else, how it ended;
    and of a seat that they have lost, that they have."""
    await hand_requests.catch_up(transaction, user_id, since, now)
    rows = await transaction.rows(
        "SELECT p.table_id, t.status, s.seat FROM direct_places p JOIN tables t ON t.id = p.table_id"
        " LEFT JOIN seats s ON s.table_id = t.id AND s.user_id = p.user_id"
        " WHERE p.user_id = ? AND p.board_log < t.moves"
        " AND (s.seat IS NULL OR t.status = 'running' OR (t.status = 'over' AND t.guild_id IS NULL))",
        user_id,
    )
    for row in rows:
        if row["seat"] is None:
            await leave(transaction, row["table_id"], [user_id], now)
            continue
        await board_requests.put(transaction, row["table_id"], now, post=True, reader=user_id)
        if row["status"] == "over":
            await outbox.add(transaction, ("table", row["table_id"]), "score", now, {}, reader=user_id)


def people_of(row: TableRow, further: Iterable[int] = ()) -> list[int]:
    """The people to whom the table is shown: its host before the game begins, its players, and ``further`` ones."""
    host = [row.host_id] if row.status == "lobby" else []
    seated = [holder.user_id for holder in row.seats if holder.user_id]
    return list(dict.fromkeys([*host, *seated, *further]))
