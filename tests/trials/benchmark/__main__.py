"""Prints how fast everything is.

    python -m tests.trials.benchmark [--quick] [--only PART] [--against COMMIT]

Speeds are medians of several runs unless the row says otherwise. The bot runs in the measuring process with an alarm
clock on its event loop; the playground and the people who click are processes of their own.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import uvloop

from bot import tune
from tests.trials.benchmark.boot import measure_boot
from tests.trials.benchmark.clicks import measure_clicks
from tests.trials.benchmark.copying import measure_copying
from tests.trials.benchmark.deletion import measure_deletion
from tests.trials.benchmark.flood import measure_flood
from tests.trials.benchmark.load import measure_load
from tests.trials.benchmark.many import measure_processes
from tests.trials.benchmark.measuring.against import compare
from tests.trials.benchmark.measuring.processes import ROOT
from tests.trials.benchmark.measuring.report import Report
from tests.trials.benchmark.moves import measure_moves
from tests.trials.benchmark.pages import measure_all_pages
from tests.trials.benchmark.pictures import measure_pictures
from tests.trials.benchmark.rules import measure_rules
from tests.trials.benchmark.scale.growth import measure_scale
from tests.trials.benchmark.thinking import measure_thinking
from tests.trials.benchmark.turn import measure_turn

Part = Callable[[Report, Path, bool], None]

PARTS: dict[str, Part] = {
    "rules": lambda report, folder, quick: measure_rules(report, 3 if quick else 7),
    "pictures": lambda report, folder, quick: measure_pictures(report, 3 if quick else 7),
    "moves": lambda report, folder, quick: uvloop.run(measure_moves(report, folder, 60 if quick else 400)),
    "clicks": lambda report, folder, quick: uvloop.run(measure_clicks(report, folder, 1 if quick else 3)),
    "thinking": lambda report, folder, quick: uvloop.run(measure_thinking(report, folder, 1 if quick else 3)),
    "turn": lambda report, folder, quick: uvloop.run(measure_turn(report, folder, 1 if quick else 5)),
    "load": lambda report, folder, quick: uvloop.run(measure_load(report, folder, 2 if quick else 6)),
    "flood": lambda report, folder, quick: uvloop.run(measure_flood(report, folder, 10 if quick else 60)),
    "pages": lambda report, folder, quick: uvloop.run(measure_all_pages(report, folder, quick=quick)),
    "processes": lambda report, folder, quick: asyncio.run(
        measure_processes(report, folder, 1 if quick else 3, 5.0 if quick else 15.0)
    ),
    "deletion": lambda report, folder, quick: uvloop.run(measure_deletion(report, folder, 200 if quick else 2000)),
    "copying": lambda report, folder, quick: asyncio.run(
        measure_copying(report, folder, 100_000 if quick else 1_000_000)
    ),
    "scale": lambda report, folder, quick: asyncio.run(measure_scale(report, folder, quick=quick)),
    "boot": lambda report, folder, quick: measure_boot(report, folder),
}


def main() -> None:
    """All parts, each in a fresh process so that none leaves its memory to the next; or one of them in this one."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.benchmark", description="Prints how fast everything is."
    )
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    parser.add_argument("--only", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--against", metavar="COMMIT", help="measure that version as well, in turns, and print ratios")
    args = parser.parse_args()
    quick = ["--quick"] if args.quick else []
    if args.against is not None:
        compare(args.against, [*quick, *(["--only", args.only] if args.only else [])])
        return
    if args.only is None:
        for part in PARTS:
            subprocess.run([sys.executable, "-m", "tests.trials.benchmark", "--only", part, *quick], check=True)
        return
    tune()
    with tempfile.TemporaryDirectory() as folder:
        PARTS[args.only](Report(), Path(folder), args.quick)


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
