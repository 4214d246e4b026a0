"""``python -m tests.trials.ladder SLUG``: the levels of a game's bot players against one another.

Every two levels play the same openings, each of them once with the first level in each seat and the second level in all
others. A results file makes it go on where it was stopped; what a level is belongs to a result, so results of changed
levels are not mistaken for one another. Levels may be given other values for a trial:

    python -m tests.trials.ladder sobek --levels normal,hard --try hard=turns:3,work:800 --results sobek.jsonl
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from rules.core.bot_level import LEVELS, BotLevel
from rules.registry import GAMES
from tests.trials.ladder import results as results_file
from tests.trials.ladder.games import LadderGame, LadderResult, play
from tests.trials.ladder.ratings import verdict
from tests.trials.ladder.table import lines, scores_of


def schedule(arguments: argparse.Namespace) -> list[LadderGame]:
    """All games of the ladder, the pairings in turn so that a part of them is balanced; stronger levels are first in
    their pairing."""
    game, levels = GAMES[arguments.slug], levels_of(arguments)
    pairings = list(combinations(reversed(levels), 2))
    options = game.options(arguments.seats, dict(text.split("=", 1) for text in arguments.option))
    return [
        LadderGame(
            arguments.slug, arguments.seats, arguments.seed, options, one, other, (levels[one], levels[other]), number
        )
        for number in range(arguments.games)
        for one, other in pairings
    ]


def levels_of(arguments: argparse.Namespace) -> dict[str, BotLevel]:
    """The levels by name, from weak to strong; trial values replace or add some."""
    levels: dict[str, BotLevel] = {**GAMES[arguments.slug].bot_levels}
    for text in arguments.trials:
        name, _, values = text.partition("=")
        pairs = dict(pair.split(":", 1) for pair in values.split(",") if pair)
        levels[name] = msgspec.convert(
            {**msgspec.structs.asdict(levels.get(name, BotLevel())), **pairs}, BotLevel, strict=False
        )
    wanted = arguments.levels.split(",") if arguments.levels else [*dict.fromkeys([*LEVELS, *levels])]
    return {name: levels[name] for name in wanted if name in levels or arguments.levels}


def played(games: Sequence[LadderGame], done: Sequence[LadderResult], jobs: int, sure: bool) -> Iterator[LadderResult]:
    """The results of the games that are not done; with ``sure`` no more of a pairing that is decided."""
    known = {result.game.key for result in done}
    so_far = list(done)
    decided: set[tuple[str, str]] = set()
    waiting = [game for game in games if game.key not in known]
    with get_context("spawn").Pool(jobs) if jobs > 1 else _Here() as pool:
        size = max(1, jobs)
        while waiting:
            if sure:
                scores = scores_of(so_far)
                decided = {pairing for pairing, own in scores.items() if verdict(own, games[0].seats) is not None}
            waiting = [game for game in waiting if (game.one, game.other) not in decided]
            batch, waiting = waiting[: 4 * size], waiting[4 * size :]
            for result in pool.imap_unordered(play, batch):
                so_far.append(result)
                yield result


class _Here:
    """Plays in this process, with what is used of a pool's interface."""

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def imap_unordered(self, work: Any, items: Sequence[Any]) -> Iterator[Any]:
        return map(work, items)


def run(arguments: argparse.Namespace) -> list[str]:
    """Plays what is left to play and returns the lines of the table."""
    games = schedule(arguments)
    keys = {game.key for game in games}
    kept = results_file.read(arguments.results) if arguments.results else []
    done = [result for result in kept if result.game.key in keys]
    for result in played(games, list(done), arguments.jobs, arguments.until_sure):
        done.append(result)
        if arguments.results:
            results_file.append(arguments.results, result)
        own = scores_of(done)[result.game.one, result.game.other]
        told = f"{result.game.one} - {result.game.other}: {sum(own):g} of {len(own)}"
        print(f"\r{len(done)}/{len(games)} games, {told}    ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return list(lines(done, list(levels_of(arguments)), arguments.seats))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tests.trials.ladder", description="The levels of a game's bot players against one another."
    )
    made.add_argument("slug", metavar="SLUG", choices=list(GAMES))
    made.add_argument("--seats", type=int, default=2, help="seats at the table (default 2)")
    made.add_argument("--games", type=int, default=60, help="games of each two levels (default 60)")
    made.add_argument("--levels", default="", help="names with commas between (default: all of the game)")
    made.add_argument("--try", dest="trials", action="append", default=[], metavar="NAME=turns:N,work:N")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    made.add_argument("--seed", default="0")
    made.add_argument("--results", type=Path, metavar="FILE", help="where finished games are kept")
    made.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    made.add_argument("--until-sure", action="store_true", help="end a pairing once the sequential test decides it")
    return made


def main() -> int:
    print("\n".join(run(parser().parse_args())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
