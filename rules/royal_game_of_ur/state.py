"""A position of the Royal Game of Ur: values only; what follows from them is computed where it is asked."""

from typing import Annotated, NamedTuple

from msgspec import Meta

from rules.core.chance import Chance
from rules.core.contract import Public
from rules.royal_game_of_ur.board import HAND, HOME, ROSETTES, ROUTES, TARGETS

Seat = Annotated[int, Meta(ge=0, le=1)]
Throw = Annotated[int, Meta(ge=0, le=4)]


class Way(NamedTuple):
    """What a throw does with a piece: whether it captures (UR-5.5) and earns a further throw (UR-6.1, UR-10.4)."""

    origin: str
    target: str
    captures: bool
    again: bool


class UrPublic(Public, frozen=True, kw_only=True):
    """What everybody may see: all but the coming throws (UR-11.1). Tuples over seats, places by their names.

    ``board`` are the squares of a seat's pieces in path order, ``home`` how many it has borne off. ``throw`` is what
    the ``active`` seat has to use, ``None`` after the end and while a preview looks at the moment before the dice fall.
    ``passed`` are the throws since the last action that nobody could use, ``last`` is that action as (from, to).
    """

    board: tuple[tuple[str, ...], ...]
    home: tuple[int, ...]
    active: int
    first: int
    throw: Throw | None
    passed: tuple[tuple[Seat, Throw], ...] = ()
    last: tuple[str, ...] = ()

    @property
    def seats(self) -> int:
        return 2

    @property
    def pieces(self) -> int:
        """How many pieces a seat has (UR-10.1)."""
        return int(self.options["pieces"])

    @property
    def over(self) -> bool:
        return self.pieces in self.home

    def route(self, seat: int) -> tuple[str, ...]:
        """Where a piece of ``seat`` is after so many steps, from the hand to home."""
        return ROUTES[self.options["path"]][seat]

    def hand(self, seat: int) -> int:
        """The pieces of ``seat`` that are not on the board yet, or not any more."""
        return self.pieces - len(self.board[seat]) - self.home[seat]

    def is_closed(self, seat: int, square: str) -> bool:
        """Whether a piece of the other seat keeps ``seat`` off this square (UR-6.3)."""
        return square in ROSETTES and square in self.board[1 - seat] and self.options["rosettes"] == "safe"

    def ways(self) -> dict[str, Way]:
        """The pieces that may go, as actions name them, and their ways; the least advanced first (UR-5, UR-7)."""
        found: dict[str, Way] = {}
        if not self.throw:
            return found
        seat, options = self.active, self.options
        own, others, targets = self.board[seat], self.board[1 - seat], TARGETS[options["path"]][seat][self.throw]
        for origin in (HAND, *own) if self.hand(seat) else own:
            target = targets.get(origin)
            if target is None or target in own:
                continue
            captures, again = target in others, target in ROSETTES
            if not (captures and again and options["rosettes"] == "safe"):
                again = again or (captures and options["capture_throw"] == "on")
                found[HOME if target == HOME else origin] = Way(origin, target, captures, again)
        return found


class UrState(UrPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are the coming throws: those fixed in ``next`` by a document (UR-13.4), then what is
    left of ``chance``."""

    chance: Chance
    next: tuple[Throw, ...] = ()
