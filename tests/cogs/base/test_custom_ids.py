"""Custom ids: made and read back, and those of messages from earlier versions."""

from __future__ import annotations

import pytest

from cogs.base import custom_ids
from cogs.press import router

pytestmark = pytest.mark.fast


@pytest.mark.parametrize(
    ("earlier", "verb", "numbers", "rest"),
    [
        ("z:cups", "tournaments", (), ""),
        ("z:cup:7", "tournament", (7,), ""),
        ("z:cup-join:7", "tournament-join", (7,), ""),
        ("z:cup-option:7:0/seats", "tournament-option", (7, 0), "seats"),
        ("z:feats:0", "records", (0,), ""),
        ("z:import-film-gif:7:1", "import-animation-gif", (7, 1), ""),
        ("z:rhythm-ask", "reminders-ask", (), ""),
    ],
)
def test_a_button_from_earlier_does_what_it_did(earlier, verb, numbers, rest):
    press = custom_ids.parse(earlier)
    assert (press.verb, press.numbers, press.rest) == (verb, numbers, rest)
    assert len(numbers) == router.VERBS[verb].numbers
    assert custom_ids.renewed(earlier) == custom_ids.make(verb, *numbers, rest=rest)


def test_what_is_made_is_read_back():
    for verb, known in router.VERBS.items():
        made = custom_ids.make(verb, *range(known.numbers), rest="a.b")
        assert custom_ids.renewed(made) == made
        press = custom_ids.parse(made, ["x"])
        assert press == custom_ids.Pressed(verb, tuple(range(known.numbers)), "a.b", ("x",))
