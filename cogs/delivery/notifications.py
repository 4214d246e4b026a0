"""Who is notified, and where: one message rings for a turn, and none for a player who was at the table just now, or
in their quiet hours."""

from collections.abc import Iterable

from cogs.base.services import Services
from cogs.base.transport import Transport
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.people import people
from data.people.people import Person
from data.people.reminder_schedule import NUDGE
from data.tables import direct_places, late_rings, pending_turns, presence
from data.tables.late_rings import LateRing, RingAbout
from data.tables.pending_turns import Wait
from data.tables.table_row import TableRow
from rules.core.contract import AnyGame
from rules.table import table as core
from rules.table import timeouts


def rung_here(row: TableRow, user_ids: Iterable[int]) -> list[int]:
    """Those of these users whom a message rings where it is shown: in the thread all, in direct messages their reader,
    unless the thread rings them."""
    if not row.reader:
        return list(user_ids)
    return [user_id for user_id in user_ids if row.is_direct and user_id == row.reader]


async def rung_in_thread(services: Services, row: TableRow, table: core.Table, seats: Iterable[int]) -> list[int]:
    """The players in these seats whom a mention in the thread is to ring: not those who may not be rung now, nor
    those who prefer direct messages and can be reached there."""
    rung, places = [], await direct_places.of_table(services.store.reading, row.id)
    elsewhere = set() if row.reader else {place.user_id for place in places}
    for seat in seats:
        user_id = table.players[seat].user_id
        if user_id is None:
            continue
        person = await people.person(services.store.reading, user_id)
        by_dm = (person.ring == people.BY_DM and not row.reader) or user_id in elsewhere
        by_dm = by_dm and not person.dms_closed(services.now())
        if not by_dm and await turn_rings(services, row, seat, person):
            rung.append(user_id)
    return rung


async def rings_by_dm(services: Services, row: TableRow, seat: int, person: Person) -> bool:
    """Whether the direct message about a turn is to ring."""
    return person.ring == people.BY_DM and await turn_rings(services, row, seat, person)


async def reminder_rings(services: Services, intent: Intent, row: TableRow, person: Person) -> bool:
    """Whether a reminder may still ring when it is sent: not after the deadline, nor if so many tables wait by now
    that a digest lists them all. A nudge by another player is about this table only."""
    until = intent.payload.get("until")
    wait = await pending_turns.find(services.store.reading, row.id, intent.seat or 0)
    if wait is None or (until is not None and until <= services.now()):
        return False
    if intent.payload["reminder"] != NUDGE and await _has_many(services, person):
        await _hold(services, wait)
        return False
    return await _may_ring(services, wait, person)


async def without_dm(services: Services, row: TableRow, user_ids: Iterable[int]) -> list[int]:
    """Those who get no direct message with the notification: for the others, that message shows whether they are
    still members, which saves a request."""
    found, now = list(user_ids), services.now()
    if row.reader:
        return []
    if not services.tables.game(row).info.secret_hand:
        return found
    reading = services.store.reading
    return [user_id for user_id in found if (await people.person(reading, user_id)).dms_closed(now)]


async def still_there(
    services: Services, transport: Transport, row: TableRow, table: core.Table, user_ids: Iterable[int]
) -> list[int]:
    """Those of these users, about to be rung, who are still members of the table's server. For the others, the
    remaining players decide at once: else the table would wait as long as its clock allows."""
    found = []
    for user_id in user_ids:
        if await transport.has_left(row.guild_id, user_id):
            await _left(services, row, table, user_id)
        else:
            found.append(user_id)
    return found


async def _left(services: Services, row: TableRow, table: core.Table, user_id: int) -> None:
    seat, now = table.seat_of(user_id), services.now()
    if seat is None:
        return
    held = seat

    def operation(game: AnyGame, current: core.Table) -> core.Change | None:
        if current.players[held].user_id != user_id:
            return None
        return timeouts.leave(game, current, held, now)

    await services.tables.perform_as(row.id, operation, now)
    services.wake()


async def ring_in_thread(services: Services, transport: Transport, intent: Intent, row: TableRow, seat: int) -> None:
    """Queues a line in the table's thread that rings the player in this seat, whose direct messages are no way to them;
    a table without a server has no thread."""
    if row.is_direct:
        return
    now = services.now()
    await transport.keep(
        intent,
        lambda transaction: outbox.put(transaction, row.id, "note", now, seat, text="note-reminder", silent=False),
    )


async def outside_quiet_hours(services: Services, user_ids: Iterable[int]) -> list[int]:
    """Those of these users who are not in their quiet hours."""
    reading, now = services.store.reading, services.now()
    return [one for one in user_ids if not (await people.person(reading, one)).reminder_settings.is_quiet(now)]


async def in_quiet_hours(services: Services, user_ids: Iterable[int]) -> dict[int, float]:
    """Those of these users who are in their quiet hours, and until when."""
    reading, now = services.store.reading, services.now()
    known = [await people.person(reading, user_id) for user_id in user_ids]
    return {one.user_id: one.reminder_settings.after_quiet(now) for one in known if one.reminder_settings.is_quiet(now)}


async def ring_later(
    services: Services,
    transport: Transport,
    intent: Intent,
    user_ids: Iterable[int],
    about: RingAbout,
    message_id: int,
    *,
    seat: int = 0,
    number: int = 0,
) -> None:
    """Queues a ring after their quiet hours for those of these users who are in them while a message is posted."""
    later = await in_quiet_hours(services, user_ids)
    if later:
        found = [LateRing(intent.to, one, about, seat, number, message_id, due) for one, due in later.items()]
        await transport.keep(intent, lambda transaction: late_rings.put(transaction, found))
        services.wake()


async def free_at(services: Services, table_id: int, user_ids: Iterable[int]) -> list[int]:
    """Those of these users who may be rung at a table now: not in quiet hours, and not at the table just now."""
    reading, now = services.store.reading, services.now()
    found = await outside_quiet_hours(services, user_ids)
    return [one for one in found if not await presence.is_at(reading, table_id, one, now)]


async def turn_rings(services: Services, row: TableRow, seat: int, person: Person) -> bool:
    """Whether the notification of this seat's turn is to ring, and may. If many tables wait by now, after the player
    came back to all of them at once, a digest lists them instead."""
    wait = await pending_turns.find(services.store.reading, row.id, seat)
    if wait is None or not wait.calls:
        return False
    if await _has_many(services, person):
        await _hold(services, wait)
        return False
    return await _may_ring(services, wait, person)


async def _has_many(services: Services, person: Person) -> bool:
    """Whether so many tables wait for a player that one digest lists them all."""
    waiting = await pending_turns.waiting(services.store.reading, person.user_id)
    return bool(person.digest) and len(waiting) > pending_turns.MANY


async def _may_ring(services: Services, wait: Wait, person: Person) -> bool:
    """Whether a player may be rung just now. In quiet hours, or while the table is paused, the ring is held until
    these end."""
    now = services.now()
    if wait.user_id != person.user_id or await presence.is_at(services.store.reading, wait.table_id, wait.user_id, now):
        return False
    if wait.paused_at is None and not person.reminder_settings.is_quiet(now):
        return True
    await _hold(services, wait)
    return False


async def _hold(services: Services, wait: Wait) -> None:
    """Suppresses the ring: the first reminder follows as soon as allowed."""
    await services.store.write(lambda transaction: pending_turns.hold(transaction, wait))
    services.wake()
