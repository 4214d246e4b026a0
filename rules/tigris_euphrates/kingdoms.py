"""Regions and kingdoms, worked out from the board whenever needed (TE-3.5 to TE-3.10). Sets of squares are masks."""

from functools import lru_cache
from typing import NamedTuple

from rules.core.bitset import cells_of
from rules.tigris_euphrates.board import neighbours
from rules.tigris_euphrates.state import TigrisPublic


def region(solid: int, start: int) -> int:
    """Everything in ``solid`` that is linked to ``start``, a subset of it (TE-3.7)."""
    found = edge = start
    while edge:
        edge = neighbours(edge) & solid & ~found
        found |= edge
    return found


class Realm(NamedTuple):
    """The kingdoms of a board and how they meet: ``borders`` are the squares next to each kingdom; ``once``,
    ``twice`` and ``thrice`` the squares next to at least so many of them. ``places`` tells of each square with a leader
    which of the kingdoms it belongs to."""

    kingdoms: tuple[int, ...]
    borders: tuple[int, ...]
    places: dict[int, int]
    once: int
    twice: int
    thrice: int

    def beside(self, square: int) -> list[int]:
        """The kingdoms next to ``square``."""
        return [kingdom for kingdom, border in zip(self.kingdoms, self.borders, strict=True) if border >> square & 1]

    def holding(self, square: int) -> int:
        """The kingdom that ``square`` belongs to; 0 when there is none."""
        return next((kingdom for kingdom in self.kingdoms if kingdom >> square & 1), 0)


_linked: dict[int, tuple[int, int]] = {}
"""By the first square with a leader, the kingdom last found there and the squares next to it."""


def _kingdom(solid: int, start: int) -> tuple[int, int]:
    """The kingdom that is linked to ``start``, one square, and the squares next to it. Most actions change one kingdom
    of several: one that lies there whole, with nothing next to it, is as it was."""
    known = _linked.get(start)
    if known is not None and not known[0] & ~solid and not known[1] & solid:
        return known
    kingdom = region(solid, start)
    found = _linked[start] = kingdom, neighbours(kingdom) & ~kingdom
    return found


@lru_cache(maxsize=2048)
def realm(solid: int, led: int) -> Realm:
    """The kingdoms of these connecting pieces, those with a leader being ``led`` (TE-3.8)."""
    kingdoms: list[int] = []
    borders: list[int] = []
    places: dict[int, int] = {}
    once = twice = thrice = 0
    rest = led
    while rest:
        kingdom, border = _kingdom(solid, rest & -rest)
        for square in cells_of(led & kingdom):
            places[square] = len(kingdoms)
        kingdoms.append(kingdom)
        borders.append(border)
        thrice |= twice & border
        twice |= once & border
        once |= border
        rest &= ~kingdom
    return Realm(tuple(kingdoms), tuple(borders), places, once, twice, thrice)


def realm_of(state: TigrisPublic) -> Realm:
    """The kingdoms now. While wars are fought the unification tile's square connects nothing (TE-11.3)."""
    _, _, led, solid = state.covered
    if state.union is not None:
        solid &= ~(1 << state.union)
    return realm(solid, led)


def met_twice_without(now: Realm, led: int, square: int) -> int:
    """The squares next to two or more kingdoms once the leader on ``square`` is lifted (TE-5.5)."""
    once = twice = 0
    for kingdom, border in zip(now.kingdoms, now.borders, strict=True):
        if not kingdom >> square & 1:
            twice |= once & border
            once |= border
            continue
        rest = kingdom & ~(1 << square)
        others = led & rest
        while others:
            part = region(rest, others & -others)
            others &= ~part
            border = neighbours(part) & ~part
            twice |= once & border
            once |= border
    return twice


def leaders_in(state: TigrisPublic, squares: int) -> list[tuple[int, int]]:
    """(seat, colour) of the leaders on these squares, by colour, then seat."""
    return [
        (seat, colour)
        for colour in range(4)
        for seat, own in enumerate(state.leaders)
        if (square := own[colour]) is not None and squares >> square & 1
    ]


def tiles_in(state: TigrisPublic, squares: int) -> tuple[int, ...]:
    """How many face-up tiles of each colour lie on these squares."""
    return tuple((squares & tiles).bit_count() for tiles in state.tiles)


def owner_in(state: TigrisPublic, squares: int, colour: int) -> int | None:
    """Whose leader of ``colour`` stands on these squares."""
    for seat, own in enumerate(state.leaders):
        square = own[colour]
        if square is not None and squares >> square & 1:
            return seat
    return None
