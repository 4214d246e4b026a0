"""Settlements (IW-8): groups of at least four tents of a tribe that roads connect."""

from collections.abc import Sequence

from rules.core.bitset import cells_of
from rules.iwari.atlas import network
from rules.iwari.state import IwariPublic

SMALLEST = 4
"""The fewest tents of a settlement (IW-8.1)."""


def roads_of(public: IwariPublic) -> Sequence[int]:
    """The roads that count for settlements in this game, as the spaces that each space is joined with."""
    return network(public.options["map"], public.along_roads, public.mountains)


def groups(tents: int, joined: Sequence[int]) -> list[int]:
    """The connected groups of tents (IW-8.2), as masks."""
    found = []
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
    return found


def settlements(tents: int, joined: Sequence[int]) -> list[int]:
    """The settlements among a tribe's tents (IW-8.3)."""
    if tents.bit_count() < SMALLEST:
        return []
    return [group for group in groups(tents, joined) if group.bit_count() >= SMALLEST]


def settlements_of(public: IwariPublic, tribe: int) -> list[int]:
    """The settlements of a tribe, as sets of spaces."""
    return settlements(public.tents[tribe], roads_of(public))
