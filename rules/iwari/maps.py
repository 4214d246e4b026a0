"""The maps (IW-1.4 to IW-1.9, IW-14): how a map file is written, and what the rules look at of it.

Places are numbers that mean the same on every map. A map has at most three territories of a biome, each of at most
twelve tent spaces, so every possible place has its name: ``TERRITORIES`` (``T1`` ... ``D3``) and ``SPACES``
(``T1-1`` ... ``D3-12``). A set of spaces is an integer with one bit per space.
"""

from typing import Annotated, Literal

import msgspec

from rules.core.bitset import mask_of, union
from rules.core.data import shipped

COMPONENTS = shipped("iwari", "components")

BIOMES: tuple[str, ...] = tuple(COMPONENTS["biomes"])
"""The biomes, in the order of all lists (IW-1.3). A biome, and a card of it, is its number."""

LETTERS = "TFGCD"
"""Biome by biome, the letter that its places begin with (IW-1.9)."""

PER_BIOME = 3
PER_TERRITORY = 12
"""The most tent spaces of a territory."""

TERRITORIES: tuple[str, ...] = tuple(f"{letter}{one}" for letter in LETTERS for one in range(1, PER_BIOME + 1))
"""The names of territories; the place is the number."""

SPACES: tuple[str, ...] = tuple(f"{name}-{one}" for name in TERRITORIES for one in range(1, PER_TERRITORY + 1))
"""The names of tent spaces; the place is the number."""

TERRITORY_OF: dict[str, int] = {name: number for number, name in enumerate(TERRITORIES)}
SPACE_OF: dict[str, int] = {name: number for number, name in enumerate(SPACES)}

WITHIN: tuple[int, ...] = tuple(
    ((1 << PER_TERRITORY) - 1) << PER_TERRITORY * territory for territory in range(len(TERRITORIES))
)
"""Territory -> all spaces that it may have."""

BIOME_OF: tuple[int, ...] = tuple(territory // PER_BIOME for territory in range(len(TERRITORIES)))
"""Territory -> its biome."""

MOUNTAIN_TYPES = (1, 2, 3, 4)
LINES_PER_TYPE = 2
"""How many lines carry each of the mountain icons (IW-1.7)."""

CANVAS = 1000
"""Width and height of the square that a map is drawn on; all coordinates lie in it, y grows downwards."""

TENT_RADIUS, TOTEM_RADIUS, BADGE_RADIUS = 20, 32, 18
"""The sizes that the layouts are checked with."""

Kind = Literal["land", "sea"]
SpecialRule = Literal["alliance_lines_are_roads", "no_totems_on_tundra", "long_road_majority"]
Coordinate = Annotated[int, msgspec.Meta(ge=0, le=CANVAS)]
Point = tuple[Coordinate, Coordinate]
Pair = tuple[str, str]


# --- a map file -----------------------------------------------------------------------------------------------------


class TerritoryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A territory as its map file tells it: ``outline`` is a closed polygon; ``name`` is by language. ``label`` is
    where its code is written when it has no totem space."""

    id: str
    name: dict[str, str]
    tent_spaces: dict[str, Point]
    outline: tuple[Point, ...]
    totem_space: Point | None = None
    label: Point | None = None

    @property
    def code_at(self) -> Point:
        """Where the code of the territory is written."""
        return self.totem_space or self.label or self.outline[0]


class LineEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An alliance line as its map file tells it: ``mountain`` is the type of its icon, ``badge`` the centre of its
    number, ``path`` the straight line that is drawn, ``road`` the two spaces that it joins where lines are roads."""

    number: int
    territories: Pair
    kind: Kind
    badge: Point
    path: tuple[Point, Point]
    mountain: int | None = None
    road: Pair | None = None


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A map file, as it is written. ``roads`` and ``border_roads`` are pairs of spaces, ``long_road`` the spaces of the
    purple road from end to end (IW-14.4)."""

    id: str
    name: dict[str, str]
    territories: tuple[TerritoryEntry, ...]
    roads: tuple[Pair, ...]
    lines: tuple[LineEntry, ...]
    border_roads: tuple[Pair, ...] = ()
    long_road: tuple[str, ...] = ()
    special_rules: tuple[SpecialRule, ...] = ()

    @property
    def points(self) -> dict[str, Point]:
        """Every tent space and where its centre is."""
        return {space: point for territory in self.territories for space, point in territory.tent_spaces.items()}


# --- what the rules look at -----------------------------------------------------------------------------------------


class Line(msgspec.Struct, frozen=True):
    """An alliance line: its two territories (IW-1.7), its mountain type (0: none) and, where lines are roads, the two
    spaces that it joins (IW-14.1)."""

    number: int
    ends: tuple[int, int]
    kind: Kind
    mountain: int = 0
    road: tuple[int, int] | None = None


class Ground(msgspec.Struct, frozen=True):
    """A map in numbers. ``spaces`` are by territory, empty for those that this map lacks; ``totems`` are the
    territories with a totem space; ``long_road`` is a set of spaces. ``drawn`` is the file, for pictures and names."""

    name: str
    territories: tuple[int, ...]
    spaces: tuple[int, ...]
    totems: frozenset[int]
    roads: tuple[tuple[int, int], ...]
    border_roads: tuple[tuple[int, int], ...]
    lines: tuple[Line, ...]
    long_road: int
    drawn: MapFile

    @property
    def lines_are_roads(self) -> bool:
        """IW-14.1."""
        return "alliance_lines_are_roads" in self.drawn.special_rules

    @property
    def all_spaces(self) -> int:
        return union(self.spaces)

    def line(self, number: int) -> Line:
        """The line of this number; lines are numbered from 1 without gaps."""
        return self.lines[number - 1]

    def lines_of_type(self, mountain: int) -> tuple[Line, ...]:
        """The lines with this mountain icon (IW-2.5)."""
        return tuple(line for line in self.lines if line.mountain == mountain)


def ground_of(file: MapFile) -> Ground:
    """A map that passed its checks (``rules.iwari.map_checks``) in numbers."""
    entries = {TERRITORY_OF[entry.id]: entry for entry in file.territories}
    spaces = [
        mask_of(SPACE_OF[space] for space in entries[number].tent_spaces) if number in entries else 0
        for number in range(len(TERRITORIES))
    ]
    return Ground(
        name=file.id,
        territories=tuple(sorted(entries)),
        spaces=tuple(spaces),
        totems=frozenset(number for number, entry in entries.items() if entry.totem_space is not None),
        roads=tuple(map(_numbers, file.roads)),
        border_roads=tuple(map(_numbers, file.border_roads)),
        lines=tuple(_line(entry) for entry in sorted(file.lines, key=lambda entry: entry.number)),
        long_road=mask_of(SPACE_OF[space] for space in file.long_road),
        drawn=file,
    )


def _numbers(pair: Pair) -> tuple[int, int]:
    return SPACE_OF[pair[0]], SPACE_OF[pair[1]]


def _line(entry: LineEntry) -> Line:
    first, second = entry.territories
    road = None if entry.road is None else _numbers(entry.road)
    return Line(entry.number, (TERRITORY_OF[first], TERRITORY_OF[second]), entry.kind, entry.mountain or 0, road)
