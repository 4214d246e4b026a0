"""Searches for players: for what, since when and until when. One per member, in the server where it began."""

from collections.abc import Collection

import msgspec

from data.engines.store import Row, Transaction
from rules.matchmaking.matching import Wishes

DAYS = (1, 3, 7, 30)
"""The days that a search may last."""


class Search(Wishes, frozen=True, kw_only=True):
    """A search by the member ``name``, who ``manages`` the server or not, for players in it and a table in one of its
    channels, until ``until``."""

    name: str
    guild_id: int
    channel_id: int
    until: float
    manages: bool = False


async def begin(transaction: Transaction, search: Search) -> None:
    """Begins a search in place of an earlier one."""
    await transaction.run(
        "INSERT INTO searches"
        " (user_id, name, guild_id, channel_id, games, seats, clocks, near, bots, since, until, asked, manages)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id) DO UPDATE SET name = excluded.name,"
        " guild_id = excluded.guild_id, channel_id = excluded.channel_id, games = excluded.games,"
        " seats = excluded.seats, clocks = excluded.clocks, near = excluded.near, bots = excluded.bots,"
        " since = excluded.since, until = excluded.until, asked = excluded.asked,"
        " manages = excluded.manages",
        search.user_id, search.name, search.guild_id, search.channel_id, _stored(search.games), _stored(search.seats),
        _stored(search.clocks), search.near, search.bots, search.since, search.until, search.asked,
        search.manages,
    )  # fmt: skip


async def end(transaction: Transaction, user_id: int) -> bool:
    """Ends the member's search; whether there was one."""
    return bool(await transaction.run("DELETE FROM searches WHERE user_id = ?", user_id))


async def find(transaction: Transaction, user_id: int) -> Search | None:
    """The member's search, if any."""
    row = await transaction.row("SELECT * FROM searches WHERE user_id = ?", user_id)
    return None if row is None else _search(row)


async def all_of_them(transaction: Transaction) -> list[Search]:
    """All searches, the longest waiting first."""
    return [_search(row) for row in await transaction.rows("SELECT * FROM searches ORDER BY since, user_id")]


async def widen(transaction: Transaction, user_id: int, clocks: Collection[str]) -> None:
    """Adds clocks that will do as well."""
    search = await find(transaction, user_id)
    if search is not None:
        more = [one for one in clocks if one not in search.clocks]
        await begin(transaction, msgspec.structs.replace(search, clocks=(*search.clocks, *more)))


async def mark_asked(transaction: Transaction, user_id: int) -> None:
    """Records that the member was asked about other clocks: that is done once."""
    await transaction.run("UPDATE searches SET asked = 1 WHERE user_id = ?", user_id)


def _stored(values: Collection[str] | Collection[int]) -> str:
    return msgspec.json.encode(list(values)).decode()


def _search(row: Row) -> Search:
    fields = {**dict(row), **{name: msgspec.json.decode(row[name]) for name in ("games", "seats", "clocks")}}
    return msgspec.convert(fields, Search, strict=False)
