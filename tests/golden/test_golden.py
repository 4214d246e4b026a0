"""The rules still play, reveal and hide what they did when a person last read it."""

import pytest

from tests.games import Golden, without_facts
from tests.golden.games import FOLDER, tellings, told_now


@pytest.mark.parametrize(("name", "slug", "golden"), list(tellings()))
def test_the_game_is_told_as_it_was_read(name: str, slug: str, golden: Golden) -> None:
    """A difference is a changed rule or a leak: read it, then ``python -m tests.golden``."""
    assert (FOLDER / f"{name}.txt").exists(), (
        "`python -m tests.golden` writes the playthrough, which a person reads once"
    )
    kept = (FOLDER / f"{name}.txt").read_text("utf-8")
    assert told_now(slug, golden) == kept, (
        "`python -m tests.golden` writes it anew: read the difference before you keep it"
    )


def test_every_telling_belongs_to_a_game() -> None:
    there = {path.stem for path in FOLDER.glob("*.txt")}
    assert there - without_facts() == {name for name, _, _ in tellings()}
