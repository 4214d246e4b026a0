"""The clock of a table: each seat has a bank of time, which every decision fills up a little, to a cap. All times are
in seconds."""

import msgspec

from rules.core.errors import TableError

HOUR = 3600
DAY = 24 * HOUR
LONGEST = 28 * DAY
"""What a bank, an increment or a cap may be at most."""


WEEK, WORKING = 7 * DAY, 5 * DAY
SATURDAY = 2 * DAY
"""The first Saturday of the era began so many seconds after it, where clocks show UTC."""


class Clock(msgspec.Struct, frozen=True):
    """A seat begins with ``bank``, and has ``increment`` more after each decision, but not more than ``cap``. With a
    ``weekend`` it stands on Saturday and Sunday, of clocks that go so many minutes ahead of UTC."""

    bank: int
    increment: int
    cap: int
    weekend: int | None = None

    def opening(self, *, first: bool = False) -> float:
        """What a seat begins with: twice the bank where its holder plays the game for the ``first`` time."""
        return float(self.bank * 2 if first else self.bank)

    def filled(self, left: float) -> float:
        """What is left after a decision, of what was ``left`` before it: never less, and nothing is owed."""
        return max(left, min(float(self.cap), max(0.0, left) + self.increment))

    def end(self, now: float, left: float) -> float:
        """When ``left`` seconds will have run out, from ``now`` on. On a weekend it is, at the earliest, ``now``."""
        if self.weekend is None or left <= 0:
            return now + left
        weeks, rest = divmod(self._worked(now) + left, WORKING)
        if not rest:  # it runs out as the weekend begins, and not behind it
            weeks, rest = weeks - 1, float(WORKING)
        return max(now, weeks * WEEK + 2 * DAY + rest + self._origin)

    def between(self, now: float, end: float) -> float:
        """The seconds that run from ``now`` to an ``end``; below zero where that is over."""
        if self.weekend is None or end <= now:
            return end - now
        return self._worked(end) - self._worked(now)

    @property
    def _origin(self) -> float:
        """When a Saturday began."""
        return float(SATURDAY - (self.weekend or 0) * 60)

    def _worked(self, at: float) -> float:
        """The seconds outside weekends from a Saturday on."""
        weeks, within = divmod(at - self._origin, WEEK)
        return weeks * WORKING + max(0.0, within - 2 * DAY)


class Pause(msgspec.Struct, frozen=True):
    """A pause that ``seat`` began, ``since`` then and ``until`` then at the latest; ``agreed`` are the seats that agree
    to a long one, without regard to who asked. Of pauses from earlier nobody knows until when (``None``)."""

    seat: int
    since: float
    until: float | None
    agreed: tuple[int, ...] = ()


PAUSES = (3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY)
"""How long a table may stand still at most, where everybody agrees, until somebody moves: what its host may choose."""
PAUSE = 14 * DAY
"""The same where the host has chosen nothing."""


def each(seconds: int) -> Clock | None:
    """So many seconds for each decision, whatever the ones before have taken; no clock for none."""
    return Clock(seconds, seconds, seconds) if seconds else None


FAST = Clock(24 * HOUR, 4 * HOUR, 48 * HOUR)
DAILY = Clock(72 * HOUR, 24 * HOUR, 7 * DAY)
RELAXED = Clock(7 * DAY, 36 * HOUR, 10 * DAY)
PRESETS: dict[str, Clock | None] = {"fast": FAST, "daily": DAILY, "relaxed": RELAXED, "none": None}
"""The clocks that a table is offered, by name."""


def checked(clock: Clock) -> Clock:
    """The clock, if a game can be played by it. Raises ``TableError``."""
    if clock.bank < HOUR or clock.increment < 0:
        raise TableError("clock-too-short")
    if max(clock.bank, clock.increment, clock.cap) > LONGEST:
        raise TableError("clock-too-long", days=LONGEST // DAY)
    if clock.cap < max(clock.bank, clock.increment):
        raise TableError("clock-cap-low")
    if clock.weekend is not None and abs(clock.weekend) > DAY // 60:
        raise TableError("button-unknown")
    return clock
