"""The lobby card: a picture of the game's own pieces, the seats, and the chosen options."""

from dataclasses import dataclass

from PIL import Image

from render.core import shapes, sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import CARD, GOLD_TEXT, INK, LINE, OFF, SOFT, TEAL
from render.core.type import safe_name
from render.kit.header import Header, draw_header
from render.kit.seatcard import Rect

MOTIF_WIDTH, MOTIF_HEIGHT = 576, 560
"""The size of a game's motif in u."""
_TOP = 106
_SEATS_X = 627
_PILL = 72
_PILL_GAP = 17
_PILL_TEXT = 40
_STATE = 375
"""How far a seat's state may reach."""


@dataclass(frozen=True)
class LobbySeat:
    """A seat of the lobby; with ``name`` None it is free. ``state`` stands at the right, or is a free seat's label."""

    name: str | None
    state: str
    icon: str | None = None


@dataclass(frozen=True)
class LobbyOption:
    """A chosen option: icon name and label."""

    icon: str
    label: str


@dataclass(frozen=True)
class LobbyCard:
    """Everything on the card, already in the reader's language."""

    title: str
    detail: str
    right: str
    icon: str
    seats: tuple[LobbySeat, ...]
    options: tuple[LobbyOption, ...] = ()


def draw_lobby_card(card: LobbyCard, motif: Image.Image, size: int = UNITS) -> Image.Image:
    """The card as an RGB picture; ``motif`` measures 576 x 560 u at the same scale."""
    rows = _pill_rows(Canvas.new(size, 1), card.options)
    canvas = Canvas.new(size, _TOP + MOTIF_HEIGHT + 20 + max(1, len(rows)) * (_PILL + 14) + 8)
    draw_header(canvas, Header(card.title, card.detail, card.right, icon=card.icon))
    canvas.picture.paste(motif, (canvas.px(24), canvas.px(_TOP)), _motif_mask(motif, canvas.scale))
    gap = 14 if len(card.seats) <= 4 else 12
    height = min(128.0, (MOTIF_HEIGHT - 6 - gap * (len(card.seats) - 1)) / len(card.seats))
    for number, seat in enumerate(card.seats):
        place = Rect(_SEATS_X, _TOP + number * (height + gap), UNITS - 24 - _SEATS_X, height)
        if seat.name is None:
            _free(canvas, place, number, seat)
        else:
            _taken(canvas, place, number, seat)
    for number, row in enumerate(rows):
        _pills(canvas, row, _TOP + MOTIF_HEIGHT + 20 + number * (_PILL + 14))
    return canvas.picture


def _motif_mask(motif: Image.Image, scale: float) -> Image.Image:
    return shapes.box(motif.width, motif.height, 18 * scale)


def _taken(canvas: Canvas, place: Rect, number: int, seat: LobbySeat) -> None:
    canvas.card(place.x, place.y, place.w, place.h)
    middle = place.y + place.h / 2
    diameter = min(96.0, place.h - 16)
    sprites.badge(canvas, number, place.x + 72, middle, diameter)
    right = place.right - 26
    if seat.icon is not None:
        canvas.glyph(seat.icon, right - 24, middle, 52, TEAL if seat.icon == "check" else GOLD_TEXT)
        right -= 68
    right -= canvas.text(right, middle, seat.state, 42, SOFT, anchor="r", room=_STATE)
    name = safe_name(seat.name or "")
    if name:
        x = place.x + 144
        canvas.text(x, middle, name, 56, INK, bold=True, room=right - x - 20)


def _free(canvas: Canvas, place: Rect, number: int, seat: LobbySeat) -> None:
    _dashes(canvas, place)
    middle = place.y + place.h / 2
    sprites.free_badge(canvas, number, place.x + 72, middle, min(92.0, place.h - 20))
    canvas.text(place.x + 144, middle, seat.state, 48, SOFT, room=place.w - 170)


def _dashes(canvas: Canvas, place: Rect, dash: float = 22, gap: float = 16) -> None:
    """A dashed frame; the dashes of a side are spread so that it ends as it begins."""
    for length, across in ((place.w, False), (place.h, True)):
        count = max(2, round((length - 28 + gap) / (dash + gap)))
        step = (length - 28 - dash) / (count - 1)
        for number in range(count):
            start = 14 + number * step
            for far in (False, True):
                if across:
                    x = place.right - 4 if far else place.x
                    canvas.box(x, place.y + start, 4, dash, OFF)
                else:
                    y = place.bottom - 4 if far else place.y
                    canvas.box(place.x + start, y, dash, 4, OFF)


def _pill_width(canvas: Canvas, option: LobbyOption) -> float:
    return 26 + 40 + 12 + min(canvas.measure(option.label, _PILL_TEXT), UNITS - 160.0) + 26


def _pill_rows(canvas: Canvas, options: tuple[LobbyOption, ...]) -> list[list[LobbyOption]]:
    rows: list[list[LobbyOption]] = []
    used = 0.0
    for option in options:
        width = _pill_width(canvas, option)
        if not rows or used + _PILL_GAP + width > UNITS - 48:
            rows.append([])
            used = -float(_PILL_GAP)
        rows[-1].append(option)
        used += _PILL_GAP + width
    return rows


def _pills(canvas: Canvas, options: list[LobbyOption], y: float) -> None:
    x = 24.0
    for option in options:
        width = _pill_width(canvas, option)
        canvas.pill(x, y, width, _PILL, CARD, rims=((LINE, 3),))
        canvas.glyph(option.icon, x + 26 + 20, y + _PILL / 2, 40, INK)
        canvas.text(x + 78, y + _PILL / 2, option.label, _PILL_TEXT, INK, room=width - 100)
        x += width + _PILL_GAP
