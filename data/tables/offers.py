"""Offers of a seat, or of the host's role, to another member. An offer stands until it is answered, replaced by another
for the same seat, the seat changes hands, who made it as host is host no more, who was asked leaves the table, the game
ends, or the host closes the lobby."""

from collections.abc import Collection

import msgspec

from data.engines.store import Row, Transaction
from data.tables import participants
from data.tables.table_row import TableRow
from rules.core.errors import TableError

HOST = -1
"""In place of a seat where the host's role is offered."""


class Offer(msgspec.Struct, frozen=True):
    """A seat of a table offered to ``user_id``, named ``name``, by ``asked_by``. ``invites``: only the offer lets them
    see the table."""

    id: int
    table_id: int
    seat: int
    user_id: int
    name: str
    asked_by: int
    invites: bool


async def make(
    transaction: Transaction, table_id: int, seat: int, user_id: int, name: str, asked_by: int, *, invites: bool = False
) -> int:
    """Stores the only offer of this seat; returns its id, which is never reused."""
    return await transaction.insert(
        "INSERT INTO offers (table_id, seat, user_id, name, asked_by, invites) VALUES (?, ?, ?, ?, ?, ?)"
        " RETURNING id",
        table_id, seat, user_id, name, asked_by, int(invites),
    )  # fmt: skip


async def find(transaction: Transaction, table_id: int, offer_id: int) -> Offer | None:
    """The offer, if it stands."""
    row = await transaction.row("SELECT * FROM offers WHERE id = ? AND table_id = ?", offer_id, table_id)
    return None if row is None else _offer(row)


async def standing(transaction: Transaction, row: TableRow, offer_id: int, user_id: int) -> Offer | None:
    """The offer that a user answers, ``None`` once it has lapsed, also as who made it is not the host any more, or who
    is to be host has no seat. Raises ``TableError`` for other users."""
    offer = await find(transaction, row.id, offer_id)
    if offer is None or row.status not in ("lobby", "running"):
        return None
    if offer.user_id != user_id:
        raise TableError("offer-for-another")
    if offer.seat == HOST and row.seat_of(user_id) is None:
        return None
    return offer if offer.asked_by == row.host_id or row.seat_of(offer.asked_by) == offer.seat else None


async def of_table(transaction: Transaction, table_id: int) -> list[Offer]:
    """The standing offers of a table, oldest first."""
    rows = await transaction.rows("SELECT * FROM offers WHERE table_id = ? ORDER BY id", table_id)
    return [_offer(row) for row in rows]


async def lapse(transaction: Transaction, table_id: int, seats: Collection[int], now: float) -> None:
    """Deletes the offers of these seats. Whom offers alone have invited, and who has no seat, is invited no more with
    the last of them."""
    lapsed = [offer for offer in await of_table(transaction, table_id) if offer.seat in seats] if seats else []
    await transaction.many("DELETE FROM offers WHERE id = ?", [(offer.id,) for offer in lapsed])
    for user_id in {offer.user_id for offer in lapsed if offer.invites}:
        stands = await transaction.run(
            "UPDATE offers SET invites = 1 WHERE table_id = ? AND user_id = ?", table_id, user_id
        )
        if not stands and not await participants.sits(transaction, table_id, user_id):
            await participants.member_left(transaction, table_id, user_id, now)


async def lapse_for(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Deletes what a member is offered, who has left the table or is not to see it any more."""
    offered = [offer.seat for offer in await of_table(transaction, table_id) if offer.user_id == user_id]
    await lapse(transaction, table_id, offered, now)


async def host_changed(transaction: Transaction, table_id: int, former: int, now: float) -> None:
    """Deletes what the ``former`` host had offered as host: their role, and seats other than their own."""
    own = await transaction.rows("SELECT seat FROM seats WHERE table_id = ? AND user_id = ?", table_id, former)
    kept = {row["seat"] for row in own}
    made = [offer.seat for offer in await of_table(transaction, table_id) if offer.asked_by == former]
    await lapse(transaction, table_id, [seat for seat in made if seat not in kept], now)


async def outlive(transaction: Transaction, table_id: int, user_id: int) -> None:
    """The member is invited by the host, whatever becomes of what they are offered."""
    await transaction.run("UPDATE offers SET invites = 0 WHERE table_id = ? AND user_id = ?", table_id, user_id)


def _offer(row: Row) -> Offer:
    return Offer(**{**dict(row), "invites": bool(row["invites"])})
