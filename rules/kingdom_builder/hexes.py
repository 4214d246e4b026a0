"""The 20x20 sheet of pointy-top hexes (KB-2.1 to KB-2.10), before any terrain lies on it.

A hex is the number ``row * 20 + col``; a set of hexes is an integer whose bit ``n`` stands for hex ``n``. Rows with
an odd zero-based index are shifted half a hex to the right.
"""

from functools import lru_cache

from rules.core.bitset import mask_of

SIDE = 20
HEXES = SIDE * SIDE
ALL = (1 << HEXES) - 1

_COLUMNS = "ABCDEFGHIJKLMNOPQRST"

NAMES: tuple[str, ...] = tuple(f"{_COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(HEXES))
"""The name of every hex as players see it (KB-2.5): A1 top left, T20 bottom right."""

HEX_OF: dict[str, int] = {name: cell for cell, name in enumerate(NAMES)}

ROWS: tuple[int, ...] = tuple(mask_of(range(row * SIDE, (row + 1) * SIDE)) for row in range(SIDE))
"""The 20 horizontal lines (KB-2.10)."""

_LEFT = mask_of(range(0, HEXES, SIDE))
_RIGHT = _LEFT << (SIDE - 1)

EDGE = ROWS[0] | ROWS[-1] | _LEFT | _RIGHT
"""The 76 hexes on the rim of the whole board (KB-2.9)."""

QUADRANTS: tuple[int, ...] = tuple(
    mask_of(row * SIDE + col for row in range(top, top + 10) for col in range(left, left + 10))
    for top in (0, 10)
    for left in (0, 10)
)
"""Top left, top right, bottom left, bottom right (KB-2.6)."""

_STEPS: dict[str, tuple[tuple[int, int], tuple[int, int]]] = {
    "E": ((0, 1), (0, 1)),
    "W": ((0, -1), (0, -1)),
    "NE": ((-1, 0), (-1, 1)),
    "NW": ((-1, -1), (-1, 0)),
    "SE": ((1, 0), (1, 1)),
    "SW": ((1, -1), (1, 0)),
}
DIRECTIONS: tuple[str, ...] = tuple(_STEPS)


def step(cell: int, direction: str) -> int | None:
    """The hex one step away (KB-2.2), ``None`` beyond the edge."""
    row, col = divmod(cell, SIDE)
    down, right = _STEPS[direction][row % 2]
    row, col = row + down, col + right
    return row * SIDE + col if 0 <= row < SIDE and 0 <= col < SIDE else None


def _line(cell: int, direction: str, length: int) -> tuple[int, ...]:
    """The ``length`` hexes beyond ``cell`` in a straight line; empty when the line leaves the board."""
    line: list[int] = []
    here: int | None = cell
    for _ in range(length):
        here = None if here is None else step(here, direction)
        if here is None:
            return ()
        line.append(here)
    return tuple(line)


NEIGHBOURS: tuple[int, ...] = tuple(
    mask_of(near for way in DIRECTIONS if (near := step(cell, way)) is not None) for cell in range(HEXES)
)
"""The up to 6 neighbours of every hex as a set (KB-2.2)."""

TWO_STRAIGHT: tuple[int, ...] = tuple(
    mask_of(line[-1] for way in DIRECTIONS if (line := _line(cell, way, 2))) for cell in range(HEXES)
)
"""The hexes exactly two steps away in a straight line (KB-2.3)."""

THREE_BEHIND: tuple[tuple[int, ...], ...] = tuple(
    tuple(mask_of(line) for way in DIRECTIONS if (line := _line(cell, way, 3))) for cell in range(HEXES)
)
"""For every hex the straight runs of three hexes that end next to it (KB-7.5)."""

_EVEN = mask_of(cell for cell in range(HEXES) if cell // SIDE % 2 == 0)
_NOT_LEFT = ALL & ~_LEFT
_NOT_RIGHT = ALL & ~_RIGHT
_EVEN_NOT_LEFT = _EVEN & _NOT_LEFT
_ODD_NOT_RIGHT = ~_EVEN & _NOT_RIGHT


def neighbours(hexes: int) -> int:
    """All hexes that touch at least one of ``hexes`` (members among them when they touch each other)."""
    slanted = hexes | (hexes & _EVEN_NOT_LEFT) >> 1 | (hexes & _ODD_NOT_RIGHT) << 1
    level = (hexes & _NOT_LEFT) >> 1 | (hexes & _NOT_RIGHT) << 1
    return (level | slanted << SIDE | slanted >> SIDE) & ALL


@lru_cache(maxsize=1 << 12)
def by_quadrant(hexes: int) -> tuple[int, ...]:
    """How many of these hexes lie in each quadrant."""
    return tuple([(hexes & quadrant).bit_count() for quadrant in QUADRANTS])


@lru_cache(maxsize=1 << 8)
def areas(hexes: int) -> tuple[int, ...]:
    """The maximal connected groups of ``hexes``, in the order of their first hex. Several builder cards ask for the
    same areas, and comparing moves asks for those of the other players again and again."""
    found = []
    while hexes:
        area = grown = hexes & -hexes
        while grown:
            grown = neighbours(grown) & hexes & ~area
            area |= grown
        found.append(area)
        hexes &= ~area
    return tuple(found)
