"""Expedition cards (IW-13): which there are, and when a tribe fulfils one."""

from typing import Literal

import msgspec

from rules.core.data import shipped
from rules.iwari.feats import fills
from rules.iwari.maps import BIOME_OF, COMPONENTS, WITHIN, Kind
from rules.iwari.settlements import settlements_of
from rules.iwari.state import Expedition, IwariPublic


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card asks for, as the ``type`` of what is counted, and by the fields that this type uses: how many there
    must be, and what a territory must hold of the tribe (``..._each``) to count."""

    type: Literal[
        "territories",
        "biomes",
        "open_lines",
        "top_totems",
        "totems_without_tents",
        "tents_on_map",
        "settlement",
        "fills_territory",
    ]
    biomes: int = 0
    territories: int = 0
    lines: int = 0
    tents: int = 0
    totems: int = 0
    tents_each: int = 0
    totems_each: int = 0
    min_size: int = 0
    kind: Kind | None = None


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An expedition card: ``points`` for the first and for the second tribe (IW-13.2). One with a ``successor`` is not
    dealt any more; a card never changes, so that games that began with it go on as they began."""

    id: str
    points: tuple[int, int]
    condition: Condition
    successor: str = ""


CARDS: dict[str, Card] = {card.id: card for card in msgspec.convert(shipped("iwari", "expeditions"), list[Card])}
"""The cards by id, in the order of all lists."""

DECK = tuple(card.id for card in CARDS.values() if not card.successor)
"""The cards that are dealt."""

_BEFORE = {card.successor: card.id for card in CARDS.values() if card.successor}

IN_PLAY: int = COMPONENTS["expeditions"]
"""How many are face up (IW-13.1)."""

SCORED = 2
"""How many tribes can score a card (IW-13.2)."""


def fulfils(public: IwariPublic, tribe: int, card: str) -> bool:
    """Whether ``tribe``, which has just placed, fulfils a card (IW-13.4)."""
    wanted = CARDS[card].condition
    own = public.tents[tribe]
    here = {
        one: ((own & WITHIN[one]).bit_count(), public.stacks[one].count(tribe)) for one in public.ground.territories
    }
    held = {one for one, (tents, totems) in here.items() if tents >= wanted.tents_each and totems >= wanted.totems_each}
    match wanted.type:
        case "territories":
            return len(held) >= wanted.territories
        case "biomes":
            return len({BIOME_OF[one] for one in held}) >= wanted.biomes
        case "open_lines":
            lines = [line for line in public.open_lines if wanted.kind in (None, line.kind)]
            return sum(held.issuperset(line.ends) for line in lines) >= wanted.lines
        case "top_totems":
            return sum(public.top_of(one) == tribe for one in here) >= wanted.territories
        case "totems_without_tents":
            return any(totems >= wanted.totems and not tents for tents, totems in here.values())
        case "tents_on_map":
            return own.bit_count() >= wanted.tents
        case "settlement":
            return any(one.bit_count() >= wanted.min_size for one in settlements_of(public, tribe))
        case "fills_territory":
            return fills(public) and public.placing is not None and public.placing.territory in held


def of_first_version(expeditions: tuple[Expedition, ...]) -> tuple[Expedition, ...]:
    """The same deal as version 1 of the rules made it: each card that has come since lay where its forerunner did."""
    return tuple(Expedition(_BEFORE.get(one.card, one.card), one.scored) for one in expeditions)


def expedition_points(public: IwariPublic) -> tuple[int, ...]:
    """What each tribe has scored with expeditions."""
    points = [0] * public.tribes
    for one in public.expeditions:
        for place, tribe in enumerate(one.scored):
            points[tribe] += CARDS[one.card].points[place]
    return tuple(points)
