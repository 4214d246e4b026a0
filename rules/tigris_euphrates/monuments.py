"""Monuments and the ziggurat (TE-12, TE-18)."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.event import Event
from rules.tigris_euphrates.actions import Monument, Ziggurat
from rules.tigris_euphrates.awards import award, send_homeless_home, touched
from rules.tigris_euphrates.board import (
    BLOCKS,
    BLOCKS_WITH,
    BUILDINGS,
    COLOURS,
    CROSSES,
    CROSSES_WITH,
    KING,
    NAMES,
    PAIRS,
)
from rules.tigris_euphrates.kingdoms import owner_in, region
from rules.tigris_euphrates.state import Raised, TigrisPublic, TigrisState, Tower

ANY = len(COLOURS)
"""Stands for the colour of a point whose colour its owner chooses (TE-18.6)."""


def placed_colour(state: TigrisPublic) -> int:
    """The colour of the tile just placed."""
    assert state.placed is not None
    return next(colour for colour, squares in enumerate(state.tiles) if squares >> state.placed & 1)


def offers(state: TigrisState) -> list[Monument | Ziggurat]:
    """What the tile just placed allows to build, in order (TE-12.1 to TE-12.4, TE-18.2, TE-18.5)."""
    assert state.placed is not None
    colour = placed_colour(state)
    own = state.tiles[colour]
    found: list[Monument | Ziggurat] = []
    blocks = [corner for corner in BLOCKS_WITH[state.placed] if not BLOCKS[corner] & ~own]
    if blocks:
        pairs = [pair for pair in state.unbuilt if colour in PAIRS[pair]]
        found += [Monument(pair, corner) for pair in pairs for corner in sorted(blocks)]
    if state.options["monuments"] == "ziggurat" and state.ziggurat is None:
        found += [Ziggurat(centre) for centre in sorted(CROSSES_WITH[state.placed]) if not CROSSES[centre] & ~own]
    return found


def build(state: TigrisState, action: Monument | Ziggurat, log: list[Event]) -> TigrisState:
    """Flips the tiles, puts the building on them, sends homeless leaders home (TE-12.2, TE-12.9, TE-18.3)."""
    colour = placed_colour(state)
    at = {"square": NAMES[action.square]}
    if isinstance(action, Monument):
        first, second = (f"@{COLOURS[one]}" for one in PAIRS[action.pair])
        log.append(Event("monument-built", state.active, {"first": first, "second": second, **at}))
        squares = BLOCKS[action.square]
        state = replace(state, monuments=(*state.monuments, Raised(PAIRS[action.pair], action.square, colour)))
    else:
        log.append(Event("ziggurat-built", state.active, at))
        squares = CROSSES[action.square]
        state = replace(state, ziggurat=Tower(action.square, colour))
    state = replace(state, tiles=with_item(state.tiles, colour, state.tiles[colour] & ~squares))
    stood = state.buildings[colour]
    if stood is not None and squares >> stood & 1:
        log.append(Event("building-returned", None, {"building": f"@{BUILDINGS[colour]}", "square": NAMES[stood]}))
        state = replace(state, buildings=with_item(state.buildings, colour, None))
    return send_homeless_home(touched(state, action.square), log)


def income(state: TigrisState, log: list[Event]) -> TigrisState:
    """The active seat's leaders score in the kingdoms of monuments of their colour (TE-14.2, TE-14.3)."""
    for monument in state.monuments:
        for seat, colour in _payees(state, monument):
            if seat == state.active:
                state = award(state, seat, colour, 1, "monument", log)
    return state


def _payees(state: TigrisPublic, monument: Raised) -> Iterator[tuple[int, int]]:
    """(seat, colour) of the leaders that a monument pays at the end of their owners' turns."""
    kingdom = region(state.solid, 1 << monument.square)
    for colour in monument.colours:
        owner = owner_in(state, kingdom, colour)
        if owner is not None:
            yield owner, colour


def paid(state: TigrisPublic) -> Counter[tuple[int, int]]:
    """The points that the end of each seat's turn would bring now, by seat and colour, :data:`ANY` for one of any
    (TE-14.2, TE-18.6)."""
    points = Counter(payee for one in state.monuments for payee in _payees(state, one))
    points.update((seat, ANY) for seat in range(state.seats) if owes_ziggurat_point(state, seat))
    return points


def owes_ziggurat_point(state: TigrisPublic, seat: int) -> bool:
    """Whether the king of a seat is in the ziggurat's kingdom (TE-18.6)."""
    king = state.leaders[seat][KING]
    if state.ziggurat is None or king is None:
        return False
    return bool(region(state.solid, 1 << state.ziggurat.square) >> king & 1)
