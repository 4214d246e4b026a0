"""Private tables: who is invited, and so may see the table and is in its thread."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Literal

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.people import avoids
from data.people.people import GONE
from data.tables import offers, participants
from data.tables.table_row import TableRow
from data.tables.tables import Tables, claim
from rules.core.errors import TableError

InvitedAs = Literal["player", "spectator"]
"""What a member is invited to be."""
PLAYER: Final = "player"
SPECTATOR: Final = "spectator"


class Invitation(msgspec.Struct, frozen=True):
    """A member who may come to a private table: to play, or only to watch."""

    user_id: int
    name: str
    role: InvitedAs


async def all_of(transaction: Transaction, table_id: int) -> list[Invitation]:
    """All invitations of a table, by name."""
    return await participants.guests(transaction, participants.INVITED, Invitation, table_id)


async def role_of(transaction: Transaction, table_id: int, user_id: int) -> InvitedAs | None:
    """The member's invitation; ``None`` without one."""
    found = await participants.guests(transaction, participants.INVITED, Invitation, table_id, user_id)
    return found[0].role if found else None


async def belongs(transaction: Transaction, row: TableRow, user_id: int) -> bool:
    """Whether a member may see the table; all may see one that is not private."""
    if not row.private or row.seat_of(user_id) is not None:
        return True
    return await role_of(transaction, row.id, user_id) is not None


async def admit(transaction: Transaction, row: TableRow, user_id: int) -> None:
    """Raises ``TableError`` for a member who may not see a private table."""
    if not await belongs(transaction, row, user_id):
        raise TableError("private-not-invited")


async def invite(
    transaction: Transaction, row: TableRow, people: Iterable[tuple[int, str]], role: InvitedAs, now: float
) -> list[int]:
    """Invites people, each an id and a name, and queues their access to the thread. Returns whose invitation is new or
    changed; players at the table need none."""
    newly = []
    for user_id, name in people:
        if row.seat_of(user_id) is not None or await role_of(transaction, row.id, user_id) == role:
            continue
        await note(transaction, row.id, user_id, name, role)
        if not row.is_direct:
            await participants.put_member(transaction, row.id, user_id, now)
        newly.append(user_id)
    return newly


async def note(transaction: Transaction, table_id: int, user_id: int, name: str, role: InvitedAs) -> None:
    """Stores an invitation, in place of an earlier one."""
    await transaction.run(
        "INSERT INTO invitations (table_id, user_id, name, role) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO UPDATE SET name = excluded.name, role = excluded.role",
        table_id, user_id, name, role,
    )  # fmt: skip


async def withdraw(transaction: Transaction, table_id: int, user_ids: Sequence[int], now: float) -> None:
    """Deletes these invitations, also of spectators, and what these people are offered; those without a seat are
    removed from the thread."""
    for user_id in user_ids:
        await offers.lapse_for(transaction, table_id, user_id, now)
        await participants.member_left(transaction, table_id, user_id, now)


async def invite_again(transaction: Transaction, old: TableRow, new_id: int, without: Collection[int]) -> None:
    """Invites the players and guests of a private table to its successor, ``without`` its host and whom the avoid list
    keeps apart from them."""
    known = {one.user_id: one for one in await all_of(transaction, old.id)}
    for holder in old.seats:
        if holder.user_id is not None and holder.user_id != GONE:
            known[holder.user_id] = Invitation(holder.user_id, holder.name, PLAYER)
    for one in known.values():
        if one.user_id not in without:
            await note(transaction, new_id, one.user_id, one.name, one.role)


async def ask(
    tables: Tables,
    table_id: int,
    host_id: int,
    people: Sequence[tuple[int, str]],
    role: InvitedAs,
    interaction_id: int | None,
    now: float,
) -> list[int]:
    """The host of a private table invites people, each an id and a name; they are notified in its thread. Returns those
    whose invitation is new or changed. Raises ``TableError``."""

    async def work(transaction: Transaction) -> list[int]:
        await claim(transaction, interaction_id, now)
        row = await tables.row(table_id, transaction)
        if row.host_id != host_id:
            raise TableError("host-only")
        if not row.private:
            raise TableError("private-open-to-all")
        if row.status not in ("lobby", "running"):
            raise TableError("lobby-closed" if row.status == "cancelled" else "table-over")
        if row.is_direct and row.status != "lobby":  # nobody but the players is shown its game
            raise TableError("direct-started")
        seated = [row.host_id, *(holder.user_id for holder in row.seats)]
        for user_id, _ in people:
            if not await avoids.fits(transaction, user_id, seated):
                raise TableError("not-to-invite")
        newly = await invite(transaction, row, people, role, now)
        for user_id, _ in people:
            await offers.outlive(transaction, table_id, user_id)
        for user_id in [] if row.is_direct else newly:  # there the card itself invites
            await outbox.put(transaction, table_id, "note", now, text=f"note-invited-{role}", to=user_id)
        return newly

    return await tables.store.write(work)
