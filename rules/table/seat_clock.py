"""The clock of one seat: it runs while its player, unless away, has a pending decision, gains time with each decision,
and stands otherwise. An undo of a decision restores it."""

import msgspec

from rules.table.clock import Clock
from rules.table.player import UNASKED, Player


class ClockSituation(msgspec.Struct, frozen=True):
    """A seat after an operation. It ``owes`` a decision; it has just ``decided``; the game ``goes_on`` further than
    ever before; its last steps are ``undoable``; the table is ``paused``; the seat is ``alone``, with no other player
    waiting."""

    owes: bool
    decided: bool
    goes_on: bool
    undoable: bool
    paused: bool
    alone: bool
    now: float


def stands_for_vacation(player: Player) -> bool:
    """Whether this clock stops for a vacation where others wait: not once the time has run out."""
    return player.away is not None and player.late is None


def successor_time(player: Player, clock: Clock, now: float) -> float:
    """The time that a successor gets: none where it had run out, or a bot player sits."""
    left = None if player.late is not None else player.time_left(now, clock)
    return 0.0 if left is None else max(0.0, left)


def without(player: Player, *, gone: bool) -> Player:
    """A seat without a clock; ``gone``: no person plays in it any more."""
    away = None if gone else player.away
    return msgspec.structs.replace(player, deadline=None, left=None, added=0.0, away=away, **UNASKED)


def after_change(player: Player, clock: Clock | None, moment: ClockSituation) -> Player:
    """The seat of a person with its time, at a table with or without a clock."""
    if moment.decided or not moment.owes:
        player = msgspec.structs.replace(player, spared=None)
    return _untimed(player, moment) if clock is None else _timed(player, clock, moment)


def _untimed(player: Player, moment: ClockSituation) -> Player:
    """The seat at a table without clocks: time runs only while the others vote about a player who has gone, and for the
    day that they give."""
    left, stands = player.time_left(moment.now), without(player, gone=False)
    if (player.late is None and player.spared is None) or moment.decided or not moment.owes:
        return stands
    timed = msgspec.structs.replace(stands, late=player.late, spared=player.spared)
    if moment.paused or left is None:
        return msgspec.structs.replace(timed, left=left)
    return msgspec.structs.replace(timed, deadline=moment.now + left)


def _timed(player: Player, clock: Clock, moment: ClockSituation) -> Player:
    now, left = moment.now, player.time_left(moment.now, clock)
    before = left = clock.opening() if left is None else left
    added, was_late = player.added, player.was_late
    runs_on = player.deadline is not None and not moment.decided
    if player.late is not None and (moment.decided or not moment.owes):  # back in time
        player, left, was_late, runs_on = msgspec.structs.replace(player, late=None), 0.0, player.late, False
    stands = stands_for_vacation(player) and not moment.alone
    if moment.decided:
        left = clock.filled(left) if moment.goes_on and not stands else left
        added = left - before
    if not moment.undoable:
        added, was_late = 0.0, None
    player = msgspec.structs.replace(player, added=added, was_late=was_late)
    if not moment.owes or moment.paused or stands:
        return msgspec.structs.replace(player, deadline=None, left=left)
    deadline = player.deadline if runs_on else clock.end(now, left)
    return msgspec.structs.replace(player, deadline=deadline, left=None)
