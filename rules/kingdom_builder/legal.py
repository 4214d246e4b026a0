"""All legal actions of a seat (KB-4 to KB-7), in the canonical order of ``rules.kingdom_builder.actions``."""

from collections.abc import Sequence

from rules.core.bitset import cells_of
from rules.kingdom_builder.actions import BUILDS, END, PUTS, KingdomAction, tile_actions
from rules.kingdom_builder.placement import mandatory_targets
from rules.kingdom_builder.state import KingdomState
from rules.kingdom_builder.tiles import put_targets, targets, usable_tiles


def list_actions(state: KingdomState, seat: int) -> Sequence[KingdomAction]:
    """What ``seat`` may do: nothing unless it is the active one."""
    if state.over or seat != state.active:
        return ()
    if state.lifted is not None:
        return [PUTS[cell] for cell in cells_of(put_targets(state))]
    legal: list[KingdomAction] = [BUILDS[cell] for cell in cells_of(mandatory_targets(state))]
    for tile in usable_tiles(state):
        of_tile = tile_actions(tile.kind, tile.origin)
        legal += [of_tile[cell] for cell in cells_of(targets(state, tile.kind))]
    if state.mandatory_over:
        legal.append(END)
    return legal
