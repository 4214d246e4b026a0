"""Passing the host's role to another player, who accepts it."""

from data.engines.store import Transaction
from data.outbox import outbox
from data.tables import offers, participants
from data.tables.offers import Offer
from data.tables.table_row import TableRow
from data.tables.tables import Tables, claim
from rules.core.errors import TableError


async def offer(
    tables: Tables, table_id: int, host_id: int, user_id: int, interaction_id: int | None, now: float
) -> TableRow:
    """The host offers their role to another player. Raises ``TableError``."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        row = await tables.row(table_id, transaction)
        _must_be_under_way(row)
        if row.host_id != host_id:
            raise TableError("host-only")
        seat = row.seat_of(user_id)
        if seat is None:
            raise TableError("no-such-player")
        if user_id == host_id:
            raise TableError("host-already")
        await offers.lapse(transaction, table_id, {offers.HOST}, now)
        offer_id = await offers.make(transaction, table_id, offers.HOST, user_id, row.seats[seat].name, host_id)
        await outbox.put(transaction, table_id, "offer", now, offer=offer_id)
        return row

    return await tables.store.write(work)


async def accept(transaction: Transaction, row: TableRow, offer: Offer, now: float) -> None:
    """The player who was asked becomes host."""
    await participants.set_host(transaction, row.id, offer.user_id)
    await offers.host_changed(transaction, row.id, row.host_id, now)
    if row.status == "lobby":
        await outbox.put(transaction, row.id, "lobby", now)


def _must_be_under_way(row: TableRow) -> None:
    if row.status == "cancelled":
        raise TableError("lobby-closed")
    if row.status == "over":
        raise TableError("table-over")
