"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from collections.abc import Iterable
from typing import Any

import pytest

from rules.core.errors import IllegalAction
from rules.core.event import Event
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder import KingdomState
from rules.kingdom_builder.actions import word_of
from rules.kingdom_builder.board import board_of
from rules.kingdom_builder.hexes import NAMES
from rules.kingdom_builder.setup import FIRST_BOARD

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
    return {NAMES[action.hex] for action in GAME.legal_actions(state, state.active) if word_of(action) == word}


def words(state: KingdomState) -> set[str]:
    """The first words of all legal actions."""
    return {word_of(action) for action in GAME.legal_actions(state, state.active)}


def step(state: KingdomState, text: str) -> tuple[KingdomState, tuple[Event, ...]]:
    """The active seat does what ``text`` says."""
    after = GAME.apply(state, state.active, GAME.parse(text))
    assert GAME.laws(after.state) == ()
    return after.state, after.events


def play(state: KingdomState, *texts: str) -> KingdomState:
    """Several steps, each by the seat whose turn it is then."""
    for text in texts:
        state, _ = step(state, text)
    return state


def happened(state: KingdomState, text: str) -> list[str]:
    """The kinds of events that a step brings."""
    return [event.kind for event in step(state, text)[1]]


def refused(state: KingdomState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason that ``text`` is refused with."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, state.active if seat is None else seat, GAME.parse(text))
    return caught.value.rule, caught.value.reason


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
