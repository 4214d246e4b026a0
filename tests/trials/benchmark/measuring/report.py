"""The table that the benchmark prints, and the arithmetic behind its figures."""

import statistics
import time
from collections.abc import Callable

WHAT, FIGURE = 66, 16
"""The widths of the first two columns."""


class Report:
    """The rows of the table, printed as they come."""

    def add(self, what: str, figure: str, goal: str) -> None:
        """One row; ``goal`` is empty where there is none."""
        print(f"{what:<{WHAT}} {figure:>{FIGURE}}   {goal}", flush=True)


def milliseconds(work: Callable[[], object], runs: int) -> float:
    """The median time of ``work`` in milliseconds."""
    return statistics.median(timed(work) for _ in range(runs))


def timed(work: Callable[[], object]) -> float:
    """How long ``work`` takes, in milliseconds."""
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def percentile(values: list[float], share: float) -> float:
    """The value below which ``share`` of ``values`` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]
