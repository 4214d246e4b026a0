"""The finished board: four sectors joined 2x2 (KB-2.6 to KB-2.8), with the sets that rules and scoring ask for."""

from functools import lru_cache

import msgspec

from rules.core.bitset import cells_of, mask_of, union
from rules.core.data import shipped
from rules.kingdom_builder.hexes import HEXES, NEIGHBOURS, SIDE, neighbours

COMPONENTS = shipped("kingdom_builder", "components")
SECTORS: dict[str, tuple[str, ...]] = {
    sector: tuple(rows) for sector, rows in shipped("kingdom_builder", "sectors").items()
}
"""Sector id -> its 10 rows of terrain letters in orientation 0. The id is also the kind of its location hexes."""

BUILDABLE: dict[str, str] = COMPONENTS["buildable"]
"""Letter -> terrain of the five buildable terrains (KB-1.6), which are also the five kinds of terrain cards."""

TERRAINS: dict[str, str] = {**BUILDABLE, **COMPONENTS["other_hexes"]}
CARDS: tuple[str, ...] = tuple(BUILDABLE.values())


class Quadrant(msgspec.Struct, frozen=True):
    """What lies in one quadrant: a sector, turned by 180 degrees or not (KB-2.7)."""

    sector: str
    turned: bool = False


class Board:
    """The terrain of one assembled board. Sets of hexes are masks; ``locations`` and ``castles`` ascend."""

    def __init__(self, quadrants: tuple[Quadrant, ...]) -> None:
        self.terrain = _assembled(quadrants)
        self.land: dict[str, int] = {
            name: mask_of(cell for cell, letter in enumerate(self.terrain) if letter == code)
            for code, name in TERRAINS.items()
        }
        self.buildable = union(self.land[card] for card in CARDS)
        self.water = self.land["water"]
        self.castles = tuple(cells_of(self.land["castle"]))
        self.locations = tuple(cells_of(self.land["location"]))
        self.kind_at: dict[int, str] = {
            cell: quadrants[cell // (SIDE * 10) * 2 + cell % SIDE // 10].sector for cell in self.locations
        }
        """Location hex -> the kind of tile that lies there."""
        self.landmarks = self.land["castle"] | self.land["location"]
        self.by_water = neighbours(self.water)
        self.by_mountain = neighbours(self.land["mountain"])
        self.by_landmark = neighbours(self.landmarks)
        self.location_by: dict[int, int] = {
            cell: place for place, location in enumerate(self.locations) for cell in cells_of(NEIGHBOURS[location])
        }
        """Hex -> which of ``locations`` it touches; no hex touches two (KB-2.12)."""

    def terrain_of(self, cell: int) -> str:
        """The terrain of a hex, as an id (``grass`` ... ``location``)."""
        return TERRAINS[self.terrain[cell]]


def _assembled(quadrants: tuple[Quadrant, ...]) -> str:
    """The 400 terrain letters, row by row."""
    letters = [""] * HEXES
    for place, quadrant in enumerate(quadrants):
        corner = place // 2 * 10 * SIDE + place % 2 * 10
        sheet = "".join(SECTORS[quadrant.sector])
        if quadrant.turned:
            sheet = sheet[::-1]
        for cell, letter in enumerate(sheet):
            letters[corner + cell // 10 * SIDE + cell % 10] = letter
    return "".join(letters)


@lru_cache(maxsize=256)
def board_of(quadrants: tuple[Quadrant, ...]) -> Board:
    """The board of four sectors, in quadrant order. Boards are shared: treat them as constants."""
    return Board(quadrants)
