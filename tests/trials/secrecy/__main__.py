"""``python -m tests.trials.secrecy``: pairs of states that a viewer cannot tell apart, a million as a rule, and every
byte that leaves for the viewer: words, offers, refusals, and of one in a thousand every picture with its regions.

Prints a line for each game and what differed; fails where anything did.
"""

from __future__ import annotations

import argparse
import sys
import time

from rules.registry import GAMES
from tests.trials.secrecy.pairs import pairs

SHOWN = 10
"""So many differences of a game are printed."""


def run(slugs: list[str], count: int, drawn: int, seed: str) -> int:
    """How many pairs of these games differ."""
    wrong = 0
    for slug in slugs:
        began = time.process_time()
        found = [(where, what) for where, what in pairs(slug, seed, count, drawn) if what]
        took = time.process_time() - began
        print(
            f"{slug}: {count:,} pairs, {count // drawn:,} of them drawn, {len(found)} differ ({took:.0f} s)", flush=True
        )
        for where, what in found[:SHOWN]:
            print(f"  {where}: {', '.join(what)}", flush=True)
        wrong += len(found)
    return wrong


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.secrecy", description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--pairs", type=int, default=1_000_000, help="of all games together (default 1,000,000)")
    parser.add_argument("--drawn", type=int, default=1000, help="one in so many is drawn (default 1,000)")
    parser.add_argument("--seed", default="0")
    args = parser.parse_args()
    slugs = args.slugs or list(GAMES)
    return int(run(slugs, args.pairs // len(slugs), args.drawn, args.seed) > 0)


if __name__ == "__main__":
    sys.exit(main())
