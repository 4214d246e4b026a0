"""Clocks that stand on Saturday and Sunday: what is left is kept, and thinking time stays bounded."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.core.errors import TableError
from rules.table import table as tables
from rules.table.clock import (
    DAY,
    HOUR,
    LONGEST,
    Clock,
    checked,
)
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import ANN, BOB, Desk

PLAIN = Clock(30 * HOUR, 6 * HOUR, 48 * HOUR)
IN_UTC = msgspec.structs.replace(PLAIN, weekend=0)
clocks = st.builds(Clock, st.just(HOUR), st.just(0), st.just(HOUR), st.integers(-12 * 60, 14 * 60))
moments = st.floats(1.7e9, 1.9e9)
spans = st.floats(1.0, float(LONGEST))


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


def is_weekend(clock: Clock, moment: float) -> bool:
    """By the calendar."""
    return (datetime.fromtimestamp(moment, UTC) + timedelta(minutes=clock.weekend or 0)).weekday() >= 5


def test_a_day_that_begins_on_friday_noon_ends_on_monday_noon() -> None:
    friday = at("2026-06-05 12:00")
    assert IN_UTC.end(friday, DAY) == at("2026-06-08 12:00")
    assert PLAIN.end(friday, DAY) == at("2026-06-06 12:00")
    tokyo = msgspec.structs.replace(PLAIN, weekend=9 * 60)
    assert tokyo.end(friday, 6 * HOUR) == at("2026-06-07 18:00"), "there the weekend is over at 15:00 UTC"
    assert IN_UTC.end(at("2026-06-06 09:00"), HOUR) == at("2026-06-08 01:00")
    assert IN_UTC.end(friday, 12 * HOUR) == at("2026-06-06 00:00"), "it runs out as the weekend begins"


@given(clock=clocks, now=moments, left=spans)
def test_what_is_left_is_what_was_there(clock: Clock, now: float, left: float) -> None:
    end = clock.end(now, left)
    assert clock.between(now, end) == pytest.approx(left, abs=0.01)
    assert not is_weekend(clock, end - 1)


@given(clock=clocks, now=moments, left=spans, part=st.floats(0, 1))
def test_stopping_and_starting_neither_gains_nor_loses(clock: Clock, now: float, left: float, part: float) -> None:
    """A pause that restores the whole time each weekend would let a game go on for ever."""
    end = clock.end(now, left)
    middle = now + (end - now) * part
    assert clock.end(middle, clock.between(middle, end)) == pytest.approx(end, abs=0.01)
    assert end - now <= left + 2 * DAY * (left / (5 * DAY) + 2)


def test_a_table_stands_on_the_weekend_and_goes_on_where_it_stopped() -> None:
    friday = at("2026-06-05 12:00")
    desk = Desk(tables.start(BAZAAR, (ANN, BOB), {}, "s", friday, IN_UTC), friday)
    assert desk.table.players[0].deadline == at("2026-06-08 18:00")
    for hour in range(0, 70, 5):  # all through the weekend somebody does and undoes
        desk.now = friday + hour * HOUR
        desk.act(0, "bid 1")
        desk.do("undo", 0)
        assert desk.table.players[0].deadline == pytest.approx(at("2026-06-08 18:00"))
    desk.act(0, "bid 1")
    assert desk.table.players[0].left == pytest.approx(13 * HOUR + 6 * HOUR)
    desk.now = at("2026-06-08 18:00")
    assert desk.expire() is not None


def test_a_weekend_of_no_zone_is_refused() -> None:
    with pytest.raises(TableError):
        checked(Clock(HOUR, 0, HOUR, 2 * 24 * 60))
