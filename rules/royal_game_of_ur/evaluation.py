"""How good a position looks: how far the pieces have come, and what the other seat's next throw threatens."""

from math import exp

from rules.royal_game_of_ur.board import HAND, HOME, ODDS, ROSETTES, STEPS
from rules.royal_game_of_ur.state import UrPublic

TEMPO, STRONGHOLD, LATER = 2.5, 3.0, 0.4
"""In steps: to be thrown for next, a shared rosette that the other may not enter. Then how much a threat counts that
must wait for a turn of one's own."""

SURE = 12.0
"""So many steps ahead the odds of winning are e to 1."""


def evaluate(state: UrPublic, seat: int) -> float:
    """About how likely ``seat`` wins."""
    if state.over:
        return float(state.home[seat] == state.pieces)
    thrown_for = state.passed[0][0] if state.passed else state.active
    return 1 / (1 + exp((_steps(state, 1 - seat, thrown_for) - _steps(state, seat, thrown_for)) / SURE))


def _steps(state: UrPublic, seat: int, thrown_for: int) -> float:
    """How well ``seat`` stands, in steps; the throw itself does not count, it is chance."""
    own, theirs = STEPS[state.options["path"]][seat], STEPS[state.options["path"]][1 - seat]
    hunters = {theirs[square] for square in state.board[1 - seat]}
    if state.hand(1 - seat):
        hunters.add(theirs[HAND])
    ahead, safe = seat == thrown_for, state.options["rosettes"] == "safe"
    total = state.home[seat] * (own[HOME] + 1) + TEMPO * ahead
    for square in state.board[seat]:
        total += own[square]
        reached = theirs.get(square)
        if reached is None:
            continue
        if safe and square in ROSETTES:
            total += STRONGHOLD
        else:
            danger = sum([ODDS[throw] for throw in range(1, 5) if reached - throw in hunters])
            total -= own[square] * danger * (LATER if ahead else 1.0)
    return total
