"""How good a position looks to bot players."""

from rules.sobek.ankh import takeable
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
    return points if state.over else points + promise(state, seat, state.hands[seat], rest)


def promise(state: SobekState, seat: int, hand: int, rest: float) -> float:
    """What the tiles of a hand may bring a player, in points; ``rest`` is the share of the game still to come."""
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
        chance = READY * (1 + rest) / 2 if number >= 3 else LIKELY[number] * rest
        worth += chance * ((old + count) * (known + scarabs) - old * known)
        worth -= (1 - rest) * (1 - chance) * BURDEN * count
        best = max(best, known + scarabs)
    return worth + wild * 0.6 * best


def _best_take(state: SobekState, price: float, rest: float) -> float:
    """What the best tile that may be taken is worth to the seat to move, corruption paid."""
    now = promise(state, state.active, state.hand, rest)
    gains = (
        promise(state, state.active, state.hand | 1 << state.tile_on(cell), rest) - now - price * len(jumped)
        for cell, jumped in takeable(state).items()
    )
    return max(gains, default=0.0)
