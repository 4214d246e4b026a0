"""What the tests of shared code know of each game: ``tests/games/<slug>.py``, one ``FACTS`` for each game.

A test that holds for all games asks :func:`facts_of` and never names a game itself.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from itertools import combinations, product
from typing import Any

import pytest

from render.core.palette import SEATS, Colour
from rules.core.contract import AnyGame
from rules.registry import GAMES
from tests.trials.faults.fault import Fault

Pair = tuple[Colour, Colour]
FAR = 20.0
"""The least difference (CIEDE2000) between colours that must be told apart."""


@dataclass(frozen=True)
class Golden:
    """The playthrough that is kept in ``tests/golden/<slug>.txt``: seats, options, seed, and after how many steps the
    telling stops (a whole game when 0)."""

    seats: int
    options: Mapping[str, str]
    seed: str
    steps: int = 0


@dataclass(frozen=True)
class Speed:
    """How many random games of so many seats should be played in a second, at least."""

    seats: int
    games: int


@dataclass(frozen=True)
class Near:
    """Pairs that cannot be as far apart as all others, each with the difference that it has at least, and why."""

    pairs: Mapping[Pair, float]
    why: str


@dataclass(frozen=True)
class Apart:
    """Pairs of colours that every kind of eye tells apart: all but the ``near`` ones differ by :data:`FAR`."""

    pairs: tuple[Pair, ...]
    near: Near | None = None

    def least(self, pair: Pair) -> float:
        """The difference that a pair has at least."""
        return FAR if self.near is None else self.near.pairs.get(pair, FAR)


def among(colours: Iterable[Colour]) -> Apart:
    """Each of the colours from all others."""
    return Apart(tuple(combinations(colours, 2)))


def seats_on(grounds: Iterable[Colour], seats: int = len(SEATS), near: Near | None = None) -> Apart:
    """The colours of the first ``seats`` seats from every ground that their pieces stand on."""
    return Apart(tuple(product((seat.colour for seat in SEATS[:seats]), grounds)), near)


@dataclass(frozen=True)
class Touches:
    """A kind of decision, and how many touches of a finger it may take from the ping to the committed move: the
    ``median`` of many, and their 90th ``percentile`` (where it is 0 the same).

    It has at least ``count`` steps that begin with one of the ``words``, and may have ``further`` ones that belong to
    it; ``turn`` tells that it is all that a player does from ping to ping, and not what is committed together."""

    words: Collection[str]
    median: int
    percentile: int = 0
    count: int = 1
    further: Collection[str] = ()
    turn: bool = False

    @property
    def most(self) -> int:
        return self.percentile or self.median

    def is_made_of(self, steps: Iterable[str]) -> bool:
        return sum(step.split()[0] in self.words for step in steps) >= self.count

    def holds(self, steps: Iterable[str]) -> bool:
        """Whether any of the steps belongs to it."""
        return any(step.split()[0] in {*self.words, *self.further} for step in steps)


@dataclass(frozen=True, kw_only=True)
class GameFacts:
    """One game's part in the shared tests; whatever it does without is left out."""

    golden: Golden
    speed: Speed
    further_goldens: Iterable[Golden] = ()
    """Other playthroughs that are kept, each with another number of seats: ``tests/golden/<slug>_<seats>.txt``."""

    progress: Iterable[str] = ()
    """The parts of a state of which one at least changes as long as the game goes on towards its end."""

    touches: Mapping[str, Touches] = field(default_factory=dict)
    """The kinds of decisions whose touches are counted."""

    faults: Iterable[Fault] = ()
    """One line of the game written otherwise, and the tests that catch it."""

    # Texts: every one of these needs its text in every language, and no text may be there for nobody.
    glossary: Iterable[str]
    """Words that arguments name with ``@``, categories of the score among them."""
    cards: Iterable[str] = ()
    """Cards, tiles and choices left in advance with an effect on one line and a rule in a sentence."""
    least_of_a_piece: float = 0.9
    """So much of every piece on a picture can be seen; less where pieces carry others."""
    option_rules: Iterable[str] = ()
    """Values of options that change the rules: ``<option>-<value>``."""
    refusals: Iterable[str]
    """Reasons of refusals that the scan for ``SomeError("reason")`` does not see."""
    events: Iterable[str] = ()
    """Events that the scan for ``Event("kind")`` does not see."""
    endings: Iterable[str]
    """Why a game may end."""
    closings: Iterable[str] = ()
    """What is told of the coming end in some game or other: its last round, its last turn."""
    tie_breaks: Iterable[str] = ()
    """What may decide between equal totals."""
    verdicts: Iterable[str] = ()
    """How well a game may have gone that is not about who wins."""
    families: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """Text ids that the game builds: the template, ``{}`` for the word -> the words."""
    lesson_totals: int = 0
    """Of how many seats the last words of the lesson tell the total."""

    rarely: Iterable[Mapping[str, Any]] = ()
    """Positions, as documents, with what the board in words tells and games at random seldom bring."""

    # Pictures
    placed: Collection[str] = ()
    """The questions of which every answer has a place that can be touched; of others some answers may have one."""
    glyphs: Iterable[str] = ()
    """Icons that the game draws by the words of its rules; those named in its code as they are need no mention."""
    apart: Mapping[str, Apart] = field(default_factory=dict)
    """What must be told apart by colour, by what it is."""
    white_on: Iterable[Colour] = ()
    """Grounds whose icons are white."""
    ink_on: Iterable[Colour] = ()
    """Grounds whose icons are ink."""
    flat: Iterable[Colour]
    """Colours of large fields, which the stored palette keeps exactly."""

    def progress_of(self, state: Any) -> tuple[Any, ...]:
        """How far a game has come: equal values mean that nothing has happened."""
        return tuple(getattr(state, name) for name in self.progress)


@cache
def _read(slug: str) -> GameFacts | str:
    """The facts of a game, or why there are none."""
    try:
        facts = import_module(f"tests.games.{slug}").FACTS
    except ModuleNotFoundError as error:
        if error.name == f"tests.games.{slug}":
            return f"tests/games/{slug}.py is missing: write there, as FACTS, what the shared tests ask of {slug}."
        return f"tests/games/{slug}.py cannot be imported: {error}."
    except Exception as error:
        return f"tests/games/{slug}.py cannot be imported: {error!r}."
    return facts if isinstance(facts, GameFacts) else f"FACTS in tests/games/{slug}.py must be a GameFacts."


def facts_of(slug: str) -> GameFacts:
    """The facts of a registered game. Where nobody wrote them down the test that asks fails, and says so."""
    facts = _read(slug)
    return facts if isinstance(facts, GameFacts) else pytest.fail(facts, pytrace=False)


def all_facts() -> dict[str, GameFacts]:
    """The facts of every registered game that has any, by slug: a game without is no reason for others to fail."""
    read = {slug: _read(slug) for slug in GAMES}
    return {slug: facts for slug, facts in read.items() if isinstance(facts, GameFacts)}


def terms_of(game: AnyGame) -> tuple[str, ...]:
    """The names that the terms of a game's evaluation may have: ``TERMS`` beside them; none where it has no terms."""
    named: tuple[str, ...] = getattr(import_module(game.terms.__module__), "TERMS", ())
    return named


def without_facts() -> set[str]:
    """The registered games that have none: of them nothing can be asked but that they get some."""
    return GAMES.keys() - all_facts().keys()
