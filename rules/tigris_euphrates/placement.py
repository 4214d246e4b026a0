"""Where pieces may go (TE-5.2, TE-6.1 to TE-6.3, TE-7.2, TE-7.3); who earns the point of a tile (TE-6.8, TE-6.9)."""

from rules.core.bits import cells_of
from rules.tigris_euphrates.actions import (
    CATASTROPHES,
    PASS,
    PLACEMENTS,
    POSITIONS,
    WITHDRAWALS,
    TigrisAction,
    exchanges,
)
from rules.tigris_euphrates.board import KING, RED, neighbours
from rules.tigris_euphrates.kingdoms import Realm, met_twice_without, owner_in, realm_of
from rules.tigris_euphrates.state import TigrisState


def leader_squares(state: TigrisState, now: Realm, colour: int) -> int:
    """The squares that the active seat's leader of ``colour`` may be placed on or moved to."""
    origin = state.leaders[state.active][colour]
    near = state.free & state.map.land & neighbours(state.tiles[RED])
    if origin is None:
        return near & ~now.twice
    return near & ~met_twice_without(now, state.led, origin)


def tile_squares(state: TigrisState, now: Realm, colour: int) -> int:
    """The squares that take a tile of ``colour``."""
    return state.free & state.map.ground[colour] & ~now.thrice


def catastrophe_squares(state: TigrisState) -> int:
    """The squares that a catastrophe may ruin."""
    return (state.free | state.face_up) & ~state.treasures & ~state.built_on


def turn_actions(state: TigrisState) -> list[TigrisAction]:
    """Everything that the active seat may do with an action (TE-4.1, TE-4.2)."""
    now = realm_of(state)
    seat = state.active
    legal: list[TigrisAction] = []
    for colour, leaders in enumerate(POSITIONS):
        legal += [leaders[square] for square in cells_of(leader_squares(state, now, colour))]
    legal += [WITHDRAWALS[colour] for colour, square in enumerate(state.leaders[seat]) if square is not None]
    for colour, tiles in enumerate(PLACEMENTS):
        if state.hands[seat][colour]:
            legal += [tiles[square] for square in cells_of(tile_squares(state, now, colour))]
    if state.catastrophes[seat]:
        legal += [CATASTROPHES[square] for square in cells_of(catastrophe_squares(state))]
    legal += exchanges(state.hands[seat])
    legal.append(PASS)
    return legal


def point_taker(state: TigrisState, kingdom: int, colour: int) -> tuple[int, int] | None:
    """(seat, colour of the leader) that a tile of ``colour`` laid beside ``kingdom`` earns a point for."""
    for leader in (colour, KING):
        owner = owner_in(state, kingdom, leader)
        if owner is not None:
            return owner, leader
    return None
