"""Words that go with pictures, alike for every game."""

from collections.abc import Sequence

from render.core.fitting import ALT, cut
from render.core.scoresheet import ScoreTexts
from render.core.text import Texts
from rules.core.contract import GameInfo, Result


def score_captions(
    texts: Texts, info: GameInfo, result: Result, right: str = "", total: str = "score-total"
) -> ScoreTexts:
    """The words on the score sheet; ``right`` stands at the end of its header, ``total`` is the text beside the
    results."""
    return ScoreTexts(
        title=texts.t("score-heading"),
        subtitle=texts.game(info),
        right=right,
        total=texts.t(total),
        categories={category: texts.title(info.prefix, category) for category, _ in result.breakdown},
        places=tuple(texts.t("score-place", place=rank) for rank in result.ranks),
        footer=texts.ending(info, result),
    )


def score_alt(texts: Texts, info: GameInfo, result: Result, names: Sequence[str]) -> str:
    """The alt text of the score sheet: the winner first, every seat with its points by category, why it ended."""
    sentences = [texts.t("score-title", game=texts.game(info))]
    for seat in sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat]):
        facts = {"place": result.ranks[seat], "name": names[seat], "total": result.totals[seat]}
        parts = [
            texts.t("score-part", category=texts.title(info.prefix, category), points=points[seat])
            for category, points in result.breakdown
        ]
        if parts:
            sentences.append(texts.t("score-seat", parts=texts.enumerate(parts), **facts))
        else:
            sentences.append(texts.t("score-seat-plain", **facts))
    sentences.append(texts.ending(info, result))
    return cut(texts.sentences(sentences), ALT)
