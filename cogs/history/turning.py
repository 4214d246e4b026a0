"""Where the turning points of a review lie among the moments of a game."""

from collections.abc import Sequence

from rules.history.history import Course, standing_places
from rules.table.log_entry import Entry


def moment_before(course: Course, entries: Sequence[Entry], step: int) -> int | None:
    """The moment in which the step of this number, counted from 0 among those that stand, was decided; ``None`` where
    there is no such step."""
    places = standing_places(entries)
    if not 0 <= step < len(places):
        return None
    return max((sight.number for sight in course.sights if sight.place < places[step]), default=None)


def turn_after(course: Course, number: int) -> int:
    """The number of the turn that follows a moment."""
    on = course.on(number)
    return course.turns[number if on is None else on]
