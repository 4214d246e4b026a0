"""Spectators: members who follow a running table, and their notifications. They see the public part, and nothing
else."""

from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from data.seats import invitations
from data.tables import participants
from data.tables.table_row import TableRow
from rules.core.errors import TableError

Notice = Literal["none", "end", "round"]
"""What a spectator is notified of: nothing, the end of the game, or also every round of moves."""
NONE: Final = "none"
END: Final = "end"
ROUND: Final = "round"
NOTICES: tuple[Notice, ...] = (NONE, END, ROUND)


class Spectator(msgspec.Struct, frozen=True):
    """A member who follows a table; ``told`` is the length of the log at their last notification."""

    user_id: int
    name: str
    notice: Notice
    told: int


async def all_of(transaction: Transaction, table_id: int) -> list[Spectator]:
    """The spectators of a table, by name."""
    return await participants.guests(transaction, participants.WATCHING, Spectator, table_id)


async def find(transaction: Transaction, table_id: int, user_id: int) -> Spectator | None:
    """The member as a spectator of a table, if they are one."""
    found = await participants.guests(transaction, participants.WATCHING, Spectator, table_id, user_id)
    return found[0] if found else None


async def count(transaction: Transaction, table_id: int) -> int:
    row = await transaction.row("SELECT COUNT(*) FROM spectators WHERE table_id = ?", table_id)
    return 0 if row is None else int(row[0])


async def follow(transaction: Transaction, row: TableRow, user_id: int, name: str, now: float) -> None:
    """Adds a spectator to a running table and its thread; idempotent. Raises ``TableError``."""
    await invitations.admit(transaction, row, user_id)
    if row.seat_of(user_id) is not None:
        raise TableError("spectator-seated")
    if row.status != "running":
        raise TableError("table-over" if row.status == "over" else "table-not-started")
    if await find(transaction, row.id, user_id) is not None:
        return
    await transaction.run(
        "INSERT INTO spectators (table_id, user_id, name, notice, told) VALUES (?, ?, ?, ?, ?)",
        row.id, user_id, name, END, row.moves,
    )  # fmt: skip
    await participants.put_member(transaction, row.id, user_id, now)


async def stop(transaction: Transaction, row: TableRow, user_id: int, now: float) -> None:
    """Removes a spectator from the table and, unless they are invited to play, from its thread. Raises
    ``TableError``."""
    if await find(transaction, row.id, user_id) is None:
        raise TableError("spectator-none")
    if await invitations.role_of(transaction, row.id, user_id) == invitations.PLAYER:
        await transaction.run("DELETE FROM spectators WHERE table_id = ? AND user_id = ?", row.id, user_id)
    elif row.private:
        await invitations.withdraw(transaction, row.id, [user_id], now)
    else:
        await participants.member_left(transaction, row.id, user_id, now)


async def set_notice(transaction: Transaction, row: TableRow, user_id: int, notice: str) -> None:
    """Sets what a spectator is notified of. Raises ``TableError``."""
    if notice not in NOTICES:
        raise TableError("button-unknown")
    changed = await transaction.run(
        "UPDATE spectators SET notice = ?, told = ? WHERE table_id = ? AND user_id = ?",
        notice, row.moves, row.id, user_id,
    )  # fmt: skip
    if not changed:
        raise TableError("spectator-none")
