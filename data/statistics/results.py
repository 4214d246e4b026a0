"""Results of finished games, for statistics and ratings: each seat's outcome, and how long it took.

Games from before results were kept are added once, in the order in which they ended (:func:`catch_up`).
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import msgspec

from data.engines.store import Store, Transaction
from data.people.people import GONE
from data.statistics import ratings
from rules.core.bot_level import LevelName
from rules.core.contract import AnyGame, Result
from rules.core.errors import RulesError
from rules.history.history import turns_played
from rules.history.snapshot import thaw
from rules.table import table as core

_ENTRIES = msgspec.json.Decoder(core.Entry)


class PlaceOfTable(msgspec.Struct, frozen=True):
    """A table and its server ``guild_id``, if any. A ``private`` one is not rated, as its result is not to become
    known."""

    table_id: int
    guild_id: int | None
    private: bool


async def write(transaction: Transaction, place: PlaceOfTable, game: AnyGame, table: core.Table, now: float) -> None:
    """Stores the result of a table that has just closed; nothing of one that was abandoned without a result, nor of one
    that began from a chosen position: that does not count."""
    result = core.result(game, table)
    if result is None or table.start is not None:
        return
    rated = _rated(game, table, place)
    await transaction.many(
        "INSERT INTO results (table_id, seat, user_id, slug, rank, total, at, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                place.table_id, seat, None if player.resigned else player.user_id, game.info.slug, result.ranks[seat],
                result.totals[seat], now, int(player.user_id in rated and not player.resigned),
            )
            for seat, player in enumerate(table.players)
        ],
    )  # fmt: skip
    await _write_finished(transaction, place.table_id, game, table, await _entries(transaction, place.table_id))
    if rated:
        where = ratings.Where(place.table_id, place.guild_id, now)
        await ratings.rate(transaction, game.info.slug, list(rated), list(rated.values()), where)
    people, bots = _against_bots(table, place, result)
    if people and bots:
        await ratings.rate_bots(transaction, game.info.slug, people, bots)


def _against_bots(
    table: core.Table, place: PlaceOfTable, result: Result
) -> tuple[dict[int, int], list[tuple[LevelName, int]]]:
    """The ranks of the people who began a public game and stayed, and of the bot players who began it, with their
    levels. None in a game that nobody wins."""
    if place.private or not result.winners:
        return {}, []
    seated = list(zip(table.players, result.ranks, strict=False))
    people = {
        player.began: rank
        for player, rank in seated
        if player.began is not None and player.began != GONE and not player.has_left and not player.resigned
    }
    bots = [(player.holder.level, rank) for player, rank in seated if player.began is None and player.is_bot]
    return people, bots


def _rated(game: AnyGame, table: core.Table, place: PlaceOfTable) -> dict[int, int]:
    """The players who are rated against each other, with their ranks: those who began the game. One who has left takes
    the last place, and their substitute is not rated. None where fewer than two of them are known, in a game that
    nobody wins, as all lose it together, and at a private table."""
    result = core.result(game, table)
    if result is None or not result.winners or not may_rate(table, place.private):
        return {}
    last = len(result.ranks) + 1
    return {
        player.began: last if player.has_left else result.ranks[seat]
        for seat, player in enumerate(table.players)
        if player.began is not None and player.began != GONE
    }


def may_rate(table: core.Table, private: bool) -> bool:
    """Whether the game counts for ratings, if anyone wins it: at least two people have begun it, in public."""
    return not private and sum(player.began not in (None, GONE) for player in table.players) > 1


async def _write_finished(
    transaction: Transaction, table_id: int, game: AnyGame, table: core.Table, entries: Sequence[core.Entry]
) -> None:
    whole = game.result(table.state) is not None and not any(player.has_left for player in table.players)
    began_at = entries[0].at if entries else 0.0
    await transaction.run(
        "INSERT INTO finished (table_id, turns, began_at, whole) VALUES (?, ?, ?, ?)",
        table_id, turns_played(entries, len(table.players)), began_at, int(whole),
    )  # fmt: skip


async def _entries(transaction: Transaction, table_id: int) -> list[core.Entry]:
    """The whole log, with hidden entries: what was taken back is counted among all steps."""
    rows = await transaction.rows(
        "SELECT entry FROM (SELECT number, 0 AS place, entry FROM log WHERE table_id = ?"
        " UNION ALL SELECT after, place, entry FROM unseen WHERE table_id = ?) AS whole ORDER BY number, place",
        table_id, table_id,
    )  # fmt: skip
    return [_ENTRIES.decode(row["entry"]) for row in rows]


# --- games from earlier -------------------------------------------------------------------------------------------


async def _as_it_ended(
    transaction: Transaction, table_id: int, game: AnyGame
) -> tuple[core.Table, list[core.Entry]] | None:
    """A game and its log; ``None`` where they are too old to be read."""
    kept = await transaction.row("SELECT snapshot FROM tables WHERE id = ?", table_id)
    try:
        entries = await _entries(transaction, table_id)
        return None if kept is None else (thaw(game, msgspec.json.decode(kept["snapshot"])), entries)
    except (RulesError, msgspec.MsgspecError, LookupError, AttributeError, TypeError, ValueError):
        return None


async def count(transaction: Transaction, user_id: int) -> int:
    """The number of games that a player has finished."""
    row = await transaction.row("SELECT COUNT(*) FROM results WHERE user_id = ?", user_id)
    return 0 if row is None else int(row[0])


_UNFINISHED = (
    "SELECT t.id, t.slug, t.guild_id, t.private, t.ended_at FROM tables t"
    " WHERE t.status = 'over' AND t.snapshot IS NOT NULL AND t.ended_at IS NOT NULL"
    " AND EXISTS (SELECT 1 FROM results r WHERE r.table_id = t.id)"
    " AND NOT EXISTS (SELECT 1 FROM finished f WHERE f.table_id = t.id) ORDER BY t.ended_at, t.id"
)


async def catch_up(
    store: Store, games: Mapping[str, AnyGame], first: Callable[[Transaction], Awaitable[None]] | None = None
) -> int:
    """Adds the games of which only results were kept: how long they took, and the history of the ratings. A rating
    itself stays as it is, and its history ends there; what came before is as good as what is still known. Returns how
    many games there were: none from the second time on, and then nothing is written. ``first`` runs in the same
    transaction."""
    # Looked for beside all other work: every game that is over is looked at, and that takes long.
    known = [row for row in await store.surveying.rows(_UNFINISHED) if row["slug"] in games]
    if not known:
        return 0

    async def work(transaction: Transaction) -> None:
        if first is not None:
            await first(transaction)
        past = ratings.RatingHistory()
        for row in known:
            game = games[row["slug"]]
            ended = await _as_it_ended(transaction, row["id"], game)
            if ended is None:  # it stays in the lists, and is not tried again
                await transaction.run(
                    "INSERT INTO finished (table_id, turns, began_at, whole) VALUES (?, 0, ?, 0)",
                    row["id"], row["ended_at"],
                )  # fmt: skip
                continue
            table, entries = ended
            await _write_finished(transaction, row["id"], game, table, entries)
            rated = _rated(game, table, PlaceOfTable(row["id"], row["guild_id"], bool(row["private"])))
            where = ratings.Where(row["id"], row["guild_id"], row["ended_at"])
            past.add(row["slug"], list(rated), list(rated.values()), where)
        await past.write(transaction)

    await store.write(work)
    return len(known)
