"""The legend: what each sign of the icon language means, and what else stands on the pictures without words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core import sprites
from render.core.canvas import UNITS, Canvas
from render.core.palette import INK, TEAL
from render.kit.header import HEIGHT, Header, draw_header
from render.kit.seatcard import MARGIN, Rect
from render.path_of_civilization.cards import menu_number, tags
from render.path_of_civilization.effects import (
    BONUS,
    HISTORY,
    LEADER,
    LEGACY,
    LIMIT,
    PHILOSOPHY,
    POPULATION,
    POWER,
    TECHNOLOGY,
    WONDER,
    repeats,
)
from render.path_of_civilization.events import threat_badge
from render.path_of_civilization.icons import LEVELS
from render.path_of_civilization.market import draw_wish
from render.path_of_civilization.philosophy import draw_token
from render.path_of_civilization.seats import draw_leader
from render.path_of_civilization.signs import GAP, POINTS, THEN, Sign, Signs, draw_row, timing, word
from render.path_of_civilization.technologies import draw_copies
from render.path_of_civilization.tracks import draw_priority
from rules.path_of_civilization.cards import BOARDS, TOKENS
from rules.path_of_civilization.vocabulary import TYPES

Paint = Callable[[Canvas, float, float], None]
"""Draws a mark that is no row of signs, from this place to the right, around this height."""

_AGENT, _RESEARCH = Sign("agent"), Sign("research")
ROW = 94.0
_SIGNS = 54.0
SIGN_ROOM = 290.0


def _paint_threat(canvas: Canvas, x: float, y: float) -> None:
    threat_badge(canvas, x + 30, y, 54)


def _paint_unseen(canvas: Canvas, x: float, y: float) -> None:
    draw_token(canvas, Rect(x, y - 31, 128, 62), None)


def _paint_rejected(canvas: Canvas, x: float, y: float) -> None:
    draw_token(canvas, Rect(x, y - 31, 128, 62), TOKENS["token_builder"], open_=False)


def _paint_priority(canvas: Canvas, x: float, y: float) -> None:
    draw_priority(canvas, Rect(x - 3, y - 42, 256, 84), BOARDS["board_amber"].priority)


def _paint_number(canvas: Canvas, x: float, y: float) -> None:
    menu_number(canvas, 2, x + 30, y, 56)


def _paint_wish(canvas: Canvas, x: float, y: float) -> None:
    draw_wish(canvas, 1, x + 30, y, 54)


def _paint_claims(canvas: Canvas, x: float, y: float) -> None:
    tags(canvas, (0, 1), x + 6, y, 54, 0)


def _paint_decided(canvas: Canvas, x: float, y: float) -> None:
    sprites.badge(canvas, 0, x + 30, y, 60)
    canvas.glyph("check", x + 54, y + 18, 44, TEAL, rims=((INK, 2),))


def _paint_copies(canvas: Canvas, x: float, y: float) -> None:
    draw_copies(canvas, x + 34, y, 7)


def _paint_leader(canvas: Canvas, x: float, y: float) -> None:
    draw_leader(canvas, Rect(x, y - 36, 150, 72), ("…", "industry"))


SECTIONS: Final[tuple[tuple[tuple[str, Signs | Paint], ...], ...]] = (
    (
        ("pc-legend-builder", (Sign("agent", "builder"),)),
        ("pc-legend-ambassador", (Sign("agent", "ambassador"),)),
        ("pc-legend-philosopher", (Sign("agent", "philosopher"),)),
        ("pc-legend-sage", (Sign("agent", "sage"),)),
        ("pc-legend-unit", (Sign("agent", "unit"),)),
        ("pc-legend-research", tuple(Sign("research", type_) for type_ in TYPES)),
        ("pc-legend-any", (_AGENT, _RESEARCH)),
        ("pc-legend-points", (POINTS,)),
        ("pc-legend-population", (POPULATION,)),
        ("pc-legend-limit", (word("+2"), LIMIT, _AGENT, _RESEARCH)),
        ("pc-legend-legacy", (LEGACY,)),
        ("pc-legend-power", (POWER,)),
        ("pc-legend-history", (HISTORY, Sign("type", "science"))),
        ("pc-legend-philosophy", (PHILOSOPHY,)),
        ("pc-legend-multiplier", (word("×2"), word(" 3"), Sign("agent", "philosopher"), POINTS)),
        ("pc-legend-unseen", _paint_unseen),
        ("pc-legend-rejected", _paint_rejected),
        ("pc-legend-threat", _paint_threat),
        ("pc-legend-ruler", _paint_leader),
    ),
    (
        ("pc-legend-instant", (timing("instant"),)),
        ("pc-legend-permanent", (timing("permanent"),)),
        ("pc-legend-cemetery", (timing("cemetery"),)),
        ("pc-legend-end-of-game", (timing("end_of_game"),)),
        ("pc-legend-wonder", (WONDER,)),
        ("pc-legend-leader", (LEADER,)),
        ("pc-legend-technology", (TECHNOLOGY, word(f"≤{LEVELS[2]}"))),
        ("pc-legend-bonus", (BONUS,)),
        ("pc-legend-cheaper", (word("−1"), WONDER)),
        ("pc-legend-then", (TECHNOLOGY, THEN, word("2"), _RESEARCH)),
        ("pc-legend-per", (POINTS, word("/"), WONDER, GAP, POINTS, word("/"), word("2"), LEGACY)),
        ("pc-legend-most", (word("≤5"),)),
        ("pc-legend-often", (word("×2"), GAP, *repeats(None))),
        ("pc-legend-level", (word(" ".join(LEVELS[1:])),)),
        ("pc-legend-copies", _paint_copies),
        ("pc-legend-number", _paint_number),
        ("pc-legend-claims", _paint_claims),
        ("pc-legend-wish", _paint_wish),
        ("pc-legend-decided", _paint_decided),
        ("pc-legend-priority", _paint_priority),
    ),
)
"""The signs by column, each with the id of what it means."""

ENTRIES: Final = tuple(text for section in SECTIONS for text, _ in section)


@dataclass(frozen=True)
class LegendTexts:
    """The words of the legend, in the reader's language: ``meanings`` by the ids of ``ENTRIES``."""

    title: str
    detail: str
    meanings: Mapping[str, str]


def draw_legend(texts: LegendTexts, size: int = UNITS) -> Image.Image:
    """The legend as an RGB picture ``size`` pixels wide."""
    rows = max(map(len, SECTIONS))
    canvas = Canvas.new(size, HEIGHT + 24 + rows * ROW + 40)
    draw_header(canvas, Header(texts.title, texts.detail, icon="technology"))
    wide = (UNITS - 2 * MARGIN - 16) / 2
    for column, section in enumerate(SECTIONS):
        left = MARGIN + column * (wide + 16)
        canvas.card(left, HEIGHT + 20, wide, rows * ROW + 24, lifted=False)
        room = SIGN_ROOM
        for number, (name, signs) in enumerate(section):
            y = HEIGHT + 32 + ROW * (number + 0.5)
            draw_entry(canvas, signs, left + 24, y)
            canvas.words(left + room + 16, y, texts.meanings[name], 38, wide - room - 34, INK, leading=1.04)
    return canvas.picture


def draw_entry(canvas: Canvas, signs: Signs | Paint, x: float, y: float) -> None:
    """Signs, or another mark, to the right of ``x`` around the height ``y``."""
    if callable(signs):
        signs(canvas, x, y)
    else:
        draw_row(canvas, signs, x, y, _SIGNS, room=SIGN_ROOM - 24)
