"""The decisions of a player and how they are written.

=============================  =====================================================================================
``leader king F3``             places the own king on F3, or moves it there (TE-5.1)
``withdraw king``              takes the own king back (TE-5.1)
``tile temple E7``             places a temple of the hand (TE-6)
``catastrophe C4``             places a catastrophe tile (TE-7)
``exchange temple temple farm``  exchanges these tiles of the hand (TE-8)
``pass``                       uses an action up (TE-4.2)
``war market``                 the war of the traders is next (TE-11.2)
``support 2``                  commits two fitting tiles of the hand to the conflict (TE-9.3)
``building E7``                puts the civilization building of the tile just placed on E7 (TE-19)
``monument temple market E7``  flips the four tiles with E7 at the top left, builds the red/green monument (TE-12)
``ziggurat F8``                flips the cross around F8 and builds the ziggurat (TE-18)
``decline``                    builds nothing (TE-12.5, TE-19.5)
``leave I7``                   takes all treasures of the kingdom but the one on I7 (TE-13.2)
``end``                        ends the turn (TE-4.5)
``point red``                  the colour of the ziggurat's point (TE-18.6)
=============================  =====================================================================================

Colours may be written as colour, tile or leader: ``war green``, ``war market`` and ``war trader`` are one action.
"""

from functools import cache
from itertools import product

from rules.core.contract import Action
from rules.core.errors import UnknownNotation
from rules.tigris_euphrates.board import COLOURS, COMPONENTS, LEADERS, NAMES, PAIRS, SQUARE_OF, SQUARES, TILES

HAND: int = COMPONENTS["hand_size"]

WORDS = (
    "leader",
    "withdraw",
    "tile",
    "catastrophe",
    "exchange",
    "pass",
    "war",
    "support",
    "building",
    "monument",
    "ziggurat",
    "decline",
    "leave",
    "end",
    "point",
)
"""The first words of all notations, in the canonical order."""

_RANK = {word: rank for rank, word in enumerate(WORDS)}
_COLOUR_OF = {word: colour for words in (COLOURS, TILES, LEADERS) for colour, word in enumerate(words)}


class Leader(Action, frozen=True):
    """Positions the own leader of ``colour`` on ``square``, from the supply or from the board."""

    colour: int
    square: int


class Withdraw(Action, frozen=True):
    """Takes the own leader of ``colour`` off the board."""

    colour: int


class Tile(Action, frozen=True):
    """Places a tile of ``colour`` on ``square``."""

    colour: int
    square: int


class Catastrophe(Action, frozen=True):
    """Ruins ``square``."""

    square: int


class Exchange(Action, frozen=True):
    """Exchanges so many ``tiles`` of each colour."""

    tiles: tuple[int, ...]


class Pass(Action, frozen=True):
    """Does nothing with an action."""


class War(Action, frozen=True):
    """Chooses the colour that fights next."""

    colour: int


class Support(Action, frozen=True):
    """Commits ``count`` fitting tiles of the hand."""

    count: int


class Building(Action, frozen=True):
    """Puts, or moves, the civilization building of the placed tile's colour to ``square``."""

    square: int


class Monument(Action, frozen=True):
    """Builds the monument ``pair`` (a place in ``PAIRS``) on the block whose top left square is ``square``."""

    pair: int
    square: int


class Ziggurat(Action, frozen=True):
    """Builds the ziggurat on the cross around ``square``."""

    square: int


class Decline(Action, frozen=True):
    """Builds nothing now."""


class Leave(Action, frozen=True):
    """Takes every treasure of the kingdom but the one on ``square``."""

    square: int


class End(Action, frozen=True):
    """Ends the turn."""


class Point(Action, frozen=True):
    """Takes the ziggurat's point in ``colour``."""

    colour: int


TigrisAction = (
    Leader
    | Withdraw
    | Tile
    | Catastrophe
    | Exchange
    | Pass
    | War
    | Support
    | Building
    | Monument
    | Ziggurat
    | Decline
    | Leave
    | End
    | Point
)

_ALL = range(len(COLOURS))
POSITIONS: tuple[tuple[Leader, ...], ...] = tuple(tuple(Leader(c, at) for at in range(SQUARES)) for c in _ALL)
WITHDRAWALS: tuple[Withdraw, ...] = tuple(map(Withdraw, _ALL))
PLACEMENTS: tuple[tuple[Tile, ...], ...] = tuple(tuple(Tile(c, at) for at in range(SQUARES)) for c in _ALL)
CATASTROPHES: tuple[Catastrophe, ...] = tuple(map(Catastrophe, range(SQUARES)))
PASS = Pass()
WARS: tuple[War, ...] = tuple(map(War, _ALL))
SUPPORTS: tuple[Support, ...] = tuple(map(Support, range(HAND + 1)))
DECLINE = Decline()
END = End()
POINTS: tuple[Point, ...] = tuple(map(Point, _ALL))


@cache
def exchanges(hand: tuple[int, ...]) -> tuple[Exchange, ...]:
    """Every way to exchange tiles of a hand (by colour), in order."""
    chosen = product(*(range(count + 1) for count in hand))
    return tuple(sorted((Exchange(tiles) for tiles in chosen if any(tiles)), key=order))


def listed(tiles: tuple[int, ...]) -> tuple[str, ...]:
    """Tiles given by colour as a list of words: (0, 2, 1, 0) is temple, temple, farm."""
    return tuple(TILES[colour] for colour, count in enumerate(tiles) for _ in range(count))


def notation(action: Action) -> str:
    """The action as short text."""
    word = action.word
    match action:
        case Leader(colour=colour, square=square):
            return f"{word} {LEADERS[colour]} {NAMES[square]}"
        case Tile(colour=colour, square=square):
            return f"{word} {TILES[colour]} {NAMES[square]}"
        case Withdraw(colour=colour):
            return f"{word} {LEADERS[colour]}"
        case War(colour=colour):
            return f"{word} {TILES[colour]}"
        case Point(colour=colour):
            return f"{word} {COLOURS[colour]}"
        case Exchange(tiles=tiles):
            return " ".join((word, *listed(tiles)))
        case Support(count=count):
            return f"{word} {count}"
        case Monument(pair=pair, square=square):
            return f"{word} {TILES[PAIRS[pair][0]]} {TILES[PAIRS[pair][1]]} {NAMES[square]}"
        case Catastrophe(square=square) | Building(square=square) | Ziggurat(square=square) | Leave(square=square):
            return f"{word} {NAMES[square]}"
        case _:
            return word


def parse(text: str) -> TigrisAction:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    words = text.lower().split()
    found = _read(words[0], words[1:]) if words else None
    if found is None:
        raise UnknownNotation("notation-unknown", text=text)
    return found


def _read(word: str, rest: list[str]) -> TigrisAction | None:
    square = SQUARE_OF.get(rest[-1].upper()) if rest else None
    colours = [_COLOUR_OF[name] for name in rest if name in _COLOUR_OF]
    match word, len(colours), len(rest) - len(colours), square:
        case "pass", 0, 0, _:
            return PASS
        case "decline", 0, 0, _:
            return DECLINE
        case "end", 0, 0, _:
            return END
        case "withdraw", 1, 0, _:
            return WITHDRAWALS[colours[0]]
        case "war", 1, 0, _:
            return WARS[colours[0]]
        case "point", 1, 0, _:
            return POINTS[colours[0]]
        case "exchange", count, 0, _ if 1 <= count <= HAND:
            return Exchange(tuple(colours.count(colour) for colour in _ALL))
        case "support", 0, 1, _:
            return _support(rest[0])
        case "leader", 1, 1, int(at):
            return POSITIONS[colours[0]][at]
        case "tile", 1, 1, int(at):
            return PLACEMENTS[colours[0]][at]
        case "monument", 2, 1, int(at):
            pair = (min(colours), max(colours))
            return Monument(PAIRS.index(pair), at) if pair in PAIRS else None
        case "catastrophe", 0, 1, int(at):
            return CATASTROPHES[at]
        case "building", 0, 1, int(at):
            return Building(at)
        case "ziggurat", 0, 1, int(at):
            return Ziggurat(at)
        case "leave", 0, 1, int(at):
            return Leave(at)
    return None


def _support(digits: str) -> Support | None:
    known = {str(support.count): support for support in SUPPORTS}
    return known.get(digits)


@cache
def order(action: Action) -> tuple[int, int, int, tuple[int, ...]]:
    """Sort key: the order of :data:`WORDS`, then colour, pair or number of tiles, then square."""
    rank = _RANK[action.word]
    match action:
        case Leader(colour=major, square=minor) | Tile(colour=major, square=minor) | Monument(pair=major, square=minor):
            return (rank, major, minor, ())
        case Withdraw(colour=major) | War(colour=major) | Point(colour=major) | Support(count=major):
            return (rank, major, 0, ())
        case Exchange(tiles=tiles):
            return (rank, sum(tiles), 0, tuple(-count for count in tiles))
        case Catastrophe(square=minor) | Building(square=minor) | Ziggurat(square=minor) | Leave(square=minor):
            return (rank, 0, minor, ())
        case _:
            return (rank, 0, 0, ())
