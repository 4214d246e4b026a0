"""Vacation at a table: the clock of somebody who is away stands still. They may move all the same, and gain no time.

How many days somebody has, and at which tables they sit, is known elsewhere. Against bot players alone nobody waits,
and no clock stands still for a vacation."""

from rules.core.contract import AnyGame
from rules.core.entry import Entry
from rules.core.table import Change, Table, is_alone, settle, with_player


def leave(game: AnyGame, table: Table, seat: int, until: float, now: float) -> Change | None:
    """The person in ``seat`` is away, ``until`` then at the latest. ``None`` where that changes nothing."""
    player = table.players[seat]
    if table.ended or player.is_bot or player.away is not None or is_alone(table, seat):
        return None
    after = with_player(table, seat, away=until)
    return settle(game, table, after, [Entry("away", seat, now)], now, frozenset())


def come_back(game: AnyGame, table: Table, seat: int, now: float) -> Change | None:
    """The person in ``seat`` is back, and the clock goes on. ``None`` where they were not away."""
    if table.ended or table.players[seat].away is None:
        return None
    return settle(game, table, with_player(table, seat, away=None), [Entry("back", seat, now)], now, frozenset())
