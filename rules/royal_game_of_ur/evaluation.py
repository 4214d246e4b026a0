"""How good a position looks: how far the pieces have come, and what the other seat's next throw threatens."""

from functools import lru_cache
from math import exp

from rules.royal_game_of_ur.board import HAND, HOME, ODDS, ROSETTES, STEPS
from rules.royal_game_of_ur.state import UrPublic

TEMPO, STRONGHOLD, LATER = 2.5, 3.0, 0.4
"""In steps: to be thrown for next, a shared rosette that the other may not enter. Then how much a threat counts that
must wait for a turn of one's own."""

BORNE = {path: steps[0][HOME] + 1 for path, steps in STEPS.items()}
"""Path -> what a piece counts that is borne off: a step more than the way home."""

SURE = 12.0
"""So many steps ahead the odds of winning are e to 1."""

WON = 1000.0
"""In steps: a game that is won, further ahead than anything that is still being played."""

TERMS: tuple[str, ...] = ("progress", "rosettes", "danger", "tempo", "won")
"""In steps, the own ones less the other seat's: how far the pieces have come, shared rosettes that the other may not
enter, what the next throws threaten to send back, to be thrown for next; and a game that is over."""


def terms(state: UrPublic, seat: int) -> dict[str, float]:
    """How far ahead ``seat`` is, in steps. The throw itself does not count, it is chance."""
    pieces, home, board = state.pieces, state.home, state.board
    if pieces in home:
        return {"won": WON if home[seat] == pieces else -WON}
    other, options = 1 - seat, state.options
    safe, path = options["rosettes"] == "safe", options["path"]
    ahead = (state.passed[0][0] if state.passed else state.active) == seat
    own, theirs = board[seat], board[other]
    steps, rosettes, danger = _standing(path, safe, seat, ahead, own, theirs, len(theirs) + home[other] < pieces)
    against = _standing(path, safe, other, not ahead, theirs, own, len(own) + home[seat] < pieces)
    return {
        "progress": steps - against[0] + (home[seat] - home[other]) * BORNE[path],
        "rosettes": rosettes - against[1],
        "danger": against[2] - danger,
        "tempo": TEMPO if ahead else -TEMPO,
    }


def chance_of(steps: float) -> float:
    """About how likely a seat wins that is so many steps ahead; exactly, once the game is over."""
    return 1 / (1 + exp(-steps / SURE)) if -WON < steps < WON else float(steps > 0)


@lru_cache(maxsize=1 << 15)
def _standing(
    path: str, safe: bool, seat: int, ahead: bool, board: tuple[str, ...], others: tuple[str, ...], entering: bool
) -> tuple[int, float, float]:
    """How well the pieces of ``seat`` on the ``board`` stand, where it is thrown for next (``ahead``) or not: the steps
    that they have come, what rosettes are worth, and the steps in danger. The other seat has ``others`` and may be
    ``entering`` pieces."""
    own, theirs = STEPS[path][seat], STEPS[path][1 - seat]
    hunters = {theirs[square] for square in others}
    if entering:
        hunters.add(theirs[HAND])
    steps, rosettes, danger = 0, 0.0, 0.0
    for square in board:
        steps += own[square]
        reached = theirs.get(square)
        if reached is None:
            continue
        if safe and square in ROSETTES:
            rosettes += STRONGHOLD
        else:
            caught = sum([ODDS[throw] for throw in range(1, 5) if reached - throw in hunters])
            danger += own[square] * caught * (LATER if ahead else 1.0)
    return steps, rosettes, danger
