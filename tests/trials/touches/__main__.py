"""``python -m tests.trials.touches``: plays sensible games by touches alone, and prints how many each decision took.

It fails where a kind of decision takes more than its game's facts allow, or cannot be reached on what is shown.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

import pytest
import uvloop

from data.people import people
from rules.registry import GAMES
from tests.games import facts_of
from tests.kit.room import Room, open_room, open_table
from tests.trials.touches.counting import Count
from tests.trials.touches.sensible import Stuck, take_turn, type_turn

TURNS = 36
PEOPLE = ("Aiko", "Marta", "Jules")


async def count_game(slug: str, seed: str, turns: int, count: Count, *, quick: bool = False) -> None:
    """So many turns of a game of three people, or of as many as may play it."""
    with tempfile.TemporaryDirectory() as made, pytest.MonkeyPatch.context() as patch:
        async with open_room(Path(made), patch, seed=seed) as room:
            guests = await room.join(*PEOPLE[: max(GAMES[slug].info.seats)])
            if quick:
                await _be_quick(room, [int(guest.id) for guest in guests])
            board = await open_table(room, *guests, game=slug)
            for _ in range(turns):
                guest = await board.next_guest()
                if guest is None:
                    return
                try:
                    count.add(await take_turn(board, guest))
                except Stuck as stuck:
                    count.stuck.append(str(stuck))
                    await type_turn(board, guest)


async def _be_quick(room: Room, user_ids: list[int]) -> None:
    """These people have chosen quick moves."""
    for user_id in user_ids:
        await room.store.write(lambda transaction, user_id=user_id: people.remember(transaction, user_id, quick=1))


async def _run(arguments: argparse.Namespace) -> int:
    failed = False
    for slug in arguments.slugs or GAMES:
        count = Count(slug, facts_of(slug).touches)
        for number in range(arguments.games):
            await count_game(slug, f"touches {number}", arguments.turns, count, quick=arguments.quick)
        print("\n".join(count.lines()), flush=True)
        failed |= bool(count.misses or count.stuck)
    return int(failed)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.touches",
        description="How many touches each decision takes, opening a list is one.",
    )
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games (default: all)")
    parser.add_argument("--games", type=int, default=1, help="games of each kind (default 1)")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"turns of each game at most (default {TURNS})")
    parser.add_argument("--quick", action="store_true", help="the people have chosen quick moves")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.slugs) - GAMES.keys())
    if unknown:
        parser.error(f"there is no game {', '.join(unknown)}; there are {', '.join(GAMES)}")
    return uvloop.run(_run(arguments))


if __name__ == "__main__":
    sys.exit(main())
