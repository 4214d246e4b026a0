"""The decisions of a player and how they are written.

========================  ==========================================================================
``build C7``              one mandatory placement (KB-4.3)
``farm C7 via H4``        a settlement by the tile taken from H4 (oracle, farm, oasis, tower, tavern)
``barn C7 via H4``        lifts the own settlement on C7 by the tile from H4 (barn, harbor, paddock)
``put D9``                puts the lifted settlement down
``end``                   ends the turn (KB-4.6)
========================  ==========================================================================
"""

from functools import cache

from rules.core.contract import Action
from rules.core.data import shipped
from rules.core.errors import UnknownNotation
from rules.kingdom_builder.hexes import HEX_OF, HEXES, NAMES

KINDS: dict[str, dict[str, str | bool]] = shipped("kingdom_builder", "locations")
"""The eight kinds of location tiles: ``action`` (build, move), target ``terrain``, whether KB-5.3 holds."""

BUILD_TILES = tuple(kind for kind, facts in KINDS.items() if facts["action"] == "build")
MOVE_TILES = tuple(kind for kind, facts in KINDS.items() if facts["action"] == "move")
WORDS = ("build", *BUILD_TILES, *MOVE_TILES, "put", "end")
"""The first words of all notations, in the canonical order."""

_RANK = {word: rank for rank, word in enumerate(WORDS)}


class Build(Action, frozen=True):
    """One mandatory placement."""

    hex: int


class _Use(Action, frozen=True):
    """Uses the tile ``kind`` taken from location hex ``origin``."""

    kind: str
    hex: int
    origin: int

    @property
    def word(self) -> str:
        return self.kind


class Extra(_Use, frozen=True):
    """Builds on ``hex``."""


class Lift(_Use, frozen=True):
    """Lifts the own settlement on ``hex``."""


class Put(Action, frozen=True):
    """Puts the lifted settlement down on ``hex``."""

    hex: int


class End(Action, frozen=True):
    """Ends the turn."""


KingdomAction = Build | Extra | Lift | Put | End

BUILDS: tuple[Build, ...] = tuple(Build(cell) for cell in range(HEXES))
PUTS: tuple[Put, ...] = tuple(Put(cell) for cell in range(HEXES))
END = End()


@cache
def tile_actions(kind: str, origin: int) -> tuple[Extra, ...] | tuple[Lift, ...]:
    """The actions of one tile by hex, made when first asked for."""
    if kind in BUILD_TILES:
        return tuple(Extra(kind, cell, origin) for cell in range(HEXES))
    return tuple(Lift(kind, cell, origin) for cell in range(HEXES))


def notation(action: Action) -> str:
    """The action as short text."""
    match action:
        case Build(hex=cell):
            return f"build {NAMES[cell]}"
        case Extra(kind=kind, hex=cell, origin=origin) | Lift(kind=kind, hex=cell, origin=origin):
            return f"{kind} {NAMES[cell]} via {NAMES[origin]}"
        case Put(hex=cell):
            return f"put {NAMES[cell]}"
        case _:
            return "end"


def parse(text: str) -> KingdomAction:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    words = text.lower().split()
    match words:
        case ["end"]:
            return END
        case ["build", cell] if cell.upper() in HEX_OF:
            return BUILDS[HEX_OF[cell.upper()]]
        case ["put", cell] if cell.upper() in HEX_OF:
            return PUTS[HEX_OF[cell.upper()]]
        case [kind, cell, "via", origin] if kind in KINDS and {cell.upper(), origin.upper()} <= HEX_OF.keys():
            made = Extra if kind in BUILD_TILES else Lift
            return made(kind, HEX_OF[cell.upper()], HEX_OF[origin.upper()])
        case ["build" | "put", cell] | [_, cell, "via", _] if cell.upper() not in HEX_OF:
            raise UnknownNotation("kb-no-such-hex", "KB-2.5", hex=cell.upper())
    raise UnknownNotation("notation-unknown", text=text)


def order(action: Action) -> tuple[int, int, int]:
    """Sort key: build, the tiles in the order of :data:`WORDS` and by origin, put, end; then by hex."""
    match action:
        case Build(hex=cell) | Put(hex=cell):
            return (_RANK[action.word], 0, cell)
        case Extra(kind=kind, hex=cell, origin=origin) | Lift(kind=kind, hex=cell, origin=origin):
            return (_RANK[kind], origin, cell)
        case _:
            return (_RANK["end"], 0, 0)
