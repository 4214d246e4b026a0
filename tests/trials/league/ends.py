"""Reminders that say that the time ends, held against when it did: reckoned from the logs and from what people read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from tests.trials.league.journal import Ring
from tests.trials.league.people import HOUR, Resident
from tests.trials.league.truth import TableStory

LATE, LAST = "Most of your time is over: ", "Not much time is left: "
STAMP = re.compile(r"<t:(\d+):R>")
MOST, LEAST = 0.8, HOUR
"""The part of the time, and the seconds before its end, at which it is told."""
BEFORE_QUIET = 600.0
"""Seconds before the quiet hours in which it is told what would fall into them."""
A_MOMENT = 2.0
RESETS = frozenset({"pause", "resume", "pause-over", "away", "back", "wait", "undo", "substitute", "vanish", "vacant"})
"""Lines of the log behind which a time ends at another moment than was told before."""


def before_quiet(one: Resident, at: float) -> float:
    """``at``, or a while before the quiet hours of somebody in which it lies."""
    if not one.is_quiet(at):
        return at
    shown = datetime.fromtimestamp(at, ZoneInfo(one.zone))
    begin = at - shown.minute * 60 - shown.second - shown.microsecond / 1e6
    while one.is_quiet(begin - 1):
        begin -= HOUR
    return begin - BEFORE_QUIET


def too_early(rings: Sequence[Ring], people: Mapping[str, Resident], stories: Mapping[int, TableStory]) -> list[str]:
    """Reminders of an end that came before they were due, or after it."""
    found = []
    for ring, story in _of_ends(rings, stories):
        stamp = STAMP.search(ring.message["content"])
        if stamp is None:
            found.append(f"no end is told at table {ring.table}")
            continue
        end = float(stamp.group(1))
        since, _ = story.since(int(ring.user), ring.at)
        due = end - LEAST if ring.message["content"].startswith(LAST) else since + MOST * (end - since)
        if not before_quiet(people[ring.user], due) - A_MOMENT <= ring.at <= end:
            found.append(f"table {ring.table}: {ring.message['content'][:24]!r} {(end - ring.at) / HOUR:.2f} h before")
    return found


def another_end(
    rings: Sequence[Ring], stories: Mapping[int, TableStory], outages: Sequence[tuple[float, float]]
) -> list[str]:
    """Ends that were told, and at which the time was not over though nothing had come between."""
    found = []
    for ring, story in _of_ends(rings, stories):
        stamp = STAMP.search(ring.message["content"])
        seats = [seat for seat, holder in enumerate(_holders(story, ring.at)) if holder == int(ring.user)]
        later = [one for one in story.entries if one.at > ring.at + A_MOMENT]
        following = next((one for one in later if one.seat in seats or one.kind in RESETS), None)
        if stamp is None or following is None or following.kind != "timeout" or following.seat not in seats:
            continue
        end = float(stamp.group(1))
        down = any(begin <= end + A_MOMENT and end <= over + A_MOMENT for begin, over in outages)
        if abs(following.at - end) > A_MOMENT and not down:
            found.append(f"table {ring.table}: {(following.at - end) / HOUR:.2f} h after what was told")
    return found


def without_warning(
    rings: Sequence[Ring],
    people: Mapping[str, Resident],
    stories: Mapping[int, TableStory],
    outages: Sequence[tuple[float, float]],
) -> list[str]:
    """Times that ran out though nobody had said so when most of them was over, or later."""
    heard: dict[str, list[Ring]] = {}
    for ring in rings:
        heard.setdefault(ring.user, []).append(ring)
    found = []
    for number, story in stories.items():
        for place, entry in enumerate(story.entries):
            if entry.kind != "timeout" or entry.seat is None:
                continue
            holder = _holders(story, entry.at - A_MOMENT)[entry.seat]
            if holder is None or not people[str(holder)].remind_hours:
                continue
            one = people[str(holder)]
            since = max(story.since(holder, entry.at - A_MOMENT)[0], _last_reset(story, place))
            begin = before_quiet(one, entry.at - max((1 - MOST) * (entry.at - since), LEAST)) - HOUR - A_MOMENT
            if any(begin <= over and down <= entry.at for down, over in outages) or _is_quiet_all_along(
                one, since, entry.at
            ):
                continue
            told = (ring for ring in heard.get(str(holder), ()) if begin <= ring.at <= entry.at)
            if not any(ring.table == number or ring.kind == "digest" for ring in told):
                found.append(f"{one.name} at table {number}, {(entry.at - since) / HOUR:.1f} h")
    return found


def _is_quiet_all_along(one: Resident, since: float, until: float) -> bool:
    """Whether nothing could ring meanwhile."""
    return one.is_quiet(until) and before_quiet(one, until) < since


def _of_ends(rings: Sequence[Ring], stories: Mapping[int, TableStory]) -> Iterator[tuple[Ring, TableStory]]:
    for ring in rings:
        if ring.kind == "call" and ring.message["content"].startswith((LATE, LAST)) and ring.table in stories:
            yield ring, stories[ring.table]


def _holders(story: TableStory, at: float) -> tuple[int | None, ...]:
    moment = story.at(at)
    return () if moment is None else moment.holders


def _last_reset(story: TableStory, place: int) -> float:
    return max((one.at for one in story.entries[:place] if one.kind in RESETS), default=0.0)
