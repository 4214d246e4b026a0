"""Reasons: in which terms of the evaluation an action differs from others, from imagined states alone."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bots import bot_player
from rules.bots.explaining import MOST, Reason, gains_of, weightiest
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES

SOBEK = GAMES["sobek"]


def positions(game: AnyGame, seats: int, count: int, stride: int = 4):
    """Positions of a game of bot players in which the seat has a choice, with what it would do."""
    state: Any = game.setup(seats, {}, "explaining")
    dice, step = Dice("explaining"), 0
    while count and (owing := game.to_act(state)):
        seat = owing[0]
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, bot_player.QUICK)
        step += len(game.legal_actions(state, seat)) > 1
        if len(game.legal_actions(state, seat)) > 1 and step % stride == 0:
            count -= 1
            yield state, seat, action
        state = game.apply(state, seat, action).state


@pytest.mark.parametrize("slug", GAMES)
def test_what_cannot_be_told_apart_has_the_same_reasons(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same, after the same work."""
    game = GAMES[slug]
    work: list[int] = []
    terms = game.terms
    monkeypatch.setattr(game, "terms", lambda state, seat: work.append(seat) or terms(state, seat))
    for state, seat, action in positions(game, min(s for s in game.info.seats if s > 1), 4):
        seen = game.observe(state, seat)
        found = []
        for number in range(3):
            other = game.observe(game.resample_from(seen, Dice(f"other {number}")), seat)
            work.clear()
            found.append((weightiest(game, gains_of(game, other, seat, action)), len(work)))
        assert found == [found[0]] * 3


@pytest.mark.parametrize("slug", GAMES)
def test_most_choices_have_a_few_reasons_the_weightiest_first(slug: str) -> None:
    game = GAMES[slug]
    told = []
    for state, seat, action in positions(game, min(s for s in game.info.seats if s > 1), 8, 9):
        reasons = weightiest(game, gains_of(game, game.observe(state, seat), seat, action))
        assert len(reasons) <= MOST
        sizes = [abs(reason.gain) for reason in reasons]
        assert sizes == sorted(sizes, reverse=True)
        assert len({reason.term for reason in reasons}) == len(reasons)
        told.append(bool(reasons))
    assert 2 * sum(told) >= len(told)


def test_the_gains_are_the_difference_of_the_evaluations() -> None:
    """Of one action and another one, over the same states."""
    for state, seat, action in positions(SOBEK, 2, 5):
        seen = SOBEK.observe(state, seat)
        other = next(one for one in SOBEK.legal_actions(state, seat) if one != action)
        there = gains_of(SOBEK, seen, seat, action, [other])
        back = gains_of(SOBEK, seen, seat, other, [action])
        assert there.keys() == back.keys()
        assert all(there[term] == pytest.approx(-back[term]) for term in there)


def test_few_reasons_are_told_and_none_that_hardly_counts() -> None:
    gains = {"sets": 4.0, "corruption": -2.0, "reach": 0.5, "wild": 0.0, "points": 1.0, "singles": -0.9}
    assert weightiest(SOBEK, gains) == (Reason("sets", 4.0), Reason("corruption", -2.0), Reason("points", 1.0))
    assert weightiest(SOBEK, {"sets": 0.0}) == ()
    assert weightiest(SOBEK, {}) == ()


@pytest.mark.parametrize("slug", GAMES)
def test_what_hardly_ever_decides_a_game_is_no_reason(slug: str) -> None:
    """Half a hundredth of a swing is about one win in eight hundred."""
    game = GAMES[slug]
    assert weightiest(game, {"one": 0.005 * game.swing, "two": -0.005 * game.swing}) == ()
    assert weightiest(game, {"one": 0.03 * game.swing, "two": -0.005 * game.swing}) == (
        Reason("one", 0.03 * game.swing),
    )


def test_an_action_differs_in_nothing_from_itself() -> None:
    state, seat, action = next(positions(SOBEK, 2, 1))
    assert weightiest(SOBEK, gains_of(SOBEK, SOBEK.observe(state, seat), seat, action, [action])) == ()
