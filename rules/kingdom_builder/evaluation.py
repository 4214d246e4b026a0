"""How good a position looks to bot players: gold, progress towards more, and what the next settlements may bring."""

from rules.kingdom_builder.actions import MOVE_TILES
from rules.kingdom_builder.board import board_of
from rules.kingdom_builder.outlook import best_gain, outlook, wishes
from rules.kingdom_builder.placement import as_adjacent_as_possible
from rules.kingdom_builder.progress import PROGRESS, lords
from rules.kingdom_builder.scoring import breakdown
from rules.kingdom_builder.state import PLACEMENTS, SETTLEMENTS, KingdomState

RIVAL = 0.6
"""How much of the best opponent's gold counts against the own prospects."""

TILE_WORTH = {
    "oracle": 7.0,
    "farm": 7.0,
    "oasis": 7.0,
    "tower": 6.0,
    "tavern": 7.0,
    "barn": 5.0,
    "harbor": 5.5,
    "paddock": 6.0,
}
"""What a tile is worth in gold at the start of a game; it fades as the supply shrinks."""

MOVE = 0.5
"""What a move must bring: less is not worth it, as the next turn may take it back."""

TILE = 6.0
"""What a tile is worth of which only the place is known."""

NEXT = 0.7
"""How much counts of what the next placement of this turn may bring, ..."""

FURTHER = 0.15
"""... and how much as well for each one due after it: the best hexes are taken once."""

LATER = 0.3
"""How much counts of what a placement of a later turn may bring, for every such turn ..."""

TURNS = 3
"""... of the next few. All together are less than one: a castle that is taken is worth more than one in reach."""


def evaluate(state: KingdomState, seat: int) -> float:
    """The prospects of ``seat`` less a share of the best opponent's gold."""
    rows = breakdown(state)
    worth = [float(sum(gold[player] for _, gold in rows)) for player in range(state.seats)]
    value = worth[seat] - RIVAL * max(gold for player, gold in enumerate(worth) if player != seat)
    return value if state.over else value + potential(state, seat)


def potential(state: KingdomState, seat: int) -> float:
    """What the gold of ``seat`` does not show yet."""
    board = board_of(state.board)
    own = state.settlements[seat]
    free = board.buildable & ~state.occupied
    left = state.supply[seat]
    rest = left / SETTLEMENTS
    worth = 0.0
    for tile in state.tiles[seat]:
        worth += rest * TILE_WORTH[tile.kind]
        if tile.state == "used" and tile.kind in MOVE_TILES:
            worth -= MOVE
    for builder in state.builders:
        if builder == "lords":
            worth += lords(state.settlements, seat, rest)
        elif builder in PROGRESS:
            worth += PROGRESS[builder](board, own, free, rest)
    if left:
        wanted = wishes(state, board, seat, TILE * rest)
        worth += LATER * min(TURNS, left / PLACEMENTS) * outlook(board, own, free, wanted)
        if state.active == seat and state.due:
            targets = as_adjacent_as_possible(board.land[state.card] & free, own)
            worth += (NEXT + FURTHER * (state.due - 1)) * best_gain(targets, wanted)
    return worth
