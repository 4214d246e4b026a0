"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace
from PIL import Image

from render.kit.scoresheet import ScoreTexts, draw_score_sheet, score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.sobek.board import BoardTexts, draw_board
from render.sobek.hand import HandTexts, draw_hand
from render.sobek.icons import SCORE_ICONS
from render.sobek.motif import lobby_motif
from rules.core.contract import Result, ranks_of
from rules.sobek.ankh import costs
from rules.sobek.game import SOBEK as GAME
from rules.sobek.market import GRID
from rules.sobek.observation import SobekObservation
from rules.sobek.tiles import CHARACTERS, FACES, TILES, TYPES
from rules.sobek.tokens import TOKENS

NAMES = ("Aiko", "Marta")

_MARKET = """
wheat-h1-1  fish-b1-1       -          ebony-v2  statue-f      marble-h2
livestock-f1-1 queen        -          wheat-f0-deben ivory-b3 fish-v1
marble-v2   livestock-b0-deben -       -         wheat-b1      thief
ebony-f0    start-fish-h0   -          statue-v  livestock-v1  wheat-h1-2
vizier      ivory-f0        ebony-b2   -         marble-v0     fish-f0
wheat-v1    livestock-h1    scribe_fish -        ivory-v3      fish-f1
"""
_LATE_MARKET = """
wheat-h1-1  -               -          -         statue-f      marble-h2
-           pharaoh-ivory-wheat -      wheat-f0-deben -        fish-v1
-           -               spy        -         -             -
ebony-f0    -               -          statue-v  -             -
-           ivory-f0        -          -         marble-v0     -
pharaoh-marble-fish -       -          -         -             fish-f1
"""


def _market(rows: str) -> dict[str, str]:
    """A market written row by row, ``-`` for an empty cell."""
    lines = zip(GRID, rows.split("\n")[1:], strict=False)
    found = {str(cell): tile for cells, row in lines for cell, tile in zip(cells, row.split(), strict=True)}
    return {cell: tile for cell, tile in found.items() if tile != "-"}


MIDDLE: Final[Mapping[str, Any]] = {
    "game": "sobek",
    "market": _market(_MARKET),
    "ankh": 2,
    "direction": "h",
    "deck": ["architect", "ebony-h2"],
    "hands": [
        ["start-wheat-h0", "ivory-b0-deben", "high_priest"],
        [
            "wheat-f1-1",
            "start-wheat-f0",
            "start-wheat-v0",
            "livestock-f1-2",
            "start-livestock-v0",
            "start-ebony-h0",
            "high_priestess",
            "start-ivory-h0",
            "statue-h",
        ],
    ],
    "sets": [
        {
            "livestock": ["livestock-b1", "livestock-f0", "statue-b-1"],
            "marble": ["marble-b2", "marble-f0-deben", "marble-b0"],
        },
        {
            "wheat": ["wheat-f1-2", "wheat-b0", "merchant"],
            "fish": ["fish-b1-2", "fish-b0", "fish-v0-deben", "statue-b-2"],
        },
    ],
    "attached": [[], [{"goods": "fish", "token": "scarabs_wheat_fish_livestock"}]],
    "corruption": [["ebony-v0-deben", "ebony-f2"], ["ivory-f3", "scribe_livestock", "start-fish-v0"]],
    "used": ["courtesan"],
    "slots": ["", "", "best_of_two_deben", "", ""],
    "spent": ["extra_turn"],
    "kept": [["points_7"], []],
    "given": [[], ["corruption_2"]],
    "looked": [True, True],
    "debens": [[7], [3, 5]],
    "active": 1,
    "last": {"seat": 0, "kind": "take", "cells": [4, 1, 2]},
}
"""The middle of a game without the expansion; Marta is to act."""

LATE: Final[Mapping[str, Any]] = {
    "game": "sobek",
    "options": {"treasures_of_the_pharaoh": "on"},
    "market": _market(_LATE_MARKET),
    "ankh": 2,
    "direction": "f",
    "deck": [],
    "hands": [
        ["wheat-b0", "livestock-b0-deben", "start-livestock-v0", "start-marble-h0", "pharaoh-livestock-ivory"],
        ["fish-f0", "ebony-b2", "royal_adviser"],
    ],
    "sets": [
        {
            "wheat": [
                *("wheat-h1-2", "wheat-f1-1", "wheat-b1", "wheat-v1", "wheat-f1-2", "merchant"),
                *("pharaoh-wheat-marble", "statue-h"),
            ],
            "ivory": ["ivory-f3", "ivory-b3", "ivory-v3", "queen"],
        },
        {
            "fish": ["fish-h1", "fish-b1-1", "fish-b1-2", "thief", "pharaoh-fish-ebony"],
            "livestock": [
                *("livestock-b1", "livestock-f1-1", "livestock-f1-2", "livestock-v1", "livestock-h1", "vizier"),
                "pharaoh-ebony-livestock",
            ],
            "ebony": ["ebony-h2", "ebony-v2", "ebony-f2", "high_priest"],
        },
    ],
    "attached": [
        [{"goods": "wheat", "token": "scarabs_wheat_fish_livestock"}] * 2,
        [{"goods": "ebony", "token": "scarabs_ebony_marble"}],
    ],
    "corruption": [
        ["fish-b0", "fish-v0-deben", "start-fish-h0", "marble-v2", "marble-b2", "marble-f0-deben", "marble-b0"],
        ["livestock-f0", "ivory-b0-deben", "statue-b-1", "statue-b-2"],
    ],
    "used": ["courtesan", "scribe_fish", "scribe_livestock", "architect", "high_priestess"],
    "slots": ["", "", "", "", ""],
    "aside": ["extra_turn", "corruption_to_hand", "corruption_1", "points_2_deben", "forced_tile"],
    "kept": [["points_2_deben"], ["points_7"]],
    "given": [["corruption_2"], []],
    "looked": [True, True],
    "debens": [[3, 4, 9], [5, 6]],
    "lost": [[3], []],
    "royals": [[2, 5], [4]],
    "shed": [[], [1]],
    "active": 0,
    "last": {"seat": 1, "kind": "take", "cells": [9, 2]},
}
"""Near the end of a game with the expansion; Aiko is to act."""

HOARD: Final[Mapping[str, Any]] = {
    "game": "sobek",
    "options": {"treasures_of_the_pharaoh": "on"},
    "market": {"5": "queen"},
    "ankh": 2,
    "direction": "v",
    "deck": [],
    "hands": [
        [
            *("wheat-h1-1", "wheat-h1-2", "wheat-f1-1", "wheat-b0", "start-wheat-f0", "start-wheat-v0", "courtesan"),
            *("fish-h1", "fish-v1", "fish-f0", "livestock-b1", "livestock-b0-deben", "start-livestock-v0", "vizier"),
            *("ebony-h2", "ebony-v2", "ebony-v0-deben", "marble-v2", "marble-b0", "marble-v0", "ivory-f3"),
            *(
                "ivory-b0-deben",
                "pharaoh-fish-ebony",
                "pharaoh-ivory-wheat",
                "statue-v",
                "statue-h",
                "architect",
                "spy",
            ),
        ]
    ],
    "corruption": [[], ["fish-b1-1", "fish-b1-2", "fish-f1", "high_priest", "statue-f", "pharaoh-marble-fish"]],
    "slots": ["scarabs_wheat_fish_livestock", "corruption_to_hand", "", "forced_tile", "discard_opponent_deben"],
    "looked": [True, False],
    "active": 0,
}
"""A hand of 28 tiles, and every kind of thing to look at."""


def seen(document: Mapping[str, Any], viewer: int | None = None, **changes: Any) -> SobekObservation:
    """What the viewer knows of a document's position, some of the state changed."""
    return GAME.observe(replace(GAME.position(document), **changes), viewer)


def _plain(identifier: str) -> str:
    return identifier.replace("_", " ").replace("-", " ").capitalize()


HAND_WORDS: Final = HandTexts(
    title="Your hand",
    private="only you see this",
    faces={face: _plain(face).rstrip("0123") for face in FACES},
    effects=dict.fromkeys(CHARACTERS, "Take any one tile of the market, wherever it lies"),
    tokens={token: _plain(token) for token in TOKENS},
    empty="no tiles",
    corruption="Your corruption",
    theirs="Aiko's corruption: take one",
    peeked="Seen in Aiko's corruption",
    debens="Your Deben",
    slots="In the canoe slots",
    drawn="The Architect has drawn",
    none="nothing",
    gone="gone",
)

LOBBY_CARD: Final = LobbyCard(
    title="Sobek",
    detail="open table",
    right="about 25 min",
    icon="ankh",
    seats=(LobbySeat("Aiko", "host", "leader"), LobbySeat(None, "free seat")),
    options=(LobbyOption("pharaoh", "Treasures of the Pharaoh"), LobbyOption("clock", "24 h a move")),
)
_CATEGORIES = (*TYPES, "deben_token", "canoe_token", "corruption")
_POINTS = ((88, 0, 0, 0, 12, 36, 14, 2, -14), (0, 25, 49, 32, 0, 0, 17, 7, -8))

SCORE_WORDS: Final = ScoreTexts(
    title="Final score",
    subtitle="Sobek",
    right="",
    total="Total",
    categories={category: _plain(category) for category in _CATEGORIES},
    places=("1.", "2."),
    footer="Nothing was left to do on the Ankh's line.",
)


def result() -> Result:
    """How a game ended."""
    totals = tuple(map(sum, _POINTS))
    rows = tuple(zip(_CATEGORIES, zip(*_POINTS, strict=True), strict=True))
    return Result(ranks_of(totals), totals, rows, "no-action-left")


def finished() -> SobekObservation:
    """The late position, scored."""
    return seen(LATE, None, over=True)


def board(observation: SobekObservation, targets: Mapping[int, int] | None = None, size: int = 1600) -> Image.Image:
    """The table's picture with English words."""
    used = (
        f"used: {', '.join(_plain(TILES[tile].id) for tile in observation.used)}"
        if observation.used
        else "no character used yet"
    )
    words = BoardTexts("Marta takes a tile", "the Ankh points along row 3", used, f"{observation.aside} aside")
    return draw_board(observation, NAMES, words, targets, size)


def hand(observation: SobekObservation, task: tuple[str, str] = ("", ""), size: int = 1600) -> Image.Image:
    """The hand picture with English words."""
    return draw_hand(observation, dataclasses.replace(HAND_WORDS, task=task), size)


def sheet(outcome: Result | None = None) -> Image.Image:
    """The score sheet with English words."""
    return draw_score_sheet(score_sheet(outcome or result(), NAMES, SCORE_WORDS, SCORE_ICONS))


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind, together showing every piece in every colour."""
    middle, late = seen(MIDDLE), seen(LATE)
    yield board(middle)
    yield board(middle, costs(middle))
    yield board(seen(LATE, None, phase="orient", extra=True))
    yield board(late)
    yield hand(seen(MIDDLE, 1, selling="wheat"), ("Sell wheat", "5 tiles × 3 scarabs = 15 points (now 3)"))
    yield hand(seen(LATE, 0))
    yield hand(seen(HOARD, 0, phase="vizier"))
    yield hand(seen(HOARD, 0, phase="architect", drawn=TOKENS[1:4]))
    yield hand(seen(HOARD, 0, phase="architect", drawn=TOKENS[4:]))
    yield sheet()
    yield draw_lobby_card(LOBBY_CARD, lobby_motif())
