"""Custom ids of buttons and selects: ``z:verb:number:number...[:address]``.

They hold the table, the seat, its version and a short key into that version's menu, nothing else: no secret, and
nothing that the table does not check again.
"""

from dataclasses import dataclass

PREFIX = "z"
LONGEST = 100
LARGEST = (1 << 63) - 1
"""What the store can hold, and so the largest number that a custom id may name."""


class BadId(Exception):
    """Not a custom id of this bot, or of an older form."""


@dataclass(frozen=True)
class Pressed:
    """A parsed custom id: the verb, its numbers, and what follows them as text."""

    verb: str
    numbers: tuple[int, ...]
    rest: str = ""


def make(verb: str, *numbers: int, rest: str = "") -> str:
    """The custom id for a verb."""
    text = ":".join((PREFIX, verb, *map(str, numbers)))
    text = f"{text}/{rest}" if rest else text
    if len(text) > LONGEST:
        raise ValueError(f"custom id too long: {text}")
    return text


def parse(text: str) -> Pressed:
    """The reverse of :func:`make`. Raises ``BadId``."""
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
    return Pressed(parts[0], numbers, rest)
