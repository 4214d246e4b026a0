"""How many direct messages of a kind may be sent in a window: Discord blocks bots that write to many members at once,
or open many direct messages. Each kind has its own window, so that none starves another. Turn notifications and hands
have none: they go to members who have just been asked."""

from data.engines.store import Transaction

WINDOW = 2 * 3600.0
"""The length of a window in seconds."""
REMINDER, DIGEST, NUDGE, MESSAGE, OPENING = "reminder", "digest", "nudge", "message", "opening"
"""The kinds that are counted; the last are channels of direct messages opened for the first time."""
MOST = {REMINDER: 60, DIGEST: 60, NUDGE: 60, MESSAGE: 60, OPENING: 40}


async def spend(transaction: Transaction, kind: str, now: float) -> bool:
    """Counts one more of a kind; false, without counting, where the window is full."""
    await transaction.run("DELETE FROM spent WHERE user_id IS NULL AND at <= ?", now - WINDOW)
    row = await transaction.row("SELECT COUNT(*) FROM spent WHERE user_id IS NULL AND kind = ?", kind)
    if row is not None and row[0] >= MOST[kind]:
        return False
    await transaction.run("INSERT INTO spent (kind, at) VALUES (?, ?)", kind, now)
    return True
