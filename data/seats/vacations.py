"""Vacations: so many hours a year per player, which stop their clocks at all their tables at once.

One begins on request, or by itself before the player's time runs out, unless they turned that off. It ends on request,
or when the hours are used up; one that began by itself ends with their next move, and with the last seat whose clock it
stops. A begun hour counts as a whole one.
"""

from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, datetime
from math import ceil

import msgspec

from data.engines.store import Transaction
from data.outbox import outbox
from data.tables import timers
from data.tables.table_row import TableRow
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
"""The hours of a calendar year, by UTC."""

Work = Callable[[Transaction], Awaitable[None]]
Step = Callable[[AnyGame, core.Table, int], core.Change | None]
Seating = Callable[[AnyGame, core.Table], core.Change]
"""An operation that gives a seat to another holder."""
Prepare = Callable[[Transaction, TableRow], Awaitable[Seating]]
"""Finds the operation at the table as it is when that is written, and what it depends on."""


class Vacation(msgspec.Struct, frozen=True):
    """A player's vacations: the hours ``used`` in a ``year``, and, while they are away, ``since`` when and ``until``
    when at the latest. ``automatic``: one may begin by itself; ``by_itself``: this one did."""

    user_id: int
    automatic: bool = True
    year: int = 0
    used: int = 0
    since: float | None = None
    until: float | None = None
    by_itself: bool = False

    def hours_left(self, now: float) -> int:
        """The whole hours left of this year's, a running vacation counted."""
        used = self.used if self.year == _year(now) else 0
        if self.since is not None:
            used = self.used + ceil((now - self.since) / HOUR)
        return max(0, HOURS - used)


async def find(transaction: Transaction, user_id: int) -> Vacation:
    """A player's vacations; the defaults where nothing is stored."""
    row = await transaction.row("SELECT * FROM vacations WHERE user_id = ?", user_id)
    return Vacation(user_id) if row is None else msgspec.convert(dict(row), Vacation, strict=False)


async def up_to_date(tables: Tables, user_id: int, now: float) -> Vacation:
    """A player's vacations; one whose hours are used up, but which stopped no clock that could tell, ends."""
    known = await find(tables.store.reading, user_id)
    if known.until is None or now < known.until:
        return known
    return await tables.store.write(lambda transaction: end(tables, transaction, user_id, now))


async def begin(
    tables: Tables, transaction: Transaction, user_id: int, at: float, now: float, *, by_itself: bool = False
) -> Vacation:
    """Begins a vacation at ``at``. Raises ``TableError`` when one is running, or no hours are left."""
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
    """Ends the vacation. Raises ``TableError`` when none is running."""
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
    """Performs an operation for the asker's seat (see :meth:`Tables.perform`), and ends their vacation where it began
    by itself. Returns the vacation that is running, or has just ended."""
    user_id, known = request.user_id, await find(tables.store.reading, request.user_id)
    if known.by_itself:
        done, after = await tables.store.write(
            lambda transaction: _perform_away(tables, transaction, request, operation, now)
        )
        tables.done(done)
        return done, after
    done = await tables.perform(request, operation, now)
    if known.since is not None or done.change.table.players[done.seat].away is None:
        return done, None if known.since is None else known
    # it has begun by itself since that was read
    return await tables.store.write(lambda transaction: _end_by_move(tables, transaction, done, user_id, now))


async def _perform_away(
    tables: Tables, transaction: Transaction, request: Request, operation: Operation, now: float
) -> tuple[Performed, Vacation]:
    done = await tables.perform_within(transaction, request, operation, now)
    return await _end_by_move(tables, transaction, done, request.user_id, now)


async def _end_by_move(
    tables: Tables, transaction: Transaction, done: Performed, user_id: int, now: float
) -> tuple[Performed, Vacation]:
    """Ends a vacation that began by itself, if what was done is a move."""
    before = await find(transaction, user_id)
    moved = any(entry.kind == "act" and entry.seat == done.seat for entry in done.change.entries)
    if not moved or not before.by_itself:
        return done, before
    after = await end(tables, transaction, user_id, now)
    return msgspec.structs.replace(done, row=await tables.row(done.row.id, transaction)), after


async def perform_seating(tables: Tables, table_id: int, prepare: Prepare, now: float) -> None:
    """Performs what ``prepare`` returns."""

    async def work(transaction: Transaction) -> None:
        row = await tables.row(table_id, transaction)
        await seat_within(tables, transaction, row, await prepare(transaction, row), now)

    await tables.store.write(work, table=table_id)


async def seat_within(tables: Tables, transaction: Transaction, row: TableRow, seating: Seating, now: float) -> None:
    """Gives a seat to another holder. Whose vacation is running is then away at this table too: the newcomer, and who
    had only bot players beside them before."""
    table = await tables.load(row, transaction)
    row = await tables.commit(transaction, row, table, seating(tables.game(row), table), now)
    for seat, holder in enumerate(row.seats):
        known = None if holder.user_id is None else await find(transaction, holder.user_id)
        if known is None or known.until is None:
            continue
        table = await tables.load(row, transaction)
        change = pauses.begin_vacation(tables.game(row), table, seat, known.until, now)
        if change is not None:
            row = await tables.commit(transaction, row, table, change, now)


async def set_automatic(transaction: Transaction, user_id: int, automatic: bool) -> None:
    """Sets whether the player's vacation may begin by itself."""
    await _keep(transaction, msgspec.structs.replace(await find(transaction, user_id), automatic=automatic))


async def begin_in_time(tables: Tables, transaction: Transaction, timer: Timer, now: float) -> Vacation | None:
    """The player's time is about to run out: their vacation begins by itself, as of when it was due, if they have hours
    left and allow it. ``None`` where it does not begin."""
    if not await timers.stands(transaction, timer):
        return None
    await timers.drop(transaction, timer)
    row = await tables.row(timer.table_id, transaction)
    table = await tables.load(row, transaction)
    player = table.players[timer.seat]
    if player.user_id is None or player.late is not None or player.new or player.deadline is None:
        return None
    if core.is_alone(table, timer.seat):
        return None
    known = await find(transaction, player.user_id)
    at = timer.due_at
    if player.deadline - at > timers.IN_TIME + 1 or not known.automatic or known.since or not known.hours_left(at):
        return None
    await outbox.put(transaction, row.id, "vacation", now, timer.seat, to=player.user_id)
    return await begin(tables, transaction, player.user_id, at, now, by_itself=True)


async def end_in_time(tables: Tables, transaction: Transaction, timer: Timer, now: float) -> None:
    """Ends the vacation of a seat's player whose hours are used up; one that was over before, while no version knew the
    game, ends at this table."""
    row = await tables.row(timer.table_id, transaction)
    table = await tables.load(row, transaction)
    user_id = table.players[timer.seat].user_id
    await timers.drop(transaction, timer)
    if user_id is None:
        return
    known = await find(transaction, user_id)
    if known.until is None:
        change = pauses.end_vacation(tables.game(row), table, timer.seat, now)
        if change is not None:
            await tables.commit(transaction, row, table, change, now)
    elif known.until <= now:
        await end(tables, transaction, user_id, now)


async def table_over(tables: Tables, transaction: Transaction, table_id: int, now: float) -> None:
    """A table has closed: its players have left it."""
    held = await transaction.rows("SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL", table_id)
    await people_left(tables, transaction, [row["user_id"] for row in held], now)


async def people_left(tables: Tables, transaction: Transaction, user_ids: Collection[int], now: float) -> None:
    """These people have left a table: a vacation that began by itself ends where it stops no clock any more."""
    if not user_ids:
        return
    for row in await transaction.rows(
        f"SELECT v.user_id FROM vacations v WHERE v.user_id IN ({', '.join('?' * len(user_ids))})"
        " AND v.by_itself = 1 AND v.since IS NOT NULL AND NOT EXISTS"
        " (SELECT 1 FROM seats held JOIN timers t ON t.table_id = held.table_id AND t.seat = held.seat"
        " WHERE held.user_id = v.user_id AND t.kind = 'return')",
        *user_ids,
    ):
        await end(tables, transaction, row["user_id"], now)


async def _keep(transaction: Transaction, known: Vacation) -> None:
    await transaction.run(
        "INSERT INTO vacations (user_id, automatic, year, used, since, until, by_itself) VALUES (?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (user_id) DO UPDATE SET automatic = excluded.automatic, year = excluded.year,"
        " used = excluded.used, since = excluded.since, until = excluded.until, by_itself = excluded.by_itself",
        known.user_id, known.automatic, known.year, known.used, known.since, known.until, known.by_itself,
    )  # fmt: skip


async def _at_all_tables(tables: Tables, transaction: Transaction, user_id: int, step: Step, now: float) -> None:
    """Applies a step to every running table of a player whose game this version knows."""
    for row in await tables.of_user(user_id, transaction=transaction):
        if row.slug not in tables.games:
            continue
        table = await tables.load(row, transaction)
        seat = table.seat_of(user_id)
        change = None if seat is None else step(tables.game(row), table, seat)
        if change is not None:
            await tables.commit(transaction, row, table, change, now)


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year
