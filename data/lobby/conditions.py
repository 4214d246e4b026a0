"""What must hold before a lobby is changed; else each raises ``TableError``."""

from data.engines.store import Transaction
from data.seats import invitations
from data.tables.table_row import TableRow
from rules.core.errors import TableError
from rules.table.player import Holder


def must_be_open(row: TableRow) -> None:
    if row.status == "cancelled":
        raise TableError("lobby-closed")
    if row.status != "lobby":
        raise TableError("lobby-started")


def must_host(row: TableRow, user_id: int) -> None:
    if row.host_id != user_id:
        raise TableError("host-only")


async def must_be_invited(transaction: Transaction, row: TableRow, holder: Holder) -> None:
    """Raises ``TableError`` for a player who is not invited to a private table."""
    if not row.private or holder.user_id is None:
        return
    role = await invitations.role_of(transaction, row.id, holder.user_id)
    if role != invitations.PLAYER:
        raise TableError("private-not-invited" if role is None else "private-to-watch")
