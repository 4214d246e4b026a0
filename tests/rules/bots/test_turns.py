"""Whole turns in an imagined state: found, told apart, and read from steps."""

from __future__ import annotations

from itertools import permutations

import pytest

from rules.bots import turns
from rules.bots.turns import Beam, TooMany, best_first, same, turn_of, turns_of
from rules.bots.work import Work, WorkSpent
from rules.core.chance import Dice
from rules.puzzles.answering import Puzzle, judge
from rules.registry import GAMES

KINGDOM = GAMES["kingdom_builder"]


@pytest.fixture
def opening():
    return KINGDOM.setup(2, {}, "turns")


@pytest.mark.parametrize("slug", GAMES)
def test_every_turn_can_be_taken_and_none_is_there_twice(slug):
    game = GAMES[slug]
    state, dice = game.setup(2, {}, f"turns {slug}"), Dice(slug)
    for _ in range(12):
        state = game.apply(
            state, game.to_act(state)[0], dice.pick(game.legal_actions(state, game.to_act(state)[0]))
        ).state
    seat = game.to_act(state)[0]
    found = turns_of(game, state, seat)
    assert found
    for turn in found:
        again = turn_of(game, state, seat, turn.steps)
        assert again is not None
        assert same(again, turn)
    assert len(best_first(found)) == len(found)
    assert [turn.value for turn in found] == sorted((turn.value for turn in found), reverse=True)


def test_the_order_of_the_steps_makes_no_other_turn(opening):
    turn = turns_of(KINGDOM, opening, 0)[0]
    assert len(turn.steps) == 3
    orders = [turn.steps[::-1], (turn.steps[1], turn.steps[0], turn.steps[2])]
    found = [one for one in (turn_of(KINGDOM, opening, 0, steps) for steps in orders) if one is not None]
    assert found, "one of them is legal"
    assert all(same(one, turn) for one in found)


def test_what_only_finishes_the_turn_is_left_out(opening):
    turn = turns_of(KINGDOM, opening, 0)[0]
    whole = turn_of(KINGDOM, opening, 0, [*turn.steps, KINGDOM.parse("end")])
    assert whole is not None
    assert whole.steps == turn.steps


def test_what_is_not_legal_is_no_turn(opening):
    legal = KINGDOM.legal_actions(opening, 0)
    assert turn_of(KINGDOM, opening, 0, [legal[0], legal[0]]) is None
    assert turn_of(KINGDOM, opening, 0, []) is None


def test_too_many_turns_are_not_compared(opening, monkeypatch):
    monkeypatch.setattr(turns, "TRIED", 20)
    with pytest.raises(TooMany):
        turns_of(KINGDOM, opening, 0)


def test_another_order_of_the_steps_is_right():
    game = KINGDOM
    state = game.setup(2, {}, "orders")
    best = tuple(game.notation(action) for action in turns_of(game, state, 0)[0].steps)
    puzzle = Puzzle("orders", game.document(game.resample(state, 0, Dice("orders"))), 0, best, 1.0, True)
    orders = [
        order for order in permutations(best)
        if order != best and turn_of(game, state, 0, [game.parse(text) for text in order]) is not None
    ]  # fmt: skip
    assert orders
    assert {judge(game, puzzle, order).grade for order in orders} == {"right"}


def test_a_beam_that_runs_out_of_work_is_as_it_was(opening):
    work = Work(limit=60)
    beam = Beam(KINGDOM, opening, 0, 4, work)
    beam.follow([KINGDOM.legal_actions(opening, 0)[:20]])
    before = list(beam.open)
    assert len(before) == 4
    with pytest.raises(WorkSpent):
        beam.follow(beam.tried_next())
    assert work.spent == 60
    assert (beam.found, beam.open) == ([], before)
