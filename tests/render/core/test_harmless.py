"""Names that are nothing to see, turn the text round, cover it or lead elsewhere are shown so that they do not."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as some

from render.core.harmless import NOBODY, harmless, harmless_name
from render.kit.renderer import Audience
from render.words.markup import unmarked
from render.words.text import (
    Name,
    label_of,
    texts,
)

TURNING = [chr(code) for code in (0x202A, 0x202B, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x200E, 0x200F, 0x61C)]
NOTHING = [chr(code) for code in (0x200B, 0x2060, 0xFEFF, 0xAD, 0x3164, 0x2800, 0x115F, 0xFFA0, 0x180E, 0x7F, 0x9B)]


@pytest.mark.parametrize("sign", [*TURNING, *NOTHING], ids=lambda sign: f"U+{ord(sign):04X}")
def test_what_is_nothing_to_see_is_left_out(sign):
    assert harmless_name(f"{sign}Ai{sign}ko{sign}") == "Aiko"
    assert harmless_name(sign * 3) == NOBODY
    audience = Audience(texts("en"), (sign, f"A{sign}B"))
    assert audience.names == (NOBODY, "AB")
    assert audience.as_held_by(0, f"{sign}Marta", True).names == ("Marta", "AB")
    assert audience.written == (f"● {NOBODY}", "◆ AB")
    assert audience.drawn == (NOBODY, "AB")
    for shown in (Name(f"{sign}x"), unmarked(f"{sign}x"), label_of(0, f"{sign}x")):
        assert sign not in shown
    assert unmarked(sign) == NOBODY


SCRIPTS = (
    "よっしー",
    "Zoë",
    "محمد",
    "می\u200cخواهم",
    "क्\u200dष",
    "👩\u200d🚀 Ada",
    "❤\ufe0f",
    "O'Neill (he/him)",
    "ßü",
)


@pytest.mark.parametrize("name", SCRIPTS)
def test_names_of_all_scripts_stay_as_they_are(name):
    assert harmless_name(name) == unicodedata.normalize("NFC", name)


def test_accents_without_end_are_cut():
    assert len(harmless_name("Z" + "\u0301\u0489" * 40)) <= 6
    assert harmless_name("\u0301\u0301") == NOBODY


@pytest.mark.parametrize(
    "name", ["discord.gg/abc", "DISCORD.GG/abc", "x discord.com/invite/abc", "https://discord.gg/abc", "dsc.gg/abc"]
)
def test_an_invitation_in_a_name_invites_nowhere(name):
    """Discord makes a card of it wherever it stands in a message, unless a sign of it is marked."""
    written = unmarked(name)
    assert ".gg/" not in written.lower()
    assert ".com/" not in written.lower()
    assert written.replace("\\", "") == name
    assert written in Audience(texts("en"), (name,)).written[0]


def test_a_note_keeps_its_lines():
    assert unmarked("two\nlines,\tof which one is *bold*") == "two\nlines,\tof which one is \\*bold\\*"


@given(some.text(max_size=40))
def test_every_name_is_one_line_that_can_be_seen(name):
    shown = harmless_name(name)
    assert harmless_name(shown) == shown
    assert bool(shown) == bool(name)
    assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in shown)
    assert not set(shown) & {*TURNING, *NOTHING}
    assert harmless(shown) == shown
