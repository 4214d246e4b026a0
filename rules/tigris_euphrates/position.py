"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.core import documents
from rules.core.bits import cells_of
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer
from rules.core.errors import PositionError
from rules.tigris_euphrates import buildings, invariants, monuments, treasures
from rules.tigris_euphrates.actions import HAND, listed
from rules.tigris_euphrates.bag import counted
from rules.tigris_euphrates.board import (
    BLOCKS,
    BUILDINGS,
    COLOURS,
    COUNTS,
    CROSSES,
    LEADERS,
    MAPS,
    NAMES,
    PAIRS,
    RED,
    SQUARE_OF,
    TILES,
    Map,
)
from rules.tigris_euphrates.kingdoms import leaders_in, realm_of
from rules.tigris_euphrates.setup import CATASTROPHES, DYNASTIES
from rules.tigris_euphrates.state import ACTIONS, Conflict, Kind, Phase, Raised, TigrisState, Tower
from rules.tigris_euphrates.strength import open_wars
from rules.tigris_euphrates.turn import LAST_TREASURES

_CHECK = Checks("te")


class NamedMonument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A monument: its colours, its top left square, the tile flipped for it."""

    colours: list[str]
    square: str
    tile: str


class NamedTower(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ziggurat: its centre, the tile flipped for it."""

    square: str
    tile: str


class NamedConflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The conflict being fought."""

    kind: Kind
    colour: str
    attacker: int
    defender: int
    committed: int | None = None


class PositionDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of the document; ``UNSET`` ones take defaults that depend on the others."""

    game: Literal["tigris_euphrates"] = "tigris_euphrates"
    version: Literal[1] = 1
    seats: int = 2
    options: dict[str, str] = {}
    dynasties: list[str] | UnsetType = UNSET
    tiles: dict[str, list[str]] | UnsetType = UNSET
    ruins: list[str] = []
    leaders: list[dict[str, str]] = []
    treasures: list[str] | UnsetType = UNSET
    won: list[int] | UnsetType = UNSET
    monuments: list[NamedMonument] = []
    ziggurat: NamedTower | None = None
    buildings: dict[str, str] = {}
    hands: list[list[str]] | UnsetType = UNSET
    bag: list[str] | UnsetType = UNSET
    removed: dict[str, int] | UnsetType = UNSET
    discarded: dict[str, int] | UnsetType = UNSET
    points: list[dict[str, int]] = []
    catastrophes: list[int] | UnsetType = UNSET
    active: int = 0
    first: int = 0
    turn: int = 1
    actions: int | UnsetType = UNSET
    phase: Phase = "action"
    placed: str | None = None
    union: str | None = None
    conflict: NamedConflict | None = None
    last: list[str] = []
    begun: bool = False
    ended: str = ""
    chance: Chance = Chance("0")


# --- writing ----------------------------------------------------------------------------------------------------------


def document(state: TigrisState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    fought, tower = state.conflict, state.ziggurat
    complete = PositionDocument(
        game="tigris_euphrates",
        seats=state.seats,
        options=state.options,
        dynasties=list(state.dynasties),
        tiles={TILES[colour]: _names(cells_of(squares)) for colour, squares in enumerate(state.tiles)},
        ruins=_names(cells_of(state.ruins)),
        leaders=[_by_word(LEADERS, own) for own in state.leaders],
        treasures=_names(cells_of(state.treasures)),
        won=list(state.won),
        monuments=[
            NamedMonument([COLOURS[colour] for colour in one.colours], NAMES[one.square], TILES[one.tile])
            for one in state.monuments
        ],
        ziggurat=None if tower is None else NamedTower(NAMES[tower.square], TILES[tower.tile]),
        buildings=_by_word(BUILDINGS, state.buildings),
        hands=[list(listed(hand)) for hand in state.hands],
        bag=[TILES[colour] for colour in state.bag],
        removed=dict(zip(TILES, state.removed, strict=True)),
        discarded=dict(zip(TILES, state.discarded, strict=True)),
        points=[dict(zip(COLOURS, own, strict=True)) for own in state.points],
        catastrophes=list(state.catastrophes),
        active=state.active,
        first=state.first,
        turn=state.turn,
        actions=state.actions,
        phase=state.phase,
        placed=None if state.placed is None else NAMES[state.placed],
        union=None if state.union is None else NAMES[state.union],
        conflict=None
        if fought is None
        else NamedConflict(fought.kind, COLOURS[fought.colour], fought.attacker, fought.defender, fought.committed),
        last=_names(state.last),
        begun=state.begun,
        ended=state.ended,
        chance=state.chance,
    )
    return documents.plain(complete)


def _names(squares: Iterable[int]) -> list[str]:
    return [NAMES[square] for square in squares]


def _by_word(words: Sequence[str], squares: Sequence[int | None]) -> dict[str, str]:
    return {word: NAMES[square] for word, square in zip(words, squares, strict=True) if square is not None}


# --- reading ----------------------------------------------------------------------------------------------------------


def read(source: Mapping[str, Any], complete: Completer) -> TigrisState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given, options = documents.opened(source, PositionDocument, complete)
    _check_numbers(given)
    board = MAPS[options["board"]]
    tiles, raised, tower = _tiles(given, board)
    lying = _treasures(given, board, tiles, raised, tower)
    ruins = _mask(given.ruins)
    placed = given.union if given.placed is None else given.placed
    due = 0 if given.phase in ("confirm", "ziggurat", "over") else ACTIONS
    state = TigrisState(
        chance=given.chance,
        options=options,
        dynasties=_dynasties(given),
        tiles=tiles,
        ruins=ruins,
        leaders=tuple(
            tuple(_squares(LEADERS, own)) for own in _CHECK.per_seat("leaders", given.seats, given.leaders, {})
        ),
        treasures=lying,
        won=_won(given, board.temples.bit_count() - lying.bit_count()),
        monuments=raised,
        ziggurat=tower,
        buildings=tuple(_squares(BUILDINGS, given.buildings)),
        **_tiles_off_board(given, tiles, raised, tower),
        points=tuple(_counts(COLOURS, own) for own in _CHECK.per_seat("points", given.seats, given.points, {})),
        catastrophes=_catastrophes(given, ruins.bit_count()),
        active=given.active,
        first=given.first,
        turn=given.turn,
        actions=due if given.actions is UNSET else given.actions,
        phase=given.phase,
        placed=None if placed is None else _square(placed),
        union=None if given.union is None else _square(given.union),
        conflict=_conflict(given),
        last=tuple(map(_square, given.last)),
        begun=given.begun,
        ended=_ended(given, lying.bit_count()),
    )
    _check_whole(state)
    return state


def _check_numbers(given: PositionDocument) -> None:
    seats = [("active", given.active), ("first", given.first)]
    if given.conflict is not None:
        seats += [("attacker", given.conflict.attacker), ("defender", given.conflict.defender)]
        _CHECK.number("committed", given.conflict.committed or 0, most=HAND)
    for field, seat in seats:
        _CHECK.number(field, seat, most=given.seats - 1)
    _CHECK.number("turn", given.turn, least=1)
    _CHECK.word("ended", given.ended, ("", "treasures", "bag"))


def _square(name: str) -> int:
    if name not in SQUARE_OF:
        raise PositionError("te-position-square", "TE-3.1", square=name)
    return SQUARE_OF[name]


def _mask(names: Sequence[str]) -> int:
    mask = 0
    for name in names:
        bit = 1 << _square(name)
        _CHECK.lawful([f"{name} is named twice"] if mask & bit else [])
        mask |= bit
    return mask


def _place(words: Sequence[str], word: str) -> int:
    _CHECK.word(", ".join(words), word, words)
    return words.index(word)


def _squares(words: Sequence[str], given: Mapping[str, str]) -> list[int | None]:
    """Named squares in the order of ``words``; ``None`` for those not mentioned."""
    found: list[int | None] = [None] * len(words)
    for word, name in given.items():
        found[_place(words, word)] = _square(name)
    return found


def _counts(words: Sequence[str], given: Mapping[str, int]) -> tuple[int, ...]:
    found = [0] * len(words)
    for word, count in given.items():
        found[_place(words, word)] = count
    return tuple(found)


def _pile(field: str, given: Mapping[str, int]) -> tuple[int, ...]:
    for count in given.values():
        _CHECK.number(field, count)
    return _counts(TILES, given)


def _dynasties(given: PositionDocument) -> tuple[str, ...]:
    named = [] if given.dynasties is UNSET else _CHECK.per_seat("dynasties", given.seats, given.dynasties, "")
    for dynasty in filter(None, named):
        _place(DYNASTIES, dynasty)
    rest = iter(dynasty for dynasty in DYNASTIES if dynasty not in named)
    return tuple(name or next(rest) for name, _ in zip_longest(named, range(given.seats), fillvalue=""))


def _tiles(given: PositionDocument, board: Map) -> tuple[tuple[int, ...], tuple[Raised, ...], Tower | None]:
    """Face-up tiles by colour, monuments and ziggurat."""
    raised = []
    for named in given.monuments:
        pair = tuple(sorted(_place(COLOURS, colour) for colour in named.colours))
        corner = _square(named.square)
        if pair not in PAIRS or corner not in BLOCKS:
            raise PositionError("te-position-monument", "TE-1.7", square=named.square)
        raised.append(Raised(PAIRS.index(pair), corner, _place(TILES, named.tile)))
    tower = None
    if given.ziggurat is not None:
        centre = _square(given.ziggurat.square)
        if centre not in CROSSES:
            raise PositionError("te-position-monument", "TE-18.2", square=given.ziggurat.square)
        tower = Tower(centre, _place(TILES, given.ziggurat.tile))
    if given.tiles is UNSET:
        return tuple(board.temples if colour == RED else 0 for colour in range(len(TILES))), tuple(raised), tower
    masks = [0] * len(TILES)
    for word, names in given.tiles.items():
        masks[_place(TILES, word)] = _mask(names)
    return tuple(masks), tuple(raised), tower


def _treasures(
    given: PositionDocument, board: Map, tiles: tuple[int, ...], raised: tuple[Raised, ...], tower: Tower | None
) -> int:
    if given.treasures is not UNSET:
        return _mask(given.treasures)
    temples = tiles[RED]
    for one in _flipped(raised, tower):
        temples |= one.squares if one.tile == RED else 0
    return board.temples & temples


def _flipped(raised: tuple[Raised, ...], tower: Tower | None) -> list[Raised | Tower]:
    return [*raised, *filter(None, [tower])]


def _won(given: PositionDocument, missing: int) -> tuple[int, ...]:
    if given.won is not UNSET:
        return tuple(_CHECK.per_seat("won", given.seats, given.won, 0))
    return tuple((missing + given.seats - 1 - seat) // given.seats for seat in range(given.seats))


def _ended(given: PositionDocument, lying: int) -> str:
    """Why the game is over, when the document says only that it is (TE-15)."""
    if given.ended or given.phase != "over":
        return given.ended
    return "treasures" if lying <= LAST_TREASURES else "bag"


def _catastrophes(given: PositionDocument, ruins: int) -> tuple[int, ...]:
    if given.catastrophes is not UNSET:
        return tuple(_CHECK.per_seat("catastrophes", given.seats, given.catastrophes, CATASTROPHES))
    left = [CATASTROPHES] * given.seats
    for number in range(min(ruins, CATASTROPHES * given.seats)):
        left[-1 - number % given.seats] -= 1
    return tuple(left)


def _tiles_off_board(
    given: PositionDocument, tiles: tuple[int, ...], raised: tuple[Raised, ...], tower: Tower | None
) -> dict[str, Any]:
    """Hands, bag and what left the game. Tiles that no field names fill the hands when these are not given, taken
    from the colours in turn, then all go to the first of bag, removed and discarded that is not given."""
    rest = [count - squares.bit_count() for count, squares in zip(COUNTS, tiles, strict=True)]
    for one in _flipped(raised, tower):
        rest[one.tile] -= one.squares.bit_count()
    found: dict[str, Any] = {}
    if given.bag is not UNSET:
        found["bag"] = tuple(_place(TILES, word) for word in given.bag)
    if given.removed is not UNSET:
        found["removed"] = _pile("removed", given.removed)
    if given.discarded is not UNSET:
        found["discarded"] = _pile("discarded", given.discarded)
    hands = []
    if given.hands is not UNSET:
        for words in _CHECK.per_seat("hands", given.seats, given.hands, []):
            hands.append(counted(tuple(_place(TILES, word) for word in words)))
    spent = [counted(found["bag"]) if "bag" in found else (0,) * len(TILES), *hands]
    spent += [found[name] for name in ("removed", "discarded") if name in found]
    rest = [left - sum(pile[colour] for pile in spent) for colour, left in enumerate(rest)]
    for colour, left in enumerate(rest):
        if left < 0:
            raise PositionError("te-position-tiles", "TE-1.3", tile=f"@{TILES[colour]}", count=COUNTS[colour])
    turns = [colour for number in range(max(rest)) for colour in range(len(TILES)) if rest[colour] > number]
    if given.hands is UNSET:
        hands = [counted(tuple(turns[seat * HAND : (seat + 1) * HAND])) for seat in range(given.seats)]
        turns = turns[HAND * given.seats :]
    for name in ("bag", "removed", "discarded"):
        if name not in found:
            found[name] = tuple(turns) if name == "bag" else counted(tuple(turns))
            turns = []
    if turns:
        raise PositionError("te-position-tiles", "TE-1.3", tile=f"@{TILES[turns[0]]}", count=COUNTS[turns[0]])
    return {"hands": tuple(hands), **found}


def _conflict(given: PositionDocument) -> Conflict | None:
    named = given.conflict
    if named is None:
        return None
    return Conflict(named.kind, _place(COLOURS, named.colour), named.attacker, named.defender, named.committed)


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
            return monuments.owes_ziggurat_point(state)
        case _:
            return True


def _can_be_fought(state: TigrisState) -> bool:
    fought = state.conflict
    if fought is None:
        return False
    pure = msgspec.structs.replace(fought, committed=None)
    if fought.kind == "war":
        return pure in open_wars(state)
    rivals = {(fought.attacker, fought.colour), (fought.defender, fought.colour)}
    together = any(rivals <= set(leaders_in(state, kingdom)) for kingdom in realm_of(state).kingdoms)
    return together and len(rivals) == 2 and fought.attacker == state.active
