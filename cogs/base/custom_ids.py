"""Custom ids of buttons and selects: ``z:verb:number:number...[:address]``.

They hold the table, the seat, its version and a short key into that version's menu: no secret, and nothing that the
table does not check again.
"""

from collections.abc import Sequence
from dataclasses import dataclass

PREFIX = "z"
LONGEST = 100
LARGEST = (1 << 63) - 1
"""The largest number that the store can hold, and so that a custom id may name."""


EARLIER = {"cup": "tournament", "cups": "tournaments", "feats": "records", "film": "animation", "rhythm": "reminders"}
"""Old words of verbs: earlier buttons keep working."""


class BadId(Exception):
    """Not a custom id of this bot, or one of an older form."""


@dataclass(frozen=True)
class Pressed:
    """A parsed custom id: the verb, its numbers, and the text after them. ``values`` are the choices of a select, or
    the fields of a dialog in order."""

    verb: str
    numbers: tuple[int, ...]
    rest: str = ""
    values: tuple[str, ...] = ()

    @property
    def table_id(self) -> int:
        """The id of the table, which comes first in every custom id of a table."""
        return self.numbers[0]


def make(verb: str, *numbers: int, rest: str = "") -> str:
    """The custom id for a verb."""
    text = ":".join((PREFIX, verb, *map(str, numbers)))
    text = f"{text}/{rest}" if rest else text
    if len(text) > LONGEST:
        raise ValueError(f"custom id too long: {text}")
    return text


def parse(text: str, values: Sequence[str] = ()) -> Pressed:
    """The reverse of :func:`make`, with the chosen values. Raises ``BadId``."""
    head, _, rest = text.partition("/")
    prefix, *parts = head.split(":")
    if prefix != PREFIX or not parts:
        raise BadId(text)
    try:
        numbers = tuple(map(int, parts[1:]))
    except ValueError as error:
        raise BadId(text) from error
    if any(not 0 <= number <= LARGEST for number in numbers):
        raise BadId(text)
    return Pressed(_current(parts[0]), numbers, rest, tuple(values))


def renewed(text: str) -> str:
    """An earlier custom id in its current form."""
    prefix, *parts = text.split(":")
    return ":".join((prefix, _current(parts[0]), *parts[1:])) if prefix == PREFIX and parts else text


def _current(verb: str) -> str:
    return "-".join(EARLIER.get(word, word) for word in verb.split("-"))
