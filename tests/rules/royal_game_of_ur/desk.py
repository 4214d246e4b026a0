"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from fractions import Fraction
from typing import Any

from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import UrState
from tests.rules.kit import Kit

_KIT: Kit[UrState] = Kit(GAME)
step, play, happened, told, legal, refused = _KIT.step, _KIT.play, _KIT.happened, _KIT.told, _KIT.legal, _KIT.refused
foreseen = _KIT.foreseen

MASTERS = {"path": "masters"}
UNSAFE = {"rosettes": "unsafe"}
LAST_TWO = [
    (14, 14, Fraction(4, 7)),
    (13, 14, Fraction(116, 161)),
    (14, 13, Fraction(74, 161)),
    (13, 13, Fraction(1114, 1771)),
]
"""The steps of the last piece of the seat that is thrown for and of the other one, and how likely the first wins
(UR-16.4)."""


def at(light: str = "", dark: str = "", throw: int = 1, **fields: Any) -> UrState:
    """The position with these squares of seat 0 and seat 1 ("A4 B2"); seat 0 has this throw to use."""
    document = {"board": [light.split(), dark.split()], "throw": throw, "next": [1] * 8, **fields}
    return GAME.position({"game": "royal_game_of_ur", **document})
