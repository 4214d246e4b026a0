"""The Royal Game of Ur for 2 players: a race over twenty squares, about 4,600 years old.

The modules follow the rules: ``board`` (UR-2), ``turn`` (UR-3, UR-4, UR-8), ``state`` (UR-5 to UR-7: where pieces may
go), ``game`` (UR-9 to UR-11), ``actions`` (UR-12), ``position`` (UR-13). Squares are written A1 to C8.

Notation::

    enter       a piece from the hand enters
    move B4     the own piece on B4 goes as many steps as were thrown
    off         a piece is borne off

Position document. Everything may be omitted and defaults to a game that has just begun. Without ``throw`` the active
seat is thrown for, from ``next`` and then from ``chance``::

    {
      "game": "royal_game_of_ur", "version": 1, "seats": 2,
      "options": {"pieces": "7", "path": "finkel"},
      "board": [["A3", "A1", "B2", "B6", "A8"], ["C4", "B3", "B4", "B7"]],
      "home": [1, 1],
      "active": 0, "first": 1, "throw": 3,
      "passed": [[0, 0], [1, 0]], "last": ["B5", "B7"], "next": [2, 0]
    }

``board`` has each seat's squares in path order; what is neither there nor ``home`` is in hand. ``passed`` are the
throws since the last action that nobody could use, ``last`` is that action (squares, ``"hand"``, ``"home"``), ``next``
fixes coming throws, ``chance`` is ``{"seed", "used"}``. ``throw`` is ``null`` when the game is over.
"""

from rules.royal_game_of_ur.actions import Go
from rules.royal_game_of_ur.game import ROYAL_GAME_OF_UR, RoyalGameOfUr
from rules.royal_game_of_ur.observation import UrObservation
from rules.royal_game_of_ur.state import UrPublic, UrState

__all__ = ["ROYAL_GAME_OF_UR", "Go", "RoyalGameOfUr", "UrObservation", "UrPublic", "UrState"]
