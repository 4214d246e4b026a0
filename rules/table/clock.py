"""The clock of a table: each seat has a bank of time, and each decision adds an increment, up to a cap. Times in
seconds."""

from collections.abc import Collection

import msgspec

from rules.core.errors import TableError

HOUR = 3600
DAY = 24 * HOUR
LONGEST = 28 * DAY
"""The longest bank, increment or cap."""


WEEK, WORKING = 7 * DAY, 5 * DAY
SATURDAY = 2 * DAY
"""The first Saturday of the epoch, in seconds, by UTC."""


class Clock(msgspec.Struct, frozen=True):
    """A seat begins with ``bank``, and gains ``increment`` after each decision, up to ``cap``. With a ``weekend`` it
    stands on Saturday and Sunday, by a local time so many minutes ahead of UTC."""

    bank: int
    increment: int
    cap: int
    weekend: int | None = None

    def opening(self, *, first: bool = False) -> float:
        """The time that a seat begins with: twice the bank where its holder plays the game for the ``first`` time."""
        return float(self.bank * 2 if first else self.bank)

    def filled(self, left: float) -> float:
        """The time after a decision, from what was ``left`` before it: never less, and no debt is carried over."""
        return max(left, min(float(self.cap), max(0.0, left) + self.increment))

    def end(self, now: float, left: float) -> float:
        """When ``left`` seconds will have run out, from ``now`` on. On a weekend at the earliest ``now``."""
        if self.weekend is None or left <= 0:
            return now + left
        weeks, rest = divmod(self._worked(now) + left, WORKING)
        if not rest:  # it runs out as the weekend begins, not after it
            weeks, rest = weeks - 1, float(WORKING)
        return max(now, weeks * WEEK + 2 * DAY + rest + self._origin)

    def between(self, now: float, end: float) -> float:
        """The seconds that run from ``now`` to an ``end``; negative where that has passed."""
        if self.weekend is None or end <= now:
            return end - now
        return self._worked(end) - self._worked(now)

    @property
    def _origin(self) -> float:
        return float(SATURDAY - (self.weekend or 0) * 60)

    def _worked(self, at: float) -> float:
        """The seconds outside weekends since a Saturday."""
        weeks, within = divmod(at - self._origin, WEEK)
        return weeks * WORKING + max(0.0, within - 2 * DAY)


class Pause(msgspec.Struct, frozen=True):
    """A pause that ``seat`` began, ``since`` then and ``until`` then at the latest; ``agreed`` are the seats that agree
    to a long one, besides the asker. Pauses stored by earlier versions have no ``until`` (``None``)."""

    seat: int
    since: float
    until: float | None
    agreed: tuple[int, ...] = ()


def without_consent(pause: Pause | None, seats: Collection[int]) -> Pause | None:
    """A pause to which these seats have not agreed."""
    if pause is None:
        return None
    return msgspec.structs.replace(pause, agreed=tuple(seat for seat in pause.agreed if seat not in seats))


PAUSES = (3 * DAY, 7 * DAY, 14 * DAY, 28 * DAY)
"""The longest pauses that a host may choose, where all agree, counted until the next move."""
PAUSE = 14 * DAY
"""The default of the longest pause."""


def each(seconds: int) -> Clock | None:
    """So many seconds for each decision, without carrying time over; no clock for none."""
    return Clock(seconds, seconds, seconds) if seconds else None


FAST = Clock(24 * HOUR, 4 * HOUR, 48 * HOUR)
DAILY = Clock(72 * HOUR, 24 * HOUR, 7 * DAY)
RELAXED = Clock(7 * DAY, 36 * HOUR, 10 * DAY)
PRESETS: dict[str, Clock | None] = {"fast": FAST, "daily": DAILY, "relaxed": RELAXED, "none": None}
"""The clocks that a table is offered, by name."""


def checked(clock: Clock) -> Clock:
    """The clock, if valid. Raises ``TableError``."""
    if clock.bank < HOUR or clock.increment < 0:
        raise TableError("clock-too-short")
    if max(clock.bank, clock.increment, clock.cap) > LONGEST:
        raise TableError("clock-too-long", days=LONGEST // DAY)
    if clock.cap < max(clock.bank, clock.increment):
        raise TableError("clock-cap-low")
    if clock.weekend is not None and abs(clock.weekend) > DAY // 60:
        raise TableError("button-unknown")
    return clock
