"""Vacations: so many hours a year for a person, which stop their clocks at all their tables at once.

One begins by a person's own word, or by itself before their time runs out, unless they want that otherwise. It ends by
their word, or when the hours are used up; one that began by itself ends with their next move, as they are back. A begun
hour counts as a whole one."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from math import ceil

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.tables import timers
from data.tables.tables import (
    Operation,
    Performed,
    Request,
    Tables,
)
from data.tables.timers import Timer
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table import pauses
from rules.table import table as core

HOUR = 3600.0
HOURS = 14 * 24
"""What everybody has in a calendar year, by UTC."""

Work = Callable[[Transaction], Awaitable[None]]
Step = Callable[[AnyGame, core.Table, int], core.Change | None]


class Vacation(msgspec.Struct, frozen=True):
    """What is known of somebody's vacations: the hours ``used`` in a ``year``, and, while they are away, ``since`` when
    and ``until`` when at the latest. ``automatic`` tells that one may begin by itself, ``by_itself`` that this one
    has."""

    user_id: int
    automatic: bool = True
    year: int = 0
    used: int = 0
    since: float | None = None
    until: float | None = None
    by_itself: bool = False

    def hours_left(self, now: float) -> int:
        """The whole hours that are left of this year's, a running vacation counted."""
        used = self.used if self.year == _year(now) else 0
        if self.since is not None:
            used = self.used + ceil((now - self.since) / HOUR)
        return max(0, HOURS - used)


async def find(transaction: Transaction, user_id: int) -> Vacation:
    """What is known of somebody, who need not be known at all."""
    row = await transaction.row("SELECT * FROM vacations WHERE user_id = ?", user_id)
    return Vacation(user_id) if row is None else msgspec.convert(dict(row), Vacation, strict=False)


async def begin(
    tables: Tables, transaction: Transaction, user_id: int, at: float, now: float, *, by_itself: bool = False
) -> Vacation:
    """Somebody is away from ``at`` on. Raises ``TableError`` when they are already, or have no hours left."""
    before = await find(transaction, user_id)
    if before.since is not None:
        raise TableError("vacation-begun")
    left = before.hours_left(at)
    if not left:
        raise TableError("vacation-used-up")
    year, until = _year(at), at + left * HOUR
    used = before.used if before.year == year else 0
    begun = msgspec.structs.replace(before, year=year, used=used, since=at, until=until, by_itself=by_itself)
    await _keep(transaction, begun)
    await _at_all_tables(
        tables,
        transaction,
        user_id,
        lambda game, table, seat: pauses.begin_vacation(game, table, seat, until, at),
        now,
    )
    return begun


async def end(tables: Tables, transaction: Transaction, user_id: int, now: float) -> Vacation:
    """Somebody is back. Raises ``TableError`` when they were not away."""
    before = await find(transaction, user_id)
    if before.since is None or before.until is None:
        raise TableError("vacation-not-begun")
    used = before.used + max(1, ceil((min(now, before.until) - before.since) / HOUR))
    ended = msgspec.structs.replace(before, used=min(HOURS, used), since=None, until=None, by_itself=False)
    await _keep(transaction, ended)
    await _at_all_tables(
        tables, transaction, user_id, lambda game, table, seat: pauses.end_vacation(game, table, seat, now), now
    )
    return ended


async def perform(
    tables: Tables, request: Request, operation: Operation, now: float
) -> tuple[Performed, Vacation | None]:
    """Carries one operation out for the asker's seat (see :meth:`Tables.perform`). The vacation of somebody who moves
    ends, where it had begun by itself; answered is what is known of it while they are away, or have been up to now."""
    known = await find(tables.store.reading, request.user_id)
    if known.since is None or not known.by_itself:
        return await tables.perform(request, operation, now), None if known.since is None else known

    async def work(transaction: Transaction) -> tuple[Performed, Vacation]:
        done = await tables.perform_within(transaction, request, operation, now)
        before = await find(transaction, request.user_id)
        moved = any(entry.kind == "act" and entry.seat == done.seat for entry in done.change.entries)
        if not moved or before.since is None or not before.by_itself:
            return done, before
        after = await end(tables, transaction, request.user_id, now)
        return msgspec.structs.replace(done, row=await tables.row(request.table_id, transaction)), after

    done, after = await tables.store.write(work)
    tables.done(done)
    return done, after


async def set_automatic(transaction: Transaction, user_id: int, automatic: bool) -> None:
    """Whether somebody's vacation may begin by itself."""
    await _keep(transaction, msgspec.structs.replace(await find(transaction, user_id), automatic=automatic))


async def begin_in_time(tables: Tables, transaction: Transaction, timer: Timer, now: float) -> Vacation | None:
    """Somebody's time is about to run out: their vacation begins by itself, as of when it was to, where they have hours
    left and want it so. ``None`` where it does not begin."""
    if not await timers.stands(transaction, timer):
        return None
    await timers.drop(transaction, timer)
    row = await tables.row(timer.table_id, transaction)
    player = (await tables.load(row, transaction)).players[timer.seat]
    if player.user_id is None or player.late is not None or player.new or player.deadline is None:
        return None
    known = await find(transaction, player.user_id)
    at = timer.due_at
    if player.deadline - at > timers.IN_TIME + 1 or not known.automatic or known.since or not known.hours_left(at):
        return None
    await outbox.put(transaction, row.id, "vacation", now, timer.seat, to=player.user_id)
    return await begin(tables, transaction, player.user_id, at, now, by_itself=True)


async def end_in_time(tables: Tables, transaction: Transaction, timer: Timer, now: float) -> None:
    """The hours of whoever sits there are used up, where that is so."""
    row = await tables.row(timer.table_id, transaction)
    user_id = (await tables.load(row, transaction)).players[timer.seat].user_id
    await timers.drop(transaction, timer)
    if user_id is not None:
        known = await find(transaction, user_id)
        if known.until is not None and known.until <= now:
            await end(tables, transaction, user_id, now)


async def _keep(transaction: Transaction, known: Vacation) -> None:
    await transaction.run(
        "INSERT INTO vacations (user_id, automatic, year, used, since, until, by_itself) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET automatic = excluded.automatic, year = excluded.year,"
        " used = excluded.used, since = excluded.since, until = excluded.until, by_itself = excluded.by_itself",
        known.user_id, known.automatic, known.year, known.used, known.since, known.until, known.by_itself,
    )  # fmt: skip


async def _at_all_tables(tables: Tables, transaction: Transaction, user_id: int, step: Step, now: float) -> None:
    """Does this at every running table at which somebody sits."""
    for row in await tables.of_user(user_id, transaction=transaction):
        table = await tables.load(row, transaction)
        seat = table.seat_of(user_id)
        change = None if seat is None else step(tables.game(row), table, seat)
        if change is not None:
            await tables.commit(transaction, row, table, change, now)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year
