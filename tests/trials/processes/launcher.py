"""Starts ``bot.py`` on a machine whose clock is wrong: ``python -m tests.trials.processes.launcher SECONDS
ARGUMENT...``.

``time.time`` is ahead by so many seconds before anything of the bot is imported. It draws nothing in advance; of it
nothing else is changed."""

from __future__ import annotations

import sys
import time


def main() -> int:
    ahead = float(sys.argv[1])
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + ahead
    time.time_ns = lambda: right_ns() + int(ahead * 1e9)
    sys.argv[:] = ["bot.py", *sys.argv[2:]]
    from tests.processes import quick_bot  # only now: whoever takes the clock along when imported takes the wrong one

    return quick_bot.main()


if __name__ == "__main__":
    sys.exit(main())
