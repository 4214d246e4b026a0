"""``python -m tests.trials.weather``: a day of bad weather. Prints what came of it; fails where anything is wrong."""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
from pathlib import Path

import uvloop

from bot import tune
from tests.trials.weather.day import Plan, spend

QUICK = Path("/dev/shm")
"""Where files are in memory, on Linux."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.weather",
        description="A day of Discord's bad weather, a move each simulated second.",
    )
    parser.add_argument("--moves", type=int, default=86_400)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="so many are enough, whatever was moved")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--log", type=Path, help="keep what the bot logs in this file")
    args = parser.parse_args()
    tune()
    if args.log:
        kept = logging.FileHandler(args.log, "w")
        kept.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
        logging.getLogger().addHandler(kept)
        logging.getLogger().setLevel(logging.INFO)
    with tempfile.TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as made:
        verdict = uvloop.run(spend(Path(made), Plan(args.moves, args.seed, minutes=args.minutes)))
    print("\n".join(verdict.lines()))
    return 0 if verdict.passed else 1


if __name__ == "__main__":
    sys.exit(main())
