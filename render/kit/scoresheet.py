"""The score sheet at the end of a game: a column per side, a row per category, and why it ended."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PIL import Image

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import BEST, GOLD, GOLD_TEXT, INK, PAGE, SOFT, SUNK, Colour, mix
from render.core.type import safe_name
from render.kit.header import Header, draw_header
from render.kit.seatcard import Rect
from render.words.numbers import whole
from rules.core.contract import Result

_LABELS = 420
_TOP = 107
_ROWS = 282
_STEP = 82
_LINE = 4
_GAP = 12
_VALUE = 46
_TOTAL = 92
"""The height of the words beside the totals."""
_WIDEST = 560
"""The widest column: the numbers of a solo game stay near the categories, and the verdict stands beside."""
_VERDICT = 104
"""The height of the verdict's band below several columns."""


@dataclass(frozen=True)
class ScoreRow:
    """A scoring category: icon name and label; with a ``ground`` the icon is a tile of that colour."""

    icon: str
    label: str
    ground: Colour | None = None


@dataclass(frozen=True)
class ScoreColumn:
    """One side's result; ``values`` run along the rows, None where a category does not apply. A side without a player
    has no ``seat``; without a ``place`` ("1.") no rank is shown.

    ``added`` are what the end of the game adds to them, shown where not 0. ``sign`` is the glyph on the badge where a
    game identifies a side by more than its emblem.
    """

    seat: int | None
    name: str
    values: tuple[int | None, ...]
    total: int
    place: str
    winner: bool = False
    added: tuple[int, ...] = ()
    sign: str | None = None


@dataclass(frozen=True)
class ScoreSheet:
    """Everything on the sheet, already in the reader's language; ``icon`` is the golden glyph of the header. The
    ``verdict`` has a card of its own, framed in gold where there is a winner (``praised``)."""

    title: str
    subtitle: str
    right: str
    columns: tuple[ScoreColumn, ...]
    rows: tuple[ScoreRow, ...]
    total: str
    footer: str = ""
    icon: str = "vp"
    verdict: str = ""
    praised: bool = False


@dataclass(frozen=True)
class ScoreTexts:
    """The words on the sheet, in the reader's language: ``categories`` by id, ``places`` one per side ("1.", or empty
    without ranks), ``total`` beside the results. ``footer`` says why the game ended and, after equal results, what
    decided; ``verdict`` how well it went. ``neutrals`` are the names of the sides without players."""

    title: str
    subtitle: str
    right: str
    total: str
    categories: Mapping[str, str]
    places: tuple[str, ...]
    footer: str
    verdict: str = ""
    neutrals: tuple[str, ...] = ()


@dataclass(frozen=True)
class ScoreIcons:
    """The icons of the categories, by id: icon names and, for those that are tiles, the ground. ``head`` is the golden
    glyph of the header."""

    glyphs: Mapping[str, str]
    grounds: Mapping[str, Colour] = field(default_factory=dict)
    head: str = "vp"


def score_sheet(result: Result, names: Sequence[str], texts: ScoreTexts, icons: ScoreIcons) -> ScoreSheet:
    """The sheet of a scored game: its categories, totals and winners; ``names`` are the seats'. Raises ValueError for
    one that was not scored."""
    if not result.breakdown:
        raise ValueError("the game was not scored")
    sides = (*names[: result.seats], *texts.neutrals)
    columns = tuple(
        ScoreColumn(
            seat=side if side < result.seats else None,
            name=sides[side],
            values=tuple(points[side] for _, points in result.breakdown),
            total=total,
            place=texts.places[side],
            winner=side in result.winners and not result.solo,
        )
        for side, total in enumerate(result.totals)
    )
    rows = tuple(
        ScoreRow(icons.glyphs[category], texts.categories[category], icons.grounds.get(category))
        for category, _ in result.breakdown
    )
    return ScoreSheet(
        texts.title,
        texts.subtitle,
        texts.right,
        columns,
        rows,
        texts.total,
        texts.footer,
        icon=icons.head,
        verdict=texts.verdict,
        praised=bool(result.winners),
    )


def draw_score_sheet(sheet: ScoreSheet, size: int = UNITS) -> Image.Image:
    """The sheet as an RGB picture ``size`` pixels wide."""
    ranked = any(column.place for column in sheet.columns)
    bottom = _ROWS + _STEP * len(sheet.rows) + 6 + (158 if ranked else 106)
    beside = len(sheet.columns) == 1
    below = bottom + (_VERDICT + 20 if sheet.verdict and not beside else 0)
    canvas = Canvas.new(size, below + (100 if sheet.footer else 24))
    draw_header(canvas, Header(sheet.title, sheet.subtitle, sheet.right, icon=sheet.icon))
    for number, row in enumerate(sheet.rows):
        _label(canvas, row, _ROWS + _STEP * number, sunk=number % 2 == 0)
    total = _ROWS + _STEP * len(sheet.rows) + 55
    canvas.words(40, total, sheet.total, 60, _LABELS - 30, bold=True, leading=1.05, high=_TOTAL)
    width = min(_WIDEST, (UNITS - 24 - 24 - _LABELS - 2 - _GAP * (len(sheet.columns) - 1)) / len(sheet.columns))
    for number, column in enumerate(sheet.columns):
        _column(canvas, sheet, column, 24 + _LABELS + 2 + number * (width + _GAP), width, bottom)
    if sheet.verdict and beside:
        left = 24 + _LABELS + 2 + width + _GAP
        _verdict(canvas, sheet, Rect(left, _TOP, UNITS - 24 - left, bottom - _TOP), 64)
    elif sheet.verdict:
        _verdict(canvas, sheet, Rect(24, bottom + 20, UNITS - 48, _VERDICT), 54)
    if sheet.footer:
        canvas.words(40, below + 50, sheet.footer, 38, UNITS - 80, SOFT)
    return canvas.picture


def _verdict(canvas: Canvas, sheet: ScoreSheet, place: Rect, size: float) -> None:
    canvas.card(place.x, place.y, place.w, place.h, active=sheet.praised, lifted=False)
    middle, lines = (place.x + place.w / 2, place.y + place.h / 2), int(place.h // (size * 1.3))
    canvas.words(*middle, sheet.verdict, size, place.w - 64, INK, bold=True, anchor="m", lines=max(2, lines))


def _label(canvas: Canvas, row: ScoreRow, y: float, *, sunk: bool) -> None:
    if sunk:
        canvas.box(24, y, _LABELS - 10, _STEP, SUNK, radius=12)
    if row.icon == "vp":
        sprites.star(canvas, 66, y + _STEP / 2, 50)
    elif row.ground is not None:
        sprites.tile(canvas, row.icon, 66, y + _STEP / 2, 60, row.ground)
    else:
        canvas.glyph(row.icon, 66, y + _STEP / 2, 54, INK)
    canvas.words(108, y + _STEP / 2, row.label, 44, _LABELS - 108 + 6, INK, leading=1.05)


def _column(canvas: Canvas, sheet: ScoreSheet, column: ScoreColumn, x: float, w: float, bottom: float) -> None:
    canvas.card(x, _TOP, w, bottom - _TOP, active=column.winner, lifted=False)
    middle = x + w / 2
    name = safe_name(column.name)
    y, diameter = (171, 94) if name else (190, 112)
    if column.seat is None:
        sprites.neutral_badge(canvas, middle, y, diameter, column.sign)
    else:
        sprites.badge(canvas, column.seat, middle, y, diameter, column.sign)
    if name:
        canvas.text(middle, 247, name, 44, INK, bold=True, anchor="m", room=w - 28)
    for number, value in enumerate(column.values):
        y = _ROWS + _STEP * number
        if number % 2 == 0:
            canvas.box(x + 14, y, w - 28, _STEP, mix(SUNK, PAGE, 0.55), radius=12)
        best = value is not None and _is_best(sheet, number, value)
        if best:
            canvas.pill(middle - 53, y + 9, 106, _STEP - 18, BEST)
        canvas.text(middle, y + _STEP / 2, "–" if value is None else whole(value), _VALUE, INK, bold=best, anchor="m")
        if number < len(column.added) and column.added[number]:
            canvas.text(middle + 62, y + _STEP / 2, f"+{column.added[number]}", 40, GOLD_TEXT, bold=True)
    line = _ROWS + _STEP * len(sheet.rows) + 6
    canvas.box(x + 18, line, w - 36, _LINE, INK)
    canvas.text(middle, line + 49, whole(column.total), 70, INK, bold=True, anchor="m")
    if column.place:
        ground = GOLD if column.winner else SUNK
        canvas.pill(middle - 44, line + 89, 88, 44, ground)
        canvas.text(middle, line + 111, column.place, 36, INK, bold=True, anchor="m", room=80)


def _is_best(sheet: ScoreSheet, row: int, value: int) -> bool:
    """The best of a row, unless all are equal."""
    values = [column.values[row] for column in sheet.columns]
    known = [other for other in values if other is not None]
    return value == max(known) and (min(known) < value or len(known) < len(values))
