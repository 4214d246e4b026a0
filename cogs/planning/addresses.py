"""Where an answer stands in the menu, and what was answered: the addresses that custom ids hold."""

from collections.abc import Sequence
from zlib import crc32

from cogs.base.custom_ids import Pressed

THEN = "!"
"""What stands in a custom id between an answer and the steps that are taken with it."""

_MARKS = 999_983
"""A prime: so many marks are told apart in six digits, as custom ids are short."""


def steps_mark(steps: Sequence[str]) -> int:
    """What tells planned steps from any others in the custom ids of their panel: 0 for none. Their count would not do:
    the same plan may be changed in two places."""
    return 1 + crc32("\n".join(steps).encode()) % _MARKS if steps else 0


def below(address: str, key: str) -> str:
    """The address of a branch of the level at ``address``."""
    return f"{address}.{key}" if address else key


def answers_of(press: Pressed) -> tuple[str, list[str], list[str]]:
    """The address of the question that was answered, the keys of the answers (those chosen in a list, or those that a
    button stands for, joined by plus signs), and the steps that are taken with them."""
    if press.values:
        return "" if press.rest == "-" else press.rest, sorted(press.values, key=_place), []
    address, _, then = press.rest.partition(THEN)
    above, _, last = address.rpartition(".")
    return above, last.split("+"), [step for step in then.split(";") if step]


def _place(key: str) -> tuple[int, str]:
    """The order of the keys of one list: Discord does not promise any."""
    return len(key), key
