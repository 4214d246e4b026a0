"""Starts ``bot.py`` on a machine whose clock is wrong: ``python -m tests.trials.processes.launcher SECONDS PICTURES
ARGUMENT...``.

``time.time`` is ahead by so many seconds; nothing of the bot takes it along when imported. It draws nothing in advance,
and bare pictures unless ``PICTURES`` is 1; of it nothing else is changed."""

from __future__ import annotations

import sys
import time

import bot
from tests.kit.bare import BARE
from tests.processes import quick_bot


def main() -> int:
    ahead = float(sys.argv[1])
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + ahead
    time.time_ns = lambda: right_ns() + int(ahead * 1e9)
    if sys.argv[2] != "1":
        bot.RENDERERS = BARE
    sys.argv[:] = ["bot.py", *sys.argv[3:]]
    return quick_bot.main()


if __name__ == "__main__":
    sys.exit(main())
