"""Puzzles of the day: the servers that have one posted every day, at an hour of theirs."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from data.engines.store import Row, Transaction
from data.outbox import direct_messages, outbox

HOUR, DAY = 3600.0, 86400.0


class PuzzleName(NamedTuple):
    """A puzzle by its game and its name."""

    slug: str
    name: str


class DailyPuzzle(msgspec.Struct, frozen=True):
    """What a server has set: a puzzle every day in a channel, at this full ``hour`` (UTC); the next one is ``due``
    then. ``last`` is the one that was posted last; ``None`` before the first. ``user_id`` is who has set it, as far as
    known."""

    guild_id: int
    channel_id: int
    hour: int
    due: float
    last: PuzzleName | None
    user_id: int | None = None


class Solvers(NamedTuple):
    """How many of a server have answered its puzzle of a day, and how many of these rightly at once."""

    tried: int
    solved: int


async def of(transaction: Transaction, guild_id: int | None) -> DailyPuzzle | None:
    """What a server has set, if it has a puzzle of the day."""
    row = await transaction.row("SELECT * FROM daily_puzzles WHERE guild_id = ?", guild_id)
    return None if row is None else _read(row)


async def keep(
    transaction: Transaction, guild_id: int, channel_id: int, hour: int, now: float, user_id: int | None = None
) -> None:
    """Sets the channel and the hour of a server's puzzle, for the user who asks. Where today's has been posted the next
    is tomorrow's."""
    old, due = await of(transaction, guild_id), next_hour(now, hour)
    if old is not None and old.last is not None and due // DAY < old.due // DAY:
        due += DAY
    await transaction.run(
        "INSERT INTO daily_puzzles (guild_id, channel_id, hour, due, slug, name, user_id)"
        " VALUES (?, ?, ?, ?, '', '', ?)"
        " ON CONFLICT (guild_id) DO UPDATE SET channel_id = excluded.channel_id, hour = excluded.hour,"
        " due = excluded.due, user_id = excluded.user_id",
        guild_id, channel_id, hour, due, user_id,
    )  # fmt: skip


async def stop(transaction: Transaction, guild_id: int) -> None:
    """The server has no puzzle of the day any more."""
    await transaction.run("DELETE FROM daily_puzzles WHERE guild_id = ?", guild_id)


class Place(NamedTuple):
    """A channel of a server, with the server's name and the user who owns it."""

    guild_id: int
    channel_id: int
    server: str
    owner_id: int | None


async def lose_channel(transaction: Transaction, place: Place, now: float) -> bool:
    """A channel was deleted, or is closed to the bot: the server whose puzzle was posted there has none any more, and
    the member who has set it is notified, else its owner. Whether there was one."""
    known = await of(transaction, place.guild_id)
    if known is None or known.channel_id != place.channel_id:
        return False
    await stop(transaction, place.guild_id)
    whom = known.user_id or place.owner_id
    if whom is not None:
        await direct_messages.put(transaction, whom, "puzzle-lost", now, server=place.server)
    return True


def next_hour(now: float, hour: int) -> float:
    """The next time, after ``now``, at which it is this full hour (UTC)."""
    today = now - now % DAY + hour * HOUR
    return today if today > now else today + DAY


async def next_due(reading: Transaction) -> float | None:
    """When the next server gets its puzzle; ``None`` where none has one."""
    row = await reading.row("SELECT MIN(due) FROM daily_puzzles")
    return None if row is None or row[0] is None else float(row[0])


async def queue_due(transaction: Transaction, now: float, puzzle_of: Callable[[int], PuzzleName | None]) -> int:
    """Queues the puzzles that are due, ``puzzle_of`` the number of the day since the epoch; how many. Each is queued
    once, whichever process comes first; days that were missed are left out, so that all servers get that of the newest.
    Of a puzzle whose turn has come again, the answers of earlier times are not counted any more."""
    rows = await transaction.rows("SELECT * FROM daily_puzzles WHERE due <= ? ORDER BY guild_id", now)
    for one in map(_read, rows):
        following = next_hour(now, one.hour)
        puzzle = puzzle_of(int((following - DAY) // DAY))
        last = puzzle or one.last or PuzzleName("", "")
        await transaction.run(
            "UPDATE daily_puzzles SET due = ?, slug = ?, name = ? WHERE guild_id = ?",
            following, last.slug, last.name, one.guild_id,
        )  # fmt: skip
        if puzzle is None:
            continue
        payload = {"channel": one.channel_id, "slug": puzzle.slug, "name": puzzle.name}
        if one.last is not None:
            payload["before"] = (await solvers(transaction, one.guild_id, one.last)).solved
        await transaction.run(
            "UPDATE puzzles_given SET guild_id = NULL WHERE guild_id = ? AND slug = ? AND name = ? AND given_at < ?",
            one.guild_id, puzzle.slug, puzzle.name, now - DAY,
        )  # fmt: skip
        await outbox.add(transaction, ("server", one.guild_id), "puzzle", now, payload)
    return len(rows)


async def solvers(transaction: Transaction, guild_id: int, puzzle: PuzzleName) -> Solvers:
    """How many of a server have answered a puzzle of the day."""
    row = await transaction.row(
        "SELECT COUNT(solved) AS tried, COALESCE(SUM(solved), 0) AS solved FROM puzzles_given"
        " WHERE guild_id = ? AND slug = ? AND name = ?",
        guild_id, puzzle.slug, puzzle.name,
    )  # fmt: skip
    assert row is not None
    return Solvers(int(row["tried"]), int(row["solved"]))


def _read(row: Row) -> DailyPuzzle:
    last = PuzzleName(row["slug"], row["name"]) if row["name"] else None
    return DailyPuzzle(row["guild_id"], row["channel_id"], row["hour"], row["due"], last, row["user_id"])
