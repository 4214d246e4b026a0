"""``python -m tests.trials.by_ear``: a player who only listens against one who plays at random, in every game with
two seats, in English and Japanese.

It hears the board in words, the hand's alt text and the panel's answers, and nothing else: where it wins, a board can
be played without eyes. It holds each seat in turn, with the same openings.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from typing import Any

from rules.core.chance import Chance
from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.trials.by_ear.heard import listen
from tests.trials.by_ear.listener import LISTENED, choose
from tests.trials.ladder.ratings import interval

SEATS = 2
SPOKEN = ("en", "ja")


def play(game: AnyGame, number: int, language: str, seed: str = "by ear") -> float:
    """Whether the listener comes before the other player in one game, half where they share a rank; even numbers give
    it the first seat."""
    opening, own = divmod(number, SEATS)
    state: Any = game.setup(SEATS, game.options(SEATS, {}), f"{seed} {opening}")
    dice = Chance(f"{seed} {number}").dice()
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == own:
            heard, actions = listen(game, state, seat, language)
            action = actions[choose(game.info.slug, heard, language)]
        else:
            legal = game.legal_actions(state, seat)
            action = legal[dice.below(len(legal))]
        state = game.apply(state, seat, action).state
    result = game.result(state)
    assert result is not None
    mine, other = result.ranks[own], result.ranks[1 - own]
    return 0.5 if mine == other else float(mine < other)


def lines(slugs: Sequence[str], games: int, languages: Sequence[str] = SPOKEN) -> Iterator[str]:
    """The table, line by line: how many games the listener won."""
    yield f"{'game':<24}{'language':<10}{'games':>6}  won, 95 %"
    for slug in slugs:
        for language in languages:
            won = [play(GAMES[slug], number, language) for number in range(games)]
            low, high = interval(sum(won), games)
            yield f"{slug:<24}{language:<10}{games:>6}  {sum(won) / games:.0%}, {low:.0%} to {high:.0%}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.by_ear",
        description="A player who only listens to the words of a table, against one who plays at random.",
    )
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--games", type=int, default=100, help="games of each kind and language (default 100)")
    parser.add_argument("--languages", default=",".join(SPOKEN), help="of what is heard (default en,ja)")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.slugs).difference(LISTENED))
    if unknown:
        parser.error(f"nobody listens to {', '.join(unknown)}; there are {', '.join(LISTENED)}")
    for line in lines(arguments.slugs or list(LISTENED), arguments.games, arguments.languages.split(",")):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
