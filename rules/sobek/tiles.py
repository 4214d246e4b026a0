"""The tiles (SB-1, SB-2.5, SB-2.6, SB-12.2). A tile is its number; sets of tiles are integers with one bit per tile.

Once a tile has left the market its direction no longer matters: what counts in a hand is its *face* (type, scarabs,
back; a character or pharaoh tile by itself). Tiles are numbered face by face, in the order in which faces are listed.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import Final, Literal

import msgspec

from rules.core.bitset import cells_of, mask_of
from rules.core.data import shipped

TYPES = ("wheat", "fish", "livestock", "ebony", "marble", "ivory")
"""The goods types, in the order of all lists."""

STATUE: Final = "statue"
TileKind = Literal["goods", "character", "pharaoh", "statue"]
Back = Literal["starting", "goods", "character", "pharaoh"]
BACKS: tuple[Back, ...] = ("starting", "goods", "character", "pharaoh")
"""What can be seen of a hidden tile. Starting and goods tiles lie face up in the market, the others face down."""

CHARACTERS = (
    "queen",
    "vizier",
    "thief",
    "merchant",
    "high_priest",
    "high_priestess",
    "courtesan",
    "architect",
    "scribe_livestock",
    "scribe_fish",
    "royal_adviser",
    "spy",
)
"""The characters, each of them one tile whose id is the character's."""


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One tile: the goods ``types`` it can stand for (none: it is wild), its ``direction`` (v, h, f, b or none)."""

    id: str
    back: Back
    kind: TileKind
    types: tuple[str, ...]
    scarabs: int
    direction: str | None
    deben_icon: bool
    expansion: bool

    @property
    def face(self) -> str:
        """What counts of the tile in a hand: ``wheat1`` (with scarabs), ``wheat0`` (without), ``start-wheat`` ..."""
        if self.kind in ("character", "pharaoh"):
            return self.id
        if self.kind == STATUE:
            return STATUE
        return f"start-{self.types[0]}" if self.back == "starting" else f"{self.types[0]}{self.scarabs}"

    @property
    def wild(self) -> bool:
        return not self.types


def _place(tile: Tile) -> tuple[int, ...]:
    """The canonical order: goods by type (scarabs, none, starting, characters), pharaoh tiles, wild tiles."""
    if tile.wild:
        return (8, CHARACTERS.index(tile.id) if tile.kind == "character" else -1)
    if tile.kind == "pharaoh":
        return (7, TYPES.index(tile.types[0]))
    kind = 3 if tile.kind == "character" else 2 if tile.back == "starting" else 0 if tile.scarabs else 1
    return (TYPES.index(tile.types[0]), kind, CHARACTERS.index(tile.id) if kind == 3 else 0)


TILES: tuple[Tile, ...] = tuple(sorted(msgspec.convert(shipped("sobek", "tiles"), list[Tile]), key=_place))
"""All 73 tiles in their canonical order; the place is the tile's number."""

TILE_OF: dict[str, int] = {tile.id: number for number, tile in enumerate(TILES)}
FACES: tuple[str, ...] = tuple(face for face, _ in groupby(TILES, lambda tile: tile.face))
FACE_RANK: dict[str, int] = {face: rank for rank, face in enumerate(FACES)}


def _those(wanted: Iterable[Tile]) -> int:
    return mask_of(TILE_OF[tile.id] for tile in wanted)


FACE_TILES: tuple[int, ...] = tuple(_those(tile for tile in TILES if tile.face == face) for face in FACES)
"""Face by rank -> its tiles."""

WILD = _those(tile for tile in TILES if tile.wild)
"""The statue-type tiles (SB-2.5)."""

PHARAOHS = _those(tile for tile in TILES if tile.kind == "pharaoh")
EXPANSION = _those(tile for tile in TILES if tile.expansion)
ALL = _those(TILES)
FIT: dict[str, int] = {type_: _those(tile for tile in TILES if type_ in tile.types) for type_ in TYPES}
"""Type -> the tiles that show it, pharaoh tiles included, wild tiles not."""

BACK_TILES: dict[str, int] = {back: _those(tile for tile in TILES if tile.back == back) for back in BACKS}
HIDDEN = BACK_TILES["character"] | BACK_TILES["pharaoh"]
"""The tiles that lie face down in the market (SB-3.3)."""

FACE_DOWN: tuple[str, ...] = ("character", "pharaoh")
"""The backs of those; in the market the numbers after :data:`TILES` stand for a face-down tile with each of them."""

LYING: tuple[int, ...] = tuple(
    len(TILES) + FACE_DOWN.index(tile.back) if tile.back in FACE_DOWN else number for number, tile in enumerate(TILES)
)
"""Tile -> the number that stands for it in the market: its own, or that of its back."""

BACK_OF: tuple[str, ...] = (*(tile.back for tile in TILES), *FACE_DOWN)
"""Number in the market -> the back."""

DEBEN_ICONS = _those(tile for tile in TILES if tile.deben_icon)
CHARACTER_TILES = BACK_TILES["character"]
STARTING = BACK_TILES["starting"]
_ODD = _those(tile for tile in TILES if tile.scarabs in (1, 3))
_TWO_OR_MORE = _those(tile for tile in TILES if tile.scarabs >= 2)


def in_play(expansion: bool) -> int:
    """All tiles of this game (SB-1.2, SB-12.1)."""
    return ALL if expansion else ALL & ~EXPANSION


def scarabs_on(tiles: int) -> int:
    """The scarabs on these tiles together."""
    return (tiles & _ODD).bit_count() + 2 * (tiles & _TWO_OR_MORE).bit_count()


def ids_of(tiles: int) -> tuple[str, ...]:
    """The ids of these tiles in canonical order."""
    return tuple(TILES[number].id for number in cells_of(tiles))


def faces_of(tiles: int) -> tuple[tuple[int, int], ...]:
    """The faces among these tiles, each as (rank, number of tiles)."""
    found: dict[int, int] = {}
    for number in cells_of(tiles):
        rank = _RANK_OF_TILE[number]
        found[rank] = found.get(rank, 0) + 1
    return tuple(found.items())


_RANK_OF_TILE: tuple[int, ...] = tuple(FACE_RANK[tile.face] for tile in TILES)


def face_rank(tile: int) -> int:
    """The rank of a tile's face."""
    return _RANK_OF_TILE[tile]


def first_of(tiles: int, face: int, count: int) -> int:
    """The first ``count`` of ``tiles`` that show this face; fewer when there are not so many."""
    chosen = 0
    rest = tiles & FACE_TILES[face]
    for _ in range(min(count, rest.bit_count())):
        low = rest & -rest
        chosen |= low
        rest ^= low
    return chosen


def showing(tiles: int, faces: Iterable[str]) -> int:
    """The first of ``tiles`` that show these faces, as many as each is named."""
    chosen = 0
    for face in faces:
        chosen |= first_of(tiles & ~chosen, FACE_RANK[face], 1)
    return chosen


def backs_of(tiles: int) -> dict[str, int]:
    """How many of these tiles there are of each back; backs that do not occur are left out."""
    counts = {back: (tiles & those).bit_count() for back, those in BACK_TILES.items()}
    return {back: count for back, count in counts.items() if count}
