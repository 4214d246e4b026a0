"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

import pytest

from rules.core.errors import IllegalAction
from rules.core.event import Event
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from rules.sobek.tiles import TILES, ids_of

EXPANSION = {"treasures_of_the_pharaoh": "on"}


def at(*hands: str, **fields: Any) -> SobekState:
    """The position with these hands ("wheat0 queen") and other fields of the position document.

    Unless said otherwise the Ankh is on cell 1 and points along row 3 of an empty market; seat 0 is to act."""
    document: dict[str, Any] = {"game": "sobek", "market": {}, "ankh": 1, "direction": "h", **fields}
    document.setdefault("hands", [tiles(hand) for hand in hands])
    return GAME.position(document)


def tiles(text: str) -> list[str]:
    """Tile ids from words; a face may stand for its first tile, ``3*wheat1`` for three of them."""
    found: list[str] = []
    for word in text.split():
        count, _, name = word.rpartition("*")
        exact = [tile.id for tile in TILES if tile.id == name]
        fitting = exact or [tile.id for tile in TILES if tile.face == name and tile.id not in found]
        assert len(fitting) >= int(count or 1), word
        found += fitting[: int(count or 1)]
    return found


def hand(state: SobekState, seat: int) -> tuple[str, ...]:
    """The ids of the tiles in hand."""
    return ids_of(state.traders[seat].hand)


def corruption(state: SobekState, seat: int) -> tuple[str, ...]:
    """The ids of the tiles in a corruption area."""
    return ids_of(state.traders[seat].corruption)


def sold(state: SobekState, seat: int) -> dict[str, int]:
    """The values of the sold sets."""
    return {goods: state.traders[seat].set_value(goods) for goods in state.traders[seat].sold}


def legal(state: SobekState, word: str = "") -> list[str]:
    """The legal actions of the asked seat, as texts; those that begin with ``word``."""
    texts = [GAME.notation(action) for action in GAME.legal_actions(state, state.asked)]
    return [text for text in texts if text.split()[0] == word or not word]


def step(state: SobekState, text: str) -> tuple[SobekState, tuple[Event, ...]]:
    """The asked seat does what ``text`` says."""
    after = GAME.apply(state, state.asked, GAME.parse(text))
    assert GAME.laws(after.state) == ()
    return after.state, after.events


def play(state: SobekState, *texts: str) -> SobekState:
    """Several steps, each by the seat that is asked then."""
    for text in texts:
        state, _ = step(state, text)
    return state


def happened(state: SobekState, text: str) -> list[str]:
    """The kinds of events that a step brings."""
    return [event.kind for event in step(state, text)[1]]


def fenced(state: SobekState, text: str) -> bool:
    """Whether a step can no longer be taken back."""
    return GAME.apply(state, state.asked, GAME.parse(text)).fence


def refused(state: SobekState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason that ``text`` is refused with."""
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, state.asked if seat is None else seat, GAME.parse(text))
    return caught.value.rule, caught.value.reason
