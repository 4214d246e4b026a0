"""Lines that players of a table without a server write to each other. A line is passed on to those who wish to read
lines, and stored nowhere; the others are asked once."""

from typing import Final

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.tables.table_row import TableRow

LONGEST_LINE = 300
"""Characters of a line."""
NOT_ASKED: Final = 0
WISHES: Final = 1
ASKED: Final = 2
MUTED: Final = 3


class PassedOn(msgspec.Struct, frozen=True):
    """The names of those to whom a line goes, of those who are asked whether lines may go to them, now or before, and
    of those who wish none."""

    reached: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    muted: tuple[str, ...] = ()


async def wish(transaction: Transaction, table_id: int, user_id: int, chosen: int) -> bool:
    """Stores whether a player wishes to read lines at a table; false where that is as it was."""
    changed = "UPDATE direct_places SET chat = ? WHERE table_id = ? AND user_id = ? AND chat <> ?"
    return bool(await transaction.run(changed, chosen, table_id, user_id, chosen))


async def say(transaction: Transaction, row: TableRow, sender: int, name: str, line: str, now: float) -> PassedOn:
    """Queues a line for the other players, or the question whether they wish any; the ``sender``, called ``name``,
    wishes to read theirs."""
    rows = await transaction.rows("SELECT user_id, chat FROM direct_places WHERE table_id = ?", row.id)
    wishes = {found["user_id"]: found["chat"] for found in rows}
    await wish(transaction, row.id, sender, WISHES)
    named: dict[int, list[str]] = {WISHES: [], ASKED: [], MUTED: []}
    for holder in row.seats:
        if not holder.user_id or holder.user_id == sender:
            continue
        wished = wishes.get(holder.user_id, ASKED)
        if wished == WISHES:
            payload = {"who": name, "line": line}
            await outbox.add(transaction, ("table", row.id), "said", now, payload, reader=holder.user_id)
        elif wished == NOT_ASKED:
            await wish(transaction, row.id, holder.user_id, ASKED)
            await outbox.add(transaction, ("table", row.id), "chat", now, {"who": name}, reader=holder.user_id)
        named[wished or ASKED].append(holder.name)
    return PassedOn(tuple(named[WISHES]), tuple(named[ASKED]), tuple(named[MUTED]))
