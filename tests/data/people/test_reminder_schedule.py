"""When somebody is rung: the plan for one decision, with quiet hours in zones whose clocks are put forward and back."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from math import floor
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from data.people.reminder_schedule import (
    AGAIN,
    APART,
    HOUR,
    LAST,
    LATE,
    LONGEST_QUIET,
    TURN,
    Quiet,
    ReminderSettings,
    kind_at,
    next_ring,
    plan,
)
from tests.effort import several

DAY = 24 * HOUR
NIGHT = Quiet(22, 8, "Europe/Berlin")
ZONES = (
    "UTC", "Europe/Berlin", "Asia/Tokyo", "America/New_York", "Australia/Lord_Howe", "America/Santiago",
    "Asia/Kathmandu", "Pacific/Kiritimati", "Africa/Casablanca", "Asia/Beirut", "Pacific/Chatham", "Antarctica/Troll",
)  # fmt: skip


def at(text: str, zone: str = "Europe/Berlin") -> float:
    """A moment by the wall clock."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def told(
    since: str, until: str | None, settings: ReminderSettings, zone: str = "Europe/Berlin"
) -> list[tuple[str, str]]:
    """The plan by the wall clock."""
    rings = plan(at(since, zone), None if until is None else at(until, zone), settings)
    return [(one.kind, f"{datetime.fromtimestamp(one.at, ZoneInfo(zone)):%d %H:%M}") for one in rings]


def test_four_rings_for_one_decision():
    assert told("2026-06-01 10:00", "2026-06-04 10:00", ReminderSettings(12)) == [
        (TURN, "01 10:00"),
        (AGAIN, "01 22:00"),
        (LATE, "03 19:36"),
        (LAST, "04 09:00"),
    ]


def test_where_there_is_no_end_it_is_said_ever_more_rarely():
    assert told("2026-06-01 10:00", None, ReminderSettings(12))[:4] == [
        (TURN, "01 10:00"),
        (AGAIN, "01 22:00"),
        (AGAIN, "02 22:00"),
        (AGAIN, "04 22:00"),
    ]


def test_who_wants_no_reminders_is_called_all_the_same():
    assert told("2026-06-01 23:00", "2026-06-04 10:00", ReminderSettings(0, NIGHT)) == [(TURN, "02 08:00")]


def test_the_first_two_come_after_the_quiet_time_and_the_others_before_it():
    assert told("2026-06-01 23:00", "2026-06-04 05:00", ReminderSettings(26, NIGHT)) == [
        (TURN, "02 08:00"),
        (AGAIN, "03 08:00"),
        (LATE, "03 18:12"),
        (LAST, "03 21:50"),
    ]


def test_what_would_come_before_the_turn_itself_is_left_out():
    assert told("2026-06-01 21:55", "2026-06-02 08:30", ReminderSettings(4, NIGHT)) == [
        (TURN, "01 21:55"),
        (AGAIN, "02 08:00"),
    ]
    assert told("2026-06-01 23:00", "2026-06-02 07:00", ReminderSettings(4, NIGHT)) == []


def test_rings_close_together_are_one():
    assert told("2026-06-01 10:00", "2026-06-02 02:00", ReminderSettings(12, NIGHT)) == [
        (TURN, "01 10:00"),
        (LAST, "01 21:50"),
    ]
    assert told("2026-06-01 10:00", "2026-06-01 14:00", ReminderSettings(4)) == [(TURN, "01 10:00"), (LAST, "01 13:00")]


@pytest.mark.parametrize(
    ("since", "rung"),
    [("2026-03-28 23:00", "29 08:00"), ("2026-10-24 23:00", "25 08:00")],
    ids=["the clocks go forward", "the clocks go back"],
)
def test_the_quiet_time_ends_by_the_wall_clock(since, rung):
    assert told(since, None, ReminderSettings(0, NIGHT)) == [(TURN, rung)]


def test_an_hour_that_is_left_out_or_comes_twice():
    """In Berlin the clocks show 3:00 after 1:59 in spring, and 2:00 again after 2:59 in autumn."""
    skipped = Quiet(22, 2, "Europe/Berlin")
    begin, end = skipped.around(at("2026-03-29 01:30")) or (0, 0)
    assert (begin, end) == (at("2026-03-28 22:00"), at("2026-03-29 03:00"))
    twice = Quiet(2, 9, "Europe/Berlin")
    begin, end = twice.around(at("2026-10-25 03:30")) or (0, 0)
    assert (begin, end) == (at("2026-10-25 02:00"), at("2026-10-25 09:00"))
    assert end - begin == 8 * HOUR


@pytest.mark.parametrize("day", ["2026-03-28", "2026-04-04", "2026-09-26", "2026-10-03", "2026-10-24"])
@pytest.mark.parametrize("zone", ["Pacific/Chatham", "Antarctica/Troll", "Australia/Lord_Howe", "Europe/Berlin"])
def test_wherever_the_clocks_are_put_it_is_quiet_when_they_show_it(zone, day):
    """In Chatham they show 3:45 after 2:44, at Troll 3:00 after 0:59, on Lord Howe 2:30 after 1:59."""
    night = at(f"{day} 20:00", zone)
    for begin, end in [(22, hour) for hour in range(1, 9)] + [(hour, 12) for hour in range(1, 9)]:
        quiet = Quiet(begin, end, zone)
        for minute in range(0, 16 * 60, several(15, 5)):
            moment = night + 60.0 * minute
            shown = datetime.fromtimestamp(moment, ZoneInfo(zone))
            if (shown.hour - begin) % 24 < quiet.hours:
                assert quiet.around(moment) is not None, (begin, end, shown)
        within = quiet.around(night + 9 * HOUR)
        if within is not None:
            was, is_over = (datetime.fromtimestamp(one, ZoneInfo(zone)) for one in (within[0] - 1, within[1]))
            assert (was.hour - begin) % 24 >= quiet.hours, "it begins no later than the clocks show it"
            assert (is_over.hour - begin) % 24 >= quiet.hours, "and is over as soon as they show its end for good"


def test_nothing_comes_late_before_an_hour_that_is_left_out():
    """What is to come before the quiet time comes ten minutes before it, and not in it."""
    in_chatham = ReminderSettings(12, Quiet(3, 8, "Pacific/Chatham"))
    assert told("2026-09-26 18:00", "2026-09-27 07:00", in_chatham, "Pacific/Chatham")[-1] == (LAST, "27 02:35")
    at_troll = ReminderSettings(12, Quiet(2, 8, "Antarctica/Troll"))
    assert told("2026-03-28 18:00", "2026-03-29 07:00", at_troll, "Antarctica/Troll")[-1] == (LAST, "29 00:50")


def test_the_next_ring_is_the_first_that_is_left():
    since, deadline = at("2026-06-01 10:00"), at("2026-06-04 10:00")
    assert [next_ring(since, deadline, ReminderSettings(12), rung) for rung in (None, since)] == plan(
        since, deadline, ReminderSettings(12)
    )[:2]
    late = next_ring(
        since, deadline, ReminderSettings(12), since + 11.5 * HOUR
    )  # rung for another reason half an hour ago
    assert late is not None
    assert late.kind == LATE
    assert next_ring(since, deadline, ReminderSettings(12), deadline - 0.5 * HOUR) is None
    assert kind_at(since, deadline, ReminderSettings(12), since + 13 * HOUR) == AGAIN
    assert kind_at(since, deadline, ReminderSettings(12), deadline - 60) == LAST


quiets = st.builds(Quiet, st.integers(0, 23), st.integers(0, 23), st.sampled_from(ZONES)).filter(
    lambda quiet: quiet.hours <= LONGEST_QUIET
)
all_settings = st.builds(ReminderSettings, st.sampled_from((0, 4, 6, 12, 24, 48)), st.none() | quiets)
moments = st.floats(at("2024-01-01 00:00"), at("2031-01-01 00:00"))


@given(since=moments, time=st.none() | st.floats(600, 30 * DAY), settings=all_settings)
def test_nothing_rings_in_quiet_time(since, time, settings):
    deadline = None if time is None else since + time
    for ring in plan(since, deadline, settings):
        assert ring.at >= since
        assert deadline is None or ring.at < deadline
        if settings.quiet is not None:
            whole = floor(ring.at)  # a moment before the hour would be rounded into it
            hour = datetime.fromtimestamp(whole, ZoneInfo(settings.quiet.zone)).hour
            assert (hour - settings.quiet.begin) % 24 >= settings.quiet.hours


@given(since=moments, time=st.none() | st.floats(600, 30 * DAY), settings=all_settings)
def test_each_ring_comes_once_and_never_soon_after_another(since, time, settings):
    deadline = None if time is None else since + time
    rings, rung, found = plan(since, deadline, settings), None, []
    while (ring := next_ring(since, deadline, settings, rung)) is not None:
        found.append(ring)
        rung = ring.at
    assert found == rings
    assert all(after.at - before.at >= APART for before, after in pairwise(rings))
    kinds = [ring.kind for ring in rings]
    assert [kind for kind in kinds if kinds.count(kind) > 1 and (kind != AGAIN or deadline is not None)] == []


@given(since=moments, time=st.floats(2 * DAY, 30 * DAY), settings=all_settings)
def test_whoever_has_time_enough_is_told_that_it_ends(since, time, settings):
    """With two days and more there is always an evening before."""
    assume(settings.hours)
    rings = plan(since, since + time, settings)
    assert rings[0].kind == TURN
    assert any(ring.kind in (LATE, LAST) and ring.at >= since + time - DAY - HOUR for ring in rings)
    last = max(rings, key=lambda ring: ring.at)
    assert since + time - last.at <= (0 if settings.quiet is None else settings.quiet.hours * HOUR) + 3 * HOUR + APART


@given(since=moments, time=st.none() | st.floats(600, 30 * DAY), settings=all_settings, shift=st.floats(0, 90 * DAY))
def test_without_quiet_time_only_the_distances_count(since, time, settings, shift):
    assume(settings.quiet is None)
    here = plan(since, None if time is None else since + time, settings)
    there = plan(since + shift, None if time is None else since + shift + time, settings)
    assert [ring.kind for ring in here] == [ring.kind for ring in there]
    assert [round(ring.at + shift - other.at, 3) for ring, other in zip(here, there, strict=True)] == [0] * len(here)
