"""Pauses: clocks and game stand still, until a time that all players see.

Any player may pause for a day; a longer pause needs all to agree. Any of them ends it, and it ends by itself. Time
spent paused is counted until the game goes on, so repeated pauses do not add up.

A vacation stops the clock of one player alone. They may move all the same, and gain no time. How many days a player
has, and at which tables they sit, is stored elsewhere. Against bot players alone no other player waits, and no clock
stops for a vacation.
"""

import msgspec

from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.table.clock import DAY, Pause
from rules.table.log_entry import Entry
from rules.table.table import (
    Change,
    Table,
    is_alone,
    must_run,
    settle,
    with_player,
)

ALONE = float(DAY)
"""Seconds that one player may pause a table."""
LEAST = 60.0
"""The shortest pause in seconds."""


def pause(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """Stops all clocks, and the game with them. Raises ``TableError``, also where the table has been paused long
    enough."""
    must_run(table)
    if table.paused:
        raise TableError("table-paused")
    spans = _left(table, ALONE), _left(table, table.longest_pause)
    span = min(spans) if _others(table, seat) else spans[1]
    if span < LEAST:
        raise TableError("pause-used-up")
    after = msgspec.structs.replace(table, pause=Pause(seat, now, now + span, (seat,)))
    return settle(game, table, after, [Entry("pause", seat, now)], now, frozenset())


def agree(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """``seat`` agrees to a long pause, or says so again where nobody is left who has not; the last consent makes it
    one. Raises ``TableError``."""
    kept = _running(table)
    entries = list[Entry]()
    if is_long(table) or (seat in kept.agreed and missing(table, kept)):
        raise TableError("pause-agreed")
    if seat not in kept.agreed:
        kept = msgspec.structs.replace(kept, agreed=(*kept.agreed, seat))
        entries.append(Entry("agree-pause", seat, now))
    if not missing(table, kept):
        kept = msgspec.structs.replace(kept, until=longest(table))
        entries.append(Entry("long-pause", None, now))
    after = msgspec.structs.replace(table, pause=kept)
    return settle(game, table, after, entries, now, frozenset())


def resume(game: AnyGame, table: Table, seat: int, now: float) -> Change:
    """Starts the clocks again where they stopped. Raises ``TableError``."""
    _running(table)
    return settle(game, table, _over(table, now), [Entry("resume", seat, now)], now, frozenset())


def run_out(game: AnyGame, table: Table, now: float) -> Change | None:
    """Ends a pause whose time is over; ``None`` where there is none. One of an earlier version, without an end, starts
    its time now."""
    if table.ended or table.pause is None:
        return None
    if table.pause.until is None:
        known = Pause(table.pause.seat, now, now + _left(table, table.longest_pause), table.pause.agreed)
        return settle(game, table, msgspec.structs.replace(table, pause=known), [], now, frozenset())
    if table.pause.until > now:
        return None
    return settle(game, table, _over(table, now), [Entry("pause-over", None, now)], now, frozenset())


def longest(table: Table) -> float:
    """Until when the pause may last where all agree."""
    kept = _running(table)
    return kept.since + _left(table, table.longest_pause)


def is_long(table: Table) -> bool:
    kept = _running(table)
    return kept.until is not None and kept.until >= longest(table)


def missing(table: Table, pause: Pause) -> tuple[int, ...]:
    """The seats that have not agreed to a long pause."""
    return tuple(seat for seat in _others(table, -1) if seat not in pause.agreed)


# --- inside -------------------------------------------------------------------------------------------------------


def _running(table: Table) -> Pause:
    must_run(table)
    if table.pause is None:
        raise TableError("table-not-paused")
    return table.pause


def _others(table: Table, seat: int) -> list[int]:
    """The other seats of people who still play."""
    return [
        other
        for other, player in enumerate(table.players)
        if other != seat and not player.is_bot and not player.resigned
    ]


def _stood(table: Table) -> float:
    """The seconds that the table was paused before, since the game last went on."""
    return table.stood if table.stood_at == table.went else 0.0


def _left(table: Table, most: float) -> float:
    return max(0.0, most - _stood(table))


def _over(table: Table, now: float) -> Table:
    kept = _running(table)
    end = now if kept.until is None else min(now, kept.until)
    stood = _stood(table) + max(0.0, end - kept.since)
    return msgspec.structs.replace(table, pause=None, stood=stood, stood_at=table.went)


def begin_vacation(game: AnyGame, table: Table, seat: int, until: float, now: float) -> Change | None:
    """The player in ``seat`` is away, ``until`` then at the latest. ``None`` where that changes nothing."""
    player = table.players[seat]
    if table.ended or player.is_bot or player.away is not None or is_alone(table, seat):
        return None
    after = with_player(table, seat, away=until)
    return settle(game, table, after, [Entry("away", seat, now)], now, frozenset())


def end_vacation(game: AnyGame, table: Table, seat: int, now: float) -> Change | None:
    """The player in ``seat`` is back, and the clock goes on. ``None`` where they were not away."""
    if table.ended or table.players[seat].away is None:
        return None
    return settle(game, table, with_player(table, seat, away=None), [Entry("back", seat, now)], now, frozenset())
