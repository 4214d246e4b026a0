"""Durable timers: one table of due times. What falls due is looked at again when it does: a timer is a hint, the
table decides."""

import msgspec

from data.store import Store, Transaction
from rules.core import table as core
from rules.core.contract import AnyGame

QUIET = 5 * 24 * 3600.0
"""Seconds without a post after which a table's thread is refreshed: Discord archives it after a week."""
THREAD = -1
"""Stands for the seat of a timer that belongs to the table's thread."""
IN_TIME = 3600.0
"""So many seconds before somebody's time runs out their vacation begins by itself."""
AT_LAST = 60.0
"""The same where there was less time from the start, or where they have come back with no more: they may use it."""
BOT_PAUSE = 2.0
"""Seconds the bot player takes before it moves, so that people can follow."""


class Timer(msgspec.Struct, frozen=True):
    """``kind``: deadline, leave, return, remind, bot, thread. ``times`` counts how often it was put off."""

    table_id: int
    kind: str
    seat: int
    due_at: float
    times: int


async def wind(
    transaction: Transaction,
    table_id: int,
    game: AnyGame,
    table: core.Table,
    now: float,
    bot_pause: float = BOT_PAUSE,
) -> None:
    """Sets the timers that this position of the table asks for, and drops the others. When somebody is reminded is
    planned by ``data/waits.py``."""
    owing = () if table.paused else core.owing(game, table)
    idle: list[tuple[int, int]] = []
    wanted: list[tuple[int, str, int, float]] = []
    for seat, player in enumerate(table.players):
        if player.away is not None:
            wanted.append((table_id, "return", seat, player.away))
        if seat not in owing or core.is_away(table, seat):
            idle.append((table_id, seat))
            continue
        if player.user_id is None:
            await drop_at(transaction, table_id, "remind", seat)
            wanted.append((table_id, "bot", seat, now + bot_pause))
        elif player.deadline is not None:
            wanted.append((table_id, "deadline", seat, player.deadline))
            if player.late is None and not player.new and not core.is_alone(table, seat):
                early, late = player.deadline - IN_TIME, player.deadline - AT_LAST
                wanted.append((table_id, "leave", seat, early if early > now else max(now, late)))
    await transaction.many("DELETE FROM timers WHERE table_id = ? AND seat = ?", idle)
    await transaction.many(_PUT, wanted)


async def watch_thread(transaction: Transaction, table_id: int, due_at: float) -> None:
    """The table's thread is looked after from then on."""
    await put(transaction, table_id, "thread", THREAD, due_at)


async def put(transaction: Transaction, table_id: int, kind: str, seat: int, due_at: float) -> None:
    """Sets a timer, in place of one of the same kind."""
    await transaction.run(_PUT, table_id, kind, seat, due_at)


_PUT = (
    "INSERT INTO timers (table_id, kind, seat, due_at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, kind, seat) DO UPDATE SET due_at = excluded.due_at, times = 0"
)
_AS_READ = "table_id = ? AND kind = ? AND seat = ? AND due_at = ?"
"""The row as it was read: one wound anew since then is another timer, and stays."""


async def postpone(transaction: Transaction, timer: Timer, due_at: float) -> None:
    """The same timer again, later."""
    await transaction.run(
        f"UPDATE timers SET due_at = ?, times = ? WHERE {_AS_READ}",
        due_at, timer.times + 1, timer.table_id, timer.kind, timer.seat, timer.due_at,
    )  # fmt: skip


async def stands(transaction: Transaction, timer: Timer) -> bool:
    """Whether it was neither dropped nor wound anew since it was read."""
    values = timer.table_id, timer.kind, timer.seat, timer.due_at
    return await transaction.row(f"SELECT 1 FROM timers WHERE {_AS_READ}", *values) is not None


async def drop_at(transaction: Transaction, table_id: int, kind: str, seat: int) -> None:
    """Drops the timer of a kind, whenever it is due."""
    await transaction.run("DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", table_id, kind, seat)


async def drop(transaction: Transaction, timer: Timer) -> None:
    """The timer is seen to, or asks for nothing any more."""
    await transaction.run(f"DELETE FROM timers WHERE {_AS_READ}", timer.table_id, timer.kind, timer.seat, timer.due_at)


async def due(store: Store, now: float, limit: int = 20) -> list[Timer]:
    """What has fallen due, oldest first."""
    rows = await store.reading.rows("SELECT * FROM timers WHERE due_at <= ? ORDER BY due_at LIMIT ?", now, limit)
    return [Timer(row["table_id"], row["kind"], row["seat"], row["due_at"], row["times"]) for row in rows]


async def next_due(store: Store, after: float = 0.0) -> float | None:
    """When the first timer behind ``after`` falls due; ``None`` when there is none."""
    row = await store.reading.row("SELECT MIN(due_at) FROM timers WHERE due_at > ?", after)
    return None if row is None or row[0] is None else float(row[0])
