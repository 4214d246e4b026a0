"""What a player has played and won, head-to-head results, and the records of a game: its highest scores, its quickest
win, its longest game.

A hidden player (``people.hidden``) is shown to nobody else, and a private table counts only for its own players. Every
query has an ``asker``, and returns what they may see.
"""

from collections.abc import Sequence
from itertools import groupby
from statistics import median
from typing import Final, Literal

import msgspec

from data.engines.store import Row, Transaction
from data.statistics.ratings import SETTLED, points

RecordKind = Literal["score", "quickest", "longest"]
"""The kinds of records: the highest score for a number of seats, the win in the fewest turns, the most turns."""
SCORE: Final = "score"
QUICKEST: Final = "quickest"
LONGEST: Final = "longest"

_SEATS = "(SELECT COUNT(*) FROM seats s WHERE s.table_id = r.table_id)"
"""The number of seats that played; ``tables.seat_count`` may be larger: that for which the lobby was opened."""


class Best(msgspec.Struct, frozen=True):
    """A player's highest score, in a game of so many seats."""

    total: int
    seats: int
    table_id: int


class Streaks(msgspec.Struct, frozen=True):
    """Consecutive rated wins: up to now, and the longest ever."""

    current: int = 0
    longest: int = 0


class Point(msgspec.Struct, frozen=True):
    """A rating, in points, after a game that ended ``at``."""

    at: float
    skill: int


class GameStatistics(msgspec.Struct, frozen=True):
    """A player's statistics in one game. ``games`` and ``wins`` are all they finished, also against bot players and as
    a substitute, and the games also alone, where nobody wins; the ``curve`` and the ``streaks`` are of the rated ones.
    ``turns`` and ``seconds`` are the median length of a game."""

    slug: str
    games: int
    wins: int
    curve: tuple[Point, ...]
    streaks: Streaks
    best: Best | None
    turns: int
    seconds: float

    @property
    def skill(self) -> int | None:
        """The current rating, in points."""
        return self.curve[-1].skill if self.curve else None

    @property
    def is_new(self) -> bool:
        return 0 < len(self.curve) < SETTLED


class PersonStatistics(msgspec.Struct, frozen=True):
    """A player's statistics by game, the most played first, and over all of them."""

    games: tuple[GameStatistics, ...]
    streaks: Streaks

    def of(self, slug: str) -> GameStatistics | None:
        return next((one for one in self.games if one.slug == slug), None)


class Meeting(msgspec.Struct, frozen=True):
    """A game that two players have both played; a lower rank is better."""

    table_id: int
    slug: str
    at: float
    own_rank: int
    other_rank: int


class GameRecord(msgspec.Struct, frozen=True):
    """A record of a game, the players who hold it, at a table of so many seats. ``value`` are points or turns."""

    kind: RecordKind
    value: int
    seats: int
    table_id: int
    guild_id: int | None
    at: float
    seconds: float
    user_ids: tuple[int, ...]


class _Finish(msgspec.Struct, frozen=True):
    """A game that a player has finished."""

    table_id: int
    slug: str
    rank: int
    total: int
    seats: int
    at: float
    turns: int
    began_at: float
    whole: bool


class _Step(msgspec.Struct, frozen=True):
    """A game for which a player was rated."""

    slug: str
    at: float
    skill: int
    won: bool


async def is_hidden(transaction: Transaction, user_id: int, asker: int) -> bool:
    """Whether a player has hidden their statistics from the asker; never from themselves."""
    if user_id == asker:
        return False
    return await transaction.row("SELECT 1 FROM people WHERE user_id = ? AND hidden = 1", user_id) is not None


async def statistics_of(transaction: Transaction, user_id: int, asker: int) -> PersonStatistics:
    """What a player has played and won; nothing of a hidden one."""
    if await is_hidden(transaction, user_id, asker):
        return PersonStatistics((), Streaks())
    finishes = await _finishes(transaction, user_id, private=user_id == asker)
    steps = await _steps(transaction, user_id)
    slugs = list(dict.fromkeys([*(one.slug for one in finishes), *(one.slug for one in steps)]))
    games = [
        _game(slug, [one for one in finishes if one.slug == slug], [one for one in steps if one.slug == slug])
        for slug in slugs
    ]
    games.sort(key=lambda one: (-one.games, one.slug))
    return PersonStatistics(tuple(games), _streaks(steps))


async def _finishes(transaction: Transaction, user_id: int, *, private: bool) -> list[_Finish]:
    rows = await transaction.rows(
        f"SELECT r.table_id, r.slug, r.rank, r.total, {_SEATS} AS seats, r.at, COALESCE(f.turns, 0) AS turns,"
        " COALESCE(f.began_at, r.at) AS began_at, COALESCE(f.whole, 0) AS whole FROM results r"
        " JOIN tables t ON t.id = r.table_id LEFT JOIN finished f ON f.table_id = r.table_id"
        " WHERE r.user_id = ? AND (? = 1 OR t.private = 0) ORDER BY r.at, r.table_id, r.seat",
        user_id, int(private),
    )  # fmt: skip
    return [
        _Finish(**{name: row[name] for name in _Finish.__struct_fields__ if name != "whole"}, whole=bool(row["whole"]))
        for row in rows
    ]


async def _steps(transaction: Transaction, user_id: int) -> list[_Step]:
    """The course of a player's ratings. Who has left a game has no result of their own there, and did not win it."""
    rows = await transaction.rows(
        "SELECT h.slug, h.at, h.mu AS skill, (SELECT COUNT(*) FROM results r"
        "  WHERE r.table_id = h.table_id AND r.user_id = h.user_id AND r.rated = 1 AND r.rank = 1) AS won"
        " FROM rating_history h WHERE h.user_id = ? ORDER BY h.at, h.table_id",
        user_id,
    )
    return [_Step(row["slug"], row["at"], points(row["skill"]), row["won"] > 0) for row in rows]


def _game(slug: str, finishes: Sequence[_Finish], steps: Sequence[_Step]) -> GameStatistics:
    timed = [one for one in finishes if one.whole and one.turns]
    bests = [one for one in finishes if one.whole]
    best = max(bests, key=lambda one: (one.total, -one.at), default=None)
    return GameStatistics(
        slug,
        len(finishes),
        sum(one.rank == 1 and one.seats > 1 for one in finishes),
        tuple(Point(one.at, one.skill) for one in steps),
        _streaks(steps),
        None if best is None else Best(best.total, best.seats, best.table_id),
        round(median(one.turns for one in timed)) if timed else 0,
        float(median(one.at - one.began_at for one in timed)) if timed else 0.0,
    )


def _streaks(steps: Sequence[_Step]) -> Streaks:
    current = longest = 0
    for step in steps:
        current = current + 1 if step.won else 0
        longest = max(longest, current)
    return Streaks(current, longest)


# --- against each other -------------------------------------------------------------------------------------------


async def meetings(transaction: Transaction, asker: int, other: int) -> list[Meeting]:
    """The games that the asker and another player have both played, the newest first: those that both have finished,
    and rated ones that one of them has left, who then ranks last. None where the other is hidden."""
    if asker == other or await is_hidden(transaction, other, asker):
        return []
    rows = await transaction.rows(
        "SELECT a.table_id, a.slug, a.at, a.rank AS own_rank, b.rank AS other_rank FROM results a"
        " JOIN results b ON b.table_id = a.table_id AND b.user_id = ? WHERE a.user_id = ?"
        " UNION SELECT h.table_id, h.slug, h.at,"
        " COALESCE((SELECT MIN(r.rank) FROM results r WHERE r.table_id = h.table_id AND r.user_id = h.user_id), ?),"
        " COALESCE((SELECT MIN(r.rank) FROM results r WHERE r.table_id = k.table_id AND r.user_id = k.user_id), ?)"
        " FROM rating_history h JOIN rating_history k"
        " ON k.table_id = h.table_id AND k.user_id = ? WHERE h.user_id = ?",
        other, asker, _LEFT, _LEFT, other, asker,
    )  # fmt: skip
    found = {row["table_id"]: Meeting(*(row[name] for name in Meeting.__struct_fields__)) for row in rows}
    return sorted(found.values(), key=lambda one: (-one.at, -one.table_id))


_LEFT = 1000
"""The rank of a player who has left: last."""


def has_left(rank: int) -> bool:
    return rank == _LEFT


# --- the records of a game ----------------------------------------------------------------------------------------

_HOLDS = (
    " FROM results r JOIN tables t ON t.id = r.table_id JOIN finished f ON f.table_id = r.table_id"
    " WHERE r.slug = ? AND t.private = 0 AND f.whole = 1 AND r.user_id IS NOT NULL"
    " AND (? = 1 OR t.guild_id = ?)"
    " AND (r.user_id = ? OR NOT EXISTS (SELECT 1 FROM people p WHERE p.user_id = r.user_id AND p.hidden = 1))"
)
"""Results that may be a record: of a game that was finished by those who began it, at a table that is not private;
parameters: game, everywhere, server, asker."""
_SHOWN = f"r.table_id, r.user_id, r.total, r.at, {_SEATS} AS seats, t.guild_id, f.turns, f.began_at"


async def game_records(
    transaction: Transaction, slug: str, asker: int, guild_id: int | None = None, *, scored: bool = True
) -> list[GameRecord]:
    """The records of a game, everywhere or in one server: the highest score for each number of seats, where the game is
    ``scored``, the quickest win and the longest game. Solo scores count too. Of equal ones the first holds, of equal
    players in one game all; hidden players hold none for others."""
    asked = slug, int(guild_id is None), guild_id or 0, asker
    highest = await transaction.rows(
        f"WITH finishes AS (SELECT {_SHOWN}, r.seat, r.rated{_HOLDS}), held AS (SELECT *, RANK() OVER"
        " (PARTITION BY seats ORDER BY total DESC, at, table_id) AS number FROM finishes"
        " WHERE rated = 1 OR seats = 1) SELECT * FROM held WHERE number = 1 ORDER BY seats, seat",
        *asked,
    )
    quickest = await transaction.rows(
        f"WITH held AS (SELECT {_SHOWN}, r.seat{_HOLDS} AND r.rated = 1 AND r.rank = 1) SELECT * FROM held WHERE"
        " table_id = (SELECT table_id FROM held ORDER BY turns, at, table_id LIMIT 1) ORDER BY seat",
        *asked,
    )
    longest = await transaction.rows(
        f"WITH held AS (SELECT {_SHOWN}, r.seat{_HOLDS} AND r.rated = 1) SELECT * FROM held WHERE table_id ="
        " (SELECT table_id FROM held ORDER BY turns DESC, at, table_id LIMIT 1) ORDER BY seat",
        *asked,
    )
    kinds: tuple[tuple[RecordKind, str, Sequence[Row]], ...] = (
        (SCORE, "total", highest if scored else []), (QUICKEST, "turns", quickest), (LONGEST, "turns", longest),
    )  # fmt: skip
    return [
        GameRecord(
            kind, row[value], row["seats"], table_id, row["guild_id"], row["at"], row["at"] - row["began_at"],
            tuple(one["user_id"] for one in (row, *others)),
        )
        for kind, value, rows in kinds
        for table_id, (row, *others) in groupby(rows, key=lambda row: row["table_id"])
    ]  # fmt: skip


async def names_of(transaction: Transaction, user_ids: Sequence[int]) -> dict[int, str]:
    """The names of these players, as far as known: as last seen, else as they last sat."""
    found: dict[int, str] = {}
    for user_id in dict.fromkeys(user_ids):
        row = await transaction.row(
            "SELECT name FROM people WHERE user_id = ? AND name <> ''", user_id
        ) or await transaction.row(
            "SELECT name FROM seats WHERE user_id = ? AND name <> '' ORDER BY table_id DESC LIMIT 1", user_id
        )
        if row is not None:
            found[user_id] = row["name"]
    return found
