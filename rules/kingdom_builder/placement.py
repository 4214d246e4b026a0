"""Where settlements may go (KB-5). Sets of hexes are masks."""

from rules.kingdom_builder.hexes import neighbours
from rules.kingdom_builder.state import KingdomPublic


def as_adjacent_as_possible(eligible: int, own: int) -> int:
    """The members of ``eligible`` that touch ``own``; all of them when none does (KB-5.3, KB-5.4)."""
    return preferred(eligible, neighbours(own))


def preferred(eligible: int, reach: int) -> int:
    """The same, where ``reach`` is known: what touches the own settlements."""
    return eligible & reach or eligible


def card_hexes(state: KingdomPublic) -> int:
    """The free hexes of the played card's terrain, anywhere on the board."""
    if not state.card:
        return 0
    return state.ground.land[state.card] & ~state.occupied


def mandatory_targets(state: KingdomPublic) -> int:
    """Where the next mandatory placement may go (KB-4.3); nowhere when none is due."""
    if not state.due:
        return 0
    return as_adjacent_as_possible(card_hexes(state), state.settlements[state.active])
