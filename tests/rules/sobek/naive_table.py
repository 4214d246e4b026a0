"""The things on the table for the naive Sobek: tiles, the market's geometry, and what a position document tells."""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

Document = dict[str, Any]

DATA = Path(__file__).parents[3] / "data" / "games" / "sobek" / "tiles.json"
GOODS = ("wheat", "fish", "livestock", "ebony", "marble", "ivory")
CENTRAL = (1, 2, 3, 4)  # SB-2.2
GRID = (  # SB-2.1
    (17, 18, 19, 20, 21, 22),
    (36, 5, 6, 7, 8, 23),
    (35, 16, 1, 2, 9, 24),
    (34, 15, 4, 3, 10, 25),
    (33, 14, 13, 12, 11, 26),
    (32, 31, 30, 29, 28, 27),
)
PLACE = {cell: (row, col) for row, cells in enumerate(GRID) for col, cell in enumerate(cells)}
CELL = {place: cell for cell, place in PLACE.items()}
STEPS = {"v": (1, 0), "h": (0, 1), "f": (-1, 1), "b": (1, 1)}  # SB-1.5: f is /, b is \
SCARAB_TOKENS = {  # SB-8.10, SB-8.14
    "scarabs_wheat_fish_livestock": ("wheat", "fish", "livestock"),
    "scarabs_ebony_marble": ("ebony", "marble"),
}
CORRUPTION_TOKENS = {"corruption_1": 1, "corruption_2": 2}  # SB-8.8, SB-8.9
POINT_TOKENS = {"points_7": 7, "points_2_deben": 2}  # SB-8.5, SB-8.6
PRIESTS = ("high_priest", "high_priestess")
SCRIBES = ("scribe_livestock", "scribe_fish")
SCRIBES_LIMIT = 6  # SB-9.8

# The order in which the notation names the faces of tiles.
FACES = (
    "wheat1",
    "wheat0",
    "start-wheat",
    "merchant",
    "courtesan",
    "fish1",
    "fish0",
    "start-fish",
    "thief",
    "scribe_fish",
    "livestock1",
    "livestock0",
    "start-livestock",
    "vizier",
    "scribe_livestock",
    "ebony2",
    "ebony0",
    "start-ebony",
    "high_priest",
    "marble2",
    "marble0",
    "start-marble",
    "high_priestess",
    "ivory3",
    "ivory0",
    "start-ivory",
    "queen",
    "royal_adviser",
    "pharaoh-wheat-marble",
    "pharaoh-fish-ebony",
    "pharaoh-livestock-ivory",
    "pharaoh-ebony-livestock",
    "pharaoh-marble-fish",
    "pharaoh-ivory-wheat",
    "statue",
    "architect",
    "spy",
)


# --- tiles --------------------------------------------------------------------------------------------------------


@cache
def tile_data() -> dict[str, dict[str, Any]]:
    """Every tile by its id (SB-1.2, SB-1.10)."""
    return {tile["id"]: tile for tile in json.loads(DATA.read_text(encoding="utf-8"))}


def types_of(tile: str) -> set[str]:
    """What a tile counts as (SB-2.6); empty for statue-type tiles, which are wild (SB-2.5)."""
    return set(tile_data()[tile]["types"])


def is_wild(tile: str) -> bool:
    return not types_of(tile)


def fits(tile: str, goods: str) -> bool:
    return is_wild(tile) or goods in types_of(tile)


def face_of(tile: str) -> str:
    """What the notation calls a tile."""
    data = tile_data()[tile]
    if data["kind"] in ("character", "pharaoh"):
        return tile
    if data["kind"] == "statue":
        return "statue"
    (goods,) = data["types"]
    return f"start-{goods}" if data["back"] == "starting" else f"{goods}{data['scarabs']}"


def faces_of(tiles: Iterable[str]) -> tuple[str, ...]:
    """The faces of some tiles in the order of the notation."""
    return tuple(sorted(map(face_of, tiles), key=FACES.index))


# --- the market ---------------------------------------------------------------------------------------------------


def arms(cell: int, direction: str) -> list[list[int]]:
    """The cells straight ahead and straight behind, the nearest first (SB-2.3)."""
    down, right = STEPS[direction]
    found = []
    for way in (1, -1):
        row, col = PLACE[cell]
        arm = []
        while (row + way * down, col + way * right) in CELL:
            row, col = row + way * down, col + way * right
            arm.append(CELL[row, col])
        found.append(arm)
    return found


def tiles_on_line(document: Mapping[str, Any], direction: str) -> set[int]:
    """The cells with a tile on the Ankh's line (SB-2.3, SB-2.4)."""
    return {cell for arm in arms(document["ankh"], direction) for cell in arm if str(cell) in document["market"]}


def live_directions(document: Mapping[str, Any]) -> list[str]:
    """The directions in which the Ankh would point at a tile (SB-5.8)."""
    return [direction for direction in STEPS if tiles_on_line(document, direction)]


# --- reading documents ------------------------------------------------------------------------------------------------


def asked(document: Mapping[str, Any]) -> int:
    """Who decides: the seat whose turn it is, or the Scribe's victim (SB-14.1)."""
    active: int = document["active"]
    return 1 - active if document["phase"] == "scribe" else active


def corruption_count(document: Mapping[str, Any], seat: int) -> int:
    """C: tiles, canoe tokens from the opponent and royal corruption tokens (SB-2.7)."""
    royals: list[int] = document["royals"][seat]
    tokens = sum(CORRUPTION_TOKENS[token] for token in document["given"][seat])
    return len(document["corruption"][seat]) + tokens + sum(royals)
