"""The decisions of a player and how they are written. Each answers one window (``Kind``) whole.

=========================================  =========================================================================
``board amber``                            chooses a civilization board (PC-4.1)
``plan culture1 industry0 / ...``          phase A: two technologies left / two right; the rest is discarded (PC-6.1)
``deploy builder 2 sage 1``                phase B: the agents to be placed, where there are too many (PC-6.6)
``token sage``                             which token of the new level becomes available (PC-7.3)
``benefit sage``                           the benefit of a step in philosophy (PC-7.5)
``claim stonehenge``                       C2, C3: wishes for this card, and for nothing else (PC-8.3)
``also stonehenge``                        adds it behind the wishes that are there (PC-8.8)
``pass``                                   wishes for nothing
``ready``                                  is done: the wishes stand (PC-8.5)
``study culture 2 science 1``              phase D: the points to be gained, where there are too many (PC-9.2)
``buy culture2``                           phase E: the technology to be bought (PC-9.5)
``fate 2``, ``fate 1 0``                   how often each exchange of a challenge is used (PC-10.3)
``agents sage 2``                          a choice of agents inside an effect (PC-14.2)
``points culture 2 military 1``            a choice of research points inside an effect (PC-14.4)
``take culture1``                          a free technology (PC-14.8)
=========================================  =========================================================================

``claim`` replaces whatever was named before, ``also`` adds to it. Every change takes the ready mark away.

Cards are written by their ids without what they begin with; a technology is its type and level.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from rules.core.contract import Action
from rules.core.errors import UnknownNotation
from rules.path_of_civilization.cards import BOARDS, LEADERS, PILES, TECHNOLOGIES, TOKENS, WONDERS, short
from rules.path_of_civilization.vocabulary import AGENTS, NONE, TYPES, Counts

SIDE = 2
"""Technologies on each side of the board (PC-6.1)."""

MOST = 99
"""No number in a notation is higher, and no tray holds more agents: many times what a game brings."""


class Board(Action, frozen=True):
    """Chooses a civilization board."""

    board: str


class Plan(Action, frozen=True):
    """Plays two technologies on each side, each pair in the order of ``TECHNOLOGIES``."""

    left: tuple[str, ...]
    right: tuple[str, ...]


class Deploy(Action, frozen=True):
    """Places these of the pool's ``agents``, by ``AGENTS``."""

    agents: Counts


class Token(Action, frozen=True):
    """Makes a ``token`` available; the other one of the level is rejected."""

    token: str


class Benefit(Action, frozen=True):
    """Takes the benefit of a ``token``."""

    token: str


class Claim(Action, frozen=True):
    """Wishes for a ``card`` alone."""

    card: str


class Also(Action, frozen=True):
    """Wishes for a ``card`` where nothing named before can be had."""

    card: str


class Pass(Action, frozen=True):
    """Wishes for nothing."""


class Ready(Action, frozen=True):
    """Is done with the wishes."""


class Study(Action, frozen=True):
    """Gains these ``points`` of the pool, by ``TYPES``."""

    points: Counts


class Buy(Action, frozen=True):
    """Buys a ``technology``."""

    technology: str


class Fate(Action, frozen=True):
    """Uses the exchanges of a challenge so many ``times``, in their printed order."""

    times: tuple[int, ...]


class Agents(Action, frozen=True):
    """Takes these ``agents``, by ``AGENTS``, from an effect that lets choose."""

    agents: Counts


class Points(Action, frozen=True):
    """Takes these research ``points``, by ``TYPES``, from an effect that lets choose."""

    points: Counts


class Take(Action, frozen=True):
    """Takes a ``technology`` free of charge."""

    technology: str


CivAction = (
    Board | Plan | Deploy | Token | Benefit | Claim | Also | Pass | Ready | Study | Buy | Fate | Agents | Points | Take
)

WORDS = (
    "board", "plan", "deploy", "token", "benefit", "claim", "also", "pass", "ready", "study", "buy", "fate", "agents",
    "points", "take",
)  # fmt: skip
"""The first words of all notations, in the canonical order."""

PASSING = Pass()
READY = Ready()


def _short_names(*cards: Sequence[str]) -> dict[str, str]:
    """Short name -> id; no two of these cards share one."""
    ids = [name for some in cards for name in some]
    names = {short(name): name for name in ids}
    assert len(names) == len(ids)
    return names


_TECHNOLOGY = _short_names(tuple(TECHNOLOGIES))
_PILE = _short_names(PILES)
_TOKEN = _short_names(tuple(TOKENS))
_BOARD = _short_names(tuple(BOARDS))
_CLAIMED = _short_names(tuple(WONDERS), tuple(LEADERS))

_PLACE = {
    name: place for cards in (TECHNOLOGIES, TOKENS, BOARDS, {**WONDERS, **LEADERS}) for place, name in enumerate(cards)
}
_RANK = {word: rank for rank, word in enumerate(WORDS)}

place_of = _PLACE.__getitem__
"""The place of a card in the data, which is the order of all lists."""


def sorted_cards(cards: Sequence[str]) -> tuple[str, ...]:
    """Cards in the order of the data."""
    return tuple(sorted(cards, key=place_of))


@lru_cache(4096)
def plan(left: tuple[str, ...], right: tuple[str, ...]) -> Plan:
    """The action of this class with these sorted pairs, made when first asked for; so do the following functions."""
    return Plan(left, right)


board, token, benefit = cache(Board), cache(Token), cache(Benefit)
claim, also, buy, take = cache(Claim), cache(Also), cache(Buy), cache(Take)
_remembering = lru_cache(4096)
deploy, study, agents, points = _remembering(Deploy), _remembering(Study), _remembering(Agents), _remembering(Points)
fate = _remembering(Fate)


@lru_cache(4096)
def notation(action: Action) -> str:
    """The action as short text."""
    word = action.word
    match action:
        case Plan(left=left, right=right):
            return f"plan {' '.join(map(short, left))} / {' '.join(map(short, right))}"
        case Board(board=card) | Token(token=card) | Benefit(token=card) | Claim(card=card) | Also(card=card):
            return f"{word} {short(card)}"
        case Buy(technology=card) | Take(technology=card):
            return f"{word} {short(card)}"
        case Deploy(agents=counts) | Agents(agents=counts):
            return _counted(word, counts, AGENTS)
        case Study(points=counts) | Points(points=counts):
            return _counted(word, counts, TYPES)
        case Fate(times=times):
            return f"fate {' '.join(map(str, times))}"
    return word


def _counted(word: str, counts: Counts, names: Sequence[str]) -> str:
    return " ".join([word, *(f"{name} {count}" for name, count in zip(names, counts, strict=True) if count)])


def parse(text: str) -> CivAction:
    """The action written as ``text``; case and spaces do not matter. Raises ``UnknownNotation``."""
    found = _parse(" ".join(text.lower().split()))
    if found is None:
        raise UnknownNotation("notation-unknown", text=text)
    return found


_CARD_WORDS: dict[str, tuple[Callable[[str], CivAction], dict[str, str]]] = {
    "board": (board, _BOARD),
    "token": (token, _TOKEN),
    "benefit": (benefit, _TOKEN),
    "claim": (claim, _CLAIMED),
    "also": (also, _CLAIMED),
    "buy": (buy, _PILE),
    "take": (take, _PILE),
}

_COUNT_WORDS: dict[str, tuple[Callable[[Counts], CivAction], tuple[str, ...]]] = {
    "deploy": (deploy, AGENTS),
    "agents": (agents, AGENTS),
    "study": (study, TYPES),
    "points": (points, TYPES),
}


@lru_cache(4096)
def _parse(text: str) -> CivAction | None:
    match text.split():
        case ["pass"]:
            return PASSING
        case ["ready"]:
            return READY
        case ["plan", one, two, "/", three, four] if all(name in _TECHNOLOGY for name in (one, two, three, four)):
            left, right = ([_TECHNOLOGY[name] for name in pair] for pair in ((one, two), (three, four)))
            return plan(sorted_cards(left), sorted_cards(right))
        case [word, name] if word in _CARD_WORDS and name in _CARD_WORDS[word][1]:
            make, names = _CARD_WORDS[word]
            return make(names[name])
        case ["fate", *numbers] if numbers and all(map(_is_number, numbers)):
            return fate(tuple(map(int, numbers)))
        case [word, *rest] if word in _COUNT_WORDS and rest:
            make_counted, names_counted = _COUNT_WORDS[word]
            counts = _read_counts(rest, names_counted)
            return None if counts is None else make_counted(counts)
    return None


def _is_number(word: str) -> bool:
    short = word.isascii() and word.isdecimal() and len(word) <= len(str(MOST))
    return short and str(int(word)) == word and int(word) <= MOST


def _read_counts(words: Sequence[str], names: Sequence[str]) -> Counts | None:
    """Pairs of a name and a number from 1 on, each name once."""
    counts = list(NONE)
    if len(words) % 2:
        return None
    for name, number in zip(words[::2], words[1::2], strict=True):
        if name not in names or counts[names.index(name)] or not _is_number(number) or number == "0":
            return None
        counts[names.index(name)] = int(number)
    return tuple(counts)


@lru_cache(4096)
def order(action: Action) -> tuple[int, ...]:
    """The sort key of the canonical order; of distributions those with much of the first kinds come first."""
    rank = _RANK[action.word]
    match action:
        case Plan(left=left, right=right):
            return rank, *map(place_of, left), *map(place_of, right)
        case Board(board=card) | Token(token=card) | Benefit(token=card) | Claim(card=card) | Also(card=card):
            return rank, card in LEADERS, place_of(card)
        case Buy(technology=card) | Take(technology=card):
            return rank, place_of(card)
        case Deploy(agents=counts) | Agents(agents=counts) | Study(points=counts) | Points(points=counts):
            return rank, *(-count for count in counts)
        case Fate(times=times):
            return rank, *times
    return (rank,)
