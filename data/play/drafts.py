"""Drafts: private steps that are not committed yet.

Plans, one a seat: a plan belongs to the version of the seat at which it was begun, and is void after that. Lists of
premoves that are being edited: such a list belongs to a player, and to the turn, round or game that its mark names.
"""

import msgspec

from data.engines.store import Transaction


async def steps_of(transaction: Transaction, table_id: int, seat: int, version: int) -> tuple[str, ...]:
    """The steps of the plan; empty when there is none for this version."""
    row = await transaction.row(
        "SELECT steps FROM drafts WHERE table_id = ? AND seat = ? AND version = ?", table_id, seat, version
    )
    return tuple(msgspec.json.decode(row["steps"])) if row else ()


async def keep(transaction: Transaction, table_id: int, seat: int, version: int, steps: tuple[str, ...]) -> None:
    """Replaces the plan; no steps delete it. One of a later version stays: a hint is thought about for a while."""
    if not steps:
        await transaction.run(
            "DELETE FROM drafts WHERE table_id = ? AND seat = ? AND version <= ?", table_id, seat, version
        )
        return
    await transaction.run(
        "INSERT INTO drafts (table_id, seat, version, steps) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, steps = excluded.steps"
        " WHERE drafts.version <= excluded.version",
        table_id, seat, version, msgspec.json.encode(steps).decode(),
    )  # fmt: skip


async def premove_steps(
    transaction: Transaction, table_id: int, user_id: int, name: str, mark: str
) -> tuple[str, ...] | None:
    """The list that this player is editing for the premove ``name``; ``None`` when there is none."""
    row = await transaction.row(
        "SELECT steps FROM premove_drafts WHERE table_id = ? AND user_id = ? AND name = ? AND mark = ?",
        table_id, user_id, name, mark,
    )  # fmt: skip
    return tuple(msgspec.json.decode(row["steps"])) if row else None


async def premove_lists(
    transaction: Transaction, table_id: int, user_id: int
) -> dict[tuple[str, str], tuple[str, ...]]:
    """All lists that this player is editing at a table, by the name of the premove and the mark."""
    rows = await transaction.rows(
        "SELECT name, mark, steps FROM premove_drafts WHERE table_id = ? AND user_id = ?", table_id, user_id
    )
    return {(row["name"], row["mark"]): tuple(msgspec.json.decode(row["steps"])) for row in rows}


async def keep_premove(
    transaction: Transaction, table_id: int, user_id: int, name: str, mark: str, steps: tuple[str, ...]
) -> None:
    """Replaces that list. It may be empty: then the premove is to be removed."""
    await transaction.run(
        "INSERT INTO premove_drafts (table_id, user_id, name, mark, steps) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, user_id, name) DO UPDATE SET mark = excluded.mark, steps = excluded.steps",
        table_id, user_id, name, mark, msgspec.json.encode(steps).decode(),
    )  # fmt: skip


async def drop_premove(transaction: Transaction, table_id: int, user_id: int, name: str) -> None:
    await transaction.run(
        "DELETE FROM premove_drafts WHERE table_id = ? AND user_id = ? AND name = ?", table_id, user_id, name
    )
