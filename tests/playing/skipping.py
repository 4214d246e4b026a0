"""Whole games are begun and ended by people; what lies between is committed at random in one transaction, as a click
costs a hundred times as much as the move. ``python -m tests.trials.whole`` has everything clicked."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rules.core.contract import AnyGame
from rules.table import table as core
from tests.effort import WHOLE
from tests.kit.room import Room

LEFT = 8
"""So many steps, about, are left of a game."""
MOST = 20_000
"""More steps than any game has."""


async def skip_the_middle(room: Room, number: int, left: int = LEFT, seed: int = 1) -> None:
    """Goes on with a table, to a turn near its end; nobody's clicks come in between."""
    if WHOLE:
        return
    now = room.services.now()

    def middle(game: AnyGame, table: core.Table) -> core.Change | None:
        changes = [*_played(game, table, random.Random(seed), now)]
        kept = max(0, len(changes) - left)
        while kept and changes[kept - 1].entries[-1].seat in core.owing(game, changes[kept - 1].table):
            kept -= 1  # not in the middle of a turn
        if not kept:
            return None
        last = changes[kept - 1].table
        entries = tuple(entry for change in changes[:kept] for entry in change.entries)
        newly = {seat for change in changes[:kept] for seat in change.newly}
        return core.Change(last, entries, tuple(sorted(newly & {*core.owing(game, last)})))

    await room.settled()
    await room.services.tables.perform_as(number, middle, now)
    room.services.wake()
    await room.settled()


def _played(game: AnyGame, table: core.Table, dice: random.Random, now: float) -> Iterator[core.Change]:
    """A random game from here to its end."""
    for _ in range(MOST):
        owing = core.owing(game, table)
        if not owing:
            return
        seat = dice.choice(owing)
        change = core.act(game, table, seat, [game.notation(dice.choice(game.legal_actions(table.state, seat)))], now)
        table = change.table
        yield change
    raise AssertionError("the game has no end")
