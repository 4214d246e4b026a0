"""How good a position looks to a bot player."""

from rules.path_of_civilization.scoring import scores
from rules.path_of_civilization.state import CivState


def evaluate(state: CivState, seat: int) -> float:
    """The points of a seat if the game ended now, and a little for what is still to be used."""
    own = state.civilizations[seat]
    return sum(scores(own)) + 0.5 * sum(own.agents) + 0.4 * sum(own.research) + own.population + own.legacy
