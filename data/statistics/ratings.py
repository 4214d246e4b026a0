"""Ratings: a Plackett-Luce rating per player and game, from the finished tables among people, and its history."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from data.engines.store import Row, Transaction
from rules.core.bot_level import LEVELS, LevelName

SETTLED = 5
"""Rated games after which a rating is settled; with fewer it is new."""

_MODEL = PlackettLuce()


class Where(msgspec.Struct, frozen=True):
    """The rated table, its server, and when."""

    table_id: int
    guild_id: int | None
    at: float


class RankingEntry(msgspec.Struct, frozen=True):
    """A player's ``place`` in the ranking of a game. ``skill`` is the rating in points; ``games`` and ``wins`` are the
    rated ones."""

    place: int
    user_id: int
    games: int
    wins: int
    skill: int

    @property
    def is_new(self) -> bool:
        return self.games < SETTLED


class Ranking(msgspec.Struct, frozen=True):
    """Part of a ranking of ``total`` players, and the asker's entry, at any place."""

    total: int
    shown: tuple[RankingEntry, ...]
    own: RankingEntry | None


def fresh() -> PlackettLuceRating:
    """The initial rating."""
    return _MODEL.rating()


class BotRating(msgspec.Struct, frozen=True):
    """The rating of a ``level`` of bot players in points, after so many ``games``."""

    level: LevelName
    skill: int
    games: int


async def rate(
    transaction: Transaction, slug: str, user_ids: Sequence[int], ranks: Sequence[int], where: Where
) -> None:
    """Rates one finished table of two people or more; equal ``ranks`` are draws, also behind a side that nobody
    plays."""
    await transaction.hold("ratings")
    before = await _of_people(transaction, slug, user_ids)
    for user_id, rating in zip(user_ids, _rated(before, ranks), strict=True):
        await transaction.run(
            "INSERT INTO ratings (user_id, slug, mu, sigma, games) VALUES (?, ?, ?, ?, 1)"
            " ON CONFLICT (user_id, slug) DO UPDATE SET"
            " mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1",
            user_id, slug, rating.mu, rating.sigma,
        )  # fmt: skip
        await _note(transaction, user_id, slug, where, rating.mu, rating.sigma)


async def rate_bots(
    transaction: Transaction, slug: str, people: Mapping[int, int], bots: Sequence[tuple[LevelName, int]]
) -> None:
    """Rates the levels of bot players at a finished table by their ranks, against the ranks of ``people``, whose own
    ratings stay as they are. Of several bot players of a level the first counts."""
    await transaction.hold("ratings")
    before, first = await _of_people(transaction, slug, people), dict(reversed(bots))
    for level in first:
        row = await transaction.row("SELECT mu, sigma FROM bot_ratings WHERE slug = ? AND level = ?", slug, level)
        before.append(_kept(row))
    after = _rated(before, [*people.values(), *first.values()])[len(people) :]
    for level, rating in zip(first, after, strict=True):
        await transaction.run(
            "INSERT INTO bot_ratings (slug, level, mu, sigma, games) VALUES (?, ?, ?, ?, 1)"
            " ON CONFLICT (slug, level) DO UPDATE SET"
            " mu = excluded.mu, sigma = excluded.sigma, games = bot_ratings.games + 1",
            slug, level, rating.mu, rating.sigma,
        )  # fmt: skip


async def of_bots(transaction: Transaction, slug: str) -> list[BotRating]:
    """The ratings of the levels of bot players in a game, from weak to strong; of those that have played."""
    rows = await transaction.rows("SELECT level, mu, games FROM bot_ratings WHERE slug = ?", slug)
    found = {row["level"]: BotRating(row["level"], points(row["mu"]), row["games"]) for row in rows}
    return [found[level] for level in LEVELS if level in found]


async def _of_people(transaction: Transaction, slug: str, user_ids: Iterable[int]) -> list[PlackettLuceRating]:
    """The ratings of these people, in their order."""
    query = "SELECT mu, sigma FROM ratings WHERE user_id = ? AND slug = ?"
    return [_kept(await transaction.row(query, user_id, slug)) for user_id in user_ids]


def _kept(row: Row | None) -> PlackettLuceRating:
    """A stored rating; the initial one where there is none."""
    return _MODEL.rating(row["mu"], row["sigma"]) if row else fresh()


def duel(winner: tuple[float, float], loser: tuple[float, float]) -> tuple[tuple[float, float], tuple[float, float]]:
    """The ratings of two, each a mean and a deviation, after the first has won against the second."""
    after = _rated([_MODEL.rating(*winner), _MODEL.rating(*loser)], [1, 2])
    return (after[0].mu, after[0].sigma), (after[1].mu, after[1].sigma)


def _rated(before: Sequence[PlackettLuceRating], ranks: Sequence[int]) -> list[PlackettLuceRating]:
    after = _MODEL.rate([[one] for one in before], ranks=[float(rank) for rank in ranks])
    return [rating for (rating,) in after]


async def _note(transaction: Transaction, user_id: int, slug: str, where: Where, mu: float, sigma: float) -> None:
    await transaction.run(
        "INSERT INTO rating_history (user_id, slug, table_id, guild_id, at, mu, sigma) VALUES (?, ?, ?, ?, ?, ?, ?)",
        user_id, slug, where.table_id, where.guild_id, where.at, mu, sigma,
    )  # fmt: skip


class RatingHistory:
    """The history of ratings of which only the last was kept, recomputed from the tables in order."""

    def __init__(self) -> None:
        self._ratings: dict[tuple[int, str], PlackettLuceRating] = {}
        self._history: dict[tuple[int, str], list[tuple[Where, PlackettLuceRating]]] = {}

    def add(self, slug: str, user_ids: Sequence[int], ranks: Sequence[int], where: Where) -> None:
        """Adds the next table; with fewer than two people it changes nothing."""
        if len(user_ids) < 2:
            return
        keys = [(user_id, slug) for user_id in user_ids]
        before = [self._ratings.get(key) or fresh() for key in keys]
        for key, rating in zip(keys, _rated(before, ranks), strict=True):
            self._ratings[key] = rating
            self._history.setdefault(key, []).append((where, rating))

    async def write(self, transaction: Transaction) -> None:
        """Stores the history of all rated players. It ends with the stored rating, which prevails: deleted players and
        games of earlier rules are not fully known."""
        for (user_id, slug), steps in self._history.items():
            kept = await transaction.row("SELECT mu, sigma FROM ratings WHERE user_id = ? AND slug = ?", user_id, slug)
            if kept is None:
                continue
            for where, rating in steps[:-1]:
                await _note(transaction, user_id, slug, where, rating.mu, rating.sigma)
            await _note(transaction, user_id, slug, steps[-1][0], kept["mu"], kept["sigma"])


async def has_finished(transaction: Transaction, user_id: int, slug: str) -> bool:
    """Whether a player has finished a game before."""
    found = await transaction.row("SELECT 1 FROM results WHERE user_id = ? AND slug = ? LIMIT 1", user_id, slug)
    return found is not None


async def is_first(transaction: Transaction, user_id: int, slug: str) -> tuple[bool, bool]:
    """Whether a player has never finished this game before, and whether they have never finished any."""
    rows = await transaction.rows("SELECT DISTINCT slug FROM results WHERE user_id = ?", user_id)
    return slug not in {row["slug"] for row in rows}, not rows


async def ranking(
    transaction: Transaction, slug: str, asker: int, guild_id: int | None = None, after: int = 0, most: int = 10
) -> Ranking:
    """The ranking of a game: ``most`` players behind place ``after``, of all, or of those rated at a table of one
    server. It is ordered by a lower bound of skill, three deviations below the mean: of two equal ratings the one with
    more games is higher. Hidden players are listed for themselves alone."""
    rows = await transaction.rows(
        "WITH shown AS (SELECT g.user_id, g.games, g.mu, g.mu - 3 * g.sigma AS least FROM ratings g"
        " WHERE g.slug = ?"
        " AND (g.user_id = ? OR NOT EXISTS (SELECT 1 FROM people p WHERE p.user_id = g.user_id AND p.hidden = 1))"
        " AND (? = 1 OR EXISTS (SELECT 1 FROM rating_history h"
        "  WHERE h.slug = g.slug AND h.guild_id = ? AND h.user_id = g.user_id))),"
        " placed AS (SELECT user_id, games, mu, ROW_NUMBER() OVER (ORDER BY least DESC, user_id) AS place,"
        " COUNT(*) OVER () AS total FROM shown)"
        " SELECT user_id, games, mu, place, total, (SELECT COUNT(*) FROM results r"
        "  WHERE r.user_id = placed.user_id AND r.slug = ? AND r.rated = 1 AND r.rank = 1) AS wins"
        " FROM placed WHERE (place > ? AND place <= ?) OR place = 1 OR user_id = ? ORDER BY place",
        slug, asker, int(guild_id is None), guild_id or 0, slug, after, after + most, asker,
    )  # fmt: skip
    placed = [RankingEntry(row["place"], row["user_id"], row["games"], row["wins"], points(row["mu"])) for row in rows]
    return Ranking(
        rows[0]["total"] if rows else 0,
        tuple(one for one in placed if after < one.place <= after + most),
        next((one for one in placed if one.user_id == asker), None),
    )


async def skills_of(transaction: Transaction, user_ids: Sequence[int]) -> dict[int, dict[str, int]]:
    """These players' lower bounds of skill, in points, in each game that they are rated in: 0 for an unrated
    beginner."""
    found: dict[int, dict[str, int]] = {user_id: {} for user_id in user_ids}
    for user_id in found:
        rows = await transaction.rows("SELECT slug, mu - 3 * sigma AS skill FROM ratings WHERE user_id = ?", user_id)
        found[user_id] = {row["slug"]: points(row["skill"]) for row in rows}
    return found


def points(skill: float) -> int:
    """A skill of the model, in points: a rating begins at 1000."""
    return round(skill * 40)
