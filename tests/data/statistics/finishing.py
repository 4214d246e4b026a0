"""Tables that were played to their end, written straight into a store."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from data.engines.store import Store, Transaction
from data.statistics import ratings

DAY = 24 * 3600.0


class Ended(NamedTuple):
    """A table that has ended: each person's rank and total, by id. Who ``left`` is behind everybody. The lobby was
    opened for so many ``more``."""

    ranks: Mapping[int, int]
    totals: Mapping[int, int] | None = None
    slug: str = "bazaar"
    guild_id: int | None = 7
    private: bool = False
    at: float = DAY
    lasted: float = 0.0
    turns: int = 10
    whole: bool = True
    left: Sequence[int] = ()
    bots: int = 0
    more: int = 0


async def end(store: Store, table: Ended) -> int:
    """Writes the table; its number."""
    return await store.write(lambda transaction: _end(transaction, table))


async def _end(transaction: Transaction, table: Ended) -> int:
    people = [*table.ranks, *table.left]
    rated = len(people) > 1 and not table.private and min(table.ranks.values()) == 1
    table_id = await transaction.insert(
        "INSERT INTO tables"
        " (slug, status, guild_id, channel_id, host_id, seat_count, options, made_at, ended_at, private)"
        " VALUES (?, 'over', ?, 70, ?, ?, '{}', 1.0, ?, ?) RETURNING id",
        table.slug, table.guild_id, people[0], len(people) + table.bots + table.more, table.at, int(table.private),
    )  # fmt: skip
    holders = [*table.ranks, *([None] * (len(table.left) + table.bots))]
    totals = table.totals or {}
    for seat, user_id in enumerate(holders):
        await transaction.run(
            "INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)",
            table_id, seat, user_id, f"Person {user_id}",
        )  # fmt: skip
        rank, total = (table.ranks[user_id], totals.get(user_id, 0)) if user_id else (len(people) + 1, 0)
        await transaction.run(
            "INSERT INTO results (table_id, seat, user_id, slug, rank, total, at, rated)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            table_id, seat, user_id, table.slug, rank, total, table.at, int(rated and user_id is not None),
        )  # fmt: skip
    await transaction.run(
        "INSERT INTO finished (table_id, turns, began_at, whole) VALUES (?, ?, ?, ?)",
        table_id, table.turns, table.at - table.lasted, int(table.whole and not table.left),
    )  # fmt: skip
    if rated:
        ranks = [*table.ranks.values(), *([len(people) + 1] * len(table.left))]
        await ratings.rate(transaction, table.slug, people, ranks, ratings.Where(table_id, table.guild_id, table.at))
    return table_id
