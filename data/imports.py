"""Games that somebody has brought in a file, to look at: kept for that person alone, a few at a time; and tables that
go on from a position of the past."""

from collections.abc import Collection
from typing import Any

import msgspec

from data import outbox
from data.lobby import Opening
from data.store import Transaction
from data.tables import TableRow, Tables, claim
from rules.core import files
from rules.core import table as core
from rules.core.bot_players import free_name
from rules.core.errors import RecordError
from rules.core.player import Holder

KEPT = 5
"""So many games of one person are kept; the oldest goes when another comes."""


async def keep(transaction: Transaction, user_id: int, data: bytes, now: float) -> int:
    """Keeps a file and answers its number."""
    key = await transaction.insert(
        "INSERT INTO imports (user_id, data, at) VALUES (?, ?, ?) RETURNING id", user_id, data, now
    )
    await transaction.run(
        "DELETE FROM imports WHERE user_id = ? AND id NOT IN"
        " (SELECT id FROM imports WHERE user_id = ? ORDER BY id DESC LIMIT ?)",
        user_id, user_id, KEPT,
    )  # fmt: skip
    return key


async def find(transaction: Transaction, key: int, user_id: int) -> bytes | None:
    """The file of this number, if it is that person's and still kept."""
    row = await transaction.row("SELECT data FROM imports WHERE id = ? AND user_id = ?", key, user_id)
    return None if row is None else row["data"]


async def forget(transaction: Transaction, names: Collection[str]) -> None:
    """Deletes the files of anybody in which one of these people has a seat."""
    for row in await transaction.rows("SELECT id FROM imports"):
        kept = await transaction.row("SELECT data FROM imports WHERE id = ?", row["id"])
        if kept is not None and _seats_any(kept["data"], names):
            await transaction.run("DELETE FROM imports WHERE id = ?", row["id"])


def _seats_any(data: bytes, names: Collection[str]) -> bool:
    """Whether a file names one of these people; who knows of one that can be read no more."""
    try:
        return any(name in names for name in files.decode(data).names)
    except RecordError:
        return True


async def open_at(
    tables: Tables,
    opening: Opening,
    seat: int,
    position: dict[str, Any],
    interaction_id: int | None,
    now: float,
) -> TableRow:
    """A table that goes on from a ``position``, the host in ``seat`` and bot players in all others, without a clock. It
    counts nowhere. Raises what the rules refuse in the position."""

    async def work(transaction: Transaction) -> TableRow:
        await claim(transaction, interaction_id, now)
        table_id = await transaction.insert(
            "INSERT INTO tables (slug, status, guild_id, channel_id, host_id, seat_count, options, made_at)"
            " VALUES (?, 'lobby', ?, ?, ?, ?, ?, ?) RETURNING id",
            opening.slug, opening.guild_id, opening.channel_id, opening.host.user_id, opening.seat_count,
            msgspec.json.encode(opening.options).decode(), now,
        )  # fmt: skip
        holders: list[Holder] = []
        for place in range(opening.seat_count):
            names = [opening.host.name, *(holder.name for holder in holders)]
            holders.append(opening.host if place == seat else Holder(None, free_name(str(table_id), names)))
        row = await tables.row(table_id, transaction)
        game = tables.games[row.slug]
        change = core.start(game, holders, opening.options, "", now, position=position)
        await outbox.put(transaction, table_id, "open", now)
        return await tables.commit(transaction, row, None, change, now)

    return await tables.store.write(work)
