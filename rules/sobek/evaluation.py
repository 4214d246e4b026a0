"""How good a position looks to bot players."""

from functools import reduce
from itertools import chain
from operator import or_

from rules.sobek.ankh import takeable
from rules.sobek.sales import SMALLEST
from rules.sobek.state import SobekState
from rules.sobek.tiles import CHARACTER_TILES, FIT, TYPES, WILD, scarabs_on

LIKELY = (0.0, 0.2, 0.45)
"""How surely tiles of one type are sold one day while fewer than three are in hand, a wild one included."""

READY = 0.85
"""... and when there are enough."""

CHARACTER = 3.0
"""What an ability in hand is worth in points, besides what the tile is worth in a set."""

DRAW = 1.6
"""What one corruption more costs besides its own point: a third of a Deben token (SB-11.3)."""

THREAT = 0.7
"""How much of the best tile that the player to move can take counts."""

BURDEN = 2.0
"""What a tile in hand costs that finds no buyer before the end, where nothing is left to come."""

COLLECTED = 0.18
"""The share of the tiles of a type, of those still to come, that a hand which collects it may get hold of."""


def evaluate(state: SobekState, seat: int) -> float:
    """The prospects of ``seat`` less those of the opponent, in points."""
    price = DRAW + (state.options["corruption_scoring"] == "minus_one_each")
    rest = min(1.0, (len(state.deck) + sum(tile >= 0 for tile in state.market) / 4) / 25)
    worth = [_worth(state, each, price, rest) for each in range(state.seats)]
    if not state.over:
        worth[state.active] += THREAT * _best_take(state, price, rest)
    return worth[seat] - worth[1 - seat]


def _worth(state: SobekState, seat: int, price: float, rest: float) -> float:
    """Points on the table and, while the game goes on, what the hand promises."""
    points = float(sum(sold.points for sold in state.sold_sets(seat)) + sum(state.debens[seat]))
    points += state.kept_points(seat) - price * state.corruption_count(seat)
    return points if state.over else points + promise(state, seat, state.hands[seat], _coming(state, seat), rest)


def _coming(state: SobekState, seat: int) -> int:
    """The tiles that are neither sold, nor out of the game, nor corruption of this player: others may still be taken,
    as far as it knows."""
    return state.tiles & ~(state.removed | state.corruption[seat] | reduce(or_, chain(*state.sets)))


def promise(state: SobekState, seat: int, hand: int, coming: int, rest: float) -> float:
    """What the tiles of a hand may bring a player, in points; ``coming`` are the tiles that may still come to it,
    ``rest`` is the share of the game still to come.

    A set that could be sold is worth what more of its type would make of it: that is lost by selling it now. Whether it
    is sold or not it never becomes corruption (SB-10.2)."""
    sets, wild = state.sets[seat], (hand & WILD).bit_count()
    worth = CHARACTER * (hand & CHARACTER_TILES).bit_count()
    best = 0.0
    for place, goods in enumerate(TYPES):
        tiles = hand & FIT[goods]
        count = tiles.bit_count()
        if not count:
            continue
        old = sets[place].bit_count()
        scarabs = scarabs_on(tiles)
        known = state.sold_set(seat, goods).scarabs if old else 0
        number = count + min(wild, 1)
        chance = READY * (1 + rest) / 2 if number >= SMALLEST else LIKELY[number] * rest
        left = coming & FIT[goods] & ~hand
        share = COLLECTED * rest
        size, shown = old + count + share * left.bit_count(), known + scarabs + share * scarabs_on(left)
        worth += chance * (size * shown - old * known)
        if number < SMALLEST:
            worth -= (1 - rest) * (1 - chance) * BURDEN * count
        best = max(best, known + scarabs)
    return worth + wild * 0.6 * best


def _best_take(state: SobekState, price: float, rest: float) -> float:
    """What the best tile that may be taken is worth to the seat to move, corruption paid."""
    coming = _coming(state, state.active)
    now = promise(state, state.active, state.hand, coming, rest)
    gains = (
        promise(state, state.active, state.hand | 1 << state.tile_on(cell), coming, rest) - now - price * len(jumped)
        for cell, jumped in takeable(state).items()
    )
    return max(gains, default=0.0)
