"""The outbox: what is still to be sent, written in the same transaction as what caused it.

A row is an intent, drawn when it is sent. It is for a table, a member, a server or a tournament, and the rows of one
target go in order. Superseded intents are merged or dropped when a newer one is written: one board is enough, however
many moves it shows.

A process claims a row before it sends it, and never two for the same target. The result is written only while that
process still holds the claim: it may have been given up meanwhile, and another have claimed the row (see
:mod:`data.processes.processes`).
"""

from collections.abc import Collection, Iterable, Mapping
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
TournamentKind = Literal["paired", "free", "moved-up", "soon", "absent", "called-off", "channel-lost"]
"""A table in a round, a bye, a place that has become free, a window that ends soon, an entrant who was absent or
was replaced, a tournament that was called off, one that its host must move."""
DailyKind = Literal["puzzle-lost"]
"""A puzzle of the day whose channel was deleted."""
MemberKind = Literal[MatchmakingKind, TournamentKind, DailyKind]
ServerKind = Literal["desk", "desks", "trial", "puzzle"]
"""Post a front desk; show all of them again in the server's language; clean up after a trial; post the puzzle of the
day."""
AnnouncementKind = Literal["card", "final", "left"]
"""The message that shows a tournament, posted or updated; the one with the final standings; the message in a channel
that it has left."""
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


Queued = tuple[TableKind, int | None, Mapping[str, Any]]
"""What is to be queued for a table: kind, seat and payload."""


async def put_all(transaction: Transaction, table_id: int, queued: Iterable[Queued], now: float) -> None:
    """:func:`put` for several intents, in order."""
    await transaction.many(
        "INSERT INTO outbox (table_id, kind, seat, payload, made_at, due_at) VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, kind, seat, msgspec.json.encode(payload).decode(), now, now) for kind, seat, payload in queued],
    )


async def waiting(transaction: Transaction, table_id: int, reader: int = 0) -> dict[str, list[Row]]:
    """The boards and hands of a table that no process is sending, oldest first, by kind: those for the place of the
    table, or for the direct messages of a ``reader``."""
    rows = await transaction.rows(
        "SELECT id, kind, seat, payload, tried_at FROM outbox WHERE table_id = ? AND kind IN ('board', 'hand')"
        " AND reader = ? AND claimed_by IS NULL ORDER BY id",
        table_id, reader,
    )  # fmt: skip
    return {kind: [row for row in rows if row["kind"] == kind] for kind in ("board", "hand")}


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


async def hold_back(
    transaction: Transaction, table_id: int, kind: TableKind, me: int, now: float, reader: int = 0
) -> bool:
    """Puts off what is queued in place of an interaction's own answer, which the process ``me`` is about to give; false
    where it was sent, or may have been: another process has claimed it, or a try has failed."""
    waits = await transaction.run(
        "UPDATE outbox SET due_at = ? WHERE table_id = ? AND kind = ? AND reader = ? AND attempts = 0"
        " AND (claimed_by IS NULL OR claimed_by = ?)",
        now + ANSWERING, table_id, kind, reader, me,
    )  # fmt: skip
    return bool(waits)


async def put_awake(transaction: Transaction, table_id: int, now: float, *, refresh: bool = False) -> None:
    """Queues a look at the place of a table: its thread is reopened if archived, else, with ``refresh``, refreshed."""
    await drop_waiting(transaction, table_id, "awake")
    await put(transaction, table_id, "awake", now, refresh=refresh)


BY_DM = ("hand", "digest", "vacation", "follow", "homeless")
"""What goes to a player or another member by direct message, not to the thread."""

SHOWN = ("lobby", "board", "note", "offer", "timeout", "pause", "idle", "ring", "score", "result")
"""What is shown to all at a table: in its thread, or to each reader in their direct messages."""

_PLACE = (
    "CASE WHEN {0}.reader <> 0 THEN {0}.reader WHEN {0}.kind IN ('hand', 'digest') THEN {0}.seat"
    " WHEN {0}.kind IN ('vacation', 'follow', 'homeless') THEN -2 ELSE -1 END"
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


async def put_behind(transaction: Transaction, table_id: int, now: float, *kinds: TableKind) -> None:
    """What is queued of these kinds for the place of a table comes after all else: its place has yet to be opened."""
    for kind in kinds:
        waiting = [one for one in await of(transaction, ("table", table_id), kind) if not one.reader]
        await drop(transaction, table_id, kind)
        for one in waiting:
            await add(transaction, one.address, kind, now, one.payload, seat=one.seat)


async def drop_waiting(transaction: Transaction, table_id: int, kind: TableKind) -> None:
    """Drops a table's intents of a kind that no process is sending."""
    await transaction.run(
        "DELETE FROM outbox WHERE table_id = ? AND kind = ? AND reader = 0 AND claimed_by IS NULL", table_id, kind
    )


async def must_hold(transaction: Transaction, intent: Intent) -> None:
    """Raises ``ClaimLost`` unless the process that claimed the row still holds it. What the same transaction writes,
    no other process does."""
    held = "SELECT 1 FROM outbox WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.row(held, intent.id, intent.claimed_by) is not None)


async def note(transaction: Transaction, intent: Intent, **more: Any) -> Intent:
    """Adds to the payload; returns the updated intent. Raises ``ClaimLost``."""
    changed = msgspec.structs.replace(intent, payload={**intent.payload, **more})
    await rewrite(transaction, intent, changed.payload)
    return changed


async def rewrite(transaction: Transaction, intent: Intent, payload: object) -> None:
    """Replaces the payload. Raises ``ClaimLost``."""
    await _change(transaction, intent, "payload = ?", msgspec.json.encode(payload).decode())


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


async def put_last(transaction: Transaction, intent: Intent, now: float) -> bool:
    """What could not be shown at a table for long waits behind all else for its place, which may be taken there; at
    a table that is over it is dropped, and the answer is false. Raises ``ClaimLost``."""
    row = await transaction.row(
        "SELECT o.payload FROM outbox o JOIN tables t ON t.id = o.table_id"
        " WHERE o.id = ? AND t.status IN ('lobby', 'running')",
        intent.id,
    )
    await mark_done(transaction, intent)
    if row is None:
        return False
    payload, due_at = msgspec.json.decode(row["payload"]), now + BACKOFF[-1]
    last = await add(
        transaction, intent.address, intent.kind, now, payload,
        seat=intent.seat, due_at=due_at, tried_at=intent.tried_at, reader=intent.reader,
    )  # fmt: skip
    await transaction.run("UPDATE outbox SET attempts = ? WHERE id = ?", len(BACKOFF), last.id)
    return True


async def try_again(transaction: Transaction, guild_id: int, now: float) -> None:
    """What waits for a retry at the tables of a server is due: the bot was invited there again."""
    await transaction.run(
        "UPDATE outbox SET due_at = ? WHERE attempts > 0 AND claimed_by IS NULL AND due_at > ?"
        " AND table_id IN (SELECT id FROM tables WHERE guild_id = ? AND status IN ('lobby', 'running'))",
        now, now, guild_id,
    )  # fmt: skip


async def _change(transaction: Transaction, intent: Intent, change: str, value: float | str) -> None:
    done = f"UPDATE outbox SET {change} WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.run(done, value, intent.id, intent.claimed_by) > 0)


def _must_be(intent: Intent, claimed: bool) -> None:
    if not claimed:
        raise ClaimLost(f"{intent.kind} {intent.id}")
