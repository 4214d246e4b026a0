"""Where an answer stands in the menu, and what was answered: the addresses that custom ids hold."""

from cogs.base.custom_ids import Pressed

THEN = "!"
"""What stands in a custom id between an answer and the steps that are taken with it."""


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
