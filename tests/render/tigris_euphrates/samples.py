"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PIL import Image

from render.kit.scoresheet import ScoreTexts, draw_score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.tigris_euphrates.board import BoardTexts, draw_board
from render.tigris_euphrates.hand import HandTexts, draw_hand
from render.tigris_euphrates.motif import lobby_motif
from render.tigris_euphrates.scores import sheet_of
from rules.core.contract import Action
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisObservation, TigrisState

NAMES = ("Aiko", "Marta", "健太", "Jules")
WORDS = BoardTexts(
    title="War over J5",
    detail="markets: Bull 3+1 = 4, Lion 2 + ?",
    dynasties=("Archer", "Bull", "Potter", "Lion"),
)
HAND_WORDS = HandTexts(
    title="Your hand",
    private="only you see this",
    tile_names=("settlement", "temple", "farm", "market"),
    no_tiles="no tiles left until the end of the turn",
    points="Points",
    weakest="weakest counts",
    supply="To place",
    leader_names=("king", "priest", "farmer", "trader"),
    catastrophes="1 left",
    bag="61 in bag",
)
SCORE_WORDS = ScoreTexts(
    title="Final score",
    subtitle="Tigris & Euphrates",
    right="",
    total="Weakest colour",
    categories={
        "black": "Settlements",
        "red": "Temples",
        "blue": "Farms",
        "green": "Markets",
        "treasures": "Treasures",
    },
    places=("2.", "1.", "3.", "4."),
    footer="Two treasures are left. Treasures go to the weakest colours; the second weakest decided.",
)

_POINTS = ((4, 9, 6, 5), (7, 6, 8, 5), (5, 3, 9, 4), (3, 11, 3, 8))
_MIDDLE: Mapping[str, Any] = {
    "game": "tigris_euphrates",
    "seats": 4,
    "dynasties": ["archer", "bull", "potter", "lion"],
    "tiles": {
        "settlement": ["H5", "I5", "J5", "K6", "K7", "M10", "L11"],
        "temple": [
            "A8",
            "B2",
            "B8",
            "B9",
            "E9",
            "F10",
            "F3",
            "G3",
            "H3",
            "I7",
            "I8",
            "K1",
            "K10",
            "K11",
            "L4",
            "L6",
            "N5",
            "O10",
            "O9",
            "P2",
        ],
        "farm": ["B7", "C7", "D3", "E2", "E3", "G9", "H9", "I9", "M9", "N4", "O5", "O6"],
        "market": ["G4", "H4", "I4", "K5", "L5", "C9", "F11", "L10"],
    },
    "leaders": [
        {"king": "F4", "trader": "F9", "farmer": "A9"},
        {"trader": "H2", "priest": "H7", "king": "G10"},
        {"priest": "G2", "king": "P9", "farmer": "J11"},
        {"trader": "M5", "farmer": "M6", "priest": "C8"},
    ],
    "ruins": ["J3", "L8"],
    "monuments": [{"colours": ["black", "green"], "square": "D10", "tile": "market"}],
    "points": [dict(zip(("black", "red", "blue", "green"), own, strict=True)) for own in _POINTS],
    "hands": [
        ["settlement", "temple", "temple", "farm", "market", "market"],
        ["temple", "temple", "farm", "market", "market"],
        ["settlement", "temple", "temple", "farm", "farm", "market"],
        ["settlement", "temple", "market", "market"],
    ],
    "active": 1,
    "turn": 14,
    "phase": "defence",
    "placed": "J5",
    "union": "J5",
    "conflict": {"kind": "war", "colour": "green", "attacker": 1, "defender": 3, "committed": 1},
    "last": ["J5"],
    "begun": True,
}
_PIECES: Mapping[str, Any] = {
    "options": {
        "board": "advanced",
        "monuments": "ziggurat",
        "civilization_buildings": "on",
        "scoring": "open",
    },
    "seats": 3,
    "dynasties": ["potter", "lion", "archer"],
    "tiles": {
        "settlement": ["K2", "K3", "K4", "I5", "J5", "L9", "H5", "B10", "C10", "D10"],
        "temple": [
            "E1",
            "J1",
            "O2",
            "B3",
            "G4",
            "L4",
            "D6",
            "P6",
            "A8",
            "H8",
            "M8",
            "E10",
            "J11",
            "O11",
            "G5",
            "G6",
            "F6",
            "H7",
            "J8",
            "I8",
        ],
        "farm": ["C4", "C5", "C6", "C7", "D7", "N7", "N8", "N9", "G9", "H9"],
        "market": ["E5", "E6", "E7", "K9", "J9", "I9", "L5", "L6", "N5"],
    },
    "leaders": [
        {"king": "F4", "farmer": "D5", "priest": "P7"},
        {"king": "I11", "trader": "K8", "priest": "G7"},
        {"farmer": "O3", "king": "A9"},
    ],
    "ruins": ["P4", "A3", "H3", "F9"],
    "monuments": [
        {"colours": ["red", "blue"], "square": "G1", "tile": "temple"},
        {"colours": ["red", "green"], "square": "O8", "tile": "temple"},
        {"colours": ["blue", "green"], "square": "A5", "tile": "market"},
    ],
    "ziggurat": {"square": "M2", "tile": "temple"},
    "buildings": {"palace": "K3", "library": "G5", "granary": "C5", "market_hall": "J9"},
    "points": [dict(zip(("black", "red", "blue", "green"), own, strict=True)) for own in _POINTS[:3]],
    "active": 2,
    "turn": 27,
    "actions": 1,
    "last": ["A9", "O3"],
    "begun": True,
}


def state(source: Mapping[str, Any] = _MIDDLE, **changes: Any) -> TigrisState:
    """The position of a document with some of its fields changed; None takes a field away."""
    fields = {"game": "tigris_euphrates", **source, **changes}
    return GAME.position({name: value for name, value in fields.items() if value is not None})


def middle(viewer: int | None = None, **changes: Any) -> TigrisObservation:
    """A middle game for four on the standard map, in the middle of a war, with changes to its document."""
    return GAME.observe(state(**changes), viewer)


def quiet(viewer: int | None = None, **changes: Any) -> TigrisObservation:
    """The same game without the tile that unites the kingdoms, between two actions."""
    nothing = dict.fromkeys(("phase", "union", "conflict", "placed"))
    tiles = {**_MIDDLE["tiles"], "settlement": ["H5", "I5", "K6", "K7", "M10", "L11"]}
    return middle(viewer, **{**nothing, "tiles": tiles, "actions": 1, "last": ["I5", "M6"], **changes})


def pieces(viewer: int | None = None, **changes: Any) -> TigrisObservation:
    """A late game for three on the advanced map with all optional pieces and open scoring."""
    return GAME.observe(state(_PIECES, **changes), viewer)


def finished() -> TigrisObservation:
    """A game that is over."""
    return quiet(phase="over", ended="treasures", actions=0, treasures=["B2", "P2"], won=[2, 2, 3, 1])


def board(observation: TigrisObservation, targets: Sequence[Action] = (), size: int = 1600) -> Image.Image:
    """The board picture with its English words."""
    return draw_board(observation, NAMES, WORDS, targets, size)


def hand(observation: TigrisObservation, size: int = 1600) -> Image.Image:
    """The hand picture with its English words."""
    return draw_hand(observation, HAND_WORDS, size)


def sheet(observation: TigrisObservation) -> Image.Image:
    """The score sheet of a game that is over, with its English words."""
    assert observation.result is not None
    return draw_score_sheet(sheet_of(observation, observation.result, NAMES, SCORE_WORDS))


LOBBY_CARD = LobbyCard(
    title="Tigris & Euphrates",
    detail="open table",
    right="about 90 min",
    icon="temple",
    seats=(
        LobbySeat("Aiko", "host", "leader"),
        LobbySeat("Marta", "joined", "check"),
        LobbySeat("健太", "joined", "check"),
        LobbySeat(None, "free seat"),
    ),
    options=(LobbyOption("ziggurat", "with ziggurat"), LobbyOption("clock", "24 h a move")),
)


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind, together showing every piece in every colour."""
    for size in (1600, 1200):
        yield board(middle(), (), size)
        late = pieces()
        yield board(late, GAME.legal_actions(state(_PIECES), late.active)[:40], size)
    yield board(finished(), (), 1600)
    yield hand(quiet(viewer=2))
    yield sheet(finished())
    yield draw_lobby_card(LOBBY_CARD, lobby_motif())
