"""``python -m tests.trials.pages``: whole games on the pages of their tables in Chromium, by touch at the
size of a phone, by keys alone, and on the page and by Discord's buttons in turns.

It fails where a game does not end, the page does not show its result, an answer cannot be reached, a request is refused
or the browser has an error to tell. It prints how many touches a turn takes.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

import uvloop

from rules.registry import GAMES
from tests.games import facts_of
from tests.processes import chromium
from tests.trials.pages.playing import By, Played, play
from tests.trials.touches.counting import Count, percentile

HEADING = f"{'game':<22} {'by':<6} moves turns touches  90th  most   keys  seconds"


def lines(played: Played) -> list[str]:
    """A row of the table (touches a turn are median, 90th percentile and most; keys are the median), the decisions by
    their kinds, and what was wrong."""
    count = Count(played.slug, facts_of(played.slug).touches)
    for turn in played.turns:
        count.add(turn)
    kinds = [f"  {name}: {statistics.median(one):g} ({percentile(one)})" for name, one in count.touches.items() if one]
    return [_row(played), *kinds, *(f"  wrong, {times} times: {one}" for one, times in played.wrong.items())]


def _row(played: Played) -> str:
    touches = played.touches or [0]
    keys = f"{statistics.median(played.keys):g}" if any(played.keys) else "-"
    figures = f"{statistics.median(touches):>7g} {percentile(touches):>5} {max(touches):>5}"
    head = f"{played.slug:<22} {played.by:<6} {played.moves:>5} {len(played.touches):>5}"
    return f"{head} {figures} {keys:>6} {played.seconds:>8.1f}"


async def _run(asked: argparse.Namespace) -> int:
    failed = False
    print(HEADING, flush=True)
    async with chromium.launched() as browser:
        for slug in asked.slugs or GAMES:
            for by in asked.by:
                played = await play(
                    slug, by, browser, asked.seed, people=asked.people, turns=asked.turns, shots=asked.shots
                )
                print("\n".join(lines(played)))
                sys.stdout.flush()
                failed |= bool(played.wrong)
    return int(failed)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trials.pages", description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--by", nargs="+", type=By, choices=[*By], default=[*By], help="the ways (default: all)")
    parser.add_argument("--people", type=int, choices=(1, 2), default=1, help="so many people (1: and a bot player)")
    parser.add_argument("--seed", default="pages", help="what decides chance (default pages)")
    parser.add_argument("--turns", type=int, help="so many turns of each game (default: to its end)")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the pages at the end")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.slugs) - GAMES.keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    if arguments.shots:
        arguments.shots.mkdir(parents=True, exist_ok=True)
    return uvloop.run(_run(arguments))


if __name__ == "__main__":
    sys.exit(main())
