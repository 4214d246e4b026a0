"""All legal actions of the active seat (IW-3 to IW-5), in the canonical order of ``rules.iwari.actions``."""

from collections.abc import Sequence
from functools import lru_cache

from rules.core.bitset import cells_of
from rules.iwari.actions import (
    DRAW,
    END,
    PIECES,
    SKIP,
    SPACE_ACTIONS,
    SWAPS,
    TAKES,
    IwariAction,
    feat,
    place,
)
from rules.iwari.feats import KINDS, earned, free_spaces
from rules.iwari.maps import BIOME_OF, BIOMES, TERRITORIES, WITHIN
from rules.iwari.state import IwariState

Pairs = tuple[str, ...]
"""Ways to pay: the biome of the pair, "" for none (:class:`~rules.iwari.actions.Place`)."""

_PIECES = tuple((pieces, tents, totems, tents + totems) for pieces, (tents, totems) in PIECES.items())
_PLACES = {
    (territory, pieces): {pair: place(territory, pieces, pair) for pair in ("", *BIOMES)}
    for territory in range(len(TERRITORIES))
    for pieces in PIECES
}


def list_actions(state: IwariState, seat: int) -> Sequence[IwariAction]:
    """What ``seat`` may do: nothing unless it is the active one."""
    if state.over or seat != state.active:
        return ()
    match state.phase:
        case "act":
            swaps = [SWAPS[card] for card, held in enumerate(state.hand) if held]
            return [*placements(state, state.active), *swaps]
        case "third":
            return placements(state, state.tribe) or [SKIP]
        case "space":
            assert state.placing is not None
            return [SPACE_ACTIONS[space] for space in cells_of(free_spaces(state, state.placing.territory))]
        case "draw":
            takes: list[IwariAction] = [TAKES[card] for card in sorted(set(state.display))]
            return [*takes, DRAW] if state.deck else takes
        case "end":
            return [END]
    assert state.phase in KINDS
    return [feat(where) for where in earned(state, state.phase)]


@lru_cache(maxsize=256)
def payments(hand: tuple[int, ...], biome: int) -> tuple[Pairs, Pairs, Pairs]:
    """By the number of pieces, 0 to 2, the ways to pay for them in a territory of ``biome`` (IW-4.5, IW-4.6)."""
    own = hand[biome]
    pairs = tuple(BIOMES[other] for other, held in enumerate(hand) if held >= 2 and other != biome)
    matching = ("",)
    one = (*(matching if own >= 1 else ()), *pairs)
    two = (*(matching if own >= 2 else ()), *(pairs if own >= 1 else ()))
    return (), one, two


def placements(state: IwariState, tribe: int) -> list[IwariAction]:
    """How ``tribe`` may place pieces for cards of the active hand (IW-4)."""
    legal: list[IwariAction] = []
    hand, ground = state.hand, state.ground
    tents_left, totems_left = state.tents_left(tribe), state.totems_left(tribe)
    for territory in ground.territories:
        ways = payments(hand, BIOME_OF[territory])
        if not ways[1]:
            continue
        within = WITHIN[territory]
        counts = [(tents & within).bit_count() for tents in state.tents]
        total, own, most = sum(counts), counts[tribe], max(counts)
        free = min(ground.spaces[territory].bit_count() - total, tents_left)
        stack = len(state.stacks[territory])
        room = totems_left if territory in ground.totems else 0
        most_pieces = 2 if total or stack else 1
        for pieces, tents, totems, count in _PIECES:
            if tents > free or totems > room or count > most_pieces:
                continue
            if totems and stack + totems > max(most, own + tents):
                continue
            actions = _PLACES[territory, pieces]
            legal += [actions[pair] for pair in ways[count]]
    return legal
