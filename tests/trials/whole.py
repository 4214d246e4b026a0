"""``python -m tests.trials.whole``: what the suite tries in part (``tests/effort.py``) is tried as a whole.

Further arguments go to pytest, in the place of the files that try a part.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.effort import WHOLE_VARIABLE

ROOT = Path(__file__).resolve().parents[2]

SIDE_BY_SIDE = ("-n", str(min(6, os.cpu_count() or 2) + 2), "--dist", "loadfile", "--no-loadscope-reorder")
"""As in ``tests/run.sh``."""
SIGNS = ("from tests.effort import", "from tests.playing.skipping import", "from hypothesis import", "mark.whole")
"""What stands in a file whose tests try a part only; of hypothesis the number of examples is one for all."""


def sampling() -> list[str]:
    """The test files that try a part only."""
    found = sorted((ROOT / "tests").rglob("test_*.py"))
    return [
        path.relative_to(ROOT).as_posix() for path in found if any(sign in path.read_text("utf-8") for sign in SIGNS)
    ]


def main() -> int:
    command = [sys.executable, "-m", "pytest", "-q", *(sys.argv[1:] or (*SIDE_BY_SIDE, *sampling()))]
    return subprocess.run(command, cwd=ROOT, env=os.environ | {WHOLE_VARIABLE: "1"}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
