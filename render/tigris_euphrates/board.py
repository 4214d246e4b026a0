"""The board of Tigris & Euphrates with header, common stock and seats."""

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS, Canvas
from render.header import Header, draw_header
from rules.core.contract import Action
from rules.tigris_euphrates.observation import TigrisObservation


@dataclass(frozen=True)
class BoardTexts:
    """The words on the board picture, in the reader's language.

    ``title`` says what happens ("War over J5"), ``detail`` more of it ("markets: Bull 3+1 = 4, Lion 2 + ?"), ``right``
    how far the game is ("turn 14"). ``dynasties`` are the names of the seats' dynasties ("Archer"), in seat order.
    ``time`` is the time left to the seat that must act.
    """

    title: str
    detail: str
    right: str
    dynasties: tuple[str, ...]
    time: str = ""


def draw_board(
    observation: TigrisObservation,
    names: Sequence[str],
    texts: BoardTexts,
    targets: Sequence[Action] = (),
    size: int = UNITS,
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide.

    ``targets`` are the legal actions whose places are marked: squares with their coordinate (up to 25, then dots with
    lit rows), blocks and crosses of monuments and the ziggurat framed, leaders to withdraw or treasures to leave
    ringed. Actions without a place are passed over, so any list of legal actions will do.
    """
    canvas = Canvas.new(size, 1500)
    draw_header(canvas, Header(texts.title, texts.detail, texts.right))
    return canvas.picture
