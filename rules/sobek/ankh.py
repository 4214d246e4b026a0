"""The Ankh: what may be taken along its line (SB-4.4, SB-5.1, SB-6.3) and where it may be turned (SB-5.8)."""

from collections.abc import Mapping, Sequence

from rules.sobek.market import CENTRAL, DIRECTIONS, has_tile, lifted, targets
from rules.sobek.state import SobekPublic, SobekState


def usable_directions(state: SobekPublic) -> tuple[str, ...]:
    """The directions along which a tile may be taken: the Ankh's own, all four in an extra turn (SB-8.4)."""
    if not state.ankh or not state.direction:
        return ()
    return DIRECTIONS if state.extra else (state.direction,)


def takeable(state: SobekPublic) -> Mapping[int, tuple[int, ...]]:
    """The cells whose tile may be taken now, each with the cells of the tiles that become corruption (SB-5.2)."""
    if state.phase in ("opening", "refilled"):
        return {cell: () for cell in CENTRAL if state.market[cell] >= 0}
    if state.phase != "turn":
        return {}
    found = targets(state.market, state.ankh, usable_directions(state))
    return {state.forced: found[state.forced]} if state.forced in found else found


def costs(state: SobekPublic) -> dict[int, int]:
    """The cells whose tile may be taken now, ascending, each with the tiles of corruption that it costs (SB-5.2)."""
    return {cell: len(jumped) for cell, jumped in sorted(takeable(state).items())}


def may_refill(state: SobekState) -> bool:
    """SB-6.1, SB-6.5: no tile on the Ankh's actual line, and a deck to fill from."""
    return bool(state.deck) and not state.forced and not has_tile(state.market, state.ankh, state.direction)


def orientations(state: SobekPublic) -> tuple[str, ...]:
    """The directions from the Ankh's cell with a tile on their line; none when no line has any (SB-5.9)."""
    return _pointing(state.market, state.ankh)


def orientations_after(state: SobekPublic, cell: int) -> tuple[str, ...]:
    """The directions that are left for the Ankh once the tile of this cell, which may be taken now and shows none, was
    taken: one where nobody is asked (SB-5.8, SB-5.9)."""
    market, _ = lifted(state.market, {}, (cell, *takeable(state)[cell]))
    return _pointing(market, cell) or (state.direction or DIRECTIONS[0],)


def _pointing(market: Sequence[int], cell: int) -> tuple[str, ...]:
    return tuple(direction for direction in DIRECTIONS if has_tile(market, cell, direction))
