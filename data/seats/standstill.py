"""Tables that stand still: a pause ends by itself, after a notice; a table without a clock that has been idle for weeks
asks whether anyone still plays, and closes.

One timer a table (``still``) serves both. It is a hint: what is due is read off the table. It is counted as put off
only where the table has asked.
"""

from data.engines.store import Transaction
from data.outbox import outbox
from data.tables import timers
from data.tables.tables import Tables
from data.tables.timers import Timer
from rules.table import pauses, timeouts


async def look(tables: Tables, transaction: Transaction, timer: Timer, now: float) -> None:
    """Does what is due at a table that stands still."""
    if not await timers.stands(transaction, timer):
        return
    row = await tables.row(timer.table_id, transaction)
    if row.status != "running":
        await timers.drop(transaction, timer)
        return
    game, table = tables.game(row), await tables.load(row, transaction)
    if table.pause is None and table.clock is not None:
        await timers.drop(transaction, timer)
        return
    if table.pause is None and not timer.times:
        idle_at = (await tables.entries(row, row.moves - 1))[-1].at + timers.IDLE
        if idle_at > now:  # tables from earlier versions are looked at in any case
            await timers.put(transaction, row.id, "still", timers.THREAD, idle_at)
            return
        await outbox.put(transaction, row.id, "idle", now)
        await timers.postpone(transaction, timer, now + timers.IDLE_NOTICE)
        return
    if table.pause is not None and table.pause.until is not None and table.pause.until > now:
        await outbox.put(transaction, row.id, "pause", now, since=table.pause.since, ends=True)
        await timers.delay(transaction, timer, table.pause.until)
        return
    change = timeouts.abandon(game, table, now) if table.pause is None else pauses.run_out(game, table, now)
    await timers.drop(transaction, timer)
    if change is not None:
        await tables.commit(transaction, row, table, change, now)


async def keep_open(transaction: Transaction, table_id: int, now: float) -> bool:
    """A player keeps the table open; false where it had not asked."""
    if await closes_at(transaction, table_id) is None:
        return False
    await timers.put(transaction, table_id, "still", timers.THREAD, now + timers.IDLE)
    return True


async def closes_at(transaction: Transaction, table_id: int) -> float | None:
    """When a table without a clock closes that asks if anyone still plays; ``None`` where it does not ask."""
    row = await transaction.row(
        "SELECT t.due_at FROM timers t JOIN tables at ON at.id = t.table_id"
        " WHERE t.table_id = ? AND t.kind = 'still' AND t.times > 0 AND at.clock IS NULL",
        table_id,
    )
    return None if row is None else float(row["due_at"])
