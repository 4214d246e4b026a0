"""The table of Sobek: the market with the Ankh, both merchants, what lies beside the market."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas, Window
from render.kit.header import HEIGHT as HEADER
from render.kit.header import Header, draw_header
from render.kit.parts import note, note_board
from render.kit.seatcard import Rect
from render.sobek import market
from render.sobek.changes import changes, sold
from render.sobek.seats import draw_panel
from rules.sobek.observation import SobekObservation

MARKET = Rect(0, market.Y - 10, 1060, market.SIDE + 24)
"""The part of the picture that is the market, in u; the edge of the seats is not."""


@dataclass(frozen=True)
class BoardTexts:
    """The words on the table's picture, in the reader's language.

    ``title`` says who must decide what, ``detail`` how the Ankh points or what the title leaves out. ``used`` is one
    line with the characters played so far, or that there are none: the only place where their names stand. ``aside``
    says how many canoe tokens were set aside.
    """

    title: str
    detail: str
    used: str = ""
    aside: str = ""


def draw_board(
    observation: SobekObservation,
    names: Sequence[str],
    texts: BoardTexts,
    targets: Mapping[int, int] | None = None,
    size: int = UNITS,
    since: SobekObservation | None = None,
    window: Window | None = None,
    *,
    closed: bool = False,
) -> Image.Image:
    """The whole picture, RGB, ``size`` pixels wide: public facts only, the same for every viewer; with a ``window``
    only that part.

    What the Ankh allows to take is tagged on every picture, with its cost. ``targets`` are the cells that an open menu
    level offers (to take, to place the forced tile, for the Merchant): these are framed instead, each with the
    corruption it costs (0 where none is shown). What is different from ``since`` is marked. Of a table that is
    ``closed`` nobody is framed as being asked.
    """
    canvas = Canvas.new(size, market.Y + market.SIDE + 30, window=window)
    asked = None if observation.over else observation.asked
    if canvas.shows(0, 0, UNITS, HEADER):
        draw_header(canvas, Header(texts.title, texts.detail, seat=asked, icon="ankh", names=tuple(names)))
    market.draw_market(canvas, observation, targets or {}, changes(since, observation))
    if canvas.shows(MARKET.right, MARKET.y, UNITS - MARKET.right, MARKET.h):
        draw_panel(canvas, observation, names, (texts.used, texts.aside), sold(since, observation), closed=closed)
    note_board(canvas, MARKET)
    note(canvas, "players", MARKET.y, MARKET.h, MARKET.right, UNITS - MARKET.right)
    return canvas.picture
