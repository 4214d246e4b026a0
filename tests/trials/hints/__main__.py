"""``python -m tests.trials.hints``: newcomers who follow hints play against the weakest bot players of each game.

The newcomer's first decisions are those of hints, as many as ``--hints`` says (as a rule all of them); the others are
those of the weakest bot player, who holds all other seats. They sit in each seat in turn, with the same openings.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import Any

from cogs.bots.turn import hint, steps
from cogs.teaching.hint import LEVELS
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.trials.ladder.ratings import interval

MOST = 500
"""Turns a seat; a game that goes on for longer counts as its fair share."""

ALWAYS = 10**6
"""More hints than a game has turns."""


def follow(game: AnyGame, seats: int, number: int, hints: int, seed: str = "hints") -> float:
    """The newcomer's share of the victory in one game."""
    opening, own = divmod(number, seats)
    state: Any = game.setup(seats, game.options(seats, {}), f"{seed} {opening}")
    weakest, best = next(iter(game.bot_levels)), next(level for level in LEVELS if level in game.bot_levels)
    turns = 0
    while (owing := game.to_act(state)) and turns < MOST * seats:
        seat, turns = owing[0], turns + 1
        taken: list[str] = []
        if seat == own and hints and len(game.legal_actions(state, seat)) > 1:
            hints -= 1
            imagined = game.resample_from(game.observe(state, seat), Dice(f"{seed} {number} {turns}"))
            taken = list(hint(game, imagined, seat, best, f"{seed} {number} {turns}", 0).steps)
        state = _played(game, state, seat, taken or steps(game, state, seat, weakest, f"{seed} {number} {turns}"))
    result = game.result(state)
    if result is None:
        return 1 / seats
    return 1 / len(result.winners) if own in result.winners else 0.0


def _played(game: AnyGame, state: Any, seat: int, taken: list[str]) -> Any:
    """The state after these steps, as far as they are possible there, and after an end of the turn that is left."""
    for text in taken:
        legal = game.legal_actions(state, seat) if seat in game.to_act(state) else ()
        action = next((one for one in legal if game.notation(one) == text), None)
        if action is None:
            return state
        state = game.apply(state, seat, action).state
    legal = game.legal_actions(state, seat) if seat in game.to_act(state) else ()
    if len(legal) == 1 and game.ends_turn(legal[0]):
        state = game.apply(state, seat, legal[0]).state
    return state


def lines(slugs: list[str], games: int, hints: int) -> Iterator[str]:
    """The table, a line a game as soon as it is known."""
    yield f"{'game':22} {'weakest':8} {'games':>6} {'won':>7}   95 % interval"
    for slug in slugs:
        game = GAMES[slug]
        seats = max(2, game.info.seats[0])
        won = sum(follow(game, seats, number, hints) for number in range(games))
        low, high = interval(won, games)
        yield f"{slug:22} {next(iter(game.bot_levels)):8} {games:6} {won / games:7.1%}   {low:.1%} to {high:.1%}"


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m tests.trials.hints", description="How far hints lead.")
    made.add_argument("slugs", nargs="*", metavar="SLUG", choices=[*GAMES, []], help="games (default: all)")
    made.add_argument("--games", type=int, default=60, help="games each (default 60)")
    made.add_argument("--hints", type=int, default=ALWAYS, help="how many a game (default: at every turn)")
    return made


def main() -> int:
    arguments = parser().parse_args()
    for line in lines(arguments.slugs or list(GAMES), arguments.games, arguments.hints):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
