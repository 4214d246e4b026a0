"""The clock in words: until when a table waits for its people, as Discord shows times, counting down by itself."""

from collections.abc import Iterable

from render.core.renderer import Audience
from rules.core import table as core


def deadline_line(audience: Audience, table: core.Table, seats: Iterable[int]) -> str:
    """Until when the people in these seats must decide; empty where nobody's time runs."""
    ends = {
        seat: deadline
        for seat in seats
        if (deadline := table.players[seat].deadline) is not None and not table.players[seat].is_bot
    }
    if not ends or table.paused:
        return ""
    words = audience.texts
    if len(set(ends.values())) == 1:
        return words.t("clock-deadline", stamp=_stamp(next(iter(ends.values()))))
    each = [words.t("clock-deadline-of", name=audience.written[seat], stamp=_stamp(end)) for seat, end in ends.items()]
    return words.t("clock-deadline", stamp=words.enumerate(each))


def _stamp(seconds: float) -> str:
    """A moment as Discord shows it: "in 12 hours"."""
    return f"<t:{int(seconds)}:R>"
