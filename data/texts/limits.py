"""How long texts can be: what Discord takes, and what has room on a telephone or in a picture."""

import re
import unicodedata

LIMITS: tuple[tuple[str, int], ...] = (
    (r".+-(option|preset)-.+", 100),
    (r".+-what-.+", 80),
    (r".*button-.+", 80),
    (r"command-.+", 100),
    (r"thread-name", 90),
    (r".+-(effect|word)-.+", 45),
    (r".+-(what|where|from|to|which-.+)", 100),
    (r"menu-(region|page)", 100),
    (r".+-help", 1900),
    (r"error-.+", 400),
)
"""Pattern of text ids -> the most characters: what Discord (80 in a label, 100 in an option, 2,000 in a message) or the
pictures have room for."""

LABEL = re.compile(r"button-.*|[a-z]{2}-what-.*|[a-z]{2}-confirm-.*")
"""The ids of what stands on buttons."""

BUTTON = 34
"""So many columns of a button a telephone shows (docs/style.md, 9)."""

STAND_IN = "T20"
"""What stands in for an argument where a text is measured."""

LABEL_ARGUMENTS = {
    "number": "10",
    "choice": "",
    "leader": "",
    "tile": "",
    "name": "",
    "bots": "2",
    "count": 20,
    "seats": 5,
    "territory": "T1",
    "biome": "",
}
"""What stands in for the arguments of a label; empty are those that a game fills with a word of its own."""


def most_of(key: str) -> int | None:
    """The most characters of a text, ``None`` where nothing limits it."""
    found = [limit for pattern, limit in LIMITS if re.fullmatch(pattern, key)]
    return min(found, default=None)


def columns(label: str) -> int:
    """The width of a label: a Japanese character counts two."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in label)
