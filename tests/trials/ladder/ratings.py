"""What the scores of a ladder say: win rates, a sequential test, and ratings by maximum likelihood."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt

Z = 1.96
"""Standard errors of a 95 % interval."""

ELO = 400 / log(10)
"""Rating points of a factor e in the odds."""

SURE_GAIN = 50.0
"""The sequential test decides between equal strength and this many rating points more."""
SURE_ERROR = 0.05
"""The probability of either error of the sequential test."""

Pairing = tuple[str, str]


def interval(score: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate, from the sum of the scores."""
    if not games:
        return 0.0, 1.0
    rate, weight = score / games, Z * Z / games
    middle = (rate + weight / 2) / (1 + weight)
    half = Z * sqrt(rate * (1 - rate) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)


def expected(gap: float, seats: int) -> float:
    """The win rate of one player who is ``gap`` (natural logarithm of odds) better than each of the others."""
    return 1 / (1 + (seats - 1) * exp(-gap))


def verdict(scores: Sequence[float], seats: int) -> bool | None:
    """The sequential test of the first player: better (true), not better (false), or not known yet. The likelihoods are
    those of normal distributions with the variance that was seen."""
    if len(scores) < 4 * seats:
        return None
    fair, gained = expected(0.0, seats), expected(SURE_GAIN / ELO, seats)
    mean = sum(scores) / len(scores)
    variance = max(0.05, sum((score - mean) ** 2 for score in scores) / len(scores))
    ratio = len(scores) * (gained - fair) * (2 * mean - fair - gained) / (2 * variance)
    bound = log((1 - SURE_ERROR) / SURE_ERROR)
    return None if abs(ratio) < bound else ratio > 0


def ratings(
    scores: Mapping[Pairing, Sequence[float]], names: Sequence[str], anchor: str, seats: int
) -> dict[str, tuple[float, float]]:
    """Each level's rating and half the width of its 95 % interval, the anchor's being 0. One game of each pairing is
    added at the fair share, so that a level that never lost has a rating."""
    free = [name for name in names if name != anchor]
    strength = dict.fromkeys(names, 0.0)
    inverse: list[list[float]] = []
    for _ in range(60):
        slope, curve = _likelihood(scores, strength, free, seats)
        inverse = _inverted(curve)
        for place, name in enumerate(free):
            step = sum(inverse[place][other] * slope[other] for other in range(len(free)))
            strength[name] += max(-1.0, min(1.0, step))
    errors = {name: sqrt(inverse[place][place]) for place, name in enumerate(free)}
    return {name: (ELO * strength[name], Z * ELO * errors.get(name, 0.0)) for name in names}


def _likelihood(
    scores: Mapping[Pairing, Sequence[float]], strength: Mapping[str, float], free: Sequence[str], seats: int
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the logarithm of the likelihood, and the negative of its second derivatives."""
    slope = [0.0] * len(free)
    curve = [[1e-9 if row == column else 0.0 for column in range(len(free))] for row in range(len(free))]
    for (one, other), own in scores.items():
        rate = expected(strength[one] - strength[other], seats)
        surplus = sum(own) + 1 / seats - (len(own) + 1) * rate
        weight = (len(own) + 1) * rate * (1 - rate)
        signs = [(name == one) - (name == other) for name in free]
        for row, sign in enumerate(signs):
            slope[row] += sign * surplus
            for column, second in enumerate(signs):
                curve[row][column] += sign * second * weight
    return slope, curve


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(place == column) for column in range(size))] for place, row in enumerate(matrix)]
    for place in range(size):
        scale = rows[place][place]
        rows[place] = [value / scale for value in rows[place]]
        for other in range(size):
            if other != place:
                factor = rows[other][place]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
