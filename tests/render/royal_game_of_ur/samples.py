"""Made-up positions: what the stored palette is fitted to and what the tests draw."""

from collections.abc import Iterator
from typing import Any

from PIL import Image

from render.kit.renderer import Audience
from render.kit.scoresheet import draw_score_sheet
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.royal_game_of_ur.board import draw_board
from render.royal_game_of_ur.renderer import UrRenderer
from render.words.text import texts
from rules.royal_game_of_ur import ROYAL_GAME_OF_UR as GAME
from rules.royal_game_of_ur import UrObservation

RENDERER = UrRenderer()
AUDIENCE = Audience(texts("en"), ("Aiko", "Marta"))
MASTERS = {"path": "masters", "rosettes": "unsafe", "capture_throw": "on"}

LOBBY_CARD = LobbyCard(
    title="The Royal Game of Ur",
    detail="open table",
    right="about 15 min",
    icon="ur_rosette",
    seats=(LobbySeat("Aiko", "host", "leader"), LobbySeat(None, "free seat")),
    options=(LobbyOption("first", "seven pieces"), LobbyOption("clock", "24 h a move")),
)


def position(**fields: Any) -> UrObservation:
    """A spectator's view of a position document; without any fields of a middle game."""
    middle = {
        "board": [["A3", "A1", "B2", "B6", "A8"], ["C4", "B3", "B4", "B7"]],
        "home": [1, 1],
        "first": 1,
        "throw": 3,
        "last": ["B1", "B3"],
    }
    return GAME.observe(GAME.position(fields or middle), None)


def busy() -> UrObservation:
    """On Masters' path: captures, rosettes, a piece that may come home, throws that passed."""
    return position(
        board=[["A3", "A4", "B2", "B4", "A8"], ["C3", "B3", "B5", "B8"]], home=[1, 2], active=1, throw=3,
        passed=[[1, 0], [0, 0]], last=["A2", "B2"], options=MASTERS,
    )  # fmt: skip


def finished() -> UrObservation:
    """A game that seat 1 has won."""
    return position(board=[["A1", "B5"], []], home=[3, 7], last=["C7", "home"])


def board(observation: UrObservation, *, marked: bool = True, size: int = 1200) -> Image.Image:
    """The board picture with its English words, with or without all that the throw allows."""
    return draw_board(observation, AUDIENCE, observation.ways() if marked else {}, size)


def pictures() -> Iterator[Image.Image]:
    """One picture of every kind, together showing every piece in every colour."""
    over = finished()
    assert over.result is not None
    yield board(position(), size=1600)
    yield board(busy())
    yield board(busy(), marked=False)
    yield board(over)
    yield draw_score_sheet(RENDERER.sheet(over, over.result, AUDIENCE), 1200)
    yield draw_lobby_card(LOBBY_CARD, RENDERER.motif(1600))
