"""Seats, and the host's place, that somebody has been asked to take over. An offer stands until it is answered, until
another is made for the same seat, until the seat changes hands, or until the game ends."""

from collections.abc import Collection

import msgspec

from data.engines.store import Transaction

HOST = -1
"""Stands for the seat where the host's place is offered."""


class Offer(msgspec.Struct, frozen=True):
    """A seat of a table offered to the person ``user_id`` called ``name``, by the person ``asked_by``."""

    id: int
    table_id: int
    seat: int
    user_id: int
    name: str
    asked_by: int


async def make(transaction: Transaction, table_id: int, seat: int, user_id: int, name: str, asked_by: int) -> int:
    """Notes an offer, in place of any other for this seat; answers its number, which no other offer ever has."""
    await lapse(transaction, table_id, {seat})
    return await transaction.insert(
        "INSERT INTO offers (table_id, seat, user_id, name, asked_by) VALUES (?, ?, ?, ?, ?) RETURNING id",
        table_id, seat, user_id, name, asked_by,
    )  # fmt: skip


async def find(transaction: Transaction, table_id: int, offer_id: int) -> Offer | None:
    """The offer, as long as it stands."""
    row = await transaction.row("SELECT * FROM offers WHERE id = ? AND table_id = ?", offer_id, table_id)
    return None if row is None else Offer(**dict(row))


async def of_table(transaction: Transaction, table_id: int) -> list[Offer]:
    """What stands at a table, oldest first."""
    rows = await transaction.rows("SELECT * FROM offers WHERE table_id = ? ORDER BY id", table_id)
    return [Offer(**dict(row)) for row in rows]


async def lapse(transaction: Transaction, table_id: int, seats: Collection[int]) -> None:
    """Whatever was offered of these seats stands no more."""
    await transaction.many("DELETE FROM offers WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in seats])
