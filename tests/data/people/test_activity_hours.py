"""Quiet hours are learned from when somebody is there, and not from little."""

from __future__ import annotations

import pytest

from data.people import activity_hours
from data.people.activity_hours import ENOUGH, SPAN, silence
from data.tables import presence
from tests.data.conftest import AIKO, MARTA

DAY, HOUR = 86400.0, 3600.0


async def press(store, user_id: int, *hours: int, days: int) -> None:
    for day in range(days):
        for hour in hours:
            await store.write(
                lambda transaction, at=day * DAY + hour * HOUR: activity_hours.note(transaction, user_id, at)
            )


async def test_the_hours_in_which_somebody_is_never_there(store):
    await press(store, AIKO, 6, 12, 18, 21, 23, days=SPAN + 1)
    assert await activity_hours.learned(store.reading, AIKO) == (0, 6)
    assert await activity_hours.learned(store.reading, MARTA) is None


async def test_a_few_days_tell_nothing(store):
    await press(store, AIKO, *range(8, 22), days=SPAN)
    assert await activity_hours.learned(store.reading, AIKO) is None
    await press(store, AIKO, *range(8, 22), days=SPAN + 1)
    assert await activity_hours.learned(store.reading, AIKO) == (22, 8)


async def test_an_hour_counts_once_a_day(store):
    for _ in range(3):
        await press(store, AIKO, 9, days=2)
    row = await store.reading.row("SELECT days, first_day, last_day FROM activity_hours")
    assert tuple(row) == (2, 0, 1)


async def test_each_hour_at_a_table_counts_once_a_day(store, running):
    """Also where the player was there in the same hour of another day, in the hour before, or, as a clock was set
    back, in a later one."""
    ten = 20 * DAY + 10 * HOUR
    for at in (ten - 1, ten, ten + 60, ten + HOUR, ten + DAY, ten + DAY + 30, ten + DAY, ten + 2 * HOUR):
        await store.write(lambda transaction, at=at: presence.note(transaction, running.id, AIKO, at))
        assert await presence.seen_at(store.reading, running.id, AIKO) == at
    rows = await store.reading.rows("SELECT hour, days, last_day FROM activity_hours ORDER BY hour")
    assert [tuple(row) for row in rows] == [(9, 1, 20), (10, 2, 21), (11, 1, 20), (12, 1, 20)]


@pytest.mark.parametrize(
    ("hours", "found"),
    [
        (range(8, 22), (22, 8)),  # ten hours, over midnight
        (range(9, 20), (21, 7)),  # thirteen, of which the middle is taken
        (range(18), (18, 0)),
        (range(19), None),  # five hours are none
        (range(0, 24, 4), None),  # never silent for long
    ],
)
def test_the_longest_silence(hours, found):
    assert silence(dict.fromkeys(hours, ENOUGH)) == found


def test_little_is_no_habit():
    assert silence(dict.fromkeys(range(8, 22), 2)) is None


def test_one_night_does_not_spoil_it():
    assert silence({**dict.fromkeys(range(8, 22), 40), 3: 1}) == (22, 8)
