"""What must hold in every position (UR-13.6)."""

from itertools import pairwise

from rules.royal_game_of_ur.board import PLACES
from rules.royal_game_of_ur.state import UrState


def broken(state: UrState) -> tuple[str, ...]:
    """The laws that ``state`` breaks, one short line each."""
    won = state.throw is None and state.home[state.active] == state.pieces
    turns = pairwise((*(seat for seat, _ in state.passed), state.active))
    laws = {
        "the active seat can use its throw, or has won": won if state.over else bool(state.ways()),
        "throws are passed on from seat to seat": all(one != other for one, other in turns),
        "the last action leads from place to place": len(state.last) in (0, 2) and {*state.last} <= {*PLACES},
    }
    return (*broken_by_pieces(state), *(law for law, holds in laws.items() if not holds))


def broken_by_pieces(state: UrState) -> list[str]:
    """Those about where the pieces are."""
    squares = [square for own in state.board for square in own]
    routes = (state.route(seat)[1:-1] for seat in range(state.seats))
    laws = {
        "a seat has no more pieces than it began with": min(*map(state.hand, range(state.seats)), *state.home) >= 0,
        "every piece is on its own path": all(
            {*own} <= {*route} for own, route in zip(state.board, routes, strict=True)
        ),
        "a square holds one piece": len({*squares}) == len(squares),
        "only one seat has all pieces home": state.home.count(state.pieces) < state.seats,
    }
    return [law for law, holds in laws.items() if not holds]
