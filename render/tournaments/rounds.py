"""The rounds of a tournament side by side: the tables, their results, and the running ones."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import BEST, CARD, GOLD_TEXT, INK, LINE, PAGE, SOFT, SUNK, mix
from render.kit.header import Header, draw_header
from render.tournaments.standings import draw_footer

COLUMNS = 3
"""The most columns side by side: narrower names would be unreadable on a telephone."""
TALLEST = 1330
"""The most height of a column in u."""
GAP = 16
_TOP = 98
_HEAD = 76
_LINE, _PAD = 56, 9
_FOOT = 96


@dataclass(frozen=True)
class SeatLine:
    """A player at a table: the ``mark`` is the result; ``won`` sets it in gold, ``absent``: did not come."""

    name: str
    mark: str = ""
    won: bool = False
    absent: bool = False


@dataclass(frozen=True)
class TableCard:
    """A table of a round. While it is ``running`` its frame is golden; one that is ``aside`` holds byes."""

    lines: tuple[SeatLine, ...]
    running: bool = False
    aside: bool = False

    @property
    def height(self) -> float:
        """The height in u, without the gap below."""
        return _LINE * len(self.lines) + 2 * _PAD


@dataclass(frozen=True)
class RoundColumn:
    """A round, or a part of one: the ``detail`` stands beside its ``heading``. One without cards is to come."""

    heading: str
    detail: str
    cards: tuple[TableCard, ...]

    @property
    def height(self) -> float:
        """The height of all its cards in u."""
        return sum(card.height + GAP for card in self.cards)


@dataclass(frozen=True)
class RoundsSheet:
    """Everything on a page of rounds, already in the reader's language."""

    title: str
    subtitle: str
    right: str
    columns: tuple[RoundColumn, ...]
    footer: str = ""
    page: str = ""


def draw_rounds(sheet: RoundsSheet, size: int = UNITS) -> Image.Image:
    """The page as an RGB picture ``size`` pixels wide."""
    tallest = max(max(column.height for column in sheet.columns), 150.0)
    below = _TOP + _HEAD + tallest
    canvas = Canvas.new(size, below + (_FOOT if sheet.footer or sheet.page else 14))
    draw_header(canvas, Header(sheet.title, sheet.subtitle, sheet.right, icon="leader"))
    width = (UNITS - 48 - GAP * (max(2, len(sheet.columns)) - 1)) / max(2, len(sheet.columns))
    for number, column in enumerate(sheet.columns):
        _column(canvas, column, 24 + number * (width + GAP), width, tallest)
    draw_footer(canvas, below + 42, sheet.footer, sheet.page)
    return canvas.picture


def _column(canvas: Canvas, column: RoundColumn, x: float, width: float, tallest: float) -> None:
    middle = _TOP + _HEAD / 2 - 4
    reach = canvas.text(x + 10, middle, column.heading, 46, bold=True, room=width - 20)
    canvas.text(x + width - 10, middle, column.detail, 36, SOFT, anchor="r", room=width - 50 - reach)
    y = float(_TOP + _HEAD)
    if not column.cards:
        canvas.frame(x, y, width, tallest - GAP, 18, ((LINE, 3),))
    for card in column.cards:
        _card(canvas, card, x, y, width)
        y += card.height + GAP


def _card(canvas: Canvas, card: TableCard, x: float, y: float, width: float) -> None:
    ground = mix(SUNK, PAGE, 0.45) if card.aside else CARD
    canvas.card(x, y, width, card.height, active=card.running, fill=ground, lifted=not card.aside)
    if card.running:
        canvas.glyph("clock", x + width - 50, y + card.height / 2, 48, GOLD_TEXT)
    for number, line in enumerate(card.lines):
        _seat(canvas, line, x, y + _PAD + _LINE * (number + 0.5), width, card)


def _seat(canvas: Canvas, line: SeatLine, x: float, middle: float, width: float, card: TableCard) -> None:
    reach = canvas.measure(line.mark, 38) + 24 if card.aside else 76.0
    if line.won:
        canvas.pill(x + width - 88, middle - 23, 72, 46, BEST)
    ink = SOFT if line.absent or card.aside else INK
    written = canvas.text(x + 22, middle, line.name, 44, ink, bold=line.won, room=width - 46 - reach)
    if line.absent:
        canvas.box(x + 20, middle - 1.5, written + 4, 3, SOFT)
    if card.aside:
        canvas.text(x + width - 22, middle, line.mark, 38, SOFT, anchor="r")
    else:
        canvas.text(x + width - 52, middle, line.mark, 42, ink, bold=line.won, anchor="m", room=68)
