"""The shipped puzzles, and how answers to them are judged."""

from __future__ import annotations

import pytest

from rules.bots.turns import turn_of, turns_of
from rules.puzzles.answering import Puzzle, judge, shipped_puzzles
from rules.registry import GAMES
from tests.effort import sample
from tests.trials.puzzles.finding import LEAST

pytestmark = pytest.mark.slow


def answers_to(puzzle: Puzzle, game):
    """All answers of one step."""
    state = game.position(puzzle.position)
    return [(game.notation(action),) for action in game.legal_actions(state, puzzle.seat)]


@pytest.mark.parametrize("slug", GAMES)
def test_a_shipped_puzzle_is_a_position_in_which_its_seat_has_to_choose(slug):
    game = GAMES[slug]
    for name, puzzle in sample(shipped_puzzles(slug).items(), 4):
        assert puzzle.name == name
        state = game.position(puzzle.position)
        assert puzzle.seat in game.to_act(state)
        assert not game.invariants(state)
        best = turn_of(game, state, puzzle.seat, [game.parse(text) for text in puzzle.best])
        assert best is not None
        assert best.whole or game.legal_actions(best.after, puzzle.seat)
        assert len(turns_of(game, state, puzzle.seat)) >= LEAST
        assert puzzle.lead > 0


@pytest.mark.parametrize("slug", GAMES)
def test_at_most_half_of_the_puzzles_are_found_by_greed(slug):
    found = shipped_puzzles(slug).values()
    assert sum(puzzle.greedy for puzzle in found) <= (len(found) + 1) // 2


def test_answers_are_right_or_not_and_say_why():
    game = GAMES["royal_game_of_ur"]
    [puzzle, *_] = shipped_puzzles("royal_game_of_ur").values()
    best = judge(game, puzzle, puzzle.best)
    assert (best.grade, best.shown) == ("right", True)
    assert best.reasons
    others = [judge(game, puzzle, answer) for answer in answers_to(puzzle, game) if answer != puzzle.best]
    assert {one.grade for one in others} <= {"good", "wrong"}
    assert all(one.reasons and not one.shown for one in others)
    assert judge(game, puzzle, puzzle.best) == best, "the same for the same answer"


def test_a_game_without_puzzles_has_none():
    assert shipped_puzzles("nothing") == {}
