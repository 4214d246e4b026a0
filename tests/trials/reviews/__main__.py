"""``python -m tests.trials.reviews``: reviews games of bot players, and lets the strongest search at four times its
work check the turning points that are named; a table tells how many it confirms. ``--swings`` fits the swing of each
game instead, by which losses are measured."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from rules.core.bot_level import LevelName
from rules.registry import GAMES
from tests.trials.reviews.checking import Tally, check
from tests.trials.reviews.swings import fitted, positions

LEAST = 0.9
"""The share of turning points to be confirmed."""

PLAYERS: tuple[LevelName, ...] = ("easy", "normal")
"""The levels of the seats in turn."""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tests.trials.reviews", description="Checks the turning points that reviews name."
    )
    made.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    made.add_argument("--games", type=int, default=4, help="games of each (default 4)")
    made.add_argument("--seats", type=int, default=2, help="seats at the table (default 2)")
    made.add_argument("--seed", default="0")
    made.add_argument("--swings", action="store_true", help="fit the swing of each game instead")
    return made


def main(words: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    slugs = arguments.slugs or list(GAMES)
    whole = Tally()
    for slug in slugs:
        game, tally = GAMES[slug], Tally()
        levels = [PLAYERS[seat % len(PLAYERS)] for seat in range(arguments.seats)]
        seeds = [f"{slug} {arguments.seed} {number}" for number in range(arguments.games)]
        if arguments.swings:
            found = [position for seed in seeds for position in positions(game, levels, seed)]
            print(f"{slug:24} {fitted(found):.2f} over {len(found)} positions, now {game.swing:g}", flush=True)
            continue
        for seed in seeds:
            check(game, levels, seed, tally)
        print(tally.row(slug), flush=True)
        whole.named += tally.named
        whole.confirmed += tally.confirmed
    if arguments.swings:
        return 0
    print(f"{'all':24} {whole.confirmed:3} of {whole.named:3}", flush=True)
    return 0 if whole.confirmed >= LEAST * whole.named else 1


if __name__ == "__main__":
    sys.exit(main())
