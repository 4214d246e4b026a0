"""Kinds of decisions, and how many touches each has taken."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping, Sequence
from math import ceil

from tests.games import Touches
from tests.trials.touches.sensible import Commit

SHARE = 0.9
"""The percentile that is held beside the median."""


class Count:
    """The touches of one game, by kind of decision."""

    def __init__(self, slug: str, kinds: Mapping[str, Touches]) -> None:
        self.slug = slug
        self._kinds = kinds
        self.touches: dict[str, list[int]] = {name: [] for name in kinds}
        self.stuck: list[str] = []

    def add(self, commits: Sequence[Commit]) -> None:
        """What a person did from one ping on."""
        for name, touches in _decisions(self._kinds, commits):
            self.touches.setdefault(name, []).append(touches)

    @property
    def misses(self) -> list[str]:
        """The kinds that take more touches than they may."""
        counted = [(name, kind, self.touches[name]) for name, kind in self._kinds.items() if self.touches[name]]
        return [
            name
            for name, kind, touches in counted
            if statistics.median(touches) > kind.median or percentile(touches) > kind.most
        ]

    def lines(self) -> list[str]:
        """The table, those with a goal first."""
        told = [f"{self.slug:<34} {'count':>6} {'median':>7} {'90th':>5}   goal"]
        for name, touches in self.touches.items():
            goal = _goal(self._kinds[name]) if name in self._kinds else ""
            missed = "   MISSED" if name in self.misses else ""
            if touches:
                figures = f"{len(touches):>6} {statistics.median(touches):>7g} {percentile(touches):>5}"
            else:
                figures = f"{0:>6} {'-':>7} {'-':>5}"
            told.append(f"  {name:<32} {figures}   {goal}{missed}")
        return [*told, *(f"  stuck: {one}" for one in self.stuck)]


def percentile(touches: Sequence[int]) -> int:
    """So many touches are enough in nine of ten cases."""
    return sorted(touches)[ceil(SHARE * len(touches)) - 1]


def _goal(kind: Touches) -> str:
    return f"<= {kind.median}" if kind.most == kind.median else f"{kind.median} ({kind.most})"


def _decisions(kinds: Mapping[str, Touches], commits: Sequence[Commit]) -> Iterator[tuple[str, int]]:
    """The decisions that these commits are: a whole turn where its game counts those, else each by itself. What is
    decided besides, in the same plan, counts apart."""
    steps = [step for commit in commits for step in commit.steps]
    for name, kind in kinds.items():
        if kind.turn and kind.is_made_of(steps):
            yield name, sum(commit.touches for commit in commits)
            return
    for commit in commits:
        yield from _parts(kinds, commit)


def _parts(kinds: Mapping[str, Touches], commit: Commit) -> Iterator[tuple[str, int]]:
    found = [(name, kind) for name, kind in kinds.items() if not kind.turn and kind.is_made_of(commit.steps)]
    if not found:
        yield _besides(commit.steps), commit.touches
        return
    name, kind = found[0]
    other = [part for part in commit.parts if not kind.holds(part.steps)]
    yield name, commit.touches - sum(part.touches for part in other)
    for part in other:
        yield _besides(part.steps), part.touches


def _besides(steps: Sequence[str]) -> str:
    """The name of what nobody has named a kind."""
    return f"besides: {steps[0].split()[0]}"
