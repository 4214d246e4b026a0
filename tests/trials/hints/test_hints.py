"""Who follows hints: a short trial, and who follows none."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from tests.trials.hints.__main__ import follow, lines

pytestmark = pytest.mark.fast


def test_a_trial_prints_a_line_a_game():
    head, line = lines(["royal_game_of_ur"], 2, 1)
    assert head.split()[:4] == ["game", "weakest", "games", "won"]
    assert line.split()[:3] == ["royal_game_of_ur", "normal", "2"]


def test_hints_change_what_is_played_and_the_same_trial_is_the_same():
    game = GAMES["royal_game_of_ur"]
    without = [follow(game, 2, number, 0) for number in range(4)]
    assert without == [follow(game, 2, number, 0) for number in range(4)]
    assert set(without) == {0.0, 1.0}
