"""``python -m tests.trials``: runs every trial, one after the other, and writes a page with what each printed.

It takes hours and may be stopped at any time: what has passed is not run again in the same folder, unless ``--again``
says so. ``--only NAME ...`` runs these alone.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rules.registry import GAMES
from tests.trials.processes.house import POSTGRESQL, SQLITE

ROOT = Path(__file__).resolve().parents[2]
LINES = 60
"""So many of the last lines that a trial printed stand on the page."""


class Trial(msgspec.Struct, frozen=True):
    """A command, and what it tries."""

    name: str
    tries: str
    arguments: tuple[str, ...]


class Outcome(msgspec.Struct):
    """What came of a trial: its exit code, the seconds that it took, when it was over, and what it printed last."""

    code: int
    seconds: float
    at: str
    told: str


def _module(name: str, *arguments: str) -> tuple[str, ...]:
    return ("-m", f"tests.trials.{name}", *arguments)


TRIALS = (
    Trial("whole", "what the suite tries in part", _module("whole")),
    Trial("processes", "500 kills, stops and outages of three processes", _module("processes", "--kills", "500")),
    Trial("process on sqlite", "500 kills, stops and ends of the one process on a SQLite file",
          _module("processes", "--engine", "sqlite", "--kills", "500")),
    *(Trial(f"evening {number} on {engine}", "500 more of them, sooner after one another",
            _module("processes", "--engine", engine, "--kills", "500", "--pace", "0.2", "--bare",
                    "--seed", f"evening {number}"))
      for number in range(1, 20) for engine in (SQLITE, POSTGRESQL)),
    Trial("weather", "24 simulated hours of Discord's bad weather, a move a second", _module("weather")),
    Trial("league", "30 simulated days of 60 people", _module("league")),
    *(
        Trial(f"games of {slug}", "1,000 random games held against every law",
              ("-m", "rules", "selfplay", slug, "--games", "1000"))
        for slug in GAMES
    ),
    Trial("secrecy", "a million pairs of states that a viewer cannot tell apart", _module("secrecy")),
    Trial("abuse", "100,000 forged presses and files", _module("abuse")),
    Trial("bots_alone", "how long games of bot players are", _module("bots_alone")),
    Trial("by_ear", "whether words alone are enough to play by", _module("by_ear")),
    Trial("touches", "how many touches each decision takes", _module("touches")),
    Trial("pages", "whole games on the pages of their tables", _module("pages")),
    *(Trial(f"ladder of {slug}", "levels of bot players", _module("ladder", slug, "--until-sure")) for slug in GAMES),
    Trial("hints", "how many games hints win", _module("hints")),
    Trial("reviews", "whether a stronger search agrees with reviews", _module("reviews")),
    *(Trial(f"puzzles of {slug}", "the shipped puzzles on other imagined worlds", _module("puzzles", slug, "--check"))
      for slug in GAMES),
    Trial("faults", "planted faults that the suite must catch", _module("faults")),
    Trial("benchmark", "how fast everything is", _module("benchmark")),
)  # fmt: skip


def run(trial: Trial, folder: Path) -> Outcome:
    """Runs it; what it prints is kept as it comes."""
    began = time.monotonic()
    path = folder / f"{trial.name.replace(' ', '_')}.log"
    with path.open("w", encoding="utf-8") as log:
        code = subprocess.run(
            [sys.executable, *trial.arguments], cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, check=False
        ).returncode
    told = path.read_text("utf-8", errors="replace").splitlines()[-LINES:]
    at = time.strftime("%Y-%m-%d %H:%M", time.gmtime())
    return Outcome(code, time.monotonic() - began, at, "\n".join(told))


def page(trials: Sequence[Trial], outcomes: dict[str, Outcome]) -> str:
    """The page: a line for each trial, then what each has printed."""
    lines = ["# Trials", "", "| trial | tries | result | minutes | ended (UTC) |", "| --- | --- | --- | --- | --- |"]
    for trial in trials:
        found = outcomes.get(trial.name)
        result = "not yet run" if found is None else "passed" if found.code == 0 else f"failed ({found.code})"
        rest = "| |" if found is None else f"{found.seconds / 60:.1f} | {found.at} |"
        lines.append(f"| {trial.name} | {trial.tries} | {result} | {rest}")
    for trial in trials:
        if (found := outcomes.get(trial.name)) is not None:
            command = " ".join(("python", *trial.arguments))
            lines += ["", f"## {trial.name}", "", f"`{command}`", "", "```", found.told, "```"]
    return "\n".join(lines) + "\n"


def run_all(trials: Sequence[Trial], folder: Path, chosen: Sequence[str] = (), again: bool = False) -> int:
    """Runs what has not passed yet, writes the page after each, and answers how many have failed."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "outcomes.json"
    outcomes = msgspec.json.decode(kept.read_bytes(), type=dict[str, Outcome]) if kept.exists() else {}
    for trial in trials:
        passed = trial.name in outcomes and outcomes[trial.name].code == 0
        if (chosen and trial.name not in chosen) or (passed and not again):
            continue
        print(f"{trial.name}: {trial.tries} ...", flush=True)
        outcomes[trial.name] = run(trial, folder)
        kept.write_bytes(msgspec.json.encode(outcomes))
        (folder / "page.md").write_text(page(trials, outcomes), "utf-8")
    return sum(one.code != 0 for one in outcomes.values())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var/trials"), help="where all is kept (var/trials)")
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=[one.name for one in TRIALS], default=())
    parser.add_argument("--again", action="store_true", help="run what has passed as well")
    args = parser.parse_args()
    failed = run_all(TRIALS, args.folder, args.only, args.again)
    print(f"{args.folder / 'page.md'}: {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
