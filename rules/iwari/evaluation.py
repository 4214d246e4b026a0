"""How good a position looks to bot players.

A search sees the same tents, or the same totems, again and again: what they are worth is remembered by what decides it.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import fsum

from rules.core.bitset import cells_of
from rules.iwari.atlas import ATLAS, network
from rules.iwari.expeditions import expedition_points
from rules.iwari.maps import BIOME_OF, BIOMES, TERRITORIES, WITHIN
from rules.iwari.scoring import Points, alliance, interim_points, majority
from rules.iwari.settlements import groups
from rules.iwari.state import TENTS, TOTEMS, Feat, IwariPublic, IwariState

TERMS: tuple[str, ...] = (
    "territories",
    "leads",
    "lines",
    "settlements",
    "road",
    "expeditions",
    "hand",
    "pieces",
    "rivals",
)
"""What is good and what is bad about a position: tents in territories, the mid scoring included; being alone in front
of a territory; alliance lines; groups of tents; the purple road; expeditions; cards; the supply; what others expect."""

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

CRAMPED = 0.6
"""How much of that is left where the biome has fewer than two empty spaces."""

PIECE = 0.01
"""A piece in the supply: the most of them win a tie (IW-10.2)."""

Worth = tuple[float, ...]
"""Points by tribe."""


def terms(state: IwariState, seat: int) -> dict[str, float]:
    """The prospects of ``seat``, what those of the others take away, and its cards, in points; the third tribe is one
    of the others."""
    going = not state.over and _goes_on(state, seat)
    by_tribe = prospects(state, going=going)
    found = {name: worth[seat] for name, worth in by_tribe.items()}
    others = [sum(column) for tribe, column in enumerate(zip(*by_tribe.values(), strict=True)) if tribe != seat]
    found["rivals"] = -(RIVAL * max(others) + RIVALS * fsum(others) / len(others))
    if going:
        found["hand"] = hand_worth(state, seat)
    return found


def _goes_on(state: IwariState, seat: int) -> bool:
    """Whether ``seat`` has another turn after the one that is being played, as far as that is certain (IW-10.3)."""
    if state.closing != "round":
        return not state.closing
    return (seat - state.starter) % state.seats > (state.active - state.starter) % state.seats


def prospects(public: IwariPublic, *, going: bool) -> Mapping[str, Worth | Points]:
    """Points by term and tribe as if the game ended now and, while it is ``going`` on behind this turn, what may still
    come of it; while the mid scoring is still to come, tents count twice."""
    name, half = public.options["map"], public.half
    territories, leads = _territories(name, public.tents, public.feats, 2 if half == 1 else 1, going)
    if half == 2:
        territories = tuple(map(sum, zip(territories, interim_points(public), strict=True)))
    found: dict[str, Worth | Points] = {
        "territories": territories,
        "leads": leads,
        "lines": _lines(name, public.mountains, public.stacks, public.feats, public.tribes, going),
        "settlements": _settlements(public.tents, name, public.along_roads, public.mountains, going),
        "pieces": _supply(public.tents, public.stacks),
    }
    if ATLAS[name].long_road:
        found["road"] = _road(public.tents, ATLAS[name].long_road)
    if public.expeditions:
        found["expeditions"] = expedition_points(public)
    return found


# --- territories (IW-7) ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=1 << 8)
def _territories(
    name: str, tents: tuple[int, ...], feats: tuple[Feat, ...], rounds: int, going: bool
) -> tuple[Worth, Worth]:
    """The points of all territories, scored so many times, and what leading in them is worth."""
    ground, lying = ATLAS[name], [feat.where for feat in feats]
    counts = zip(*[_by_territory(own, name) for own in tents], strict=True)
    points, leads = [0.0] * len(tents), [0.0] * len(tents)
    for territory, here in zip(ground.territories, counts, strict=True):
        if not any(here):
            continue
        scored, leader, free = _territory(here, ground.spaces[territory].bit_count())
        factor = rounds * (1 + lying.count(TERRITORIES[territory])) if lying else rounds
        for tribe, one in enumerate(scored):
            points[tribe] += factor * one
        if free and going and leader >= 0:
            leads[leader] += TIE_AHEAD * min(free, 2)
    return tuple(points), tuple(leads)


@lru_cache(maxsize=1 << 8)
def _by_territory(tents: int, name: str) -> tuple[int, ...]:
    """The tents of a tribe, territory by territory of a map."""
    return tuple([(tents & WITHIN[territory]).bit_count() for territory in ATLAS[name].territories])


@lru_cache(maxsize=1 << 8)
def _territory(counts: tuple[int, ...], spaces: int) -> tuple[Points, int, int]:
    """What the tents of a territory bring once, who is alone in front (-1: nobody), and its empty spaces."""
    most = max(counts)
    return majority(counts), counts.index(most) if counts.count(most) == 1 else -1, spaces - sum(counts)


# --- alliance lines (IW-9) and the supply ---------------------------------------------------------------------------


@lru_cache(maxsize=1 << 8)
def _lines(
    name: str,
    mountains: tuple[int, ...],
    stacks: tuple[tuple[int, ...], ...],
    feats: tuple[Feat, ...],
    tribes: int,
    going: bool,
) -> Worth:
    """The points of all open lines, and what leading at one end of them is worth."""
    lying, totems = [feat.where for feat in feats], _totems(stacks, tribes)
    worth = [0.0] * tribes
    for line in ATLAS[name].lines:
        first, second = line.ends
        if line.number in mountains or not (stacks[first] or stacks[second]):
            continue
        factor = 1 + lying.count(str(line.number)) if lying else 1
        for tribe, points in enumerate(_line(totems[first], totems[second], factor, going)):
            worth[tribe] += points
    return tuple(worth)


@lru_cache(maxsize=1 << 8)
def _totems(stacks: tuple[tuple[int, ...], ...], tribes: int) -> tuple[tuple[int, ...], ...]:
    """Territory by territory how many totems each tribe has there."""
    none = (0,) * tribes
    return tuple([tuple(map(stack.count, range(tribes))) if stack else none for stack in stacks])


@lru_cache(maxsize=1 << 8)
def _line(first: tuple[int, ...], second: tuple[int, ...], factor: int, going: bool) -> Worth:
    """What the totems at both ends of an open line bring, or may bring yet."""
    scored = alliance(first, second, factor)
    if any(scored) or not going:
        return scored
    most = max(first), max(second)
    return tuple(
        [
            sum([HALF_LINE * top for top, own in zip(most, both, strict=True) if own == top])
            for both in zip(first, second, strict=True)
        ]
    )


@lru_cache(maxsize=1 << 8)
def _supply(tents: tuple[int, ...], stacks: tuple[tuple[int, ...], ...]) -> Worth:
    used = map(sum, zip(*_totems(stacks, len(tents)), strict=True))
    return tuple([PIECE * (TENTS - own.bit_count() + TOTEMS - totems) for own, totems in zip(tents, used, strict=True)])


# --- settlements (IW-8) and the purple road (IW-14.4) ---------------------------------------------------------------


@lru_cache(maxsize=1 << 8)
def _settlements(
    tents: tuple[int, ...], name: str, along_roads: bool, mountains: tuple[int, ...], going: bool
) -> Worth:
    """Settlements, and what smaller groups that have room may become."""
    empty = ATLAS[name].all_spaces
    for own in tents:
        empty &= ~own
    return tuple(
        [
            sum(
                [
                    size if size >= len(GROWING) else GROWING[size] if going and near & empty else 0.0
                    for size, near in _joined(own, name, along_roads, mountains)
                ]
            )
            for own in tents
        ]
    )


@lru_cache(maxsize=1 << 8)
def _joined(tents: int, name: str, along_roads: bool, mountains: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The connected groups of a tribe's tents: how many there are, and the spaces next to them."""
    joined, found = network(name, along_roads, mountains), []
    for group in groups(tents, name, along_roads, mountains):
        near = 0
        for space in cells_of(group):
            near |= joined[space]
        found.append((group.bit_count(), near))
    return tuple(found)


@lru_cache(maxsize=1 << 8)
def _road(tents: tuple[int, ...], road: int) -> Points:
    """The purple road, which scores like a territory."""
    return majority([(own & road).bit_count() for own in tents])


# --- cards ----------------------------------------------------------------------------------------------------------


def hand_worth(state: IwariState, seat: int) -> float:
    """What the cards in hand may bring: cards of one biome, as far as that biome has room."""
    return _cards(state.hands[seat], _roomy(state.options["map"], state.occupied))


@lru_cache(maxsize=1 << 8)
def _cards(hand: tuple[int, ...], roomy: tuple[bool, ...]) -> float:
    return fsum(CARDS[min(held, 3)] * (1.0 if room else CRAMPED) for held, room in zip(hand, roomy, strict=True))


@lru_cache(maxsize=1 << 8)
def _roomy(name: str, occupied: int) -> tuple[bool, ...]:
    """Biome by biome whether at least two spaces are empty."""
    ground, room = ATLAS[name], [0] * len(BIOMES)
    for territory in ground.territories:
        room[BIOME_OF[territory]] += (ground.spaces[territory] & ~occupied).bit_count()
    return tuple([empty >= 2 for empty in room])
