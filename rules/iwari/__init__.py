"""Iwari (Michael Schacht): tribes settle five biomes. The maps and the expedition cards are original designs.

The modules follow the rule book: ``maps``, ``map_checks``, ``map_shapes`` and ``atlas`` (IW-1, IW-14), ``setup``
(IW-2), ``turn`` and ``legal`` (IW-3 to IW-5, IW-11), ``ending`` (IW-6, IW-10.3), ``scoring`` (IW-7, IW-9, IW-10),
``settlements`` (IW-8), ``feats`` (IW-12), ``expeditions`` (IW-13), ``observation`` (IW-15). Notation:
``rules.iwari.actions``.

Tribes are numbered like the seats; with two seats there is a tribe 2, the third tribe, that nobody sits for (IW-11).

Position document. Everything may be omitted; territories and spaces have the names of the map, cards are named by their
biomes, and lists over seats or tribes may stop early::

    {
      "game": "iwari",
      "version": 1,
      "seats": 2,
      "options": {"map": "new_horizons", "feats": "on", "expeditions": "on"},
      "tents": [["T1-1", "T1-2", "F1-3"], ["T1-4", "G1-1", "G1-2"], ["C2-1"]],
      "stacks": {"T1": [1, 0], "G1": [1]},
      "mountains": [2, 4, 9, 10],
      "display": ["tundra", "glacier", "glacier", "coast"],
      "hands": [["tundra", "desert", "desert"], ["forest", "coast", "glacier"]],
      "deck": ["coast", "tundra"],
      "feats": [{"kind": "honour", "tribe": 1, "where": "1"}],
      "expeditions": [{"card": "five_grounds"}, {"card": "pact_by_land", "scored": [1]}, {"card": "last_fire"}],
      "half": 2,
      "interim": {"T1": [2, 3, 0], "G1": [0, 2, 0]},
      "active": 0,
      "phase": "act"
    }

``tents`` are by tribe, ``stacks`` name the tribes of the totems from the lowest to the top one. ``deck`` has its top
first. The cards that no field names go to the hands (three each), the display (four) and the deck, each only where the
document does not tell what it holds, and else to the ``discards``; one of each biome in turn. So a document without
cards is a set-up that was not shuffled. Without ``mountains`` the first line of each type in use is blocked; without
``expeditions``, where they are in play, the first three cards lie there. ``half`` is 2 after the mid scoring, and
``interim`` tells what it brought, by territory and tribe. A ``version`` 2 is read alike.

Further fields: ``starter`` (else the ``active`` seat), ``drafting`` (starting hands are being chosen, from the
seat before the ``starter`` backwards; those before the ``active`` one hold theirs), ``over``,
``placing`` (a placement under way: ``{"tribe", "territory", "tents", "totems", "spaces"}``: pieces still to be put
down, and where its tents went), ``last`` (the placements of the latest turn, written alike: where its tents went and
how many totems it put down), ``chance`` (``{"seed", "used"}``). ``phase`` (see ``rules.iwari.state``) is ``act`` unless
said otherwise.
"""

from rules.iwari.actions import Draw, End, Feat, IwariAction, Place, Skip, Space, Swap, Take
from rules.iwari.game import IWARI, Iwari
from rules.iwari.observation import IwariObservation
from rules.iwari.state import Expedition, IwariPublic, IwariState, Placing

__all__ = [
    "IWARI",
    "Draw",
    "End",
    "Expedition",
    "Feat",
    "Iwari",
    "IwariAction",
    "IwariObservation",
    "IwariPublic",
    "IwariState",
    "Place",
    "Placing",
    "Skip",
    "Space",
    "Swap",
    "Take",
]
