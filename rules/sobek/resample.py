"""States that fit what a viewer knows: everything unseen is dealt anew (section 13 of the rules)."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Chance, Dice
from rules.core.contract import public_part
from rules.sobek.legal import can_act
from rules.sobek.observation import Side, SobekObservation
from rules.sobek.sales import SMALLEST, saleable, usable
from rules.sobek.state import SobekPublic, SobekState
from rules.sobek.tiles import BACK_OF, BACK_TILES, BACKS, TILES, TYPES, backs_of
from rules.sobek.tokens import DEBEN, ROYAL, canoe_tokens, sorted_tokens

TRIES = 8
"""How often a deal is tried in which a player who is known to have a legal action has one."""


def resample_from(observation: SobekObservation, dice: Dice) -> SobekState:
    """A state that gives this observation to its viewer. Whoever is to act has a legal action in it (SB-10.1)."""
    for _ in range(TRIES):
        state = _imagined(observation, dice)
        if observation.over or observation.phase != "turn" or observation.asked == observation.viewer or can_act(state):
            return state
    return _imagined(observation, dice, sale_in_hand(observation, dice))


def sale_in_hand(seen: SobekObservation, dice: Dice) -> int:
    """Unseen tiles that the active player may have in hand, and sell: without a tile on the line, a deck and a
    character, that is all that is left to do (SB-4.3). None where no set can be there."""
    unseen, backs, sold = unseen_tiles(seen), seen.sides[seen.active].backs, seen.sold(seen.active)
    for goods in dice.shuffled(TYPES):
        fitting = dice.shuffled(tuple(cells_of(usable(unseen, goods))))
        for tiles in map(mask_of, combinations(fitting, SMALLEST)):
            held = all(count <= backs.get(back, 0) for back, count in backs_of(tiles).items())
            if held and goods in saleable(tiles, sold):
                return tiles
    return 0


def _imagined(seen: SobekObservation, dice: Dice, held: int = 0) -> SobekState:
    """With these tiles ``held`` by the active player."""
    hidden = _tiles(seen, dice, held) | _canoe_tokens(seen, dice) | _debens(seen, dice) | _royals(seen, dice)
    return SobekState(
        **public_part(seen, SobekPublic),
        **hidden,
        selling=seen.selling,
        picked=seen.picked,
        peeked=tuple(side.peeked for side in seen.sides),
        put_back=tuple(side.put_back for side in seen.sides),
        chance=Chance(dice.branch()),
    )


def unseen_tiles(seen: SobekObservation) -> int:
    """The tiles whose place the viewer does not know."""
    known = seen.removed | mask_of(seen.used) | mask_of(tile for tile in seen.market if 0 <= tile < len(TILES))
    for side, sets in zip(seen.sides, seen.sets, strict=True):
        known |= (side.hand or 0) | (side.corruption or 0) | side.peeked
        for tiles in sets:
            known |= tiles
    return seen.tiles & ~known


def _tiles(seen: SobekObservation, dice: Dice, held: int) -> dict[str, Any]:
    """Where the hidden tiles are. Backs that are seen bind; starting tiles are never in the deck."""
    unseen = unseen_tiles(seen) & ~held
    piles: dict[str, list[int]] = {
        back: list(dice.shuffled(tuple(cells_of(unseen & BACK_TILES[back])))) for back in BACKS
    }
    face_down = {cell: piles[BACK_OF[tile]].pop() for cell, tile in enumerate(seen.market) if tile >= len(TILES)}
    hands = tuple(
        _hand(side, piles, held if seat == seen.active else 0) if side.hand is None else side.hand
        for seat, side in enumerate(seen.sides)
    )
    starting = piles["starting"]
    box = tuple(sorted(starting.pop() for _ in range(seen.boxed)))
    others = dice.shuffled([tile for back in BACKS[1:] for tile in piles[back]])
    deck, others = others[: seen.deck], others[seen.deck :]
    rest = list(dice.shuffled((*starting, *others)))
    corruption = tuple(
        side.peeked | mask_of(rest.pop() for _ in range(side.corruption_tiles - side.peeked.bit_count()))
        if side.corruption is None
        else side.corruption
        for side in seen.sides
    )
    return {"face_down": face_down, "hands": hands, "box": box, "deck": deck, "corruption": corruption}


def _hand(side: Side, piles: dict[str, list[int]], held: int) -> int:
    """A hidden hand with the tiles ``held`` in it, and others for its other backs."""
    known = backs_of(held)
    backs = [back for back, count in side.backs.items() for _ in range(count - known.get(back, 0))]
    return held | mask_of(piles[back].pop() for back in backs)


def _canoe_tokens(seen: SobekObservation, dice: Dice) -> dict[str, Any]:
    """Slots, tokens set aside, tokens drawn by the Architect."""
    known = [*seen.spent, *(seen.slot_tokens or ()), *(seen.drawn or ())]
    known += ["forced_tile"] if seen.forced else []
    known += [token for seat in (*seen.given, *seen.kept) for token in seat]
    known += [one.token for seat in seen.attached for one in seat]
    hidden = iter(dice.shuffled(tuple((Counter(canoe_tokens(seen.expansion)) - Counter(known)).elements())))
    slots = seen.slot_tokens or tuple(next(hidden) if full else "" for full in seen.slots)
    drawn = seen.drawn or sorted_tokens(next(hidden) for _ in range(seen.drawn_count))
    return {"slots": slots, "drawn": drawn, "aside": sorted_tokens(hidden)}


Values = tuple[int, ...]
Shown = tuple[Values | None, int]
"""Values where they are known, and their number."""


def _debens(seen: SobekObservation, dice: Dice) -> dict[str, Any]:
    shown = [pair for side in seen.sides for pair in ((side.debens, side.deben_count), (side.lost, side.lost_count))]
    held, bag = _values(DEBEN, shown, dice, [side.put_back for side in seen.sides if side.put_back])
    return {"debens": held[::2], "lost": held[1::2], "bag": bag}


def _royals(seen: SobekObservation, dice: Dice) -> dict[str, Any]:
    shown = [pair for side in seen.sides for pair in ((side.royals, side.royal_count), (side.shed, side.shed_count))]
    held, pool = _values(ROYAL if seen.expansion else (), shown, dice)
    return {"royals": held[::2], "shed": held[1::2], "pool": pool}


def _values(
    tokens: Values, shown: Sequence[Shown], dice: Dice, left: Sequence[int] = ()
) -> tuple[tuple[Values, ...], Values]:
    """Tokens with values: for every owner what it holds (drawn anew where only the number is known), and the rest, to
    which those ``left`` belong."""
    known = Counter((*left, *(value for values, _ in shown for value in values or ())))
    hidden = list(dice.shuffled(tuple((Counter(tokens) - known).elements())))
    held = tuple(
        tuple(sorted(hidden.pop() for _ in range(count))) if values is None else values for values, count in shown
    )
    return held, tuple(sorted((*hidden, *left)))
