"""Small tools for rule tests: positions from a few words, and questions to ask of them."""

from typing import Any

from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import UrState
from tests.rules.kit import Kit

_KIT: Kit[UrState] = Kit(GAME)
step, play, happened, told, legal, refused = _KIT.step, _KIT.play, _KIT.happened, _KIT.told, _KIT.legal, _KIT.refused
foreseen = _KIT.foreseen

MASTERS = {"path": "masters"}
UNSAFE = {"rosettes": "unsafe"}


def at(light: str = "", dark: str = "", throw: int = 1, **fields: Any) -> UrState:
    """The position with these squares of seat 0 and seat 1 ("A4 B2"); seat 0 has this throw to use."""
    document = {"board": [light.split(), dark.split()], "throw": throw, "next": [1] * 8, **fields}
    return GAME.position({"game": "royal_game_of_ur", **document})
