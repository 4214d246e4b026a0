"""What is a puzzle: one turn leads clearly and surely, and there is something to choose from."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rules.bots.turns import Turn
from rules.puzzles.answering import Puzzle, judge, shipped_puzzles
from rules.puzzles.worlds import Compared
from rules.registry import GAMES
from tests.effort import WHOLE
from tests.trials.puzzles import finding
from tests.trials.puzzles.finding import check, clearly_best, lead_of

pytestmark = pytest.mark.slow

UR = GAMES["royal_game_of_ur"]

CHECKED = 2
"""So many puzzles of each game are looked for anew; ``python -m tests.trials.puzzles GAME --check`` checks all."""

QUICKEST = list(GAMES).index("royal_game_of_ur") * CHECKED
SUBSET = [(slug, name) for slug in GAMES for name in sorted(shipped_puzzles(slug))[:CHECKED]]


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


def test_near_equal_turns_are_no_puzzle():
    least = finding.clear(UR)
    assert finding._leads(UR, compared(0, 2 * least, 3 * least, 3 * least), 4, 2.0)
    assert not finding._leads(UR, compared(0, 0.9 * least, 3 * least, 3 * least), 4, 2.0)
    assert not finding._leads(UR, compared(0, 0, 2 * least, 3 * least), 7, 2.0), "too many are right"


def test_an_uncertain_lead_is_none():
    least = finding.clear(UR)
    turn = Turn((), None, None, 0.0, False)
    unsure = [Compared(turn, 0.0, 0.0), Compared(turn, 2 * least, 2 * least)]
    assert not finding._leads(UR, unsure, 8, 2.0)


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
        assert found.turns >= finding.LEAST
    if puzzle.greedy:
        assert clearly_best(UR, observation, puzzle.seat, "one", subtle=True) is None


@pytest.mark.parametrize(("slug", "name"), SUBSET if WHOLE else SUBSET[QUICKEST : QUICKEST + 1])
def test_a_puzzle_is_confirmed_on_other_worlds(slug, name):
    assert check(GAMES[slug], shipped_puzzles(slug)[name], "another seed").confirmed


def test_a_position_that_is_none_is_not_confirmed():
    [puzzle, *_] = shipped_puzzles("royal_game_of_ur").values()
    state = UR.position(puzzle.position)
    answers = [(UR.notation(action),) for action in UR.legal_actions(state, puzzle.seat)]
    worse = next(answer for answer in answers if judge(UR, puzzle, answer).grade == "wrong")
    false = Puzzle("false", puzzle.position, puzzle.seat, worse, puzzle.lead, False)
    assert not check(UR, false, "another seed").confirmed
