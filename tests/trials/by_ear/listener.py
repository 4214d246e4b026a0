"""A player who only listens: chooses an answer by what the words say that it brings.

It knows no rules and no pieces, only phrases: what each is worth in each language, as a person learns them in a game or
two. They stand in ``ears``, a file a game.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from rules.registry import GAMES
from tests.trials.by_ear.heard import Heard
from tests.trials.by_ear.phrases import phrase_worth

EARS = Path(__file__).with_name("ears")
LISTENED = tuple(slug for slug in GAMES if (EARS / f"{slug}.py").exists())
"""The games that can be listened to."""


def choose(slug: str, heard: Heard, language: str) -> int:
    """The number of the answer that sounds best; the first of those that sound alike. A game's ``judge`` adds what an
    answer is worth by what the board and the hand say."""
    ear = import_module(f"tests.trials.by_ear.ears.{slug}")
    phrases, judge = ear.PHRASES[language], getattr(ear, "judge", None)
    worth = [
        phrase_worth(phrases, answer) + (judge(heard, answer, language) if judge is not None else 0.0)
        for answer in heard.answers
    ]
    return max(range(len(worth)), key=lambda number: (worth[number], -number))
