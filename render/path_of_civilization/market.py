"""The markets: wonders and leaders as upright cards while five of them fit on a row, as lying ones where there are
more, side by side on one row where all of both fit."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from render.core import sprites
from render.core.bands import Band
from render.core.canvas import UNITS, Canvas
from render.core.palette import GOLD, INK, SOFT
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from rules.path_of_civilization.cards import Leader, Wonder

_HEADING = 72.0
_GAP = 16.0
_ROW = 5
_LYING_ROW = 3
_SPACE = 28.0
_ABOVE, _BELOW = 40.0, 12.0
"""The space above a lying card of a lower row, as far as badges reach, and below one, as far as its frame does."""
_WIDTH = UNITS - 2.0 * MARGIN
_UPRIGHT = (_WIDTH - _GAP * (_ROW - 1)) / _ROW


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


def market_bands(markets: Sequence[Market]) -> list[Band]:
    """Both markets: side by side in one band, or one below the other, where there are many cards in a band a row."""
    if _is_shared(markets):
        height = max(_upright_height(market) for market in markets)
        return [Band(("markets", *markets), height, partial(_draw_side_by_side, markets=markets))]
    return [band for market in markets for band in _bands_of(market)]


def _bands_of(market: Market) -> Iterator[Band]:
    if len(market.offers) <= _ROW:
        paint = partial(_draw_market, place=Rect(MARGIN, 0, _WIDTH, 0), market=market)
        yield Band(("market", market), _upright_height(market), paint)
        return
    rows = [market.offers[first : first + _LYING_ROW] for first in range(0, len(market.offers), _LYING_ROW)]
    for row in rows:
        head = replace(market, offers=()) if row is rows[0] else None
        height = (_ABOVE if head is None else _HEADING) + cards.LYING + _BELOW
        yield Band(("row", head, row), height, partial(_draw_lying, head=head, row=row))


def _upright_height(market: Market) -> float:
    return _HEADING + (_UPRIGHT * cards.RATIO if market.offers else 90) + _SPACE


def _draw_side_by_side(canvas: Canvas, markets: Sequence[Market]) -> None:
    columns = [max(1, len(market.offers)) for market in markets]
    spare = _ROW - sum(columns)
    left = float(MARGIN)
    for market, count in zip(markets, columns, strict=True):
        count += spare if market is markets[0] else 0
        width = count * (_UPRIGHT + _GAP) - _GAP
        _draw_market(canvas, Rect(left, 0, width, 0), market)
        left += width + _GAP


def _draw_lying(canvas: Canvas, head: Market | None, row: Sequence[Offer]) -> None:
    """A row of lying cards, below the heading where it is the first."""
    y = _ABOVE
    if head is not None:
        _draw_heading(canvas, Rect(MARGIN, 0, _WIDTH, 0), head)
        y = _HEADING
    for offer, place in zip(row, _places(MARGIN, y, _LYING_ROW, cards.LYING), strict=False):
        draw_offer(canvas, place, offer)


def _draw_market(canvas: Canvas, place: Rect, market: Market) -> None:
    """A market of upright cards, on one row."""
    _draw_heading(canvas, place, market)
    if not market.offers:
        canvas.text(place.x + 4, place.y + _HEADING + 34, market.empty, 40, SOFT, room=place.w)
    spots = _places(place.x, place.y + _HEADING, _ROW, _UPRIGHT * cards.RATIO)
    for offer, spot in zip(market.offers, spots, strict=False):
        draw_offer(canvas, spot, offer)


def _draw_heading(canvas: Canvas, place: Rect, market: Market) -> None:
    canvas.glyph(market.kind, place.x + 28, place.y + 34, 52, INK)
    reach = canvas.text(place.x + 66, place.y + 34, market.heading, 46, INK, bold=True, room=place.w - 76)
    _draw_left(canvas, market.left, place.x + 66 + reach + 30, place.y + 34, place.right)


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


def _places(x: float, y: float, columns: int, height: float) -> Iterator[Rect]:
    """Where the cards of a row lie."""
    width = (_WIDTH - _GAP * (columns - 1)) / columns
    for column in range(columns):
        yield Rect(x + column * (width + _GAP), y, width, height)


def draw_offer(canvas: Canvas, place: Rect, offer: Offer) -> None:
    """A card with the badges of those who want it, and the viewer's wish."""
    if place.h > place.w:
        cards.great(canvas, place, offer.card, offer.name, offer.cost, offer.number)
    else:
        tagged = bool(offer.seats or offer.wish)
        cards.lying(canvas, place, offer.card, offer.name, offer.cost, offer.number, tagged=tagged)
    canvas.region_box(f"card {offer.card.id}", place.x, place.y, place.w, place.h)
    if offer.marked:
        cards.frame(canvas, place)
    _draw_tags(canvas, place, offer)


def _draw_tags(canvas: Canvas, place: Rect, offer: Offer) -> None:
    """The badges: in the corner of an upright card, half above a lying one."""
    upright = place.h > place.w
    if upright:
        size = round(place.w * 0.2)
        x, y = place.x + place.w * 0.04, place.y + place.w * 0.485
    else:
        size = 54
        x, y = place.right - cards.tags_width(len(offer.seats), size) - 8, place.y - 6
    cards.tags(canvas, offer.seats, x, y, size, offer.winner)
    if offer.wish and upright:
        draw_wish(canvas, offer.wish, x + size / 2, y + size * 0.95, size * 0.8)
    elif offer.wish:
        draw_wish(canvas, offer.wish, x - 30, y, 50)


def draw_wish(canvas: Canvas, wish: int, cx: float, cy: float, size: float) -> None:
    """The place of a card among the viewer's wishes."""
    canvas.disc(cx, cy, size, GOLD, rims=((INK, 3),))
    canvas.text(cx, cy, str(wish), size * 0.62, INK, bold=True, anchor="m")
