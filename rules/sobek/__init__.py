"""Sobek: 2 Players (Bruno Cathala, Sébastien Pauchon), with the expansion Treasures of the Pharaoh.

The modules follow the rule book: ``tiles`` and ``tokens`` (SB-1), ``market`` and ``ankh`` (SB-2, SB-5, SB-6), ``setup``
(SB-3), ``sales`` (SB-7), ``canoe`` (SB-8), ``characters`` (SB-9), ``turn`` (SB-4 to SB-6), ``ending`` and ``scoring``
(SB-10, SB-11), ``observation`` (section 13). Notation: ``rules.sobek.actions``.

Position document. Everything may be omitted; tiles and tokens are named by the ids of the shipped data, cells by their
numbers, and lists over the two seats may stop early::

    {
      "game": "sobek",
      "version": 1,
      "options": {"treasures_of_the_pharaoh": "on"},
      "market": {"9": "wheat-b1", "16": "livestock-b0-deben", "24": "thief", "35": "marble-v2", "36": "ivory-v3"},
      "ankh": 2,
      "direction": "h",
      "deck": ["fish-h1", "pharaoh-ivory-wheat"],
      "hands": [
        ["wheat-h1-1", "wheat-h1-2", "start-wheat-f0", "statue-v", "queen"],
        ["fish-b0", "start-fish-v0", "pharaoh-marble-fish"]
      ],
      "sets": [{"fish": ["fish-v1", "fish-f1", "statue-h"]}, {}],
      "attached": [[{"goods": "fish", "token": "scarabs_wheat_fish_livestock"}]],
      "corruption": [["ivory-f0"], ["marble-b0", "merchant"]],
      "used": ["vizier"],
      "slots": ["", "points_7", "extra_turn", "forced_tile", "corruption_1"],
      "looked": [true, false],
      "debens": [[7], [3, 5]],
      "royals": [[], [4]],
      "active": 0
    }

A tile lies face down in the market just when it is a character or a pharaoh tile. ``ankh`` is ``null`` before the first
turn and after a refill; ``direction`` is v, h, f (``/``) or b (``\\``), vertical where an Ankh is given without one.
``deck`` has its top first. ``box`` are the two starting tiles that nobody saw, ``removed`` all others out of the game.
Tiles that no field names go, in the canonical order, where a field is not given: starting tiles to the hands (two each,
none when the game is ``over``), the central cells and the box; others to cells 5 to 36 and the deck; what then is left
is ``removed``. So a document without ``market``, ``hands`` and ``deck`` is a set-up that was not shuffled.

Canoe tokens: ``slots`` (five, "" where one is gone), ``aside`` (set aside), ``drawn`` (the Architect's), ``spent``
(discarded) and by seat ``given`` (corruption from the opponent), ``kept`` and ``attached``. Unnamed tokens fill the
slots when these are not given, then go to ``aside``, else to ``spent``. ``looked`` tells by seat who may look at the
slots; if it is not given, the player who has sold a set or is to choose a token of them. Deben tokens: ``debens`` by
seat, ``lost`` (by seat, out of the game), the rest in the ``bag``; royal corruption tokens: ``royals``, ``shed`` and
the ``pool``.

Further fields: ``phase`` (see ``rules.sobek.state``; by default ``opening`` without and ``turn`` with an Ankh),
``starter``, ``extra``, ``forced`` (a cell or ``null``), ``selling`` (a goods type) and ``picked`` (tiles of a begun
sale or for the Scribe), ``over``, ``last`` (``{"seat", "kind", "what", "cells"}``), ``chance``
(``{"seed", "used"}``).
"""

from rules.sobek.actions import Character, Done, Pick, Recover, Refill, Sell, SobekAction, Take, Token, Turn
from rules.sobek.game import SOBEK, Sobek
from rules.sobek.observation import Side, SobekObservation
from rules.sobek.state import Attached, Last, SobekPublic, SobekState, SoldSet

__all__ = [
    "SOBEK",
    "Attached",
    "Character",
    "Done",
    "Last",
    "Pick",
    "Recover",
    "Refill",
    "Sell",
    "Side",
    "Sobek",
    "SobekAction",
    "SobekObservation",
    "SobekPublic",
    "SobekState",
    "SoldSet",
    "Take",
    "Token",
    "Turn",
]
