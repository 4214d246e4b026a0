"""``python -m tests.trials.league``: plays the league and prints its figures; fails where one of them misses."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.trials.league import contests, truth
from tests.trials.league.season import BEGIN, Season
from tests.trials.league.town import Town
from tests.trials.league.verdict import judge

QUICK = Path("/dev/shm")
"""Where files are in memory, on Linux: what is killed here is a process, never the machine."""


async def play(folder: Path, days: float, people: int, seed: str, *, pictures: bool = False) -> Season:
    """Plays in an empty folder, until the last game is over."""
    async with Town(folder, BEGIN, seed, pictures=pictures) as town:
        season = Season(town, days, people, seed)
        await season.play()
    return season


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.league", description="A league on the playground, over many simulated days."
    )
    parser.add_argument("--days", type=float, default=30)
    parser.add_argument("--people", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--pictures", action="store_true", help="draw whole pictures, as for people")
    parser.add_argument("--keep", type=Path, help="keep world, database and the bot's log in this folder")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as made:
        folder = args.keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        began = time.monotonic()
        season = asyncio.run(play(folder, args.days, args.people, args.seed, pictures=args.pictures))
        seconds = time.monotonic() - began
        verdict = judge(season, asyncio.run(truth.read(folder)), asyncio.run(contests.read(folder)), seconds)
    print("\n".join(verdict.lines()))
    return 0 if verdict.passed else 1


if __name__ == "__main__":
    sys.exit(main())
