"""Turns that differ from another one in a step that a bot player does not consider."""

from __future__ import annotations

import pytest

from rules.bots.turns import same, turns_of
from rules.registry import GAMES
from tests.trials.puzzles.finding import variants


@pytest.mark.slow
def test_a_variant_differs_in_a_step_that_is_not_considered():
    game = GAMES["tigris_euphrates"]
    state = game.setup(2, {}, "variants")
    best = turns_of(game, state, 0)[0]
    found = variants(game, state, 0, best)
    assert found
    assert not any(same(one, best) for one in found)
    assert all(one.steps[0] == best.steps[0] or one.steps[1:] == best.steps[1:] or len(one.steps) == 1 for one in found)
