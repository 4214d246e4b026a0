"""States that fit what a viewer knows: everything unseen is dealt anew (section 13 of the rules)."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rules.core.bits import cells_of, mask_of
from rules.core.chance import Chance, Dice
from rules.sobek.legal import can_act
from rules.sobek.market import EMPTY
from rules.sobek.observation import Side, SobekObservation
from rules.sobek.state import Attached, SobekState, Trader
from rules.sobek.tiles import BACK_TILES, BACKS, TILE_OF, TYPES, in_play
from rules.sobek.tokens import DEBEN, ROYAL, canoe_tokens, sorted_tokens

TRIES = 8
"""How often a deal is tried in which somebody who is known to have a legal action has one."""


def resample_from(seen: SobekObservation, dice: Dice) -> SobekState:
    """A state that gives this observation to its viewer."""
    for _ in range(TRIES):
        state = _imagined(seen, dice)
        if seen.over or seen.phase != "turn" or seen.asked == seen.viewer or can_act(state):
            break
    return state


def _imagined(seen: SobekObservation, dice: Dice) -> SobekState:
    expansion = seen.options["treasures_of_the_pharaoh"] == "on"
    market, hands, corruption, deck, box = _tiles(seen, dice)
    slots, aside, drawn = _canoe_tokens(seen, dice)
    owned, bag = _values(DEBEN, [pair for side in seen.sides for pair in _debens(side)], dice)
    royal, pool = _values(ROYAL if expansion else (), [pair for side in seen.sides for pair in _royals(side)], dice)
    traders = tuple(
        Trader(
            hand=hands[seat],
            corruption=corruption[seat],
            sets=_sets(side),
            attached=tuple(Attached(one.goods, token) for one in side.sets for token in one.tokens),
            given=side.given,
            kept=side.kept,
            debens=owned[2 * seat],
            lost=owned[2 * seat + 1],
            royals=royal[2 * seat],
            shed=royal[2 * seat + 1],
            looked=side.looked,
        )
        for seat, side in enumerate(seen.sides)
    )
    return SobekState(
        chance=Chance(dice.branch()),
        options=seen.options,
        market=market,
        ankh=seen.ankh,
        direction=seen.direction,
        deck=deck,
        box=box,
        removed=_mask(seen.removed),
        used=tuple(TILE_OF[tile] for tile in seen.used),
        slots=slots,
        aside=aside,
        drawn=drawn,
        spent=seen.spent,
        bag=bag,
        pool=pool,
        traders=traders,
        active=seen.active,
        starter=seen.starter,
        phase=seen.phase,
        extra=seen.extra,
        forced=seen.forced,
        selling=seen.selling,
        picked=_mask(seen.picked),
        over=seen.over,
        last=seen.last,
    )


def _mask(tiles: Iterable[str]) -> int:
    return mask_of(TILE_OF[tile] for tile in tiles)


def _sets(side: Side) -> tuple[int, ...]:
    sold = {one.goods: _mask(one.tiles) for one in side.sets}
    return tuple(sold.get(goods, 0) for goods in TYPES)


def unseen_tiles(seen: SobekObservation) -> int:
    """The tiles whose place the viewer does not know."""
    known = [cell.tile for cell in seen.market if cell.tile]
    known += [*seen.removed, *seen.used]
    for side in seen.sides:
        known += [*(side.hand or ()), *(side.corruption or ())]
        known += [tile for one in side.sets for tile in one.tiles]
    return in_play(seen.options["treasures_of_the_pharaoh"] == "on") & ~_mask(known)


def _tiles(
    seen: SobekObservation, dice: Dice
) -> tuple[tuple[int, ...], list[int], list[int], tuple[int, ...], tuple[int, ...]]:
    """Market, hands, corruption areas, deck and box. Backs that are seen bind; starting tiles are never in the deck."""
    unseen = unseen_tiles(seen)
    piles = {back: list(dice.shuffled(tuple(cells_of(unseen & BACK_TILES[back])))) for back in BACKS}
    market = [EMPTY]
    for cell in seen.market:
        if cell.tile:
            market.append(TILE_OF[cell.tile])
        else:
            market.append(piles[cell.back].pop() if cell.back else EMPTY)
    hands = []
    for side in seen.sides:
        if side.hand is not None:
            hands.append(_mask(side.hand))
        else:
            hands.append(mask_of(piles[back].pop() for back, count in side.backs.items() for _ in range(count)))
    starting = piles["starting"]
    box = tuple(sorted(starting.pop() for _ in range(seen.boxed)))
    others = dice.shuffled([tile for back in BACKS[1:] for tile in piles[back]])
    deck, others = others[: seen.deck], others[seen.deck :]
    rest = list(dice.shuffled((*starting, *others)))
    corruption = []
    for side in seen.sides:
        if side.corruption is not None:
            corruption.append(_mask(side.corruption))
        else:
            corruption.append(mask_of(rest.pop() for _ in range(side.corruption_tiles)))
    return tuple(market), hands, corruption, deck, box


def _canoe_tokens(seen: SobekObservation, dice: Dice) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Slots, tokens set aside, tokens drawn by the Architect."""
    known = [*seen.spent, *(seen.slot_tokens or ()), *(seen.drawn or ())]
    known += ["forced_tile"] if seen.forced else []
    for side in seen.sides:
        known += [*side.given, *side.kept, *(token for one in side.sets for token in one.tokens)]
    all_ = canoe_tokens(seen.options["treasures_of_the_pharaoh"] == "on")
    hidden = iter(dice.shuffled(tuple((Counter(all_) - Counter(known)).elements())))
    slots = seen.slot_tokens or tuple(next(hidden) if full else "" for full in seen.slots)
    drawn = seen.drawn or sorted_tokens(next(hidden) for _ in range(seen.drawn_count))
    return slots, sorted_tokens(hidden), drawn


Values = tuple[int, ...]
Shown = tuple[Values | None, int]
"""Values where they are known, and their number."""


def _debens(side: Side) -> tuple[Shown, Shown]:
    return (side.debens, side.deben_count), (side.lost, side.lost_count)


def _royals(side: Side) -> tuple[Shown, Shown]:
    return (side.royals, side.royal_count), (side.shed, side.shed_count)


def _values(tokens: Values, shown: Sequence[Shown], dice: Dice) -> tuple[list[Values], Values]:
    """Tokens with values: for every owner what it holds (drawn anew where only the number is known), and the rest."""
    known = Counter(value for values, _ in shown for value in values or ())
    hidden = list(dice.shuffled(tuple((Counter(tokens) - known).elements())))
    held = []
    for values, count in shown:
        held.append(values if values is not None else tuple(sorted(hidden.pop() for _ in range(count))))
    return held, tuple(sorted(hidden))
