"""Time zones by their IANA names, found by what a user types."""

from datetime import datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

UTC = "UTC"
REGIONS = (
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
)  # fmt: skip
"""The regions by which the zones are named."""
_HIDDEN = ("Etc/", "SystemV/", "posix/", "right/")
"""Prefixes of names that are not places."""


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The offered zones, by continent and city, in order."""
    return tuple(sorted(one for one in available_timezones() if "/" in one and not one.startswith(_HIDDEN)))


@lru_cache(maxsize=1)
def _by_word() -> dict[str, str]:
    """Zones by lower-case name, and by city where all zones that it names have the same time: some have two names, as
    Asia/Istanbul and Europe/Istanbul."""
    whole = {name.lower(): name for name in available_timezones()}
    cities: dict[str, list[str]] = {}
    for name in names():
        cities.setdefault(name.rpartition("/")[2].lower(), []).append(name)
    same = {city: found[-1] for city, found in cities.items() if len(found) == 1 or len(set(map(_hours, found))) == 1}
    return same | whole


def _hours(name: str) -> tuple[timedelta | None, ...]:
    """What a zone's clocks are ahead of UTC, month by month, by the rules that last were known."""
    return tuple(zone(name).utcoffset(datetime(2037, month, 15)) for month in range(1, 13))


def find(typed: str) -> str | None:
    """The zone for what a user typed, its name or its city in any case; ``None`` if unknown."""
    return _by_word().get("_".join(typed.split()).lower())


def matching(typed: str) -> list[str]:
    """The offered zones whose names contain what was typed; first those whose city begins with it."""
    wanted = "_".join(typed.split()).lower()
    found = [name for name in names() if wanted in name.lower()]
    return sorted(found, key=lambda name: not name.rpartition("/")[2].lower().startswith(wanted))


def known_or_utc(name: str) -> str:
    """A stored zone; ``UTC`` where the list of zones does not have it any more."""
    return name if name in available() else UTC


@lru_cache(maxsize=1)
def available() -> frozenset[str]:
    return frozenset(available_timezones())


def zone(name: str) -> ZoneInfo:
    """The zone of a name that :func:`find` has answered."""
    return ZoneInfo(name)
