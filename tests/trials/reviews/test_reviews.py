"""The trial of reviews: what it plays, and what it counts as confirmed."""

from __future__ import annotations

from typing import Any

import pytest

from rules.bots import bot_player, judging
from rules.bots.reviewing import Review, TurningPoint
from rules.core.chance import Dice
from rules.registry import GAMES
from tests.trials.reviews import __main__ as trial
from tests.trials.reviews import checking
from tests.trials.reviews.checking import Tally, is_confirmed, played
from tests.trials.reviews.swings import Position, fitted

SOBEK = GAMES["sobek"]


@pytest.fixture(scope="module")
def record() -> Any:
    return played(SOBEK, ["easy", "normal"], "trial")


def test_a_turning_point_is_confirmed_by_a_search_that_plays_otherwise(record, monkeypatch):
    """And values the better turn more."""
    turn = next(iter(checking.played_turns(SOBEK, record, 0)))
    other = judging.turn_of(SOBEK, turn.observation, 0, Dice("other"), bot_player.QUICK)
    better = tuple(SOBEK.notation(action) for action in other)
    point = TurningPoint(turn.step, tuple(SOBEK.notation(action) for action in turn.steps), better, 0.5)
    monkeypatch.setattr(judging, "alike", lambda *_: False)
    monkeypatch.setattr(judging, "turn_of", lambda *_: other)
    monkeypatch.setattr(judging, "margin", lambda *_: judging.Margin(0.5, 0.1))
    assert is_confirmed(SOBEK, record, 0, point, "seed")
    monkeypatch.setattr(judging, "margin", lambda *_: judging.Margin(-0.5, 0.1))
    assert not is_confirmed(SOBEK, record, 0, point, "seed")
    monkeypatch.setattr(judging, "alike", lambda *_: True)
    assert not is_confirmed(SOBEK, record, 0, point, "seed"), "it would have played so itself"


def test_a_tally_tells_the_share_and_what_it_took():
    row = Tally({"easy": [60.0, 70.0], "normal": [90.0]}, [3.0, 12.4], 5, 4).row("sobek")
    assert " ".join(row.split()) == "sobek 4 of 5 (80 %); accuracy: easy 65, normal 90; at most 12 s"
    assert "none named" in Tally().row("sobek")


@pytest.mark.parametrize(("confirmed", "code"), [(9, 0), (8, 1)])
def test_nine_of_ten_are_to_be_confirmed(monkeypatch, capsys, confirmed, code):
    def check(game, levels, seed, tally):
        tally.named, tally.confirmed = 10, confirmed
        tally.accuracy = {"easy": [50.0]}

    monkeypatch.setattr(trial, "check", check)
    assert trial.main(["sobek", "--games", "1"]) == code
    assert f"{confirmed:3} of  10" in capsys.readouterr().out


def test_a_check_reviews_every_seat(record, monkeypatch):
    monkeypatch.setattr(checking, "played", lambda *_: record)
    point = TurningPoint(0, (), (), 0.5)
    monkeypatch.setattr(checking, "review", lambda game, record, seat, own: Review(9, 80.0 + seat, (point,)))
    monkeypatch.setattr(checking, "is_confirmed", lambda game, record, seat, point, seed: seat == 0)
    tally = Tally()
    checking.check(SOBEK, ["easy", "normal"], "seed", tally)
    assert (tally.accuracy, tally.named, tally.confirmed) == ({"easy": [80.0], "normal": [81.0]}, 2, 1)
    assert len(tally.seconds) == 2


def test_the_swing_is_that_which_foretells_the_winners_best():
    dice, found = Dice("swings"), []
    for _ in range(400):
        lead = dice.below(41) - 20
        share = 1 / (1 + 2.718281828 ** (-lead / 5.0))
        winner = 0 if dice.below(1000) < 1000 * share else 1
        found.append(Position((float(lead), 0.0), (winner,)))
    assert fitted(found) == pytest.approx(5.0, rel=0.3)
