"""The outbox: what is still to be sent, written in the same transaction as what caused it.

A row is an intent, drawn when it is sent. It is for a table, a member, a server or a tournament, and the rows for one
of them go in order. Superseded intents are merged or dropped when a newer one is written: one board is enough, however
many moves it shows.

A process claims a row before it sends it, and never two for the same target. What comes of it is written as long as the
row is claimed by that process alone: it may have been given up meanwhile, and the row be another's (see
:mod:`data.processes.processes`).
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Literal

import msgspec

from data.engines.store import NO_TABLE, Row, Transaction
from data.processes.processes import ClaimLost

BACKOFF = (2.0, 5.0, 15.0, 60.0, 300.0, 900.0)
"""Seconds until the next try, by the number of tries before. After the last the row is dropped."""


Target = Literal["table", "member", "server", "tournament"]
"""What an intent is for."""
Address = tuple[Target, int]
"""The same with its id."""
COLUMNS: dict[Target, str] = {
    "table": "table_id", "member": "user_id", "server": "guild_id", "tournament": "tournament_id",
}  # fmt: skip
"""The column that holds the id; the others are NULL."""

TableKind = Literal[
    "lobby", "open", "leave", "member", "board", "hand", "note", "offer", "timeout", "score", "result", "awake",
    "digest", "vacation", "follow", "homeless", "pause", "idle", "ring",
]  # fmt: skip
MatchmakingKind = Literal["match", "clocks", "over"]
"""People who are brought together, other clocks that would do, a search that has ended."""
TournamentKind = Literal["paired", "free", "moved-up", "soon", "absent", "called-off"]
"""A table in a round, a round without one, a place that has become free, a window that ends soon, somebody who was not
there, a tournament that was called off."""
MemberKind = Literal[MatchmakingKind, TournamentKind]
ServerKind = Literal["desk", "trial"]
"""The front desk is posted; what a trial has left goes away."""
AnnouncementKind = Literal["card", "final"]
"""The message that shows a tournament, brought up to date or posted; the one that tells who has won."""
Kind = Literal[TableKind, MemberKind, ServerKind, AnnouncementKind]
"""What an intent sends."""


class Intent(msgspec.Struct, frozen=True):
    """One thing to send; ``to`` is the id of its target.

    ``tried_at`` tells that a send was begun before: it may have arrived, so look before repeating it. ``claimed_by`` is
    the process that sends it.
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

    @property
    def address(self) -> Address:
        return self.target, self.to

    @property
    def table(self) -> int:
        """The table that is locked while something is written of the intent."""
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
) -> Intent:
    """Adds an intent, due at once unless ``due_at`` says when. One that a process carries out at once is ``claimed_by``
    that."""
    target, to = address
    values = (kind, seat, msgspec.json.encode(payload).decode(), now, now if due_at is None else due_at)
    number = await transaction.insert(
        f"INSERT INTO outbox ({COLUMNS[target]}, kind, seat, payload, made_at, due_at, tried_at, claimed_by)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        to, *values, tried_at, claimed_by,
    )  # fmt: skip
    return Intent(number, target, to, kind, seat, dict(payload), now, 0, tried_at, claimed_by)


async def put(
    transaction: Transaction, table_id: int, kind: TableKind, now: float, seat: int | None = None, **payload: Any
) -> None:
    """Adds an intent for a table."""
    await add(transaction, ("table", table_id), kind, now, payload, seat=seat)


async def of(transaction: Transaction, address: Address, kind: Kind) -> list[Intent]:
    """The intents of a kind for one target, oldest first."""
    target, to = address
    rows = await transaction.rows(
        f"SELECT * FROM outbox WHERE {COLUMNS[target]} = ? AND kind = ? ORDER BY id", to, kind
    )
    return [_intent(row) for row in rows]


ANSWERING = 10.0
"""Seconds in which an interaction's own answer shows what it has brought about."""


async def put_answered(transaction: Transaction, table_id: int, kind: TableKind, now: float) -> None:
    """Adds what an interaction is about to show by itself: whoever has shown it drops the row. Only where nobody has,
    as the process died, it is sent; it may have arrived all the same, so it is looked for first."""
    await add(transaction, ("table", table_id), kind, now, {}, due_at=now + ANSWERING, tried_at=now)


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
        "SELECT id, payload FROM outbox WHERE table_id = ? AND kind = 'board' ORDER BY id", intent.to
    )


async def leave(transaction: Transaction, intent: Intent, wish: BoardRequest) -> None:
    """Of what was asked of a board so much is left to be done."""
    await _change(transaction, intent, "payload = ?", msgspec.json.encode(wish).decode())


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
"""Whether nothing stands before a row. For a table: nothing that goes to the same place (the thread, or one person's
direct messages), and elsewhere only what is not stuck behind a row that has failed. For the others: nothing at all."""
_UNHELD = _no_other("other.claimed_by <> ?", COLUMNS.values())
"""Whether no other process than this one, named once for each column, has claimed anything for the same target."""
_ORDER = "kind = 'hand', due_at, id"
"""What everybody at a table waits for goes before the hands of single people."""
_FIRST = f"""SELECT * FROM (
    SELECT here.*, ROW_NUMBER() OVER (
        PARTITION BY table_id IS NULL, user_id IS NULL, guild_id IS NULL ORDER BY {_ORDER}
    ) AS place FROM outbox here WHERE id IN (
        SELECT MIN(it.id) FROM outbox it WHERE it.due_at <= ? AND {_FREE} AND {_UNHELD}
        GROUP BY {", ".join(f"it.{column}" for column in COLUMNS.values())}
    )
) AS ready WHERE {" OR ".join(f"({column} IS NOT NULL AND place <= ?)" for column in COLUMNS.values())}
ORDER BY {_ORDER}"""
"""The first row of each target; of each sort of target so many."""


async def next_intents(
    reading: Transaction, now: float, busy: Collection[Address], room: Mapping[Target, int], me: int
) -> list[Intent]:
    """The first waiting intent for every target that is due and not ``busy``, and for which no other process than
    ``me`` has claimed anything; of each sort of target as many as there is ``room`` for. A row for a table that waits
    for a later try holds back only the rows that go to the same place, and only until that try."""
    left = dict(room)
    at_most = [left[target] + sum(of_busy == target for of_busy, _ in busy) for target in COLUMNS]
    found = []
    for intent in map(_intent, await reading.rows(_FIRST, now, *[me] * len(COLUMNS), *at_most)):
        if intent.address not in busy and left[intent.target] > 0:
            left[intent.target] -= 1
            found.append(intent)
    return found


async def claim(transaction: Transaction, me: int, found: Collection[Intent], now: float) -> list[Intent]:
    """Claims what :func:`next_intents` has found, as far as it is still so, and notes that the sends begin; the first
    time counts. Tables of which something is being written are left out: they come again. Whoever was given up claims
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
        row["attempts"], row["tried_at"], row["claimed_by"],
    )  # fmt: skip


async def next_due(reading: Transaction) -> float | None:
    """When the next intent falls due; ``None`` when the outbox is empty."""
    row = await reading.row(f"SELECT MIN(it.due_at) FROM outbox it WHERE {_FREE}")
    return None if row is None or row[0] is None else float(row[0])


async def drop(transaction: Transaction, table_id: int, *kinds: TableKind) -> None:
    """Takes back what a table still had to send of these kinds."""
    await transaction.many("DELETE FROM outbox WHERE table_id = ? AND kind = ?", [(table_id, kind) for kind in kinds])


async def must_hold(transaction: Transaction, intent: Intent) -> None:
    """Raises ``ClaimLost`` where the row is not claimed any more by the process that had claimed it. What is written in
    the same transaction is written by nobody else."""
    held = "SELECT 1 FROM outbox WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.row(held, intent.id, intent.claimed_by) is not None)


async def note(transaction: Transaction, intent: Intent, **more: Any) -> Intent:
    """Adds to what is known of it; it as it is then. Raises ``ClaimLost``."""
    changed = msgspec.structs.replace(intent, payload={**intent.payload, **more})
    await _change(transaction, intent, "payload = ?", msgspec.json.encode(changed.payload).decode())
    return changed


async def mark_done(transaction: Transaction, intent: Intent) -> None:
    """Sent, or no longer wanted. Raises ``ClaimLost``."""
    done = "DELETE FROM outbox WHERE id = ? AND claimed_by = ?"
    _must_be(intent, await transaction.run(done, intent.id, intent.claimed_by) > 0)


async def put_off(transaction: Transaction, intent: Intent, due_at: float) -> None:
    """Puts the intent off without counting a failure: it comes too early, or Discord said when to come again. Like one
    that has failed, it gives way to a newer one, and for a table holds back only what goes to the same place. Raises
    ``ClaimLost``."""
    counted = "attempts = CASE WHEN attempts > 1 THEN attempts ELSE 1 END"
    await _change(transaction, intent, f"{counted}, claimed_by = NULL, due_at = ?", due_at)


async def mark_failed(transaction: Transaction, intent: Intent, now: float, *, for_ever: bool = False) -> bool:
    """Puts the intent off; after the last try it is dropped (and the answer is false), so that it blocks nothing. What
    is tried ``for_ever`` is never dropped. Raises ``ClaimLost``."""
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
