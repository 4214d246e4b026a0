"""Treasures are handed out at the end of every action (TE-13)."""

from msgspec.structs import replace

from rules.core.bitset import cells_of, with_item
from rules.core.event import Event
from rules.tigris_euphrates.awards import touched
from rules.tigris_euphrates.board import NAMES, TRADER
from rules.tigris_euphrates.kingdoms import owner_in, realm_of
from rules.tigris_euphrates.state import TigrisPublic, TigrisState


def claims(state: TigrisPublic) -> list[tuple[int, int]]:
    """(seat, treasures of the kingdom as a mask) of the traders with two or more, in the order of TE-13.7."""
    found = []
    for kingdom in realm_of(state).kingdoms:
        lying = kingdom & state.treasures
        if lying & (lying - 1):
            owner = owner_in(state, kingdom, TRADER)
            if owner is not None:
                found.append((owner, lying))
    return sorted(found, key=lambda claim: (claim[0] - state.active) % state.seats)


def may_stay(state: TigrisPublic, lying: int) -> int:
    """Which one of a kingdom's treasures its trader may leave: none with priority while others are there (TE-13.2)."""
    return lying & ~state.map.priority or lying


def hand_over(state: TigrisState, log: list[Event]) -> TigrisState:
    """All treasures that can be handed over without asking; the phase becomes ``treasure`` where there is a choice
    (TE-13.3), else it stays."""
    for seat, lying in claims(state):
        staying = may_stay(state, lying)
        if staying & (staying - 1):
            return replace(state, phase="treasure")
        state = take(state, seat, lying & ~staying, log)
    return state


def take(state: TigrisState, seat: int, taken: int, log: list[Event]) -> TigrisState:
    """``seat`` takes the treasures on these squares (TE-13.6)."""
    squares = [NAMES[square] for square in cells_of(taken)]
    log.append(Event("treasures-taken", seat, {"count": len(squares), "squares": squares}))
    won = with_item(state.won, seat, state.won[seat] + len(squares))
    return touched(replace(state, treasures=state.treasures & ~taken, won=won), *cells_of(taken))
