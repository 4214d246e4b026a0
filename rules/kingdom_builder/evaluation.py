"""How good a position looks to bot players."""

from math import fsum

from rules.kingdom_builder.board import CARDS, Board, board_of
from rules.kingdom_builder.hexes import QUADRANTS, neighbours
from rules.kingdom_builder.scoring import breakdown
from rules.kingdom_builder.state import SETTLEMENTS, KingdomState, Tile

RIVAL = 0.6
"""How much of the best opponent's prospects counts against the own ones."""

TILE_WORTH = {
    "oracle": 5.0,
    "farm": 5.0,
    "oasis": 5.0,
    "tower": 4.0,
    "tavern": 5.0,
    "barn": 3.5,
    "harbor": 4.0,
    "paddock": 4.5,
}
"""What a tile is worth in gold at the start of a game; it fades as the supply shrinks."""

CROWDING = 0.5
"""What touching one more kind of terrain costs at the start of a game, in freedom of choice (KB-5.3)."""


def evaluate(state: KingdomState, seat: int) -> float:
    """The prospects of ``seat`` less a share of the best opponent's, in gold."""
    rows = breakdown(state)
    worth = [float(sum(gold[player] for _, gold in rows)) for player in range(state.seats)]
    if not state.over:
        board = board_of(state.board)
        free = board.buildable & ~state.occupied
        for player, own in enumerate(state.settlements):
            rest = state.supply[player] / SETTLEMENTS
            worth[player] += potential(board, own, free, state.tiles[player], rest, state.builders)
    return worth[seat] - RIVAL * max(value for player, value in enumerate(worth) if player != seat)


def potential(
    board: Board, own: int, free: int, tiles: tuple[Tile, ...], rest: float, builders: tuple[str, ...]
) -> float:
    """What points do not show yet, in gold; ``rest`` is the share of the settlements still to come."""
    reach = neighbours(own)
    crowded = sum(1 for card in CARDS if board.land[card] & free & reach)
    worth = rest * (fsum(TILE_WORTH[tile.kind] for tile in tiles) - CROWDING * crowded)
    if "merchants" in builders:
        worth += (reach & board.landmarks).bit_count()
    if "farmers" in builders:
        worth += 0.5 * sum(min((own & quadrant).bit_count(), 6) for quadrant in QUADRANTS)
    return worth
