"""A position of Tigris & Euphrates: values only; kingdoms and strengths are computed where they are asked (TE-3.10)."""

from collections.abc import Sequence
from typing import Literal, TypeVar

import msgspec

from rules.core.chance import Chance
from rules.tigris_euphrates.board import BLOCKS, BOARD, COMPONENTS, CROSSES, MAPS, PAIRS, Map

ACTIONS: int = COMPONENTS["actions_per_turn"]

Phase = Literal["action", "war", "attack", "defence", "building", "monument", "treasure", "confirm", "ziggurat", "over"]
"""What is waited for (TE-23.5): an action, the next war's colour, the attacker's and the defender's support, a
building, a monument or the ziggurat, a treasure, the end of the turn, the colour of the ziggurat's point."""

Kind = Literal["revolt", "war"]

T = TypeVar("T")


class Raised(msgspec.Struct, frozen=True):
    """A monument on the board: its place in ``PAIRS``, its top left square, the colour of the tiles flipped for it."""

    pair: int
    square: int
    tile: int

    @property
    def colours(self) -> tuple[int, int]:
        return PAIRS[self.pair]

    @property
    def squares(self) -> int:
        return BLOCKS[self.square]


class Tower(msgspec.Struct, frozen=True):
    """The ziggurat on the board: the centre of its cross, the colour of the tiles flipped for it."""

    square: int
    tile: int

    @property
    def squares(self) -> int:
        return CROSSES[self.square]


class Conflict(msgspec.Struct, frozen=True):
    """The conflict being fought, between the leaders of ``colour``. ``committed`` is what the attacker added from the
    hand, once he has."""

    kind: Kind
    colour: int
    attacker: int
    defender: int
    committed: int | None = None


class TigrisState(msgspec.Struct, frozen=True, kw_only=True):
    """The whole position. Tuples over colours go black, red, blue, green; sets of squares are masks.

    ``tiles`` are the face-up tiles by colour. ``leaders`` has by seat and colour the square of a leader, ``None`` in
    the supply; ``buildings`` likewise by colour. ``treasures`` lie on the board, ``won`` counts by seat those taken.
    ``hands`` count tiles by seat and colour, ``bag`` has colours in the order of drawing. ``removed`` are the tiles
    that left the game openly, ``discarded`` those exchanged face down, both by colour. ``points`` are by seat and
    colour, ``catastrophes`` by seat the tiles left. ``actions`` are those left in this turn, the one under way among
    them. ``placed`` is the square of the tile just placed while its action lasts, ``union`` the same square while the
    unification tile lies on it. ``last`` are the squares changed in this turn when it has ``begun``, else in the turn
    before. ``ended`` says why the game is over: ``treasures`` or ``bag``.
    """

    chance: Chance
    options: dict[str, str]
    dynasties: tuple[str, ...]
    tiles: tuple[int, ...]
    ruins: int = 0
    leaders: tuple[tuple[int | None, ...], ...]
    treasures: int
    won: tuple[int, ...]
    monuments: tuple[Raised, ...] = ()
    ziggurat: Tower | None = None
    buildings: tuple[int | None, ...] = (None, None, None, None)
    hands: tuple[tuple[int, ...], ...]
    bag: tuple[int, ...]
    removed: tuple[int, ...] = (0, 0, 0, 0)
    discarded: tuple[int, ...] = (0, 0, 0, 0)
    points: tuple[tuple[int, ...], ...]
    catastrophes: tuple[int, ...]
    active: int
    first: int
    turn: int = 1
    actions: int = ACTIONS
    phase: Phase = "action"
    placed: int | None = None
    union: int | None = None
    conflict: Conflict | None = None
    last: tuple[int, ...] = ()
    begun: bool = False
    ended: str = ""

    @property
    def seats(self) -> int:
        return len(self.leaders)

    @property
    def map(self) -> Map:
        return MAPS[self.options["board"]]

    @property
    def face_up(self) -> int:
        """The squares with a face-up tile."""
        black, red, blue, green = self.tiles
        return black | red | blue | green

    @property
    def flipped(self) -> int:
        """The squares with a tile under a monument or the ziggurat."""
        mask = 0 if self.ziggurat is None else self.ziggurat.squares
        for monument in self.monuments:
            mask |= monument.squares
        return mask

    @property
    def led(self) -> int:
        """The squares with a leader."""
        mask = 0
        for own in self.leaders:
            for square in own:
                if square is not None:
                    mask |= 1 << square
        return mask

    @property
    def solid(self) -> int:
        """The squares of all connecting pieces (TE-3.6)."""
        return self.face_up | self.flipped | self.led

    @property
    def free(self) -> int:
        """The empty squares."""
        return BOARD & ~(self.solid | self.ruins)

    @property
    def built_on(self) -> int:
        """The squares with a civilization building."""
        mask = 0
        for square in self.buildings:
            if square is not None:
                mask |= 1 << square
        return mask


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """``items`` with another one at ``place``."""
    return (*items[:place], item, *items[place + 1 :])


def plus(counts: tuple[int, ...], colour: int, number: int) -> tuple[int, ...]:
    """Counts by colour with ``number`` more of one colour."""
    return with_item(counts, colour, counts[colour] + number)
