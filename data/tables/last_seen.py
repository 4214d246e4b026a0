"""A table as it was right after a seat's own last action: what its holder has seen, for marking what has changed since.

The newest row of a seat counts. The older ones serve undo: there is one for each batch that the seat can take back, and
each undo reveals one.
"""

from collections.abc import Iterable, Sequence

import msgspec

from data.engines.store import Transaction
from rules.table import table as core
from rules.table.log_entry import Entry
from rules.table.pending import free_of


class LastSeen(msgspec.Struct, frozen=True):
    """A moment of a table: its ``version`` then, and the length of its log (``moves``)."""

    version: int
    moves: int


async def keep(
    transaction: Transaction, table_id: int, before: core.Table | None, change: core.Change, moves: int, snapshot: bytes
) -> None:
    """Updates the moments of a table after a change: all have seen the beginning, an acting seat has seen the result,
    an undo restores the earlier moment, a new holder has seen nothing yet. Bot players have none. What followed an
    action by itself is in the snapshot, but not among the ``moves`` that were seen: nobody was shown it."""
    table = change.table
    if table.ended:
        await transaction.run("DELETE FROM last_seen WHERE table_id = ?", table_id)
        return
    seen = {entry.seat for entry in change.entries if entry.kind == "act" and entry.seat is not None}
    for seat, player in enumerate(table.players):
        if before is not None and before.players[seat].holder != player.holder:
            await transaction.run("DELETE FROM last_seen WHERE table_id = ? AND seat = ?", table_id, seat)
        elif not player.is_bot and (before is None or seat in seen):
            after = 0 if before is None else _followed(change.entries, seat)
            await _push(transaction, table_id, seat, table, moves - after, snapshot)
    for entry in change.entries:
        if entry.kind == "undo":
            await transaction.run(
                "DELETE FROM last_seen WHERE table_id = ? AND seat = ?"
                " AND version = (SELECT MAX(version) FROM last_seen WHERE table_id = ? AND seat = ?)",
                table_id, entry.seat, table_id, entry.seat,
            )  # fmt: skip


def _followed(entries: Sequence[Entry], seat: int) -> int:
    """How many public entries came after the newest action of ``seat`` among these."""
    newest = max(place for place, entry in enumerate(entries) if entry.kind == "act" and entry.seat == seat)
    return sum(entry.is_told for entry in entries[newest + 1 :])


async def _push(
    transaction: Transaction, table_id: int, seat: int, table: core.Table, moves: int, snapshot: bytes
) -> None:
    await transaction.run(
        "INSERT INTO last_seen (table_id, seat, version, moves, snapshot) VALUES (?, ?, ?, ?, ?)",
        table_id, seat, table.version, moves, snapshot,
    )  # fmt: skip
    within_undo = len(free_of(table.pending, seat))
    await transaction.run(
        "DELETE FROM last_seen WHERE table_id = ? AND seat = ? AND version NOT IN"
        " (SELECT version FROM last_seen WHERE table_id = ? AND seat = ? ORDER BY version DESC LIMIT ?)",
        table_id, seat, table_id, seat, within_undo + 1,
    )  # fmt: skip


async def find(transaction: Transaction, table_id: int, seats: Iterable[int], version: int) -> LastSeen | None:
    """The moment after the own last action, as of ``version``; of several seats the earliest. ``None`` before a first
    action, and in games begun before moments were kept."""
    found = []
    for seat in seats:
        row = await transaction.row(
            "SELECT version, moves FROM last_seen WHERE table_id = ? AND seat = ? AND version <= ?"
            " ORDER BY version DESC LIMIT 1",
            table_id, seat, version,
        )  # fmt: skip
        if row is not None:
            found.append(LastSeen(row["version"], row["moves"]))
    return min(found, key=lambda moment: moment.version, default=None)


async def snapshot_of(transaction: Transaction, table_id: int, version: int) -> bytes | None:
    """The snapshot of a moment; ``None`` when it is not kept any more."""
    row = await transaction.row(
        "SELECT snapshot FROM last_seen WHERE table_id = ? AND version = ? LIMIT 1", table_id, version
    )
    return None if row is None else row["snapshot"]
