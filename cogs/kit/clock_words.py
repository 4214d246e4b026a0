"""The clock in words: how a table is timed, until when it waits for its people, as Discord shows times, counting down
by itself, and what is left on a clock that stands."""

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
"""That the time is up, or somebody has left: where others decide, and where nobody does."""
OWN = "own"
"""Stands for a clock with values of the host's own."""


def clock_name(clock: Clock | None) -> str:
    """By which name a clock is offered."""
    always = None if clock is None else replace(clock, weekend=None)
    return next((name for name, preset in PRESETS.items() if preset == always), OWN)


def clock_line(words: Texts, clock: Clock | None) -> str:
    """A clock by its name, with its numbers."""
    label = words.t(f"clock-{clock_name(clock)}")
    return label if clock is None else words.t("lobby-option", name=label, value=terms(words, clock))


def terms(words: Texts, clock: Clock) -> str:
    """The numbers of a clock, and when it stands."""
    told = _numbers(words, clock)
    if clock.weekend is None:
        return told
    hours, minutes = divmod(abs(clock.weekend), MINUTE)
    zone = f"UTC{'-' if clock.weekend < 0 else '+'}{hours}" + (f":{minutes:02}" if minutes else "")
    return words.t("clock-weekend", terms=told, zone=zone if clock.weekend else "UTC")


def _numbers(words: Texts, clock: Clock) -> str:
    bank, increment, cap = (duration(words, part) for part in (clock.bank, clock.increment, clock.cap))
    if clock.increment >= clock.cap:
        return words.t("clock-terms-each", bank=bank)
    if not clock.increment:
        return words.t("clock-terms-bank", bank=bank)
    return words.t("clock-terms", bank=bank, increment=increment, cap=cap)


def duration(words: Texts, seconds: float) -> str:
    """So much time in words: minutes, hours, days, or days and hours; rounded down."""
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
    """Until when the people in these seats must decide, who is away, and whose time is up; empty where nobody's time
    runs."""
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
    """The clock of one seat to its own holder: until when it runs, or what is left as it stands; empty where there is
    none."""
    left = table.players[seat].left
    if left is None or table.players[seat].late is not None:
        return deadline_line(audience, table, (seat,))
    told = audience.texts.t("clock-left", time=duration(audience.texts, left))
    return "\n".join(filter(None, [told, deadline_line(audience, table, (seat,))]))


def stamp_of(seconds: float | None) -> str:
    """A moment as Discord shows it: "in 12 hours"; a dash while the clocks stand still."""
    return "–" if seconds is None else f"<t:{int(seconds)}:R>"
