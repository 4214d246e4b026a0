"""An entry of a table's log."""

from collections.abc import Callable, Sequence
from typing import Literal, TypeVar

import msgspec

from rules.core.event import Event
from rules.table.player import Holder

MOVES = ("act", "premove", "standing", "default")
"""The entries in which a seat decides something; the last two kinds are in logs of earlier versions only."""

T = TypeVar("T")


EntryKind = Literal[
    "start", "act", "undo", "premove", "resign", "timeout", "gone", "wait", "vacant", "vanish", "substitute",
    "away", "back", "pause", "agree-pause", "long-pause", "resume", "pause-over", "ask-back", "agree-back",
    "decline-back", "end", "standing", "default",
]  # fmt: skip
"""The kinds of entries. Only logs of earlier versions have ``standing``, for premove, and ``default``, where the game
answered for a late player."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log. ``steps`` are notations; an ``undo`` says how many steps it takes back in ``count``:
    the newest ones of its ``own`` seat, else the newest of all. ``told`` is how many of them are public (``None``:
    all). Where the seat changes hands, ``former`` is the holder until then and ``detail`` the name of the new one; logs
    of earlier versions have no ``former``."""

    kind: EntryKind
    seat: int | None
    at: float
    steps: tuple[str, ...] = ()
    events: tuple[Event, ...] = ()
    count: int = 0
    detail: str = ""
    former: Holder | None = None
    told: int | None = None
    own: bool = False

    @property
    def is_told(self) -> bool:
        """Whether it is public: a change of a sealed answer is not, nor is its undo."""
        return bool(self.events) if self.kind in MOVES else self.told != 0

    @property
    def shown_count(self) -> int:
        """The public ``count``."""
        return self.count if self.told is None else self.told


def taken_back(entry: Entry, standing: Sequence[T], seat_of: Callable[[T], int | None]) -> list[int]:
    """The indices, ascending, of what an ``undo`` takes back of the steps that stand; fewer than its count where there
    are not so many."""
    found: list[int] = []
    for place in range(len(standing) - 1, -1, -1):
        if len(found) == entry.count:
            break
        if not entry.own or seat_of(standing[place]) == entry.seat:
            found.append(place)
    return found[::-1]


def without(standing: Sequence[T], gone: Sequence[int]) -> list[T]:
    """What stands without the items at these ascending indices."""
    first = gone[0] if gone else len(standing)
    behind = [step for place, step in enumerate(standing[first:], first) if place not in gone]
    return [*standing[:first], *behind]
