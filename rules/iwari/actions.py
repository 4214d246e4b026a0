"""The decisions of a player and how they are written.

==================================  ================================================================================
``place T1 tent``                   places a tent in territory T1 and pays with a card of its biome (IW-4.5)
``place T1 tents``                  ... two tents and two cards; ``both``: a tent and a totem; ``totem``, ``totems``
``place T1 tent pair glacier``      pays with two glacier cards instead
``place T1 both pair glacier``      pays for two pieces with a card of the biome and two glacier cards
``space T1-3``                      the tent of a begun placement goes there (IW-4.7)
``feat T1``, ``feat 7``             the feat token goes on this territory, or on this line (IW-12.7)
``skip``                            leaves the third tribe's turn out, as no placement can be paid (IW-11.4)
``swap tundra``                     discards a card instead of placing (IW-5.1)
``take tundra``                     takes a face-up card (IW-5.2)
``draw``                            draws the top card of the deck
``end``                             ends the turn (IW-15.4)
==================================  ================================================================================

In a placement for the third tribe (IW-11.2) the words are the same.
"""

from functools import cache

from rules.core.contract import Action
from rules.core.errors import UnknownNotation
from rules.iwari.maps import BIOMES, SPACE_OF, SPACES, TERRITORIES, TERRITORY_OF

PIECES: dict[str, tuple[int, int]] = {
    "tent": (1, 0),
    "totem": (0, 1),
    "tents": (2, 0),
    "both": (1, 1),
    "totems": (0, 2),
}
"""What one placement can put down (IW-4.2), in the order of all lists: the numbers of tents and totems."""


class Place(Action, frozen=True):
    """Pays for ``pieces`` in ``territory``; ``pair`` is the biome of two cards that stand for one, "" where every piece
    costs a card of the territory's own biome (IW-4.5)."""

    territory: int
    pieces: str
    pair: str = ""

    @property
    def tents(self) -> int:
        return PIECES[self.pieces][0]

    @property
    def totems(self) -> int:
        return PIECES[self.pieces][1]


class Space(Action, frozen=True):
    """Puts a tent on ``space``."""

    space: int


class Feat(Action, frozen=True):
    """Puts the feat token on a territory (its name) or a line (its number)."""

    where: str


class Swap(Action, frozen=True):
    """Discards a ``card``, a biome's number."""

    card: int


class Skip(Action, frozen=True):
    """Leaves the turn of the third tribe out."""


class Take(Action, frozen=True):
    """Takes a face-up ``card``, a biome's number."""

    card: int


class Draw(Action, frozen=True):
    """Draws the top card of the deck."""


class End(Action, frozen=True):
    """Ends the turn."""


IwariAction = Place | Space | Feat | Skip | Swap | Take | Draw | End

SPACE_ACTIONS: tuple[Space, ...] = tuple(map(Space, range(len(SPACES))))
SWAPS: tuple[Swap, ...] = tuple(map(Swap, range(len(BIOMES))))
TAKES: tuple[Take, ...] = tuple(map(Take, range(len(BIOMES))))
SKIP = Skip()
DRAW = Draw()
END = End()

WORDS = ("place", "space", "feat", "skip", "swap", "take", "draw", "end")
"""The first words of all notations, in the canonical order."""

MOST_LINES = 99

_RANK = {word: rank for rank, word in enumerate(WORDS)}
_PIECES_RANK = {pieces: rank for rank, pieces in enumerate(PIECES)}
_PAIR_RANK = {pair: rank for rank, pair in enumerate(("", *BIOMES))}
_WHERE_RANK = {where: rank for rank, where in enumerate((*TERRITORIES, *map(str, range(1, MOST_LINES + 1))))}
_BIOME_OF = {biome: number for number, biome in enumerate(BIOMES)}


@cache
def place(territory: int, pieces: str, pair: str = "") -> Place:
    """The action of beginning a placement, made when first asked for."""
    return Place(territory, pieces, pair)


@cache
def feat(where: str) -> Feat:
    """The action of placing a feat token, made when first asked for."""
    return Feat(where)


def notation(action: Action) -> str:
    """The action as short text."""
    word = action.word
    match action:
        case Place(territory=territory, pieces=pieces, pair=pair):
            paid = f" pair {pair}" if pair else ""
            return f"place {TERRITORIES[territory]} {pieces}{paid}"
        case Space(space=space):
            return f"space {SPACES[space]}"
        case Feat(where=where):
            return f"feat {where}"
        case Swap(card=card) | Take(card=card):
            return f"{word} {BIOMES[card]}"
    return word


def parse(text: str) -> IwariAction:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    words = text.lower().split()
    places = [word.upper() for word in words]
    match words:
        case ["place", _, pieces] if places[1] in TERRITORY_OF and pieces in PIECES:
            return place(TERRITORY_OF[places[1]], pieces)
        case ["place", _, pieces, "pair", pair] if places[1] in TERRITORY_OF and pieces in PIECES and pair in _BIOME_OF:
            return place(TERRITORY_OF[places[1]], pieces, pair)
        case ["space", _] if places[1] in SPACE_OF:
            return SPACE_ACTIONS[SPACE_OF[places[1]]]
        case ["feat", _] if places[1] in _WHERE_RANK:
            return feat(places[1])
        case ["swap", card] if card in _BIOME_OF:
            return SWAPS[_BIOME_OF[card]]
        case ["take", card] if card in _BIOME_OF:
            return TAKES[_BIOME_OF[card]]
        case ["skip"]:
            return SKIP
        case ["draw"]:
            return DRAW
        case ["end"]:
            return END
    raise UnknownNotation("notation-unknown", text=text)


def order(action: Action) -> tuple[int, ...]:
    """The sort key of the canonical order."""
    rank = _RANK[action.word]
    match action:
        case Place(territory=territory, pieces=pieces, pair=pair):
            return rank, territory, _PIECES_RANK[pieces], _PAIR_RANK[pair]
        case Space(space=number) | Swap(card=number) | Take(card=number):
            return rank, number
        case Feat(where=where):
            return rank, _WHERE_RANK[where]
    return (rank,)
