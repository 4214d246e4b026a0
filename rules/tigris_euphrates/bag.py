"""Tiles by the handful: counting, drawing, refilling (TE-8, TE-14.4)."""

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.event import Event
from rules.tigris_euphrates.actions import HAND, listed
from rules.tigris_euphrates.board import COLOURS
from rules.tigris_euphrates.state import TigrisState


def counted(colours: tuple[int, ...]) -> tuple[int, ...]:
    """Tiles as numbers by colour."""
    return tuple(map(colours.count, range(len(COLOURS))))


def words(tiles: tuple[int, ...]) -> list[str]:
    """Tiles given by colour, as words for an event."""
    return [f"@{word}" for word in listed(tiles)]


def draw(state: TigrisState, seat: int, number: int, log: list[Event]) -> TigrisState:
    """``seat`` draws ``number`` tiles, or as many as there are. Only it learns which."""
    drawn = counted(state.bag[:number])
    log.append(Event("drawn", seat, {"count": sum(drawn)}, {seat: {"tiles": words(drawn)}}, reveals=True))
    hand = tuple(map(sum, zip(state.hands[seat], drawn, strict=True)))
    return replace(state, hands=with_item(state.hands, seat, hand), bag=state.bag[number:])


def refill(state: TigrisState, log: list[Event]) -> tuple[TigrisState, bool]:
    """Every hand is filled up, the active seat's first (TE-14.4); whether the bag held enough (TE-14.5)."""
    enough = True
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        missing = HAND - sum(state.hands[seat])
        enough = enough and missing <= len(state.bag)
        if missing and state.bag:
            state = draw(state, seat, missing, log)
    return state, enough
