"""Private messages to people that belong to no table, promised in the transaction that causes them and drawn when they
are sent. Those to one person go in order."""

from collections.abc import Collection
from typing import Any

import msgspec

from data import people
from data.outbox import BACKOFF
from data.store import Transaction

MATCH, CLOCKS, OVER = "match", "clocks", "over"
"""What a letter is about: people who are brought together, other clocks that would do, a search that has ended."""


class Letter(msgspec.Struct, frozen=True):
    """One message to somebody. ``tried_at`` tells that a send was begun before: it may have arrived."""

    id: int
    user_id: int
    kind: str
    payload: dict[str, Any]
    made_at: float
    attempts: int
    tried_at: float | None


async def put(transaction: Transaction, user_id: int, kind: str, now: float, **payload: Any) -> float:
    """Promises a letter, for when it is not quiet time; answers when that is. One that waits and says the same is
    enough."""
    text = msgspec.json.encode(payload).decode()
    due_at = (await people.person(transaction, user_id)).rhythm.after_quiet(now)
    await transaction.run(
        "DELETE FROM letters WHERE user_id = ? AND kind = ? AND payload = ? AND tried_at IS NULL", user_id, kind, text
    )
    await transaction.run(
        "INSERT INTO letters (user_id, kind, payload, made_at, due_at) VALUES (?, ?, ?, ?, ?)",
        user_id, kind, text, now, due_at,
    )  # fmt: skip
    return due_at


async def due(transaction: Transaction, now: float, busy: Collection[int], limit: int) -> list[Letter]:
    """The first letter to each person that is due; none to those who are ``busy``."""
    rows = await transaction.rows(
        "SELECT * FROM letters WHERE due_at <= ? AND id IN (SELECT MIN(id) FROM letters GROUP BY user_id)"
        " ORDER BY due_at, id",
        now,
    )
    found = [
        Letter(
            row["id"], row["user_id"], row["kind"], msgspec.json.decode(row["payload"]), row["made_at"],
            row["attempts"], row["tried_at"],
        )
        for row in rows
        if row["user_id"] not in busy
    ]  # fmt: skip
    return found[:limit]


async def next_due(transaction: Transaction) -> float | None:
    """When the next letter falls due; ``None`` where none waits."""
    row = await transaction.row(
        "SELECT MIN(due_at) FROM letters WHERE id IN (SELECT MIN(id) FROM letters GROUP BY user_id)"
    )
    return None if row is None else row[0]


async def mark_tried(transaction: Transaction, letters: Collection[Letter], now: float) -> None:
    """Notes that their sends begin; the first time counts."""
    await transaction.many(
        "UPDATE letters SET tried_at = COALESCE(tried_at, ?) WHERE id = ?", [(now, letter.id) for letter in letters]
    )


async def mark_done(transaction: Transaction, letter: Letter) -> None:
    """Sent, or no longer wanted."""
    await transaction.run("DELETE FROM letters WHERE id = ?", letter.id)


async def put_off(transaction: Transaction, letter: Letter, due_at: float) -> None:
    """Comes later, without counting as a failure."""
    await transaction.run("UPDATE letters SET due_at = ? WHERE id = ?", due_at, letter.id)


async def mark_failed(transaction: Transaction, letter: Letter, now: float, *, for_ever: bool = False) -> None:
    """Puts the letter off; after the last try it is dropped, unless it is tried ``for_ever``."""
    if letter.attempts >= len(BACKOFF) and not for_ever:
        await mark_done(transaction, letter)
        return
    wait = BACKOFF[min(letter.attempts, len(BACKOFF) - 1)]
    await transaction.run("UPDATE letters SET attempts = attempts + 1, due_at = ? WHERE id = ?", now + wait, letter.id)
