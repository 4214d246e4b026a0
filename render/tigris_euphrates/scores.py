"""The score sheet of Tigris & Euphrates: four colours, the treasures, the weakest colour that counts."""

from collections.abc import Sequence
from dataclasses import replace

from render.core.palette import TIGRIS_SPHERES
from render.core.scoresheet import ScoreIcons, ScoreSheet, ScoreTexts, score_sheet
from rules.core.contract import Result
from rules.tigris_euphrates.board import COLOURS, TILES
from rules.tigris_euphrates.observation import TigrisObservation

_TREASURES = "treasures"
_ICONS = ScoreIcons(
    glyphs=dict(zip(COLOURS, TILES, strict=True)) | {_TREASURES: "treasure"},
    grounds={colour: TIGRIS_SPHERES[tile] for colour, tile in zip(COLOURS, TILES, strict=True)},
    head="treasure",
)


def sheet_of(observation: TigrisObservation, result: Result, names: Sequence[str], texts: ScoreTexts) -> ScoreSheet:
    """The sheet of a finished game: points as they were, beside them what the treasures add to the weakest.

    Raises ValueError while the game goes on.
    """
    if observation.finals is None:
        raise ValueError("the game is not over yet")
    sheet = score_sheet(result, names, texts, _ICONS)
    columns = tuple(
        replace(
            column,
            added=tuple(after - (before or 0) for after, before in zip(final, column.values, strict=False)),
            sign=dynasty,
        )
        for column, final, dynasty in zip(sheet.columns, observation.finals, observation.dynasties, strict=True)
    )
    return replace(sheet, columns=columns)
