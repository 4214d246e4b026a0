"""Kingdom Builder (Donald X. Vaccarino) for 2 to 5 players.

The modules follow the rule book: ``hexes`` and ``board`` (KB-2), ``setup`` (KB-3), ``turn`` (KB-4, KB-8, KB-9),
``placement`` (KB-5), ``tiles`` (KB-6, KB-7), ``scoring`` (KB-10), ``observation`` (KB-12). Hexes are written A1 (top
left) to T20 (bottom right) and kept as ``row * 20 + col``; sets of hexes are integers with one bit per hex.

Notation::

    build C7            one mandatory placement
    farm C7 via H4      builds on C7 by the tile from location hex H4 (oracle, farm, oasis, tower, tavern)
    barn C7 via H4      lifts the own settlement on C7 by the tile from H4 (barn, harbor, paddock)
    put D9              puts the lifted settlement down
    end                 ends the turn

Position document. Everything may be omitted and defaults to a first game for two in which nothing has happened and
seat 0 has turned up grass. Lists over seats may stop early::

    {
      "game": "kingdom_builder",
      "version": 1,
      "seats": 2,
      "options": {"running_scores": "on"},
      "board": [
        {"sector": "tavern"},
        {"sector": "paddock", "turned": true},
        {"sector": "oasis"},
        {"sector": "farm"}
      ],
      "builders": ["fishermen", "merchants", "knights"],
      "settlements": [["B7", "C8", "C9"], ["J1"]],
      "supply": [37, 39],
      "tiles": [[{"kind": "tavern", "origin": "C7", "state": "ready"}]],
      "taken": [["C7"], []],
      "locations": {"C7": 1},
      "active": 0,
      "first": 1,
      "card": "grass",
      "hands": ["", "canyon"],
      "deck": ["forest", "desert"],
      "placed": 0,
      "round": 2
    }

``board`` has four different sectors in the order top left, top right, bottom left, bottom right. ``supply`` is what
the board leaves of 40 and need not be given. A tile is ``ready`` (the default), ``fresh`` or ``used``; ``taken`` names
every location hex a seat ever took from (those of its tiles always count), ``locations`` the tiles still lying there
(2 less those taken). ``card`` is the revealed card of the ``active`` seat (``null``: none), ``hands`` are hidden cards
("" for none), ``kept`` those that lie played before their owners in the last round; ``deck`` has its top first. Cards
that no field names fill the hands when these are not given, then all go to the first of ``deck``, ``discards`` and
``removed`` that is not given: with the two cards above in the deck, the other 21 are discards.

Further fields: ``placed`` (mandatory placements of this turn), ``mandatory_over``, ``lifted`` (``{"hex", "kind",
"origin"}``, its tile being used), ``round``, ``final_round``, ``over``, ``last`` (hexes just filled or reached) and
``begun`` (whether in this turn), ``chance`` (``{"seed", "used"}``), ``old_hands`` (``[{"seats": [1, 2], "cards":
["grass", "desert"]}]``: hidden cards from before the discards were last shuffled, which everybody can work out
together; none are known where the field is missing).
"""

from rules.kingdom_builder.actions import Build, End, Extra, KingdomAction, Lift, Put
from rules.kingdom_builder.board import Quadrant
from rules.kingdom_builder.game import KINGDOM_BUILDER, KingdomBuilder
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.state import KingdomPublic, KingdomState, Lifted, OldHands, Tile

__all__ = [
    "KINGDOM_BUILDER",
    "Build",
    "End",
    "Extra",
    "KingdomAction",
    "KingdomBuilder",
    "KingdomObservation",
    "KingdomPublic",
    "KingdomState",
    "Lift",
    "Lifted",
    "OldHands",
    "Put",
    "Quadrant",
    "Tile",
]
