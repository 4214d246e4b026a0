"""How often somebody has answered each question of the private panels: what it means is said to newcomers alone."""

from collections.abc import Iterable

from data.engines.store import Store, Transaction

ENOUGH = 3
"""Who has answered a question so often knows what it means."""


async def is_new(transaction: Transaction, user_id: int, question: str) -> bool:
    """Whether this person has answered a question less than :data:`ENOUGH` times."""
    row = await transaction.row("SELECT times FROM practice WHERE user_id = ? AND question = ?", user_id, question)
    return row is None or row["times"] < ENOUGH


async def note(store: Store, user_id: int, questions: Iterable[str]) -> None:
    """They have answered these questions once more; nothing is written of those they know."""
    rows = await store.reading.rows("SELECT question FROM practice WHERE user_id = ? AND times >= ?", user_id, ENOUGH)
    answered = sorted(set(questions) - {row["question"] for row in rows})
    if not answered:
        return

    async def work(transaction: Transaction) -> None:
        await transaction.many(
            "INSERT INTO practice (user_id, question, times) VALUES (?, ?, 1)"
            " ON CONFLICT (user_id, question) DO UPDATE SET times = practice.times + 1",
            [(user_id, question) for question in answered],
        )

    await store.write(work)


SKIPPED = 0
"""The step of a guided turn that was skipped, or has come to its end."""


async def guide_step(transaction: Transaction, user_id: int, slug: str) -> int | None:
    """Where somebody stands in the guided turn of a game, counted from 1; ``None`` if they never asked for it."""
    row = await transaction.row("SELECT times FROM practice WHERE user_id = ? AND question = ?", user_id, _guide(slug))
    return None if row is None else int(row["times"])


async def keep_guide_step(transaction: Transaction, user_id: int, slug: str, step: int) -> None:
    """They have come to this step."""
    await transaction.run(
        "INSERT INTO practice (user_id, question, times) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id, question) DO UPDATE SET times = excluded.times",
        user_id, _guide(slug), step,
    )  # fmt: skip


def _guide(slug: str) -> str:
    return f"guide {slug}"
