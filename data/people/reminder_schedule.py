"""When somebody is rung for a decision that waits for them: a pure plan, in seconds since the epoch.

It tells four rings. One comes when it is their turn, another after the interval of their own choice, the third when
most of the time is over and the last an hour before the end. Where there is no end, those after an interval go on, each
after twice as long. Nothing rings in somebody's quiet time: the first two kinds come when it is over, the others before
it begins.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

import msgspec

HOUR = 3600.0
ReminderKind = Literal["turn", "again", "late", "last", "nudge"]
"""What a ring is about: a turn that has come; that still waits; that has used most of its time; that ends soon; and one
that somebody else has asked for, which no plan tells."""
TURN: Final = "turn"
AGAIN: Final = "again"
LATE: Final = "late"
LAST: Final = "last"
NUDGE: Final = "nudge"

MOST = 0.8
"""The part of the time after which it is said that most of it is over."""
BEFORE_END = HOUR
"""Seconds before the end of the time at which it is said for the last time."""
BEFORE_QUIET = 600.0
"""Seconds before the quiet time begins at which comes what would fall into it and must not come late."""
APART = HOUR
"""Rings for one decision are at least so many seconds apart; one that would follow sooner is left out."""
OFTEN = 12
"""So many rings after an interval, each after twice as long, last for years."""

LEAST_HOURS, USUAL_HOURS, MOST_HOURS = 4, 12, 168
"""Hours after which somebody may want to be rung again."""
LONGEST_QUIET = 16
"""Hours of a day that may be quiet."""


class Quiet(msgspec.Struct, frozen=True):
    """The hours of the day in which nothing rings, from the hour ``begin`` to the hour ``end`` (0 to 23) as the clocks
    show it in an IANA ``zone``; it may go over midnight."""

    begin: int
    end: int
    zone: str

    @property
    def hours(self) -> int:
        """How long it is; where it begins when it ends it covers the whole day."""
        return (self.end - self.begin) % 24 or 24

    def around(self, at: float) -> tuple[float, float] | None:
        """The quiet time, from and to, in which ``at`` lies; ``None`` where it lies in none."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(at, zone).date()
        for day in (today - timedelta(days=1), today):
            begin = _first_at(day, self.begin, zone)
            end = _last_at(day + timedelta(days=self.end <= self.begin), self.end, zone)
            if begin <= at < end:
                return begin, end
        return None

    def after(self, at: float) -> float:
        """``at``, or when the quiet time is over in which it lies."""
        within = self.around(at)
        return at if within is None else within[1]

    def before(self, at: float) -> float:
        """``at``, or a little before the quiet time in which it lies."""
        within = self.around(at)
        return at if within is None else within[0] - BEFORE_QUIET


def _first_at(day: date, hour: int, zone: ZoneInfo) -> float:
    """When a wall clock shows this hour for the first time, or a later one where it is left out."""
    early, late = _readings(day, hour, zone)
    return early if early <= late else _put(zone, late, early)


def _last_at(day: date, hour: int, zone: ZoneInfo) -> float:
    """From when on a wall clock shows this hour or a later one for good. An hour that comes twice counts the second
    time where the clock is put back before its beginning."""
    early, late = _readings(day, hour, zone)
    if early >= late:
        return _first_at(day, hour, zone)
    shown = datetime.fromtimestamp(_put(zone, early, late), zone).replace(tzinfo=None)
    return late if shown < datetime(day.year, day.month, day.day, hour) else early


def _readings(day: date, hour: int, zone: ZoneInfo) -> tuple[float, float]:
    """An hour read by the time that holds before a change of the clocks, and by the one behind it. The two differ only
    beside a change: the first is the earlier one where the hour comes twice, the later one where it is left out."""
    wall = datetime(day.year, day.month, day.day, hour, tzinfo=zone)
    return wall.astimezone(UTC).timestamp(), wall.replace(fold=1).astimezone(UTC).timestamp()


def _put(zone: ZoneInfo, before: float, behind: float) -> float:
    """The moment between these two at which the clocks of a zone are put, to the second."""
    low, high = int(before) - 1, int(behind)
    old = datetime.fromtimestamp(low, zone).utcoffset()
    while high - low > 1:
        middle = (low + high) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == old:
            low = middle
        else:
            high = middle
    return float(high)


class ReminderSettings(msgspec.Struct, frozen=True):
    """How somebody wants to be rung: again after so many ``hours`` (0: only when their turn comes), and never in the
    ``quiet`` time."""

    hours: int = USUAL_HOURS
    quiet: Quiet | None = None

    def is_quiet(self, at: float) -> bool:
        return self.quiet is not None and self.quiet.around(at) is not None

    def after_quiet(self, at: float) -> float:
        """``at``, or when the quiet time in which it lies is over."""
        return at if self.quiet is None else self.quiet.after(at)

    def before_quiet(self, at: float) -> float:
        """``at``, or a little before the quiet time in which it lies begins."""
        return at if self.quiet is None else self.quiet.before(at)


class Reminder(msgspec.Struct, frozen=True):
    """One ring: what it is about, and when."""

    kind: ReminderKind
    at: float


def plan(since: float, deadline: float | None, settings: ReminderSettings) -> list[Reminder]:
    """All rings, in order, for a decision that is owed ``since`` then and until ``deadline`` (``None``: no end)."""
    rings: list[Reminder] = []
    for ring in sorted(_wished(since, deadline, settings), key=lambda ring: ring.at):
        in_time = ring.at >= since and (deadline is None or ring.at < deadline)
        if in_time and (not rings or ring.at - rings[-1].at >= APART):
            rings.append(ring)
    return rings


def _wished(since: float, deadline: float | None, settings: ReminderSettings) -> Iterator[Reminder]:
    yield Reminder(TURN, settings.after_quiet(since))
    if not settings.hours:
        return
    interval = settings.hours * HOUR
    if deadline is None:
        for times in range(1, OFTEN + 1):
            yield Reminder(AGAIN, settings.after_quiet(since + interval * (2**times - 1)))
        return
    yield Reminder(LAST, settings.before_quiet(deadline - BEFORE_END))
    yield Reminder(LATE, settings.before_quiet(since + MOST * (deadline - since)))
    yield Reminder(AGAIN, settings.after_quiet(since + interval))


def next_ring(
    since: float, deadline: float | None, settings: ReminderSettings, rung_at: float | None
) -> Reminder | None:
    """The first ring that is left when the person was rung for it at ``rung_at`` for the last time (``None``: not
    yet); ``None`` when none is left."""
    rings = plan(since, deadline, settings)
    return next((ring for ring in rings if rung_at is None or ring.at >= rung_at + APART), None)


def kind_at(since: float, deadline: float | None, settings: ReminderSettings, now: float) -> ReminderKind:
    """What a ring that comes ``now`` is about: the newest of the plan up to now."""
    return next((ring.kind for ring in reversed(plan(since, deadline, settings)) if ring.at <= now), TURN)
