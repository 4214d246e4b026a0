"""The table of a ladder: win rates by pairing, ratings and processor time by level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tests.trials.ladder.games import LadderResult
from tests.trials.ladder.ratings import Pairing, interval, ratings, verdict


def scores_of(results: Sequence[LadderResult]) -> dict[Pairing, list[float]]:
    """The scores of each pairing's first level, in the order of their games."""
    scores: dict[Pairing, list[float]] = {}
    for result in sorted(results, key=lambda result: result.game.number):
        scores.setdefault((result.game.one, result.game.other), []).append(result.score)
    return scores


def lines(results: Sequence[LadderResult], names: Sequence[str], seats: int) -> Iterator[str]:
    """The whole table; fair is the win rate of equal players."""
    scores = scores_of(results)
    yield f"{'pairing':<20} {'games':>6} {'win rate':>9} {'95 %':>13}   fair {100 / seats:.0f} %"
    for (one, other), own in scores.items():
        low, high = interval(sum(own), len(own))
        sure = {True: "better", False: "not better", None: ""}[verdict(own, seats)]
        yield (
            f"{one + ' - ' + other:<20} {len(own):>6} {100 * sum(own) / len(own):>7.1f} % "
            f"{100 * low:>5.1f} - {100 * high:<5.1f} {sure}"
        )
    times = times_of(results)
    anchor = "normal" if "normal" in names else names[0]
    rated = ratings(scores, names, anchor, seats)
    yield ""
    yield f"{'level':<12} {'rating':>7} {'95 %':>7} {'decisions':>10} {'median':>10} {'p99':>10}   processor time"
    for name in names:
        rating, error = rated[name]
        own = sorted(times.get(name, [])) or [0.0]
        yield (
            f"{name:<12} {rating:>+7.0f} {'±' + format(error, '.0f'):>7} {len(own):>10} "
            f"{own[len(own) // 2]:>7.1f} ms {own[len(own) * 99 // 100]:>7.1f} ms"
        )


def times_of(results: Sequence[LadderResult]) -> Mapping[str, list[float]]:
    """The processor times of each level's decisions, in milliseconds."""
    times: dict[str, list[float]] = {}
    for result in results:
        for name, own in zip((result.game.one, result.game.other), result.times, strict=True):
            times.setdefault(name, []).extend(own)
    return times
