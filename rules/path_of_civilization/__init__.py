"""Path of Civilization (Fabien Gridel): nine rounds from the first tribe to space flight, nearly all decisions made by
all players at the same time. The technologies and tracks are those of the published game; wonders, leaders, events,
tokens and boards are an original design with the published structure.

The modules follow the rule book: ``cards`` with ``vocabulary`` and ``card_checks`` (PC-1 to PC-3, PC-14), ``setup``
(PC-4), ``turn`` and ``steps`` (PC-5 to PC-7), ``claims`` and ``market`` (PC-8), ``technology`` (PC-9), ``events``
(PC-10, PC-11), ``scoring`` (PC-13), ``effects`` and ``powers`` (PC-14), ``observation`` (PC-15), ``windows`` and
``legal`` (PC-16), ``premoves`` and ``fallback`` (PC-16.5, PC-16.6). Notation: ``rules.path_of_civilization.actions``;
what is told: ``rules.path_of_civilization.course``.

Position document. Everything may be omitted; cards are named by their ids, and lists over seats may stop early::

    {
      "game": "path_of_civilization",
      "version": 2,
      "seats": 3,
      "options": {"claim_mode": "open"},
      "round": 4,
      "step": "wonder",
      "civilizations": [
        {
          "board": "board_jade",
          "left": ["tech_industry_1", "tech_culture_1"],
          "right": ["tech_science_0", "tech_industry_0"],
          "ancient": ["tech_culture_0", "tech_spirituality_0", "tech_military_0"],
          "agents": {"builder": 5, "ambassador": 2},
          "research": {"culture": 3, "industry": 6},
          "population": 3,
          "philosophy": 1,
          "vp": 4,
          "leader": "leader_imhotep"
        },
        {"agents": {"builder": 4}},
        {"agents": {"sage": 2}, "cemetery": ["leader_sappho"], "leader": "leader_qin"}
      ],
      "wonder_market": ["wonder_stonehenge", "wonder_machu_picchu"],
      "leader_market": ["leader_medici"],
      "challenges": ["challenge_bronze_trade", "challenge_paper", "challenge_renaissance", "challenge_udhr"],
      "battles": ["battle_marathon", "battle_hattin", "battle_lepanto", "battle_verdun"],
      "levels": [{"available": ["token_vp"], "rejected": "token_sage"}],
      "tokens": [[], ["token_unit", "token_population"]],
      "wishes": [["wonder_machu_picchu"], ["wonder_machu_picchu", "wonder_stonehenge"]],
      "window": {"kind": "wonder", "seats": [0, 1], "decided": [1]}
    }

``step`` says how far the round is, ``window`` what is being asked (``rules.path_of_civilization.state`` has both).
Without a ``window`` the step begins: a document with ``"step": "battle"`` is the position after that battle was fought.
In a window of the kind ``wonder`` or ``leader`` the ``wishes`` are told, by seat, and the ``intentions`` follow from
them; in others the sealed ``answers``, as notations, of those who have ``decided``. The ``seats`` of a window are those
whom it concerns, and need not be told. ``due`` are by seat gains still to be carried out: ``{"source": "wonder_suez",
"gain": {"effect": "gain_vp", "count": 2}}``; in a window of the kind ``choice`` the first one of a seat is its choice.

Boards are dealt in their order where none is named. Basic technologies that are named nowhere are in hand; after phase
A they fill sides without cards, and the rest is ancient. ``piles`` hold what nobody has. The ``levels`` that a player
has reached have their tokens available, and the ``tokens`` lie face down on the others. A market that is not told has
the new cards of the round; the ``wonder_decks`` and ``leader_decks``, era by era with their top first, hold all others.
So a document without cards is a set-up that was not shuffled.

In a game of ``version`` 1 of the rules Pont du Gard and the Great Wall bring what they brought then.

Further fields: ``taken`` (cards that the external threat took in a solo game), ``granted`` (challenges that hold for
all), ``advanced`` (seats that went up in philosophy this round), ``choosing`` (seats that still choose a board, in
``round`` 0), ``chance`` (``{"seed", "used"}``).
"""

from rules.path_of_civilization.actions import (
    Agents,
    Also,
    Benefit,
    Board,
    Buy,
    CivAction,
    Claim,
    Deploy,
    Fate,
    Pass,
    Plan,
    Points,
    Ready,
    Study,
    Take,
    Token,
)
from rules.path_of_civilization.game import PATH_OF_CIVILIZATION, PathOfCivilization
from rules.path_of_civilization.observation import CivObservation
from rules.path_of_civilization.state import Civilization, CivPublic, CivState, Due, Level, Window

__all__ = [
    "PATH_OF_CIVILIZATION",
    "Agents",
    "Also",
    "Benefit",
    "Board",
    "Buy",
    "CivAction",
    "CivObservation",
    "CivPublic",
    "CivState",
    "Civilization",
    "Claim",
    "Deploy",
    "Due",
    "Fate",
    "Level",
    "Pass",
    "PathOfCivilization",
    "Plan",
    "Points",
    "Ready",
    "Study",
    "Take",
    "Token",
    "Window",
]
