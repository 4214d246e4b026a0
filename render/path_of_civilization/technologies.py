"""The piles of technologies seen close: what each card costs, makes, gives when bought, and how many are left."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PIL import Image

from render.core.canvas import HIGHLIGHT, UNITS, Canvas
from render.core.palette import CARD, INK, LINE, OFF, OFF_GROUND, SOFT, SUNK, WHITE, mix, shadow
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization import cards
from render.path_of_civilization.colours import TITLE_ON, TYPE_COLOURS
from render.path_of_civilization.effects import gains
from render.path_of_civilization.icons import LEVELS, by_number
from render.path_of_civilization.signs import Sign, draw_row, points
from rules.path_of_civilization.cards import RESEARCH_MAX, TECHNOLOGIES, Technology
from rules.path_of_civilization.vocabulary import AGENTS, TYPES, Counts

_HEAD = 76.0
_CARD = 326.0
_GAP = 16.0


@dataclass(frozen=True)
class TechnologyTexts:
    """The words on the picture, in the reader's language: the header, and each card's ``name`` by id."""

    title: str
    detail: str
    right: str
    name: Callable[[str], str]
    seat: int | None = None


def draw_technologies(
    copies: Mapping[str, int],
    texts: TechnologyTexts,
    size: int = UNITS,
    *,
    research: Counts | None = None,
    marked: frozenset[str] = frozenset(),
) -> Image.Image:
    """Piles, a column for each type and a row for each level: ``copies`` left by id. With the viewer's ``research`` the
    columns say how much there is to pay with; ``marked`` cards are framed."""
    rows = sorted({TECHNOLOGIES[card].level for card in copies})
    canvas = Canvas.new(size, HEIGHT + 20 + _HEAD + len(rows) * (_CARD + _GAP) + 12)
    draw_header(canvas, Header(texts.title, texts.detail, texts.right, seat=texts.seat, icon="technology"))
    width = (UNITS - 2 * MARGIN - _GAP * (len(TYPES) - 1)) / len(TYPES)
    for column, type_ in enumerate(TYPES):
        x = MARGIN + column * (width + _GAP)
        _draw_column_head(
            canvas, Rect(x, HEIGHT + 18, width, _HEAD - 12), type_, None if research is None else research[column]
        )
    for card, left in copies.items():
        technology = TECHNOLOGIES[card]
        x = MARGIN + TYPES.index(technology.type) * (width + _GAP)
        y = HEIGHT + 20 + _HEAD + rows.index(technology.level) * (_CARD + _GAP)
        place = Rect(x, y, width, _CARD)
        name = texts.name(card)
        draw = partial(_draw_pile, card=technology, name=name, left=left)
        cards.face(canvas, place, ("pile", card, name, left), draw)
        canvas.region_box(f"card {card}", place.x, place.y, place.w, place.h)
        if card in marked:
            canvas.frame(x - 7, y - 7, width + 14, _CARD + 14, 24, HIGHLIGHT)
    return canvas.picture


def _draw_column_head(canvas: Canvas, place: Rect, type_: str, held: int | None) -> None:
    """The type, and how high the viewer's track of it is."""
    canvas.glyph(type_, place.x + 34, place.y + place.h / 2, 54, TYPE_COLOURS[type_])
    if held is None:
        return
    canvas.text(place.x + 76, place.y + place.h / 2, str(held), 50, INK, bold=True)
    step = (place.w - 140) / RESEARCH_MAX
    for number in range(RESEARCH_MAX):
        fill = TYPE_COLOURS[type_] if number < held else SUNK
        canvas.box(place.x + 140 + number * step, place.y + 16, step - 4, place.h - 32, fill, radius=5)


def _draw_pile(canvas: Canvas, place: Rect, card: Technology, name: str, left: int) -> None:
    """A card of a pile: head with level and copies, squares and circles, bonus, cost and points."""
    ground = TYPE_COLOURS[card.type] if left else OFF_GROUND
    ink = TITLE_ON[card.type] if left else SOFT
    head = 74.0
    canvas.box(place.x, place.y + 6, place.w, place.h, shadow(CARD), radius=16)
    canvas.box(place.x, place.y, place.w, place.h, ground, radius=16, rims=((INK if left else OFF, 3.5),))
    canvas.box(place.x + 3.5, place.y + head, place.w - 7, place.h - head - 3.5, CARD, radius=13)
    canvas.box(place.x + 3.5, place.y + head, place.w - 7, 20, CARD)
    canvas.words(
        place.x + 16, place.y + head / 2, name, 34, place.w - 16 - 84, ink, bold=True, leading=0.96, high=head - 14
    )
    draw_copies(canvas, place.right - 42, place.y + head / 2, left)
    y = place.y + head + 40
    for kind, side in (("agent", by_number(AGENTS, card.left)), ("research", by_number(TYPES, card.right))):
        draw_row(canvas, [Sign(kind, one) for one in side], place.x + 16, y, 44, room=place.w - 32)
        y += 54
    level = mix(TYPE_COLOURS[card.type], INK, 0.5)
    canvas.text(place.right - 18, place.y + head + 40, LEVELS[card.level], 44, level, bold=True, anchor="r")
    canvas.box(place.x + 14, y - 22, place.w - 28, 2, LINE)
    draw_row(canvas, (Sign("glyph", "bonus", SOFT), *gains(card.bonus)), place.x + 14, y + 12, 38, room=place.w - 28)
    _draw_cost(canvas, Rect(place.x + 14, place.bottom - 68, place.w - 28 - 76, 54), card)
    points(canvas, card.vp, place.right - 45, place.bottom - 38, 62)


def draw_copies(canvas: Canvas, cx: float, cy: float, left: int) -> None:
    """How many copies of a pile are left."""
    canvas.box(cx - 29, cy - 24, 58, 52, mix(INK, WHITE, 0.25), radius=9)
    canvas.box(cx - 33, cy - 28, 58, 52, WHITE, radius=9, rims=((INK, 3),))
    canvas.text(cx - 4, cy - 2, str(left), 40, INK if left else SOFT, bold=True, anchor="m")


def _draw_cost(canvas: Canvas, place: Rect, card: Technology) -> None:
    """The cost as so many points of its type."""
    ground = TYPE_COLOURS[card.type]
    canvas.pill(place.x, place.y, place.w, place.h, mix(ground, WHITE, 0.72))
    row: Sequence[Sign] = (Sign("word", str(card.cost)), Sign("research", card.type))
    draw_row(canvas, row, place.x + place.w / 2, place.y + place.h / 2, 42, anchor="m")
