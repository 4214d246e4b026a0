"""Which of the legal actions a bot player values: of the settlements that a tile can move, those that are missed least.

Every move is followed to each hex where it may end, so moves of all settlements would be most of the work."""

from collections.abc import Sequence

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.kingdom_builder.actions import KingdomAction, Lift
from rules.kingdom_builder.evaluation import terms
from rules.kingdom_builder.state import KingdomState
from rules.kingdom_builder.tiles import lost

LIFTED = {"barn": 8, "harbor": 8, "paddock": 20}
"""How many settlements are considered for one tile. With a paddock each reaches other hexes (KB-7.8), with the others
nearly all reach the same."""


def considered(state: KingdomState, seat: int, legal: Sequence[KingdomAction]) -> Sequence[KingdomAction]:
    """All that is legal, with a few settlements only for every tile that moves one."""
    lifts = [action for action in legal if isinstance(action, Lift)]
    if len(lifts) <= min(LIFTED.values()):
        return legal
    least = sorted({action.hex for action in lifts}, key=lambda cell: (_missed(state, seat, cell), cell))
    place = {cell: rank for rank, cell in enumerate(least)}
    chosen: list[KingdomAction] = []
    for kind, origin in {(action.kind, action.origin) for action in lifts}:
        of_tile = [action for action in lifts if action.origin == origin]
        chosen += sorted(of_tile, key=lambda action: place[action.hex])[: LIFTED[kind]]
    kept = set(chosen)
    return [action for action in legal if not isinstance(action, Lift) or action in kept]


def _missed(state: KingdomState, seat: int, cell: int) -> tuple[int, float]:
    """The tiles that would go with the settlement on ``cell``, and how much less the position would be worth."""
    rest = state.settlements[seat] & ~(1 << cell)
    left, _ = lost(state.tiles[seat], rest, seat)
    without = replace(state, settlements=with_item(state.settlements, seat, rest))
    return len(state.tiles[seat]) - len(left), -sum(terms(without, seat).values())
