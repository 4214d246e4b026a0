"""Who looks for players: what for, since when and until when. One search a person, in the server they asked in."""

from collections.abc import Collection

import msgspec

from data.engines.store import Row, Transaction
from rules.matchmaking.matching import Wishes

DAYS = (1, 3, 7, 30)
"""For so many days somebody may look."""


class Search(Wishes, frozen=True, kw_only=True):
    """Somebody called ``name``, who ``manages`` the server or not, looks for players in it, and for a table in a
    channel of it, ``until`` then."""

    name: str
    guild_id: int
    channel_id: int
    until: float
    manages: bool = False


async def begin(transaction: Transaction, search: Search) -> None:
    """Somebody looks for players from now on, in place of what they looked for before."""
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


async def end(transaction: Transaction, user_id: int) -> None:
    """Somebody looks no more."""
    await transaction.run("DELETE FROM searches WHERE user_id = ?", user_id)


async def find(transaction: Transaction, user_id: int) -> Search | None:
    """What somebody looks for, if they do."""
    row = await transaction.row("SELECT * FROM searches WHERE user_id = ?", user_id)
    return None if row is None else _search(row)


async def all_of_them(transaction: Transaction) -> list[Search]:
    """Everybody who looks for players, the longest waiting first."""
    return [_search(row) for row in await transaction.rows("SELECT * FROM searches ORDER BY since, user_id")]


async def widen(transaction: Transaction, user_id: int, clocks: Collection[str]) -> None:
    """Other clocks will do as well."""
    search = await find(transaction, user_id)
    if search is not None:
        await begin(transaction, msgspec.structs.replace(search, clocks=(*search.clocks, *clocks)))


async def mark_asked(transaction: Transaction, user_id: int) -> None:
    """Somebody is asked whether other clocks would do: that is done once."""
    await transaction.run("UPDATE searches SET asked = 1 WHERE user_id = ?", user_id)


def _stored(values: Collection[str] | Collection[int]) -> str:
    return msgspec.json.encode(list(values)).decode()


def _search(row: Row) -> Search:
    fields = {**dict(row), **{name: msgspec.json.decode(row[name]) for name in ("games", "seats", "clocks")}}
    return msgspec.convert(fields, Search, strict=False)
