"""The position document: a whole position as readable JSON, and back (see the package docstring)."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from rules.core import documents
from rules.core.bits import cells_of
from rules.core.chance import Chance
from rules.core.documents import Checks, Completer
from rules.core.errors import PositionError
from rules.sobek import invariants
from rules.sobek.legal import legal_actions
from rules.sobek.market import CELLS, CENTRAL, DIRECTIONS, EMPTY
from rules.sobek.setup import DEALT
from rules.sobek.state import SEATS, Attached, Last, Phase, SobekState, Trader
from rules.sobek.tiles import CHARACTERS, STARTING, TILE_OF, TILES, TYPES, ids_of, in_play
from rules.sobek.tokens import CANOE, DEBEN, ROYAL, SLOTS, canoe_tokens, sorted_tokens

_CHECK = Checks("sb")


class PositionDocument(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of the document; ``UNSET`` ones take defaults that depend on the others."""

    game: Literal["sobek"] = "sobek"
    version: Literal[1] = 1
    seats: Literal[2] = 2
    options: dict[str, str] = {}
    market: dict[str, str] | UnsetType = UNSET
    ankh: int | None = None
    direction: str | None = None
    deck: list[str] | UnsetType = UNSET
    box: list[str] | UnsetType = UNSET
    removed: list[str] | UnsetType = UNSET
    used: list[str] = []
    hands: list[list[str]] | UnsetType = UNSET
    corruption: list[list[str]] = []
    sets: list[dict[str, list[str]]] = []
    attached: list[list[Attached]] = []
    slots: list[str] | UnsetType = UNSET
    aside: list[str] | UnsetType = UNSET
    drawn: list[str] = []
    spent: list[str] | UnsetType = UNSET
    given: list[list[str]] = []
    kept: list[list[str]] = []
    looked: list[bool] | UnsetType = UNSET
    bag: list[int] | UnsetType = UNSET
    debens: list[list[int]] = []
    lost: list[list[int]] = []
    pool: list[int] | UnsetType = UNSET
    royals: list[list[int]] = []
    shed: list[list[int]] = []
    active: int = 0
    starter: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET
    extra: bool = False
    forced: int | None = None
    selling: str | None = None
    picked: list[str] = []
    over: bool = False
    last: Last = Last()
    chance: Chance = Chance("0")


def document(state: SobekState) -> dict[str, Any]:
    """The complete, canonical document of a state."""
    traders = state.traders
    complete = PositionDocument(
        game="sobek",
        options=state.options,
        market={str(cell): TILES[tile].id for cell, tile in enumerate(state.market) if tile != EMPTY},
        ankh=state.ankh or None,
        direction=state.direction or None,
        deck=_names(state.deck),
        box=_names(state.box),
        removed=list(ids_of(state.removed)),
        used=_names(state.used),
        hands=[list(ids_of(trader.hand)) for trader in traders],
        corruption=[list(ids_of(trader.corruption)) for trader in traders],
        sets=[
            {goods: list(ids_of(tiles)) for goods, tiles in zip(TYPES, trader.sets, strict=True) if tiles}
            for trader in traders
        ],
        attached=[list(trader.attached) for trader in traders],
        slots=list(state.slots),
        aside=list(state.aside),
        drawn=list(state.drawn),
        spent=list(state.spent),
        given=[list(trader.given) for trader in traders],
        kept=[list(trader.kept) for trader in traders],
        looked=[trader.looked for trader in traders],
        bag=list(state.bag),
        debens=[list(trader.debens) for trader in traders],
        lost=[list(trader.lost) for trader in traders],
        pool=list(state.pool),
        royals=[list(trader.royals) for trader in traders],
        shed=[list(trader.shed) for trader in traders],
        active=state.active,
        starter=state.starter,
        phase=state.phase,
        extra=state.extra,
        forced=state.forced or None,
        selling=state.selling or None,
        picked=list(ids_of(state.picked)),
        over=state.over,
        last=state.last,
        chance=state.chance,
    )
    return documents.plain(complete)


def _names(tiles: Iterable[int]) -> list[str]:
    return [TILES[tile].id for tile in tiles]


def read(source: Mapping[str, Any], complete: Completer) -> SobekState:
    """The state of a document; ``complete`` checks and completes the options. Raises ``PositionError``."""
    given, options = documents.opened(source, PositionDocument, complete)
    expansion = options["treasures_of_the_pharaoh"] == "on"
    _check_scalars(given)
    tiles = _Tiles(given, expansion)
    slots, aside, spent = _canoe(given, expansion)
    phase: Phase = ("turn" if given.ankh or given.over else "opening") if given.phase is UNSET else given.phase
    state = SobekState(
        chance=given.chance,
        options=options,
        market=tiles.market,
        ankh=given.ankh or 0,
        direction=given.direction or (DIRECTIONS[0] if given.ankh else ""),
        deck=tiles.deck,
        box=tiles.box,
        removed=tiles.removed,
        used=tuple(map(_tile, given.used)),
        slots=slots,
        aside=aside,
        drawn=sorted_tokens(given.drawn),
        spent=spent,
        bag=_rest("deben", DEBEN, (given.debens, given.lost), given.bag),
        pool=_rest("royal", ROYAL if expansion else (), (given.royals, given.shed), given.pool),
        traders=_traders(given, tiles.hands, phase),
        active=given.active,
        starter=given.active if given.starter is UNSET else given.starter,
        phase=phase,
        extra=given.extra,
        forced=given.forced or 0,
        selling=given.selling or "",
        picked=_mask(given.picked),
        over=given.over,
        last=given.last,
    )
    _check_whole(state)
    return state


# --- fields ---------------------------------------------------------------------------------------------------------


def _check_scalars(given: PositionDocument) -> None:
    _CHECK.number("active", given.active, most=SEATS - 1)
    _CHECK.number("starter", 0 if given.starter is UNSET else given.starter, most=SEATS - 1)
    for field, cell in (("ankh", given.ankh), ("forced", given.forced)):
        if cell is not None:
            _CHECK.number(field, cell, least=1, most=CELLS)
    _CHECK.number("last.seat", given.last.seat, most=SEATS - 1)
    for cell in given.last.cells:
        _CHECK.number("last.cells", cell, least=1, most=CELLS)
    for field, word, known in (("direction", given.direction, DIRECTIONS), ("selling", given.selling, TYPES)):
        if word is not None:
            _CHECK.word(field, word, known)
    _CHECK.word("last.kind", given.last.kind, ("", "take", "refill", "sale", "character"))
    done = {"sale": TYPES, "character": tuple(CHARACTERS)}
    _CHECK.word("last.what", given.last.what, done.get(given.last.kind, ("",)))


def _tile(name: str) -> int:
    if name not in TILE_OF:
        raise PositionError("sb-position-tile", "SB-1.2", tile=name)
    return TILE_OF[name]


def _mask(names: Iterable[str]) -> int:
    """These tiles as a set; none may be named twice."""
    tiles = 0
    for name in names:
        bit = 1 << _tile(name)
        if tiles & bit:
            raise PositionError("sb-position-tile-twice", "SB-1.2", tile=name)
        tiles |= bit
    return tiles


class _Tiles:
    """Where the tiles are that a document names, and where those go that it does not."""

    def __init__(self, given: PositionDocument, expansion: bool) -> None:
        named = self._named(given)
        rest = in_play(expansion) & ~named
        self._starting = list(cells_of(rest & STARTING))
        self._others = list(cells_of(rest & ~STARTING))
        self.hands = self._hands(given)
        self.market = self._market(given)
        self.box = tuple(sorted(self._first(DEALT) if given.box is UNSET else map(_tile, given.box)))
        self.deck = tuple(map(_tile, given.deck)) if given.deck is not UNSET else tuple(self._others)
        if given.deck is UNSET:
            self._others.clear()
        left = (*self._starting, *self._others)
        if given.removed is not UNSET and left:
            raise PositionError("sb-position-tile-missing", "SB-1.2", tile=TILES[left[0]].id)
        self.removed = sum(1 << tile for tile in left) if given.removed is UNSET else _mask(given.removed)

    @staticmethod
    def _named(given: PositionDocument) -> int:
        lists: list[Iterable[str]] = [given.used, *given.corruption]
        lists += [tiles for sold in given.sets for tiles in sold.values()]
        lists += [] if given.market is UNSET else [given.market.values()]
        lists += [] if given.hands is UNSET else given.hands
        for pile in (given.deck, given.box, given.removed):
            lists += [] if pile is UNSET else [pile]
        return _mask(name for names in lists for name in names)

    def _first(self, count: int) -> list[int]:
        """The first starting tiles that are left."""
        taken, self._starting = self._starting[:count], self._starting[count:]
        return taken

    def _hands(self, given: PositionDocument) -> list[int]:
        if given.hands is not UNSET:
            return [_mask(names) for names in _CHECK.per_seat("hands", SEATS, given.hands, [])]
        if given.over:
            return [0] * SEATS
        return [sum(1 << tile for tile in self._first(DEALT)) for _ in range(SEATS)]

    def _market(self, given: PositionDocument) -> tuple[int, ...]:
        market = [EMPTY] * (CELLS + 1)
        if given.market is UNSET:
            cells = [cell for cell in range(1, CELLS + 1) if cell != given.ankh]
            central = [cell for cell in cells if cell in CENTRAL]
            for cell, tile in zip(central, self._first(len(central)), strict=False):
                market[cell] = tile
            outer = cells[len(central) :]
            for cell, tile in zip(outer, self._others, strict=False):
                market[cell] = tile
            self._others = self._others[len(outer) :]
            return tuple(market)
        names = {str(cell): cell for cell in range(1, CELLS + 1)}
        for name, lying in given.market.items():
            if name not in names:
                raise PositionError("sb-position-cell", "SB-2.1", cell=name)
            market[names[name]] = _tile(lying)
        return tuple(market)


def _canoe(given: PositionDocument, expansion: bool) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Slots, tokens set aside and discarded; unnamed ones fill what is not given."""
    attached = [one.token for seat in given.attached for one in seat]
    named = [*given.drawn, *attached, *(token for seat in (*given.given, *given.kept) for token in seat)]
    for pile in (given.slots, given.aside, given.spent):
        named += [] if pile is UNSET else filter(None, pile)
    named += ["forced_tile"] if given.forced else []
    for token in named:
        if token not in CANOE:
            raise PositionError("sb-position-token", "SB-1.8", token=token)
    counts, full = Counter(named), Counter(canoe_tokens(expansion))
    for token, count in counts.items():
        if count > full[token]:
            raise PositionError("sb-position-token-count", "SB-1.8", token=token, count=count)
    rest = list((full - counts).elements())
    if given.slots is UNSET:
        slots, rest = [*rest[:SLOTS], *[""] * (SLOTS - len(rest))], rest[SLOTS:]
    else:
        slots = given.slots
    if len(slots) != SLOTS:
        raise PositionError("sb-position-slots", "SB-3.1", count=len(slots))
    if given.aside is UNSET:
        aside, rest = rest, []
    else:
        aside = given.aside
    spent = rest if given.spent is UNSET else given.spent
    if given.spent is not UNSET and rest:
        raise PositionError("sb-position-token-missing", "SB-1.8", token=rest[0])
    return tuple(slots), sorted_tokens(aside), sorted_tokens(spent)


def _rest(
    kind: str, full: tuple[int, ...], owned: Iterable[list[list[int]]], given: list[int] | UnsetType
) -> tuple[int, ...]:
    """The tokens with values that nobody owns; all others must be accounted for."""
    named = Counter(value for seats in owned for values in seats for value in values)
    for value, count in named.items():
        if count > full.count(value):
            raise PositionError("sb-position-value", kind=kind, value=value)
    rest = tuple(sorted((Counter(full) - named).elements()))
    if given is not UNSET and tuple(sorted(given)) != rest:
        raise PositionError("sb-position-values", kind=kind, values=", ".join(map(str, given)))
    return rest


def _traders(given: PositionDocument, hands: list[int], phase: Phase) -> tuple[Trader, ...]:
    sets = _CHECK.per_seat("sets", SEATS, given.sets, {})
    for seat in sets:
        for goods in seat:
            if goods not in TYPES:
                raise PositionError("sb-position-goods", "SB-1.3", goods=goods)
    attached = _CHECK.per_seat("attached", SEATS, given.attached, [])
    for one in (one for seat in attached for one in seat):
        if one.goods not in TYPES:
            raise PositionError("sb-position-goods", "SB-1.3", goods=one.goods)
    corruption = _CHECK.per_seat("corruption", SEATS, given.corruption, [])
    tokens = [
        _CHECK.per_seat(field, SEATS, seats, []) for field, seats in (("given", given.given), ("kept", given.kept))
    ]
    debens, lost = _CHECK.per_seat("debens", SEATS, given.debens, []), _CHECK.per_seat("lost", SEATS, given.lost, [])
    royals, shed = _CHECK.per_seat("royals", SEATS, given.royals, []), _CHECK.per_seat("shed", SEATS, given.shed, [])
    if given.looked is UNSET:
        looked = [any(sets[seat].values()) or (phase == "canoe" and seat == given.active) for seat in range(SEATS)]
    else:
        looked = _CHECK.per_seat("looked", SEATS, given.looked, False)
    return tuple(
        Trader(
            hand=hands[seat],
            corruption=_mask(corruption[seat]),
            sets=tuple(_mask(sets[seat].get(goods, ())) for goods in TYPES),
            attached=tuple(sorted(attached[seat], key=lambda one: (TYPES.index(one.goods), one.token))),
            given=sorted_tokens(tokens[0][seat]),
            kept=sorted_tokens(tokens[1][seat]),
            debens=tuple(sorted(debens[seat])),
            lost=tuple(sorted(lost[seat])),
            royals=tuple(sorted(royals[seat])),
            shed=tuple(sorted(shed[seat])),
            looked=looked[seat],
        )
        for seat in range(SEATS)
    )


def _check_whole(state: SobekState) -> None:
    """What only shows when everything is in place: all laws must hold, and no turn may be stuck."""
    _CHECK.lawful(invariants.broken(state))
    if not state.over and not legal_actions(state):
        raise PositionError("sb-position-stuck", "SB-10.1", seat=state.asked)
