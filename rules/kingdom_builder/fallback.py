"""The answer given in place of an absent player."""

from collections.abc import Sequence

from rules.core.bitset import mask_of
from rules.kingdom_builder.actions import Build, End, KingdomAction, Put
from rules.kingdom_builder.hexes import NEIGHBOURS, neighbours
from rules.kingdom_builder.observation import KingdomObservation


def fallback(observation: KingdomObservation, legal: Sequence[KingdomAction]) -> KingdomAction:
    """A plain answer for an absent player: places are chosen by what they touch, tiles are left alone, turns end."""
    puts = [action for action in legal if isinstance(action, Build | Put)]
    if not puts:
        return next((action for action in legal if isinstance(action, End)), legal[0])
    board = observation.ground
    own = observation.settlements[observation.active]
    taken = observation.taken[observation.active]
    lying = mask_of(location for location, left in observation.locations.items() if left) & ~taken
    wanted = lying | board.land["castle"] & ~neighbours(own)

    def appeal(action: Build | Put) -> tuple[int, int]:
        touched = NEIGHBOURS[action.hex]
        return (touched & wanted).bit_count(), -(touched & board.buildable & ~own).bit_count()

    return max(puts, key=appeal)
