"""The board: 16 by 11 squares, two maps, the four spheres of a civilization (TE-1, TE-3, TE-17).

A square is ``row * 16 + column``, written A1 (top left) to P11; sets of squares are masks with one bit per square.
The four colours are numbered in the order black, red, blue, green; tiles, leaders and buildings go by their colour.
"""

from rules.core.bitset import mask_of
from rules.core.data import shipped

COMPONENTS = shipped("tigris_euphrates", "components")

COLUMNS = 16
ROWS = 11
SQUARES = COLUMNS * ROWS

NAMES: tuple[str, ...] = tuple(f"{'ABCDEFGHIJKLMNOP'[square % 16]}{square // 16 + 1}" for square in range(SQUARES))
SQUARE_OF: dict[str, int] = {name: square for square, name in enumerate(NAMES)}

COLOURS: tuple[str, ...] = tuple(kind["color"] for kind in COMPONENTS["kinds"])
TILES: tuple[str, ...] = tuple(kind["tile"] for kind in COMPONENTS["kinds"])
LEADERS: tuple[str, ...] = tuple(kind["leader"] for kind in COMPONENTS["kinds"])
BUILDINGS: tuple[str, ...] = tuple(kind["building"] for kind in COMPONENTS["kinds"])
COUNTS: tuple[int, ...] = tuple(kind["count"] for kind in COMPONENTS["kinds"])
BLACK, RED, BLUE, GREEN = range(4)
KING, TRADER = BLACK, GREEN

PAIRS: tuple[tuple[int, int], ...] = tuple(
    (COLOURS.index(first), COLOURS.index(second)) for first, second in COMPONENTS["monuments"]
)
"""The colours of the six monuments (TE-1.7). A monument is known by its place in this list."""

BOARD = (1 << SQUARES) - 1
_NOT_A = mask_of(square for square in range(SQUARES) if square % COLUMNS)
_NOT_P = mask_of(square for square in range(SQUARES) if square % COLUMNS != COLUMNS - 1)
_INNER = _NOT_A & _NOT_P & (BOARD >> COLUMNS) & (BOARD << COLUMNS)


def neighbours(mask: int) -> int:
    """The squares that share an edge with a square of ``mask`` (TE-3.5); members of it may be among them."""
    return (mask & _NOT_A) >> 1 | (mask & _NOT_P) << 1 | mask >> COLUMNS | mask << COLUMNS & BOARD


def surrounded(mask: int) -> tuple[int, int, int, int]:
    """The squares that share an edge with at least one square of ``mask``, with two, with three, with four."""
    one = two = three = four = 0
    for shifted in ((mask & _NOT_A) >> 1, (mask & _NOT_P) << 1, mask >> COLUMNS, mask << COLUMNS & BOARD):
        four |= three & shifted
        three |= two & shifted
        two |= one & shifted
        one |= shifted
    return one, two, three, four


def squared(mask: int) -> int:
    """The squares outside ``mask`` that would complete a 2 x 2 block of it (TE-12.1)."""
    left, right = (mask & _NOT_P) << 1, (mask & _NOT_A) >> 1
    rows = mask & left, mask & right
    beside = left & (rows[0] >> COLUMNS | rows[0] << COLUMNS) | right & (rows[1] >> COLUMNS | rows[1] << COLUMNS)
    return beside & BOARD & ~mask


def crossed(mask: int) -> int:
    """The squares outside ``mask`` that would complete a cross of it (TE-18.2)."""
    _, _, three, four = surrounded(mask)
    centres = (four | three & mask) & _INNER
    return (centres | neighbours(centres & mask)) & ~mask


NEIGHBOURS: tuple[int, ...] = tuple(neighbours(1 << square) for square in range(SQUARES))

BLOCKS: dict[int, int] = {
    corner: mask_of((corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1))
    for corner in range(SQUARES - COLUMNS)
    if corner % COLUMNS < COLUMNS - 1
}
"""Top left square -> the 2 x 2 block there (TE-12.1)."""

CROSSES: dict[int, int] = {
    centre: NEIGHBOURS[centre] | 1 << centre for centre in range(SQUARES) if NEIGHBOURS[centre].bit_count() == 4
}
"""Centre -> the cross of five squares (TE-18.2)."""

BLOCKS_WITH: tuple[tuple[int, ...], ...] = tuple(
    tuple(corner for corner, block in BLOCKS.items() if block >> square & 1) for square in range(SQUARES)
)
CROSSES_WITH: tuple[tuple[int, ...], ...] = tuple(
    tuple(centre for centre, cross in CROSSES.items() if cross >> square & 1) for square in range(SQUARES)
)


class Map:
    """One side of the board. ``ground`` has, by colour, the squares that take tiles of this colour (TE-6.2)."""

    def __init__(self, rows: tuple[str, ...]) -> None:
        self.letters = "".join(rows)
        self.river = self._where("~")
        self.land = BOARD & ~self.river
        self.temples = self._where("TX")
        self.priority = self._where("X")
        self.ground = tuple(self.river if kind["terrain"] == "river" else self.land for kind in COMPONENTS["kinds"])

    def _where(self, letters: str) -> int:
        return mask_of(square for square, letter in enumerate(self.letters) if letter in letters)


MAPS: dict[str, Map] = {name: Map(tuple(rows)) for name, rows in shipped("tigris_euphrates", "boards").items()}
