"""Private plans under way, one a seat. A plan belongs to the version of the seat it was begun on; once that has grown
the plan is void."""

import msgspec

from data.store import Transaction


async def steps_of(transaction: Transaction, table_id: int, seat: int, version: int) -> tuple[str, ...]:
    """The gathered steps; empty when there are none for this version."""
    row = await transaction.row(
        "SELECT steps FROM drafts WHERE table_id = ? AND seat = ? AND version = ?", table_id, seat, version
    )
    return tuple(msgspec.json.decode(row["steps"])) if row else ()


async def keep(transaction: Transaction, table_id: int, seat: int, version: int, steps: tuple[str, ...]) -> None:
    """Replaces the plan; no steps remove it."""
    if not steps:
        await transaction.run("DELETE FROM drafts WHERE table_id = ? AND seat = ?", table_id, seat)
        return
    await transaction.run(
        "INSERT INTO drafts (table_id, seat, version, steps) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat) DO UPDATE SET version = excluded.version, steps = excluded.steps",
        table_id, seat, version, msgspec.json.encode(steps).decode(),
    )  # fmt: skip
