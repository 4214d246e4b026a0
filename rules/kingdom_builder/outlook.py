"""What the next settlements of a player may bring: for every terrain the best hex within reach.

A terrain that no own settlement touches leaves the choice among all its hexes (KB-5.3), so touching few terrains, and
those at good places, is worth something by itself.
"""

from rules.core.bitset import mask_of, union
from rules.kingdom_builder.board import CARDS, COMPONENTS, Board
from rules.kingdom_builder.hexes import QUADRANTS, ROWS, areas, by_quadrant, neighbours
from rules.kingdom_builder.placement import preferred
from rules.kingdom_builder.scoring import GOLD
from rules.kingdom_builder.state import KingdomState

Wish = tuple[float, int]
"""Gold, and the hexes where a settlement would bring it."""

CASTLE: int = COMPONENTS["castle_gold"]

LINK = 3.0
"""What a settlement beside a further landmark brings merchants, of the 4 or 8 gold of a link."""

CONTEST = 1.5
"""What a settlement brings lords in a quadrant where the first place is near."""

BEHIND, AHEAD = 3, 1
"""How many settlements behind or ahead of the best opponent the first place in a quadrant is near."""


def wishes(state: KingdomState, board: Board, seat: int, reach: int, tile: float) -> list[Wish]:
    """What hexes would bring ``seat``, the most first, whose settlements touch those in ``reach``; a location's tile is
    worth ``tile`` gold."""
    found: list[Wish] = [(float(CASTLE), neighbours(board.land["castle"] & ~reach))]
    lying = mask_of(location for location, left in state.locations.items() if left)
    found.append((tile, neighbours(lying & ~state.taken[seat])))
    found += [_of_card(state, board, seat, builder, reach) for builder in state.builders]
    return sorted(found, reverse=True)


def _of_card(state: KingdomState, board: Board, seat: int, builder: str, reach: int) -> Wish:
    """What a builder card pays for one settlement more, and where."""
    own = state.settlements[seat]
    gold = float(GOLD[builder][0])
    match builder:
        case "fishermen":
            return gold, board.by_water
        case "miners":
            return gold, board.by_mountain
        case "workers":
            return gold, board.by_landmark
        case "discoverers":
            return gold, union(row for row in ROWS if not row & own)
        case "knights":
            most = max((own & row).bit_count() for row in ROWS)
            return gold, union(row for row in ROWS if (own & row).bit_count() == most)
        case "hermits":
            return gold, ~reach
        case "citizens":
            return gold / 2, neighbours(max(areas(own), key=int.bit_count, default=0))
        case "merchants":
            return LINK, neighbours(board.landmarks & ~reach) & reach
        case "farmers":
            counts = by_quadrant(own)
            fewest = min(counts)
            return gold / counts.count(fewest), union(
                quadrant for quadrant, count in zip(QUADRANTS, counts, strict=True) if count == fewest
            )
        case _:
            return CONTEST, _contested(state, seat)


def _contested(state: KingdomState, seat: int) -> int:
    """The quadrants in which one settlement may decide about a place (KB-10.10)."""
    mask = 0
    others = [by_quadrant(own) for player, own in enumerate(state.settlements) if player != seat]
    for quadrant, own, *theirs in zip(QUADRANTS, by_quadrant(state.settlements[seat]), *others, strict=True):
        if -BEHIND <= own - max(theirs) <= AHEAD:
            mask |= quadrant
    return mask


def best_gain(targets: int, wanted: list[Wish]) -> float:
    """What a settlement on one of ``targets`` brings, the greatest wishes counting first."""
    gain = 0.0
    for gold, hexes in wanted:
        fitting = targets & hexes
        if fitting:
            targets = fitting
            gain += gold
    return gain


def outlook(board: Board, reach: int, free: int, wanted: list[Wish]) -> float:
    """The gain of a settlement for a card of any terrain, on the average; the own ones touch the hexes in ``reach``."""
    return sum([best_gain(preferred(board.land[card] & free, reach), wanted) for card in CARDS]) / len(CARDS)
