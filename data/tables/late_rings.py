"""Who is to be rung when their quiet time is over, for what was posted while it lasted: once, if it still holds."""

from collections.abc import Collection
from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from data.tables import timers

RING = -2
"""Stands for the seat of the timer that belongs to all rings of a table."""
RingAbout = Literal["timeout", "offer", "pause", "idle", "lobby", "note", "vacation", "follow"]
"""What a ring is about: a question about a seat, an offer, a pause, a table that closes, an invitation, what concerns
somebody; and what is ``SENT_LATER``."""
TIMEOUT: Final = "timeout"
OFFER: Final = "offer"
PAUSE: Final = "pause"
IDLE: Final = "idle"
LOBBY: Final = "lobby"
NOTE: Final = "note"
VACATION: Final = "vacation"
FOLLOW: Final = "follow"
SENT_LATER: tuple[RingAbout, ...] = (VACATION, FOLLOW)
"""What was not posted but waits to be sent: that a vacation has begun by itself, and how a table goes that somebody
watches; ``seat`` is 1 where it is over."""


class LateRing(msgspec.Struct, frozen=True):
    """Somebody who is to be rung for a message; ``seat`` and ``number`` tell what it is about, of its kind."""

    table_id: int
    user_id: int
    about: RingAbout
    seat: int
    number: int
    message_id: int
    due_at: float


async def put(transaction: Transaction, rings: Collection[LateRing]) -> None:
    """Rings these people later, each once for the same thing."""
    await transaction.many(
        "INSERT INTO rings (table_id, user_id, about, seat, number, message_id, due_at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id, about, seat, number)"
        " DO UPDATE SET message_id = excluded.message_id, due_at = excluded.due_at",
        [msgspec.structs.astuple(ring) for ring in rings],
    )
    for table_id in {ring.table_id for ring in rings}:
        await _wind(transaction, table_id)


async def due(transaction: Transaction, table_id: int, now: float) -> list[LateRing]:
    """Those of a table for whom it is time."""
    rows = await transaction.rows(
        "SELECT * FROM rings WHERE table_id = ? AND due_at <= ? ORDER BY message_id, user_id", table_id, now
    )
    return [msgspec.convert(dict(row), LateRing) for row in rows]


async def drop(transaction: Transaction, rings: Collection[LateRing]) -> None:
    """They have been rung, or need not be any more."""
    await transaction.many(
        "DELETE FROM rings WHERE table_id = ? AND user_id = ? AND about = ? AND seat = ? AND number = ? AND due_at = ?",
        [(ring.table_id, ring.user_id, ring.about, ring.seat, ring.number, ring.due_at) for ring in rings],
    )
    for table_id in {ring.table_id for ring in rings}:
        await _wind(transaction, table_id)


async def _wind(transaction: Transaction, table_id: int) -> None:
    row = await transaction.row("SELECT MIN(due_at) FROM rings WHERE table_id = ?", table_id)
    if row is None or row[0] is None:
        await timers.drop_at(transaction, table_id, "ring", RING)
    else:
        await timers.put(transaction, table_id, "ring", RING, row[0])
