"""How good a position looks: how far the pieces have come, and what the other seat's next throw threatens."""

from functools import lru_cache
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
    safe, path = state.options["rosettes"] == "safe", state.options["path"]
    steps = [
        state.home[one] * (STEPS[path][one][HOME] + 1)
        + _steps(path, safe, one, one == thrown_for, state.board[one], state.board[1 - one], state.hand(1 - one) > 0)
        for one in (seat, 1 - seat)
    ]
    return 1 / (1 + exp((steps[1] - steps[0]) / SURE))


@lru_cache(maxsize=1 << 15)
def _steps(
    path: str, safe: bool, seat: int, ahead: bool, board: tuple[str, ...], others: tuple[str, ...], entering: bool
) -> float:
    """How well the pieces of ``seat`` on the ``board`` stand, in steps, where it is thrown for next (``ahead``) or not;
    the other seat has ``others`` and may be ``entering`` pieces. The throw itself does not count, it is chance."""
    own, theirs = STEPS[path][seat], STEPS[path][1 - seat]
    hunters = {theirs[square] for square in others}
    if entering:
        hunters.add(theirs[HAND])
    total = TEMPO * ahead
    for square in board:
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
