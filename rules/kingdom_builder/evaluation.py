"""How good a position looks to bot players: gold, progress towards more, and what the next settlements may bring."""

from rules.kingdom_builder.actions import BUILD_TILES, MOVE_TILES
from rules.kingdom_builder.hexes import neighbours
from rules.kingdom_builder.outlook import best_gain, outlook, wishes
from rules.kingdom_builder.placement import preferred
from rules.kingdom_builder.progress import PROGRESS, lords
from rules.kingdom_builder.scoring import BUILDER_CARDS, CASTLES, breakdown
from rules.kingdom_builder.state import PLACEMENTS, SETTLEMENTS, KingdomState, Tile

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


TERMS: tuple[str, ...] = (CASTLES, *BUILDER_CARDS, "tiles", "next", "later", "rivals")
"""Castles and builder cards with the gold that they pay and progress towards more; what the tiles are worth, the next
placement of this turn and those of later turns; what the best opponent's gold takes away."""


def terms(state: KingdomState, seat: int) -> dict[str, float]:
    """The prospects of ``seat`` less a share of the best opponent's gold."""
    rows = breakdown(state)
    found = {name: float(gold[seat]) for name, gold in rows}
    totals = map(sum, zip(*[gold for _, gold in rows], strict=True))
    found["rivals"] = -RIVAL * max([total for player, total in enumerate(totals) if player != seat])
    if not state.over:
        _add_potential(state, seat, found)
    return found


def _add_potential(state: KingdomState, seat: int, found: dict[str, float]) -> None:
    """Adds what the gold of ``seat`` does not show yet."""
    board, own = state.ground, state.settlements[seat]
    is_last = _is_last_turn(state, seat)
    left = _usable(state, seat) if is_last else state.supply[seat]
    free, rest = board.buildable & ~state.occupied, left / SETTLEMENTS
    for builder in state.builders if left else ():
        if builder == "lords":
            found[builder] += lords(state.settlements, seat, rest)
        elif builder in PROGRESS:
            found[builder] += PROGRESS[builder](board, own, free, rest)
    if state.tiles[seat]:
        found["tiles"] = _of_tiles(state.tiles[seat], rest, is_last=is_last)
    if left:
        reach = neighbours(own)
        wanted = wishes(state, board, seat, reach, 0.0 if state.final_round else TILE * rest)
        if not is_last:
            found["later"] = LATER * min(TURNS, left / PLACEMENTS) * outlook(board, reach, free, wanted)
        if state.active == seat and state.due:
            targets = preferred(board.land[state.card] & free, reach)
            found["next"] = (NEXT + FURTHER * (state.due - 1)) * best_gain(targets, wanted)


def _is_last_turn(state: KingdomState, seat: int) -> bool:
    """Whether no turn of ``seat`` comes after the one that is being played (KB-9.2)."""
    return state.final_round and (seat - state.first) % state.seats <= (state.active - state.first) % state.seats


def _usable(state: KingdomState, seat: int) -> int:
    """How many settlements of its supply ``seat`` may still place in this turn."""
    if seat != state.active:
        return 0
    extra = sum(tile.state == "ready" and tile.kind in BUILD_TILES for tile in state.tiles[seat])
    return min(state.supply[seat], state.due + extra)


def _of_tiles(tiles: tuple[Tile, ...], rest: float, *, is_last: bool) -> float:
    """What the tiles of a player are worth with this share of the supply left: in the last turn only those that can
    still be used."""
    worth = 0.0
    for tile in tiles:
        worth += rest * TILE_WORTH[tile.kind] if tile.state == "ready" or not is_last else 0.0
        if tile.state == "used" and tile.kind in MOVE_TILES:
            worth -= MOVE
    return worth
