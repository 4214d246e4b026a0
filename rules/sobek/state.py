"""A position of Sobek: values only. Tiles are numbers, sets of tiles integers with one bit per tile."""

from collections.abc import Sequence
from typing import Any, Literal, TypeVar

import msgspec
from msgspec.structs import replace

from rules.core.chance import Chance
from rules.sobek.tiles import TYPES, in_play, scarabs_on
from rules.sobek.tokens import CANOE

SEATS = 2
HAND_AFTER_SCRIBE = 6
"""How many tiles a Scribe leaves (SB-9.8)."""

Phase = Literal["opening", "turn", "refilled", "orient", "canoe", "architect", "vizier", "scribe"]
"""What is asked. ``opening``: the first tile of the game (SB-4.1). ``turn``: an action (SB-4.2), or a sale's tiles.
``refilled``: a central tile after a refill (SB-6.3). ``orient``: where the Ankh points (SB-5.8). ``canoe``: one of the
slot tokens (SB-7.9). ``architect``: one of the tokens drawn (SB-9.10). ``vizier``: a tile of the opponent's corruption
(SB-9.4). ``scribe``: the opponent of the active seat is asked for tiles to give up (SB-9.8)."""

T = TypeVar("T")


class Attached(msgspec.Struct, frozen=True):
    """A scarab token and the goods type of the sold set it lies on (SB-8.10)."""

    goods: str
    token: str


class Last(msgspec.Struct, frozen=True):
    """The latest thing done: ``kind`` is take, refill, sale, character or empty; ``what`` the type or the character.

    ``cells`` are the market cells it touched: for a take where the Ankh stood (if on the board), the tiles jumped, and
    where it stands now; for a refill the cells filled; for the Merchant the cell taken from.
    """

    seat: int = 0
    kind: str = ""
    what: str = ""
    cells: tuple[int, ...] = ()


class Trader(msgspec.Struct, frozen=True):
    """What one player owns (SB-1.9). ``hand`` and ``corruption`` are sets of tiles, ``sets`` those sold, by type.

    ``given`` are corruption canoe tokens, ``kept`` those worth points, both sorted; ``debens`` and ``royals`` are
    sorted values. ``lost`` (Deben tokens, SB-8.13) and ``shed`` (royal ones, SB-9.12) have left the game, their values
    known to this player only. ``looked`` tells whether the player may look at the slot tokens (section 13).
    """

    hand: int = 0
    corruption: int = 0
    sets: tuple[int, ...] = (0,) * len(TYPES)
    attached: tuple[Attached, ...] = ()
    given: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    debens: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    royals: tuple[int, ...] = ()
    shed: tuple[int, ...] = ()
    looked: bool = False

    @property
    def sold(self) -> tuple[str, ...]:
        """The goods types of which this player has a sold set."""
        return tuple(goods for goods, tiles in zip(TYPES, self.sets, strict=True) if tiles)

    @property
    def corruption_count(self) -> int:
        """SB-2.7: tiles, corruption canoe tokens and royal corruption tokens."""
        given = sum(CANOE[token].corruption for token in self.given)
        return self.corruption.bit_count() + given + sum(self.royals)

    def scarabs(self, goods: str) -> int:
        """The scarabs of a sold set, those of attached tokens included."""
        extra = sum(CANOE[one.token].scarabs for one in self.attached if one.goods == goods)
        return scarabs_on(self.sets[TYPES.index(goods)]) + extra

    def set_value(self, goods: str) -> int:
        """SB-7.7: tiles times scarabs."""
        return self.sets[TYPES.index(goods)].bit_count() * self.scarabs(goods)


class SobekState(msgspec.Struct, frozen=True, kw_only=True):
    """The whole position.

    ``market`` holds one tile number per cell (``rules.sobek.market``), ``ankh`` the Ankh's cell (0: not on the board)
    and ``direction`` where it points ("" before the first turn). ``deck`` has its top first. ``box`` are the two
    starting tiles nobody saw (SB-3.2), ``removed`` all other tiles out of the game, ``used`` the characters played for
    their ability, in order (SB-9.1). ``slots`` are the canoe slots, "" where the token is gone; ``aside`` the tokens
    set aside, ``drawn`` those the Architect holds, ``spent`` the discarded ones. ``bag`` and ``pool`` are the Deben
    and the royal corruption tokens left. Tokens outside the slots are sorted.

    ``extra`` marks an extra turn in which the Ankh points in every direction (SB-8.4); ``forced`` is the cell that
    must be taken (SB-8.12) or 0. ``selling`` is the type of the sale begun, ``picked`` the tiles chosen for it or for
    the Scribe.
    """

    chance: Chance
    options: dict[str, str]
    market: tuple[int, ...]
    ankh: int
    direction: str
    deck: tuple[int, ...]
    box: tuple[int, ...]
    removed: int
    used: tuple[int, ...]
    slots: tuple[str, ...]
    aside: tuple[str, ...]
    drawn: tuple[str, ...]
    spent: tuple[str, ...]
    bag: tuple[int, ...]
    pool: tuple[int, ...]
    traders: tuple[Trader, ...]
    active: int
    starter: int
    phase: Phase = "turn"
    extra: bool = False
    forced: int = 0
    selling: str = ""
    picked: int = 0
    over: bool = False
    last: Last = Last()

    @property
    def expansion(self) -> bool:
        """Whether Treasures of the Pharaoh is in play (SB-15.1)."""
        return self.options["treasures_of_the_pharaoh"] == "on"

    @property
    def tiles(self) -> int:
        """All tiles of this game."""
        return in_play(self.expansion)

    @property
    def me(self) -> Trader:
        """What the active seat owns."""
        return self.traders[self.active]

    @property
    def asked(self) -> int:
        """The seat whose decision the game waits for."""
        return 1 - self.active if self.phase == "scribe" else self.active


def with_trader(state: SobekState, seat: int, **changes: Any) -> SobekState:
    """``state`` with something of one player changed."""
    traders = list(state.traders)
    traders[seat] = replace(traders[seat], **changes)
    return replace(state, traders=tuple(traders))


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """``items`` with another one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])


def owed(state: SobekState) -> int:
    """How many tiles the Scribe makes the asked seat give up (SB-9.8); 0 when no Scribe asks."""
    if state.phase != "scribe":
        return 0
    return max(0, state.traders[state.asked].hand.bit_count() - HAND_AFTER_SCRIBE)
