"""The legend: what each sign of the icon language means."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PIL import Image

from render.core.canvas import UNITS, Canvas
from render.core.header import HEIGHT, Header, draw_header
from render.core.palette import INK
from render.core.seatcard import MARGIN
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
from render.path_of_civilization.icons import LEVELS
from render.path_of_civilization.signs import GAP, POINTS, THEN, Sign, Signs, draw_row, timing, word
from rules.path_of_civilization.vocabulary import TYPES

_AGENT, _RESEARCH = Sign("agent"), Sign("research")
_ROW = 94.0
_SIGNS = 54.0
_SIGN_ROOM = 290.0

SECTIONS: Final[tuple[tuple[tuple[str, Signs], ...], ...]] = (
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
    canvas = Canvas.new(size, HEIGHT + 24 + rows * _ROW + 40)
    draw_header(canvas, Header(texts.title, texts.detail, icon="technology"))
    wide = (UNITS - 2 * MARGIN - 16) / 2
    for column, section in enumerate(SECTIONS):
        left = MARGIN + column * (wide + 16)
        canvas.card(left, HEIGHT + 20, wide, rows * _ROW + 24, lifted=False)
        room = _SIGN_ROOM
        for number, (name, signs) in enumerate(section):
            y = HEIGHT + 32 + _ROW * (number + 0.5)
            draw_row(canvas, signs, left + 24, y, _SIGNS, room=room - 24)
            canvas.words(left + room + 16, y, texts.meanings[name], 38, wide - room - 34, INK, leading=1.04)
    return canvas.picture
