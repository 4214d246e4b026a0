"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

from rules.sobek import SOBEK as GAME
from rules.sobek import SobekState
from rules.sobek.tiles import TILES, ids_of
from tests.rules.kit import Kit

_KIT: Kit[SobekState] = Kit(GAME)
step, play, happened, fenced = _KIT.step, _KIT.play, _KIT.happened, _KIT.fenced
refused, legal = _KIT.refused, _KIT.legal
foreseen = _KIT.foreseen

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
    return ids_of(state.hands[seat])


def corruption(state: SobekState, seat: int) -> tuple[str, ...]:
    """The ids of the tiles in a corruption area."""
    return ids_of(state.corruption[seat])


def sold(state: SobekState, seat: int) -> dict[str, int]:
    """The values of the sold sets."""
    return {goods: state.sold_set(seat, goods).points for goods in state.sold(seat)}
