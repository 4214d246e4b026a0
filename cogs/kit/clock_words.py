"""The clock in words: its numbers, the deadline as Discord's countdown, and the time left on a stopped clock."""

from collections.abc import Iterable

from msgspec.structs import replace

from render.kit.renderer import Audience
from render.words.text import Texts
from rules.table import table as core
from rules.table.clock import (
    DAY,
    HOUR,
    PRESETS,
    Clock,
)

MINUTE = 60
UP = (("clock-late", "clock-late-alone"), ("clock-gone", "clock-gone-alone"))
"""The time is up, or the player has left: where others decide, and where nobody does."""
OWN = "own"
"""The name of a clock with custom values."""


def clock_name(clock: Clock | None) -> str:
    """The name of a clock in the list."""
    always = None if clock is None else replace(clock, weekend=None)
    return next((name for name, preset in PRESETS.items() if preset == always), OWN)


def clock_line(words: Texts, clock: Clock | None) -> str:
    """A clock by its name, with its numbers."""
    label = words.t(f"clock-{clock_name(clock)}")
    return label if clock is None else words.t("lobby-option", name=label, value=terms(words, clock))


def terms(words: Texts, clock: Clock) -> str:
    """The numbers of a clock, and when it is stopped."""
    numbers = _numbers(words, clock)
    if clock.weekend is None:
        return numbers
    hours, minutes = divmod(abs(clock.weekend), MINUTE)
    zone = f"UTC{'-' if clock.weekend < 0 else '+'}{hours}" + (f":{minutes:02}" if minutes else "")
    return words.t("clock-weekend", terms=numbers, zone=zone if clock.weekend else "UTC")


def _numbers(words: Texts, clock: Clock) -> str:
    bank, increment, cap = (duration(words, part) for part in (clock.bank, clock.increment, clock.cap))
    if clock.bank == clock.cap <= clock.increment:
        return words.t("clock-terms-each", bank=bank)
    if not clock.increment:
        return words.t("clock-terms-bank", bank=bank)
    return words.t("clock-terms", bank=bank, increment=increment, cap=cap)


def duration(words: Texts, seconds: float) -> str:
    """A duration in words: minutes, hours, days, or days and hours; rounded down."""
    if seconds < HOUR:
        return words.t("duration-minutes", count=max(0, int(seconds // MINUTE)))
    days, hours = divmod(int(seconds // HOUR), DAY // HOUR)
    if not days or (hours and days < 2):
        return words.t("duration-hours", count=int(seconds // HOUR))
    if not hours:
        return words.t("duration-days", count=days)
    return words.t(
        "duration-both", days=words.t("duration-days", count=days), hours=words.t("duration-hours", count=hours)
    )


def deadline_line(audience: Audience, table: core.Table, seats: Iterable[int]) -> str:
    """The deadlines of these seats, who is away, and whose time is up; empty if no clock runs."""
    seats = tuple(seats)
    ends = {seat: deadline for seat in seats if (deadline := table.players[seat].deadline) is not None}
    running = {seat: end for seat, end in ends.items() if table.players[seat].late is None}
    words, lines = audience.texts, []
    if len(set(running.values())) == 1:
        lines.append(words.t("clock-deadline", stamp=stamp_of(next(iter(running.values())))))
    elif running:
        each = [(audience.written[seat], stamp_of(end)) for seat, end in running.items()]
        parts = [words.t("clock-deadline-of", name=name, stamp=stamp) for name, stamp in each]
        lines.append(words.t("clock-deadline", stamp=words.enumerate(parts)))
    for seat in seats:
        if core.is_away(table, seat):
            lines.append(words.t("clock-away", name=audience.written[seat], stamp=stamp_of(table.players[seat].away)))
    for seat in ends.keys() - running.keys():
        late = table.players[seat].late
        gone, alone = late is not None and late.gone, core.is_alone(table, seat)
        lines.append(words.t(UP[gone][alone], name=audience.written[seat], stamp=stamp_of(ends[seat])))
    return "\n".join(lines)


def own_line(audience: Audience, table: core.Table, seat: int) -> str:
    """The clock of one seat for its own player: its deadline, or the time left while stopped; empty if there is
    none."""
    left = table.players[seat].left
    if left is None or table.players[seat].late is not None:
        return deadline_line(audience, table, (seat,))
    left_text = audience.texts.t("clock-left", time=duration(audience.texts, left))
    return "\n".join(filter(None, [left_text, deadline_line(audience, table, (seat,))]))


def stamp_of(seconds: float | None) -> str:
    """A moment as Discord shows it: "in 12 hours"; a dash while the clock is stopped."""
    return "–" if seconds is None else f"<t:{int(seconds)}:R>"


def date_of(seconds: float) -> str:
    """A moment as Discord shows it behind "until": date and time of day, in each reader's own zone."""
    return f"<t:{int(seconds)}:f>"
