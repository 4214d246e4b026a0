"""Who is rung, and where: one message rings for a call, and none for somebody who is at the table anyway."""

from collections.abc import Iterable

from cogs.services import Services
from data import people, presence
from data.people import Person
from data.tables import TableRow
from rules.core import table as core


async def rung_in_thread(services: Services, row: TableRow, table: core.Table, seats: Iterable[int]) -> list[int]:
    """The people in these seats whom a mention in the thread is to ring: not those who are at the table just now, nor
    those who have chosen to be rung by direct message, as far as they can be reached there."""
    now, reading = services.now(), services.store.reading
    present = await presence.at(reading, row.id, now)
    absent = [
        user_id for seat in seats if (user_id := table.players[seat].user_id) is not None and user_id not in present
    ]
    known = [await people.person(reading, user_id) for user_id in absent]
    return [person.user_id for person in known if person.ring != people.BY_DM or person.dms_closed(now)]


async def rings_by_dm(services: Services, row: TableRow, person: Person) -> bool:
    """Whether the direct message that it is somebody's turn is to ring."""
    if person.ring != people.BY_DM:
        return False
    return person.user_id not in await presence.at(services.store.reading, row.id, services.now())
