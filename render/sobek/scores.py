"""The score sheet of Sobek: the sold sets by type, Deben tokens, canoe tokens, corruption."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS
from render.palette import SOBEK_GOODS
from render.scoresheet import ScoreColumn, ScoreRow, ScoreSheet, draw_score_sheet
from render.sobek.icons import CATEGORY_GLYPHS
from rules.core.contract import Result


@dataclass(frozen=True)
class ScoreTexts:
    """The words on the sheet, in the reader's language: ``categories`` by id, ``places`` one per seat ("1.")."""

    title: str
    subtitle: str
    right: str
    total: str
    categories: Mapping[str, str]
    places: tuple[str, ...]
    footer: str


def draw_scores(result: Result, names: Sequence[str], texts: ScoreTexts, size: int = UNITS) -> Image.Image:
    """The sheet of a finished game, RGB, ``size`` pixels wide."""
    columns = tuple(
        ScoreColumn(
            seat=seat,
            name=name,
            values=tuple(points[seat] for _, points in result.breakdown),
            total=result.totals[seat],
            place=texts.places[seat],
            winner=seat in result.winners,
        )
        for seat, name in enumerate(names)
    )
    rows = tuple(
        ScoreRow(CATEGORY_GLYPHS[category], texts.categories[category], SOBEK_GOODS.get(category))
        for category, _ in result.breakdown
    )
    sheet = ScoreSheet(texts.title, texts.subtitle, texts.right, columns, rows, texts.total, texts.footer, icon="ankh")
    return draw_score_sheet(sheet, size)
