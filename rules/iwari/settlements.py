"""Settlements (IW-8): groups of at least four tents of a tribe that roads connect."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.bitset import cells_of
from rules.iwari.atlas import network
from rules.iwari.state import IwariPublic

SMALLEST = 4
"""The fewest tents of a settlement (IW-8.1)."""


def roads_of(public: IwariPublic) -> Sequence[int]:
    """The roads that count for settlements in this game, as the spaces that each space is joined with."""
    return network(public.options["map"], public.along_roads, public.mountains)


@lru_cache(maxsize=1 << 8)
def groups(tents: int, name: str, along_roads: bool, mountains: tuple[int, ...]) -> tuple[int, ...]:
    """The connected groups of tents (IW-8.2), as masks, on the roads of a :func:`network`."""
    joined, found = network(name, along_roads, mountains), []
    while tents:
        group = waiting = tents & -tents
        while waiting:
            reached = 0
            for space in cells_of(waiting):
                reached |= joined[space]
            waiting = reached & tents & ~group
            group |= waiting
        found.append(group)
        tents &= ~group
    return tuple(found)


def groups_among(public: IwariPublic, tents: int) -> tuple[int, ...]:
    """The connected groups of some tents of a tribe, as masks."""
    return groups(tents, public.options["map"], public.along_roads, public.mountains)


def settlements(public: IwariPublic, tents: int) -> list[int]:
    """The settlements among some tents of a tribe (IW-8.3), as sets of spaces."""
    if tents.bit_count() < SMALLEST:
        return []
    return [group for group in groups_among(public, tents) if group.bit_count() >= SMALLEST]


def settlements_of(public: IwariPublic, tribe: int) -> list[int]:
    """The settlements of a tribe."""
    return settlements(public, public.tents[tribe])
