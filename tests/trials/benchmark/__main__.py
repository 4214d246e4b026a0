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
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import uvloop

from bot import tune
from tests.trials.benchmark.measuring.against import compare
from tests.trials.benchmark.measuring.processes import ROOT
from tests.trials.benchmark.measuring.report import Report

Part = Callable[[Report, Path, bool], None]


def _module(name: str) -> Any:
    """Imported when it is measured: what others need, like the driver of a browser, would count as the bot's memory."""
    return import_module(f"tests.trials.benchmark.{name}")


PARTS: dict[str, Part] = {
    "rules": lambda report, folder, quick: _module("rules").measure_rules(report, 3 if quick else 7),
    "pictures": lambda report, folder, quick: _module("pictures").measure_pictures(report, 3 if quick else 7),
    "moves": lambda report, folder, quick: uvloop.run(
        _module("moves").measure_moves(report, folder, 60 if quick else 400)
    ),
    "clicks": lambda report, folder, quick: uvloop.run(
        _module("clicks").measure_clicks(report, folder, 1 if quick else 3)
    ),
    "thinking": lambda report, folder, quick: uvloop.run(
        _module("thinking").measure_thinking(report, folder, 1 if quick else 3)
    ),
    "turn": lambda report, folder, quick: uvloop.run(_module("turn").measure_turn(report, folder, 1 if quick else 5)),
    "load": lambda report, folder, quick: uvloop.run(_module("load").measure_load(report, folder, 2 if quick else 6)),
    "flood": lambda report, folder, quick: uvloop.run(
        _module("flood").measure_flood(report, folder, 10 if quick else 60)
    ),
    "pages": lambda report, folder, quick: uvloop.run(_module("pages").measure_all_pages(report, folder, quick=quick)),
    "processes": lambda report, folder, quick: asyncio.run(
        _module("many").measure_processes(report, folder, 1 if quick else 3, 5.0 if quick else 15.0)
    ),
    "deletion": lambda report, folder, quick: uvloop.run(
        _module("deletion").measure_deletion(report, folder, 200 if quick else 2000)
    ),
    "copying": lambda report, folder, quick: asyncio.run(
        _module("copying").measure_copying(report, folder, 100_000 if quick else 1_000_000)
    ),
    "scale": lambda report, folder, quick: asyncio.run(
        _module("scale.growth").measure_scale(report, folder, quick=quick)
    ),
    "boot": lambda report, folder, quick: _module("boot").measure_boot(report, folder),
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
    try:
        with tempfile.TemporaryDirectory() as folder:
            PARTS[args.only](Report(), Path(folder), args.quick)
    except Exception:
        traceback.print_exc()
        os._exit(1)  # the threads of a store that is still open would keep the process


if __name__ == "__main__":
    os.chdir(ROOT)
    main()
