"""The standings of a tournament: a row an entrant, with points and tie-breaks."""

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.palette import BEST, CARD, GOLD, GOLD_TEXT, INK, LINE, PAGE, SOFT, SUNK, TEAL, mix
from render.kit.header import Header, draw_header

ROWS = 20
"""The most rows of a picture: more would be unreadable on a telephone."""
_TOP = 102
_HEAD = 96
_STEP = 66
_FOOT = 84
_PLACE, _NAME, _STATE = 84, 148, 1512
_VALUES = ((832, 150), (1002, 184), (1198, 204), (1388, 152))
"""The columns of values: middle and width."""
_ICONS = {"playing": ("clock", GOLD_TEXT), "done": ("check", TEAL)}


@dataclass(frozen=True)
class StandingsRow:
    """An entrant: ``values`` run along the headings. ``state`` is ``playing`` or ``done`` in the running round, else a
    word; ``best`` frames winners, ``faded`` stands for entrants who have left."""

    place: str
    name: str
    values: tuple[str, ...]
    state: str = ""
    best: bool = False
    faded: bool = False


@dataclass(frozen=True)
class StandingsSheet:
    """Everything on a page of the standings, already in the reader's language: four ``headings`` above the values, each
    on a line or two, the ``page`` below at the right."""

    title: str
    subtitle: str
    right: str
    headings: tuple[str, ...]
    rows: tuple[StandingsRow, ...]
    footer: str = ""
    page: str = ""


def draw_standings(sheet: StandingsSheet, size: int = UNITS) -> Image.Image:
    """The page as an RGB picture ``size`` pixels wide."""
    below = _TOP + _HEAD + _STEP * len(sheet.rows) + 14
    canvas = Canvas.new(size, below + _FOOT)
    draw_header(canvas, Header(sheet.title, sheet.subtitle, sheet.right, icon="leader"))
    canvas.card(24, _TOP, UNITS - 48, below - _TOP)
    for (middle, room), heading in zip(_VALUES, sheet.headings, strict=True):
        _heading(canvas, heading, middle, room)
    for number, row in enumerate(sheet.rows):
        _row(canvas, row, _TOP + _HEAD + _STEP * number, sunk=number % 2 == 0)
    draw_footer(canvas, below + 42, sheet.footer, sheet.page)
    return canvas.picture


def _heading(canvas: Canvas, heading: str, middle: float, room: float) -> None:
    """The words above a column, line by line."""
    lines = heading.split("\n")
    first = _TOP + _HEAD / 2 + 2 - 20 * (len(lines) - 1)
    for number, line in enumerate(lines):
        canvas.text(middle, first + 40 * number, line, 36, SOFT, bold=True, anchor="m", room=room)


def draw_footer(canvas: Canvas, y: float, footer: str, page: str) -> None:
    """The line below a page: a legend, and the page number."""
    reach = canvas.text(UNITS - 40, y, page, 36, SOFT, anchor="r") if page else 0.0
    canvas.words(40, y, footer, 36, UNITS - 80 - (reach + 40 if reach else 0), SOFT)


def _row(canvas: Canvas, row: StandingsRow, y: float, *, sunk: bool) -> None:
    middle, ink = y + _STEP / 2, SOFT if row.faded else INK
    if row.best:
        canvas.box(38, y + 1, UNITS - 76, _STEP - 2, mix(BEST, CARD, 0.5), radius=12, rims=((GOLD, 5),))
    elif sunk:
        canvas.box(38, y, UNITS - 76, _STEP, mix(SUNK, PAGE, 0.55), radius=12)
    canvas.pill(_PLACE - 40, middle - 23, 80, 46, GOLD if row.best else mix(SUNK, LINE, 0.6))
    canvas.text(_PLACE, middle, row.place, 36, INK, bold=True, anchor="m", room=72)
    canvas.text(_NAME, middle, row.name, 46, ink, bold=not row.faded, room=_VALUES[0][0] - _VALUES[0][1] / 2 - _NAME)
    for number, ((x, room), value) in enumerate(zip(_VALUES, row.values, strict=True)):
        canvas.text(x, middle, value, 50 if number == 0 else 42, ink, bold=number == 0, anchor="m", room=room)
    if row.state in _ICONS:
        glyph, colour = _ICONS[row.state]
        canvas.glyph(glyph, _STATE, middle, 44, colour)
    elif row.state:
        canvas.text(_STATE, middle, row.state, 34, SOFT, anchor="m", room=112)
