"""The map with its points: each territory, line and settlement with what it brings, and the sums of every tribe."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, PAGE
from render.iwari import pieces
from render.iwari.chart import Entries, badge_box, draw_chart, ranked
from render.iwari.field import Field, field
from render.iwari.ground import ground
from render.iwari.icons import SCORE_ICONS
from render.iwari.labels import Labels
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import (
    MARGIN,
    Rect,
    SeatCard,
    draw_seat_card,
    strip,
)
from rules.core.bitset import cells_of
from rules.iwari.maps import SPACES, TERRITORIES
from rules.iwari.observation import IwariObservation
from rules.iwari.scoring import Points, breakdown, line_points, tent_points
from rules.iwari.settlements import settlements_of

_GAP = 18
_HEAD, _ROW = 124.0, 56.0
_LABELLED = 374.0
"""Cards as wide as this name the categories; under narrower ones a legend does."""
_LEGEND = 62.0


@dataclass(frozen=True)
class TallyTexts:
    """The words on the picture: the header, the names of the tribes, and of the scoring categories by id."""

    title: str
    detail: str
    right: str
    tribes: tuple[str, ...]
    categories: Mapping[str, str]


def draw_tally(
    observation: IwariObservation, texts: TallyTexts, size: int = UNITS, *, interim: bool = False
) -> Image.Image:
    """What a final scoring of this position brings; with ``interim`` what the mid scoring has brought."""
    rows = [(name, points) for name, points in breakdown(observation) if not interim or name == "interim"]
    place = field(observation.ground.drawn, HEIGHT)
    seats_y = HEIGHT + place.reach + _GAP
    height = _HEAD + _ROW * (len(rows) + (0 if interim else 1)) + 14
    cards = tuple(strip(observation.tribes, seats_y, height))
    legend = cards[0].w < _LABELLED
    canvas = Canvas.new(size, seats_y + height + 24 + (_LEGEND if legend else 0), PAGE)
    canvas.lay(ground(observation.ground, observation.along_roads, size), 0, canvas.px(HEIGHT))
    entries = _interim(observation) if interim else _tents(observation)
    labels = draw_chart(canvas, place, observation, entries, points=True)
    if not interim:
        _draw_lines(canvas, place, observation, labels)
        _draw_settlement_points(canvas, place, observation, labels)
    draw_header(canvas, Header(texts.title, texts.detail, texts.right, icon="vp"))
    for tribe, card in enumerate(cards):
        _draw_sums(canvas, card, tribe, texts, rows, whole=not interim)
    if legend:
        _draw_legend(canvas, seats_y + height + 12 + _LEGEND / 2, [texts.categories[name] for name, _ in rows], rows)
    return canvas.picture


def _interim(observation: IwariObservation) -> Entries:
    return {TERRITORIES[one]: ranked(points) for one, points in enumerate(observation.interim)}


def _tents(observation: IwariObservation) -> Entries:
    return {TERRITORIES[one]: ranked(tent_points(observation, one)) for one in observation.ground.territories}


# --- settlements and lines ------------------------------------------------------------------------------------------


def _draw_settlement_points(canvas: Canvas, place: Field, observation: IwariObservation, labels: Labels) -> None:
    """What each settlement brings, below its lowest tent if there is room."""
    points = observation.ground.drawn.points
    for tribe in range(observation.tribes):
        for group in settlements_of(observation, tribe):
            spots = [points[SPACES[space]] for space in cells_of(group)]
            lowest = max(spots, key=lambda spot: (spot[1], spot[0]))
            box = labels.near(lowest, [_in_map(pieces.PILL)], 38)
            pieces.pill(canvas, f"+{len(spots)}", *place.at((box.x, box.y)), place.part)


def _draw_lines(canvas: Canvas, place: Field, observation: IwariObservation, labels: Labels) -> None:
    """Who has points of a line, on its number or beside it."""
    entries = {entry.number: entry for entry in observation.ground.drawn.lines}
    for line in observation.ground.lines:
        held = ranked(line_points(observation, line))
        if held:
            entry = entries[line.number]
            box = labels.near(entry.badge, [_in_map(pieces.line_points_size(len(held)))], 0, badge_box(entry))
            at = place.at((box.x, box.y))
            pieces.line_points(canvas, line.number, held, *at, place.part, sea=line.kind == "sea")


def _in_map(size: tuple[float, float]) -> tuple[float, float]:
    """A size in u of a whole map in its coordinates, with some air."""
    return size[0] / 1.62 + 2, size[1] / 1.62 + 2


# --- sums -----------------------------------------------------------------------------------------------------------


def _draw_sums(
    canvas: Canvas, place: Rect, tribe: int, texts: TallyTexts, rows: Sequence[tuple[str, Points]], *, whole: bool
) -> None:
    """A tribe's points by category; the whole below a line."""
    inner = draw_seat_card(canvas, place, SeatCard(tribe, texts.tribes[tribe]))
    labelled = place.w >= _LABELLED
    for number, (name, points) in enumerate(rows):
        y = place.y + _HEAD + number * _ROW + 14
        glyph = SCORE_ICONS.glyphs[name]
        canvas.glyph(glyph, inner.x + 24, y, 40, INK)
        if labelled:
            canvas.words(inner.x + 60, y, texts.categories[name], 34, inner.w - 150, INK, lines=1, high=_ROW)
        canvas.text(inner.right - 4, y, str(points[tribe]), 46, INK, bold=True, anchor="r")
    if whole:
        y = place.y + _HEAD + len(rows) * _ROW + 16
        canvas.box(inner.x, y - 28, inner.w, 3, INK)
        sprites.star(canvas, inner.x + 24, y + 2, 44)
        total = sum(points[tribe] for _, points in rows)
        canvas.text(inner.right - 4, y + 2, str(total), 54, INK, bold=True, anchor="r")


def _draw_legend(canvas: Canvas, y: float, labels: Sequence[str], rows: Sequence[tuple[str, Points]]) -> None:
    """What the icons of the categories stand for, side by side."""
    wide = (UNITS - 2 * MARGIN) / len(rows)
    for number, (label, (name, _)) in enumerate(zip(labels, rows, strict=True)):
        x = MARGIN + number * wide
        canvas.glyph(SCORE_ICONS.glyphs[name], x + 20, y, 36, INK)
        canvas.words(x + 48, y, label, 34, wide - 60, INK)
