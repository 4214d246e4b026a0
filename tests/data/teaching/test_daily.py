"""Puzzles of the day: due once a day at the hour of a server, and counted there."""

from __future__ import annotations

import pytest

from data.outbox import outbox
from data.teaching import daily, puzzles
from data.teaching.daily import DAY, HOUR, PuzzleName
from tests.data.conftest import AIKO, MARTA

GUILD, CHANNEL = 77, 88
MIDNIGHT = 20_000 * DAY


async def kept(store, hour=18, now=MIDNIGHT, guild_id=GUILD):
    await store.write(lambda transaction: daily.keep(transaction, guild_id, CHANNEL, hour, now))


async def queued(store, now, puzzle=None):
    name = puzzle or PuzzleName("sobek", "one")
    return await store.write(lambda transaction: daily.queue_due(transaction, now, lambda day: name))


async def jobs(store, guild_id=GUILD):
    return await outbox.of(store.reading, ("server", guild_id), "puzzle")


@pytest.mark.parametrize(
    ("now", "hour", "then"),
    [
        (MIDNIGHT, 18, MIDNIGHT + 18 * HOUR),
        (MIDNIGHT + 18 * HOUR, 18, MIDNIGHT + DAY + 18 * HOUR),
        (MIDNIGHT + 19 * HOUR, 18, MIDNIGHT + DAY + 18 * HOUR),
        (MIDNIGHT + 1, 0, MIDNIGHT + DAY),
    ],
)
def test_the_next_hour_is_ahead(now, hour, then):
    assert daily.next_hour(now, hour) == then


async def test_it_is_queued_at_its_hour_and_once(store):
    await kept(store)
    due = MIDNIGHT + 18 * HOUR
    assert await daily.next_due(store.reading) == due
    assert await queued(store, due - 1) == 0
    assert await queued(store, due) == 1
    assert await queued(store, due) == 0, "another process comes too late"
    [job] = await jobs(store)
    assert job.payload == {"channel": CHANNEL, "slug": "sobek", "name": "one"}
    assert await daily.next_due(store.reading) == due + DAY


async def test_another_hour_brings_no_second_puzzle_on_one_day(store):
    await kept(store, hour=9)
    await queued(store, MIDNIGHT + 9 * HOUR)
    await kept(store, hour=11, now=MIDNIGHT + 10 * HOUR)
    assert await daily.next_due(store.reading) == MIDNIGHT + DAY + 11 * HOUR
    await kept(store, hour=8, now=MIDNIGHT + 10 * HOUR)
    assert await daily.next_due(store.reading) == MIDNIGHT + DAY + 8 * HOUR
    await kept(store, hour=12, now=MIDNIGHT + DAY + 7 * HOUR)
    assert await daily.next_due(store.reading) == MIDNIGHT + DAY + 12 * HOUR, "that day's is still to come"


async def test_days_that_were_missed_are_left_out(store):
    await kept(store)
    await queued(store, MIDNIGHT + 5 * DAY + 20 * HOUR)
    assert len(await jobs(store)) == 1
    assert await daily.next_due(store.reading) == MIDNIGHT + 6 * DAY + 18 * HOUR


async def test_one_that_comes_after_midnight_is_not_posted_again_on_the_day_after(store):
    def puzzle_of(day):
        return PuzzleName("sobek", f"day {day}")

    await kept(store, hour=23)
    for now in (MIDNIGHT + DAY + HOUR / 2, MIDNIGHT + DAY + 23 * HOUR):
        await store.write(lambda transaction, now=now: daily.queue_due(transaction, now, puzzle_of))
    assert [job.payload["name"] for job in await jobs(store)] == ["day 20000", "day 20001"]


async def test_after_days_that_were_missed_all_servers_have_the_same(store):
    """The bot stops between the hours of two servers, and is back days later."""
    await kept(store, hour=9)
    await kept(store, hour=18, guild_id=GUILD + 1)
    await queued(store, MIDNIGHT + 12 * HOUR)
    back = MIDNIGHT + 5 * DAY + 20 * HOUR
    await store.write(lambda it: daily.queue_due(it, back, lambda day: PuzzleName("sobek", f"day {day}")))
    newest = [(await jobs(store, one))[-1].payload["name"] for one in (GUILD, GUILD + 1)]
    assert newest == ["day 20005", "day 20005"]


async def test_the_next_one_tells_how_many_have_solved_the_last(store):
    await kept(store)
    await queued(store, MIDNIGHT + 18 * HOUR)

    async def solve(transaction, user_id, solved, guild_id):
        await puzzles.give(transaction, user_id, "sobek", "one", MIDNIGHT, guild_id)
        await puzzles.answer(transaction, user_id, "sobek", "one", 25.0, solved=solved)

    await store.write(lambda transaction: solve(transaction, AIKO, True, GUILD))
    await store.write(lambda transaction: solve(transaction, MARTA, False, GUILD))
    await store.write(lambda transaction: solve(transaction, MARTA + 5, True, GUILD + 1))
    assert await daily.solvers(store.reading, GUILD, PuzzleName("sobek", "one")) == (2, 1)
    await queued(store, MIDNIGHT + DAY + 18 * HOUR, PuzzleName("sobek", "two"))
    assert (await jobs(store))[-1].payload["before"] == 1


async def test_who_solved_it_when_it_was_posted_before_is_not_counted_again(store):
    await kept(store)

    async def solve(transaction, user_id, at):
        await puzzles.give(transaction, user_id, "sobek", "one", at, GUILD)
        await puzzles.answer(transaction, user_id, "sobek", "one", 25.0, solved=True)

    first, again = MIDNIGHT + 18 * HOUR, MIDNIGHT + 240 * DAY + 18 * HOUR
    await queued(store, first)
    await store.write(lambda transaction: solve(transaction, AIKO, first + HOUR))
    await queued(store, again)
    await store.write(lambda transaction: solve(transaction, AIKO, again + HOUR))
    await store.write(lambda transaction: solve(transaction, MARTA, again + HOUR))
    assert await daily.solvers(store.reading, GUILD, PuzzleName("sobek", "one")) == (1, 1)


async def test_without_a_puzzle_nothing_is_queued_and_the_next_day_is_tried(store):
    await kept(store)
    await store.write(lambda transaction: daily.queue_due(transaction, MIDNIGHT + 18 * HOUR, lambda day: None))
    assert await jobs(store) == []
    assert await daily.next_due(store.reading) == MIDNIGHT + DAY + 18 * HOUR


async def test_what_is_stopped_is_not_due(store):
    await kept(store)
    known = await daily.of(store.reading, GUILD)
    assert (known.channel_id, known.hour, known.last) == (CHANNEL, 18, None)
    await store.write(lambda transaction: daily.stop(transaction, GUILD))
    assert await daily.of(store.reading, GUILD) is None
    assert await daily.next_due(store.reading) is None
