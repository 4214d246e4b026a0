"""Puzzles: which ones a person was given, how they answered, and how hard each has proved to be.

A person and a puzzle are rated as two players are, and the winner rises. A puzzle counts once for a person, at
the first answer.
"""

from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from data.engines.store import Transaction
from data.statistics.ratings import duel, fresh, points

LOCK = "puzzles"
"""What a transaction holds while it rates."""


class Score(msgspec.Struct, frozen=True):
    """How a person solves the puzzles of a game: the ``rating`` in points, how many they have ``tried`` and ``solved``,
    and how many in a row they have solved, now (``streak``) and at most (``longest``)."""

    rating: int
    tried: int = 0
    solved: int = 0
    streak: int = 0
    longest: int = 0


class Rated(msgspec.Struct, frozen=True):
    """What a first answer has changed."""

    before: Score
    after: Score


class Estimate(NamedTuple):
    """A rating as it is computed: the mean and the deviation."""

    mu: float
    sigma: float


def beginner() -> Score:
    """The score of a person who has answered nothing yet."""
    return Score(points(fresh().mu))


async def score_of(transaction: Transaction, user_id: int, slug: str) -> Score:
    """How a person solves the puzzles of a game."""
    return (await scores_of(transaction, user_id)).get(slug, beginner())


async def scores_of(transaction: Transaction, user_id: int) -> dict[str, Score]:
    """The same by game, of those in which they have answered any."""
    rows = await transaction.rows("SELECT * FROM puzzle_scores WHERE user_id = ?", user_id)
    return {
        row["slug"]: Score(points(row["mu"]), row["tried"], row["solved"], row["streak"], row["longest"])
        for row in rows
    }


async def next_of(transaction: Transaction, user_id: int, slug: str, starts: Mapping[str, float]) -> str:
    """The name of the puzzle that a person gets next, of those with the initial means ``starts``: of those that they
    have not answered the one whose rating is nearest to theirs; once all are answered, the one given longest ago."""
    given = {
        row["name"]: row
        for row in await transaction.rows("SELECT * FROM puzzles_given WHERE user_id = ? AND slug = ?", user_id, slug)
    }
    new = [name for name in starts if name not in given or given[name]["solved"] is None]
    if not new:
        return min(starts, key=lambda name: (given[name]["given_at"], name))
    rows = await transaction.rows("SELECT name, mu FROM puzzle_ratings WHERE slug = ?", slug)
    means = {**starts, **{row["name"]: row["mu"] for row in rows}}
    row = await transaction.row("SELECT mu FROM puzzle_scores WHERE user_id = ? AND slug = ?", user_id, slug)
    own = fresh().mu if row is None else row["mu"]
    return min(new, key=lambda name: (name in given, abs(means[name] - own), name))


async def give(
    transaction: Transaction, user_id: int, slug: str, name: str, now: float, guild_id: int | None = None
) -> bool:
    """Notes that a person was given a puzzle, of the day of a server perhaps; whether the answer to it will count: they
    have not answered it before."""
    await transaction.run(
        "INSERT INTO puzzles_given (user_id, slug, name, given_at, guild_id) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (user_id, slug, name) DO UPDATE SET given_at = excluded.given_at,"
        " guild_id = CASE WHEN puzzles_given.solved IS NULL THEN COALESCE(excluded.guild_id, puzzles_given.guild_id)"
        " ELSE puzzles_given.guild_id END",
        user_id, slug, name, now, guild_id,
    )  # fmt: skip
    return not await has_answered(transaction, user_id, slug, name)


async def has_answered(transaction: Transaction, user_id: int, slug: str, name: str) -> bool:
    """Whether a person has answered a puzzle before."""
    row = await transaction.row(
        "SELECT solved FROM puzzles_given WHERE user_id = ? AND slug = ? AND name = ?", user_id, slug, name
    )
    return row is not None and row["solved"] is not None


async def answer(
    transaction: Transaction, user_id: int, slug: str, name: str, start: float, *, solved: bool
) -> Rated | None:
    """Rates the first answer of a person to a puzzle that was given to them; ``None`` where it does not count.
    ``start`` is the mean of a puzzle that nobody has answered yet."""
    await transaction.hold(LOCK)
    before = await score_of(transaction, user_id, slug)
    row = await transaction.row(
        "SELECT solved FROM puzzles_given WHERE user_id = ? AND slug = ? AND name = ?", user_id, slug, name
    )
    if row is None or row["solved"] is not None:
        return None
    await transaction.run(
        "UPDATE puzzles_given SET solved = ? WHERE user_id = ? AND slug = ? AND name = ?",
        int(solved), user_id, slug, name,
    )  # fmt: skip
    person = await transaction.row("SELECT mu, sigma FROM puzzle_scores WHERE user_id = ? AND slug = ?", user_id, slug)
    puzzle = await transaction.row("SELECT mu, sigma FROM puzzle_ratings WHERE slug = ? AND name = ?", slug, name)
    own = Estimate(*((person["mu"], person["sigma"]) if person else (fresh().mu, fresh().sigma)))
    its = Estimate(*((puzzle["mu"], puzzle["sigma"]) if puzzle else (start, fresh().sigma)))
    winner, loser = duel(own, its) if solved else duel(its, own)
    own, its = (Estimate(*winner), Estimate(*loser)) if solved else (Estimate(*loser), Estimate(*winner))
    streak = before.streak + 1 if solved else 0
    after = Score(points(own.mu), before.tried + 1, before.solved + int(solved), streak, max(before.longest, streak))
    await _keep(transaction, user_id, slug, own, after)
    await transaction.run(
        "INSERT INTO puzzle_ratings (slug, name, mu, sigma, tried, solved) VALUES (?, ?, ?, ?, 1, ?)"
        " ON CONFLICT (slug, name) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma,"
        " tried = puzzle_ratings.tried + 1, solved = puzzle_ratings.solved + excluded.solved",
        slug, name, its.mu, its.sigma, int(solved),
    )  # fmt: skip
    return Rated(before, after)


async def _keep(transaction: Transaction, user_id: int, slug: str, level: Estimate, score: Score) -> None:
    await transaction.run(
        "INSERT INTO puzzle_scores (user_id, slug, mu, sigma, tried, solved, streak, longest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, slug) DO UPDATE SET mu = excluded.mu,"
        " sigma = excluded.sigma, tried = excluded.tried, solved = excluded.solved, streak = excluded.streak,"
        " longest = excluded.longest",
        user_id, slug, level.mu, level.sigma, score.tried, score.solved, score.streak, score.longest,
    )  # fmt: skip
