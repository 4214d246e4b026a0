"""A position of Kingdom Builder: values only; what follows from them is computed where it is asked."""

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from rules.core.contract import State
from rules.kingdom_builder.board import COMPONENTS, Quadrant

SETTLEMENTS: int = COMPONENTS["settlements"]
PLACEMENTS: int = COMPONENTS["placements_per_turn"]
TILES_PER_LOCATION: int = COMPONENTS["tiles_per_location"]
COPIES: int = COMPONENTS["copies_of_a_terrain_card"]

TileState = Literal["fresh", "ready", "used"]
Phase = Literal["before", "placing", "after", "over"]

T = TypeVar("T")


class Tile(msgspec.Struct, frozen=True):
    """A location tile of a player, tied for good to the hex ``origin`` (KB-6.9). States: KB-6.3."""

    kind: str
    origin: int
    state: TileState


class Lifted(msgspec.Struct, frozen=True):
    """The settlement in the hand: it stood on ``hex`` and moves by the tile ``kind`` from ``origin``."""

    hex: int
    kind: str
    origin: int


class KingdomState(State, frozen=True, kw_only=True):
    """The whole position. Tuples over seats unless said otherwise; cards are terrain ids, "" where there is none.

    ``settlements`` and ``taken`` are sets of hexes as masks: where a seat stands, and the location hexes it ever took
    a tile from (KB-6.2, KB-6.6). ``left`` goes with ``Board.locations``: the tiles still lying there. ``tiles`` of a
    seat ascend by origin. ``hands`` are the hidden cards, ``kept`` the played ones that lie with their owners at the
    end of the game (KB-4.8); ``deck`` has its top first. ``placed`` counts the mandatory placements of this turn.
    ``last`` are the hexes filled or reached in this turn, and not left since, when it has ``begun``, else in the turn
    before.
    """

    options: dict[str, str]
    board: tuple[Quadrant, ...]
    builders: tuple[str, ...]
    settlements: tuple[int, ...]
    supply: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    taken: tuple[int, ...]
    left: tuple[int, ...]
    active: int
    first: int
    card: str
    hands: tuple[str, ...]
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[str, ...]
    placed: int = 0
    mandatory_over: bool = False
    lifted: Lifted | None = None
    round: int = 1
    final_round: bool = False
    over: bool = False
    last: tuple[int, ...] = ()
    begun: bool = False

    @property
    def seats(self) -> int:
        return len(self.settlements)

    @property
    def occupied(self) -> int:
        """The hexes with a settlement of anybody."""
        mask = 0
        for own in self.settlements:
            mask |= own
        return mask

    @property
    def due(self) -> int:
        """The mandatory placements that the active seat still owes."""
        if self.over or self.mandatory_over:
            return 0
        return min(PLACEMENTS - self.placed, self.supply[self.active])

    @property
    def phase(self) -> Phase:
        """Where the turn stands (KB-4.1): ``placing`` means between two mandatory placements."""
        if self.over:
            return "over"
        if self.mandatory_over:
            return "after"
        return "placing" if self.placed else "before"


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """``items`` with another one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])
