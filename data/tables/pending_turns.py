"""Since when a table waits for a player, and when they were notified: what reminders are scheduled from.

A wait begins when a seat gets a pending decision, and ends when it has none or changes hands. Its next reminder is a
timer of kind ``remind``; whether it is still wanted is checked when it falls due.
"""

from collections.abc import Collection

import msgspec

from data.engines.store import Transaction
from data.people import people
from data.people.reminder_schedule import (
    APART,
    ReminderKind,
    ReminderSettings,
    kind_at,
    next_ring,
)
from data.tables import notified, presence, timers
from data.tables.timers import Timer
from rules.core.contract import AnyGame
from rules.table import table as core

MANY = 3
"""With more waiting tables than these there is one digest instead of a message each."""


class Wait(msgspec.Struct, frozen=True):
    """A decision that has been pending ``since`` then. ``calls``: the turn notification itself counts as the first
    reminder; the rest are scheduled from ``rung_at``, when the player was last notified of it. ``paused_at``: since
    when the table is paused, if it is."""

    table_id: int
    seat: int
    user_id: int
    since: float
    rung_at: float | None
    calls: bool
    paused_at: float | None = None

    def is_long(self, now: float) -> bool:
        """Whether the table has waited so long that the others may have the player reminded."""
        return now - self.since >= LONG


LONG = 24 * 3600.0
"""Seconds after which the others may have a player reminded."""


FORGOTTEN = 3600.0
"""Seconds of a pause after which the player is notified again when the clock resumes, as of a new turn."""


class PendingTable(msgspec.Struct, frozen=True):
    """A table that waits for a player: since when, and until when (``None``: without end)."""

    table_id: int
    seat: int
    since: float
    deadline: float | None


async def update(
    transaction: Transaction, table_id: int, game: AnyGame, table: core.Table, newly: Collection[int], now: float
) -> None:
    """Begins and ends the waits that this position asks for, and schedules their next reminders. ``newly`` are the
    seats with another pending decision than before."""
    found = {one.seat: one for one in await _all(transaction, "w.table_id = ?", table_id)}
    owing = core.owing(game, table)
    for seat, player in enumerate(table.players):
        wait, free = found.get(seat), None
        if wait is not None and (seat not in owing or wait.user_id != player.user_id):
            await transaction.run("DELETE FROM pending_turns WHERE table_id = ? AND seat = ?", table_id, seat)
            wait = None
        if seat not in owing or player.user_id is None:
            continue
        if table.paused or core.is_away(table, seat):
            await transaction.run(
                "UPDATE pending_turns SET paused_at = COALESCE(paused_at, ?) WHERE table_id = ? AND seat = ?",
                now, table_id, seat,
            )  # fmt: skip
            continue
        if wait is not None and wait.paused_at is not None:
            wait = _resumed(wait, now - wait.paused_at)
            if wait.calls and not await notified.was_called(transaction, table_id, seat, player.user_id):
                wait = msgspec.structs.replace(wait, rung_at=now)  # back from vacation: the table notifies again
        elif wait is None or seat in newly:
            called = seat not in newly and await notified.was_called(transaction, table_id, seat, player.user_id)
            free = await _free(transaction, table_id, player.user_id)
            wait = await _begun(transaction, table_id, seat, player.user_id, now, called, free)
        if wait != found.get(seat):
            await _keep(transaction, wait)
        await _plan(transaction, wait, player.deadline, free)


def _resumed(wait: Wait, pause: float) -> Wait:
    """Resumes a wait: a pause does not count. After a long one the player is notified anew."""
    rung_at = None if wait.rung_at is None or pause >= FORGOTTEN else wait.rung_at + pause
    return msgspec.structs.replace(wait, since=wait.since + pause, rung_at=rung_at, paused_at=None)


async def _begun(
    transaction: Transaction, table_id: int, seat: int, user_id: int, now: float, called: bool, free: "_Free"
) -> Wait:
    """A new wait. The notification comes by itself, but not in quiet time, not for a player who has just been at the
    table, not beside many others where these come as a digest, and not where they were ``called`` while none could
    come."""
    others = [one for one in await waiting(transaction, user_id) if (one.table_id, one.seat) != (table_id, seat)]
    few = not free.digest or len(others) < MANY
    rings = not called and few and free.at(now) <= now
    return Wait(table_id, seat, user_id, now, now if rings else None, rings)


class _Free(msgspec.Struct, frozen=True):
    """When a player may be notified at a table: by their ``reminder_settings``, and not just after their last visit
    (``seen_at``). ``digest``: many tables come in one message."""

    reminder_settings: ReminderSettings
    seen_at: float | None
    digest: bool

    def at(self, moment: float) -> float:
        """From when on they may be notified, not before ``moment``."""
        if self.seen_at is not None:
            moment = max(moment, self.seen_at + presence.PRESENT)
        return self.reminder_settings.after_quiet(moment)


async def _free(transaction: Transaction, table_id: int, user_id: int) -> _Free:
    person = await people.person(transaction, user_id)
    return _Free(person.reminder_settings, await presence.seen_at(transaction, table_id, user_id), bool(person.digest))


async def _plan(transaction: Transaction, wait: Wait, deadline: float | None, free: _Free | None = None) -> None:
    """Sets the timer of the next reminder, if one is left."""
    free = free or await _free(transaction, wait.table_id, wait.user_id)
    ring = next_ring(wait.since, deadline, free.reminder_settings, wait.rung_at)
    if ring is None:
        await timers.drop_at(transaction, wait.table_id, "remind", wait.seat)
        return
    await timers.put(transaction, wait.table_id, "remind", wait.seat, free.at(ring.at))


async def find(transaction: Transaction, table_id: int, seat: int) -> Wait | None:
    """The wait of a seat; ``None`` where it has none."""
    found = await _all(transaction, "w.table_id = ? AND w.seat = ?", table_id, seat)
    return found[0] if found else None


async def others(transaction: Transaction, table_id: int, user_id: int) -> list[Wait]:
    """The waits of the other players at a table whose clocks run."""
    return await _all(transaction, "w.table_id = ? AND w.user_id <> ? AND w.paused_at IS NULL", table_id, user_id)


async def waiting(transaction: Transaction, user_id: int) -> list[PendingTable]:
    """The tables that wait for a player, without paused ones: least time first, then the longest waiting."""
    rows = await transaction.rows(
        f"SELECT w.table_id, w.seat, w.since, {_DEADLINE} AS deadline FROM pending_turns w"
        " WHERE w.user_id = ? AND w.paused_at IS NULL ORDER BY deadline NULLS LAST, w.since, w.table_id",
        user_id,
    )
    return [PendingTable(row["table_id"], row["seat"], row["since"], row["deadline"]) for row in rows]


class Due(msgspec.Struct, frozen=True):
    """A reminder that has fallen due: its wait, its kind, and the decision's deadline (``None``: without end)."""

    wait: Wait
    kind: ReminderKind
    until: float | None


async def due(transaction: Transaction, timer: Timer, now: float) -> Due | None:
    """The reminder for which a timer has fallen due. ``None`` where none is to be sent now: the wait is over or another
    one, or the reminder must come later, which is then scheduled. Where the time itself is over, as the bot was down
    for long, the vote about the seat notifies the player instead."""
    if not await timers.stands(transaction, timer):
        return None
    wait = await find(transaction, timer.table_id, timer.seat)
    if wait is None or wait.paused_at is not None:
        await timers.drop(transaction, timer)
        return None
    free = await _free(transaction, wait.table_id, wait.user_id)
    if free.at(now) > now:
        await timers.postpone(transaction, timer, free.at(now))
        return None
    deadline = await _deadline_of(transaction, wait)
    if deadline is not None and deadline <= now:
        await rung(transaction, wait, now)
        return None
    return Due(wait, kind_at(wait.since, deadline, free.reminder_settings, now), deadline)


async def put_off(transaction: Transaction, timer: Timer, due: Due, until: float, now: float) -> None:
    """Postpones the reminder to ``until``, or to the next scheduled one, if that is sooner."""
    free = await _free(transaction, due.wait.table_id, due.wait.user_id)
    ring = next_ring(due.wait.since, due.until, free.reminder_settings, now)
    await timers.postpone(transaction, timer, free.at(until if ring is None else min(until, ring.at)))


async def rung(transaction: Transaction, wait: Wait, now: float) -> None:
    """The player was reminded, or notified otherwise; schedules the next reminder."""
    wait = msgspec.structs.replace(wait, rung_at=now)
    await _keep(transaction, wait)
    await _plan(transaction, wait, await _deadline_of(transaction, wait))


async def hold(transaction: Transaction, wait: Wait) -> None:
    """The turn notification was held back, in quiet time or beside many others: the first reminder comes as soon as it
    may."""
    wait = msgspec.structs.replace(wait, rung_at=None, calls=False)
    await _keep(transaction, wait)
    await _plan(transaction, wait, await _deadline_of(transaction, wait))


async def replan(transaction: Transaction, user_id: int, now: float) -> None:
    """The player's settings have changed: reschedules all their reminders from now on."""
    for wait in await _all(transaction, "w.user_id = ? AND w.paused_at IS NULL", user_id):
        if wait.rung_at is not None:
            wait = msgspec.structs.replace(wait, rung_at=max(wait.rung_at, now - APART))
        await _plan(transaction, wait, await _deadline_of(transaction, wait))


_DEADLINE = """(SELECT t.due_at FROM timers t
    WHERE t.table_id = w.table_id AND t.seat = w.seat AND t.kind = 'deadline')"""


async def _deadline_of(transaction: Transaction, wait: Wait) -> float | None:
    row = await transaction.row(
        f"SELECT {_DEADLINE} AS deadline FROM pending_turns w WHERE w.table_id = ? AND w.seat = ?",
        wait.table_id,
        wait.seat,
    )
    return None if row is None else row["deadline"]


async def _keep(transaction: Transaction, wait: Wait) -> None:
    await transaction.run(
        "INSERT INTO pending_turns (table_id, seat, user_id, since, rung_at, calls, paused_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id,"
        " since = excluded.since, rung_at = excluded.rung_at, calls = excluded.calls, paused_at = excluded.paused_at",
        wait.table_id, wait.seat, wait.user_id, wait.since, wait.rung_at, wait.calls, wait.paused_at,
    )  # fmt: skip


async def _all(transaction: Transaction, where: str, *values: int) -> list[Wait]:
    rows = await transaction.rows(f"SELECT w.* FROM pending_turns w WHERE {where}", *values)
    return [
        Wait(
            row["table_id"], row["seat"], row["user_id"], row["since"], row["rung_at"], bool(row["calls"]),
            row["paused_at"],
        )
        for row in rows
    ]  # fmt: skip
