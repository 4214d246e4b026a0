"""The score sheet of Kingdom Builder: castles and the three builders of the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS
from render.kingdom_builder.icons import BUILDER_GLYPHS
from render.kingdom_builder.seats import winners
from render.scoresheet import ScoreColumn, ScoreRow, ScoreSheet, draw_score_sheet
from rules.kingdom_builder.observation import KingdomObservation


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


def draw_scores(
    observation: KingdomObservation, names: Sequence[str], texts: ScoreTexts, size: int = UNITS
) -> Image.Image:
    """The sheet of a finished game, RGB. Raises ValueError while there are no scores."""
    if observation.scores is None:
        raise ValueError("the game is not scored yet")
    best = winners(observation)
    columns = tuple(
        ScoreColumn(
            seat=seat,
            name=names[seat],
            values=tuple(points for _, points in row),
            total=sum(points for _, points in row),
            place=texts.places[seat],
            winner=seat in best,
        )
        for seat, row in enumerate(observation.scores)
    )
    rows = tuple(
        ScoreRow(BUILDER_GLYPHS[category], texts.categories[category]) for category, _ in observation.scores[0]
    )
    sheet = ScoreSheet(texts.title, texts.subtitle, texts.right, columns, rows, texts.total, texts.footer)
    return draw_score_sheet(sheet, size)
