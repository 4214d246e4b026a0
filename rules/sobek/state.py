"""A position of Sobek: values only. Tiles are numbers, sets of tiles integers with one bit per tile."""

from itertools import compress
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.core.contract import Public
from rules.core.forms import Form, blank_as_null, by_word, named, named_set, refusing
from rules.sobek.market import CELLS, EMPTY
from rules.sobek.tiles import FACE_DOWN, TILES, TYPES, in_play, scarabs_on
from rules.sobek.tokens import CANOE

SEATS = 2
HAND_AFTER_SCRIBE = 6
"""How many tiles a Scribe leaves (SB-9.8)."""

Phase = Literal["opening", "turn", "refilled", "orient", "canoe", "architect", "vizier", "scribe"]
"""What is asked. ``opening``: the first tile of the game (SB-4.1). ``turn``: an action (SB-4.2), or a sale's tiles.
``refilled``: a central tile after a refill (SB-6.3). ``orient``: where the Ankh points (SB-5.8). ``canoe``: one of the
slot tokens (SB-7.9). ``architect``: one of the tokens drawn (SB-9.10). ``vizier``: a tile of the opponent's corruption
(SB-9.4). ``scribe``: the opponent of the active seat is asked for tiles to give up (SB-9.8)."""

_no_tile = refusing("sb-position-tile", "SB-1.2", "tile")
_no_goods = refusing("sb-position-goods", "SB-1.3", "goods")

tile_twice = refusing("sb-position-tile-twice", "SB-1.2", "tile")
"""The refusal of a tile that is named in two places."""

no_cell = refusing("sb-position-cell", "SB-2.1", "cell")
"""The refusal of a cell that the market does not have."""

_IDS = tuple(tile.id for tile in TILES)
_ID = named(_IDS, _no_tile)

Tile = Annotated[int, _ID]
"""A tile as its number, written by its id (SB-1.2)."""

Tiles = Annotated[int, named_set(_IDS, _no_tile, twice=tile_twice)]
"""A set of tiles as a mask."""

Lying = Annotated[int, Form(str, (*_IDS, *FACE_DOWN).__getitem__, _ID.read)]
"""What a market cell shows: a tile, or the back of one that lies face down. A document tells the tile itself."""

Market = Annotated[tuple[int, ...], by_word(("", *map(str, range(1, CELLS + 1))), Lying, EMPTY, no_cell)]
"""A market (``rules.sobek.market``), written cell by cell; empty cells are left out."""

Sets = Annotated[tuple[int, ...], by_word(TYPES, Tiles, 0, _no_goods)]
"""The tiles of one player's sold sets, type by type."""

Cell = Annotated[int, blank_as_null(0)]
"""A market cell, 0 for none."""

Word = Annotated[str, blank_as_null("")]


class Attached(msgspec.Struct, frozen=True):
    """A scarab token and the goods type of the sold set it lies on (SB-8.10)."""

    goods: str
    token: str


def attached_order(one: Attached) -> tuple[int, str]:
    """The sort key of the scarab tokens of one player."""
    return TYPES.index(one.goods), one.token


class SoldSet(msgspec.Struct, frozen=True):
    """A sold set: its goods type, its tiles as a mask, the scarab tokens on it."""

    goods: str
    tiles: int = 0
    tokens: tuple[str, ...] = ()

    @property
    def count(self) -> int:
        return self.tiles.bit_count()

    @property
    def scarabs(self) -> int:
        """Those of the tokens included."""
        return scarabs_on(self.tiles) + sum([CANOE[token].scarabs for token in self.tokens])

    @property
    def points(self) -> int:
        """SB-7.7: tiles times scarabs."""
        return self.count * self.scarabs


class Last(msgspec.Struct, frozen=True):
    """The latest thing done: ``kind`` is take, refill, sale, character or empty; ``what`` the type or the character.

    ``cells`` are the market cells it touched: for a take where the Ankh stood (if on the board), the tiles jumped, and
    where it stands now; for a refill the cells filled; for the Merchant the cell taken from.
    """

    seat: int = 0
    kind: str = ""
    what: str = ""
    cells: tuple[int, ...] = ()


class SobekPublic(Public, frozen=True, kw_only=True):
    """What everybody may see (section 13). Tuples over seats are named with what one player owns (SB-1.9).

    ``market`` shows face-up tiles and the backs of others, ``ankh`` is the Ankh's cell (0: not on the board) and
    ``direction`` where it points ("" before the first turn). ``removed`` are the tiles out of the game that everybody
    knows, ``used`` the characters played for their ability, in order (SB-9.1), ``spent`` the discarded canoe tokens,
    sorted.

    By seat: ``sets`` are the tiles sold, by type, ``attached`` the scarab tokens on them; ``given`` are corruption
    canoe tokens, ``kept`` those worth points, both sorted; ``looked`` tells who may look at the slot tokens.

    ``active`` has the turn, ``starter`` had the first. ``extra`` marks an extra turn in which the Ankh points in every
    direction (SB-8.4); ``forced`` is the cell that must be taken (SB-8.12).
    """

    market: Market
    ankh: Cell
    direction: Word
    removed: Tiles
    used: tuple[Tile, ...]
    spent: tuple[str, ...]
    sets: tuple[Sets, ...]
    attached: tuple[tuple[Attached, ...], ...]
    given: tuple[tuple[str, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    looked: tuple[bool, ...]
    active: int
    starter: int
    phase: Phase = "turn"
    extra: bool = False
    forced: Cell = 0
    over: bool = False
    last: Last = Last()

    @property
    def seats(self) -> int:
        return len(self.sets)

    @property
    def expansion(self) -> bool:
        """Whether Treasures of the Pharaoh is in play (SB-15.1)."""
        return self.options["treasures_of_the_pharaoh"] == "on"

    @property
    def tiles(self) -> int:
        """All tiles of this game."""
        return in_play(self.expansion)

    @property
    def asked(self) -> int:
        """The seat whose decision the game waits for, while it runs."""
        return 1 - self.active if self.phase == "scribe" else self.active

    def sold(self, seat: int) -> tuple[str, ...]:
        """The goods types of which a player has a sold set."""
        return tuple(compress(TYPES, self.sets[seat]))

    def sold_set(self, seat: int, goods: str) -> SoldSet:
        """A player's set of this type; without tiles when none was sold."""
        tokens = [one.token for one in self.attached[seat] if one.goods == goods]
        return SoldSet(goods, self.sets[seat][TYPES.index(goods)], tuple(tokens))

    def sold_sets(self, seat: int) -> tuple[SoldSet, ...]:
        """All sold sets of a player."""
        return tuple(self.sold_set(seat, goods) for goods in self.sold(seat))

    def kept_points(self, seat: int) -> int:
        """The points on the canoe tokens that a player keeps (SB-11.6)."""
        return sum([CANOE[token].points for token in self.kept[seat]])

    def given_corruption(self, seat: int) -> int:
        """What the canoe tokens from the opponent count as corruption (SB-8.8, SB-8.9)."""
        return sum([CANOE[token].corruption for token in self.given[seat]])


class SobekState(SobekPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are, by seat: ``hands`` and ``corruption`` (tiles), the sorted values of ``debens``
    and ``royals``, and of those that have left the game, known to their owner only: ``lost`` Deben tokens (SB-8.13) and
    ``shed`` royal ones (SB-9.12).

    ``face_down`` are the tiles that lie so, by cell. ``deck`` has its top first, ``box`` are the two starting tiles
    nobody saw (SB-3.2). ``slots`` are the canoe slots, "" where the token is gone; ``aside`` the tokens set aside,
    ``drawn`` those the Architect holds, both sorted. ``bag`` and ``pool`` are the Deben and the royal corruption tokens
    left. ``selling`` is the type of the sale begun, ``picked`` the tiles chosen for it or for the Scribe. ``peeked``
    are the tiles of each corruption area that the opponent has looked at (SB-9.4) and that have lain there since,
    ``put_back`` the Deben value that a seat has drawn and put back (SB-8.7), if nothing was drawn since, else 0."""

    hands: tuple[Tiles, ...]
    corruption: tuple[Tiles, ...]
    debens: tuple[tuple[int, ...], ...]
    lost: tuple[tuple[int, ...], ...]
    royals: tuple[tuple[int, ...], ...]
    shed: tuple[tuple[int, ...], ...]
    face_down: dict[int, Tile]
    deck: tuple[Tile, ...]
    box: tuple[Tile, ...]
    slots: tuple[str, ...]
    aside: tuple[str, ...]
    drawn: tuple[str, ...]
    bag: tuple[int, ...]
    pool: tuple[int, ...]
    selling: Word = ""
    picked: Tiles = 0
    peeked: tuple[Tiles, ...] = (0, 0)
    put_back: tuple[int, ...] = (0, 0)
    chance: Chance

    @property
    def hand(self) -> int:
        """What the active seat holds."""
        return self.hands[self.active]

    def tile_on(self, cell: int) -> int:
        """The tile that lies on a market cell, face up or down."""
        return self.face_down.get(cell, self.market[cell])

    def corruption_count(self, seat: int) -> int:
        """SB-2.7: tiles, corruption canoe tokens and royal corruption tokens."""
        count = self.corruption[seat].bit_count() + sum(self.royals[seat])
        return count + self.given_corruption(seat) if self.given[seat] else count


def with_own(state: SobekState, seat: int, **changes: Any) -> SobekState:
    """``state`` with something of one player changed: fields by seat, with that player's new values."""
    for name, value in changes.items():
        first, second = getattr(state, name)
        changes[name] = (first, value) if seat else (value, second)
    return replace(state, **changes)


def owed(state: SobekState) -> int:
    """How many tiles the Scribe makes the asked seat give up (SB-9.8); 0 when no Scribe asks."""
    if state.phase != "scribe":
        return 0
    return max(0, state.hands[state.asked].bit_count() - HAND_AFTER_SCRIBE)
