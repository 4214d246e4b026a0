"""When a player is reminded of a pending decision: a pure schedule, in seconds since the epoch.

There are four kinds. One comes with the turn, another after the player's own interval, the third when most of the time
has passed and the last an hour before the end. Without a deadline those after an interval go on, each after twice as
long. None comes in quiet time: the first two kinds are delayed to its end, the others come before it begins.
"""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal
from zoneinfo import ZoneInfo

import msgspec

HOUR = 3600.0
ReminderKind = Literal["turn", "again", "late", "last", "nudge"]
"""What a reminder is about: a turn that has come; that still waits; that has used most of its time; that ends soon; and
a nudge that another player has asked for, which is not scheduled."""
TURN: Final = "turn"
AGAIN: Final = "again"
LATE: Final = "late"
LAST: Final = "last"
NUDGE: Final = "nudge"

MOST = 0.8
"""The share of the time after which ``late`` comes."""
BEFORE_END = HOUR
"""Seconds before the deadline at which ``last`` comes."""
BEFORE_QUIET = 600.0
"""Seconds before quiet time at which comes what would fall into it and must not be late."""
APART = HOUR
"""Least seconds between two reminders of one decision; one that would follow sooner is left out."""
OFTEN = 12
"""The most reminders after an interval: doubling each time, they last for years."""

LEAST_HOURS, USUAL_HOURS, MOST_HOURS = 4, 12, 168
"""Hours of the interval that a player may choose."""
LONGEST_QUIET = 16
"""The most quiet hours of a day."""


class Quiet(msgspec.Struct, frozen=True):
    """Quiet hours: no reminders from the hour ``begin`` to the hour ``end`` (0 to 23) by local time in an IANA
    ``zone``; they may cross midnight."""

    begin: int
    end: int
    zone: str

    @property
    def hours(self) -> int:
        """The length; equal ``begin`` and ``end`` cover the whole day."""
        return (self.end - self.begin) % 24 or 24

    def around(self, at: float) -> tuple[float, float] | None:
        """The quiet time, from and to, that contains ``at``; ``None`` where none does."""
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(at, zone).date()
        for day in (today - timedelta(days=1), today):
            begin = _first_at(day, self.begin, zone)
            end = _last_at(day + timedelta(days=self.end <= self.begin), self.end, zone)
            if begin <= at < end:
                return begin, end
        return None

    def after(self, at: float) -> float:
        """``at``, or the end of the quiet time that contains it."""
        within = self.around(at)
        return at if within is None else within[1]

    def before(self, at: float) -> float:
        """``at``, or a little before the quiet time that contains it."""
        within = self.around(at)
        return at if within is None else within[0] - BEFORE_QUIET


def _first_at(day: date, hour: int, zone: ZoneInfo) -> float:
    """When the local time is this hour for the first time, or a later one where the hour is skipped."""
    early, late = _readings(day, hour, zone)
    return early if early <= late else _put(zone, late, early)


def _last_at(day: date, hour: int, zone: ZoneInfo) -> float:
    """From when on the local time is this hour or later for good. An hour that repeats counts the second time where the
    clock is put back before its beginning."""
    early, late = _readings(day, hour, zone)
    if early >= late:
        return _first_at(day, hour, zone)
    shown = datetime.fromtimestamp(_put(zone, early, late), zone).replace(tzinfo=None)
    return late if shown < datetime(day.year, day.month, day.day, hour) else early


def _readings(day: date, hour: int, zone: ZoneInfo) -> tuple[float, float]:
    """An hour read by the offset before a change of the clocks, and by the one after it. The two differ only beside a
    change: the first is the earlier one where the hour repeats, the later one where it is skipped."""
    wall = datetime(day.year, day.month, day.day, hour, tzinfo=zone)
    return wall.astimezone(UTC).timestamp(), wall.replace(fold=1).astimezone(UTC).timestamp()


def _put(zone: ZoneInfo, before: float, behind: float) -> float:
    """The moment between these two at which the clocks of a zone change, to the second."""
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
    """A player's settings: a reminder after so many ``hours`` (0: only when their turn comes), and none in the
    ``quiet`` time."""

    hours: int = USUAL_HOURS
    quiet: Quiet | None = None

    def is_quiet(self, at: float) -> bool:
        return self.quiet is not None and self.quiet.around(at) is not None

    def after_quiet(self, at: float) -> float:
        """``at``, or the end of the quiet time that contains it."""
        return at if self.quiet is None else self.quiet.after(at)

    def before_quiet(self, at: float) -> float:
        """``at``, or a little before the quiet time that contains it."""
        return at if self.quiet is None else self.quiet.before(at)


class Reminder(msgspec.Struct, frozen=True):
    """One reminder: its kind and time."""

    kind: ReminderKind
    at: float


def plan(since: float, deadline: float | None, settings: ReminderSettings) -> list[Reminder]:
    """All reminders, in order, of a decision that is pending ``since`` then, until ``deadline`` (``None``: no end)."""
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
    """The first reminder left after the last one at ``rung_at`` (``None``: none yet); ``None`` when none is left."""
    rings = plan(since, deadline, settings)
    return next((ring for ring in rings if rung_at is None or ring.at >= rung_at + APART), None)


def kind_at(since: float, deadline: float | None, settings: ReminderSettings, now: float) -> ReminderKind:
    """The kind of a reminder that is sent ``now``: the newest of the schedule up to now."""
    return next((ring.kind for ring in reversed(plan(since, deadline, settings)) if ring.at <= now), TURN)
