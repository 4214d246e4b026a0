"""The faces of cards: technologies, wonders and leaders, upright or lying where there are many of them.

Names are given, in the reader's language. A card's type is told by its sign as well as by its colour.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from render.core import sprites
from render.core.canvas import HIGHLIGHT, Canvas
from render.core.palette import CARD, GOLD, INK, SOFT, TEAL, WHITE, mix, shadow
from render.kit.seatcard import Rect
from render.path_of_civilization.colours import TITLE_ON, TYPE_COLOURS, pale
from render.path_of_civilization.effects import rows_of
from render.path_of_civilization.icons import LEVELS, by_number
from render.path_of_civilization.signs import Signs, agent, draw_row, points, research, type_disc
from rules.path_of_civilization.cards import Leader, Technology, Wonder
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

RATIO: Final = 1.4
"""The height of an upright card over its width."""
LYING: Final = 164.0
"""The height of a lying card."""
_SHADOW: Final = 6.0
PAYS: Final = {"wonder": "builder", "leader": "ambassador"}
"""The agents that pay for a card, by its kind."""


def kind_of(card: Wonder | Leader) -> str:
    """Whether it is a wonder or a leader: also the name of its sign."""
    return "wonder" if isinstance(card, Wonder) else "leader"


def _body(canvas: Canvas, place: Rect, type_: str, radius: float, head: Rect) -> None:
    """The paper with the head in the type's colour."""
    colour = TYPE_COLOURS[type_]
    canvas.box(place.x, place.y + _SHADOW, place.w, place.h, shadow(CARD), radius=radius)
    canvas.box(place.x, place.y, place.w, place.h, colour, radius=radius, rims=((INK, 3.5),))
    below, beside = head.bottom - place.y, head.right - place.x
    if head.w >= place.w:
        canvas.box(place.x + 3.5, place.y + below, place.w - 7, place.h - below - 3.5, CARD, radius=radius - 3.5)
        canvas.box(place.x + 3.5, place.y + below, place.w - 7, radius, CARD)
    else:
        canvas.box(place.x + beside, place.y + 3.5, place.w - beside - 3.5, place.h - 7, CARD, radius=radius - 3.5)
        canvas.box(place.x + beside, place.y + 3.5, radius, place.h - 7, CARD)


def frame(canvas: Canvas, place: Rect) -> None:
    """The frame of a card that is chosen, meant or new."""
    canvas.frame(place.x - 8, place.y - 8, place.w + 16, place.h + 16, place.w * 0.06 + 8, HIGHLIGHT)


def _upright_head(canvas: Canvas, place: Rect, type_: str, name: str) -> float:
    """The head of an upright card with type and title; returns its lower edge."""
    w = place.w
    height = w * 0.36
    _body(canvas, place, type_, w * 0.06, Rect(place.x, place.y, w, height))
    middle = place.y + height / 2
    type_disc(canvas, type_, place.x + w * (0.155 if name else 0.5), middle, w * 0.22)
    left, room = place.x + w * 0.285, w * 0.68
    ink = TITLE_ON[type_]
    canvas.words(left, middle, name, w * 0.118, room, ink, bold=True, lines=3, leading=1.06, high=height - w * 0.04)
    return place.y + height


def face(canvas: Canvas, place: Rect, key: Hashable, paint: Callable[[Canvas, Rect], None]) -> None:
    """A card, painted once per size: dozens of signs are on one. The ``key`` names everything that ``paint`` depends on
    besides."""
    scale = canvas.scale
    alone = Rect(0, 0, canvas.px(place.w) / scale, canvas.px(place.h) / scale)  # whole pixels: its edges stay even
    size = alone.w, alone.h + _SHADOW
    kept = sprites.kept((key, *size), *size, scale, lambda own: paint(own, alone), ground=True)
    canvas.paste_at(kept, canvas.px(place.x), canvas.px(place.y))


def technology(canvas: Canvas, place: Rect, card: Technology, name: str) -> None:
    """A technology upright: agents as squares at the left, research as circles at the right, level, points."""
    face(canvas, place, ("technology", card.id, name), lambda own, at: _technology(own, at, card, name))


def _technology(canvas: Canvas, place: Rect, card: Technology, name: str) -> None:
    top = _upright_head(canvas, place, card.type, name)
    w, middle = place.w, place.x + place.w / 2
    canvas.glyph(card.type, middle, top + w * 0.4, w * 0.42, pale(TYPE_COLOURS[card.type]))
    canvas.text(middle, top + w * 0.4, LEVELS[card.level], w * 0.2, INK, bold=True, anchor="m")
    sides = ((agent, AGENTS, card.left, place.x + w * 0.155), (research, TYPES, card.right, place.right - w * 0.155))
    for draw, names, counts, x in sides:
        shown = by_number(names, counts)
        step = min(w * 0.225, w * 0.96 / max(1, len(shown)))
        for number, type_ in enumerate(shown):
            draw(canvas, type_, x, top + w * 0.13 + number * step, round(min(w * 0.2, step * 0.95)))
    points(canvas, card.vp, middle, place.bottom - w * 0.185, round(w * 0.27))


def side_mark(canvas: Canvas, place: Rect, sign: str) -> None:
    """Where a technology has been played: its squares (``left``) or its circles (``right``) are framed; or a glyph."""
    w = place.w
    if sign in ("left", "right"):
        x = place.x + w * 0.01 if sign == "left" else place.right - w * 0.3
        canvas.frame(x, place.y + w * 0.355, w * 0.29, w * 1.015, w * 0.07, ((INK, 2), (GOLD, 5), (INK, 1.5)))
    elif sign:
        canvas.disc(place.x + w / 2, place.y + w * 0.45, w * 0.18, WHITE, rims=((INK, 3),))
        canvas.glyph(sign, place.x + w / 2, place.y + w * 0.45, w * 0.12, INK)


def great(
    canvas: Canvas, place: Rect, card: Wonder | Leader, name: str, cost: int | None, number: int | None = None
) -> None:
    """A wonder or leader upright: its effects in the middle, what it costs now, its points; its ``number`` in the
    menu."""
    top = _upright_head(canvas, place, card.type, name)
    w, middle, kind = place.w, place.x + place.w / 2, kind_of(card)
    rows = rows_of(card.printed)
    canvas.glyph(kind, middle, top + w * 0.2, w * 0.3, pale(TYPE_COLOURS[card.type]))
    step, size = w * 0.18, round(w * 0.155)
    first = top + w * (0.58 if len(rows) < 2 else 0.46)
    for line, row in enumerate(rows):
        draw_row(canvas, row, middle, first + step * line, size, anchor="m", room=w * 0.92)
    foot = place.bottom - w * 0.155
    if cost is not None:
        _price(canvas, kind, card.cost, cost, place.x + w * 0.06, foot, round(w * 0.19))
    points(canvas, card.vp, place.right - w * 0.175, foot - w * 0.01, round(w * 0.29))
    if number is not None:
        menu_number(canvas, number, place.x + w * 0.86, top + w * 0.125, w * 0.19)


def menu_number(canvas: Canvas, number: int, cx: float, cy: float, size: float) -> None:
    """The number by which a card on offer is named."""
    canvas.disc(cx, cy, size, WHITE, rims=((INK, 3.5),))
    canvas.text(cx, cy, str(number), size * 0.6, INK, bold=True, anchor="m")


def _price(canvas: Canvas, kind: str, printed: int, cost: int, x: float, y: float, size: float) -> None:
    """What a card costs; in teal where it is cheaper than printed."""
    agent(canvas, PAYS[kind], x + size / 2, y, size)
    canvas.text(x + size * 1.2, y, str(cost), size * 1.02, INK if cost == printed else TEAL, bold=True)


def lying(
    canvas: Canvas,
    place: Rect,
    card: Wonder | Leader,
    name: str,
    cost: int | None,
    number: int | None = None,
    *,
    sign: str = "",
    buried: bool = False,
    tagged: bool = False,
) -> None:
    """A wonder or leader lying on its side, for markets of many: ``LYING`` u high. Without a ``cost`` none is shown;
    a ``sign`` stands in place of the number. Of a ``buried`` leader only what still counts is shown. Of
    one that is ``tagged`` the title keeps clear of the upper edge."""
    head = 92.0
    _body(canvas, place, card.type, 16, Rect(place.x, place.y, head, place.h))
    ink = TITLE_ON[card.type]
    canvas.glyph(card.type, place.x + head / 2, place.y + 52, 62, ink)
    if number is not None:
        canvas.text(place.x + head / 2, place.bottom - 40, str(number), 52, ink, bold=True, anchor="m")
    elif sign:
        canvas.glyph(sign, place.x + head / 2, place.bottom - 40, 50, ink)
    left, right = place.x + head + 14, place.right - 12
    middle, high = (56, 50) if tagged else (43, 70)
    canvas.words(left, place.y + middle, name, 38, right - left, INK, bold=True, leading=0.95, high=high)
    low = place.bottom - 42
    points(canvas, card.vp, right - 32, low - 2, 66)
    right -= 74
    if cost is not None:
        right -= 88
        _price(canvas, kind_of(card), card.cost, cost, right, low, 46)
    printed = [one for one in card.printed if not buried or one.timing in ("cemetery", "end_of_game")]
    _lying_rows(canvas, rows_of(printed), left, low, right - left - 18)


def _lying_rows(canvas: Canvas, rows: Sequence[Signs], x: float, y: float, room: float) -> None:
    if not rows:
        canvas.text(x, y, "–", 42, SOFT, bold=True)
    elif len(rows) == 1:
        draw_row(canvas, rows[0], x, y, 42, room=room)
    else:
        for line, row in enumerate(rows[:2]):
            draw_row(canvas, row, x, y - 23 + line * 40, 34, room=room)


def ancient(canvas: Canvas, place: Rect, card: Technology, name: str) -> None:
    """The tab of a technology that has left the hand for good: type, name, points."""
    colour = mix(TYPE_COLOURS[card.type], CARD, 0.42)
    canvas.box(place.x, place.y, place.w, place.h, colour, radius=12, rims=((INK, 3),))
    middle = place.y + place.h / 2
    canvas.glyph(card.type, place.x + 29, middle, 34, INK)
    points(canvas, card.vp, place.right - 30, middle, 48)
    canvas.words(place.x + 50, middle, name, 32, place.w - 50 - 62, INK, bold=True, leading=0.92, high=place.h - 6)


def tags_width(count: int, size: float) -> float:
    """How far the badges of so many seats reach."""
    return size + _tag_step(count) * size * max(0, count - 1)


def _tag_step(count: int) -> float:
    """How far one badge is from the next, as a share of its size: many lie partly over each other."""
    return 0.98 if count < 3 else 0.78 if count < 4 else 0.56


def tags(canvas: Canvas, seats: Sequence[int], x: float, y: float, size: float, winner: int | None = None) -> None:
    """The badges of those who want a card, side by side from ``x``; who would get it now is ringed."""
    step = size * _tag_step(len(seats))
    for number, seat in reversed(list(enumerate(seats))):
        sprites.badge(canvas, seat, x + size / 2 + number * step, y, size)
        if seat == winner:
            canvas.ring(x + size / 2 + number * step, y, size + 14)
