"""Whole games are begun and ended by people; what lies between is committed at random in one transaction, as a click
costs a hundred times as much as the move. ``python -m tests.trials.whole`` has everything clicked. What only has to
have been played is committed so as well."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from rules.core.contract import AnyGame
from rules.table import table as core
from tests.effort import WHOLE
from tests.kit.room import Room

LEFT = 8
"""So many steps, about, are left of a game."""
MOST = 20_000
"""More steps than any game has."""


async def skip_the_middle(room: Room, number: int, left: int = LEFT) -> None:
    """Goes on with a table, to a turn near its end; nobody's clicks come in between."""
    if WHOLE:
        return

    def middle(game: AnyGame, table: core.Table, now: float) -> Sequence[core.Change]:
        changes = [*_played(game, table, now)]
        kept = max(0, len(changes) - left)
        while kept and changes[kept - 1].entries[-1].seat in core.owing(game, changes[kept - 1].table):
            kept -= 1  # not in the middle of a turn
        return changes[:kept]

    await _commit(room, number, middle)


async def commit_moves(room: Room, number: int, moves: int = MOST) -> None:
    """Goes on with a table by so many moves, any legal ones, or to its end."""
    await _commit(room, number, lambda game, table, now: [*islice(_played(game, table, now), moves)])


async def _commit(room: Room, number: int, play: Callable[[AnyGame, core.Table, float], Sequence[core.Change]]) -> None:
    """What is played from where a table stands, in one transaction; waits until all of it is told."""
    now = room.services.now()

    def joined(game: AnyGame, table: core.Table) -> core.Change | None:
        changes = play(game, table, now)
        if not changes:
            return None
        last = changes[-1].table
        entries = tuple(entry for change in changes for entry in change.entries)
        newly = {seat for change in changes for seat in change.newly}
        return core.Change(last, entries, tuple(sorted(newly & {*core.owing(game, last)})))

    await room.settled()
    await room.services.tables.perform_as(number, joined, now)
    room.services.wake()
    await room.settled()


def _played(game: AnyGame, table: core.Table, now: float) -> Iterator[core.Change]:
    """A game from here to its end, at random."""
    dice = random.Random(1)
    for _ in range(MOST):
        owing = core.owing(game, table)
        if not owing:
            return
        seat = dice.choice(owing)
        action = dice.choice(game.legal_actions(table.state, seat))
        change = core.act(game, table, seat, [game.notation(action)], now)
        table = change.table
        yield change
    raise AssertionError("the game has no end")
