"""``python -m tests.trials.processes``: an evening full of trouble. Prints what came of it; fails where anything is
wrong."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from cogs.runtime.logs import be_terse
from tests.trials.processes.evening import Plan, spend
from tests.trials.processes.house import POSTGRESQL, SQLITE
from tests.trials.processes.trouble import OFTEN, WORDS

QUICK = Path("/dev/shm")
"""Where files are in memory, on Linux: what is killed here is a process, never the machine."""


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.processes",
        description="Bots at one database that are killed, stopped and replaced.",
    )
    parser.add_argument("--engine", choices=(POSTGRESQL, SQLITE), default=POSTGRESQL)
    parser.add_argument("--kills", type=int, default=500, help="how much is to happen to them")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, help="three at a PostgreSQL, where nothing is said; one at SQLite")
    parser.add_argument("--minutes", type=float, default=60, help="the trouble ends after so many, if not earlier")
    parser.add_argument("--apart", type=float, default=60, help="seconds by which clocks differ from the right time")
    parser.add_argument("--pace", type=float, default=1.0, help="pauses between the troubles are so many times as long")
    parser.add_argument("--bare", action="store_true", help="bare pictures: more happens in the same time")
    parser.add_argument("--only", nargs="+", choices=WORDS, default=(), help="nothing else happens to them")
    parser.add_argument("--keep", type=Path, help="keep the logs of the bots in this folder")
    args = parser.parse_args()
    be_terse()
    only = tuple(WORDS[word] for word in args.only)
    if set(only) - OFTEN[args.engine].keys():
        parser.error(f"on {args.engine} nothing happens but {', '.join(OFTEN[args.engine])}")
    processes = args.processes or (1 if args.engine == SQLITE else 3)
    if args.engine == SQLITE and processes > 1:
        parser.error("a SQLite file has one process")
    plan = Plan(
        args.kills, processes, args.seed, args.minutes, args.apart, only=only, engine=args.engine,
        pictures=not args.bare, pace=args.pace,
    )  # fmt: skip
    with tempfile.TemporaryDirectory(dir=QUICK if QUICK.is_dir() else None) as made:
        folder = args.keep or Path(made)
        folder.mkdir(parents=True, exist_ok=True)
        verdict, house, trouble = asyncio.run(spend(folder, plan))
        if args.keep:
            (folder / "trouble.txt").write_text("\n".join([*trouble.told, *house.errors]), "utf-8")
    print("\n".join(verdict.lines()))
    return 0 if verdict.passed else 1


if __name__ == "__main__":
    sys.exit(main())
