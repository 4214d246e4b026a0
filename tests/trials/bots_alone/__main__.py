"""``python -m tests.trials.bots_alone``: plays games of bot players among themselves and prints how long they are.

It fails where a game does not end within the decisions that it may take.
"""

from __future__ import annotations

import argparse
import sys

from rules.bots import bot_player
from rules.registry import GAMES
from tests.games import facts_of
from tests.trials.bots_alone.lengths import HEAD, courses, line_of

SEEDS = 100


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.bots_alone",
        description="How many decisions a seat games of bot players take, and how many of them without progress.",
    )
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--seeds", type=int, default=SEEDS, help=f"games of each number of seats (default {SEEDS})")
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="numbers of seats (default: all of the game)")
    parser.add_argument("--quick", action="store_true", help="bot players imagine one state only")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.slugs) - GAMES.keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    level = bot_player.QUICK if arguments.quick else None
    failed = False
    print(HEAD, flush=True)
    for slug in arguments.slugs or GAMES:
        game, progress = GAMES[slug], facts_of(slug).progress_of
        for seats in game.info.seats:
            if arguments.seats and seats not in arguments.seats:
                continue
            played = list(courses(game, seats, arguments.seeds, progress, level))
            failed |= not all(course.ended for course in played)
            print(line_of(slug, seats, played), flush=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
