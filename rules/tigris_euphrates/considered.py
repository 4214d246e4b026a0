"""Which of all legal actions a bot player values: of those that come to the same, one."""

from collections.abc import Iterable, Sequence

from rules.core.bitset import cells_of, mask_of
from rules.tigris_euphrates.actions import (
    CATASTROPHES,
    PASS,
    PLACEMENTS,
    POSITIONS,
    Exchange,
    Support,
    TigrisAction,
)
from rules.tigris_euphrates.board import BLUE, GREEN, PAIRS, RED, crossed, neighbours, squared, surrounded
from rules.tigris_euphrates.kingdoms import Realm, owner_in, realm_of, region
from rules.tigris_euphrates.legal import list_actions
from rules.tigris_euphrates.placement import catastrophe_squares, leader_squares, point_taker, tile_squares
from rules.tigris_euphrates.recent import Recent, board_of
from rules.tigris_euphrates.state import TigrisState
from rules.tigris_euphrates.strength import parties

KEPT = 2
"""How many tiles of a colour a leader on the board has a use for."""

VIEWS = 1024
"""How many boards are kept at most."""


def considered(state: TigrisState, seat: int) -> Sequence[TigrisAction]:
    """Of the actions of a turn those that differ in what they bring: points, treasures, kingdoms joined, borders that
    meet, temples beside leaders. A tile far from every kingdom is none of them unless it makes room for a monument."""
    if state.phase != "action" or seat != state.active:
        legal = list_actions(state, seat)
        return _supports(state, legal) if state.phase in ("attack", "defence") else legal
    view, hand = _view_of(state), state.hands[seat]
    chosen = [*view.leaders(hand[RED])]
    for colour, held in enumerate(hand):
        if held:
            chosen += view.tiles(colour)
    if state.catastrophes[seat]:
        chosen += view.catastrophes()
    return [*chosen, *_exchanges(state), PASS]


def _supports(state: TigrisState, legal: Sequence[TigrisAction]) -> Sequence[TigrisAction]:
    """Support that may win, and none: the defender's is enough where it is just enough, as ties are his (TE-9.4)."""
    assert state.conflict is not None
    attacker, defender = parties(state, state.conflict)
    if state.phase == "attack":
        least = defender.strength + 1 - attacker.strength
        return [
            action for action in legal if isinstance(action, Support) and (not action.count or action.count >= least)
        ]
    least = max(0, attacker.total - defender.strength)
    return [action for action in legal if isinstance(action, Support) and action.count in (0, least)]


def _exchanges(state: TigrisState) -> list[Exchange]:
    """All tiles of the hand, and those only for which no leader on the board has a use."""
    hand = state.hands[state.active]
    own = state.leaders[state.active]
    spare = tuple(held if square is None else max(0, held - KEPT) for held, square in zip(hand, own, strict=True))
    return [Exchange(tiles) for tiles in dict.fromkeys((spare, hand)) if any(tiles)]


def _classes(squares: int, masks: Iterable[int]) -> list[int]:
    """``squares`` in parts: those of one part are in the same ``masks``."""
    parts = [squares] if squares else []
    for mask in masks:
        parts = [part for whole in parts for part in (whole & mask, whole & ~mask) if part]
    return parts


def _hoards(unled: int, treasures: int) -> tuple[int, int]:
    """The squares beside a treasure in the leaderless regions ``unled``, and those beside two: beside a region with
    several, or between such regions. A trader there takes treasures at once (TE-13.1)."""
    once = twice = 0
    rest = unled & treasures
    while rest:
        found = region(unled, rest & -rest)
        border, lying = neighbours(found), found & treasures
        twice |= border if lying & (lying - 1) else once & border
        once |= border
        rest &= ~found
    return once, twice


def _highest(squares: int, levels: Sequence[int]) -> int:
    """One of ``squares`` that is in as many of the ``levels`` as any."""
    for level in levels:
        squares = squares & level or squares
    return (squares & -squares).bit_length() - 1


class _View:
    """The board as the active seat sees it, as sets of squares, and what it considers there by what it holds. Nothing
    here depends on hands: many imagined states, and many turns in them, have the same board."""

    def __init__(self, state: TigrisState) -> None:
        self.state = state
        self.seat = state.active
        self._leaders: dict[int, Sequence[TigrisAction]] = {}
        self._tiles: dict[int, Sequence[TigrisAction]] = {}
        self._catastrophes: Sequence[TigrisAction] | None = None
        self.now: Realm = realm_of(state)
        self.free = state.free
        self.own = mask_of(square for square in state.leaders[self.seat] if square is not None)
        self.others = state.led & ~self.own
        self.temples = surrounded(state.tiles[RED])
        solid = state.solid
        for kingdom in self.now.kingdoms:
            solid &= ~kingdom
        self.unled = neighbours(solid)
        self.hoarding, self.rich = _hoards(solid, state.treasures)
        self.open = [border & self.free for border in self.now.borders]
        self.near = [neighbours(border) for border in self.open]

    def beyond(self, place: int) -> list[int]:
        """The squares from which a piece would make the kingdom at ``place`` meet others that it does not meet."""
        own = self.open[place]
        return [near for other, near in enumerate(self.near) if other != place and not self.open[other] & own]

    # --- leaders ------------------------------------------------------------------------------------------------------

    def leaders(self, temples: int) -> Sequence[TigrisAction]:
        """Where leaders may go, with so many temples in hand, no action twice."""
        if temples not in self._leaders:
            self._leaders[temples] = tuple(dict.fromkeys(self._positions(temples)))
        return self._leaders[temples]

    def _positions(self, temples: int) -> Iterable[TigrisAction]:
        state = self.state
        for colour, squares in enumerate(leader_squares(state)):
            origin = state.leaders[self.seat][colour]
            if not squares:
                continue
            founding = [*self.near, *{BLUE: (self._watered,), GREEN: (self.rich,)}.get(colour, ())]
            for part in _classes(squares & ~self.now.once, founding):
                yield POSITIONS[colour][_highest(part, self.temples)]
            for place, kingdom in enumerate(self.now.kingdoms):
                joining = squares & self.now.borders[place]
                if not joining:
                    continue
                if origin is not None and kingdom >> origin & 1:
                    parts = [self._safer(joining, origin)]
                elif (rival := owner_in(state, kingdom, colour)) is not None:
                    parts = [self._stronger(joining, rival, colour, temples)]
                else:
                    parts = _classes(joining, (*self.beyond(place), self.unled, self.hoarding))
                for part in filter(None, parts):
                    yield POSITIONS[colour][_highest(part, self.temples)]

    @property
    def _watered(self) -> int:
        """Squares from which a new kingdom borders on the river, or nearly so."""
        near = neighbours(self.state.map.river)
        return near | neighbours(near & self.state.tiles[RED])

    def _safer(self, squares: int, origin: int) -> int:
        """Those of ``squares`` with more temples beside them than ``origin`` has."""
        has = sum(level >> origin & 1 for level in self.temples)
        return squares & self.temples[has] if has < len(self.temples) else 0

    def _stronger(self, squares: int, rival: int, colour: int, temples: int) -> int:
        """Those of ``squares`` from which a revolt can be won against a defender without temples in hand."""
        square = self.state.leaders[rival][colour]
        assert square is not None
        against = sum(level >> square & 1 for level in self.temples)
        needed = against + 1 - temples
        return squares if needed <= 1 else squares & self.temples[needed - 1] if needed <= len(self.temples) else 0

    # --- tiles --------------------------------------------------------------------------------------------------------

    def tiles(self, colour: int) -> Sequence[TigrisAction]:
        """Where tiles of a colour may go."""
        if colour not in self._tiles:
            placements = PLACEMENTS[colour]
            self._tiles[colour] = tuple([placements[square] for square in cells_of(self._places(colour))])
        return self._tiles[colour]

    def _places(self, colour: int) -> int:
        squares = tile_squares(self.state)[colour]
        like = surrounded(self.state.tiles[colour])
        chosen = self._monumental(colour) & squares
        for place, kingdom in enumerate(self.now.kingdoms):
            single = squares & self.now.borders[place] & ~self.now.twice
            if single and self._profits(kingdom, colour):
                chosen |= self._enlarging(single, place, colour, like)
        return chosen | self._uniting(squares & self.now.twice, like)

    def _profits(self, kingdom: int, colour: int) -> bool:
        """Whether a tile laid beside a kingdom is for the seat, or for nobody in a kingdom with a leader of its own."""
        taker = point_taker(self.state, kingdom, colour)
        return bool(kingdom & self.own) if taker is None else taker[0] == self.seat

    def _enlarging(self, squares: int, place: int, colour: int, like: Sequence[int]) -> int:
        """Squares beside one kingdom, of each kind one."""
        masks = [*self.beyond(place), self.unled, self.hoarding]
        if colour == RED:
            masks += [neighbours(self.own), neighbours(self.others)]
        return mask_of(_highest(part, like) for part in _classes(squares, masks))

    def _uniting(self, squares: int, like: Sequence[int]) -> int:
        """Squares between two kingdoms, at least one of them with an own leader, for every two one."""
        chosen = 0
        if not squares:
            return 0
        kingdoms, borders = self.now.kingdoms, self.now.borders
        for place, kingdom in enumerate(kingdoms):
            meeting = squares & borders[place]
            for other in range(place):
                both = meeting & borders[other]
                if both and (kingdom | kingdoms[other]) & self.own:
                    for part in _classes(both, (self.unled, self.hoarding)):
                        chosen |= 1 << _highest(part, like)
        return chosen

    def _monumental(self, colour: int) -> int:
        """The squares where a tile makes room for a monument or the ziggurat."""
        own = self.state.tiles[colour]
        found = 0
        if any(colour in PAIRS[pair] for pair in self.state.unbuilt):
            found |= squared(own)
        if self.state.options["monuments"] == "ziggurat" and self.state.ziggurat is None:
            found |= crossed(own)
        return found

    # --- catastrophes -------------------------------------------------------------------------------------------------

    def catastrophes(self) -> Sequence[TigrisAction]:
        """Temples beside leaders of others, and single squares at which an own kingdom meets another."""
        if self._catastrophes is None:
            squares = self._ruined() & catastrophe_squares(self.state)
            self._catastrophes = tuple([CATASTROPHES[square] for square in cells_of(squares)])
        return self._catastrophes

    def _ruined(self) -> int:
        state = self.state
        squares = neighbours(self.others) & state.tiles[RED]
        for place, kingdom in enumerate(self.now.kingdoms):
            if kingdom & self.own:
                for other, beyond in enumerate(self.open):
                    meeting = self.open[place] & beyond
                    if other != place and not meeting & (meeting - 1):
                        squares |= meeting
        return squares


_views: Recent[_View] = Recent(VIEWS)
"""The boards last seen."""


def _view_of(state: TigrisState) -> _View:
    """The view of everything that it looks at."""
    key = (*board_of(state), state.options["monuments"], state.treasures, state.buildings, state.active)
    return _views.get(key, _View, state)
