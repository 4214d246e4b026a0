"""Participants of a table besides the game's own players: its host, the members of its thread, its spectators. All
follow the seats as they change hands."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from rules.table import table as core
from rules.table.log_entry import Entry

MOVED = ("act", "premove", "standing")
"""The kinds of entries that mean that a seat has moved."""


INVITED, WATCHING = GUESTS = ("invitations", "spectators")
"""The store's lists of people at a table without a seat."""
Guest = TypeVar("Guest", bound=msgspec.Struct)


class Participants(msgspec.Struct, frozen=True):
    """A table before a change: its host, and the people in its seats, in order."""

    table_id: int
    private: bool
    host_id: int
    people: tuple[int | None, ...]


async def guests(
    transaction: Transaction, which: str, kind: type[Guest], table_id: int, user_id: int | None = None
) -> list[Guest]:
    """The people on one of a table's lists, by name, as ``kind``; with ``user_id`` this one alone."""
    rows = await transaction.rows(
        f"SELECT {', '.join(kind.__struct_fields__)} FROM {which}"
        " WHERE table_id = ? AND user_id = COALESCE(?, user_id) ORDER BY name, user_id",
        table_id, user_id,
    )  # fmt: skip
    return [msgspec.convert(dict(row), kind) for row in rows]


async def sits(transaction: Transaction, table_id: int, user_id: int) -> bool:
    """Whether a member has a seat at the table."""
    return bool(await transaction.rows("SELECT 1 FROM seats WHERE table_id = ? AND user_id = ?", table_id, user_id))


async def put_member(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """Queues a check whether a member is to be in the table's thread: they are added or removed."""
    await outbox.put(transaction, table_id, "member", now, user=user_id)


async def member_left(transaction: Transaction, table_id: int, user_id: int, now: float) -> None:
    """A member has left: their invitations are deleted, they stop following, and without a seat they are removed from
    the thread."""
    for which in GUESTS:
        await transaction.run(f"DELETE FROM {which} WHERE table_id = ? AND user_id = ?", table_id, user_id)
    await put_member(transaction, table_id, user_id, now)


def gone(before: Participants, people: Sequence[int | None]) -> list[int]:
    """Those who are not among these ``people`` any more."""
    return [user_id for user_id in before.people if user_id is not None and user_id not in people]


async def seats_changed(
    transaction: Transaction, before: Participants, people: Sequence[int | None], now: float
) -> int:
    """The seats are held by other ``people`` than before. A player who has left a private table is removed from its
    thread, a newcomer is no spectator any more, and the role of a host who has left passes on. Returns the host."""
    came = [user_id for user_id in people if user_id is not None and user_id not in before.people]
    went = gone(before, people)
    for user_id in came:
        await transaction.run("DELETE FROM spectators WHERE table_id = ? AND user_id = ?", before.table_id, user_id)
        if before.private:
            await put_member(transaction, before.table_id, user_id, now)
    for user_id in went if before.private else ():
        await member_left(transaction, before.table_id, user_id, now)
    if before.host_id in went:
        return await pass_host(transaction, before, people, now)
    return before.host_id


async def pass_host(transaction: Transaction, before: Participants, people: Sequence[int | None], now: float) -> int:
    """The host has left: their successor in that seat becomes host, else the next person in seat order. The table is
    notified. Where no person is left it stays as it is. Returns the host."""
    place = before.people.index(before.host_id)
    heirs = [*people[place : place + 1], *people] if len(people) == len(before.people) else people
    heir = next((user_id for user_id in heirs if user_id is not None), None)
    if heir is None:
        return before.host_id
    await set_host(transaction, before.table_id, heir)
    await outbox.put(transaction, before.table_id, "note", now, text="note-host-passed", to=heir, silent=True)
    return heir


async def set_host(transaction: Transaction, table_id: int, user_id: int) -> None:
    await transaction.run("UPDATE tables SET host_id = ? WHERE id = ?", user_id, table_id)


async def notify_spectators(
    transaction: Transaction, table_id: int, table: core.Table, closed: bool, now: float
) -> None:
    """Queues notifications for spectators: the game is over, or every seat has moved since their last one."""
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
            public = [_ENTRIES.decode(one["entry"]) for one in entries]
            moved = {entry.seat for entry in public if entry.kind in MOVED}
            if not moved.issuperset(range(len(table.players))):
                continue
            await outbox.put(transaction, table_id, "follow", now, user=row["user_id"], over=False)
            await transaction.run(
                "UPDATE spectators SET told = ? WHERE table_id = ? AND user_id = ?",
                entries[-1]["number"], table_id, row["user_id"],
            )  # fmt: skip


_ENTRIES = msgspec.json.Decoder(Entry)
