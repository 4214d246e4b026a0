"""``python -m tests.trials.fitting SLUG``: fits the weights of a game's evaluation and lets a match decide.

In each round bot players with the weights so far play among themselves; from their positions, and how the games ended,
new weights are fitted. How well these foretell says nothing: only if they win a match against the shipped ones, by a
sequential test, are they written to ``data/games/<slug>/weights.json``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.trials.fitting.games import Weights, match, rows_of, weighted
from tests.trials.fitting.regression import between, fitted
from tests.trials.ladder.ratings import interval, verdict

SHARE = 0.7
"""How far each round goes towards what it has found."""

FILES = Path(__file__).parents[3] / "data" / "games"


def fit(game: AnyGame, arguments: argparse.Namespace) -> dict[str, float]:
    """The weights after all rounds."""
    begin = dict(game.weights) if arguments.weights is None else msgspec.json.decode(arguments.weights.read_bytes())
    weights: dict[str, float] = begin
    options = game.options(arguments.seats, dict(text.split("=", 1) for text in arguments.option))
    for number in range(arguments.rounds):
        player = weighted(game, weights)
        rows = [
            row
            for place in range(arguments.games)
            for row in rows_of(player, arguments.seats, options, f"fit {arguments.seed} {number} {place}")
        ]
        weights = between(weights, fitted(rows, weights), SHARE)
        told = ", ".join(f"{name} {weight:g}" for name, weight in weights.items())
        print(f"round {number + 1}, {len(rows)} positions: {told}", flush=True)
    return weights


def accepted(game: AnyGame, new: Weights, arguments: argparse.Namespace) -> bool:
    """Whether the new weights are better than the shipped ones, by a sequential test of at most so many games."""
    options = game.options(arguments.seats, dict(text.split("=", 1) for text in arguments.option))
    scores: list[float] = []
    for score in match(game, arguments.seats, options, new, game.weights, arguments.seed):
        scores.append(score)
        whole = len(scores) % arguments.seats == 0
        if len(scores) >= arguments.most or (whole and verdict(scores, arguments.seats) is not None):
            break
    better = verdict(scores, arguments.seats) is True
    low, high = interval(sum(scores), len(scores))
    told = f"{sum(scores):g} of {len(scores)} ({100 * low:.0f}-{100 * high:.0f} %)"
    print(f"match against the shipped weights: {told}: {'better' if better else 'not proven better'}", flush=True)
    return better


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="python -m tests.trials.fitting", description="Fits the weights of a game's evaluation."
    )
    made.add_argument("slug", metavar="SLUG", choices=[slug for slug, game in GAMES.items() if game.info.scored])
    made.add_argument("--seats", type=int, default=2, help="seats at the table (default 2)")
    made.add_argument("--games", type=int, default=400, help="games a round (default 400)")
    made.add_argument("--rounds", type=int, default=3, help="rounds of games and a fit (default 3)")
    made.add_argument("--most", type=int, default=800, help="games of the match at most (default 800)")
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    made.add_argument("--seed", default="0")
    made.add_argument("--weights", type=Path, metavar="FILE", help="weights to begin with, instead of the shipped ones")
    made.add_argument("--write", type=Path, metavar="FILE", help="where accepted weights are written")
    return made


def main(words: Sequence[str] | None = None) -> int:
    arguments = parser().parse_args(words)
    game = GAMES[arguments.slug]
    weights = fit(game, arguments)
    if not accepted(game, weights, arguments):
        return 1
    path = arguments.write or FILES / arguments.slug / "weights.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(weights), indent=2) + b"\n")
    print(f"written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
