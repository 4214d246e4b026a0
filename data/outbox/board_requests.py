"""Requests for a table's board, which are merged while they wait: one board shows everything.

What is being sent is left alone until it takes along what was asked meanwhile.
"""

from collections.abc import Iterable, Sequence
from functools import reduce

import msgspec

from data.engines.store import Row, Transaction
from data.outbox import outbox
from data.outbox.outbox import Intent, Queued


class BoardRequest(msgspec.Struct, frozen=True):
    """What is wanted of a board. It is posted anew when a seat is notified, or ``post`` asks for it; else the newest
    one is edited, even an old one if ``still``, for what is not worth a new message. ``ping`` are the seats to notify,
    each with the length of the log at that time; ``retire`` the superseded boards, as channel and message, that must
    lose their buttons; ``spread`` the readers for whose direct messages the same is queued already."""

    post: bool = False
    ping: dict[int, int] = {}
    still: bool = False
    retire: tuple[tuple[int, int], ...] = ()
    spread: tuple[int, ...] = ()

    def and_also(self, other: "BoardRequest") -> "BoardRequest":
        """Both requests in one board."""
        return BoardRequest(
            self.post or other.post,
            {**self.ping, **other.ping},
            self.still and other.still,
            (*self.retire, *other.retire),
            tuple(dict.fromkeys((*self.spread, *other.spread))),
        )


async def put(
    transaction: Transaction,
    table_id: int,
    now: float,
    *,
    post: bool = False,
    ping: Iterable[int] = (),
    moves: int = 0,
    still: bool = False,
    reader: int = 0,
) -> None:
    """Queues a fresh board (see :class:`BoardRequest`) of a log of ``moves`` entries, for the direct messages of a
    ``reader`` alone where one is named. A request that waits, or has failed, absorbs this one: it keeps its id, and
    that an earlier try may have arrived. One that is being sent is left alone."""
    wish = BoardRequest(post, dict.fromkeys(sorted(ping), moves), still)
    await _put(transaction, table_id, wish, now, reader)


async def put_away(transaction: Transaction, table_id: int, channel_id: int, message_id: int, now: float) -> None:
    """Queues that a board which nothing follows in its place loses its buttons."""
    await _put(transaction, table_id, BoardRequest(still=True, retire=((channel_id, message_id),)), now)


async def _put(transaction: Transaction, table_id: int, wish: BoardRequest, now: float, reader: int = 0) -> None:
    waiting = (await outbox.waiting(transaction, table_id, reader))["board"]
    for kind, _, payload in await absorb(transaction, table_id, waiting, wish, now):
        await outbox.add(transaction, ("table", table_id), kind, now, payload, reader=reader)


async def absorb(
    transaction: Transaction, table_id: int, waiting: Sequence[Row], wish: BoardRequest, now: float
) -> list[Queued]:
    """Merges a request into those that are ``waiting``; returns what is to be queued where none is."""
    if not waiting:
        return [("board", None, msgspec.to_builtins(wish, str_keys=True))]
    kept = waiting[0]["id"]
    united = await _unite(transaction, table_id, kept, waiting, now, wish)
    await transaction.run(
        "UPDATE outbox SET payload = ?, due_at = ?, attempts = 0 WHERE id = ?",
        msgspec.json.encode(united).decode(), now, kept,
    )  # fmt: skip
    return []


async def put_for(transaction: Transaction, intent: Intent, reader: int, now: float) -> None:
    """Queues what a table's intent shows for the direct messages of a ``reader`` as well."""
    if intent.kind == "board":
        wish = msgspec.convert(intent.payload, BoardRequest, strict=False)  # the seats of `ping` are text in a payload
        await _put_for_reader(transaction, intent.to, wish, now, reader)
    else:
        await outbox.add(transaction, intent.address, intent.kind, now, intent.payload, seat=intent.seat, reader=reader)


async def _put_for_reader(transaction: Transaction, table_id: int, wish: BoardRequest, now: float, reader: int) -> None:
    """Queues a board that is wanted in another place for a ``reader``, who has no boards of that place."""
    await _put(transaction, table_id, msgspec.structs.replace(wish, retire=(), spread=()), now, reader)


async def take_along(transaction: Transaction, intent: Intent, now: float) -> BoardRequest:
    """Merges all board requests of the table into the one being drawn. Raises ``ClaimLost``."""
    wish = await _unite(transaction, intent.to, intent.id, await _boards(transaction, intent), now)
    await outbox.rewrite(transaction, intent, wish)
    return wish


async def alone(reading: Transaction, intent: Intent) -> BoardRequest | None:
    """The request being drawn where the table has no other: then nothing is merged, and no write to wait for. ``None``
    where it has."""
    rows = await _boards(reading, intent)
    if [row["id"] for row in rows] != [intent.id]:
        return None
    return msgspec.json.decode(rows[0]["payload"], type=BoardRequest)


async def _boards(transaction: Transaction, intent: Intent) -> Sequence[Row]:
    """The board rows of the intent's table, for the same place, oldest first."""
    return await transaction.rows(
        "SELECT id, payload FROM outbox WHERE table_id = ? AND kind = 'board' AND reader = ? ORDER BY id",
        intent.to, intent.reader,
    )  # fmt: skip


async def leave(transaction: Transaction, intent: Intent, wish: BoardRequest) -> None:
    """What remains of the request after a send; not what its readers get."""
    left = msgspec.structs.replace(wish, spread=tuple(intent.payload.get("spread", ())))
    await outbox.rewrite(transaction, intent, left)


async def _unite(
    transaction: Transaction, table_id: int, kept: int, rows: Iterable[Row], now: float, *further: BoardRequest
) -> BoardRequest:
    """Merges these rows, and further requests: all rows but ``kept`` are dropped, and the merged request, which is to
    be written there, is returned. Readers for whom a part of it is queued get the rest as well: the merged request is
    not spread again."""
    rows = list(rows)
    wishes = [*(msgspec.json.decode(row["payload"], type=BoardRequest) for row in rows), *further]
    wish, newer = _merged(wishes), [one for one in wishes if not one.spread]
    for reader in wish.spread if newer else ():
        await _put_for_reader(transaction, table_id, _merged(newer), now, reader)
    await transaction.many("DELETE FROM outbox WHERE id = ?", [(row["id"],) for row in rows if row["id"] != kept])
    return wish


def _merged(wishes: Sequence[BoardRequest]) -> BoardRequest:
    """All requests in one board."""
    return reduce(BoardRequest.and_also, wishes) if wishes else BoardRequest()
