"""Avoid lists: whom a member does not want to play with. A list is private: it is shown to its owner alone, stands in
no log, and a refusal because of it does not say so. It works both ways: owner and avoided are kept apart alike."""

from collections.abc import Iterable

import msgspec

from data.engines.store import Transaction
from rules.core.errors import TableError

MOST = 25
"""The longest list."""


class Avoided(msgspec.Struct, frozen=True):
    """A member on a list, with the name they had when added."""

    user_id: int
    name: str


async def add(transaction: Transaction, user_id: int, others: Iterable[Avoided]) -> None:
    """Adds members to a list. Raises ``TableError`` when it is full."""
    await transaction.many(
        "INSERT INTO avoids (user_id, avoided_id, name) VALUES (?, ?, ?)"
        " ON CONFLICT (user_id, avoided_id) DO UPDATE SET name = excluded.name",
        [(user_id, other.user_id, other.name) for other in others],
    )
    if len(await listed(transaction, user_id)) > MOST:
        raise TableError("avoid-full", most=MOST)


async def remove(transaction: Transaction, user_id: int, others: Iterable[int]) -> None:
    """Removes members from a list."""
    await transaction.many(
        "DELETE FROM avoids WHERE user_id = ? AND avoided_id = ?", [(user_id, other) for other in others]
    )


async def listed(transaction: Transaction, user_id: int) -> list[Avoided]:
    """A member's list, by name."""
    rows = await transaction.rows(
        "SELECT avoided_id, name FROM avoids WHERE user_id = ? ORDER BY name, avoided_id", user_id
    )
    return [Avoided(row["avoided_id"], row["name"]) for row in rows]


async def apart_from(transaction: Transaction, user_id: int) -> frozenset[int]:
    """Those with whom a member is not matched: those whom they avoid, and those who avoid them."""
    rows = await transaction.rows(
        "SELECT avoided_id AS other FROM avoids WHERE user_id = ?"
        " UNION SELECT user_id AS other FROM avoids WHERE avoided_id = ?",
        user_id, user_id,
    )  # fmt: skip
    return frozenset(row["other"] for row in rows)


async def kept_apart(transaction: Transaction, people: Iterable[int]) -> set[frozenset[int]]:
    """Every pair of these members of whom one avoids the other."""
    among = sorted({*people})
    if not among:
        return set()
    rows = await transaction.rows(
        f"SELECT user_id, avoided_id FROM avoids WHERE user_id IN ({', '.join('?' * len(among))})", *among
    )
    return {frozenset((row["user_id"], row["avoided_id"])) for row in rows if row["avoided_id"] in among}


async def fits(transaction: Transaction, user_id: int, seated: Iterable[int | None]) -> bool:
    """Whether a member may be matched with all who are ``seated``. A refusal because of it must be worded the same
    whichever of them avoids the other."""
    return (await apart_from(transaction, user_id)).isdisjoint(seated)
