"""How good a position looks: how far the pieces have come, and what the other seat's next throw threatens."""

from math import fsum

from rules.royal_game_of_ur.board import HAND
from rules.royal_game_of_ur.state import UrPublic

ODDS = (1 / 16, 4 / 16, 6 / 16, 4 / 16, 1 / 16)
"""How likely each throw is (UR-1.3)."""

VICTORY, TEMPO, STRONGHOLD, LATER = 1000.0, 2.5, 3.0, 0.4
"""In steps: the game itself, to be thrown for next, a shared rosette that the other may not enter. Then how much a
threat counts that must wait for a turn of one's own."""


def evaluate(state: UrPublic, seat: int) -> float:
    """How much better ``seat`` stands than the other one, in steps."""
    return _worth(state, seat) - _worth(state, 1 - seat)


def _worth(state: UrPublic, seat: int) -> float:
    """How well ``seat`` stands, in steps; the throw itself does not count, it is chance."""
    ahead = seat == (state.passed[0][0] if state.passed else state.active)
    route, other = state.route(seat), state.route(1 - seat)
    hunters = {other.index(place) for place in (*state.board[1 - seat], *[HAND] * state.hand(1 - seat))}
    total = VICTORY * (state.home[seat] == state.pieces) + state.home[seat] * len(route) + TEMPO * ahead
    for square in state.board[seat]:
        total += route.index(square) + STRONGHOLD * (square in other and state.is_closed(1 - seat, square))
        if square in other and not state.is_closed(1 - seat, square):
            danger = fsum(ODDS[throw] for throw in range(1, 5) if other.index(square) - throw in hunters)
            total -= route.index(square) * danger * (LATER if ahead else 1.0)
    return total
