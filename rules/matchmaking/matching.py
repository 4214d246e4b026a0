"""Which searching players play together: a pure plan. Times are in seconds.

Wishes are strict at first, and widen with the waiting time:

- **Strength.** A player who wishes for others near their strength gets those within 100 points at once, within 100 more
  for every 6 hours, and any after 2 days. Both sides' wishes count.
- **Bot players.** Where a player allows bot players, these fill missing seats after a day.
- **Clocks.** After a day a player is asked whether the clocks next to the wished ones would do, where that finds a
  match; they count only once that was answered.

The longest waiting come first, and a table that lacks one player comes before a new one. A new table needs one among
its players who may host it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from rules.table.clock import PRESETS

HOUR = 3600.0
NEAR = 100
"""The points of strength that count as near at once, and by which the range grows."""
GROWS_EVERY = 6 * HOUR
ANYBODY_AFTER = 48 * HOUR
BOTS_AFTER = 24 * HOUR
ASKED_AFTER = 24 * HOUR
LOOKED_AT = 24
"""The most candidates, longest waiting first, that are tried for one table; besides one more who may host it."""

Pairs = Collection[frozenset[int]]
"""Pairs of players who are kept apart."""


class Wishes(msgspec.Struct, frozen=True):
    """A search ``since`` then: for one of these ``games`` with one of these numbers of ``seats`` (none: any) by one of
    these ``clocks`` (of ``PRESETS``), with players ``near`` in strength only, with ``bots`` if need be. ``asked``: the
    player was asked about other clocks."""

    user_id: int
    games: tuple[str, ...]
    seats: tuple[int, ...]
    clocks: tuple[str, ...]
    near: bool
    bots: bool
    since: float
    asked: bool = False

    def reach(self, now: float) -> float:
        """How many points away another player may be."""
        waited = now - self.since
        if not self.near or waited >= ANYBODY_AFTER:
            return float("inf")
        return NEAR + NEAR * (max(0.0, waited) // GROWS_EVERY)

    def wants(self, slug: str, clock: str, seats: int, bots: int) -> bool:
        """Whether a table of this kind fits the search."""
        fits = slug in self.games and clock in self.clocks and (not self.seats or seats in self.seats)
        return fits and (self.bots or not bots)


class Seeker(Wishes, frozen=True, kw_only=True):
    """A player's search with what matching needs besides: ``skills`` are their strengths by game, 0 for a beginner,
    ``refused`` the tables that they declined to join; ``may_host``: they may open a table where they search."""

    skills: Mapping[str, int] = {}
    refused: frozenset[int] = frozenset()
    may_host: bool = True

    def skill(self, slug: str) -> int:
        return self.skills.get(slug, 0)


class OpenTable(msgspec.Struct, frozen=True):
    """A lobby that lacks one player of so many ``seats``. ``people`` sit there, each with a strength in the game."""

    table_id: int
    slug: str
    clock: str
    seats: int
    bots: int
    people: Mapping[int, int]


class Match(msgspec.Struct, frozen=True):
    """Players who are matched for a game, the longest waiting first, with so many ``bots``; at the table ``table_id``
    that lacks one, else at a new one."""

    slug: str
    clock: str
    user_ids: tuple[int, ...]
    bots: int = 0
    table_id: int | None = None


def matches(
    seekers: Sequence[Seeker],
    tables: Sequence[OpenTable],
    offered: Mapping[str, Sequence[int]],
    apart: Pairs,
    now: float,
) -> list[Match]:
    """All matches now. ``offered`` are the seat counts of each game."""
    waiting = sorted(seekers, key=lambda seeker: (seeker.since, seeker.user_id))
    free = sorted(tables, key=lambda table: table.table_id)
    found = []
    while waiting:
        lead = waiting.pop(0)
        match = _joined(lead, free, apart, now) or _gathered(lead, waiting, offered, apart, now)
        if match is not None:
            found.append(match)
            waiting = [one for one in waiting if one.user_id not in match.user_ids]
            free = [one for one in free if one.table_id != match.table_id]
    return found


def to_ask(
    seekers: Sequence[Seeker],
    tables: Sequence[OpenTable],
    offered: Mapping[str, Sequence[int]],
    apart: Pairs,
    now: float,
) -> list[tuple[int, tuple[str, ...]]]:
    """Who is to be asked about other clocks, and which: where that would find a match."""
    found = []
    for one in seekers:
        more = beside(one.clocks)
        if one.asked or now - one.since < ASKED_AFTER or not more:
            continue
        wider = msgspec.structs.replace(one, clocks=(*one.clocks, *more))
        others = [wider if other is one else other for other in seekers]
        by_it = [match for match in matches(others, tables, offered, apart, now) if one.user_id in match.user_ids]
        if any(match.clock in more for match in by_it):
            found.append((one.user_id, more))
    return found


def beside(clocks: Collection[str]) -> tuple[str, ...]:
    """The clocks next to these, from fast to slow."""
    names = list(PRESETS)
    near = {place + step for place, name in enumerate(names) if name in clocks for step in (-1, 1)}
    return tuple(name for place, name in enumerate(names) if place in near and name not in clocks)


def next_change(seekers: Collection[Wishes], now: float) -> float | None:
    """When a search next widens; ``None`` where none does any more."""
    return min((at for one in seekers for at in _changes(one) if at > now), default=None)


def _changes(one: Wishes) -> Iterator[float]:
    if one.near:
        yield from (one.since + step * GROWS_EVERY for step in range(1, int(ANYBODY_AFTER // GROWS_EVERY) + 1))
    if one.bots:
        yield one.since + BOTS_AFTER
    if not one.asked:
        yield one.since + ASKED_AFTER


def _joined(lead: Seeker, tables: Sequence[OpenTable], apart: Pairs, now: float) -> Match | None:
    """The first table that lacks one player and fits the search."""
    for table in tables:
        near = all(abs(skill - lead.skill(table.slug)) <= lead.reach(now) for skill in table.people.values())
        strangers = lead.user_id not in table.people and table.table_id not in lead.refused
        together = not any(frozenset({lead.user_id, one}) in apart for one in table.people)
        if strangers and together and near and lead.wants(table.slug, table.clock, table.seats, table.bots):
            return Match(table.slug, table.clock, (lead.user_id,), table.bots, table.table_id)
    return None


def _gathered(
    lead: Seeker, others: Sequence[Seeker], offered: Mapping[str, Sequence[int]], apart: Pairs, now: float
) -> Match | None:
    """A new table for a player and others who wait: with as many people and as few bot players as possible."""
    kinds = [
        (seats - people, -people, place, clock, slug, seats)
        for place, slug in enumerate(lead.games)
        for clock in lead.clocks
        for seats in offered.get(slug, ())
        for people in range(2, seats + 1)
        if lead.wants(slug, clock, seats, seats - people) and (people == seats or now - lead.since >= BOTS_AFTER)
    ]
    for bots, people, _, clock, slug, seats in sorted(kinds):
        fitting = [one for one in others if one.wants(slug, clock, seats, bots)]
        looked_at = fitting[:LOOKED_AT] + [one for one in fitting[LOOKED_AT:] if one.may_host][:1]
        group = _tablemates((lead,), looked_at, -people, slug, apart, now)
        if group is not None:
            return Match(slug, clock, tuple(one.user_id for one in group), bots)
    return None


def _tablemates(
    group: tuple[Seeker, ...], others: Sequence[Seeker], people: int, slug: str, apart: Pairs, now: float
) -> tuple[Seeker, ...] | None:
    """The group grown to so many players who all suit each other, and one of whom may host; the longest waiting are
    tried first."""
    if len(group) == people:
        return group
    must_host = len(group) == people - 1 and not any(one.may_host for one in group)
    for place, one in enumerate(others):
        if (one.may_host or not must_host) and all(_suit(one, other, slug, apart, now) for other in group):
            grown = _tablemates((*group, one), others[place + 1 :], people, slug, apart, now)
            if grown is not None:
                return grown
    return None


def _suit(one: Seeker, other: Seeker, slug: str, apart: Pairs, now: float) -> bool:
    """Whether two players may be matched in a game."""
    distance = abs(one.skill(slug) - other.skill(slug))
    near = distance <= min(one.reach(now), other.reach(now))
    return near and frozenset({one.user_id, other.user_id}) not in apart
