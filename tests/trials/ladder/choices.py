"""``python -m tests.trials.ladder.choices SLUG``: what the choices of levels are worth, all going on as *normal* does.

In positions of games of normal bot players each level chooses. Each choice is made in the same imagined worlds, which
normal bot players play on for some turns, from what they see; then the position is evaluated. This tells levels apart
in a hundredth of the games of a ladder, but sees no further than those turns and the evaluation: a ladder decides.

    python -m tests.trials.ladder.choices sobek --levels normal,hard,more --try more=turns:3,work:12000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, count, islice
from math import sqrt
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.trials.ladder.__main__ import levels_of, parser
from tests.trials.ladder.ratings import Z

STRIDE = 7
"""Every so manieth decision is looked at."""


class Deciding(msgspec.Struct, frozen=True):
    """A position, and the seat that has a choice in it."""

    state: Any
    seat: int


def positions(game: AnyGame, seats: int, options: Mapping[str, str], seed: str) -> Iterator[Deciding]:
    """Positions of games of normal bot players, without end."""
    for number in count():
        state: Any = game.setup(seats, options, f"{seed} {number}")
        dice, met = Dice(f"{seed} {number}"), number
        while owing := game.to_act(state):
            if len(game.legal_actions(state, owing[0])) > 1:
                met += 1
                if met % STRIDE == 0:
                    yield Deciding(state, owing[0])
            state = _followed(game, state, owing[0], dice)


def _followed(game: AnyGame, state: Any, seat: int, dice: Dice) -> Any:
    return game.play(state, seat, bot_player.choose(game, game.observe(state, seat), seat, dice)).state


def _played_on(game: AnyGame, state: Any, seat: int, turns: int, dice: Dice) -> float:
    """What the position is worth to ``seat`` after so many of its turns, the present one included, and the replies."""
    last = seat
    while owing := game.to_act(state):
        if game.quiescent(state) and owing[0] != last:
            turns -= last == seat
            if not turns and owing[0] == seat:
                break
            last = owing[0]
        state = _followed(game, state, owing[0], dice)
    return game.evaluate(state, seat)


def worths(
    game: AnyGame, deciding: Deciding, levels: Mapping[str, BotLevel], turns: int, worlds: int, seed: str
) -> dict[str, float]:
    """By level what its choice is worth on the mean of so many imagined worlds; all 0 where they choose the same."""
    state, seat = deciding.state, deciding.seat
    seen = game.observe(state, seat)
    choices = {name: bot_player.choose(game, seen, seat, Dice(seed), level) for name, level in levels.items()}
    if len(set(choices.values())) == 1:
        return dict.fromkeys(levels, 0.0)
    dice = Dice(f"worlds {seed}")
    sums = dict.fromkeys(choices.values(), 0.0)
    for _ in range(worlds):
        world, chance = game.resample_from(seen, dice), dice.branch()
        for action in sums:
            after = game.play(world, seat, action).state
            sums[action] += _played_on(game, after, seat, turns, Dice(chance))
    return {name: sums[action] / worlds for name, action in choices.items()}


def lines(found: Sequence[Mapping[str, float]], names: Sequence[str]) -> Iterator[str]:
    """For every two levels what the choices of the second are worth more, with a 95 % interval."""
    yield f"{'levels':<24} {'positions':>9} {'differ':>7} {'worth more':>11}   95 %"
    for one, other in combinations(names, 2):
        gains = [worth[other] - worth[one] for worth in found]
        mean = sum(gains) / len(gains)
        error = Z * sqrt(sum((gain - mean) ** 2 for gain in gains)) / len(gains)
        told = f"{mean - error:+.2f} to {mean + error:+.2f}"
        yield f"{one + ' - ' + other:<24} {len(gains):>9} {sum(map(bool, gains)):>7} {mean:>+11.2f}   {told}"


def main() -> int:
    made = parser()
    made.prog, made.description = "python -m tests.trials.ladder.choices", "What the choices of levels are worth."
    made.add_argument("--positions", type=int, default=50, help="decisions looked at (default 50)")
    made.add_argument("--turns", type=int, default=4, help="own turns played on (default 4)")
    made.add_argument("--worlds", type=int, default=8, help="imagined worlds of each (default 8)")
    arguments = made.parse_args()
    game, levels, seed = GAMES[arguments.slug], levels_of(arguments), f"choices {arguments.seed}"
    options = game.options(arguments.seats, dict(text.split("=", 1) for text in arguments.option))
    looked = islice(positions(game, arguments.seats, options, seed), arguments.positions)
    found = [
        worths(game, deciding, levels, arguments.turns, arguments.worlds, f"{seed} {number}")
        for number, deciding in enumerate(looked)
    ]
    print("\n".join(lines(found, list(levels))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
