"""All legal actions of a seat, in the canonical order of ``rules.tigris_euphrates.actions``."""

from collections.abc import Sequence

from rules.core.bitset import cells_of
from rules.tigris_euphrates import buildings, monuments, treasures
from rules.tigris_euphrates.actions import DECLINE, END, POINTS, SUPPORTS, WARS, Building, Leave, TigrisAction
from rules.tigris_euphrates.placement import turn_actions
from rules.tigris_euphrates.state import TigrisState
from rules.tigris_euphrates.strength import commitments, open_wars
from rules.tigris_euphrates.turn import to_act


def list_actions(state: TigrisState, seat: int) -> Sequence[TigrisAction]:
    """What ``seat`` may do: nothing unless it owes the decision now (TE-23)."""
    if seat not in to_act(state):
        return ()
    match state.phase:
        case "action":
            return turn_actions(state)
        case "war":
            return [WARS[war.colour] for war in open_wars(state)]
        case "attack" | "defence":
            assert state.conflict is not None
            return [SUPPORTS[count] for count in commitments(state, state.conflict, seat)]
        case "building":
            return [*map(Building, cells_of(buildings.sites(state))), DECLINE]
        case "monument":
            return [*monuments.offers(state), DECLINE]
        case "treasure":
            return [*map(Leave, cells_of(treasures.may_stay(state, treasures.claims(state)[0][1])))]
        case "ziggurat":
            return POINTS
        case _:
            return (END,)
