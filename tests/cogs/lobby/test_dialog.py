"""Clocks that are typed: what the dialog shows can be sent as it stands."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from cogs.kit.clock_words import duration, terms
from cogs.lobby.dialog import typed_clock, typed_time
from render.words.text import LANGUAGES, texts
from rules.core.errors import TableError
from rules.table.clock import DAY, HOUR, Clock


@pytest.mark.fast
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hours", [1, 2, 12, 24, 25, 36, 48, 49, 72, 240])
def test_a_clock_is_read_as_it_is_written(language, hours):
    assert typed_time(duration(texts(language), hours * HOUR)) == hours * HOUR


@pytest.mark.fast
def test_what_is_typed():
    assert typed_time("1 Tag 12 Stunden") == typed_time("36") == typed_time("1日12時間") == 36 * HOUR
    assert typed_time("2D") == typed_time("２Ｄ") == typed_time("２日") == 2 * DAY
    clock = typed_clock(("3 Tage", "0", "7 days"))
    assert (clock.bank, clock.increment, clock.cap) == (3 * DAY, 0, 7 * DAY)
    for unread in ("3 Äpfel", "bald", "3 Tage und"):
        with pytest.raises(TableError, match="clock unreadable"):
            typed_time(unread)


@pytest.mark.fast
@pytest.mark.parametrize(
    ("hours", "told"),
    [
        ((72, 24, 168), "3 days to begin with, 1 day more per decision, at most 7 days"),
        ((72, 0, 168), "3 days for the whole game"),
        ((12, 12, 12), "12 hours for each decision"),
        ((12, 48, 48), "12 hours to begin with, 2 days more per decision, at most 2 days"),
    ],
)
def test_the_numbers_of_a_clock_say_how_long_one_may_think(hours, told):
    clock = Clock(*(one * HOUR for one in hours))
    assert terms(texts("en"), clock) == told
    for ahead, zone in ((0, "UTC"), (330, "UTC+5:30"), (-570, "UTC-9:30")):
        stands = f"{told}; it stands on Saturday and Sunday ({zone})"
        assert terms(texts("en"), replace(clock, weekend=ahead)) == stands
