"""Tigris & Euphrates (Reiner Knizia) for 2 to 4 players.

The modules follow the rule book: ``board`` (TE-1, TE-3, TE-17), ``setup`` (TE-2), ``kingdoms`` (TE-3), ``placement``
(where pieces may go: TE-5 to TE-7), ``turn`` (TE-4 to TE-8, TE-14), ``strength`` and ``conflict`` (TE-9 to TE-11,
TE-20), ``monuments`` (TE-12, TE-18), ``buildings`` (TE-19), ``treasures`` (TE-13), ``scoring`` (TE-15), ``observation``
and ``resample`` (TE-21, TE-22); ``awards`` and ``bag`` hold the small steps that they share. Squares are written A1
(top left) to P11 and kept as ``row * 16 + column``; sets of squares are integers with one bit per square. Colours are
numbered black, red, blue, green. Notation: see ``actions``; events: see ``turn``.

Position document. Everything may be omitted and defaults to the first turn of a game for two. Lists over seats may
stop early::

    {
      "game": "tigris_euphrates",
      "version": 1,
      "seats": 3,
      "options": {"monuments": "ziggurat"},
      "dynasties": ["lion", "archer", "bull"],
      "tiles": {
        "settlement": ["B3"],
        "temple": ["B2", "P2", "F3", "N5", "I7", "B8", "F10", "K11", "C9", "D9", "J6", "K6"],
        "farm": ["D8"],
        "market": ["D10"]
      },
      "leaders": [{"king": "A2", "trader": "C8"}, {"priest": "J7"}],
      "treasures": ["B2", "P2", "F3", "N5", "I7", "B8", "F10", "K11"],
      "ruins": ["O9"],
      "monuments": [{"colours": ["red", "green"], "square": "K2", "tile": "temple"}],
      "hands": [["settlement", "temple", "temple", "farm", "market"], ["farm", "farm"], ["temple"]],
      "removed": {"temple": 1, "settlement": 3},
      "discarded": {"farm": 2},
      "points": [{"red": 4, "green": 2}, {"black": 1}],
      "won": [0, 2],
      "catastrophes": [2, 1],
      "active": 0,
      "first": 2,
      "turn": 14,
      "actions": 1
    }

``tiles`` are all face-up tiles (default: the starting temples); ``treasures`` default to those starting squares that
bear a temple, flipped or not. A monument names the top left of its four squares and the tile flipped there, a
``ziggurat`` (``{"square", "tile"}``) its centre; ``buildings`` are ``{"palace": "E7", ...}``. ``bag`` has the next tile
first. ``catastrophes`` are those left (default: 2 each, less one for every ruin on the board, taken from the last seats
first); ``won`` defaults to the treasures missing on the board, dealt out from seat 0 on. Tiles that no field names fill
the hands when these are not given, one colour after the other, then all go to the first of ``bag``, ``removed`` and
``discarded`` that is not given.

Further fields: ``phase`` (see ``state.Phase``), ``placed`` (the square of the tile just placed; default: ``union``) and
``union`` (the same square while the unification tile lies on it), ``conflict`` (``{"kind": "war", "colour": "green",
"attacker": 0, "defender": 1, "committed": 2}``; kinds are ``war`` and ``revolt``, ``committed`` is what the attacker
added, in the phase ``defence`` only), ``last`` (squares just changed) and ``begun`` (whether in this turn), ``ended``
(``treasures`` or ``bag``; default in the phase ``over``: what the treasures on the board say), ``chance`` (``{"seed",
"used"}``). A colour of the points, of a conflict or of a monument is ``black``, ``red``, ``blue`` or ``green``; a tile
is a ``settlement``, ``temple``, ``farm`` or ``market``.
"""

from rules.tigris_euphrates.actions import TigrisAction
from rules.tigris_euphrates.game import TIGRIS_EUPHRATES, TigrisEuphrates
from rules.tigris_euphrates.observation import TigrisObservation
from rules.tigris_euphrates.state import Conflict, Raised, TigrisPublic, TigrisState, Tower

__all__ = [
    "TIGRIS_EUPHRATES",
    "Conflict",
    "Raised",
    "TigrisAction",
    "TigrisEuphrates",
    "TigrisObservation",
    "TigrisPublic",
    "TigrisState",
    "Tower",
]
