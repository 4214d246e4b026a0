"""The outbox: what is still to be sent, written in the same transaction as the move that caused it.

A row is an intent, drawn when it is sent. Rows of one table go in order. Superseded intents are merged or dropped when
a newer one is written: one board is enough, however many moves it shows.

A process claims a row before it sends it, and never two of one table. What comes of it is written as long as the row is
claimed by that process alone: it may have been given up meanwhile, and the row be another's (see
:mod:`data.processes.processes`).
"""

from collections.abc import Collection, Iterable, Sequence
from functools import reduce
from typing import Any, Literal

import msgspec

from data.engines.store import Row, Store, Transaction
from data.processes.processes import ClaimLost

BACKOFF = (2.0, 5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds until the next try, by the number of tries before. After the last the row is dropped."""


IntentKind = Literal[
    "lobby", "open", "leave", "member", "board", "hand", "note", "offer", "timeout", "score", "result", "awake",
    "digest", "vacation", "follow", "homeless", "pause", "idle", "ring",
]  # fmt: skip
"""What an intent sends."""


class Intent(msgspec.Struct, frozen=True):
    """One thing to send.

    ``tried_at`` tells that a send was begun before: it may have arrived, so look before repeating it. ``claimed_by`` is
    the process that sends it.
    """

    id: int
    table_id: int
    kind: IntentKind
    seat: int | None
    payload: dict[str, Any]
    attempts: int
    tried_at: float | None
    claimed_by: int | None


async def put(
    transaction: Transaction, table_id: int, kind: str, now: float, seat: int | None = None, **payload: Any
) -> None:
    """Adds an intent."""
    text = msgspec.json.encode(payload).decode()
    await transaction.run(
        "INSERT INTO outbox (table_id, kind, seat, payload, due_at) VALUES (?, ?, ?, ?, ?)",
        table_id, kind, seat, text, now,
    )  # fmt: skip


ANSWERING = 10.0
"""Seconds in which an interaction's own answer shows what it has brought about."""


async def put_answered(transaction: Transaction, table_id: int, kind: str, now: float) -> None:
    """Promises what an interaction is about to show by itself: whoever has shown it drops the row. Only where nobody
    has, as the process died, it is sent; it may have arrived all the same, so it is looked for first."""
    await transaction.run(
        "INSERT INTO outbox (table_id, kind, due_at, tried_at) VALUES (?, ?, ?, ?)",
        table_id, kind, now + ANSWERING, now,
    )  # fmt: skip


async def put_awake(transaction: Transaction, table_id: int, now: float, *, refresh: bool = False) -> None:
    """Asks for a look at the table's thread: it is reopened where it was archived, and else, if wanted, refreshed."""
    await transaction.run("DELETE FROM outbox WHERE table_id = ? AND kind = 'awake' AND claimed_by IS NULL", table_id)
    await put(transaction, table_id, "awake", now, refresh=refresh)


class BoardRequest(msgspec.Struct, frozen=True):
    """What is asked of a board. It is posted anew when somebody is called, or ``post`` asks for it; else the newest one
    is written on where it stands, even an old one if ``still``, for what is not worth a new message. ``ping`` are the
    seats to call, each with the length of the log when the call was asked for; ``retire`` the boards, as channel and
    message, that have been followed by another and must lose their buttons."""

    post: bool = False
    ping: dict[int, int] = {}
    still: bool = False
    retire: tuple[tuple[int, int], ...] = ()

    def and_also(self, other: "BoardRequest") -> "BoardRequest":
        """Both in one board."""
        return BoardRequest(
            self.post or other.post,
            {**self.ping, **other.ping},
            self.still and other.still,
            (*self.retire, *other.retire),
        )


async def put_board(
    transaction: Transaction,
    table_id: int,
    now: float,
    *,
    post: bool = False,
    ping: Iterable[int] = (),
    moves: int = 0,
    still: bool = False,
) -> None:
    """Asks for a fresh board (see :class:`BoardRequest`) of a log of ``moves`` entries. A wish that waits, or has
    failed, takes this one along: it keeps its id, and that an earlier try of it may have arrived. One that is just
    being sent is left alone."""
    wish = BoardRequest(post, dict.fromkeys(sorted(ping), moves), still)
    waiting = await transaction.rows(
        "SELECT id, payload FROM outbox WHERE table_id = ? AND kind = 'board' AND claimed_by IS NULL ORDER BY id",
        table_id,
    )
    if not waiting:
        await put(transaction, table_id, "board", now, **msgspec.to_builtins(wish, str_keys=True))
        return
    kept = waiting[0]["id"]
    await _unite(transaction, kept, waiting, wish)
    await transaction.run("UPDATE outbox SET due_at = ?, attempts = 0 WHERE id = ?", now, kept)


async def take_along(transaction: Transaction, intent: Intent) -> BoardRequest:
    """What is asked of the board that is drawn now: all that was asked of any board of the table so far."""
    await must_hold(transaction, intent)
    return await _unite(transaction, intent.id, await _boards(transaction, intent))


async def alone(reading: Transaction, intent: Intent) -> BoardRequest | None:
    """What is asked of the board that is drawn now where no other of its table is asked for: then there is nothing to
    take along, and nothing to wait for the disk for. ``None`` where there is."""
    rows = await _boards(reading, intent)
    if [row["id"] for row in rows] != [intent.id]:
        return None
    return msgspec.json.decode(rows[0]["payload"], type=BoardRequest)


async def _boards(transaction: Transaction, intent: Intent) -> Sequence[Row]:
    """The rows that ask for a board of the intent's table, oldest first."""
    return await transaction.rows(
        "SELECT id, payload FROM outbox WHERE table_id = ? AND kind = 'board' ORDER BY id", intent.table_id
    )


async def leave(transaction: Transaction, intent: Intent, wish: BoardRequest) -> None:
    """Of what was asked of a board so much is left to be done."""
    await must_hold(transaction, intent)
    await transaction.run("UPDATE outbox SET payload = ? WHERE id = ?", msgspec.json.encode(wish).decode(), intent.id)


async def _unite(transaction: Transaction, kept: int, rows: Iterable[Row], *further: BoardRequest) -> BoardRequest:
    """Puts these rows, and wishes more, into the row that is ``kept``; answers what that asks for now."""
    rows = list(rows)
    wishes = [*(msgspec.json.decode(row["payload"], type=BoardRequest) for row in rows), *further]
    wish = reduce(BoardRequest.and_also, wishes) if wishes else BoardRequest()
    await transaction.many("DELETE FROM outbox WHERE id = ?", [(row["id"],) for row in rows if row["id"] != kept])
    await transaction.run("UPDATE outbox SET payload = ? WHERE id = ?", msgspec.json.encode(wish).decode(), kept)
    return wish


async def put_hand(transaction: Transaction, table_id: int, seat: int, now: float, **payload: Any) -> None:
    """Asks for the DM with the hand of ``seat`` to be brought up to date; what an older wish asks for is taken along.
    ``call`` and ``reminder`` tell the person that it is their turn, else nothing new is sent."""
    waiting = await transaction.row(
        "SELECT id, payload FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ? AND claimed_by IS NULL",
        table_id, seat,
    )  # fmt: skip
    if waiting is None:
        await put(transaction, table_id, "hand", now, seat, **payload)
        return
    asked = {**msgspec.json.decode(waiting["payload"]), **payload}
    await transaction.run(
        "UPDATE outbox SET payload = ?, due_at = ?, attempts = 0 WHERE id = ?",
        msgspec.json.encode(asked).decode(), now, waiting["id"],
    )  # fmt: skip


BY_DM = ("hand", "digest", "follow", "homeless")
"""What goes to the person in a seat, or to others by direct message, and not to the thread."""

_PLACE = (
    "CASE WHEN {0}.kind IN ('hand', 'digest') THEN {0}.seat WHEN {0}.kind IN ('follow', 'homeless') THEN -2 ELSE -1 END"
)
_SAME = f"{_PLACE.format('front')} = {_PLACE.format('it')}"
_STUCK = f"{_PLACE.format('failed')} = {_PLACE.format('front')}"
_FREE = f"""NOT EXISTS (
    SELECT 1 FROM outbox front WHERE front.table_id = it.table_id AND front.id < it.id AND ({_SAME} OR NOT EXISTS (
        SELECT 1 FROM outbox failed
        WHERE failed.table_id = front.table_id AND failed.id <= front.id AND failed.attempts > 0 AND {_STUCK}
    ))
)"""
"""Whether nothing stands before a row: nothing that goes to the same place (the thread, or one person's direct
messages), and elsewhere only what is not stuck behind a row that has failed."""


async def next_intents(
    reading: Transaction, now: float, busy: Collection[int], limit: int, me: int | None = None
) -> list[Intent]:
    """The first waiting intent of every table that is due and not ``busy``, and of which no other process than ``me``
    has claimed anything. A row waiting for a later try holds back only the rows that go to the same place, and only
    until that try. What everybody at a table waits for goes before the hands of single people."""
    found = await _next(reading, "", "LIMIT ?", now, me, limit + len(busy))
    return [intent for intent in found if intent.table_id not in busy][:limit]


async def claim(transaction: Transaction, me: int, found: Collection[Intent], now: float) -> list[Intent]:
    """Claims what :func:`next_intents` has found, as far as it is still so, and notes that the sends begin; the first
    time counts. Tables of which something is being written are left out: they come again. Whoever was given up claims
    nothing."""
    held = await transaction.rows(
        f"SELECT id FROM tables WHERE id IN ({_marks(found)}) AND EXISTS (SELECT 1 FROM processes WHERE id = ?)"
        f" ORDER BY id{transaction.skip_locked}",
        *(intent.table_id for intent in found), me,
    )  # fmt: skip
    ids = [row["id"] for row in held]
    if not ids:
        return []
    claimed = await _next(transaction, f"AND it.table_id IN ({_marks(ids)})", "", now, *ids, me)
    if claimed:
        await transaction.run(
            f"UPDATE outbox SET tried_at = COALESCE(tried_at, ?), claimed_by = ? WHERE id IN ({_marks(claimed)})",
            now, me, *(intent.id for intent in claimed),
        )  # fmt: skip
    return [msgspec.structs.replace(intent, claimed_by=me) for intent in claimed]


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


async def _next(transaction: Transaction, of: str, limit: str, *values: float | None) -> list[Intent]:
    """The first free row of each table that is due, ``of`` these tables."""
    rows = await transaction.rows(
        f"SELECT * FROM outbox WHERE id IN (SELECT MIN(it.id) FROM outbox it WHERE it.due_at <= ? {of} AND {_FREE}"
        " AND NOT EXISTS (SELECT 1 FROM outbox held WHERE held.table_id = it.table_id"
        " AND held.claimed_by IS NOT NULL AND held.claimed_by <> COALESCE(?, 0))"
        f" GROUP BY it.table_id) ORDER BY kind = 'hand', due_at, id {limit}",
        *values,
    )
    return [
        Intent(
            row["id"], row["table_id"], row["kind"], row["seat"], msgspec.json.decode(row["payload"]),
            row["attempts"], row["tried_at"], row["claimed_by"],
        )
        for row in rows
    ]  # fmt: skip


async def next_due(store: Store) -> float | None:
    """When the next intent falls due; ``None`` when the outbox is empty."""
    row = await store.reading.row(f"SELECT MIN(it.due_at) FROM outbox it WHERE {_FREE}")
    return None if row is None or row[0] is None else float(row[0])


async def drop(transaction: Transaction, table_id: int, *kinds: str) -> None:
    """Takes back what a table still had to send of these kinds."""
    await transaction.many("DELETE FROM outbox WHERE table_id = ? AND kind = ?", [(table_id, kind) for kind in kinds])


async def must_hold(transaction: Transaction, intent: Intent) -> None:
    """Raises ``ClaimLost`` where the row is not claimed any more by the process that had claimed it. What is written in
    the same transaction is written by nobody else."""
    if await transaction.row("SELECT 1 FROM outbox WHERE id = ? AND claimed_by = ?", *_claim(intent)) is None:
        raise ClaimLost


async def mark_done(transaction: Transaction, intent: Intent) -> None:
    """Sent, or no longer wanted. Raises ``ClaimLost``."""
    _ended(intent, await transaction.run("DELETE FROM outbox WHERE id = ? AND claimed_by = ?", *_claim(intent)))


async def mark_waiting(transaction: Transaction, intent: Intent, due_at: float) -> None:
    """Puts the intent off without counting a failure: Discord said when to come again. Like one that has failed, it
    holds back only what goes to the same place, and gives way to a newer one. Raises ``ClaimLost``."""
    changed = await transaction.run(
        "UPDATE outbox SET attempts = CASE WHEN attempts > 1 THEN attempts ELSE 1 END, due_at = ?, claimed_by = NULL"
        " WHERE id = ? AND claimed_by = ?",
        due_at, *_claim(intent),
    )  # fmt: skip
    _ended(intent, changed)


async def mark_failed(transaction: Transaction, intent: Intent, now: float, *, for_ever: bool = False) -> bool:
    """Puts the intent off; after the last try it is dropped (and the answer is false), so that it blocks nothing. What
    is tried ``for_ever`` is never dropped. Raises ``ClaimLost``."""
    if intent.attempts >= len(BACKOFF):
        if for_ever:
            await mark_waiting(transaction, intent, now + BACKOFF[-1])
            return True
        await mark_done(transaction, intent)
        return False
    changed = await transaction.run(
        "UPDATE outbox SET attempts = attempts + 1, due_at = ?, claimed_by = NULL WHERE id = ? AND claimed_by = ?",
        now + BACKOFF[intent.attempts], *_claim(intent),
    )  # fmt: skip
    _ended(intent, changed)
    return True


def _claim(intent: Intent) -> tuple[int, int | None]:
    return intent.id, intent.claimed_by


def _ended(intent: Intent, changed: int) -> None:
    if not changed:
        raise ClaimLost(f"{intent.kind} {intent.id}")
