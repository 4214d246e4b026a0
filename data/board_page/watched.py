"""What open pages wait for: changes of their tables, and of the plans there. For all of them at once: there may be a
thousand."""

from collections.abc import Collection

import msgspec

from data.engines.store import Transaction

TOGETHER = 500
"""So many tables are asked for in one statement."""

Plans = dict[tuple[int, int], tuple[int, tuple[str, ...]]]
"""By table and seat the plan that is kept: the version of the seat at which it was begun, and its steps."""


async def versions(transaction: Transaction, table_ids: Collection[int]) -> dict[int, int]:
    """The versions of these tables."""
    found: dict[int, int] = {}
    for part in _parts(table_ids):
        rows = await transaction.rows(f"SELECT id, version FROM tables WHERE id IN ({_marks(part)})", *part)
        found |= {int(row["id"]): int(row["version"]) for row in rows}
    return found


async def plans(transaction: Transaction, table_ids: Collection[int]) -> Plans:
    """The plans that are kept at these tables."""
    found: Plans = {}
    for part in _parts(table_ids):
        rows = await transaction.rows(
            f"SELECT table_id, seat, version, steps FROM drafts WHERE table_id IN ({_marks(part)})", *part
        )
        found |= {
            (int(row["table_id"]), int(row["seat"])): (int(row["version"]), tuple(msgspec.json.decode(row["steps"])))
            for row in rows
        }
    return found


def _parts(table_ids: Collection[int]) -> list[list[int]]:
    ordered = sorted(table_ids)
    return [ordered[first : first + TOGETHER] for first in range(0, len(ordered), TOGETHER)]


def _marks(part: list[int]) -> str:
    return ", ".join("?" for _ in part)
