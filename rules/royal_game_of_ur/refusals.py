"""Why an action is refused (UR-12.7)."""

from typing import Any

from rules.core.contract import Refusal
from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.board import HAND, HOME
from rules.royal_game_of_ur.state import UrPublic


def _because(reason: str, rule: str, **args: Any) -> Refusal:
    return Refusal(rule, reason, args)


def refuse(state: UrPublic, seat: int, action: Go) -> Refusal:
    """The first rule that an action which is not legal here breaks."""
    throw, route, own, piece = state.throw or 0, state.route(seat), state.board[seat], action.piece
    if state.over:
        return _because("game-over", "UR-9.1")
    if seat != state.active:
        return _because("ur-not-your-turn", "UR-4.1", active_seat=state.active)
    if piece == HAND and not state.hand(seat):
        return _because("ur-hand-empty", "UR-5.1")
    if piece not in (HAND, HOME, *own):
        return _because("ur-no-piece", "UR-5.2", square=piece)
    if piece == HOME:
        return _because("ur-nothing-to-bear-off", "UR-7.2", throw=throw)
    step = route.index(piece) + throw
    if step >= len(route):
        return _because("ur-not-exact", "UR-7.2", throw=throw, square=piece)
    if route[step] == HOME:
        return _because("ur-write-off", "UR-7.3", square=piece)
    if route[step] in own:
        return _because("ur-own-piece", "UR-5.4", square=route[step])
    return _because("ur-protected", "UR-6.3", square=route[step])
