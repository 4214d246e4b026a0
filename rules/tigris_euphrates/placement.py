"""Where pieces may go (TE-5.2, TE-6.1 to TE-6.3, TE-7.2, TE-7.3); who earns the point of a tile (TE-6.8, TE-6.9)."""

from collections.abc import Iterable, Sequence
from itertools import compress
from typing import TypeVar

from rules.tigris_euphrates.actions import (
    CATASTROPHES,
    PASS,
    PLACEMENTS,
    POSITIONS,
    WITHDRAWALS,
    TigrisAction,
    exchanges,
)
from rules.tigris_euphrates.board import KING, RED, SQUARES, neighbours
from rules.tigris_euphrates.kingdoms import met_twice_without, owner_in, realm_of
from rules.tigris_euphrates.state import TigrisPublic, TigrisState

T = TypeVar("T")

_BITS = bytes(max(0, character - ord("0")) & 1 for character in range(256))


def chosen(by_square: Sequence[T], squares: int) -> Iterable[T]:
    """The items of the squares in a mask; the digits of its text select them, far faster than one by one."""
    return compress(by_square, f"{squares:0{SQUARES}b}"[::-1].encode().translate(_BITS))


def leader_squares(state: TigrisState) -> list[int]:
    """By colour the squares that the active seat's leader may be placed on or moved to (TE-5.2 to TE-5.6)."""
    now, led = realm_of(state), state.led
    near = state.free & state.map.land & neighbours(state.tiles[RED])
    return [
        near & ~(now.twice if origin is None else met_twice_without(now, led, origin))
        for origin in state.leaders[state.active]
    ]


def tile_squares(state: TigrisState) -> list[int]:
    """By colour the squares that take a tile."""
    free = state.free & ~realm_of(state).thrice
    return [free & ground for ground in state.map.ground]


def catastrophe_squares(state: TigrisState) -> int:
    """The squares that a catastrophe may ruin."""
    return (state.free | state.face_up) & ~state.treasures & ~state.built_on


def turn_actions(state: TigrisState) -> list[TigrisAction]:
    """Everything that the active seat may do with an action (TE-4.1, TE-4.2)."""
    seat = state.active
    legal: list[TigrisAction] = []
    for leaders, squares in zip(POSITIONS, leader_squares(state), strict=True):
        legal += chosen(leaders, squares)
    legal += [WITHDRAWALS[colour] for colour, square in enumerate(state.leaders[seat]) if square is not None]
    for tiles, squares, held in zip(PLACEMENTS, tile_squares(state), state.hands[seat], strict=True):
        if held:
            legal += chosen(tiles, squares)
    if state.catastrophes[seat]:
        legal += chosen(CATASTROPHES, catastrophe_squares(state))
    legal += exchanges(state.hands[seat])
    legal.append(PASS)
    return legal


def point_taker(state: TigrisPublic, kingdom: int, colour: int) -> tuple[int, int] | None:
    """(seat, colour of the leader) that a tile of ``colour`` laid beside ``kingdom`` earns a point for."""
    for leader in (colour, KING):
        owner = owner_in(state, kingdom, leader)
        if owner is not None:
            return owner, leader
    return None
