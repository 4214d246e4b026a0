"""A position of Tigris & Euphrates: values only; kingdoms and strengths are computed where they are asked (TE-3.10)."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec

from rules.core.bitset import mask_of, with_item
from rules.core.chance import Chance
from rules.core.contract import Public
from rules.core.errors import PositionError
from rules.core.forms import Refusing, by_word, named, named_set, refusing, tallied
from rules.tigris_euphrates.board import (
    BLOCKS,
    BOARD,
    BUILDINGS,
    COLOURS,
    COMPONENTS,
    CROSSES,
    LEADERS,
    MAPS,
    NAMES,
    PAIRS,
    TILES,
    Map,
)

ACTIONS: int = COMPONENTS["actions_per_turn"]

Phase = Literal["action", "war", "attack", "defence", "building", "monument", "treasure", "confirm", "ziggurat", "over"]
"""What is waited for (TE-23.5): an action, the next war's colour, the attacker's and the defender's support, a
building, a monument or the ziggurat, a treasure, the end of the turn, the colour of the ziggurat's point."""

Kind = Literal["revolt", "war"]
Ended = Literal["", "treasures", "bag"]


def _no_word_of(words: Sequence[str]) -> Refusing:
    return lambda word: PositionError("te-position-word", field=", ".join(words), word=word)


def _twice(name: str) -> PositionError:
    return PositionError("te-position-impossible", detail=f"{name} is named twice")


_no_square = refusing("te-position-square", "TE-3.1", "square")

Square = Annotated[int, named(NAMES, _no_square)]
"""A square as its number, written by its name."""

Squares = Annotated[int, named_set(NAMES, _no_square, _twice)]
"""A set of squares as a mask."""

Colour = Annotated[int, named(COLOURS, _no_word_of(COLOURS))]
TileColour = Annotated[int, named(TILES, _no_word_of(TILES))]
"""The colour of a tile, written as the tile's word."""

Tiles = Annotated[tuple[int, ...], tallied(TILES, _no_word_of(TILES))]
"""Tiles by colour, written one by one."""

Pile = Annotated[tuple[int, ...], by_word(TILES, int, 0, _no_word_of(TILES), whole=True)]
"""Tiles by colour, written as numbers."""

Points = Annotated[tuple[int, ...], by_word(COLOURS, int, 0, _no_word_of(COLOURS), whole=True)]
FaceUp = Annotated[tuple[int, ...], by_word(TILES, Squares, 0, _no_word_of(TILES), whole=True)]
Leaders = Annotated[tuple[int | None, ...], by_word(LEADERS, Square, None, _no_word_of(LEADERS))]
Buildings = Annotated[tuple[int | None, ...], by_word(BUILDINGS, Square, None, _no_word_of(BUILDINGS))]


class Raised(msgspec.Struct, frozen=True):
    """A monument on the board: its two colours, its top left square, the colour of the tiles flipped for it."""

    colours: tuple[Colour, ...]
    square: Square
    tile: TileColour

    @property
    def squares(self) -> int:
        return BLOCKS[self.square]


class Tower(msgspec.Struct, frozen=True):
    """The ziggurat on the board: the centre of its cross, the colour of the tiles flipped for it."""

    square: Square
    tile: TileColour

    @property
    def squares(self) -> int:
        return CROSSES[self.square]


class Conflict(msgspec.Struct, frozen=True):
    """The conflict being fought, between the leaders of ``colour``. ``committed`` is what the attacker added from the
    hand, once he has."""

    kind: Kind
    colour: Colour
    attacker: int
    defender: int
    committed: int | None = None


class Covered(NamedTuple):
    """Squares with pieces: face-up tiles, flipped tiles under a monument or the ziggurat, leaders; ``solid`` are all of
    them (TE-3.6)."""

    face_up: int
    flipped: int
    led: int
    solid: int


@lru_cache(maxsize=1024)
def covered(
    tiles: tuple[int, ...],
    leaders: tuple[tuple[int | None, ...], ...],
    monuments: tuple[Raised, ...],
    ziggurat: Tower | None,
) -> Covered:
    """The squares with pieces. Most steps change nothing on the board, and comparing actions asks again and again."""
    black, red, blue, green = tiles
    face_up = black | red | blue | green
    flipped = 0 if ziggurat is None else ziggurat.squares
    for monument in monuments:
        flipped |= monument.squares
    led = 0
    for own in leaders:
        for square in own:
            if square is not None:
                led |= 1 << square
    return Covered(face_up, flipped, led, face_up | flipped | led)


class TigrisPublic(Public, frozen=True, kw_only=True, dict=True):
    """What everybody may see (TE-22.1). Tuples over colours go black, red, blue, green (settlement, temple, farm,
    market; king, priest, farmer, trader; palace, library, granary, market hall), those over seats in seat order; sets
    of squares are masks.

    ``tiles`` are the face-up tiles by colour, ``ruins`` the catastrophes. ``leaders`` has by seat and colour the square
    of a leader, ``None`` in the supply; ``buildings`` likewise by colour. ``treasures`` lie on the board. ``removed``
    are the tiles that left the game openly, by colour; ``catastrophes`` by seat the tiles left. ``actions`` are those
    left in this turn, the one under way among them. ``placed`` is the square of the tile just placed while its action
    lasts, ``union`` the same square while the unification tile lies on it and connects nothing. ``last`` are the
    squares changed in this turn when it has ``begun``, else in the turn before. ``ended`` says why the game is over:
    ``treasures`` or ``bag``.
    """

    dynasties: tuple[str, ...]
    tiles: FaceUp
    ruins: Squares = 0
    leaders: tuple[Leaders, ...]
    treasures: Squares
    monuments: tuple[Raised, ...] = ()
    ziggurat: Tower | None = None
    buildings: Buildings = (None, None, None, None)
    removed: Pile = (0, 0, 0, 0)
    catastrophes: tuple[int, ...]
    active: int
    first: int
    turn: int = 1
    actions: int = ACTIONS
    phase: Phase = "action"
    placed: Square | None = None
    union: Square | None = None
    conflict: Conflict | None = None
    last: tuple[Square, ...] = ()
    begun: bool = False
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.leaders)

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def map(self) -> Map:
        return MAPS[self.options["board"]]

    @property
    def priority(self) -> int:
        """The squares of the treasures on the board that are taken first (TE-13.2)."""
        return self.treasures & self.map.priority

    @property
    def unbuilt(self) -> tuple[int, ...]:
        """The monuments still in the supply, as places in ``PAIRS``."""
        built = {monument.colours for monument in self.monuments}
        return tuple(pair for pair, colours in enumerate(PAIRS) if colours not in built)

    @cached_property
    def covered(self) -> "Covered":
        """What lies and stands on the squares."""
        return covered(self.tiles, self.leaders, self.monuments, self.ziggurat)

    @property
    def face_up(self) -> int:
        """The squares with a face-up tile."""
        return self.covered.face_up

    @property
    def flipped(self) -> int:
        """The squares with a tile under a monument or the ziggurat."""
        return self.covered.flipped

    @property
    def led(self) -> int:
        """The squares with a leader."""
        return self.covered.led

    @property
    def solid(self) -> int:
        """The squares of all connecting pieces (TE-3.6)."""
        return self.covered.solid

    @property
    def free(self) -> int:
        """The empty squares."""
        return BOARD & ~(self.covered.solid | self.ruins)

    @property
    def built_on(self) -> int:
        """The squares with a civilization building."""
        return mask_of(square for square in self.buildings if square is not None)


class TigrisState(TigrisPublic, frozen=True, kw_only=True):
    """The whole position. Hidden are the tiles in ``hands`` by seat and colour, those in the ``bag`` in the order of
    drawing, those exchanged face down (``discarded``) by colour (TE-22.2, TE-22.3), and, as long as the option hides
    them, the ``points`` by seat and colour and the treasures ``won`` by seat (TE-21.1)."""

    hands: tuple[Tiles, ...]
    bag: tuple[TileColour, ...]
    discarded: Pile = (0, 0, 0, 0)
    points: tuple[Points, ...]
    won: tuple[int, ...]
    chance: Chance


def plus(counts: tuple[int, ...], colour: int, number: int) -> tuple[int, ...]:
    """Counts by colour with ``number`` more of one colour."""
    return with_item(counts, colour, counts[colour] + number)
