"""Games that a member has imported from a file, kept for that member alone, a few at a time; and tables that go on from
an earlier position."""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import Any

from data.engines.store import NO_TABLE, Store, Transaction
from data.lobby.opening import Opening, insert
from data.outbox import outbox
from data.tables import direct_places
from data.tables.table_row import TableRow
from data.tables.tables import Tables, claim
from rules.bots.bot_names import free_name
from rules.core.errors import RecordError
from rules.history import files
from rules.table import table as core
from rules.table.player import Holder

KEPT = 5
"""Games kept per member; the oldest is deleted for a new one."""
STEP = 8
"""Files deleted in one transaction."""
UNREADABLE = ""
"""In place of the names in a file that cannot be read."""


async def keep(transaction: Transaction, user_id: int, data: bytes, now: float) -> int:
    """Stores a file and returns its key."""
    key = await transaction.insert(
        "INSERT INTO imports (user_id, data, at) VALUES (?, ?, ?) RETURNING id", user_id, data, now
    )
    await _list(transaction, key, _names(data))
    await transaction.run(
        "DELETE FROM imports WHERE user_id = ? AND id NOT IN"
        " (SELECT id FROM imports WHERE user_id = ? ORDER BY id DESC LIMIT ?)",
        user_id, user_id, KEPT,
    )  # fmt: skip
    return key


async def find(transaction: Transaction, key: int, user_id: int) -> bytes | None:
    """The file with this key, if it belongs to that member and is still kept."""
    row = await transaction.row("SELECT data FROM imports WHERE id = ? AND user_id = ?", key, user_id)
    return None if row is None else row["data"]


async def list_the_rest(store: Store) -> int:
    """Lists the names of files that an earlier version has stored; returns how many files there were. One at a time, so
    that other work waits for one file at most."""
    count = 0
    while row := await store.reading.row("SELECT id, data FROM imports WHERE listed = 0 ORDER BY id LIMIT 1"):
        await store.write(partial(_list, key=row["id"], names=_names(row["data"])), NO_TABLE)
        count += 1
    return count


async def forget(store: Store, names: Iterable[str]) -> None:
    """Deletes the files of any member in which one of these people has a seat, a few at a time, and unreadable ones, as
    their names are unknown."""
    await list_the_rest(store)
    for name in {*names, UNREADABLE}:
        while rows := await store.reading.rows(
            "SELECT import_id FROM import_names WHERE name = ? ORDER BY import_id LIMIT ?", name, STEP
        ):
            await store.write(partial(_delete, keys=[row["import_id"] for row in rows]), NO_TABLE)


async def _list(transaction: Transaction, key: int, names: Iterable[str]) -> None:
    if await transaction.run("UPDATE imports SET listed = 1 WHERE id = ? AND listed = 0", key):
        rows = [(key, name) for name in sorted(set(names))]
        await transaction.many("INSERT INTO import_names (import_id, name) VALUES (?, ?)", rows)


async def _delete(transaction: Transaction, keys: Sequence[int]) -> None:
    await transaction.many("DELETE FROM imports WHERE id = ?", [(key,) for key in keys])


def _names(data: bytes) -> Collection[str]:
    """The names of the seats in a file."""
    try:
        return files.names_in(data)
    except RecordError:
        return [UNREADABLE]


async def open_at(
    tables: Tables,
    opening: Opening,
    seat: int,
    position: dict[str, Any],
    interaction_id: int | None,
    now: float,
) -> TableRow:
    """Opens a table that goes on from a ``position``, the host in ``seat`` and bot players in all others, without a
    clock. It counts nowhere. Raises ``TableError`` where it may not be opened, and the refusal of the rules for the
    position."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        table_id = await insert(transaction, tables, opening, now)
        holders: list[Holder] = []
        for place in range(opening.seat_count):
            names = [opening.host.name, *(holder.name for holder in holders)]
            holders.append(opening.host if place == seat else Holder(None, free_name(str(table_id), names)))
        row = await tables.row(table_id, transaction)
        game = tables.games[row.slug]
        change = core.start(game, holders, opening.options, "", now, position=position)
        if opening.is_direct:
            await direct_places.settle(transaction, table_id, opening.host.user_id or 0, opening.host_dm)
        else:
            await outbox.put(transaction, table_id, "open", now)
        return await tables.commit(transaction, row, None, change, now)

    return await tables.store.write(work)
