"""``python -m tests.trials.faults``: plants each fault in a copy of the tree and runs the tests that must catch it.

Prints a line for each; fails where the tests pass all the same.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tests.trials.faults.fault import Fault
from tests.trials.faults.planted import FAULTS, ROOT

COPIED = ("bot.py", "cogs", "data", "docs", "playground", "pyproject.toml", "render", "rules", "tests")
CAUGHT = 1
"""What pytest ends with where tests have failed; with anything else it could not run them."""


def is_caught(fault: Fault, folder: Path) -> bool:
    """Whether its tests fail, and nothing else goes wrong, in a copy of the tree. Raises ``RuntimeError``."""
    path = folder / fault.file
    sound = path.read_text("utf-8")
    path.write_text(fault.planted(sound), "utf-8")
    try:
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *fault.tests.split()]
        done = subprocess.run(command, cwd=folder, env=environment(), capture_output=True, text=True, check=False)
    finally:
        path.write_text(sound, "utf-8")
    if done.returncode not in (0, CAUGHT):
        raise RuntimeError(f"{fault.tests} cannot be run: {done.stdout}{done.stderr}")
    return done.returncode == CAUGHT


def environment() -> dict[str, str]:
    """Files that change within a second keep no compiled twin."""
    return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}


def copy_tree(folder: Path) -> None:
    """What the tests need, without what was compiled."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)


def try_out(faults: Sequence[Fault]) -> int:
    """How many are not caught."""
    missed = 0
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        copy_tree(folder)
        for fault in faults:
            caught = is_caught(fault, folder)
            missed += not caught
            print(f"{'caught' if caught else 'MISSED'}  {fault.file}: {fault.new or 'nothing'}", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} faults are caught")
    return missed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.faults", description="Plants faults, one at a time.")
    parser.add_argument("--only", metavar="FILE", help="those in files whose path holds this")
    args = parser.parse_args()
    return 1 if try_out([one for one in FAULTS if args.only is None or args.only in one.file]) else 0


if __name__ == "__main__":
    sys.exit(main())
