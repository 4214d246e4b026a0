"""Durable timers: one table of due times. A timer is a hint: when it falls due, the table is read and decides."""

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from data.engines.store import NO_TABLE, Store, Transaction
from rules.core.contract import AnyGame
from rules.table import table as core

QUIET = 5 * 24 * 3600.0
"""Seconds without a post after which a table's thread is refreshed: Discord archives it after a week."""
THREAD = -1
"""In place of a seat for the timer of the table's thread."""
IN_TIME = 3600.0
"""Seconds before a player's time runs out at which their vacation begins by itself."""
AT_LAST = 60.0
"""The same where there was less time from the start, or where they have come back with no more: they may use it."""
IDLE, IDLE_NOTICE = 30 * 24 * 3600.0, 7 * 24 * 3600.0
"""Seconds without a move after which a table without a clock asks whether anyone still plays, and then until it
closes."""
LONG_PAUSE, PAUSE_NOTICE = 2 * 24 * 3600.0, 24 * 3600.0
"""For pauses of more seconds than the first, players are notified the second before their end."""
BOT_PAUSE, AMONG_BOTS = 2.0, 0.2
"""Seconds that a bot player waits before it moves, so that people can follow, and where nobody but bot players plays
on."""


TimerKind = Literal["deadline", "leave", "return", "remind", "bot", "thread", "still", "ring"]


class Timer(msgspec.Struct, frozen=True):
    """``times``: how often it was put off."""

    table_id: int
    kind: TimerKind
    seat: int
    due_at: float
    times: int


async def update(
    transaction: Transaction,
    table_id: int,
    game: AnyGame,
    table: core.Table,
    reminders: Mapping[int, float],
    now: float,
    bot_pause: float = BOT_PAUSE,
) -> None:
    """Sets the timers that this position asks for, and drops the others. ``reminders`` are those that
    ``data/tables/pending_turns.py`` schedules, by seat."""
    owing = () if table.paused else core.owing(game, table)
    wanted: list[tuple[int, TimerKind, int, float]] = []
    for seat, player in enumerate(table.players):
        if player.away is not None:
            wanted.append((table_id, "return", seat, player.away))
        if seat not in owing or core.is_away(table, seat):
            continue
        if seat in reminders:
            wanted.append((table_id, "remind", seat, reminders[seat]))
        if player.user_id is None:
            wanted.append((table_id, "bot", seat, now + bot_pause))
        elif player.deadline is not None:
            wanted.append((table_id, "deadline", seat, player.deadline))
            asked = player.late is not None or player.spared is not None
            if not asked and not player.new and not core.is_alone(table, seat):
                early, late = player.deadline - IN_TIME, player.deadline - AT_LAST
                wanted.append((table_id, "leave", seat, early if early > now else max(now, late)))
    still = _next_look(table, now)
    if still is not None:
        wanted.append((table_id, "still", THREAD, still))
    await transaction.run("DELETE FROM timers WHERE table_id = ? AND (seat >= 0 OR kind = 'still')", table_id)
    await transaction.many(_PUT, wanted)


def _next_look(table: core.Table, now: float) -> float | None:
    """When a table that stands still is next checked; ``None`` where it does not (see :mod:`data.seats.standstill`)."""
    if table.ended:
        return None
    if table.pause is None:
        return now + IDLE if table.clock is None else None
    since, until = table.pause.since, table.pause.until
    if until is None:
        return now
    notice_at = until - PAUSE_NOTICE
    return notice_at if until - since > LONG_PAUSE and notice_at > now else until


async def watch_thread(transaction: Transaction, table_id: int, due_at: float) -> None:
    """Sets when the table's thread is next checked."""
    await put(transaction, table_id, "thread", THREAD, due_at)


async def put(transaction: Transaction, table_id: int, kind: TimerKind, seat: int, due_at: float) -> None:
    """Sets a timer, in place of one of the same kind."""
    await transaction.run(_PUT, table_id, kind, seat, due_at)


_PUT = (
    "INSERT INTO timers (table_id, kind, seat, due_at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (table_id, kind, seat) DO UPDATE SET due_at = excluded.due_at, times = 0, claimed_by = NULL"
)
_AS_READ = "table_id = ? AND kind = ? AND seat = ? AND due_at = ?"
"""The row as it was read: one that was reset since is another timer, and stays."""


def _as_read(timer: Timer) -> tuple[int, TimerKind, int, float]:
    return timer.table_id, timer.kind, timer.seat, timer.due_at


async def postpone(transaction: Transaction, timer: Timer, due_at: float) -> None:
    """Postpones the same timer."""
    await transaction.run(
        f"UPDATE timers SET due_at = ?, times = ?, claimed_by = NULL WHERE {_AS_READ}",
        due_at, timer.times + 1, *_as_read(timer),
    )  # fmt: skip


async def delay(transaction: Transaction, timer: Timer, due_at: float) -> None:
    """Postpones the same timer without counting it."""
    await transaction.run(f"UPDATE timers SET due_at = ?, claimed_by = NULL WHERE {_AS_READ}", due_at, *_as_read(timer))


async def stands(transaction: Transaction, timer: Timer) -> bool:
    """Whether it was neither dropped nor reset since it was read."""
    return await transaction.row(f"SELECT 1 FROM timers WHERE {_AS_READ}", *_as_read(timer)) is not None


async def drop_at(transaction: Transaction, table_id: int, kind: TimerKind, seat: int) -> None:
    """Drops the timer of a kind, whenever it is due."""
    await transaction.run("DELETE FROM timers WHERE table_id = ? AND kind = ? AND seat = ?", table_id, kind, seat)


async def drop(transaction: Transaction, timer: Timer) -> None:
    """Drops a timer that was handled, or is not wanted any more."""
    await transaction.run(f"DELETE FROM timers WHERE {_AS_READ}", *_as_read(timer))


async def due(
    store: Store, now: float, me: int | None = None, busy: Collection[int] = (), limit: int = 20
) -> list[Timer]:
    """What has fallen due at tables that are not ``busy``, and of which no process other than ``me`` has claimed a
    timer, oldest first: those of one table are handled in order."""
    free = (
        "NOT EXISTS (SELECT 1 FROM timers other"
        " WHERE other.table_id = timers.table_id AND other.claimed_by <> COALESCE(?, 0))"
    )
    if busy:
        free += f" AND table_id NOT IN ({', '.join('?' * len(busy))})"
    return await _timers(store.reading, f"due_at <= ? AND {free} ORDER BY due_at LIMIT ?", now, me, *busy, limit)


async def claim(store: Store, me: int, found: Collection[Timer], now: float) -> list[Timer]:
    """Claims what has fallen due, as far as no other process has claimed it or is about to change it. This only saves
    duplicate work: the effects of a timer are checked again when they are carried out. With a single process nothing is
    written."""
    if not store.is_shared or not found:
        return list(found)

    async def work(transaction: Transaction) -> list[Timer]:
        claimed: list[Timer] = []
        for timer in found:
            claimed += await _timers(
                transaction,
                f"{_AS_READ} AND (claimed_by IS NULL OR claimed_by = ?)"
                f" AND EXISTS (SELECT 1 FROM processes WHERE id = ?){transaction.skip_locked}",
                *_as_read(timer), me, me,
            )  # fmt: skip
        await transaction.many(
            f"UPDATE timers SET claimed_by = ? WHERE {_AS_READ}", [(me, *_as_read(timer)) for timer in claimed]
        )
        return claimed

    return await store.write(work, table=NO_TABLE)


async def _timers(transaction: Transaction, which: str, *values: float | str | None) -> list[Timer]:
    rows = await transaction.rows(f"SELECT * FROM timers WHERE {which}", *values)
    return [Timer(row["table_id"], row["kind"], row["seat"], row["due_at"], row["times"]) for row in rows]


async def next_due(store: Store, after: float = 0.0) -> float | None:
    """When the first timer after ``after`` falls due; ``None`` when there is none."""
    row = await store.reading.row("SELECT MIN(due_at) FROM timers WHERE due_at > ?", after)
    return None if row is None or row[0] is None else float(row[0])
