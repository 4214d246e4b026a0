"""What is a puzzle: one turn leads clearly and surely, and there is something to choose from."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.bots.turns import Turn
from rules.puzzles import clear
from rules.puzzles.answering import shipped_puzzles
from rules.puzzles.clear import Compared, clearly_best, is_right, lead_of
from rules.registry import GAMES

pytestmark = pytest.mark.slow

UR = GAMES["royal_game_of_ur"]


def compared(*behind: float) -> Sequence[Compared]:
    return [Compared(Turn((), None, None, 0.0, False), one, 0.0) for one in behind]


@pytest.mark.parametrize(
    ("behind", "lead"),
    [
        ((0, 5, 6), 5),
        ((0, 1, 5, 5), 5),
        ((0, 1.5, 5), 0),
        ((0, 0, 2, 9), 2),
        ((0, 2.5, 5, 6), 2.5),
        ((0, 1, 1.9), 0),
        ((0, 0, 0), 0),
        ((0,), 0),
    ],
)
def test_the_lead_is_the_first_gap_that_is_wide_enough(behind, lead):
    assert lead_of(compared(*behind), 2.0) == lead


def test_a_little_behind_is_as_good():
    assert is_right(0.2, 1.0)
    assert not is_right(0.21, 1.0)
    assert is_right(-2.0, 1.0)


def test_near_equal_turns_are_no_puzzle():
    least = clear.clear(UR)
    assert clear._leads(UR, compared(0, 2 * least, 3 * least, 3 * least), 4, 2.0)
    assert not clear._leads(UR, compared(0, 0.9 * least, 3 * least, 3 * least), 4, 2.0)
    assert not clear._leads(UR, compared(0, 0, 2 * least, 3 * least), 7, 2.0), "too many are right"


def test_an_uncertain_lead_is_none():
    least = clear.clear(UR)
    turn = Turn((), None, None, 0.0, False)
    unsure = [Compared(turn, 0.0, 0.0), Compared(turn, 2 * least, 2 * least)]
    assert not clear._leads(UR, unsure, 8, 2.0)


def test_where_there_is_too_little_to_choose_there_is_no_puzzle():
    state = UR.setup(2, {}, "opening")
    seat = UR.to_act(state)[0]
    assert clearly_best(UR, UR.observe(state, seat), seat, "few") is None


def test_a_game_may_have_one_level_that_looks_ahead(monkeypatch):
    monkeypatch.setattr(type(UR), "bot_levels", {name: UR.bot_levels[name] for name in ("normal", "hard")})
    state = UR.setup(2, {}, "opening")
    seat = UR.to_act(state)[0]
    assert clearly_best(UR, UR.observe(state, seat), seat, "one level") is None


def test_a_position_with_one_clear_turn_is_one_whatever_the_seed():
    [puzzle, *_] = shipped_puzzles("royal_game_of_ur").values()
    observation = UR.observe(UR.position(puzzle.position), puzzle.seat)
    for seed in ("one", "other"):
        found = clearly_best(UR, observation, puzzle.seat, seed)
        assert found is not None
        assert (found.best, found.greedy) == (puzzle.best, puzzle.greedy)
        assert found.turns >= clear.LEAST
    if puzzle.greedy:
        assert clearly_best(UR, observation, puzzle.seat, "one", subtle=True) is None
