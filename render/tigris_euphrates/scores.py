"""The score sheet of Tigris & Euphrates: four colours, the treasures, the weakest colour that counts."""

from collections.abc import Sequence
from dataclasses import replace

from render.kit.scoresheet import ScoreSheet, ScoreTexts, score_sheet
from render.tigris_euphrates.icons import SCORE_ICONS
from rules.core.contract import Result
from rules.tigris_euphrates.observation import TigrisObservation


def sheet_of(observation: TigrisObservation, result: Result, names: Sequence[str], texts: ScoreTexts) -> ScoreSheet:
    """The sheet of a finished game: points as they were, beside them what the treasures add to the weakest.

    Raises ValueError while the game goes on.
    """
    if observation.finals is None:
        raise ValueError("the game is not over yet")
    sheet = score_sheet(result, names, texts, SCORE_ICONS)
    columns = tuple(
        replace(
            column,
            added=tuple(after - (before or 0) for after, before in zip(final, column.values, strict=False)),
            sign=dynasty,
        )
        for column, final, dynasty in zip(sheet.columns, observation.finals, observation.dynasties, strict=True)
    )
    return replace(sheet, columns=columns)
