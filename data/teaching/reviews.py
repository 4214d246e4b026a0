"""The reviews of finished games, each kept for the person whose seat it is about."""

import msgspec

from data.engines.store import Transaction
from data.tables import participants
from rules.bots.reviewing import SHORTEST, Review

HABITS_FROM = 10
"""So many reviewed games of a person tell their habits."""

HABITS = 2
"""So many of them are told."""


async def find(transaction: Transaction, table_id: int, user_id: int) -> Review | None:
    """The review of a game for a person, if one was made."""
    row = await transaction.row("SELECT review FROM reviews WHERE table_id = ? AND user_id = ?", table_id, user_id)
    return None if row is None else msgspec.json.decode(row["review"], type=Review)


async def keep(transaction: Transaction, table_id: int, user_id: int, slug: str, review: Review, now: float) -> None:
    """Keeps a review; one that was made before stays. Nothing is kept of a person who has been erased meanwhile: making
    one takes long."""
    if not await participants.sits(transaction, table_id, user_id):
        return
    await transaction.run(
        "INSERT INTO reviews (table_id, user_id, slug, made_at, review) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id) DO NOTHING",
        table_id, user_id, slug, now, msgspec.json.encode(review).decode(),
    )  # fmt: skip


class Habits(msgspec.Struct, frozen=True):
    """What costs a person most over so many reviewed ``games``: by term of the evaluation the loss a game, in swings,
    the greatest first."""

    games: int
    costs: tuple[tuple[str, float], ...]


async def habits(transaction: Transaction, user_id: int, slug: str) -> Habits | None:
    """The habits of a person in a game; ``None`` before enough of their games were reviewed."""
    rows = await transaction.rows("SELECT review FROM reviews WHERE user_id = ? AND slug = ?", user_id, slug)
    found = [msgspec.json.decode(row["review"], type=Review) for row in rows]
    whole = [review for review in found if review.judged >= SHORTEST]
    if len(whole) < HABITS_FROM:
        return None
    costs: dict[str, float] = {}
    for review in whole:
        for term, cost in review.costs.items():
            costs[term] = costs.get(term, 0.0) + cost / len(whole)
    ordered = sorted(costs.items(), key=lambda pair: (-pair[1], pair[0]))
    return Habits(len(whole), tuple(pair for pair in ordered[:HABITS] if pair[1] > 0))
