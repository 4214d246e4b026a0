"""The golden playthroughs are played as they were."""

import pytest

from rules.iwari import IWARI as GAME
from tests.rules.iwari.golden import FOLDER, PLAYED, told_now


@pytest.mark.slow
@pytest.mark.parametrize("name", PLAYED)
def test_a_golden_playthrough_is_played_as_before(name: str) -> None:
    assert told_now(name) == (FOLDER / f"{name}.txt").read_text()


def test_every_playthrough_is_of_a_shipped_map() -> None:
    (maps,) = [option.values for option in GAME.info.options if option.name == "map"]
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYED) <= set(maps)
