"""Clocks that are typed: what the dialog shows can be sent as it stands."""

from __future__ import annotations

import pytest

from cogs.kit.clock_words import duration
from cogs.lobby.dialog import typed_clock, typed_time
from render.words.text import LANGUAGES, texts
from rules.core.errors import TableError
from rules.table.clock import DAY, HOUR


@pytest.mark.fast
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hours", [1, 2, 12, 24, 25, 36, 48, 49, 72, 240])
def test_a_clock_is_read_as_it_is_written(language, hours):
    assert typed_time(duration(texts(language), hours * HOUR)) == hours * HOUR


@pytest.mark.fast
def test_what_is_typed():
    assert typed_time("1 Tag 12 Stunden") == typed_time("36") == typed_time("1日12時間") == 36 * HOUR
    assert typed_time("2D") == 2 * DAY
    clock = typed_clock(("3 Tage", "0", "7 days"))
    assert (clock.bank, clock.increment, clock.cap) == (3 * DAY, 0, 7 * DAY)
    for unread in ("3 Äpfel", "bald", "3 Tage und"):
        with pytest.raises(TableError, match="clock unreadable"):
            typed_time(unread)
