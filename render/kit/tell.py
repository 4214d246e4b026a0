"""Words that go with pictures, the same for every game."""

from collections.abc import Sequence

from render.kit.scoresheet import ScoreTexts
from render.words.fitting import ALT, cut
from render.words.text import Texts, listed
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
        places=tuple(texts.t("score-place", place=rank) if _is_ranked(result) else "" for rank in result.ranks),
        footer=texts.ending(info, result),
        verdict=texts.verdict(info.prefix, result),
        neutrals=_neutrals(texts, info, result),
    )


def score_alt(texts: Texts, info: GameInfo, result: Result, names: Sequence[str]) -> str:
    """The alt text of the score sheet: the verdict, the winner first, every side with its points by category, why it
    ended. ``names`` are the seats'."""
    sides = (*names[: result.seats], *_neutrals(texts, info, result))
    sentences = [texts.t("score-title", game=texts.game(info)), texts.verdict(info.prefix, result)]
    for side in sorted(range(len(sides)), key=lambda side: result.ranks[side]):
        place = result.ranks[side] if _is_ranked(result) else None
        facts = {"place": place, "name": listed(sides[side]), "total": texts.total(info, result.totals[side])}
        parts = [
            texts.t("score-part", category=texts.title(info.prefix, category), points=points[side])
            for category, points in result.breakdown
        ]
        if len(parts) > 1:
            sentences.append(texts.t("score-seat", parts=texts.enumerate(parts), **facts))
        else:
            sentences.append(texts.t("score-seat-plain", **facts))
    sentences.append(texts.ending(info, result))
    return cut(texts.sentences([sentence for sentence in sentences if sentence]), ALT)


def announcement(texts: Texts, info: GameInfo, result: Result, names: Sequence[str]) -> str:
    """How a game ended: the winners, or none, or the score of a solo game; then the verdict, and on a line of its own
    why it ended. ``names`` are the seats'."""
    sentences = [
        sentence for sentence in (_outcome(texts, info, result, names), texts.verdict(info.prefix, result)) if sentence
    ]
    return f"{texts.sentences(sentences)}\n{texts.ending(info, result)}"


def _outcome(texts: Texts, info: GameInfo, result: Result, names: Sequence[str]) -> str:
    if result.solo:
        return (
            texts.t("score-announce-solo", name=names[0], total=texts.total(info, result.totals[0]))
            if result.breakdown
            else ""
        )
    if not result.winners:
        return texts.t("score-announce-nobody")
    sides = (*names[: result.seats], *_neutrals(texts, info, result))
    winners, count = texts.join([texts.called(sides[side]) for side in result.winners]), len(result.winners)
    totals = {result.totals[side] for side in result.winners}
    if not result.breakdown or len(totals) > 1:  # not scored, or won together with a score for each
        return texts.t("score-announce-unscored", winners=winners, count=count)
    own, points = f"{info.prefix}-announce", totals.pop()  # where points are not the sum of all gains
    key = own if texts.has(own) else "score-announce"
    return texts.t(key, winners=winners, count=count, points=points, total=texts.total(info, points))


def over(texts: Texts, prefix: str, result: Result, names: Sequence[str]) -> tuple[str, str]:
    """The title and the detail of the bar above the picture of a finished game: that it is over, and who has won, or
    the verdict of a solo game or where nobody wins. ``names`` are the seats', ``prefix`` the game's."""
    return texts.t("header-over"), _winners(texts, prefix, result, names) or texts.verdict(prefix, result)


def _winners(texts: Texts, prefix: str, result: Result, names: Sequence[str]) -> str:
    if not _is_ranked(result):
        return ""
    sides = (*names[: result.seats], *(texts.title(prefix, word) for word in result.neutrals))
    winners = texts.join([texts.called(sides[side]) for side in result.winners])
    return texts.t("header-won", winners=winners, count=len(result.winners))


def _neutrals(texts: Texts, info: GameInfo, result: Result) -> tuple[str, ...]:
    """The names of the sides without players."""
    return tuple(texts.title(info.prefix, word) for word in result.neutrals)


def _is_ranked(result: Result) -> bool:
    """Whether places mean anything: not in a solo game, nor where nobody wins."""
    return bool(result.winners) and not result.solo
