"""Solves the endings of the Royal Game of Ur: ``python -m tests.rules.royal_game_of_ur.solving`` writes the table that
bot players read, in some minutes. Written from the rules alone but for the numbering of the entries.

The chance of each position is computed from those that follow, again and again, until nothing changes any more. Fewer
pieces left never become more, so that the few are solved first.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

from rules.royal_game_of_ur.endings import ENTRIES, PAIRS, SHARED, SQUARES, Steps, place_of, placed, written

FILE = Path(__file__).parents[3] / "data" / "games" / "royal_game_of_ur" / "endings.bin"
ODDS = {0: 1 / 16, 1: 4 / 16, 2: 6 / 16, 3: 4 / 16, 4: 1 / 16}
ROSETTES, CLOSED = (4, 8, 14), 8  # UR-2.2, UR-6.3
ENOUGH = 1e-9
WON = ENTRIES
"""The number that stands for a game that is won. Of the other numbers an inverted one stands for the position with the
other seat about to be thrown for."""

Pair = tuple[int, int]


def positions(pair: Pair) -> Iterator[tuple[Steps, Steps]]:
    """All positions with so many pieces left."""
    for own in placed(range(1, SQUARES + 1), pair[0]):
        free = [step for step in range(1, SQUARES + 1) if step not in own or step not in SHARED]
        for other in placed(free, pair[1]):
            yield own, other


def following(pair: Pair, own: Steps, other: Steps, throw: int) -> list[int]:
    """What the seat that has this throw can choose from; a throw that it cannot use passes (UR-8)."""
    found = []
    for start in own + (0,) * (len(own) < pair[0]):
        reached, rest = start + throw, [step for step in own if step != start]
        if not throw or reached in own or reached > SQUARES + 1 or (reached == CLOSED and CLOSED in other):
            continue
        if reached == SQUARES + 1:
            left = (pair[1], pair[0] - 1)
            found.append(~place_of(left, other, tuple(rest)) if left[1] else WON)
            continue
        stands = tuple(sorted([*rest, reached]))
        theirs = tuple(step for step in other if step != reached or step not in SHARED)
        if reached in ROSETTES:
            found.append(place_of(pair, stands, theirs))
        else:
            found.append(~place_of((pair[1], pair[0]), theirs, stands))
    return found or [~place_of((pair[1], pair[0]), other, own)]


def solve() -> list[float]:
    """The chances of all positions of the table."""
    chances = [0.5] * ENTRIES + [1.0]
    for own, other in PAIRS:
        if own <= other:
            solve_pair((own, other), chances)
    return chances[:ENTRIES]


def solve_pair(pair: Pair, chances: list[float]) -> None:
    """Those with so many pieces left and, as the turn passes, the other way round."""
    known: dict[int, list[tuple[float, list[int]]]] = {}
    for numbers in {pair, pair[::-1]}:
        for own, other in positions((numbers[0], numbers[1])):
            choices = [(odds, following((numbers[0], numbers[1]), own, other, throw)) for throw, odds in ODDS.items()]
            known[place_of((numbers[0], numbers[1]), own, other)] = choices
    changed = 1.0
    while changed > ENOUGH:
        changed = 0.0
        for number, choices in known.items():
            chance = 0.0
            for odds, after in choices:
                chance += odds * max([chances[one] if one >= 0 else 1 - chances[~one] for one in after])
            changed = max(changed, abs(chance - chances[number]))
            chances[number] = chance


if __name__ == "__main__":
    argparse.ArgumentParser(prog="python -m tests.rules.royal_game_of_ur.solving", description=__doc__).parse_args()
    FILE.write_bytes(written(solve()))
    print(f"wrote {FILE.name}: {ENTRIES} positions")
