"""The board (UR-2): twenty squares by their names, five rosettes, and the way of each seat's pieces."""

from rules.core.data import shipped

_BOARD = shipped("royal_game_of_ur", "board")

HAND, HOME = "hand", "home"
ROSETTES: frozenset[str] = frozenset(_BOARD["rosettes"])
ROUTES: dict[str, tuple[tuple[str, ...], ...]] = {
    path: tuple((HAND, *squares.split(), HOME) for squares in seats) for path, seats in _BOARD["paths"].items()
}
"""Path -> by seat, where a piece is after so many steps: 0 is the hand, then the squares, then home (UR-2.6)."""

PLACES = tuple(dict.fromkeys(place for pair in zip(*ROUTES["finkel"], strict=True) for place in pair))
"""The hand, all squares and home, in the order in which pieces come to them on the path of 14."""
SQUARES = PLACES[1:-1]
