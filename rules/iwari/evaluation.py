"""How good a position looks to bot players."""

from collections.abc import Sequence
from math import fsum

from rules.core.bitset import cells_of
from rules.iwari.expeditions import expedition_points
from rules.iwari.maps import BIOME_OF, Ground, Line
from rules.iwari.scoring import interim_points, line_points, tent_points
from rules.iwari.settlements import groups, roads_of
from rules.iwari.state import IwariPublic, IwariState

RIVALS = 0.25
"""How much the mean of the opponents' prospects counts against the own ones, besides the best one's."""

RIVAL = 0.75
"""How much the best opponent's prospects count."""

GROWING = (0.0, 0.0, 0.4, 1.2)
"""What a connected group of so many tents may still become, in points, where it has room."""

HALF_LINE = 0.7
"""What leading in totems at one end of an open line is worth, while it brings nothing yet, for each totem there."""

TIE_AHEAD = 0.5
"""What being alone in front of a territory is worth besides its points, per empty space left to fight for."""

CARDS = (0.0, 0.5, 1.1, 1.6)
"""What so many cards of one biome in a hand are worth, where there is room for pieces."""


def evaluate(state: IwariState, seat: int) -> float:
    """The prospects of ``seat`` less those of the others, in points; the third tribe is one of them."""
    worth = prospects(state)
    others = [value for tribe, value in enumerate(worth) if tribe != seat]
    value = worth[seat] - RIVAL * max(others) - RIVALS * fsum(others) / len(others)
    return value if state.over else value + hand_worth(state, seat)


def prospects(public: IwariPublic) -> list[float]:
    """Points by tribe as if the game ended now; while the mid scoring is still to come, tents count twice."""
    ground, tribes = public.ground, range(public.tribes)
    rounds = 2 if public.half == 1 else 1
    worth = [float(a + b) for a, b in zip(interim_points(public), expedition_points(public), strict=True)]
    for territory in ground.territories:
        counts = public.tents_in(territory)
        free = ground.spaces[territory].bit_count() - sum(counts)
        for tribe, points in enumerate(tent_points(public, territory)):
            worth[tribe] += rounds * points
        if free and not public.over:
            _add_lead(worth, counts, free)
    for line in public.open_lines:
        scored = line_points(public, line)
        for tribe in tribes:
            worth[tribe] += scored[tribe]
        if not any(scored) and not public.over:
            _add_half_line(worth, public, line)
    _add_tents(worth, public, ground)
    for tribe in tribes:
        worth[tribe] += public.unused(tribe) * 0.01
    return worth


def _add_lead(worth: list[float], counts: Sequence[int], free: int) -> None:
    most = max(counts)
    if most and counts.count(most) == 1:
        worth[counts.index(most)] += TIE_AHEAD * min(free, 2)


def _add_half_line(worth: list[float], public: IwariPublic, line: Line) -> None:
    for end in line.ends:
        totems = public.totems_in(end)
        most = max(totems)
        if most:
            for tribe, count in enumerate(totems):
                worth[tribe] += HALF_LINE * most * (count == most)


def _add_tents(worth: list[float], public: IwariPublic, ground: Ground) -> None:
    """Settlements, and what smaller groups may become; the purple road."""
    joined, empty = roads_of(public), ground.all_spaces & ~public.occupied
    for tribe, tents in enumerate(public.tents):
        for group in groups(tents, joined):
            size = group.bit_count()
            if size >= len(GROWING):
                worth[tribe] += size
            elif any(joined[space] & empty for space in cells_of(group)):
                worth[tribe] += GROWING[size]
    road = ground.long_road
    if road:
        on_road = [(tents & road).bit_count() for tents in public.tents]
        total, most = sum(on_road), max(on_road)
        for tribe, count in enumerate(on_road):
            worth[tribe] += count if not total or count < most else total


def hand_worth(state: IwariState, seat: int) -> float:
    """What the cards in hand may bring: cards of one biome, as far as that biome has room."""
    empty = state.ground.all_spaces & ~state.occupied
    room = [0] * len(state.discards)
    for territory in state.ground.territories:
        room[BIOME_OF[territory]] += (state.ground.spaces[territory] & empty).bit_count()
    return fsum(CARDS[min(held, 3)] * (1.0 if room[card] >= 2 else 0.6) for card, held in enumerate(state.hands[seat]))
