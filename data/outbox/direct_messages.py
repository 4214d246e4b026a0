"""Direct messages that belong to no table."""

from typing import Any

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.outbox.outbox import MemberKind
from data.people import people


async def put(transaction: Transaction, user_id: int, kind: MemberKind, now: float, **payload: Any) -> float:
    """Queues a message for when it is not quiet time; returns when that is. One that waits and says the same is
    enough."""
    due_at = (await people.person(transaction, user_id)).reminder_settings.after_quiet(now)
    await transaction.run(
        "DELETE FROM outbox WHERE user_id = ? AND kind = ? AND payload = ? AND tried_at IS NULL",
        user_id, kind, msgspec.json.encode(payload).decode(),
    )  # fmt: skip
    await outbox.add(transaction, ("member", user_id), kind, now, payload, due_at=due_at)
    return due_at


async def replan(transaction: Transaction, user_id: int, due_at: float, now: float) -> None:
    """The member's quiet hours have changed: what waits for the end of earlier ones is due then."""
    await transaction.run(
        "UPDATE outbox SET due_at = ? WHERE user_id = ? AND due_at > ? AND attempts <= 1 AND claimed_by IS NULL",
        due_at, user_id, now,
    )  # fmt: skip
