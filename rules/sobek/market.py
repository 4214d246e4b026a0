"""The market: 36 cells in a spiral, the Ankh and its line (SB-2), what can be taken (SB-5.1), refilling (SB-6.2).

A market is a tuple with one number per cell: the tile's, that of its back where one lies face down
(``rules.sobek.tiles.FACE_DOWN``), -1 where the cell is empty; place 0 stands for no cell at all.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from rules.core.data import shipped
from rules.sobek.tiles import LYING

_SHIPPED = shipped("sobek", "board")

GRID: tuple[tuple[int, ...], ...] = tuple(map(tuple, _SHIPPED["grid"]))
"""The cell numbers row by row, the top row first."""

DIRECTIONS: tuple[str, ...] = tuple(_SHIPPED["directions"])
"""v (vertical), h (horizontal), f (diagonal ``/``), b (diagonal ``\\``)."""

CENTRAL: tuple[int, ...] = tuple(_SHIPPED["central_cells"])
CELLS = sum(map(len, GRID))
EMPTY = -1

Arms = tuple[tuple[int, ...], tuple[int, ...]]


def _arm(row: int, column: int, down: int, right: int) -> tuple[int, ...]:
    """The cells from a place to the edge, the nearest first."""
    cells = []
    row, column = row + down, column + right
    while 0 <= row < len(GRID) and 0 <= column < len(GRID[0]):
        cells.append(GRID[row][column])
        row, column = row + down, column + right
    return tuple(cells)


PLACE_OF: dict[int, tuple[int, int]] = {
    cell: (row, column) for row, cells in enumerate(GRID) for column, cell in enumerate(cells)
}
"""Cell -> its row and column, both from 0."""

ARMS: dict[int, dict[str, Arms]] = {
    cell: {
        direction: (_arm(row, column, -down, -right), _arm(row, column, down, right))
        for direction, (down, right) in _SHIPPED["directions"].items()
    }
    for cell, (row, column) in PLACE_OF.items()
}
"""Cell -> direction -> both arms of the line through it, the nearest cells first (SB-2.3)."""


def line(cell: int, direction: str) -> tuple[int, ...]:
    """The cells of a line from end to end, without the cell that it is seen from; none while there is no Ankh."""
    if not cell or not direction:
        return ()
    back, forth = ARMS[cell][direction]
    return back[::-1] + forth


def has_tile(market: Sequence[int], cell: int, direction: str) -> bool:
    """Whether any tile lies on the line through ``cell``."""
    if not cell or not direction:
        return False
    for arm in ARMS[cell][direction]:
        for other in arm:
            if market[other] >= 0:
                return True
    return False


@lru_cache(1 << 8)
def targets(market: tuple[int, ...], ankh: int, directions: tuple[str, ...]) -> Mapping[int, tuple[int, ...]]:
    """The cells with a tile on these lines through the Ankh, each with the cells of the tiles jumped on the way."""
    found: dict[int, tuple[int, ...]] = {}
    if ankh:
        for direction in directions:
            for arm in ARMS[ankh][direction]:
                jumped: tuple[int, ...] = ()
                for cell in arm:
                    if market[cell] >= 0:
                        found[cell] = jumped
                        jumped += (cell,)
    return found


def laid(market: Sequence[int], tiles: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], dict[int, int]]:
    """The market with these (cell, tile) laid down, and those of them that lie face down, by cell (SB-3.3)."""
    cells, face_down = list(market), {}
    for cell, tile in tiles:
        cells[cell] = LYING[tile]
        if LYING[tile] != tile:
            face_down[cell] = tile
    return tuple(cells), face_down


def lifted(
    market: Sequence[int], face_down: dict[int, int], cells: Iterable[int]
) -> tuple[tuple[int, ...], dict[int, int]]:
    """The market without the tiles on these cells, and what then still lies face down."""
    left, hidden = list(market), dict(face_down)
    for cell in cells:
        left[cell] = EMPTY
        hidden.pop(cell, None)
    return tuple(left), hidden


def empty_cells(market: Sequence[int]) -> list[int]:
    """The cells without a tile in the order in which they are filled, 1 to 36 (SB-6.2)."""
    return [cell for cell in range(1, CELLS + 1) if market[cell] < 0]
