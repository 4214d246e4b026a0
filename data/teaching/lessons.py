"""The lessons that are shipped: scripts in ``data/games``; their words stand in ``data/locale``."""

from functools import cache
from pathlib import Path

import msgspec

from rules.teaching.lesson import Lesson

GAMES = Path(__file__).resolve().parents[1] / "games"


def has_lesson(slug: str) -> bool:
    return _path(slug).exists()


@cache
def lesson_of(slug: str) -> Lesson:
    """The lesson of a game that has one. Raises ``msgspec.ValidationError`` for a script that is no lesson."""
    return msgspec.json.decode(_path(slug).read_bytes(), type=Lesson)


def _path(slug: str) -> Path:
    return GAMES / slug / "lesson.json"
