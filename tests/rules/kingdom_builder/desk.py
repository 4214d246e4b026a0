"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from collections.abc import Iterable
from typing import Any

from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.board import board_of
from rules.kingdom_builder.hexes import NAMES
from rules.kingdom_builder.setup import FIRST_BOARD
from tests.rules.kit import Kit

_KIT: Kit[KingdomState] = Kit(GAME)
step, play, happened, refused, words = _KIT.step, _KIT.play, _KIT.happened, _KIT.refused, _KIT.words
legal = _KIT.legal
closing, foreseen = _KIT.closing, _KIT.foreseen

SECOND_BOARD = [{"sector": "oracle"}, {"sector": "tower"}, {"sector": "barn"}, {"sector": "harbor"}]
"""A board with the four kinds of tiles that the first game's board lacks; tests know its hexes by name."""


def at(*own: str, **fields: Any) -> KingdomState:
    """The position with these settlements by seat ("E4 J7") and other fields of the position document."""
    settlements = [names.split() for names in own]
    return GAME.position({"game": "kingdom_builder", "settlements": settlements, **fields})


def tile(kind: str, origin: str, state: str = "ready") -> dict[str, str]:
    """A tile of the position document."""
    return {"kind": kind, "origin": origin, "state": state}


def held(state: KingdomState, seat: int) -> dict[str, str]:
    """The tiles of a seat: origin -> state."""
    return {NAMES[one.origin]: one.state for one in state.tiles[seat]}


def places(state: KingdomState, word: str) -> set[str]:
    """The hexes that legal actions beginning with ``word`` name."""
    return {text.split()[1] for text in _KIT.legal(state, word)}


def hexes_of(terrain: str, board: Any = FIRST_BOARD) -> list[str]:
    """All hexes of a terrain."""
    sheet = board_of(board)
    return [name for cell, name in enumerate(NAMES) if sheet.terrain_of(cell) == terrain]


def buildable(board: Any = FIRST_BOARD) -> list[str]:
    """All hexes on which settlements may be built."""
    sheet = board_of(board)
    return [name for cell, name in enumerate(NAMES) if sheet.buildable >> cell & 1]


def dealt(names: Iterable[str], seats: int) -> list[str]:
    """Hexes handed out to the seats in turn, as arguments of :func:`at`."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for number, name in enumerate(names):
        hands[number % seats].append(name)
    return [" ".join(hand) for hand in hands]
