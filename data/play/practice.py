"""What newcomers have done: how often a player has answered each question of the private panels, which is explained
until they know it; their step in the guided turn of a game; and how often the step of a lesson was answered
otherwise."""

from collections.abc import Iterable

from data.engines.store import NO_TABLE, Store, Transaction

ENOUGH = 3
"""Answers after which a question is not explained any more."""

SKIPPED = 0
"""The step of a guided turn that was skipped, or has come to its end."""


async def find(transaction: Transaction, user_id: int, slug: str, question: str) -> tuple[int | None, bool]:
    """A player's step in the guided turn of a game, counted from 1 (``None`` if they never asked for it), and whether
    they have answered a question less than :data:`ENOUGH` times."""
    rows = await transaction.rows(
        "SELECT question, times FROM practice WHERE user_id = ? AND question IN (?, ?)", user_id, _guide(slug), question
    )
    times: dict[str, int] = {row["question"]: row["times"] for row in rows}
    return times.get(_guide(slug)), times.get(question, 0) < ENOUGH


async def note(store: Store, user_id: int, questions: Iterable[str]) -> None:
    """Counts an answer to each of these questions; writes nothing for those past :data:`ENOUGH`."""
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

    await store.write(work, table=NO_TABLE)


async def keep_guide_step(transaction: Transaction, user_id: int, slug: str, step: int) -> None:
    """They have come to this step."""
    await _keep(transaction, user_id, _guide(slug), step)


async def missed(transaction: Transaction, user_id: int, slug: str) -> int:
    """How often a player has answered the step of a game's lesson that they are at otherwise than it asks."""
    row = await transaction.row("SELECT times FROM practice WHERE user_id = ? AND question = ?", user_id, _lesson(slug))
    return 0 if row is None else int(row["times"])


async def keep_missed(transaction: Transaction, user_id: int, slug: str, times: int) -> None:
    """They have done so this often."""
    await _keep(transaction, user_id, _lesson(slug), times)


async def _keep(transaction: Transaction, user_id: int, question: str, times: int) -> None:
    await transaction.run(
        "INSERT INTO practice (user_id, question, times) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id, question) DO UPDATE SET times = excluded.times",
        user_id, question, times,
    )  # fmt: skip


def _guide(slug: str) -> str:
    return f"guide {slug}"


def _lesson(slug: str) -> str:
    return f"lesson {slug}"
