"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

import pytest

from rules.core.bits import cells_of
from rules.core.contract import Transition
from rules.core.errors import IllegalAction
from rules.core.event import Event
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisState
from rules.tigris_euphrates.actions import word_of
from rules.tigris_euphrates.board import BUILDINGS, COLOURS, LEADERS, MAPS, NAMES, SQUARE_OF, TILES

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


def apply(state: TigrisState, text: str) -> Transition[Any]:
    """The seat to act does what ``text`` says."""
    (seat,) = GAME.to_act(state)
    after = GAME.apply(state, seat, GAME.parse(text))
    assert GAME.laws(after.state) == ()
    return after


def step(state: TigrisState, text: str) -> tuple[TigrisState, tuple[Event, ...]]:
    """The state after a step, and what happened."""
    after = apply(state, text)
    return after.state, after.events


def play(state: TigrisState, *texts: str) -> TigrisState:
    """Several steps, each by the seat that has to act then."""
    for text in texts:
        state = apply(state, text).state
    return state


def happened(state: TigrisState, text: str) -> list[str]:
    """The kinds of events that a step brings."""
    return [event.kind for event in step(state, text)[1]]


def told(state: TigrisState, text: str, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    """(seat, args) of the events of one kind that a step brings."""
    return [(event.seat, event.args) for event in step(state, text)[1] if event.kind == kind]


def refused(state: TigrisState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason that ``text`` is refused with."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, GAME.to_act(state)[0] if seat is None else seat, GAME.parse(text))
    return caught.value.rule, caught.value.reason


def legal(state: TigrisState, word: str = "") -> set[str]:
    """The notations of the legal actions that begin with these words."""
    (seat,) = GAME.to_act(state)
    texts = (GAME.notation(action) for action in GAME.legal_actions(state, seat))
    return {text for text in texts if text.startswith(word)}


def words(state: TigrisState) -> set[str]:
    """The first words of all legal actions."""
    (seat,) = GAME.to_act(state)
    return {word_of(action) for action in GAME.legal_actions(state, seat)}


def places(state: TigrisState, start: str) -> set[str]:
    """The last words of the legal actions that begin with ``start``: squares mostly."""
    return {text.split()[-1] for text in legal(state, start + " ")}


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
