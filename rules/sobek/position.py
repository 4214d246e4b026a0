"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rules.core.bitset import cells_of, mask_of
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer, Documents, taken_from
from rules.core.errors import PositionError
from rules.sobek import invariants
from rules.sobek.legal import list_actions
from rules.sobek.market import CELLS, CENTRAL, DIRECTIONS, EMPTY, laid
from rules.sobek.setup import DEALT
from rules.sobek.state import SEATS, Last, SobekState, attached_order, no_cell, tile_twice
from rules.sobek.tiles import CHARACTERS, STARTING, TILES, TYPES, in_play
from rules.sobek.tokens import CANOE, DEBEN, ROYAL, SLOTS, canoe_tokens, sorted_tokens

VERSION = 1

_DOCUMENTS = Documents(SobekState, "sobek", VERSION, elsewhere=("face_down",))
_CHECK = Checks("sb")

Fields = dict[str, Any]
"""Fields of the state by name: those that a document mentions, and more and more of the others."""


def document(state: SobekState) -> dict[str, Any]:
    """The complete, canonical document of a state. Its market names the tiles that lie face down, too."""
    values = _DOCUMENTS.write(state)
    values["market"] |= {str(cell): TILES[tile].id for cell, tile in state.face_down.items()}
    for name in ("peeked", "put_back"):
        if not any(values[name]):  # as documents are of those who know nothing of it
            del values[name]
    return values


def read(source: Mapping[str, Any], complete: Completer) -> SobekState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    if source.get("seats", SEATS) != SEATS:
        raise PositionError("position-malformed", detail=f"`seats` is {SEATS}")
    given = _DOCUMENTS.read(source, complete)
    expansion = given.options["treasures_of_the_pharaoh"] == "on"
    fields: Fields = {"ankh": 0, "active": 0, "over": False, "used": (), "drawn": (), "forced": 0, "last": Last()}
    fields |= {"chance": Chance("0")} | given.fields
    _check_scalars(source, fields)
    fields["direction"] = fields.get("direction") or (DIRECTIONS[0] if fields["ankh"] else "")
    fields.setdefault("starter", fields["active"])
    fields.setdefault("phase", "turn" if fields["ankh"] or fields["over"] else "opening")
    fields |= _by_seat(fields)
    fields |= _tiles(fields, expansion)
    fields |= _canoe(fields, expansion)
    fields["bag"] = _rest("deben", DEBEN, ("debens", "lost"), fields.get("bag"), fields)
    fields["pool"] = _rest("royal", ROYAL if expansion else (), ("royals", "shed"), fields.get("pool"), fields)
    state = SobekState(options=given.options, **fields)
    _check_whole(state)
    return state


# --- fields ---------------------------------------------------------------------------------------------------------


def _check_scalars(source: Mapping[str, Any], fields: Fields) -> None:
    """Numbers and words that mean something. What is ``null`` in the ``source`` is no cell and no word."""
    last: Last = fields["last"]
    _CHECK.number("active", fields["active"], most=SEATS - 1)
    _CHECK.number("starter", fields.get("starter", 0), most=SEATS - 1)
    _CHECK.number("last.seat", last.seat, most=SEATS - 1)
    cells = [(field, source[field]) for field in ("ankh", "forced") if source.get(field) is not None]
    for field, cell in (*cells, *(("last.cells", cell) for cell in last.cells)):
        _CHECK.number(field, cell, least=1, most=CELLS)
    for field, known in (("direction", DIRECTIONS), ("selling", TYPES)):
        if source.get(field) is not None:
            _CHECK.word(field, source[field], known)
    _CHECK.word("last.kind", last.kind, ("", "take", "refill", "sale", "character"))
    done = {"sale": TYPES, "character": tuple(CHARACTERS)}
    _CHECK.word("last.what", last.what, done.get(last.kind, ("",)))


_DEFAULTS: Fields = {"corruption": 0, "peeked": 0, "put_back": 0, "sets": (0,) * len(TYPES)}
_DEFAULTS |= dict.fromkeys(("attached", "given", "kept", "debens", "lost", "royals", "shed"), ())
"""Field -> what a player owns of whom the document says nothing."""


def _by_seat(fields: Fields) -> Fields:
    """What each player owns besides the hand."""
    owned: Fields = {
        name: tuple(_CHECK.per_seat(name, SEATS, fields.get(name, ()), default)) for name, default in _DEFAULTS.items()
    }
    for one in (one for seat in owned["attached"] for one in seat):
        if one.goods not in TYPES:
            raise PositionError("sb-position-goods", "SB-1.3", goods=one.goods)
    owned["attached"] = tuple(tuple(sorted(seat, key=attached_order)) for seat in owned["attached"])
    for name in ("debens", "lost", "royals", "shed"):
        owned[name] = tuple(tuple(sorted(seat)) for seat in owned[name])
    if "looked" in fields:
        owned["looked"] = tuple(_CHECK.per_seat("looked", SEATS, fields["looked"], False))
    else:
        choosing = fields["active"] if fields["phase"] == "canoe" else None
        owned["looked"] = tuple(any(sets) or seat == choosing for seat, sets in enumerate(owned["sets"]))
    return owned


# --- tiles ----------------------------------------------------------------------------------------------------------


def _tiles(fields: Fields, expansion: bool) -> Fields:
    """Where the tiles are that the document names, and where those go that it does not: out of the game once it is
    over."""
    rest = in_play(expansion) & ~_named(fields)
    starting, others = list(cells_of(rest & STARTING)), list(cells_of(rest & ~STARTING))
    if "hands" in fields:
        hands = tuple(_CHECK.per_seat("hands", SEATS, fields["hands"], 0))
    else:
        hands = tuple(0 if fields["over"] else mask_of(taken_from(starting, DEALT)) for _ in range(SEATS))
    if fields["over"]:
        fields = {"market": (EMPTY,) * (CELLS + 1), "deck": (), **fields}
    if "market" in fields:
        lying = [(cell, tile) for cell, tile in enumerate(fields["market"]) if tile != EMPTY]
    else:
        cells = [cell for cell in range(1, CELLS + 1) if cell != fields["ankh"]]
        central = [cell for cell in cells if cell in CENTRAL]
        outer = cells[len(central) :]
        lying = list(zip(central, taken_from(starting, len(central)), strict=False))
        lying += zip(outer, taken_from(others, len(outer)), strict=False)
    market, face_down = laid((EMPTY,) * (CELLS + 1), lying)
    box = tuple(sorted(fields["box"] if "box" in fields else taken_from(starting, DEALT)))
    deck = fields["deck"] if "deck" in fields else tuple(taken_from(others, len(others)))
    left = (*starting, *others)
    if "removed" in fields and left:
        raise PositionError("sb-position-tile-missing", "SB-1.2", tile=TILES[left[0]].id)
    removed = fields.get("removed", mask_of(left))
    places: Fields = {"hands": hands, "market": market, "face_down": face_down}
    return places | {"box": box, "deck": deck, "removed": removed}


def _named(fields: Fields) -> int:
    """The tiles that the document names, none of them twice."""
    seen = 0
    for tiles in _places(fields):
        twice = seen & tiles
        if twice:
            raise tile_twice(TILES[twice.bit_length() - 1].id)
        seen |= tiles
    return seen


def _places(fields: Fields) -> Iterator[int]:
    for name in ("used", "deck", "box"):
        yield from (1 << tile for tile in fields.get(name, ()))
    if "market" in fields:
        nowhere, *cells = fields["market"]
        if nowhere != EMPTY:
            raise no_cell("")
        yield from (1 << tile for tile in cells if tile != EMPTY)
    yield from (fields.get("removed", 0), *fields.get("hands", ()), *fields["corruption"])
    for sets in fields["sets"]:
        yield from sets


# --- tokens ---------------------------------------------------------------------------------------------------------


def _canoe(fields: Fields, expansion: bool) -> Fields:
    """Where the canoe tokens are; unnamed ones fill the slots, else go to those set aside, else to the discarded."""
    named = [*fields["drawn"], *(one.token for seat in fields["attached"] for one in seat)]
    named += [token for name in ("given", "kept") for seat in fields[name] for token in seat]
    named += [token for name in ("aside", "spent") for token in fields.get(name, ())]
    named += filter(None, fields.get("slots", ()))
    named += ["forced_tile"] if fields["forced"] else []
    rest = _unnamed(named, expansion)
    places: Fields = {}
    for name in ("slots", "aside", "spent"):
        if name in fields:
            places[name] = fields[name]
        else:
            most = SLOTS if name == "slots" else len(rest)
            places[name], rest = tuple(rest[:most]), rest[most:]
    if "slots" not in fields:
        places["slots"] += ("",) * (SLOTS - len(places["slots"]))
    if len(places["slots"]) != SLOTS:
        raise PositionError("sb-position-slots", "SB-3.1", count=len(places["slots"]))
    if rest:
        raise PositionError("sb-position-token-missing", "SB-1.8", token=rest[0])
    for name in ("aside", "spent"):
        places[name] = sorted_tokens(places[name])
    for name in ("given", "kept"):
        places[name] = tuple(map(sorted_tokens, fields[name]))
    return places | {"drawn": sorted_tokens(fields["drawn"])}


def _unnamed(named: Iterable[str], expansion: bool) -> list[str]:
    """The canoe tokens of the game without the ``named`` ones."""
    counts, full = Counter(named), Counter(canoe_tokens(expansion))
    for token, count in counts.items():
        if token not in CANOE:
            raise PositionError("sb-position-token", "SB-1.8", token=token)
        if count > full[token]:
            raise PositionError("sb-position-token-count", "SB-1.8", token=token, count=count)
    return list((full - counts).elements())


def _rest(
    kind: str, full: tuple[int, ...], owned: Iterable[str], given: tuple[int, ...] | None, fields: Fields
) -> tuple[int, ...]:
    """The tokens with values that nobody owns; all others must be accounted for."""
    named = Counter(value for name in owned for seat in fields[name] for value in seat)
    for value, count in named.items():
        if count > full.count(value):
            raise PositionError("sb-position-value", kind=kind, value=value)
    rest = tuple(sorted((Counter(full) - named).elements()))
    if given is not None and tuple(sorted(given)) != rest:
        raise PositionError("sb-position-values", kind=kind, values=", ".join(map(str, given)))
    return rest


def _check_whole(state: SobekState) -> None:
    """What only shows when everything is in place: all laws must hold, and no turn may be stuck."""
    _CHECK.lawful(invariants.broken(state))
    if not state.over and not list_actions(state, state.asked):
        raise PositionError("sb-position-stuck", "SB-10.1", seat=state.asked)
