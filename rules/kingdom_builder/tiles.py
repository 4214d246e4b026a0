"""Location tiles: how they come and go (KB-6) and where their extra actions reach (KB-7)."""

from collections.abc import Iterator

from rules.core.bitset import cells_of
from rules.core.event import Event
from rules.kingdom_builder.actions import BUILD_TILES, KINDS, MOVE_TILES
from rules.kingdom_builder.board import Board
from rules.kingdom_builder.hexes import EDGE, NAMES, NEIGHBOURS, THREE_BEHIND, TWO_STRAIGHT, neighbours
from rules.kingdom_builder.placement import as_adjacent_as_possible
from rules.kingdom_builder.state import KingdomPublic, Tile

# --- where the extra actions reach (KB-7) ---------------------------------------------------------------------------


def ground_of(kind: str, board: Board, card: str) -> int:
    """All hexes of the terrain that a tile's action asks for, free or not."""
    terrain = str(KINDS[kind]["terrain"])
    if terrain == "card":
        return board.land[card] if card else 0
    if terrain == "any":
        return board.buildable & EDGE if kind == "tower" else board.buildable
    return board.land[terrain]


def line_ends(own: int, eligible: int) -> int:
    """The members of ``eligible`` that continue a straight line of at least three of ``own`` (KB-7.5)."""
    ends = 0
    for cell in cells_of(eligible & neighbours(own)):
        if any(run & own == run for run in THREE_BEHIND[cell]):
            ends |= 1 << cell
    return ends


def build_targets(state: KingdomPublic, kind: str) -> int:
    """Where the active seat may build by a tile of this kind (KB-7.1 to KB-7.5)."""
    if not state.supply[state.active]:
        return 0
    own = state.settlements[state.active]
    eligible = ground_of(kind, state.ground, state.card) & ~state.occupied
    return line_ends(own, eligible) if kind == "tavern" else as_adjacent_as_possible(eligible, own)


def move_targets(kind: str, board: Board, card: str, others: int, rest: int, origin: int) -> int:
    """Where the settlement lifted from hex ``origin`` may be put (KB-7.6 to KB-7.11).

    ``others`` are all settlements of the other players, ``rest`` the own ones without the lifted one.
    """
    eligible = ground_of(kind, board, card) & ~(others | rest)
    if kind == "paddock":
        return eligible & TWO_STRAIGHT[origin]
    return as_adjacent_as_possible(eligible, rest) & ~(1 << origin)


def put_targets(state: KingdomPublic) -> int:
    """Where the settlement now in the hand may be put; nowhere when none is."""
    if state.lifted is None:
        return 0
    own = state.settlements[state.active]
    others = state.occupied & ~own
    return move_targets(state.lifted.kind, state.ground, state.card, others, own, state.lifted.hex)


def liftable(state: KingdomPublic, kind: str) -> int:
    """The own settlements that a tile of this kind can move somewhere (an action without a target cannot start)."""
    board = state.ground
    own = state.settlements[state.active]
    others = state.occupied & ~own
    found = 0
    for cell in cells_of(own):
        lifted = 1 << cell
        if move_targets(kind, board, state.card, others, own ^ lifted, cell):
            found |= lifted
    return found


def targets(state: KingdomPublic, kind: str) -> int:
    """The hexes that an action of a tile of this kind may name: where to build, or what to lift."""
    return build_targets(state, kind) if kind in BUILD_TILES else liftable(state, kind)


def usable_tiles(state: KingdomPublic) -> Iterator[Tile]:
    """The active seat's ready tiles, unless it stands between mandatory placements (KB-4.4)."""
    if state.phase in ("before", "after"):
        for kinds in (BUILD_TILES, MOVE_TILES):
            for kind in kinds:
                yield from (tile for tile in state.tiles[state.active] if tile.kind == kind and tile.state == "ready")


# --- how tiles come and go (KB-6) -----------------------------------------------------------------------------------


def used(tiles: tuple[Tile, ...], origin: int) -> tuple[Tile, ...]:
    """``tiles`` with the one from ``origin`` used (KB-4.5)."""
    return tuple(Tile(tile.kind, tile.origin, "used") if tile.origin == origin else tile for tile in tiles)


def readied(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """``tiles`` at the start of their owner's turn (KB-6.3)."""
    if all(tile.state == "ready" for tile in tiles):
        return tiles
    return tuple(Tile(tile.kind, tile.origin, "ready") for tile in tiles)


def lost(tiles: tuple[Tile, ...], own: int, seat: int) -> tuple[tuple[Tile, ...], list[Event]]:
    """``tiles`` without those whose hex no settlement of ``own`` touches any more (KB-6.5), and what to tell."""
    gone = [tile for tile in tiles if not NEIGHBOURS[tile.origin] & own]
    if not gone:
        return tiles, []
    told = [Event("tile-lost", seat, {"tile": f"@{tile.kind}", "hex": NAMES[tile.origin]}) for tile in gone]
    return tuple(tile for tile in tiles if tile not in gone), told


def gained(state: KingdomPublic, cell: int) -> int | None:
    """The location that the active seat takes a tile from when it reaches ``cell`` (KB-6.1, KB-6.2, KB-6.4)."""
    place = state.ground.location_by.get(cell)
    if place is None:
        return None
    origin = state.ground.locations[place]
    return None if not state.locations[origin] or state.taken[state.active] >> origin & 1 else origin
