"""Notifications that are sent later, once, if they still apply: at the end of quiet time, or to a host who lets a full
lobby wait."""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from data.tables import timers

RING = -2
"""The seat of the timer for all delayed notifications of a table."""
HOST_PATIENCE = 300.0
"""Seconds for which a full lobby waits for its host before they are rung."""
RingAbout = Literal["timeout", "offer", "pause", "idle", "lobby", "full", "note", "vacation", "follow"]
"""What a notification is about: a decision about a seat, an offer, a pause, a table that closes, an invitation, a
lobby that waits for its host alone, something that concerns a player; and what is ``SENT_LATER``."""
TIMEOUT: Final = "timeout"
OFFER: Final = "offer"
PAUSE: Final = "pause"
IDLE: Final = "idle"
LOBBY: Final = "lobby"
FULL: Final = "full"
NOTE: Final = "note"
VACATION: Final = "vacation"
FOLLOW: Final = "follow"
SENT_LATER: tuple[RingAbout, ...] = (VACATION, FOLLOW)
"""Delayed messages, not only their notifications: a vacation that has begun by itself, and news for a spectator;
``seat`` is 1 where the game is over."""


class LateRing(msgspec.Struct, frozen=True):
    """A delayed notification of a member for a message; ``seat`` and ``number`` say what it is about, by kind."""

    table_id: int
    user_id: int
    about: RingAbout
    seat: int
    number: int
    message_id: int
    due_at: float


async def put(transaction: Transaction, rings: Collection[LateRing]) -> None:
    """Queues notifications, each once per member and subject."""
    await transaction.many(
        "INSERT INTO rings (table_id, user_id, about, seat, number, message_id, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id, about, seat, number)"
        " DO UPDATE SET message_id = excluded.message_id, due_at = excluded.due_at",
        [msgspec.structs.astuple(ring) for ring in rings],
    )
    for table_id in {ring.table_id for ring in rings}:
        await _set_timer(transaction, table_id)


async def due(transaction: Transaction, table_id: int, now: float) -> list[LateRing]:
    """The notifications of a table that are due."""
    rows = await transaction.rows(
        "SELECT * FROM rings WHERE table_id = ? AND due_at <= ? ORDER BY message_id, user_id", table_id, now
    )
    return [msgspec.convert(dict(row), LateRing) for row in rows]


async def drop(transaction: Transaction, rings: Collection[LateRing]) -> None:
    """Deletes notifications that were sent or do not apply any more."""
    await transaction.many(
        "DELETE FROM rings WHERE table_id = ? AND user_id = ? AND about = ? AND seat = ? AND number = ? AND due_at = ?",
        [(ring.table_id, ring.user_id, ring.about, ring.seat, ring.number, ring.due_at) for ring in rings],
    )
    for table_id in {ring.table_id for ring in rings}:
        await _set_timer(transaction, table_id)


async def drop_about(transaction: Transaction, table_id: int, about: RingAbout) -> None:
    """Deletes the notifications of a table about something that is settled."""
    if await transaction.run("DELETE FROM rings WHERE table_id = ? AND about = ?", table_id, about):
        await _set_timer(transaction, table_id)


async def replan(transaction: Transaction, user_id: int, due_at: float) -> None:
    """The member's quiet hours have changed: what waits for the end of earlier ones is due then. A full lobby waits for
    something else."""
    waiting = "user_id = ? AND about <> ?"
    rows = await transaction.rows(f"SELECT DISTINCT table_id FROM rings WHERE {waiting}", user_id, FULL)
    await transaction.run(f"UPDATE rings SET due_at = ? WHERE {waiting}", due_at, user_id, FULL)
    for row in rows:
        await _set_timer(transaction, row["table_id"])


async def _set_timer(transaction: Transaction, table_id: int) -> None:
    row = await transaction.row("SELECT MIN(due_at) FROM rings WHERE table_id = ?", table_id)
    if row is None or row[0] is None:
        await timers.drop_at(transaction, table_id, "ring", RING)
    else:
        await timers.put(transaction, table_id, "ring", RING, row[0])
