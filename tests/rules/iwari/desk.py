"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from rules.iwari.maps import BIOMES, LETTERS, SPACES
from tests.rules.kit import Kit

_KIT: Kit[IwariState] = Kit(GAME)
step, play, happened, told, fenced = _KIT.step, _KIT.play, _KIT.happened, _KIT.told, _KIT.fenced
refused, legal, words = _KIT.refused, _KIT.legal, _KIT.words
closing, foreseen = _KIT.closing, _KIT.foreseen

FEATS = {"feats": "on"}
EXPEDITIONS = {"expeditions": "on"}
ALONG = {"settlement_scope": "along_roads"}
FLOATING = {"map": "floating_lands"}


def cards(letters: str) -> list[str]:
    """``TTF`` as cards: two tundra and a forest."""
    return [BIOMES[LETTERS.index(letter)] for letter in letters]


def document(hand: str = "", *tents: str, **fields: Any) -> dict[str, Any]:
    """The document of a position in which seat 0 is to act with this hand ("TTF"); ``tents`` are the spaces of each
    tribe ("T1-1 T1-2"). Three seats unless said otherwise; the others hold a forest, a glacier and a coast card."""
    if "deck" in fields and isinstance(fields["deck"], str):
        fields["deck"] = cards(fields["deck"])
    if isinstance(fields.get("display"), str):
        fields["display"] = cards(fields["display"])
    seats = fields.setdefault("seats", 3)
    made: dict[str, Any] = {"game": "iwari", "tents": [one.split() for one in tents], **fields}
    if hand:
        made.setdefault("hands", [cards(hand), *[cards("FGC")] * (seats - 1)])
    return made


def at(hand: str = "", *tents: str, **fields: Any) -> IwariState:
    """The position of :func:`document`."""
    return GAME.position(document(hand, *tents, **fields))


def hand(state: IwariState, seat: int = 0) -> str:
    """A hand as letters."""
    return letters(state.hands[seat])


def letters(tally: tuple[int, ...]) -> str:
    """Numbers of cards by biome as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, tally, strict=True))


def display(state: IwariState) -> str:
    """The face-up cards as letters."""
    return "".join(LETTERS[card] for card in state.display)


def tents(state: IwariState, tribe: int = 0) -> set[str]:
    """The spaces with a tribe's tents."""
    return {space for number, space in enumerate(SPACES) if state.tents[tribe] >> number & 1}


def full(territory: str, count: int, start: int = 1) -> str:
    """So many spaces of a territory, from ``start`` on."""
    return " ".join(f"{territory}-{number}" for number in range(start, start + count))
