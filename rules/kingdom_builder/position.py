"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from rules.core.bitset import union
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer, Documents, PositionDocument
from rules.core.errors import PositionError
from rules.kingdom_builder import invariants
from rules.kingdom_builder.actions import MOVE_TILES
from rules.kingdom_builder.board import CARDS, COMPONENTS, SECTORS, Board, board_of
from rules.kingdom_builder.hexes import NAMES, NEIGHBOURS
from rules.kingdom_builder.placement import card_hexes
from rules.kingdom_builder.scoring import BUILDER_CARDS
from rules.kingdom_builder.setup import DECK, FIRST_BOARD, FIRST_BUILDERS, builder_cards
from rules.kingdom_builder.state import PLACEMENTS, SETTLEMENTS, TILES_PER_LOCATION, KingdomState, Tile
from rules.kingdom_builder.tiles import put_targets

VERSION = 1

_DOCUMENTS = Documents(KingdomState, "kingdom_builder", VERSION)
_CHECK = Checks("kb")


def document(state: KingdomState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    values = _DOCUMENTS.write(state)
    if not state.old_hands:  # as documents are of positions from before they were noted
        del values["old_hands"]
    return values


def read(source: Mapping[str, Any], complete: Completer) -> KingdomState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given = _DOCUMENTS.read(source, complete)
    fields: dict[str, Any] = {"board": FIRST_BOARD, "builders": FIRST_BUILDERS, "active": 0, "first": 0}
    fields |= {"chance": Chance("0"), "placed": 0} | given.fields
    _check_scalars(given.seats, fields)
    _check_set_up(given.options, fields)
    board = board_of(fields["board"])
    fields["settlements"] = _settlements(given, board)
    fields["last"] = _last(fields)
    fields["supply"] = _supply(given, fields)
    _check_placed(fields)
    fields |= _tiles(given, fields, board) | _cards(given, fields)
    spent = fields["placed"] == PLACEMENTS or not fields["supply"][fields["active"]]
    fields["mandatory_over"] = fields.get("mandatory_over", False) or spent
    fields["final_round"] = fields.get("final_round", False) or not all(fields["supply"])
    state = KingdomState(options=given.options, **fields)
    _check_whole(state)
    return state


# --- fields ---------------------------------------------------------------------------------------------------------


def _check_scalars(seats: int, fields: Mapping[str, Any]) -> None:
    _CHECK.number("active", fields["active"], most=seats - 1)
    _CHECK.number("first", fields["first"], most=seats - 1)
    _CHECK.number("placed", fields["placed"], most=PLACEMENTS)
    _CHECK.number("round", fields.get("round", 1), least=1)


def _check_set_up(options: Mapping[str, str], fields: Mapping[str, Any]) -> None:
    sectors = [quadrant.sector for quadrant in fields["board"]]
    for sector in sectors:
        if sector not in SECTORS:
            raise PositionError("kb-position-sector", "KB-1.7", sector=sector)
    if len(sectors) != 4 or len(set(sectors)) != 4:
        raise PositionError("kb-position-sectors", "KB-1.1", sectors=", ".join(sectors), count=len(sectors))
    builders = fields["builders"]
    for builder in builders:
        if builder not in BUILDER_CARDS:
            raise PositionError("kb-position-builder", "KB-1.4", builder=builder)
    wanted = COMPONENTS["builders_per_game"]
    if len(builders) != wanted or len(set(builders)) != wanted:
        raise PositionError("kb-position-builders", "KB-1.4", builders=", ".join(builders), count=len(builders))
    offered = builder_cards(options)
    for builder in builders:
        if builder not in offered:
            raise PositionError("kb-position-builder-excluded", "KB-11.2", builder=f"@{builder}")


def _settlements(given: PositionDocument, board: Board) -> tuple[int, ...]:
    masks: list[int] = _CHECK.per_seat("settlements", given.seats, given.fields.get("settlements", ()), 0)
    seen = 0
    for own in masks:
        if own & seen:
            raise PositionError("kb-position-two-settlements", "KB-5.1", hex=_first(own & seen))
        _must_carry(own, board)
        seen |= own
    _must_carry(_lifted(given.fields), board)
    return tuple(masks)


def _must_carry(hexes: int, board: Board) -> None:
    """Settlements stand, and stood before they were lifted, on buildable hexes or water."""
    wrong = hexes & ~(board.buildable | board.water)
    if wrong:
        terrain = board.terrain_of(NAMES.index(_first(wrong)))
        raise PositionError("kb-position-ground", "KB-5.2", hex=_first(wrong), terrain=f"@{terrain}")


def _lifted(fields: Mapping[str, Any]) -> int:
    """The hex that the settlement in the hand stood on, as a set; empty when none is lifted."""
    lifted = fields.get("lifted")
    return 0 if lifted is None else 1 << lifted.hex


def _first(hexes: int) -> str:
    """The name of the first of some hexes."""
    return NAMES[(hexes & -hexes).bit_length() - 1]


def _last(fields: Mapping[str, Any]) -> tuple[int, ...]:
    """The hexes reached last, each once. Earlier versions kept those that were left again."""
    standing = union(fields["settlements"])
    return tuple(cell for cell in dict.fromkeys(fields.get("last", ())) if standing >> cell & 1)


def _supply(given: PositionDocument, fields: Mapping[str, Any]) -> tuple[int, ...]:
    named = given.fields.get("supply", ())
    supply = []
    for seat, own in enumerate(fields["settlements"]):
        lifting = fields.get("lifted") is not None and seat == fields["active"]
        rest = SETTLEMENTS - own.bit_count() - lifting
        stated = named[seat] if seat < len(named) else rest
        if stated != rest or rest < 0:
            raise PositionError("kb-position-supply", "KB-1.2", seat=seat, supply=stated, settlements=own.bit_count())
        supply.append(rest)
    _CHECK.per_seat("supply", given.seats, named, 0)
    return tuple(supply)


def _check_placed(fields: Mapping[str, Any]) -> None:
    """What was placed in this turn stands on the board: tiles only move it. A document may leave some of it out, but
    not all."""
    active = fields["active"]
    if fields["placed"] and not fields["settlements"][active] and fields.get("lifted") is None:
        raise PositionError("kb-position-placed", "KB-4.3", seat=active, placed=fields["placed"])


def _tiles(given: PositionDocument, fields: Mapping[str, Any], board: Board) -> dict[str, Any]:
    """Held tiles, the hexes ever taken from (those of held tiles always among them), and the tiles left lying."""
    held: list[tuple[Tile, ...]] = _CHECK.per_seat("tiles", given.seats, given.fields.get("tiles", ()), ())
    taken: list[int] = _CHECK.per_seat("taken", given.seats, given.fields.get("taken", ()), 0)
    for seat, tiles in enumerate(held):
        lifting = fields.get("lifted") is not None and seat == fields["active"]
        own = fields["settlements"][seat]
        for tile in tiles:
            if board.kind_at.get(tile.origin) != tile.kind or sum(tile.origin == other.origin for other in tiles) > 1:
                raise PositionError("kb-position-tile", "KB-6.2", tile=tile.kind, hex=NAMES[tile.origin])
            if not lifting and not NEIGHBOURS[tile.origin] & own:
                raise PositionError("kb-position-tile-untouched", "KB-6.5", tile=tile.kind, hex=NAMES[tile.origin])
            taken[seat] |= 1 << tile.origin
        held[seat] = tuple(sorted(tiles, key=lambda tile: tile.origin))
        _must_be_location(taken[seat] & ~board.land["location"])
    return {"tiles": tuple(held), "taken": tuple(taken), "locations": _lying(given, board, taken)}


def _lying(given: PositionDocument, board: Board, taken: list[int]) -> dict[int, int]:
    named: dict[int, int] = given.fields.get("locations", {})
    for cell in named:
        _must_be_location(1 << cell & ~board.land["location"])
    locations = {}
    for location in board.locations:
        most = TILES_PER_LOCATION - sum(origins >> location & 1 for origins in taken)
        lying = named.get(location, max(most, 0))
        if not 0 <= lying <= most:
            raise PositionError("kb-position-tile-count", "KB-3.3", hex=NAMES[location], left=lying)
        locations[location] = lying
    return locations


def _must_be_location(wrong: int) -> None:
    if wrong:
        raise PositionError("kb-position-location", "KB-6.1", hex=_first(wrong))


def _cards(given: PositionDocument, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Where the 25 cards are. Those not mentioned go, in a fixed order, to the hands when these are not mentioned,
    then all to the first of deck, discards and removed that is not mentioned."""
    over = fields.get("over", False)
    card = fields.get("card", "" if over else CARDS[0])
    kept = _CHECK.per_seat("kept", given.seats, fields.get("kept", ()), "")
    named = {name: fields[name] for name in ("deck", "discards", "removed") if name in fields}
    hands = _CHECK.per_seat("hands", given.seats, fields["hands"], "") if "hands" in fields else None
    held = filter(None, (card, *kept, *(hands or ())))
    rest = _rest_of_deck(Counter((*held, *sum(named.values(), ()))))
    if hands is None:
        holders = [not over and seat != fields["active"] and not kept[seat] for seat in range(given.seats)]
        hands = [rest.pop(0) if holds and rest else "" for holds in holders]
    for name in ("deck", "discards", "removed"):
        if name not in named:
            named[name], rest = tuple(rest), []
    if rest:
        found = DECK.count(rest[0]) - rest.count(rest[0])
        raise PositionError("kb-position-cards", "KB-1.3", terrain=rest[0], count=found)
    return {"card": card, "hands": tuple(hands), "kept": tuple(kept)} | named


def _rest_of_deck(named: Counter[str]) -> list[str]:
    """The cards of the 25 without the ``named`` ones, in the order of the whole deck."""
    full = Counter(DECK)
    for terrain, count in named.items():
        if terrain not in CARDS:
            raise PositionError("kb-position-card", "KB-1.3", terrain=terrain)
        if count > full[terrain]:
            raise PositionError("kb-position-cards", "KB-1.3", terrain=terrain, count=count)
    rest = []
    for terrain in DECK:
        if named[terrain]:
            named[terrain] -= 1
        else:
            rest.append(terrain)
    return rest


def _check_whole(state: KingdomState) -> None:
    """What only shows when everything is in place: no turn may be stuck, and all invariants must hold."""
    if state.lifted is not None:
        lifted = state.lifted
        moving = Tile(lifted.kind, lifted.origin, "used")
        at_rest = state.phase in ("before", "after") and not state.occupied >> lifted.hex & 1
        if lifted.kind not in MOVE_TILES or moving not in state.tiles[state.active] or not at_rest:
            raise PositionError("kb-position-lifted", "KB-7.9", hex=NAMES[lifted.hex], tile=lifted.kind)
        if not put_targets(state):
            raise PositionError("kb-position-lifted", "KB-7.10", hex=NAMES[lifted.hex], tile=lifted.kind)
    if not state.over and not state.mandatory_over:
        if not state.card:
            raise PositionError("kb-position-no-card", "KB-4.2", seat=state.active)
        if not card_hexes(state):
            raise PositionError("kb-position-card-useless", "KB-8.3", terrain=state.card)
    _CHECK.lawful(invariants.broken(state))
