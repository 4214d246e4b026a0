"""The markets: wonders and leaders as upright cards while five of them fit on a row, as lying ones where there are
more, side by side on one row where all of both fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD, INK, SOFT
from render.core.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from rules.path_of_civilization.cards import Leader, Wonder

_HEADING = 70.0
_GAP = 16.0
_ROW = 5
_LYING_ROW = 3
_SPACE = 26.0
_WIDTH = UNITS - 2.0 * MARGIN
_UPRIGHT = (_WIDTH - _GAP * (_ROW - 1)) / _ROW
_LYING = (_WIDTH - _GAP * (_LYING_ROW - 1)) / _LYING_ROW


@dataclass(frozen=True)
class Offer:
    """A card of a market: its ``name`` and ``number`` in the menu, what it ``cost``s, the seats that want it, the best
    placed first, and who would get it; ``marked`` where it is new, or may be chosen; its place among
    the viewer's own wishes, which nobody else sees (``wish``, 0: none)."""

    card: Wonder | Leader
    name: str
    number: int
    cost: int
    seats: tuple[int, ...] = ()
    winner: int | None = None
    marked: bool = False
    wish: int = 0


@dataclass(frozen=True)
class Market:
    """One market: the sign and words of its heading, its cards, words for an empty one, and the names of cards that
    have left it, with the seat that has each (None: nobody)."""

    kind: str
    heading: str
    offers: tuple[Offer, ...]
    empty: str
    left: tuple[tuple[str, int | None], ...] = ()


def _is_shared(markets: Sequence[Market]) -> bool:
    """Whether all markets stand side by side on one row."""
    return sum(max(1, len(market.offers)) for market in markets) <= _ROW


def _height(market: Market) -> float:
    count = len(market.offers)
    if count <= _ROW:
        return _HEADING + (_UPRIGHT * cards.RATIO if count else 90) + _SPACE
    return _HEADING + -(-count // _LYING_ROW) * (cards.LYING + _SPACE)


def markets_height(markets: Sequence[Market]) -> float:
    """How high both markets are together, the space below them included."""
    if _is_shared(markets):
        return max(map(_height, markets))
    return sum(map(_height, markets))


def draw_markets(canvas: Canvas, y: float, markets: Sequence[Market]) -> None:
    """Draw the markets from ``y`` down."""
    if _is_shared(markets):
        columns = [max(1, len(market.offers)) for market in markets]
        spare = _ROW - sum(columns)
        left = float(MARGIN)
        for market, count in zip(markets, columns, strict=True):
            count += spare if market is markets[0] else 0
            width = count * (_UPRIGHT + _GAP) - _GAP
            _draw_market(canvas, Rect(left, y, width, 0), market)
            left += width + _GAP
        return
    for market in markets:
        _draw_market(canvas, Rect(MARGIN, y, _WIDTH, 0), market)
        y += _height(market)


def _draw_market(canvas: Canvas, place: Rect, market: Market) -> None:
    canvas.glyph(market.kind, place.x + 28, place.y + 34, 52, INK)
    reach = canvas.text(place.x + 66, place.y + 34, market.heading, 46, INK, bold=True, room=place.w - 76)
    _draw_left(canvas, market.left, place.x + 66 + reach + 30, place.y + 34, place.right)
    if not market.offers:
        canvas.text(place.x + 4, place.y + _HEADING + 34, market.empty, 40, SOFT, room=place.w)
    for offer, spot in zip(market.offers, places(place.x, place.y + _HEADING, len(market.offers)), strict=True):
        draw_offer(canvas, spot, offer)


def _draw_left(canvas: Canvas, left: Sequence[tuple[str, int | None]], x: float, y: float, right: float) -> None:
    """Faintly the names of cards that have left, each with who has it."""
    for name, seat in left:
        wide = canvas.measure(name, 36) + (54 if seat is not None else 0)
        if x + wide > right:
            return
        if seat is not None:
            sprites.badge(canvas, seat, x + 22, y, 44)
        canvas.text(x + (54 if seat is not None else 0), y, name, 36, SOFT)
        x += wide + 34


def places(x: float, y: float, count: int) -> Iterator[Rect]:
    """Where the cards of a market lie."""
    upright = count <= _ROW
    columns, width = (_ROW, _UPRIGHT) if upright else (_LYING_ROW, _LYING)
    height = width * cards.RATIO if upright else cards.LYING
    for number in range(count):
        row, column = divmod(number, columns)
        yield Rect(x + column * (width + _GAP), y + row * (height + _SPACE), width, height)


def draw_offer(canvas: Canvas, place: Rect, offer: Offer) -> None:
    """A card with the badges of those who want it, and the viewer's wish."""
    upright = place.h > place.w
    if upright:
        cards.great(canvas, place, offer.card, offer.name, offer.cost, offer.number)
        size = round(place.w * 0.2)
        x, y = place.x + place.w * 0.04, place.y + place.w * 0.485
    else:
        cards.lying(canvas, place, offer.card, offer.name, offer.cost, offer.number)
        size = 54
        x, y = place.right - cards.tags_width(len(offer.seats), size) - 8, place.y - 4
    if offer.marked:
        cards.frame(canvas, place)
    cards.tags(canvas, offer.seats, x, y, size, offer.winner)
    if offer.wish and upright:
        _draw_wish(canvas, offer.wish, x + size / 2, y + size * 0.95, size * 0.8)
    elif offer.wish:
        _draw_wish(canvas, offer.wish, x - 30, y, 50)


def _draw_wish(canvas: Canvas, wish: int, cx: float, cy: float, size: float) -> None:
    """The place of a card among the viewer's wishes."""
    canvas.disc(cx, cy, size, GOLD, rims=((INK, 3),))
    canvas.text(cx, cy, str(wish), size * 0.62, INK, bold=True, anchor="m")
