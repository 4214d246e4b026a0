"""Since when a table waits for a player, and when they were notified: what reminders are scheduled from.

A wait begins when a seat gets a pending decision, and ends when it has none or changes hands. Its next reminder is a
timer of kind ``remind``; whether it is still wanted is checked when it falls due.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from data.engines.store import Row, Transaction
from data.people import people
from data.people.people import Person
from data.people.reminder_schedule import (
    APART,
    ReminderKind,
    ReminderSettings,
    kind_at,
    next_ring,
)
from data.tables import presence, timers
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
    slug: str
    seat: int
    since: float
    deadline: float | None


class Seated(msgspec.Struct, frozen=True):
    """What is known of a seat and who holds it: its ``wait``, and who was ``notified`` of its pending decision; the
    ``person`` (the defaults for a bot player), when they were last active at the table, and how many other tables wait
    for them; whether the seat was sent a hand that still exists."""

    wait: Wait | None
    notified: int | None
    person: Person
    seen_at: float | None
    others: int
    has_hand: bool

    @property
    def free(self) -> "_Free":
        return _Free(self.person.reminder_settings, self.seen_at)


async def seated(transaction: Transaction, table_id: int) -> list[Seated]:
    """The seats of a table that has begun, in order: all that a change asks of them, in one statement."""
    rows = await transaction.rows(
        "SELECT s.table_id, s.seat, s.user_id AS holder, w.user_id AS waits_for, w.since, w.rung_at, w.calls,"
        " w.paused_at, n.user_id AS notified, v.seen_at, h.message_id AS hand, p.*,"
        " (SELECT COUNT(*) FROM pending_turns o"
        " WHERE o.user_id = s.user_id AND o.table_id <> s.table_id AND o.paused_at IS NULL) AS others"
        " FROM seats s"
        " LEFT JOIN pending_turns w ON w.table_id = s.table_id AND w.seat = s.seat"
        " LEFT JOIN notified n ON n.table_id = s.table_id AND n.seat = s.seat"
        " LEFT JOIN hands h ON h.table_id = s.table_id AND h.seat = s.seat"
        " LEFT JOIN presence v ON v.table_id = s.table_id AND v.user_id = s.user_id"
        " LEFT JOIN people p ON p.user_id = s.user_id"
        " WHERE s.table_id = ? ORDER BY s.seat",
        table_id,
    )
    return [
        Seated(
            None if row["waits_for"] is None else _wait(row, row["waits_for"]),
            row["notified"],
            Person(row["holder"] or people.GONE) if row["user_id"] is None else people.of_row(row),
            row["seen_at"],
            row["others"],
            row["hand"] is not None,
        )
        for row in rows
    ]


async def update(
    transaction: Transaction,
    table_id: int,
    game: AnyGame,
    table: core.Table,
    seats: Sequence[Seated],
    newly: Collection[int],
    now: float,
) -> dict[int, float]:
    """Begins and ends the waits that this position asks for; returns when the next reminders are due, by seat.
    ``newly`` are the seats with another pending decision than before."""
    owing = core.owing(game, table)
    ended: list[tuple[int, int]] = []
    kept: list[Wait] = []
    reminders: dict[int, float] = {}
    for seat, (player, seated) in enumerate(zip(table.players, seats, strict=True)):
        wait = seated.wait
        if wait is not None and (seat not in owing or wait.user_id != player.user_id):
            ended.append((table_id, seat))
            wait = None
        if seat not in owing or player.user_id is None:
            continue
        if table.paused or core.is_away(table, seat):
            if wait is not None and wait.paused_at is None:
                kept.append(msgspec.structs.replace(wait, paused_at=now))
            continue
        if wait is not None and wait.paused_at is not None:
            wait = _resumed(wait, now - wait.paused_at)
            if wait.calls and seated.notified != player.user_id:
                wait = msgspec.structs.replace(wait, rung_at=now)  # back from vacation: the table notifies again
        elif wait is None or seat in newly:
            called = seat not in newly and seated.notified == player.user_id
            wait = _begun(table_id, seat, player.user_id, now, called, seated)
        if wait != seated.wait:
            kept.append(wait)
        ring_at = seated.free.next_after(wait, player.deadline)
        if ring_at is not None:
            reminders[seat] = ring_at
    await transaction.many("DELETE FROM pending_turns WHERE table_id = ? AND seat = ?", ended)
    await _keep(transaction, *kept)
    return reminders


def _resumed(wait: Wait, pause: float) -> Wait:
    """Resumes a wait: a pause does not count. After a long one the player is notified anew."""
    rung_at = None if wait.rung_at is None or pause >= FORGOTTEN else wait.rung_at + pause
    return msgspec.structs.replace(wait, since=wait.since + pause, rung_at=rung_at, paused_at=None)


def _begun(table_id: int, seat: int, user_id: int, now: float, called: bool, seated: Seated) -> Wait:
    """A new wait. The notification comes by itself, but not in quiet time, not for a player who has just been at the
    table, not beside many others where these come as a digest, and not where they were ``called`` while none could
    come."""
    few = not seated.person.digest or seated.others < MANY
    rings = not called and few and seated.free.at(now) <= now
    return Wait(table_id, seat, user_id, now, now if rings else None, rings)


class _Free(msgspec.Struct, frozen=True):
    """When a player may be notified at a table: by their ``reminder_settings``, and not just after their last visit
    (``seen_at``)."""

    reminder_settings: ReminderSettings
    seen_at: float | None

    def at(self, moment: float) -> float:
        """From when on they may be notified, not before ``moment``."""
        if self.seen_at is not None:
            moment = max(moment, self.seen_at + presence.PRESENT)
        return self.reminder_settings.after_quiet(moment)

    def next_after(self, wait: Wait, deadline: float | None) -> float | None:
        """When the next reminder of a wait is due; ``None`` where none is left."""
        ring = next_ring(wait.since, deadline, self.reminder_settings, wait.rung_at)
        return None if ring is None else self.at(ring.at)


async def _free(transaction: Transaction, table_id: int, user_id: int) -> _Free:
    person = await people.person(transaction, user_id)
    return _Free(person.reminder_settings, await presence.seen_at(transaction, table_id, user_id))


async def _plan(transaction: Transaction, wait: Wait) -> None:
    """Sets the timer of the next reminder, if one is left."""
    free = await _free(transaction, wait.table_id, wait.user_id)
    ring_at = free.next_after(wait, await _deadline_of(transaction, wait))
    if ring_at is None:
        await timers.drop_at(transaction, wait.table_id, "remind", wait.seat)
    else:
        await timers.put(transaction, wait.table_id, "remind", wait.seat, ring_at)


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
        f"SELECT w.table_id, g.slug, w.seat, w.since, {_DEADLINE} AS deadline FROM pending_turns w"
        " JOIN tables g ON g.id = w.table_id"
        " WHERE w.user_id = ? AND w.paused_at IS NULL ORDER BY deadline NULLS LAST, w.since, w.table_id",
        user_id,
    )
    return [PendingTable(row["table_id"], row["slug"], row["seat"], row["since"], row["deadline"]) for row in rows]


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


async def newest(transaction: Transaction, wait: Wait) -> Wait | None:
    """A wait that was read before the transaction, as it is now; ``None`` where the table does not wait for this player
    any more."""
    found = await find(transaction, wait.table_id, wait.seat)
    return found if found is not None and found.user_id == wait.user_id else None


async def rung(transaction: Transaction, wait: Wait, now: float) -> None:
    """The player was reminded, or notified otherwise; schedules the next reminder, if the table still waits."""
    await _change(transaction, wait, rung_at=now)


async def hold(transaction: Transaction, wait: Wait) -> None:
    """The turn notification was held back, in quiet time or beside many others: the first reminder comes as soon as it
    may, if the table still waits."""
    await _change(transaction, wait, rung_at=None, calls=False)


async def _change(transaction: Transaction, wait: Wait, **fields: Any) -> None:
    """Changes a wait, and schedules its next reminder, if the table still waits."""
    found = await newest(transaction, wait)
    if found is not None:
        found = msgspec.structs.replace(found, **fields)
        await _keep(transaction, found)
        await _plan(transaction, found)


async def replan(transaction: Transaction, user_id: int, now: float) -> None:
    """The player's settings have changed: reschedules all their reminders from now on."""
    for wait in await _all(transaction, "w.user_id = ? AND w.paused_at IS NULL", user_id):
        if wait.rung_at is not None:
            wait = msgspec.structs.replace(wait, rung_at=max(wait.rung_at, now - APART))
        await _plan(transaction, wait)


_DEADLINE = """(SELECT t.due_at FROM timers t
    WHERE t.table_id = w.table_id AND t.seat = w.seat AND t.kind = 'deadline')"""


async def _deadline_of(transaction: Transaction, wait: Wait) -> float | None:
    row = await transaction.row(
        f"SELECT {_DEADLINE} AS deadline FROM pending_turns w WHERE w.table_id = ? AND w.seat = ?",
        wait.table_id,
        wait.seat,
    )
    return None if row is None else row["deadline"]


async def _keep(transaction: Transaction, *waits: Wait) -> None:
    await transaction.many(
        "INSERT INTO pending_turns (table_id, seat, user_id, since, rung_at, calls, paused_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET user_id = excluded.user_id,"
        " since = excluded.since, rung_at = excluded.rung_at, calls = excluded.calls, paused_at = excluded.paused_at",
        [msgspec.structs.astuple(wait) for wait in waits],
    )


async def _all(transaction: Transaction, where: str, *values: int) -> list[Wait]:
    rows = await transaction.rows(f"SELECT w.* FROM pending_turns w WHERE {where}", *values)
    return [_wait(row, row["user_id"]) for row in rows]


def _wait(row: Row, user_id: int) -> Wait:
    return Wait(
        row["table_id"], row["seat"], user_id, row["since"], row["rung_at"], bool(row["calls"]), row["paused_at"]
    )
