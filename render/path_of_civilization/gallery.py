"""A market seen close."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import SOFT
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from render.path_of_civilization.cards import PAYS
from render.path_of_civilization.market import Market, draw_offer
from render.path_of_civilization.signs import agent

_GAP = 20.0
_WIDTH = UNITS - 2.0 * MARGIN
_COLUMNS = ((6, 3), (12, 4))
"""Up to so many cards stand on rows of so many."""


@dataclass(frozen=True)
class GalleryTexts:
    """The header of the picture, in the reader's language."""

    title: str
    detail: str
    right: str
    seat: int | None = None


def draw_gallery(market: Market, texts: GalleryTexts, size: int = UNITS, *, low: bool = False) -> Image.Image:
    """All cards of a market, as large as their number lets them be; ``low``, so that there is room for a question, as
    many of them on a row as in the whole market."""
    count = len(market.offers)
    columns = next((columns for most, columns in _COLUMNS if count <= most), 5)
    if low:
        columns = next((one for one in (3, 4, 5, 6) if count <= one), -(-count // 2))
    width = (_WIDTH - _GAP * (columns - 1)) / columns
    height, rows = width * cards.RATIO, -(-count // columns)
    canvas = Canvas.new(size, HEIGHT + 30 + max(110, rows * (height + 30)))
    draw_header(canvas, Header(texts.title, texts.detail, texts.right, seat=texts.seat, icon=market.kind))
    if texts.seat is not None:
        reach = 86 + canvas.measure(texts.title, 50, bold=True) + 28 + canvas.measure(texts.detail, 40)
        agent(canvas, PAYS[market.kind], reach + 44, HEIGHT / 2, 50)
    if not market.offers:
        canvas.text(MARGIN + 6, HEIGHT + 84, market.empty, 44, SOFT, room=_WIDTH)
    for number, offer in enumerate(market.offers):
        row, column = divmod(number, columns)
        place = Rect(MARGIN + column * (width + _GAP), HEIGHT + 30 + row * (height + 30), width, height)
        draw_offer(canvas, place, offer)
    return canvas.picture
