"""How near the end of a game is, and how it ended."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

Closing = Literal["", "round", "turn"]
"""How near the end is by public facts: the last round is being played, the last turn, or neither is certain."""

CLOSINGS: tuple[Closing, ...] = ("", "round", "turn")
"""From far to near; a game never moves back."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Everything is by side: the seats, then the ``neutrals``, sides without a player, each by the
    word of the game's glossary that names it.

    ``ranks`` start at 1 and are shared in ties; ``breakdown`` holds one row per scoring category; ``reason`` is the
    text id that says why the game ended, ``tie_break`` what decided. ``verdict`` is the id of a sentence on how well it
    went, for a player without opponents: ``<prefix>-verdict-<id>``. A game of one side has one, and so has a game that
    nobody wins: there all sides share one rank, 2.
    """

    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    breakdown: tuple[tuple[str, tuple[int, ...]], ...]
    reason: str
    tie_break: str = ""
    neutrals: tuple[str, ...] = ()
    verdict: str = ""

    @property
    def seats(self) -> int:
        return len(self.ranks) - len(self.neutrals)

    @property
    def solo(self) -> bool:
        """Whether there is only one side."""
        return len(self.ranks) == 1

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides with rank 1; none when nobody wins."""
        return tuple(side for side, rank in enumerate(self.ranks) if rank == 1)

    @property
    def winning_seats(self) -> tuple[int, ...]:
        """The seats among the winners."""
        return tuple(side for side in self.winners if side < self.seats)


def ranks_of(totals: Sequence[Any]) -> tuple[int, ...]:
    """Competition ranks (1, 1, 3, ...) of comparable scores, the highest first."""
    return tuple(1 + sum(other > own for other in totals) for own in totals)


class Spoil(msgspec.Struct, frozen=True):
    """Something that could be taken in a game, of a ``kind`` (card, board, opening), and how often each seat took
    it."""

    kind: str
    name: str
    taken: tuple[int, ...]
