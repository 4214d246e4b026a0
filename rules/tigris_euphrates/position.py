"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from rules.core.bitset import with_item
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer, Documents, PositionDocument
from rules.core.errors import PositionError
from rules.tigris_euphrates import buildings, invariants, monuments, treasures
from rules.tigris_euphrates.actions import HAND
from rules.tigris_euphrates.bag import counted
from rules.tigris_euphrates.board import BLOCKS, COLOURS, COUNTS, CROSSES, MAPS, NAMES, PAIRS, RED, TILES, Map
from rules.tigris_euphrates.kingdoms import realm_of
from rules.tigris_euphrates.setup import CATASTROPHES, DYNASTIES, LAST_TREASURES
from rules.tigris_euphrates.state import ACTIONS, Conflict, Ended, Raised, TigrisState, Tower, plus
from rules.tigris_euphrates.strength import commitments, fitting_colour, open_wars

VERSION = 1

_DOCUMENTS = Documents(TigrisState, "tigris_euphrates", VERSION)
_CHECK = Checks("te")
_NOTHING = (0,) * len(COLOURS)


def document(state: TigrisState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    return _DOCUMENTS.write(state)


def read(source: Mapping[str, Any], complete: Completer) -> TigrisState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given = _DOCUMENTS.read(source, complete)
    board = MAPS[given.options["board"]]
    fields: dict[str, Any] = {"ruins": 0, "monuments": (), "ziggurat": None, "active": 0, "first": 0, "turn": 1}
    fields |= {"phase": "action", "union": None, "conflict": None, "ended": "", "chance": Chance("0")}
    fields |= {"tiles": tuple(board.temples if colour == RED else 0 for colour in range(len(TILES)))} | given.fields
    _check_numbers(given.seats, fields)
    fields["dynasties"] = _dynasties(given)
    fields["monuments"] = tuple(map(_raised, fields["monuments"]))
    _check_ziggurat(fields["ziggurat"])
    fields["treasures"] = lying = _treasures(fields, board)
    fields["won"] = _won(given, board.temples.bit_count() - lying.bit_count())
    fields["ended"] = _ended(fields)
    fields["catastrophes"] = _catastrophes(given, fields["ruins"].bit_count())
    fields["leaders"] = tuple(_per_seat(given, "leaders", (None,) * len(COLOURS)))
    fields["points"] = tuple(_per_seat(given, "points", _NOTHING))
    fields |= _tiles_off_board(given, fields)
    if fields.get("placed") is None:
        fields["placed"] = fields["union"]
    due = 0 if fields["phase"] in ("confirm", "ziggurat", "over") else ACTIONS
    state = TigrisState(options=given.options, **{"actions": due, **fields})
    _check_whole(state)
    return state


# --- fields -----------------------------------------------------------------------------------------------------------


def _per_seat(given: PositionDocument, field: str, usual: Any) -> list[Any]:
    return _CHECK.per_seat(field, given.seats, given.fields.get(field, ()), usual)


def _check_numbers(seats: int, fields: Mapping[str, Any]) -> None:
    holders = [("active", fields["active"]), ("first", fields["first"])]
    fought = fields["conflict"]
    if fought is not None:
        holders += [("attacker", fought.attacker), ("defender", fought.defender)]
        _CHECK.number("committed", fought.committed or 0, most=HAND)
    for field, seat in holders:
        _CHECK.number(field, seat, most=seats - 1)
    _CHECK.number("turn", fields["turn"], least=1)
    piles = [(field, fields.get(field, ())) for field in ("removed", "discarded")]
    for field, counts in [*piles, *(("points", own) for own in fields.get("points", ()))]:
        for count in counts:
            _CHECK.number(field, count)


def _dynasties(given: PositionDocument) -> tuple[str, ...]:
    named = _per_seat(given, "dynasties", "")
    for dynasty in filter(None, named):
        _CHECK.word(", ".join(DYNASTIES), dynasty, DYNASTIES)
    rest = iter(dynasty for dynasty in DYNASTIES if dynasty not in named)
    return tuple(name or next(rest) for name in named)


def _raised(given: Raised) -> Raised:
    """The monument, its two colours in the order of ``PAIRS``."""
    colours = tuple(sorted(given.colours))
    if colours not in PAIRS or given.square not in BLOCKS:
        raise PositionError("te-position-monument", "TE-1.7", square=NAMES[given.square])
    return Raised(colours, given.square, given.tile)


def _check_ziggurat(tower: Tower | None) -> None:
    if tower is not None and tower.square not in CROSSES:
        raise PositionError("te-position-monument", "TE-18.2", square=NAMES[tower.square])


def _flipped(fields: Mapping[str, Any]) -> list[Raised | Tower]:
    return [*fields["monuments"], *filter(None, [fields["ziggurat"]])]


def _treasures(fields: Mapping[str, Any], board: Map) -> int:
    """The squares named, else the starting squares that bear a temple."""
    if "treasures" in fields:
        return int(fields["treasures"])
    temples = fields["tiles"][RED]
    for one in _flipped(fields):
        temples |= one.squares if one.tile == RED else 0
    return int(board.temples & temples)


def _won(given: PositionDocument, missing: int) -> tuple[int, ...]:
    if "won" in given.fields:
        return tuple(_per_seat(given, "won", 0))
    return tuple((missing + given.seats - 1 - seat) // given.seats for seat in range(given.seats))


def _ended(fields: Mapping[str, Any]) -> Ended:
    """Why the game is over, when the document says only that it is (TE-15)."""
    given: Ended = fields["ended"]
    if given or fields["phase"] != "over":
        return given
    return "treasures" if fields["treasures"].bit_count() <= LAST_TREASURES else "bag"


def _catastrophes(given: PositionDocument, ruins: int) -> tuple[int, ...]:
    if "catastrophes" in given.fields:
        return tuple(_per_seat(given, "catastrophes", CATASTROPHES))
    left = [CATASTROPHES] * given.seats
    for number in range(min(ruins, CATASTROPHES * given.seats)):
        left[-1 - number % given.seats] -= 1
    return tuple(left)


def _tiles_off_board(given: PositionDocument, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Hands, bag and what left the game. Tiles that no field names fill the hands when these are not given, taken
    from the colours in turn, then all go to the first of bag, removed and discarded that is not given; the bag is empty
    in a game that ended for want of tiles."""
    found = {name: fields[name] for name in ("bag", "removed", "discarded") if name in fields}
    if fields["ended"] == "bag":
        found.setdefault("bag", ())
    hands = _per_seat(given, "hands", _NOTHING) if "hands" in fields else []
    spent = [*hands, *(counted(pile) if name == "bag" else pile for name, pile in found.items())]
    turns = _in_turns(_rest(fields, spent))
    if "hands" not in fields:
        hands = [counted(tuple(turns[seat * HAND : (seat + 1) * HAND])) for seat in range(given.seats)]
        turns = turns[HAND * given.seats :]
    for name in ("bag", "removed", "discarded"):
        if name not in found:
            found[name] = tuple(turns) if name == "bag" else counted(tuple(turns))
            turns = []
    if turns:
        raise PositionError("te-position-tiles", "TE-1.3", tile=f"@{TILES[turns[0]]}", count=COUNTS[turns[0]])
    return {"hands": tuple(hands), **found}


def _rest(fields: Mapping[str, Any], spent: Sequence[tuple[int, ...]]) -> list[int]:
    """By colour, the tiles of the 153 that are neither on the board nor ``spent``."""
    rest = [count - squares.bit_count() for count, squares in zip(COUNTS, fields["tiles"], strict=True)]
    for one in _flipped(fields):
        rest[one.tile] -= one.squares.bit_count()
    rest = [left - sum(pile[colour] for pile in spent) for colour, left in enumerate(rest)]
    for colour, left in enumerate(rest):
        if left < 0:
            raise PositionError("te-position-tiles", "TE-1.3", tile=f"@{TILES[colour]}", count=COUNTS[colour])
    return rest


def _in_turns(numbers: Sequence[int]) -> list[int]:
    """So many of each colour, one colour after the other as long as there are any."""
    return [colour for turn in range(max(numbers)) for colour, number in enumerate(numbers) if number > turn]


# --- the whole --------------------------------------------------------------------------------------------------------


def _check_whole(state: TigrisState) -> None:
    """What only shows when everything is in place: all laws hold, and what is waited for can happen."""
    _CHECK.lawful(invariants.broken(state))
    if not _can_happen(state):
        raise PositionError("te-position-phase", "TE-23.5", phase=state.phase)


def _can_happen(state: TigrisState) -> bool:
    match state.phase:
        case "war":
            return len(open_wars(state)) > 1
        case "attack" | "defence":
            return _can_be_fought(state)
        case "building":
            return bool(buildings.sites(state))
        case "monument":
            return bool(monuments.offers(state))
        case "treasure":
            claims = treasures.claims(state)
            return bool(claims) and treasures.may_stay(state, claims[0][1]).bit_count() > 1
        case "ziggurat":
            return monuments.owes_ziggurat_point(state, state.active)
        case _:
            return True


def _can_be_fought(state: TigrisState) -> bool:
    fought = state.conflict
    if fought is None:
        return False
    pure = msgspec.structs.replace(fought, committed=None)
    due = pure in open_wars(state) if fought.kind == "war" else _can_revolt(state, fought)
    return due and (fought.committed is None or _can_have_committed(state, fought.committed, pure))


def _can_revolt(state: TigrisState, fought: Conflict) -> bool:
    """Whether the active seat's leader came to a kingdom with the other one, and to no second kingdom (TE-5.2)."""
    square, rival = (state.leaders[seat][fought.colour] for seat in (fought.attacker, fought.defender))
    if fought.attacker != state.active or fought.attacker == fought.defender or square is None or rival is None:
        return False
    own = with_item(state.leaders[fought.attacker], fought.colour, None)
    before = msgspec.structs.replace(state, leaders=with_item(state.leaders, fought.attacker, own))
    joined = realm_of(before).beside(square)
    return len(joined) == 1 and bool(joined[0] >> rival & 1)


def _can_have_committed(state: TigrisState, committed: int, pure: Conflict) -> bool:
    """Whether the attacker could add so many tiles (TE-9.3, TE-20.2) to those still in hand: nobody draws before the
    end of the turn (TE-9.6), so that no more than a full hand were held together."""
    attacker = pure.attacker
    hand = plus(state.hands[attacker], fitting_colour(pure), committed)
    before = msgspec.structs.replace(state, hands=with_item(state.hands, attacker, hand))
    return sum(hand) <= HAND and committed in commitments(before, pure, attacker)
