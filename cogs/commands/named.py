"""Things that are chosen by their names, as they complete what is typed."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from discord import app_commands

from rules.core.forms import comparable

MOST = 25
"""Discord's limit of choices."""


class Named(Protocol):
    """``key`` identifies the thing, ``label`` names it in the reader's language."""

    @property
    def key(self) -> str: ...

    @property
    def label(self) -> str: ...


Thing = TypeVar("Thing", bound=Named)


def offered(things: Sequence[Named], typed: str) -> list[app_commands.Choice[str]]:
    """The things whose names contain what was typed, those first that begin with it."""
    wanted = comparable(typed)
    found = [thing for thing in things if wanted in comparable(thing.label)]
    found.sort(key=lambda thing: not comparable(thing.label).startswith(wanted))
    return [app_commands.Choice(name=thing.label[:100], value=thing.key) for thing in found[:MOST]]


def called(things: Sequence[Thing], typed: str) -> Thing | None:
    """The thing that was chosen or typed; ``None`` where none or several may be meant."""
    wanted = comparable(typed)
    exact = [thing for thing in things if wanted in (comparable(thing.key), comparable(thing.label))]
    begun = [thing for thing in things if wanted and comparable(thing.label).startswith(wanted)]
    for found in (exact, begun):
        if len(found) == 1 or (found and found is exact):
            return found[0]
    return None
