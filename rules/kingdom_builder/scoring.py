"""Scoring (KB-10): castles and the three builder cards, for everybody at once."""

from collections.abc import Callable
from functools import lru_cache

from rules.core.contract import Result, ranks_of
from rules.core.data import shipped
from rules.kingdom_builder.board import COMPONENTS, Board, Quadrant, board_of
from rules.kingdom_builder.hexes import ROWS, areas, by_quadrant, neighbours
from rules.kingdom_builder.state import KingdomPublic

GOLD: dict[str, list[int]] = shipped("kingdom_builder", "builders")
"""Builder card -> its gold: per unit, for lords per place in a quadrant."""

BUILDER_CARDS: tuple[str, ...] = tuple(GOLD)
CASTLES = "castles"


def castles(board: Board, own: int) -> int:
    """KB-10.2: 3 for every castle hex with an own settlement next to it."""
    castle_gold: int = COMPONENTS["castle_gold"]
    return castle_gold * (board.land["castle"] & neighbours(own)).bit_count()


def fishermen(board: Board, own: int) -> int:
    """KB-10.3: own settlements next to water, those on water not counted."""
    return (own & board.by_water & ~board.water).bit_count()


def miners(board: Board, own: int) -> int:
    """KB-10.4: own settlements next to a mountain."""
    return (own & board.by_mountain).bit_count()


def merchants(board: Board, own: int) -> int:
    """KB-10.5: location and castle hexes that an own area joins to another one."""
    linked = 0
    for area in areas(own):
        touched = neighbours(area) & board.landmarks
        if touched.bit_count() > 1:
            linked |= touched
    return linked.bit_count()


def workers(board: Board, own: int) -> int:
    """KB-10.6: own settlements next to a location or castle hex."""
    return (own & board.by_landmark).bit_count()


def discoverers(board: Board, own: int) -> int:
    """KB-10.7: rows with an own settlement."""
    return sum(1 for row in ROWS if own & row)


def knights(board: Board, own: int) -> int:
    """KB-10.8: own settlements in the one row that holds the most."""
    return max((own & row).bit_count() for row in ROWS)


def hermits(board: Board, own: int) -> int:
    """KB-10.9: own areas."""
    return len(areas(own))


def citizens(board: Board, own: int) -> int:
    """KB-10.11: full pairs of settlements in the largest own area."""
    return max((area.bit_count() for area in areas(own)), default=0) // 2


def farmers(board: Board, own: int) -> int:
    """KB-10.12: own settlements in the quadrant that holds the fewest."""
    return min(by_quadrant(own))


UNITS: dict[str, Callable[[Board, int], int]] = {
    "fishermen": fishermen,
    "miners": miners,
    "merchants": merchants,
    "workers": workers,
    "discoverers": discoverers,
    "knights": knights,
    "hermits": hermits,
    "citizens": citizens,
    "farmers": farmers,
}
"""Builder card -> how many units of its gold a player's settlements earn. Lords look at all players instead."""


def lords(settlements: tuple[int, ...]) -> tuple[int, ...]:
    """KB-10.10: per quadrant 12 for the highest count and 6 for the second highest, ties included, 0 a count too."""
    gold = [0] * len(settlements)
    for counts in zip(*map(by_quadrant, settlements), strict=True):
        paid = dict(zip(sorted(set(counts), reverse=True), GOLD["lords"], strict=False))
        for seat, count in enumerate(counts):
            gold[seat] += paid.get(count, 0)
    return tuple(gold)


def breakdown(state: KingdomPublic) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """Castles and the builder cards in play, each with its gold by seat, as if the game ended now (KB-10.1)."""
    builders = tuple([builder for builder in state.builders if builder != "lords"])
    of_seats = [_gold(state.board, builders, own) for own in state.settlements]
    found = dict(zip((CASTLES, *builders), zip(*of_seats, strict=True), strict=True))
    if len(builders) < len(state.builders):
        found["lords"] = lords(state.settlements)
    return tuple([(name, found[name]) for name in (CASTLES, *state.builders)])


@lru_cache(maxsize=1 << 8)
def _gold(quadrants: tuple[Quadrant, ...], builders: tuple[str, ...], own: int) -> tuple[int, ...]:
    """What castles and then these builder cards pay to a player with such settlements. Remembered: while one player's
    move is tried the settlements of the others stay."""
    board = board_of(quadrants)
    return (castles(board, own), *[GOLD[builder][0] * UNITS[builder](board, own) for builder in builders])


def result(state: KingdomPublic) -> Result | None:
    """How a finished game ended; equal totals share a rank, nothing breaks ties (KB-10.13)."""
    if not state.over:
        return None
    rows = breakdown(state)
    totals = tuple(sum(gold[seat] for _, gold in rows) for seat in range(state.seats))
    return Result(ranks_of(totals), totals, rows, "settlements-out")
