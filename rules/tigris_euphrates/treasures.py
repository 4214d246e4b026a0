"""Treasures are handed out at the end of every action (TE-13)."""

from rules.tigris_euphrates.board import TRADER
from rules.tigris_euphrates.kingdoms import owner_in, realm_of
from rules.tigris_euphrates.state import TigrisState


def claims(state: TigrisState) -> list[tuple[int, int]]:
    """(seat, treasures of the kingdom as a mask) of the traders with two or more, in the order of TE-13.7."""
    found = []
    for kingdom in realm_of(state).kingdoms:
        lying = kingdom & state.treasures
        if lying & (lying - 1):
            owner = owner_in(state, kingdom, TRADER)
            if owner is not None:
                found.append((owner, lying))
    return sorted(found, key=lambda claim: (claim[0] - state.active) % state.seats)


def claimant(state: TigrisState) -> int:
    """The seat that chooses treasures now."""
    return claims(state)[0][0]


def may_stay(state: TigrisState, lying: int) -> int:
    """Which one of a kingdom's treasures its trader may leave: none with priority while others are there (TE-13.2)."""
    return lying & ~state.map.priority or lying
