"""The rules still play, reveal and hide what they did when a person last read it."""

import pytest

from rules.registry import GAMES
from tests.golden.games import FOLDER, told_now


@pytest.mark.parametrize("slug", sorted(GAMES))
def test_the_game_is_told_as_it_was_read(slug: str) -> None:
    """A difference is a changed rule or a leak: read it, then ``python -m tests.golden``."""
    assert told_now(slug) == (FOLDER / f"{slug}.txt").read_text("utf-8")


def test_every_telling_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == GAMES.keys()
