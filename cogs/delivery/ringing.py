"""Who is rung, and where: one message rings for a call, and none for somebody who was at the table just now, nor in
somebody's quiet time."""

from collections.abc import Iterable

from cogs.services import Services
from data import people, presence, waits
from data.outbox import Intent
from data.people import Person
from data.rhythm import NUDGE
from data.tables import TableRow
from data.waits import Wait
from rules.core import table as core


async def rung_in_thread(services: Services, row: TableRow, table: core.Table, seats: Iterable[int]) -> list[int]:
    """The people in these seats whom a mention in the thread is to ring: not those who are not to be rung now, nor
    those who have chosen to be rung by direct message, as far as they can be reached there."""
    rung = []
    for seat in seats:
        user_id = table.players[seat].user_id
        if user_id is None:
            continue
        person = await people.person(services.store.reading, user_id)
        by_dm = person.ring == people.BY_DM and not person.dms_closed(services.now())
        if not by_dm and await _call_rings(services, row, seat, person):
            rung.append(user_id)
    return rung


async def rings_by_dm(services: Services, row: TableRow, seat: int, person: Person) -> bool:
    """Whether the direct message that it is somebody's turn is to ring."""
    return person.ring == people.BY_DM and await _call_rings(services, row, seat, person)


async def reminder_rings(services: Services, intent: Intent, row: TableRow, person: Person) -> bool:
    """Whether a reminder of what a seat owes may ring still, now that it is sent: not once the time is over, nor where
    many tables wait by now, of which all are told together. What somebody else has asked for is about this table
    alone."""
    until = intent.payload.get("until")
    wait = await waits.find(services.store.reading, row.id, intent.seat or 0)
    if wait is None or (until is not None and until <= services.now()):
        return False
    if intent.payload["reminder"] != NUDGE and await _has_many(services, person):
        await _hold(services, wait)
        return False
    return await _may_ring(services, wait, person)


async def awake(services: Services, user_ids: Iterable[int]) -> list[int]:
    """Those of these people for whom it is not quiet time."""
    reading, now = services.store.reading, services.now()
    return [one for one in user_ids if not (await people.person(reading, one)).rhythm.is_quiet(now)]


async def free_at(services: Services, table_id: int, user_ids: Iterable[int]) -> list[int]:
    """Those of these people who may be rung at a table now: not in their quiet time, nor who was there just now."""
    reading, now = services.store.reading, services.now()
    found = await awake(services, user_ids)
    return [one for one in found if not await presence.is_at(reading, table_id, one, now)]


async def _call_rings(services: Services, row: TableRow, seat: int, person: Person) -> bool:
    """Whether the call for what this seat owes is to ring, and may. Where many tables wait by now, as somebody has come
    back to all of them at once, all are told of together instead."""
    wait = await waits.find(services.store.reading, row.id, seat)
    if wait is None or not wait.calls:
        return False
    if await _has_many(services, person):
        await _hold(services, wait)
        return False
    return await _may_ring(services, wait, person)


async def _has_many(services: Services, person: Person) -> bool:
    """Whether so many tables wait for somebody that they are told of all in one message."""
    waiting = await waits.waiting(services.store.reading, person.user_id)
    return bool(person.digest) and len(waiting) > waits.MANY


async def _may_ring(services: Services, wait: Wait, person: Person) -> bool:
    """Whether somebody may be rung just now. What comes in quiet time or while the table is paused, as it could not be
    sent before, rings when that is over."""
    now = services.now()
    if wait.user_id != person.user_id or await presence.is_at(services.store.reading, wait.table_id, wait.user_id, now):
        return False
    if wait.paused_at is None and not person.rhythm.is_quiet(now):
        return True
    await _hold(services, wait)
    return False


async def _hold(services: Services, wait: Wait) -> None:
    """The call does not ring: its first reminder comes as soon as it may."""
    await services.store.write(lambda transaction: waits.hold(transaction, wait))
    services.wake()
