"""Who is at a table besides what the game knows of it: its host, who is in its thread, who is told how it goes. All
of it follows the seats as they change hands."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from rules.table import table as core
from rules.table.log_entry import Entry

MOVED = ("act", "premove", "standing")
"""The kinds of entries that tell that a seat has moved."""


INVITED, WATCHING = GUESTS = ("invitations", "spectators")
"""The lists of the people at a table who have no seat, as the store calls them."""
Guest = TypeVar("Guest", bound=msgspec.Struct)


class Participants(msgspec.Struct, frozen=True):
    """A table before something changed at it: who hosts it, and the people in its seats, in their order."""

    table_id: int
    private: bool
    host_id: int
    people: tuple[int | None, ...]


async def guests(
    transaction: Transaction, which: str, kind: type[Guest], table_id: int, user_id: int | None = None
) -> list[Guest]:
    """The people on one of the lists of a table, by name, with what ``kind`` has of them; with ``user_id`` this one
    alone."""
    rows = await transaction.rows(
        f"SELECT {', '.join(kind.__struct_fields__)} FROM {which}"
        " WHERE table_id = ? AND user_id = COALESCE(?, user_id) ORDER BY name, user_id",
        table_id, user_id,
    )  # fmt: skip
    return [msgspec.convert(dict(row), kind) for row in rows]


async def put_member(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Asks for a look at whether somebody is to be in the table's thread: they are let in, or taken out."""
    await outbox.put(transaction, table_id, "member", now, user=user_id)


async def dismiss(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Somebody has gone: they are invited no more, nor do they watch; without a seat they are taken out of the
    thread."""
    for which in GUESTS:
        await transaction.run(f"DELETE FROM {which} WHERE table_id = ? AND user_id = ?", table_id, user_id)
    await put_member(transaction, table_id, user_id, now)


async def seats_changed(
    transaction: Transaction, before: Participants, people: Sequence[int | None], now: float
) -> int:
    """The seats are held by other ``people`` than before. Whoever has left a private table is taken out of its thread,
    a newcomer watches no more, and the place of a host who has left passes on. Answers who is host now."""
    came = [user_id for user_id in people if user_id is not None and user_id not in before.people]
    went = [user_id for user_id in before.people if user_id is not None and user_id not in people]
    for user_id in came:
        await transaction.run("DELETE FROM spectators WHERE table_id = ? AND user_id = ?", before.table_id, user_id)
        if before.private:
            await put_member(transaction, before.table_id, user_id, now)
    for user_id in went if before.private else ():
        await dismiss(transaction, before.table_id, user_id, now)
    if before.host_id in went:
        return await pass_host(transaction, before, people, now)
    return before.host_id


async def pass_host(transaction: Transaction, before: Participants, people: Sequence[int | None], now: float) -> int:
    """The host has left: whoever came into that seat is host from now on, else the next person in seat order. The
    table is told. Where no person is left it stays as it is. Answers who is host now."""
    place = before.people.index(before.host_id)
    heirs = [*people[place : place + 1], *people] if len(people) == len(before.people) else people
    heir = next((user_id for user_id in heirs if user_id is not None), None)
    if heir is None:
        return before.host_id
    await set_host(transaction, before.table_id, heir)
    await outbox.put(transaction, before.table_id, "note", now, text="note-host-passed", to=heir, silent=True)
    return heir


async def set_host(transaction: Transaction, table_id: int, user_id: int) -> None:
    """Somebody is the host from now on."""
    await transaction.run("UPDATE tables SET host_id = ? WHERE id = ?", user_id, table_id)


async def tell_spectators(transaction: Transaction, table_id: int, table: core.Table, closed: bool, now: float) -> None:
    """Has those told who follow the table: that it is over, or that everybody has moved since they were told last."""
    rows = await transaction.rows(
        "SELECT user_id, notice, told FROM spectators WHERE table_id = ? AND notice <> 'none'", table_id
    )
    for row in rows:
        if closed:
            await outbox.put(transaction, table_id, "follow", now, user=row["user_id"], over=True)
        elif row["notice"] == "round":
            entries = await transaction.rows(
                "SELECT number, entry FROM log WHERE table_id = ? AND number > ? ORDER BY number", table_id, row["told"]
            )
            told = [_ENTRIES.decode(one["entry"]) for one in entries]
            moved = {entry.seat for entry in told if entry.kind in MOVED}
            if not moved.issuperset(range(len(table.players))):
                continue
            await outbox.put(transaction, table_id, "follow", now, user=row["user_id"], over=False)
            await transaction.run(
                "UPDATE spectators SET told = ? WHERE table_id = ? AND user_id = ?",
                entries[-1]["number"], table_id, row["user_id"],
            )  # fmt: skip


_ENTRIES = msgspec.json.Decoder(Entry)
