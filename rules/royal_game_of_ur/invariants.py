"""What must hold in every position (UR-13.6)."""

from itertools import pairwise

from msgspec.structs import replace

from rules.royal_game_of_ur.board import HOME, ODDS, PLACES, ROSETTES, STEPS
from rules.royal_game_of_ur.state import UrState


def broken(state: UrState) -> tuple[str, ...]:
    """The faults of ``state``, one short line each."""
    pieces = broken_by_pieces(state)
    return (*pieces, *([] if pieces else broken_by_turns(state)))


def broken_by_pieces(state: UrState) -> list[str]:
    """Those about where the pieces are."""
    found = []
    squares = [square for own in state.board for square in own]
    if min(*map(state.hand, range(state.seats)), *state.home) < 0:
        found.append("a seat has more pieces than it began with")
    if any({*own} - {*state.route(seat)[1:-1]} for seat, own in enumerate(state.board)):
        found.append("a piece has left its path")
    if len({*squares}) < len(squares):
        found.append("two pieces stand on one square")
    if state.home.count(state.pieces) == state.seats:
        found.append("both seats have all pieces home")
    return found


def broken_by_turns(state: UrState) -> list[str]:
    """Those about whose turn it is, and what came before."""
    found = []
    if state.over and state.throw is not None:
        found.append("a throw is to be used after the end")
    if state.over and state.home[state.active] < state.pieces:
        found.append("the game is over, but not by the active seat")
    if not state.over and not state.ways():
        found.append("the active seat cannot use its throw")
    if any(one == other for one, other in pairwise((*(seat for seat, _ in state.passed), state.active))):
        found.append("throws that passed are not those of the seats in turn")
    if state.over and state.passed:
        found.append("a throw passed after the end")
    elif any(replace(state, active=seat, throw=throw).ways() for seat, throw in state.passed):
        found.append("a throw passed that could be used")
    if len(state.last) not in (0, 2) or not {*state.last} <= {*PLACES}:
        found.append("the last action does not lead from place to place")
    elif state.last and not any(_has_acted(state, seat) for seat in range(state.seats)):
        found.append("nobody can have taken the last action")
    return found


def _has_acted(state: UrState, seat: int) -> bool:
    """Whether the last action can be one of ``seat``: it leads as far as a throw does, its piece is where it ends, none
    is where it began, and it was followed by the turn of whoever came next (UR-4.6, UR-9.1)."""
    origin, target = state.last
    steps = STEPS[state.options["path"]][seat]
    if not {origin, target} <= steps.keys() or not 1 <= steps[target] - steps[origin] < len(ODDS):
        return False
    arrived = state.home[seat] > 0 if target == HOME else target in state.board[seat]
    if not arrived or any(origin in own for own in state.board):
        return False
    if state.over:
        return target == HOME and seat == state.active
    following = state.passed[0][0] if state.passed else state.active
    if following == seat:
        return target in ROSETTES or _may_have_captured(state, seat)
    return target not in ROSETTES


def _may_have_captured(state: UrState, seat: int) -> bool:
    """Whether the last action, one of ``seat``, may have earned a further throw by a capture (UR-10.4)."""
    shared = state.last[-1] in state.route(1 - seat)[1:-1]
    return state.options["capture_throw"] == "on" and shared and state.hand(1 - seat) > 0
