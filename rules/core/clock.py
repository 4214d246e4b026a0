"""The clock of a table: each seat has a bank of time, which every decision fills up a little, to a cap. All times are
in seconds."""

import msgspec

from rules.core.errors import TableError

HOUR = 3600
DAY = 24 * HOUR
LONGEST = 28 * DAY
"""What a bank, an increment or a cap may be at most."""


class Clock(msgspec.Struct, frozen=True):
    """A seat begins with ``bank``, and has ``increment`` more after each decision, but not more than ``cap``."""

    bank: int
    increment: int
    cap: int

    def opening(self, *, first: bool = False) -> float:
        """What a seat begins with: twice the bank where its holder plays the game for the ``first`` time."""
        return float(self.bank * 2 if first else self.bank)

    def filled(self, left: float) -> float:
        """What is left after a decision, of what was ``left`` before it: never less, and nothing is owed."""
        return max(left, min(float(self.cap), max(0.0, left) + self.increment))


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
    return clock
