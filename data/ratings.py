"""Ratings and statistics: a Plackett-Luce rating per person and game, from the finished tables among people."""

from collections.abc import Sequence

import msgspec
from openskill.models import PlackettLuce

from data.store import Transaction

_MODEL = PlackettLuce()


class Standing(msgspec.Struct, frozen=True):
    """Somebody's record in one game. ``skill`` is a cautious estimate in points: about 0 for a beginner."""

    user_id: int
    slug: str
    games: int
    wins: int
    skill: int


async def rate(transaction: Transaction, slug: str, user_ids: Sequence[int], ranks: Sequence[int]) -> None:
    """Counts one finished table among people; ``ranks`` may tie, and who ties has drawn, also behind a side that nobody
    plays. Fewer than two people change nothing."""
    if len(user_ids) < 2:
        return
    await transaction.hold("ratings")
    before = []
    for user_id in user_ids:
        row = await transaction.row("SELECT mu, sigma FROM ratings WHERE user_id = ? AND slug = ?", user_id, slug)
        before.append([_MODEL.rating(row["mu"], row["sigma"]) if row else _MODEL.rating()])
    after = _MODEL.rate(before, ranks=[float(rank) for rank in ranks])
    for user_id, (rating,) in zip(user_ids, after, strict=True):
        await transaction.run(
            "INSERT INTO ratings (user_id, slug, mu, sigma, games) VALUES (?, ?, ?, ?, 1)"
            " ON CONFLICT (user_id, slug) DO UPDATE SET"
            " mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1",
            user_id, slug, rating.mu, rating.sigma,
        )  # fmt: skip


async def has_finished(transaction: Transaction, user_id: int, slug: str) -> bool:
    """Whether somebody has played a game to its end before."""
    found = await transaction.row("SELECT 1 FROM results WHERE user_id = ? AND slug = ? LIMIT 1", user_id, slug)
    return found is not None


async def is_first(transaction: Transaction, user_id: int, slug: str) -> tuple[bool, bool]:
    """Whether somebody has never played this game to its end before, and whether they have never played any."""
    rows = await transaction.rows("SELECT DISTINCT slug FROM results WHERE user_id = ?", user_id)
    return slug not in {row["slug"] for row in rows}, not rows


async def standings_of(transaction: Transaction, user_id: int, *, private: bool = False) -> list[Standing]:
    """What somebody played, the most played game first; at ``private`` tables as well where they ask themselves."""
    rows = await transaction.rows(
        "SELECT r.slug, COUNT(*) AS games, COUNT(*) FILTER (WHERE r.rank = 1) AS wins,"
        " MAX(COALESCE(g.mu - 3 * g.sigma, 0)) AS skill"
        " FROM results r LEFT JOIN ratings g ON g.user_id = r.user_id AND g.slug = r.slug"
        " WHERE r.user_id = ? AND (? = 1 OR (SELECT t.private FROM tables t WHERE t.id = r.table_id) = 0)"
        " GROUP BY r.slug ORDER BY games DESC, r.slug",
        user_id,
        private,
    )
    return [Standing(user_id, row["slug"], row["games"], row["wins"], _points(row["skill"])) for row in rows]


async def best(
    transaction: Transaction, slug: str, user_ids: Sequence[int] | None = None, limit: int = 10
) -> list[Standing]:
    """The highest rated people of a game, with what they won of the tables that were rated."""
    rows = await transaction.rows(
        "SELECT g.user_id, g.games, g.mu - 3 * g.sigma AS skill,"
        " (SELECT COUNT(*) FROM results r WHERE r.user_id = g.user_id AND r.slug = g.slug AND r.rank = 1"
        "  AND r.rated = 1) AS wins"
        " FROM ratings g WHERE g.slug = ? ORDER BY skill DESC, g.user_id",
        slug,
    )
    found = [Standing(row["user_id"], slug, row["games"], row["wins"], _points(row["skill"])) for row in rows]
    return [one for one in found if user_ids is None or one.user_id in user_ids][:limit]


async def skills_of(transaction: Transaction, user_ids: Sequence[int]) -> dict[int, dict[str, int]]:
    """How strong these people are in each game that they are rated in."""
    found: dict[int, dict[str, int]] = {user_id: {} for user_id in user_ids}
    for user_id in found:
        rows = await transaction.rows("SELECT slug, mu - 3 * sigma AS skill FROM ratings WHERE user_id = ?", user_id)
        found[user_id] = {row["slug"]: _points(row["skill"]) for row in rows}
    return found


def _points(skill: float) -> int:
    return round(skill * 40)
