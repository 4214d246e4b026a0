"""``python -m tests.trials.puzzles SLUG``: makes the puzzles of a game from games of bot players, or checks them.

It goes on where it was stopped, until there are ``--count`` puzzles or ``--seconds`` of processor time are spent. With
``--check`` it looks for the best turn of each puzzle anew, on other imagined worlds, and prints the share confirmed;
with ``--drop`` as well it removes those that were not:

    python -m tests.trials.puzzles sobek --count 40
    python -m tests.trials.puzzles sobek --check --seed 2
"""

from __future__ import annotations

import argparse
import sys
from time import process_time

from rules.registry import GAMES
from tests.trials.puzzles import finding, making


def make(slug: str, count: int, seconds: float) -> None:
    """Adds puzzles to the file of a game until there are so many of them, or the time is spent."""
    game, store = GAMES[slug], making.read(slug)
    looks = 0
    while len(store.puzzles) < count and process_time() < seconds:
        for puzzle in making.of_game(game, store.games, store):
            looks += 1
            if puzzle is not None and all(puzzle.name != known.name for known in store.puzzles):
                store.puzzles.append(puzzle)
            if len(store.puzzles) >= count or process_time() >= seconds:
                break
        store.games += 1
        making.write(slug, store)
    greedy = sum(puzzle.greedy for puzzle in store.puzzles)
    print(
        f"{slug}: {len(store.puzzles)} puzzles, {greedy} found by greed; {looks} positions in {process_time():.0f} s",
        flush=True,
    )


def check(slug: str, seed: str, drop: bool) -> bool:
    """Checks every puzzle of a game; whether all were confirmed."""
    game, store = GAMES[slug], making.read(slug)
    checks = {puzzle.name: finding.check(game, puzzle, f"{seed} {puzzle.name}") for puzzle in store.puzzles}
    failed = [puzzle for puzzle in store.puzzles if not checks[puzzle.name].confirmed]
    chose, asked = sum(one.chose for one in checks.values()), len(checks)
    share = 100 * (1 - len(failed) / asked) if asked else 100.0
    names = " ".join(puzzle.name for puzzle in failed)
    print(
        f"{slug}: {asked - len(failed)} of {asked} confirmed ({share:.1f} %), the strongest bot player chose {chose},"
        f" in {process_time():.0f} s {names}",
        flush=True,
    )
    if drop:
        store.puzzles = [puzzle for puzzle in store.puzzles if puzzle not in failed]
        making.write(slug, store)
    return not failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.puzzles", description=__doc__)
    parser.add_argument("slug", choices=sorted(GAMES))
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="processor time")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--seed", default="check")
    parser.add_argument("--drop", action="store_true")
    arguments = parser.parse_args()
    if arguments.check:
        return 0 if check(arguments.slug, arguments.seed, arguments.drop) else 1
    make(arguments.slug, arguments.count, arguments.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
