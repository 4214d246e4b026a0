"""The same figures of an older version and of this one, in turns, and their ratio."""

import contextlib
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.trials.benchmark.measuring.processes import ROOT
from tests.trials.benchmark.measuring.report import WHAT

RUNS = 3
"""So often each version is measured; their medians are compared."""
_GAP = re.compile(r" {2,}")
_NUMBER = re.compile(r"-?\d[\d,]*(?:\.\d+)?")

Figures = dict[str, list[float]]


def compare(commit: str, arguments: list[str]) -> None:
    """Prints the figures of ``python -m tests.trials.benchmark`` with these ``arguments``, of ``commit`` and of the
    files as they are now; one after the other, so that what else the machine does falls on both."""
    old, new = Figures(), Figures()
    with _files_of(commit) as tree:
        for _ in range(RUNS):
            for where, found in ((tree, old), (ROOT, new)):
                for what, figure in _measured(where, arguments):
                    found.setdefault(what, []).append(figure)
    print(f"{'median of ' + str(RUNS):<{WHAT}} {commit[:12]:>12} {'now':>12} {'now : then':>12}")
    for what, figures in new.items():
        if what in old:
            then, now = statistics.median(old[what]), statistics.median(figures)
            ratio = f"{now / then:.2f}" if then else "–"
            print(f"{what:<{WHAT}} {then:>12.6g} {now:>12.6g} {ratio:>12}")


@contextlib.contextmanager
def _files_of(commit: str) -> Iterator[Path]:
    """A folder with the files of a commit, while it lasts."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "then"
        _git("worktree", "add", "--detach", str(tree), commit)
        try:
            yield tree
        finally:
            _git("worktree", "remove", "--force", str(tree))


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True)


def _measured(where: Path, arguments: list[str]) -> Iterator[tuple[str, float]]:
    """Each row of the table that the version in a folder prints: what it is, and the first number of its figure."""
    command = [sys.executable, "-m", "tests.trials.benchmark", *arguments]
    printed = subprocess.run(command, cwd=where, check=True, capture_output=True, text=True).stdout
    for line in printed.splitlines():
        what, figure, *_ = [*_GAP.split(line.strip()), ""]
        number = _NUMBER.match(figure)
        if number is not None:
            yield what, float(number[0].replace(",", ""))
