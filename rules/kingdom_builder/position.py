"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.core import documents
from rules.core.bits import cells_of
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer
from rules.core.errors import PositionError
from rules.kingdom_builder import invariants
from rules.kingdom_builder.actions import MOVE_TILES
from rules.kingdom_builder.board import CARDS, COMPONENTS, SECTORS, Board, Quadrant, board_of
from rules.kingdom_builder.hexes import HEX_OF, NAMES, NEIGHBOURS
from rules.kingdom_builder.placement import card_hexes
from rules.kingdom_builder.scoring import BUILDER_CARDS
from rules.kingdom_builder.setup import DECK, FIRST_BOARD, FIRST_BUILDERS
from rules.kingdom_builder.state import (
    PLACEMENTS,
    SETTLEMENTS,
    TILES_PER_LOCATION,
    KingdomState,
    Lifted,
    Tile,
    TileState,
)
from rules.kingdom_builder.tiles import put_targets

_CHECK = Checks("kb")


class NamedTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A held tile, its hex by name."""

    kind: str
    origin: str
    state: TileState = "ready"


class NamedLift(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lifted settlement, hexes by name."""

    hex: str
    kind: str
    origin: str


class PositionDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of the document; ``UNSET`` ones take defaults that depend on the others."""

    game: Literal["kingdom_builder"] = "kingdom_builder"
    version: Literal[1] = 1
    seats: int = 2
    options: dict[str, str] = {}
    board: tuple[Quadrant, ...] = FIRST_BOARD
    builders: tuple[str, ...] = FIRST_BUILDERS
    settlements: list[list[str]] = []
    supply: list[int] | UnsetType = UNSET
    tiles: list[list[NamedTile]] = []
    taken: list[list[str]] = []
    locations: dict[str, int] = {}
    active: int = 0
    first: int = 0
    card: str | UnsetType | None = UNSET
    hands: list[str] | UnsetType = UNSET
    deck: list[str] | UnsetType = UNSET
    discards: list[str] | UnsetType = UNSET
    removed: list[str] | UnsetType = UNSET
    kept: list[str] = []
    placed: int = 0
    mandatory_over: bool = False
    lifted: NamedLift | None = None
    round: int = 1
    final_round: bool = False
    over: bool = False
    last: list[str] = []
    begun: bool = False
    chance: Chance = Chance("0")


def document(state: KingdomState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    board = board_of(state.board)
    lifted = state.lifted
    complete = PositionDocument(
        game="kingdom_builder",
        seats=state.seats,
        options=state.options,
        board=state.board,
        builders=state.builders,
        settlements=[_names(cells_of(own)) for own in state.settlements],
        supply=list(state.supply),
        tiles=[[NamedTile(tile.kind, NAMES[tile.origin], tile.state) for tile in held] for held in state.tiles],
        taken=[_names(cells_of(origins)) for origins in state.taken],
        locations={NAMES[cell]: left for cell, left in zip(board.locations, state.left, strict=True)},
        active=state.active,
        first=state.first,
        card=state.card or None,
        hands=list(state.hands),
        deck=list(state.deck),
        discards=list(state.discards),
        removed=list(state.removed),
        kept=list(state.kept),
        placed=state.placed,
        mandatory_over=state.mandatory_over,
        lifted=None if lifted is None else NamedLift(NAMES[lifted.hex], lifted.kind, NAMES[lifted.origin]),
        round=state.round,
        final_round=state.final_round,
        over=state.over,
        last=_names(state.last),
        begun=state.begun,
        chance=state.chance,
    )
    return documents.plain(complete)


def _names(cells: Any) -> list[str]:
    return [NAMES[cell] for cell in cells]


def read(source: Mapping[str, Any], complete: Completer) -> KingdomState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given, options = documents.opened(source, PositionDocument, complete)
    _check_scalars(given)
    _check_set_up(given)
    board = board_of(given.board)
    settlements = _settlements(given, board)
    supply = _supply(given, settlements)
    tiles, taken, left = _tiles(given, board, settlements)
    lifted = given.lifted
    state = KingdomState(
        chance=given.chance,
        options=options,
        board=given.board,
        builders=given.builders,
        settlements=settlements,
        supply=supply,
        tiles=tiles,
        taken=taken,
        left=left,
        active=given.active,
        first=given.first,
        placed=given.placed,
        mandatory_over=given.mandatory_over or given.placed == PLACEMENTS or not supply[given.active],
        lifted=None if lifted is None else Lifted(_hex(lifted.hex), lifted.kind, _hex(lifted.origin)),
        round=given.round,
        final_round=given.final_round or not all(supply),
        over=given.over,
        last=tuple(map(_hex, given.last)),
        begun=given.begun,
        **_cards(given),
    )
    _check_whole(state)
    return state


# --- fields ---------------------------------------------------------------------------------------------------------


def _hex(name: str) -> int:
    if name not in HEX_OF:
        raise PositionError("kb-position-hex", "KB-2.5", hex=name)
    return HEX_OF[name]


def _check_scalars(given: PositionDocument) -> None:
    _CHECK.number("active", given.active, most=given.seats - 1)
    _CHECK.number("first", given.first, most=given.seats - 1)
    _CHECK.number("placed", given.placed, most=PLACEMENTS)
    _CHECK.number("round", given.round, least=1)


def _check_set_up(given: PositionDocument) -> None:
    sectors = [quadrant.sector for quadrant in given.board]
    for sector in sectors:
        if sector not in SECTORS:
            raise PositionError("kb-position-sector", "KB-1.7", sector=sector)
    if len(sectors) != 4 or len(set(sectors)) != 4:
        raise PositionError("kb-position-sectors", "KB-1.1", sectors=", ".join(sectors))
    for builder in given.builders:
        if builder not in BUILDER_CARDS:
            raise PositionError("kb-position-builder", "KB-1.4", builder=builder)
    wanted = COMPONENTS["builders_per_game"]
    if len(given.builders) != wanted or len(set(given.builders)) != wanted:
        raise PositionError("kb-position-builders", "KB-1.4", builders=", ".join(given.builders))


def _settlements(given: PositionDocument, board: Board) -> tuple[int, ...]:
    masks = []
    seen = 0
    for names in _CHECK.per_seat("settlements", given.seats, given.settlements, []):
        own = 0
        for name in names:
            cell = _hex(name)
            if (seen | own) >> cell & 1:
                raise PositionError("kb-position-two-settlements", "KB-5.1", hex=name)
            if not (board.buildable | board.water) >> cell & 1:
                raise PositionError("kb-position-ground", "KB-5.2", hex=name, terrain=f"@{board.terrain_of(cell)}")
            own |= 1 << cell
        seen |= own
        masks.append(own)
    return tuple(masks)


def _supply(given: PositionDocument, settlements: tuple[int, ...]) -> tuple[int, ...]:
    supply = []
    for seat, own in enumerate(settlements):
        lifting = given.lifted is not None and seat == given.active
        rest = SETTLEMENTS - own.bit_count() - lifting
        stated = rest if given.supply is UNSET or seat >= len(given.supply) else given.supply[seat]
        if stated != rest or rest < 0:
            raise PositionError("kb-position-supply", "KB-1.2", seat=seat, supply=stated, settlements=own.bit_count())
        supply.append(rest)
    if given.supply is not UNSET:
        _CHECK.per_seat("supply", given.seats, given.supply, 0)
    return tuple(supply)


def _tiles(
    given: PositionDocument, board: Board, settlements: tuple[int, ...]
) -> tuple[tuple[tuple[Tile, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """Held tiles, masks of the hexes ever taken from (those of held tiles always among them), tiles left lying."""
    kinds = dict(zip(board.locations, board.kinds, strict=True))
    held: list[tuple[Tile, ...]] = []
    taken: list[int] = []
    named_tiles = _CHECK.per_seat("tiles", given.seats, given.tiles, [])
    named_taken = _CHECK.per_seat("taken", given.seats, given.taken, [])
    for seat in range(given.seats):
        tiles = tuple(Tile(named.kind, _hex(named.origin), named.state) for named in named_tiles[seat])
        for tile in tiles:
            if kinds.get(tile.origin) != tile.kind or sum(tile.origin == other.origin for other in tiles) > 1:
                raise PositionError("kb-position-tile", "KB-6.2", tile=tile.kind, hex=NAMES[tile.origin])
            lifting = given.lifted is not None and seat == given.active
            if not lifting and not NEIGHBOURS[tile.origin] & settlements[seat]:
                raise PositionError("kb-position-tile-untouched", "KB-6.5", tile=tile.kind, hex=NAMES[tile.origin])
        origins = {tile.origin for tile in tiles} | {_location(name, kinds) for name in named_taken[seat]}
        held.append(tuple(sorted(tiles, key=lambda tile: tile.origin)))
        taken.append(sum(1 << origin for origin in origins))
    stated = {_location(name, kinds): left for name, left in given.locations.items()}
    left = []
    for location in board.locations:
        most = TILES_PER_LOCATION - sum(origins >> location & 1 for origins in taken)
        lying = stated.get(location, max(most, 0))
        if not 0 <= lying <= most:
            raise PositionError("kb-position-tile-count", "KB-3.3", hex=NAMES[location], left=lying)
        left.append(lying)
    return tuple(held), tuple(taken), tuple(left)


def _location(name: str, kinds: Mapping[int, str]) -> int:
    cell = _hex(name)
    if cell not in kinds:
        raise PositionError("kb-position-location", "KB-6.1", hex=name)
    return cell


def _cards(given: PositionDocument) -> dict[str, Any]:
    """Where the 25 cards are. Those not mentioned go, in a fixed order, to the hands when these are not mentioned,
    then all to the first of deck, discards and removed that is not mentioned."""
    card = ("" if given.over else CARDS[0]) if given.card is UNSET else given.card or ""
    kept = _CHECK.per_seat("kept", given.seats, given.kept, "")
    piles = {name: getattr(given, name) for name in ("deck", "discards", "removed")}
    hands = [] if given.hands is UNSET else _CHECK.per_seat("hands", given.seats, given.hands, "")
    named = Counter(name for name in (card, *kept, *hands) if name)
    for pile in piles.values():
        named.update(() if pile is UNSET else pile)
    full = Counter(DECK)
    for terrain, count in named.items():
        if count > full[terrain]:
            raise PositionError("kb-position-cards", "KB-1.3", terrain=terrain, count=count)
    rest = []
    for terrain in DECK:
        if named[terrain]:
            named[terrain] -= 1
        else:
            rest.append(terrain)
    if given.hands is UNSET:
        holders = [not given.over and seat != given.active and not kept[seat] for seat in range(given.seats)]
        hands = [rest.pop(0) if holds and rest else "" for holds in holders]
    for name, pile in piles.items():
        if pile is UNSET:
            piles[name], rest = rest, []
    if rest:
        raise PositionError("kb-position-cards", "KB-1.3", terrain=rest[0], count=full[rest[0]] - rest.count(rest[0]))
    return {"card": card, "hands": tuple(hands), "kept": tuple(kept)} | {name: tuple(piles[name]) for name in piles}


def _check_whole(state: KingdomState) -> None:
    """What only shows when everything is in place: no turn may be stuck, and all laws must hold."""
    if state.lifted is not None:
        lifted = state.lifted
        moving = Tile(lifted.kind, lifted.origin, "used")
        at_rest = state.phase in ("before", "after") and not state.occupied >> lifted.hex & 1
        if lifted.kind not in MOVE_TILES or moving not in state.tiles[state.active] or not at_rest:
            raise PositionError("kb-position-lifted", "KB-7.9", hex=NAMES[lifted.hex], tile=lifted.kind)
        if not put_targets(state):
            raise PositionError("kb-position-lifted", "KB-7.10", hex=NAMES[lifted.hex], tile=lifted.kind)
    elif not state.over and not state.mandatory_over and not card_hexes(state):
        raise PositionError("kb-position-card-useless", "KB-8.3", terrain=state.card)
    _CHECK.lawful(invariants.broken(state))
