"""The board of the naive Tigris & Euphrates: squares, the table read from a position document, kingdoms, free squares.

Written from the rules alone, to check the real game against (see ``naive``). Squares are ``(col, row)`` pairs from 0,
everything on the table is a set or a dict of squares, and regions are found by flooding. Nothing is taken from
``rules``. The numbers (TE-x.y) are those of the game's rules.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

Square = tuple[int, int]
Region = set[Square]

BOARDS = Path(__file__).parents[3] / "data" / "games" / "tigris_euphrates" / "boards.json"
WIDTH, HEIGHT = 16, 11  # TE-3.1
EVERY_SQUARE: tuple[Square, ...] = tuple((col, row) for row in range(HEIGHT) for col in range(WIDTH))

COLOURS = ("black", "red", "blue", "green")
TILE = {"black": "settlement", "red": "temple", "blue": "farm", "green": "market"}  # TE-1.3
LEADER = {"black": "king", "red": "priest", "blue": "farmer", "green": "trader"}
BUILDING = {"black": "palace", "red": "library", "blue": "granary", "green": "market_hall"}  # TE-19.1
COLOUR_OF = {word: colour for words in (TILE, LEADER, BUILDING) for colour, word in words.items()}
MONUMENTS = (("black", "green"), ("black", "blue"), ("black", "red"), ("red", "blue"), ("green", "red"))
MONUMENTS += (("blue", "green"),)  # TE-1.7
CATASTROPHES = 2  # TE-1.6


# --- squares and the two maps -------------------------------------------------------------------------------------


def square_of(name: str) -> Square:
    """``C7`` as column and row from 0 (TE-3.1)."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def name_of(square: Square) -> str:
    """Column and row from 0 as ``C7`` (TE-3.1)."""
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


def squares_of(names: Iterable[str]) -> set[Square]:
    return {square_of(name) for name in names}


@cache
def neighbours(square: Square) -> frozenset[Square]:
    """The squares that share an edge with this one; rivers and diagonals play no part (TE-3.2, TE-3.5)."""
    col, row = square
    return frozenset({(col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)}) & frozenset(EVERY_SQUARE)


@cache
def letters(board: str) -> dict[Square, str]:
    """``.`` land, ``~`` river, ``T`` land with a starting temple, ``X`` the same with a priority treasure (TE-3.3)."""
    rows = json.loads(BOARDS.read_text(encoding="utf-8"))[board]
    return {(col, row): rows[row][col] for col, row in EVERY_SQUARE}


def rivers(board: str) -> set[Square]:
    return {square for square, letter in letters(board).items() if letter == "~"}


def priority_treasures(board: str) -> set[Square]:
    """Those near the corners, or outside the rivers on the advanced map (TE-13.2, TE-17.4)."""
    return {square for square, letter in letters(board).items() if letter == "X"}


# --- the table ----------------------------------------------------------------------------------------------------


@dataclass
class Table:
    """All that lies on the table and in the hands. Tiles are known by colour; leaders as (seat, colour)."""

    seats: int
    options: dict[str, str]
    tiles: dict[Square, str]
    flipped: dict[Square, str]
    ruins: set[Square]
    leaders: dict[Square, tuple[int, str]]
    treasures: set[Square]
    won: list[int]
    monuments: dict[Square, frozenset[str]]
    ziggurat: Square | None
    buildings: dict[str, Square]
    hands: list[Counter[str]]
    bag: list[str]
    removed: Counter[str]
    discarded: Counter[str]
    points: list[Counter[str]]
    catastrophes: list[int]
    active: int
    turn: int
    actions: int
    phase: str
    placed: Square | None
    union: Square | None
    conflict: dict[str, Any] | None
    ended: str

    def free(self) -> set[Square]:
        """Squares without tile, flipped tile, catastrophe and leader (TE-3.4)."""
        return set(EVERY_SQUARE) - set(self.tiles) - set(self.flipped) - self.ruins - set(self.leaders)

    def home_of(self, seat: int, colour: str) -> Square | None:
        """Where a leader stands; ``None`` in the supply."""
        return next((square for square, leader in self.leaders.items() if leader == (seat, colour)), None)

    def off_board(self, seat: int, colour: str) -> None:
        """The leader returns to its owner's supply."""
        self.leaders = {square: leader for square, leader in self.leaders.items() if leader != (seat, colour)}

    def clockwise(self) -> list[int]:
        """All seats in seat order from the active player (TE-2.2)."""
        return [(self.active + step) % self.seats for step in range(self.seats)]


def read(document: Mapping[str, Any]) -> Table:
    """The table of a position document. What it omits is empty, 0 or the first turn of two players."""
    seats = document.get("seats", 2)
    options = {"board": "standard", "war_support": "standard", "monuments": "standard", "civilization_buildings": "off"}
    listed = document.get("monuments", [])
    ziggurat = document.get("ziggurat")
    flipped = {}
    for monument in listed:
        flipped |= dict.fromkeys(block_at(square_of(monument["square"])), COLOUR_OF[monument["tile"]])
    if ziggurat:
        flipped |= dict.fromkeys(cross_at(square_of(ziggurat["square"])), COLOUR_OF[ziggurat["tile"]])
    placed, union = document.get("placed"), document.get("union")
    return Table(
        seats=seats,
        options=options | document.get("options", {}),
        tiles={square_of(name): COLOUR_OF[word] for word, names in document["tiles"].items() for name in names},
        flipped=flipped,
        ruins=squares_of(document.get("ruins", ())),
        leaders={
            square_of(name): (seat, COLOUR_OF[word])
            for seat, own in enumerate(document.get("leaders", ()))
            for word, name in own.items()
        },
        treasures=squares_of(document.get("treasures", ())),
        won=list(document.get("won", [0] * seats)),
        monuments={square_of(monument["square"]): frozenset(monument["colours"]) for monument in listed},
        ziggurat=square_of(ziggurat["square"]) if ziggurat else None,
        buildings={COLOUR_OF[word]: square_of(name) for word, name in document.get("buildings", {}).items()},
        hands=[Counter(COLOUR_OF[word] for word in hand) for hand in document.get("hands", [[]] * seats)],
        bag=[COLOUR_OF[word] for word in document.get("bag", ())],
        removed=counted(document.get("removed", {})),
        discarded=counted(document.get("discarded", {})),
        points=[Counter(points) for points in document.get("points", [{}] * seats)],
        catastrophes=list(document.get("catastrophes", [CATASTROPHES] * seats)),
        active=document.get("active", 0),
        turn=document.get("turn", 1),
        actions=document.get("actions", 2),
        phase=document.get("phase", "action"),
        placed=square_of(placed) if placed else None,
        union=square_of(union) if union else None,
        conflict=dict(document["conflict"]) if document.get("conflict") else None,
        ended=document.get("ended", ""),
    )


def counted(words: Mapping[str, int]) -> Counter[str]:
    return Counter({COLOUR_OF[word]: count for word, count in words.items()})


# --- regions and kingdoms -----------------------------------------------------------------------------------------


def flood(start: Square, pieces: set[Square]) -> Region:
    """Everything that is linked to ``start`` through ``pieces``."""
    reached, edge = {start}, {start}
    while edge:
        edge = {square for near in edge for square in neighbours(near) if square in pieces} - reached
        reached |= edge
    return reached


def pieces_of(table: Table, cut: Square | None = None) -> set[Square]:
    """Connecting pieces: tiles, flipped tiles, leaders (TE-3.6); ``cut`` connects nothing (TE-11.3)."""
    return (set(table.tiles) | set(table.flipped) | set(table.leaders)) - {cut}


def region_of(table: Table, square: Square, cut: Square | None = None) -> Region:
    """The region of a piece (TE-3.7)."""
    return flood(square, pieces_of(table, cut))


def kingdoms(table: Table, cut: Square | None = None) -> list[Region]:
    """All regions with a leader (TE-3.8)."""
    found: list[Region] = []
    for square in table.leaders:
        if not any(square in kingdom for kingdom in found):
            found.append(region_of(table, square, cut))
    return found


def touching(square: Square, regions: Iterable[Region]) -> list[Region]:
    """The regions adjacent to a square, each once however often it touches (TE-6.3)."""
    return [region for region in regions if region & neighbours(square)]


def leaders_in(table: Table, region: Region) -> dict[str, int]:
    """The owner of each colour's leader in a region. Two of one colour cannot be told apart here (TE-3.9)."""
    return {colour: seat for square, (seat, colour) in table.leaders.items() if square in region}


def temples_beside(table: Table, square: Square) -> int:
    """Face-up temples adjacent to a square (TE-5.2, TE-10.2)."""
    return sum(table.tiles.get(near) == "red" for near in neighbours(square))


# --- shapes -------------------------------------------------------------------------------------------------------


def block_at(corner: Square) -> Region:
    """The 2 x 2 square with this top left (TE-12.1)."""
    col, row = corner
    return {(col, row), (col + 1, row), (col, row + 1), (col + 1, row + 1)}


def cross_at(centre: Square) -> Region:
    """A centre and its four orthogonal neighbours, on the board or not (TE-18.2)."""
    col, row = centre
    return {(col, row), (col + 1, row), (col - 1, row), (col, row + 1), (col, row - 1)}


def runs_through(table: Table, square: Square) -> list[Region]:
    """The horizontal and the vertical run of face-up tiles of one colour through a tile (TE-19.2)."""
    colour = table.tiles[square]
    same = {other for other, own in table.tiles.items() if own == colour}
    row = {other for other in same if other[1] == square[1]}
    column = {other for other in same if other[0] == square[0]}
    return [flood(square, row), flood(square, column)]
