"""Bot players among themselves get on with the game: leaders that only dodge each other lead nowhere."""

from itertools import groupby

import pytest

from rules.tigris_euphrates import TIGRIS_EUPHRATES
from tests.effort import sample
from tests.rules.bots.test_bots_alone import played

pytestmark = pytest.mark.slow

ROUNDS = 4
"""The most rounds in which nobody lays a tile."""


@pytest.mark.parametrize("seats", sample(TIGRIS_EUPHRATES.info.seats, 1))
def test_tiles_are_laid_in_every_few_rounds(seats: int) -> None:
    _, made = played(TIGRIS_EUPHRATES, seats, "few rounds")
    told = [action.partition(" ")[0] for action in made]
    turns = [one for one in told if one in ("tile", "end")]
    assert "tile" in turns
    assert max(len(list(group)) for one, group in groupby(turns) if one == "end") <= ROUNDS * seats
