"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

from rules.core.bitset import cells_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, LEADERS, MAPS, NAMES, SQUARE_OF, TILES
from tests.rules.kit import Kit

_KIT: Kit[TigrisState] = Kit(GAME)
apply, step, play, happened, told = _KIT.apply, _KIT.step, _KIT.play, _KIT.happened, _KIT.told
refused, words = _KIT.refused, _KIT.words
closing, foreseen = _KIT.closing, _KIT.foreseen

START = {name: tuple(NAMES[square] for square in cells_of(board.temples)) for name, board in MAPS.items()}
"""The starting temples of both maps."""


def at(*hands: str, start: bool = True, **fields: Any) -> TigrisState:
    """A position: ``temple="C5 D5"`` and the like lay tiles beside the starting temples (none of these without
    ``start``), ``leaders=["king B5 trader B6", ...]`` by seat; hands by seat ("temple 2 farm 1" or words). Everything
    else is a field of the position document. Without hands everybody holds nothing, so that draws are easy to follow.
    """
    tiles = {word: fields.pop(word, "").split() for word in TILES}
    board = fields.get("options", {}).get("board", "standard")
    if start:
        tiles["temple"] += [name for name in START[board] if name not in tiles["temple"]]
    fields["leaders"] = [_pairs(own) for own in fields.get("leaders", [])]
    if "buildings" in fields:
        fields["buildings"] = _pairs(fields["buildings"])
    for name in ("ruins", "treasures"):
        if name in fields:
            fields[name] = fields[name].split()
    return GAME.position({"game": "tigris_euphrates", "tiles": tiles, "hands": [hand(one) for one in hands], **fields})


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def hand(text: str) -> list[str]:
    """A list of tiles: "temple 2 farm" are three."""
    found: list[str] = []
    for word in text.split():
        found += [found[-1]] * (int(word) - 1) if word.isdigit() else [word]
    return found


def legal(state: TigrisState, start: str = "") -> set[str]:
    """The legal actions as texts; those that begin so, even within a word."""
    return {text for text in _KIT.legal(state) if text.startswith(start)}


def places(state: TigrisState, start: str) -> set[str]:
    """The last words of the legal actions that begin with ``start``: squares mostly."""
    return {text.split()[-1] for text in _KIT.legal(state, start)}


def on_board(state: TigrisState, seat: int) -> dict[str, str]:
    """The leaders of a seat that are on the board, with their squares."""
    squares = zip(LEADERS, state.leaders[seat], strict=True)
    return {word: NAMES[square] for word, square in squares if square is not None}


def tiles(state: TigrisState, word: str) -> set[str]:
    """The squares of the face-up tiles of a kind."""
    return {NAMES[square] for square in cells_of(state.tiles[TILES.index(word)])}


def standing(state: TigrisState) -> dict[str, str]:
    """The civilization buildings on the board."""
    squares = zip(BUILDINGS, state.buildings, strict=True)
    return {word: NAMES[square] for word, square in squares if square is not None}


def points(state: TigrisState, seat: int) -> dict[str, int]:
    """The points of a seat, colours without any left out."""
    return {word: count for word, count in zip(COLOURS, state.points[seat], strict=True) if count}


def held(state: TigrisState, seat: int) -> dict[str, int]:
    """The hand of a seat, kinds without any left out."""
    return {word: count for word, count in zip(TILES, state.hands[seat], strict=True) if count}


def squares(names: str) -> int:
    """Named squares as a mask."""
    return sum(1 << SQUARE_OF[name] for name in names.split())
