"""How many direct messages of a kind may be sent in a while: Discord blocks bots that write to many people at once, or
open many direct messages. Each kind has a window of its own, so that none starves another. Calls and hands have none:
they are sent to whoever has just been asked."""

from data.engines.store import Transaction

WINDOW = 2 * 3600.0
"""Seconds in which so many may be sent."""
REMINDER, DIGEST, NUDGE, MESSAGE, OPENING = "reminder", "digest", "nudge", "message", "opening"
"""The kinds that are counted; the last are direct messages that are opened for the first time."""
MOST = {REMINDER: 60, DIGEST: 60, NUDGE: 60, MESSAGE: 60, OPENING: 40}


async def spend(transaction: Transaction, kind: str, now: float) -> bool:
    """Counts one more of a kind; false, and counts nothing, where there were as many as may be."""
    await transaction.run("DELETE FROM spent WHERE user_id IS NULL AND at <= ?", now - WINDOW)
    row = await transaction.row("SELECT COUNT(*) FROM spent WHERE user_id IS NULL AND kind = ?", kind)
    if row is not None and row[0] >= MOST[kind]:
        return False
    await transaction.run("INSERT INTO spent (kind, at) VALUES (?, ?)", kind, now)
    return True
