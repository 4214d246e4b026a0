"""``bot.py`` without what it draws in advance, for tests and trials that start many bots for a few clicks each:
``python -m tests.processes.quick_bot ARGUMENT...``. Drawing it takes longer than all else that such a bot does."""

from __future__ import annotations

import sys

import bot
from cogs.app import client


def draw_nothing_in_advance() -> None:
    """For bots of this process that have not begun."""
    client.warm_up = lambda: None


def main() -> int:
    draw_nothing_in_advance()
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
