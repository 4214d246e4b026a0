"""The outbox: what is still to be sent, written in the same transaction as what caused it.

A row is an intent, drawn when it is sent. It is for a table, a member, a server or a tournament, and the rows of one
target go in order. Superseded intents are merged or dropped when a newer one is written: one board is enough, however
many moves it shows.

A process claims a row before it sends it, and never two for the same target. The result is written only while that
process still holds the claim: it may have been given up meanwhile, and another have claimed the row (see
:mod:`data.processes.processes`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Literal

import msgspec

from data.engines.store import NO_TABLE, Row, Transaction
from data.processes.processes import ClaimLost

BACKOFF = (2.0, 5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds until the next try, by the number of tries so far. After the last the row is dropped."""


Target = Literal["table", "member", "server", "tournament"]
"""What an intent is for."""
Address = tuple[Target, int]
"""A target with its id."""
COLUMNS: dict[Target, str] = {
    "table": "table_id", "member": "user_id", "server": "guild_id", "tournament": "tournament_id",
}  # fmt: skip
"""The column that holds the id; the others are NULL."""

TableKind = Literal[
    "lobby", "open", "leave", "member", "board", "hand", "note", "offer", "timeout", "score", "result", "awake",
    "digest", "vacation", "follow", "homeless", "pause", "idle", "ring", "said", "chat",
]  # fmt: skip
MatchmakingKind = Literal["match", "clocks", "over"]
"""A match, a question about other clocks, the end of a search."""
TournamentKind = Literal["paired", "free", "moved-up", "soon", "absent", "called-off"]
"""A table in a round, a bye, a place that has become free, a window that ends soon, an entrant who was absent, a
tournament that was called off."""
MemberKind = Literal[MatchmakingKind, TournamentKind]
ServerKind = Literal["desk", "trial", "puzzle"]
"""Post the front desk; clean up after a trial; post the puzzle of the day."""
AnnouncementKind = Literal["card", "final"]
"""The message that shows a tournament, posted or updated; the one with the final standings."""
Kind = Literal[TableKind, MemberKind, ServerKind, AnnouncementKind]
"""What an intent sends."""


class Intent(msgspec.Struct, frozen=True):
    """One thing to send; ``to`` is the id of its target.

    ``reader`` is the person in whose direct messages it is shown; 0: in the place of the table.
    ``tried_at``: a send was begun before, so the message may have arrived: it is looked for before it is sent again.
    ``claimed_by`` is the process that sends it.
    """

    id: int
    target: Target
    to: int
    kind: Kind
    seat: int | None
    payload: dict[str, Any]
    made_at: float
    attempts: int
    tried_at: float | None
    claimed_by: int | None
    reader: int = 0

    @property
    def address(self) -> Address:
        return self.target, self.to

    @property
    def table(self) -> int:
        """The table that is locked while the intent is written."""
        return self.to if self.target == "table" else NO_TABLE


async def add(
    transaction: Transaction,
    address: Address,
    kind: Kind,
    now: float,
    payload: Mapping[str, Any],
    *,
    seat: int | None = None,
    due_at: float | None = None,
    tried_at: float | None = None,
    claimed_by: int | None = None,
    reader: int = 0,
) -> Intent:
    """Queues an intent, due at once unless ``due_at`` is given. A process that carries it out at once passes itself as
    ``claimed_by``."""
    target, to = address
    values = (kind, seat, msgspec.json.encode(payload).decode(), now, now if due_at is None else due_at)
    number = await transaction.insert(
        f"INSERT INTO outbox ({COLUMNS[target]}, kind, seat, payload, made_at, due_at, tried_at, claimed_by,"
        " reader) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        to, *values, tried_at, claimed_by, reader,
    )  # fmt: skip
    return Intent(number, target, to, kind, seat, dict(payload), now, 0, tried_at, claimed_by, reader)


async def put(
    transaction: Transaction, table_id: int, kind: TableKind, now: float, seat: int | None = None, **payload: Any
) -> None:
    """Queues an intent for a table."""
    await add(transaction, ("table", table_id), kind, now, payload, seat=seat)


async def of(transaction: Transaction, address: Address, kind: Kind) -> list[Intent]:
    """The intents of a kind for one target, oldest first."""
    target, to = address
    rows = await transaction.rows(
        f"SELECT * FROM outbox WHERE {COLUMNS[target]} = ? AND kind = ? ORDER BY id", to, kind
    )
    return [_intent(row) for row in rows]


ANSWERING = 10.0
"""Seconds in which an interaction's own answer shows the result."""


async def put_answered(transaction: Transaction, table_id: int, kind: TableKind, now: float, reader: int = 0) -> None:
    """Queues what an interaction is about to show by itself and drops afterwards. It is sent only if that process dies
    first; it may have arrived all the same, so it is looked for."""
    await add(transaction, ("table", table_id), kind, now, {}, due_at=now + ANSWERING, tried_at=now, reader=reader)


async def put_awake(transaction: Transaction, table_id: int, now: float, *, refresh: bool = False) -> None:
    """Queues a look at the table's thread: it is reopened if archived, else, with ``refresh``, refreshed."""
    await transaction.run("DELETE FROM outbox WHERE table_id = ? AND kind = 'awake' AND claimed_by IS NULL", table_id)
    await put(transaction, table_id, "awake", now, refresh=refresh)


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


async def put_board(
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
    await _put_board(transaction, table_id, wish, now, reader)


async def _put_board(transaction: Transaction, table_id: int, wish: BoardRequest, now: float, reader: int = 0) -> None:
    waiting = await transaction.rows(
        "SELECT id, payload FROM outbox"
        " WHERE table_id = ? AND kind = 'board' AND reader = ? AND claimed_by IS NULL ORDER BY id",
        table_id, reader,
    )  # fmt: skip
    if not waiting:
        payload = msgspec.to_builtins(wish, str_keys=True)
        await add(transaction, ("table", table_id), "board", now, payload, reader=reader)
        return
    kept = waiting[0]["id"]
    await _unite(transaction, table_id, kept, waiting, now, wish)
    await transaction.run("UPDATE outbox SET due_at = ?, attempts = 0 WHERE id = ?", now, kept)


async def put_for(transaction: Transaction, intent: Intent, reader: int, now: float) -> None:
    """Queues what a table's intent shows for the direct messages of a ``reader`` as well."""
    if intent.kind == "board":
        wish = msgspec.convert(intent.payload, BoardRequest, strict=False)  # the seats of `ping` are text in a payload
        await _put_board_for(transaction, intent.to, wish, now, reader)
    else:
        await add(transaction, intent.address, intent.kind, now, intent.payload, seat=intent.seat, reader=reader)


async def _put_board_for(transaction: Transaction, table_id: int, wish: BoardRequest, now: float, reader: int) -> None:
    """Queues a board that is wanted in another place for a ``reader``, who has no boards of that place."""
    await _put_board(transaction, table_id, msgspec.structs.replace(wish, retire=(), spread=()), now, reader)


async def take_along(transaction: Transaction, intent: Intent, now: float) -> BoardRequest:
    """Merges all board requests of the table into the one being drawn."""
    await must_hold(transaction, intent)
    return await _unite(transaction, intent.to, intent.id, await _boards(transaction, intent), now)


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
    await _change(transaction, intent, "payload = ?", msgspec.json.encode(left).decode())


async def _unite(
    transaction: Transaction, table_id: int, kept: int, rows: Iterable[Row], now: float, *further: BoardRequest
) -> BoardRequest:
    """Merges these rows, and further requests, into the row ``kept``; returns the merged request. Readers for whom a
    part of it is queued get the rest as well: the merged request is not spread again."""
    rows = list(rows)
    wishes = [*(msgspec.json.decode(row["payload"], type=BoardRequest) for row in rows), *further]
    wish, newer = _merged(wishes), [one for one in wishes if not one.spread]
    for reader in wish.spread if newer else ():
        await _put_board_for(transaction, table_id, _merged(newer), now, reader)
    await transaction.many("DELETE FROM outbox WHERE id = ?", [(row["id"],) for row in rows if row["id"] != kept])
    await transaction.run("UPDATE outbox SET payload = ? WHERE id = ?", msgspec.json.encode(wish).decode(), kept)
    return wish


def _merged(wishes: Sequence[BoardRequest]) -> BoardRequest:
    """All requests in one board."""
    return reduce(BoardRequest.and_also, wishes) if wishes else BoardRequest()


async def put_hand(transaction: Transaction, table_id: int, seat: int, now: float, **payload: Any) -> None:
    """Queues an update of the hand of ``seat`` by direct message; an older request is merged into it. ``call`` and
    ``reminder`` notify the player of their turn, else no new message is sent. A notification is not merged into one
    that may have arrived: that would count as this one."""
    waiting = await transaction.row(
        "SELECT id, payload, tried_at FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ?"
        " AND claimed_by IS NULL ORDER BY id DESC LIMIT 1",
        table_id, seat,
    )  # fmt: skip
    apart = waiting is None or (waiting["tried_at"] is not None and _notifies(payload))
    if waiting is not None:
        asked = msgspec.json.decode(waiting["payload"]) | ({} if apart else payload)
        await transaction.run(
            "UPDATE outbox SET payload = ?, due_at = ?, attempts = 0 WHERE id = ?",
            msgspec.json.encode(asked).decode(), now, waiting["id"],
        )  # fmt: skip
    if apart:
        await put(transaction, table_id, "hand", now, seat, **payload)


async def is_notified_later(reading: Transaction, intent: Intent) -> bool:
    """Whether a newer request notifies the player of this hand."""
    newer = await reading.rows(
        "SELECT payload FROM outbox WHERE table_id = ? AND kind = 'hand' AND seat = ? AND id > ?",
        intent.to, intent.seat, intent.id,
    )  # fmt: skip
    return any(_notifies(msgspec.json.decode(row["payload"])) for row in newer)


def _notifies(payload: Mapping[str, Any]) -> bool:
    return "call" in payload or "reminder" in payload


BY_DM = ("hand", "digest", "follow", "homeless")
"""What goes to a player or another member by direct message, not to the thread."""

SHOWN = ("lobby", "board", "note", "offer", "timeout", "pause", "idle", "ring", "score", "result")
"""What is shown to all at a table: in its thread, or to each reader in their direct messages."""

_PLACE = (
    "CASE WHEN {0}.reader <> 0 THEN {0}.reader WHEN {0}.kind IN ('hand', 'digest') THEN {0}.seat"
    " WHEN {0}.kind IN ('follow', 'homeless') THEN -2 ELSE -1 END"
)
_SAME = f"{_PLACE.format('front')} = {_PLACE.format('it')}"
_STUCK = f"{_PLACE.format('failed')} = {_PLACE.format('front')}"


def _no_other(condition: str, columns: Iterable[str]) -> str:
    """That no other row for the same target meets a condition."""
    return " AND ".join(
        f"NOT EXISTS (SELECT 1 FROM outbox other WHERE other.{column} = it.{column} AND {condition})"
        for column in columns
    )


_FREE = f"""NOT EXISTS (
    SELECT 1 FROM outbox front WHERE front.table_id = it.table_id AND front.id < it.id AND ({_SAME} OR NOT EXISTS (
        SELECT 1 FROM outbox failed
        WHERE failed.table_id = front.table_id AND failed.id <= front.id AND failed.attempts > 0 AND {_STUCK}
    ))
) AND {_no_other("other.id < it.id", ("user_id", "guild_id", "tournament_id"))}"""
"""Whether nothing precedes a row. For a table: nothing for the same place (the thread, or one member's direct
messages), and elsewhere only what is not stuck behind a failed row. For the others: nothing at all."""
_UNHELD = _no_other("other.claimed_by <> ?", COLUMNS.values())
"""Whether no other process (one placeholder per column) has claimed a row for the same target."""
_ORDER = "kind = 'hand', due_at, id"
"""What the whole table waits for goes before single hands."""
_FIRST = f"""SELECT * FROM (
    SELECT here.*, ROW_NUMBER() OVER (
        PARTITION BY table_id IS NULL, user_id IS NULL, guild_id IS NULL ORDER BY {_ORDER}
    ) AS place FROM outbox here WHERE id IN (
        SELECT MIN(it.id) FROM outbox it WHERE it.due_at <= ? AND {_FREE} AND {_UNHELD}
        GROUP BY {", ".join(f"it.{column}" for column in COLUMNS.values())}
    )
) AS ready WHERE {" OR ".join(f"({column} IS NOT NULL AND place <= ?)" for column in COLUMNS.values())}
ORDER BY {_ORDER}"""
"""The first row of each target, limited per sort of target."""


async def next_intents(
    reading: Transaction, now: float, busy: Collection[Address], room: Mapping[Target, int], me: int
) -> list[Intent]:
    """The first waiting intent of every target that is due and not ``busy``, and for which no process other than ``me``
    has claimed a row; per sort of target as many as there is ``room`` for. A table's row that waits for a retry holds
    back only the rows for the same place, and only until that retry."""
    left = dict(room)
    at_most = [left[target] + sum(of_busy == target for of_busy, _ in busy) for target in COLUMNS]
    found = []
    for intent in map(_intent, await reading.rows(_FIRST, now, *[me] * len(COLUMNS), *at_most)):
        if intent.address not in busy and left[intent.target] > 0:
            left[intent.target] -= 1
            found.append(intent)
    return found


async def claim(transaction: Transaction, me: int, found: Collection[Intent], now: float) -> list[Intent]:
    """Claims what :func:`next_intents` has found, as far as it still holds, and records that the sends begin; the first
    time counts. Tables that are being written are skipped: they come again. A process that was given up claims
    nothing."""
    of_tables = [intent.to for intent in found if intent.target == "table"]
    held = set()
    if of_tables:
        locking = f"SELECT id FROM tables WHERE id IN ({_marks(of_tables)}) ORDER BY id{transaction.skip_locked}"
        held = {row["id"] for row in await transaction.rows(locking, *of_tables)}
    ids = [intent.id for intent in found if intent.target != "table" or intent.to in held]
    if not ids:
        return []
    rows = await transaction.rows(
        "SELECT * FROM outbox WHERE id IN"
        f" (SELECT it.id FROM outbox it WHERE it.id IN ({_marks(ids)}) AND it.due_at <= ? AND {_FREE} AND {_UNHELD})"
        " AND (claimed_by IS NULL OR claimed_by = ?) AND EXISTS (SELECT 1 FROM processes WHERE id = ?)"
        f" ORDER BY {_ORDER}{transaction.skip_locked}",
        *ids, now, *[me] * len(COLUMNS), me, me,
    )  # fmt: skip
    claimed = [msgspec.structs.replace(_intent(row), claimed_by=me) for row in rows]
    if claimed:
        await transaction.run(
            f"UPDATE outbox SET tried_at = COALESCE(tried_at, ?), claimed_by = ? WHERE id IN ({_marks(claimed)})",
            now, me, *(intent.id for intent in claimed),
        )  # fmt: skip
    return claimed


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def _intent(row: Row) -> Intent:
    target, column = next((target, column) for target, column in COLUMNS.items() if row[column] is not None)
    return Intent(
        row["id"], target, row[column], row["kind"], row["seat"], msgspec.json.decode(row["payload"]), row["made_at"],
        row["attempts"], row["tried_at"], row["claimed_by"], row["reader"],
    )  # fmt: skip


async def next_due(reading: Transaction) -> float | None:
    """When the next intent falls due; ``None`` when the outbox is empty."""
    row = await reading.row(f"SELECT MIN(it.due_at) FROM outbox it WHERE {_FREE}")
    return None if row is None or row[0] is None else float(row[0])


async def drop(transaction: Transaction, table_id: int, *kinds: TableKind, reader: int = 0) -> None:
    """Drops a table's intents of these kinds, or those for the direct messages of a ``reader``."""
    await transaction.many(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND reader = ?",
        [(table_id, kind, reader) for kind in kinds],
    )


async def must_hold(transaction: Transaction, intent: Intent) -> None:
    """Raises ``ClaimLost`` unless the process that claimed the row still holds it. What the same transaction writes,
    no other process does."""
    held = "SELECT 1 FROM outbox WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.row(held, intent.id, intent.claimed_by) is not None)


async def note(transaction: Transaction, intent: Intent, **more: Any) -> Intent:
    """Adds to the payload; returns the updated intent. Raises ``ClaimLost``."""
    changed = msgspec.structs.replace(intent, payload={**intent.payload, **more})
    await _change(transaction, intent, "payload = ?", msgspec.json.encode(changed.payload).decode())
    return changed


async def mark_done(transaction: Transaction, intent: Intent) -> None:
    """Drops an intent that was sent or is not wanted any more. Raises ``ClaimLost``."""
    done = "DELETE FROM outbox WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.run(done, intent.id, intent.claimed_by) > 0)


async def put_off(transaction: Transaction, intent: Intent, due_at: float) -> None:
    """Postpones the intent without counting a failure: it is too early, or Discord said when to retry. Like a failed
    one it yields to a newer one, and for a table holds back only what goes to the same place. Raises ``ClaimLost``."""
    counted = "attempts = CASE WHEN attempts > 1 THEN attempts ELSE 1 END"
    await _change(transaction, intent, f"{counted}, claimed_by = NULL, due_at = ?", due_at)


async def mark_failed(transaction: Transaction, intent: Intent, now: float, *, for_ever: bool = False) -> bool:
    """Schedules a retry; after the last the intent is dropped (and the answer is false), so that it blocks nothing.
    With ``for_ever`` it is never dropped. Raises ``ClaimLost``."""
    if intent.attempts < len(BACKOFF):
        later = now + BACKOFF[intent.attempts]
        await _change(transaction, intent, "attempts = attempts + 1, claimed_by = NULL, due_at = ?", later)
    elif for_ever:
        await put_off(transaction, intent, now + BACKOFF[-1])
    else:
        await mark_done(transaction, intent)
        return False
    return True


async def _change(transaction: Transaction, intent: Intent, change: str, value: float | str) -> None:
    done = f"UPDATE outbox SET {change} WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.run(done, value, intent.id, intent.claimed_by) > 0)


def _must_be(intent: Intent, claimed: bool) -> None:
    if not claimed:
        raise ClaimLost(f"{intent.kind} {intent.id}")
