"""Reminders that fall due: about one table, or about all that wait for somebody where there are many."""

from cogs.services import Services
from data import outbox, people, waits
from data.people import Person
from data.rhythm import AGAIN, APART, HOUR, TURN, USUAL_HOURS
from data.store import Transaction
from data.timers import Timer
from data.waits import Wait


async def remind(services: Services, timer: Timer) -> None:
    """Promises the message that a timer stands for, where one is still wanted."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        due = await waits.due(transaction, timer, now)
        if due is None:
            return
        wait, kind = due.wait, due.kind
        await waits.rung(transaction, wait, now)
        person = await people.person(transaction, wait.user_id)
        if not person.digest or len(await waits.waiting(transaction, wait.user_id)) <= waits.MANY:
            await outbox.put_hand(transaction, wait.table_id, wait.seat, now, reminder=kind, until=due.until)
        elif not _told_lately(person, kind, now):
            await _put_digest(transaction, wait, now)

    await services.store.write(work)
    services.wake()


def _told_lately(person: Person, kind: str, now: float) -> bool:
    """Whether somebody was told of all their tables not long ago: within their own interval, and where time runs out
    within the least time between two rings."""
    pause = (person.remind_hours or USUAL_HOURS) * HOUR if kind in (TURN, AGAIN) else APART
    return person.digest_at is not None and now - person.digest_at < pause


async def _put_digest(transaction: Transaction, wait: Wait, now: float) -> None:
    await people.remember(transaction, wait.user_id, digest_at=now)
    await outbox.put(transaction, wait.table_id, "digest", now, wait.seat, to=wait.user_id)
