"""The weights of an evaluation's terms that foretell best how far ahead a seat is in the end: ridge regression."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy

from tests.trials.fitting.games import Row, Weights

CAUTION = 0.002
"""How strongly the weights are held near those of before: the share of its own variance that a term is held by."""


TRIFLE = 0.01
"""A term that moves the evaluation by less than this share only breaks ties, and keeps its weight."""


def fitted(rows: Sequence[Row], weights: Weights) -> dict[str, float]:
    """The fitted weights of all terms that occur; those that hardly count stay as they were. Positions are by them
    as far apart as by the weights of before, so that the evaluation keeps its unit."""
    names = sorted({name for terms, _ in rows for name in terms})
    table = numpy.array([[terms.get(name, 0.0) for name in names] for terms, _ in rows])
    leads = numpy.array([lead for _, lead in rows])
    before = numpy.array([weights.get(name, 1.0) for name in names])
    spread = numpy.maximum((table * table).sum(axis=0), 1e-9)
    squares = table.T @ table + numpy.diag(CAUTION * spread)
    found = before + numpy.linalg.solve(squares, table.T @ (leads - table @ before))
    found *= numpy.linalg.norm(table @ before) / max(1e-9, numpy.linalg.norm(table @ found))
    varied = numpy.abs(before) * table.std(axis=0) > TRIFLE * (table @ before).std()
    return {name: float(found[place] if varied[place] else before[place]) for place, name in enumerate(names)}


def between(before: Weights, found: Mapping[str, float], share: float) -> dict[str, float]:
    """The weights that are this share of the way from those of before to those found, rounded; none below zero: what is
    good stays good."""
    return {
        name: round(max(0.0, (1 - share) * before.get(name, 1.0) + share * value), 3) for name, value in found.items()
    }
