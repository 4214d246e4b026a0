"""Civilization buildings on lines of one colour (TE-19)."""

from msgspec.structs import replace

from rules.core.bitset import with_item
from rules.core.event import Event
from rules.tigris_euphrates.awards import touched
from rules.tigris_euphrates.board import BUILDINGS, COLUMNS, COMPONENTS, NAMES, SQUARES
from rules.tigris_euphrates.monuments import placed_colour
from rules.tigris_euphrates.state import TigrisState

LINE: int = COMPONENTS["building_line"]


def runs(tiles: int, square: int) -> tuple[int, int]:
    """The unbroken horizontal and vertical run of ``tiles`` through ``square``, which is one of them (TE-19.2)."""
    row = square // COLUMNS
    across = range(row * COLUMNS, (row + 1) * COLUMNS)
    return _run(tiles, square, 1, across), _run(tiles, square, COLUMNS, range(SQUARES))


def _run(tiles: int, square: int, step: int, within: range) -> int:
    found = 1 << square
    for direction in (-step, step):
        at = square + direction
        while at in within and tiles >> at & 1:
            found |= 1 << at
            at += direction
    return found


def length(tiles: int, square: int) -> int:
    """The line length of a tile (TE-19.2)."""
    return max(run.bit_count() for run in runs(tiles, square))


def sites(state: TigrisState) -> int:
    """The squares to which the building of the placed tile's colour may come or go now (TE-19.3, TE-19.4)."""
    if state.options["civilization_buildings"] == "off" or state.placed is None:
        return 0
    colour = placed_colour(state)
    tiles = state.tiles[colour]
    lines = runs(tiles, state.placed)
    least = LINE
    stands = state.buildings[colour]
    if stands is not None:
        if (lines[0] | lines[1]) >> stands & 1:
            return 0
        least = max(LINE, length(tiles, stands) + 1)
    found = 0
    for line in lines:
        if line.bit_count() >= least:
            found |= line
    return found


def put(state: TigrisState, square: int, log: list[Event]) -> TigrisState:
    """The building comes to ``square`` from the supply or from where it stood."""
    colour = placed_colour(state)
    stood = state.buildings[colour]
    args = {"building": f"@{BUILDINGS[colour]}", "square": NAMES[square]}
    if stood is None:
        log.append(Event("building-placed", state.active, args))
    else:
        log.append(Event("building-moved", state.active, {**args, "from": NAMES[stood]}))
    return touched(replace(state, buildings=with_item(state.buildings, colour, square)), square)
