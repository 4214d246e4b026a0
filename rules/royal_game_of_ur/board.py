"""The board (UR-2): twenty squares by their names, five rosettes, the way of each seat's pieces; and the dice."""

from rules.core.data import shipped

_BOARD = shipped("royal_game_of_ur", "board")

HAND, HOME = "hand", "home"
ROSETTES: frozenset[str] = frozenset(_BOARD["rosettes"])
ROUTES: dict[str, tuple[tuple[str, ...], ...]] = {
    path: tuple((HAND, *squares.split(), HOME) for squares in seats) for path, seats in _BOARD["paths"].items()
}
"""Path -> by seat, where a piece is after so many steps: 0 is the hand, then the squares, then home (UR-2.6)."""
STEPS = {path: tuple({place: step for step, place in enumerate(way)} for way in ways) for path, ways in ROUTES.items()}
"""Path -> by seat, how many steps lead to a place."""
TARGETS = {
    path: tuple(
        tuple({place: way[step + throw] for step, place in enumerate(way[: len(way) - throw])} for throw in range(5))
        for way in ways
    )
    for path, ways in ROUTES.items()
}
"""Path -> by seat, then by throw, where a piece goes from each place that the throw does not lead beyond home."""

PLACES = tuple(dict.fromkeys(place for pair in zip(*ROUTES["finkel"], strict=True) for place in pair))
"""The hand, all squares and home, in the order in which pieces come to them on the path of 14."""
SQUARES = PLACES[1:-1]

ODDS = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
"""How likely each throw is (UR-1.3)."""
