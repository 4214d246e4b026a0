"""The score sheet of Tigris & Euphrates: four colours, the treasures, the weakest colour that counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from render.canvas import UNITS
from render.palette import TIGRIS_SPHERES
from render.scoresheet import ScoreColumn, ScoreRow, ScoreSheet, draw_score_sheet
from rules.tigris_euphrates.board import COLOURS, TILES
from rules.tigris_euphrates.observation import TigrisObservation


@dataclass(frozen=True)
class ScoreTexts:
    """The words on the sheet, in the reader's language.

    ``categories`` are by id: ``black``, ``red``, ``blue``, ``green`` and ``treasures``. ``total`` heads the result
    ("Weakest colour"). ``places`` are one per seat ("1."). ``footer`` says why the game ended and, after equal weakest
    colours, what decided.
    """

    title: str
    subtitle: str
    right: str
    total: str
    categories: Mapping[str, str]
    places: tuple[str, ...]
    footer: str


def draw_scores(
    observation: TigrisObservation, names: Sequence[str], texts: ScoreTexts, size: int = UNITS
) -> Image.Image:
    """The sheet of a finished game, RGB: points as they were, beside them what the treasures add to the weakest.

    Raises ValueError while the game goes on.
    """
    if observation.finals is None:
        raise ValueError("the game is not over yet")
    best = winners(observation)
    columns = []
    for seat, final in enumerate(observation.finals):
        own, treasures = observation.points[seat], observation.won[seat]
        assert own is not None
        columns.append(
            ScoreColumn(
                seat=seat,
                name=names[seat],
                values=(*own, treasures),
                total=min(final),
                place=texts.places[seat],
                winner=seat in best,
                added=tuple(after - before for after, before in zip(final, own, strict=True)),
                sign=observation.dynasties[seat],
            )
        )
    rows = [
        ScoreRow(tile, texts.categories[colour], TIGRIS_SPHERES[tile])
        for colour, tile in zip(COLOURS, TILES, strict=True)
    ]
    rows.append(ScoreRow("treasure", texts.categories["treasures"]))
    sheet = ScoreSheet(
        texts.title, texts.subtitle, texts.right, tuple(columns), tuple(rows), texts.total, texts.footer, "treasure"
    )
    return draw_score_sheet(sheet, size)


def winners(observation: TigrisObservation) -> set[int]:
    """The seats with the best result: weakest colours compared, then the second weakest and so on (TE-15.6)."""
    if observation.finals is None:
        return set()
    levels = [sorted(final) for final in observation.finals]
    return {seat for seat, level in enumerate(levels) if level == max(levels)}
