"""A position of Kingdom Builder: values only; what follows from them is computed where it is asked."""

from typing import Annotated, Literal

import msgspec

from rules.core.bitset import union
from rules.core.chance import Chance
from rules.core.contract import Closing, Public
from rules.core.forms import blank_as_null, named, named_set, refusing
from rules.kingdom_builder.board import COMPONENTS, Board, Quadrant, board_of
from rules.kingdom_builder.hexes import NAMES

SETTLEMENTS: int = COMPONENTS["settlements"]
PLACEMENTS: int = COMPONENTS["placements_per_turn"]
TILES_PER_LOCATION: int = COMPONENTS["tiles_per_location"]
COPIES: int = COMPONENTS["copies_of_a_terrain_card"]

TileState = Literal["fresh", "ready", "used"]
Phase = Literal["before", "placing", "after", "over"]

_no_hex = refusing("kb-position-hex", "KB-2.5", "hex")
_two_settlements = refusing("kb-position-two-settlements", "KB-5.1", "hex")

Hex = Annotated[int, named(NAMES, _no_hex)]
"""A hex as its number, written by its name (KB-2.5)."""

Hexes = Annotated[int, named_set(NAMES, _no_hex)]
"""A set of hexes as a mask."""

Settlements = Annotated[int, named_set(NAMES, _no_hex, twice=_two_settlements)]

Card = Annotated[str, blank_as_null("")]
"""A terrain card, "" where there is none."""


class Tile(msgspec.Struct, frozen=True):
    """A location tile of a player, tied for good to the hex ``origin`` (KB-6.9). States: KB-6.3."""

    kind: str
    origin: Hex
    state: TileState = "ready"


class Lifted(msgspec.Struct, frozen=True):
    """The settlement in the hand: it stood on ``hex`` and moves by the tile ``kind`` from ``origin``."""

    hex: Hex
    kind: str
    origin: Hex


class OldHands(msgspec.Struct, frozen=True):
    """Cards in hands since before a draw pile was made of the face-up discards (KB-4.7). Everybody knows what that pile
    holds, and so the ``cards`` (by terrain, in the order of the rules) that these ``seats`` (ascending) hold together,
    but not who holds which."""

    seats: tuple[int, ...]
    cards: tuple[str, ...]


class KingdomPublic(Public, frozen=True, kw_only=True):
    """What everybody may see (KB-12.1). Tuples over seats unless said otherwise; cards are terrain ids.

    ``settlements`` and ``taken`` are sets of hexes as masks: where a seat stands, and the location hexes it ever took
    a tile from (KB-6.2, KB-6.6). ``locations`` are the location hexes, ascending, with the tiles still lying there.
    ``tiles`` of a seat ascend by origin. ``card`` is the revealed card of the active seat, ``kept`` are the played
    ones that lie with their owners at the end of the game (KB-4.8). ``placed`` counts the mandatory placements of this
    turn. ``last`` are the hexes filled or reached in this turn, and not left since, when it has ``begun``, else in the
    turn before. ``old_hands`` are the hidden cards from before each shuffle of the discards, the oldest first; the draw
    pile and the other hands share what is left. A position from before they were noted has none: nothing is known then.
    """

    board: tuple[Quadrant, ...]
    builders: tuple[str, ...]
    settlements: tuple[Settlements, ...]
    supply: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    taken: tuple[Hexes, ...]
    locations: dict[Hex, int]
    active: int
    first: int
    card: Card
    discards: tuple[str, ...]
    removed: tuple[str, ...]
    kept: tuple[str, ...]
    placed: int = 0
    mandatory_over: bool = False
    lifted: Lifted | None = None
    round: int = 1
    final_round: bool = False
    over: bool = False
    last: tuple[Hex, ...] = ()
    begun: bool = False
    old_hands: tuple[OldHands, ...] = ()

    @property
    def seats(self) -> int:
        return len(self.settlements)

    @property
    def ground(self) -> Board:
        """The terrain of the whole board."""
        return board_of(self.board)

    @property
    def occupied(self) -> int:
        """The hexes with a settlement of any player."""
        return union(self.settlements)

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

    @property
    def closing(self) -> Closing:
        """The last round once a player's supply is empty; its last turn before the first player's next one (KB-9.2)."""
        if self.over or not self.final_round:
            return ""
        return "turn" if (self.active + 1) % self.seats == self.first else "round"


class KingdomState(KingdomPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are the terrain cards in ``hands`` ("" where there is none) and the ``deck``, its top
    first."""

    hands: tuple[str, ...]
    deck: tuple[str, ...]
    chance: Chance
