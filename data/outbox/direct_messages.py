"""Private messages to people that belong to no table."""

from typing import Any

import msgspec

from data.engines.store import Transaction
from data.outbox.queue import Queue
from data.people import people

MATCH, CLOCKS, OVER = "match", "clocks", "over"
"""What a letter is about: people who are brought together, other clocks that would do, a search that has ended."""
PAIRED, FREE, MOVED_UP, SOON, ABSENT, CALLED_OFF = "paired", "free", "moved-up", "soon", "absent", "called-off"
"""Of tournaments: a table in a round, a round without one, a place that has become free, a window that ends soon,
somebody who was not there, a tournament that was called off."""
OF_TOURNAMENTS = (PAIRED, FREE, MOVED_UP, SOON, ABSENT, CALLED_OFF)

LETTERS = Queue("letters", "user_id")


async def put(transaction: Transaction, user_id: int, kind: str, now: float, **payload: Any) -> float:
    """Promises a letter, for when it is not quiet time; answers when that is. One that waits and says the same is
    enough."""
    text = msgspec.json.encode(payload).decode()
    due_at = (await people.person(transaction, user_id)).reminder_settings.after_quiet(now)
    await transaction.run(
        "DELETE FROM letters WHERE user_id = ? AND kind = ? AND payload = ? AND tried_at IS NULL", user_id, kind, text
    )
    await LETTERS.put(transaction, user_id, kind, now, due_at, payload)
    return due_at
