"""Offers of a seat, or of the host's role, to another member. An offer stands until it is answered, replaced by another
for the same seat, the seat changes hands, or the game ends."""

from collections.abc import Collection

import msgspec

from data.engines.store import Transaction

HOST = -1
"""In place of a seat where the host's role is offered."""


class Offer(msgspec.Struct, frozen=True):
    """A seat of a table offered to ``user_id``, named ``name``, by ``asked_by``."""

    id: int
    table_id: int
    seat: int
    user_id: int
    name: str
    asked_by: int


async def make(transaction: Transaction, table_id: int, seat: int, user_id: int, name: str, asked_by: int) -> int:
    """Stores an offer, in place of any other for this seat; returns its id, which is never reused."""
    await lapse(transaction, table_id, {seat})
    return await transaction.insert(
        "INSERT INTO offers (table_id, seat, user_id, name, asked_by) VALUES (?, ?, ?, ?, ?) RETURNING id",
        table_id, seat, user_id, name, asked_by,
    )  # fmt: skip


async def find(transaction: Transaction, table_id: int, offer_id: int) -> Offer | None:
    """The offer, if it stands."""
    row = await transaction.row("SELECT * FROM offers WHERE id = ? AND table_id = ?", offer_id, table_id)
    return None if row is None else Offer(**dict(row))


async def of_table(transaction: Transaction, table_id: int) -> list[Offer]:
    """The standing offers of a table, oldest first."""
    rows = await transaction.rows("SELECT * FROM offers WHERE table_id = ? ORDER BY id", table_id)
    return [Offer(**dict(row)) for row in rows]


async def lapse(transaction: Transaction, table_id: int, seats: Collection[int]) -> None:
    """Deletes the offers of these seats."""
    await transaction.many("DELETE FROM offers WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in seats])
