"""The decisions of a player and how they are written.

=====================================  ==============================================================================
``take 12``                            takes the tile on cell 12 (SB-5)
``take 12 keep``, ``take 12 deben``    the same for a tile with a Deben icon: kept, or exchanged (SB-5.5)
``refill``                             refills the market, to take a central tile next (SB-6)
``turn v``                             turns the Ankh: v, h, f (``/``) or b (``\\``) (SB-5.8)
``sell wheat all``                     sells a set, new or extended, of all wheat and wild tiles in hand (SB-7)
``sell wheat``                         sells some of them; which follows in steps
``pick 2 wheat1``                      adds two such tiles to the sale, or to what the Scribe makes one give up
``done``                               the sale is complete
``token points_7``                     chooses a canoe token (SB-7.9, SB-9.10)
``token scarabs_ebony_marble ebony``   ... and the own set it is attached to (SB-8.10, SB-8.14)
``token forced_tile 12``               ... and the market tile it is put on (SB-8.12)
``character queen``                    plays a character (SB-9)
``character thief goods``              ... and what it is played on: a back (Thief), a cell (Merchant), a goods type or
                                       ``statue`` (High Priest and Priestess), a value (Royal Adviser)
``character courtesan wheat wheat1``   ... an own set and the one or two tiles that join it
``character spy thief goods``          ... the used character that the Spy copies, then as above
``recover merchant``                   the tile that the Vizier takes out of the opponent's corruption
=====================================  ==============================================================================

Tiles of a hand are named by face (``rules.sobek.tiles``): ``wheat1`` has a scarab, ``wheat0`` none, ``start-wheat`` is
a starting tile. The picks of one sale go in the order of :data:`~rules.sobek.tiles.FACES`, each face once.
"""

from functools import cache

from rules.core.contract import Action
from rules.core.errors import UnknownNotation
from rules.sobek.market import CELLS, DIRECTIONS
from rules.sobek.tiles import BACKS, CHARACTERS, FACE_RANK, FACE_TILES, FACES, STATUE, TYPES
from rules.sobek.tokens import CANOE, ROYAL, TOKENS


class Take(Action, frozen=True):
    """Takes the tile on ``cell``. ``deben`` is ``keep`` or ``deben`` where the tile may be exchanged, else empty."""

    cell: int
    deben: str = ""


class Refill(Action, frozen=True):
    """Refills the market; a central tile must be taken next."""


class Turn(Action, frozen=True):
    """Turns the Ankh to ``direction``."""

    direction: str


class Sell(Action, frozen=True):
    """Sells all tiles of the hand that fit the type ``goods``; unless ``whole``, begins a choice among them."""

    goods: str
    whole: bool = False


class Pick(Action, frozen=True):
    """Chooses ``count`` tiles of the hand that show ``face``."""

    face: str
    count: int


class Done(Action, frozen=True):
    """Sells what has been picked."""


class Token(Action, frozen=True):
    """Chooses a canoe token; ``target`` is a goods type or a cell number where the token asks for one, else empty."""

    token: str
    target: str = ""


class Character(Action, frozen=True):
    """Plays the character ``name``; the Spy plays as ``copied``. ``choice`` are the words that the ability asks for."""

    name: str
    copied: str = ""
    choice: tuple[str, ...] = ()

    @property
    def ability(self) -> str:
        """The character whose ability is applied."""
        return self.copied or self.name


class Recover(Action, frozen=True):
    """Takes a tile that shows ``face`` out of the opponent's corruption."""

    face: str


SobekAction = Take | Refill | Turn | Sell | Pick | Done | Token | Character | Recover

TAKES: tuple[Take, ...] = tuple(Take(cell) for cell in range(CELLS + 1))
EXCHANGES: tuple[tuple[Take, Take], ...] = tuple((Take(cell, "keep"), Take(cell, "deben")) for cell in range(CELLS + 1))
REFILL = Refill()
TURNS: tuple[Turn, ...] = tuple(map(Turn, DIRECTIONS))
SELLS: dict[str, Sell] = {goods: Sell(goods) for goods in TYPES}
WHOLE_SALES: dict[str, Sell] = {goods: Sell(goods, True) for goods in TYPES}
PICKS: tuple[tuple[Pick, ...], ...] = tuple(
    tuple(Pick(face, count) for count in range(1, tiles.bit_count() + 1))
    for face, tiles in zip(FACES, FACE_TILES, strict=True)
)
"""Face by rank -> the picks of 1, 2, ... of its tiles."""

DONE = Done()
RECOVERS: tuple[Recover, ...] = tuple(map(Recover, FACES))

WORDS = ("take", "refill", "turn", "sell", "pick", "done", "token", "character", "recover")
"""The first words of all notations, in the canonical order."""

_RANK = {word: rank for rank, word in enumerate(WORDS)}
_DEBEN = ("", "keep", "deben")
_CHOICES = (*TYPES, *BACKS, *FACES)
_CHOICE_RANK: dict[str, int] = {word: rank for rank, word in enumerate(_CHOICES)}
_CHARACTER_RANK: dict[str, int] = {name: rank for rank, name in enumerate(("", *CHARACTERS))}
_TOKEN_RANK: dict[str, int] = {token: rank for rank, token in enumerate(TOKENS)}
_CELL_NAMES = frozenset(str(cell) for cell in range(1, CELLS + 1))


@cache
def token(kind: str, target: str = "") -> Token:
    """The action of choosing a token, made when first asked for."""
    return Token(kind, target)


@cache
def character(name: str, copied: str = "", choice: tuple[str, ...] = ()) -> Character:
    """The action of playing a character, made when first asked for."""
    return Character(name, copied, choice)


def notation(action: Action) -> str:
    """The action as short text."""
    word = action.word
    match action:
        case Take(cell=cell, deben=deben):
            return f"take {cell} {deben}" if deben else f"take {cell}"
        case Turn(direction=direction):
            return f"turn {direction}"
        case Sell(goods=goods, whole=whole):
            return f"sell {goods} all" if whole else f"sell {goods}"
        case Pick(face=face, count=count):
            return f"pick {count} {face}"
        case Token(token=kind, target=target):
            return f"token {kind} {target}" if target else f"token {kind}"
        case Character(name=name, copied=copied, choice=choice):
            return " ".join(filter(None, (word, name, copied, *choice)))
        case Recover(face=face):
            return f"recover {face}"
    return word


def parse(text: str) -> SobekAction:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    words = text.lower().split()
    match words:
        case ["take", cell] if cell in _CELL_NAMES:
            return TAKES[int(cell)]
        case ["take", cell, ("keep" | "deben") as deben] if cell in _CELL_NAMES:
            return EXCHANGES[int(cell)][deben == "deben"]
        case ["refill"]:
            return REFILL
        case ["turn", direction] if direction in DIRECTIONS:
            return TURNS[DIRECTIONS.index(direction)]
        case ["sell", goods] if goods in SELLS:
            return SELLS[goods]
        case ["sell", goods, "all"] if goods in SELLS:
            return WHOLE_SALES[goods]
        case ["pick", count, face] if face in FACE_RANK:
            for pick in PICKS[FACE_RANK[face]]:
                if str(pick.count) == count:
                    return pick
        case ["done"]:
            return DONE
        case ["token", kind, *target] if kind in CANOE and _fits_token(kind, target):
            return token(kind, *target)
        case ["character", "spy", copied, *choice] if copied in CHARACTERS and copied != "spy":
            if _fits(copied, choice):
                return character("spy", copied, tuple(choice))
        case ["character", name, *choice] if name in CHARACTERS and _fits(name, choice):
            return character(name, "", tuple(choice))
        case ["recover", face] if face in FACE_RANK:
            return RECOVERS[FACE_RANK[face]]
    raise UnknownNotation("notation-unknown", text=text)


def _fits_token(kind: str, target: list[str]) -> bool:
    """Whether these words can follow a token."""
    if not target:
        return True
    allowed = _CELL_NAMES if kind == "forced_tile" else CANOE[kind].allowed_types
    return len(target) == 1 and target[0] in allowed


def _fits(ability: str, choice: list[str]) -> bool:
    """Whether these words can follow a character."""
    match ability, choice:
        case _, []:
            return True
        case "thief", [back]:
            return back in BACKS
        case "merchant", [cell]:
            return cell in _CELL_NAMES
        case (("high_priest" | "high_priestess"), [goods]):
            return goods in TYPES or goods == STATUE
        case "royal_adviser", [value]:
            return value in map(str, ROYAL)
        case "courtesan", [goods, *faces] if goods in TYPES and all(face in FACE_RANK for face in faces):
            ranks = [FACE_RANK[face] for face in faces]
            return len(ranks) in (1, 2) and ranks == sorted(ranks)
    return False


def order(action: Action) -> tuple[int, ...]:
    """Sort key: by the first word in the order of :data:`WORDS`, then by the words that follow, each in its order."""
    rank = _RANK[action.word]
    match action:
        case Take(cell=cell, deben=deben):
            return (rank, cell, _DEBEN.index(deben))
        case Turn(direction=direction):
            return (rank, DIRECTIONS.index(direction))
        case Sell(goods=goods, whole=whole):
            return (rank, TYPES.index(goods), whole)
        case Pick(face=face, count=count):
            return (rank, FACE_RANK[face], count)
        case Token(token=kind, target=target):
            return (rank, _TOKEN_RANK[kind], _word_rank(target))
        case Character(name=name, copied=copied, choice=choice):
            return (rank, _CHARACTER_RANK[name], _CHARACTER_RANK[copied], *map(_word_rank, choice))
        case Recover(face=face):
            return (rank, FACE_RANK[face])
    return (rank,)


def _word_rank(word: str) -> int:
    if not word:
        return 0
    return int(word) if word.isdigit() else _CHOICE_RANK[word]
