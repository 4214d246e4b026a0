"""Time zones by what people type."""

from __future__ import annotations

import pytest

from data.people import timezones


@pytest.mark.parametrize(
    ("typed", "city"),
    [
        ("berlin", "Berlin"),
        ("europe/berlin", "Berlin"),
        (" new  york ", "New_York"),
        ("Istanbul", "Istanbul"),
        ("buenos aires", "Buenos_Aires"),
        ("Indianapolis", "Indianapolis"),
    ],
)
def test_a_zone_is_found_by_its_city_also_where_the_city_has_two_names(typed, city):
    found = timezones.find(typed)
    assert found is not None
    assert found.endswith(f"/{city}")


@pytest.mark.parametrize("typed", ["Atlantis", "West", ""])
def test_a_word_that_names_no_zone_or_several_is_unknown(typed):
    assert timezones.find(typed) is None
