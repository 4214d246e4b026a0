"""``quick_bot`` with bare pictures, for tests that look at none: ``python -m tests.processes.bare_bot ARGUMENT...``."""

from __future__ import annotations

import sys

import bot
from tests.kit.bare import BARE
from tests.processes import quick_bot


def main() -> int:
    bot.RENDERERS = BARE
    return quick_bot.main()


if __name__ == "__main__":
    sys.exit(main())
