"""What settlements are worth towards gold that they do not earn yet: progress on the builder cards (KB-10)."""

from collections.abc import Callable

from rules.kingdom_builder.board import Board
from rules.kingdom_builder.hexes import QUADRANTS, areas, by_quadrant, neighbours
from rules.kingdom_builder.scoring import GOLD

FOUNDED = 2.0
"""What a first settlement in a quadrant is worth with farmers, at the start of a game: others can follow it there."""

LATER = 0.8
"""What share of the gold of one more settlement in every quadrant (KB-10.12) counts for every level further away."""

LEVELS = 5
"""How many levels ahead are looked at."""

TOUCHED = 1.5
"""What a landmark beside an area is worth for merchants before a second one is linked to it (KB-10.5)."""

NEARBY = 0.8
"""What a landmark one hex away from an area is worth."""

CONTESTED = 0.5
"""What one settlement more or less than the best opponent in a quadrant is worth with lords, ..."""

MARGIN = 5
"""... up to so many (KB-10.10)."""


def farmers(board: Board, own: int, free: int, rest: float) -> float:
    """Levels that are filled in a few quadrants only, and the quadrants where a start is made."""
    counts = by_quadrant(own)
    lowest = min(counts)
    worth = FOUNDED * rest * sum(1 for count in counts if count)
    share = GOLD["farmers"][0] / len(QUADRANTS)
    for level in range(lowest + 1, lowest + 1 + LEVELS):
        worth += share * sum(1 for count in counts if count >= level)
        share *= LATER
    return worth * min(1.0, 2 * rest)


def merchants(board: Board, own: int, free: int, rest: float) -> float:
    """Landmarks beside an area that touches no other, and those that an area could soon reach."""
    worth = 0.0
    linked = single = beyond = 0
    for area in areas(own):
        reach = neighbours(area)
        touched = reach & board.landmarks
        if touched & (touched - 1):
            linked |= touched
        else:
            single |= touched
        if touched:
            beyond |= neighbours(reach & free) & board.landmarks & ~touched
    worth += TOUCHED * (single & ~linked).bit_count()
    return worth + NEARBY * (beyond & ~linked).bit_count() * min(1.0, 3 * rest)


def citizens(board: Board, own: int, free: int, rest: float) -> float:
    """The half pair of the largest area (KB-10.11)."""
    return max((area.bit_count() for area in areas(own)), default=0) % 2 / 2


PROGRESS: dict[str, Callable[[Board, int, int, float], float]] = {
    "farmers": farmers,
    "merchants": merchants,
    "citizens": citizens,
}
"""Builder card -> what the settlements of one player promise in gold beyond what they earn; ``rest`` is the share of
the supply that is left."""


def lords(settlements: tuple[int, ...], seat: int, rest: float) -> float:
    """How far ahead of the best opponent a player is in the quadrants, or behind."""
    worth = 0.0
    others = [by_quadrant(own) for player, own in enumerate(settlements) if player != seat]
    for own, *theirs in zip(by_quadrant(settlements[seat]), *others, strict=True):
        worth += CONTESTED * max(-MARGIN, min(MARGIN, own - max(theirs)))
    return worth * min(1.0, 0.3 + rest)
