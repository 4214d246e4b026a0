"""What must hold in every position (UR-13.6)."""

from itertools import pairwise

from rules.royal_game_of_ur.board import HOME, PLACES
from rules.royal_game_of_ur.state import UrState


def broken(state: UrState) -> tuple[str, ...]:
    """The laws that ``state`` breaks, one short line each."""
    pieces = broken_by_pieces(state)
    won = state.throw is None and state.home[state.active] == state.pieces
    turns = pairwise((*(seat for seat, _ in state.passed), state.active))
    laws = {
        "the active seat can use its throw, or has won": won if state.over else bool(not pieces and state.ways()),
        "throws are passed on from seat to seat": all(one != other for one, other in turns),
        "the last action leads from place to place": len(state.last) in (0, 2) and {*state.last} <= {*PLACES},
        "the last action leads to a piece": _arrived(state),
    }
    return (*pieces, *(law for law, holds in laws.items() if not holds))


def _arrived(state: UrState) -> bool:
    """Whether a piece is where the last action leads, and none where it began."""
    if not state.last:
        return True
    origin, target = state.last[0], state.last[-1]
    standing = {square for own in state.board for square in own}
    return origin not in standing and (target in standing or (target == HOME and any(state.home)))


def broken_by_pieces(state: UrState) -> list[str]:
    """Those about where the pieces are."""
    squares = [square for own in state.board for square in own]
    laws = {
        "a seat has no more pieces than it began with": min(*map(state.hand, range(state.seats)), *state.home) >= 0,
        "every piece is on its own path": all(
            {*own} <= {*state.route(seat)[1:-1]} for seat, own in enumerate(state.board)
        ),
        "a square holds one piece": len({*squares}) == len(squares),
        "only one seat has all pieces home": state.home.count(state.pieces) < state.seats,
    }
    return [law for law, holds in laws.items() if not holds]
