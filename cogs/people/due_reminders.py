"""Reminders that fall due: about one table, or a digest of all waiting tables when there are many."""

from cogs.base.services import Services
from data.engines.store import Transaction
from data.outbox import hand_requests, outbox
from data.people import people
from data.people.people import Person
from data.people.reminder_schedule import (
    AGAIN,
    APART,
    HOUR,
    TURN,
    USUAL_HOURS,
)
from data.tables import pending_turns
from data.tables.pending_turns import Due, Wait
from data.tables.timers import Timer


async def remind(services: Services, timer: Timer) -> None:
    """Queues the message of a timer, if it is still needed."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        due = await pending_turns.due(transaction, timer, now)
        if due is None:
            return
        wait = due.wait
        person = await people.person(transaction, wait.user_id)
        many = person.digest and len(await pending_turns.waiting(transaction, wait.user_id)) > pending_turns.MANY
        free_at = _next_digest_at(person, due)
        if many and wait.since > (person.digest_at or 0.0) and free_at > now:
            await pending_turns.put_off(transaction, timer, due, free_at, now)
            return
        await pending_turns.rung(transaction, wait, now)
        if not many:
            await hand_requests.put(transaction, wait.table_id, wait.seat, now, reminder=due.kind, until=due.until)
        elif free_at <= now:
            await _put_digest(transaction, wait, now)

    await services.store.write(work)
    services.wake()


def _next_digest_at(person: Person, due: Due) -> float:
    """The time from which another digest may be sent: after the player's own interval, or the usual one if the last
    digest did not include this table yet; before a deadline after the least time between two rings."""
    if person.digest_at is None:
        return 0.0
    hours = person.remind_hours or USUAL_HOURS
    if due.wait.since > person.digest_at:
        hours = min(hours, USUAL_HOURS)
    return person.digest_at + (hours * HOUR if due.kind in (TURN, AGAIN) else APART)


async def _put_digest(transaction: Transaction, wait: Wait, now: float) -> None:
    await people.remember(transaction, wait.user_id, digest_at=now)
    await outbox.put(transaction, wait.table_id, "digest", now, wait.seat, to=wait.user_id)
