"""Fitting the weights of evaluations: what regression finds, and that only a match accepts it."""

from __future__ import annotations

from itertools import islice, repeat

import msgspec
import pytest

from rules.core.chance import Dice
from rules.registry import GAMES
from tests.trials.fitting import __main__ as fitting
from tests.trials.fitting.games import match, rows_of, weighted
from tests.trials.fitting.regression import between, fitted

SOBEK = GAMES["sobek"]
OPTIONS = SOBEK.options(2, {})


def test_regression_finds_the_weights_that_games_were_decided_by():
    dice = Dice("regression")
    rows = []
    for _ in range(400):
        terms = {"gold": dice.below(21) - 10.0, "land": dice.below(9) - 4.0}
        rows.append((terms, 2.0 * terms["gold"] - 0.5 * terms["land"] + dice.below(5) - 2))
    found = fitted(rows, {})
    assert found["gold"] / found["land"] == pytest.approx(-4.0, abs=0.6)
    assert fitted(rows, {"gold": 2.0, "land": -0.5}) == pytest.approx({"gold": 2.0, "land": -0.5}, abs=0.05)


def test_a_term_that_never_varied_keeps_its_weight():
    rows = [({"gold": float(number), "never": 0.0}, 3.0 * number) for number in range(-5, 6)]
    assert fitted(rows, {"never": 1.7})["never"] == 1.7


def test_weights_go_a_share_of_the_way_and_not_below_zero():
    assert between({"gold": 1.0}, {"gold": 2.0, "land": -4.0}, 0.5) == {"gold": 1.5, "land": 0.0}


def test_positions_tell_their_terms_and_how_the_game_ended():
    rows = rows_of(SOBEK, 2, OPTIONS, "rows")
    assert len(rows) > 20
    assert {name for terms, _ in rows for name in terms} == set(SOBEK.weights)
    assert {lead for _, lead in rows} == {lead := rows[0][1], -lead}
    assert rows == rows_of(SOBEK, 2, OPTIONS, "rows")


def test_other_weights_make_another_player_and_leave_the_game_alone():
    state = SOBEK.setup(2, OPTIONS, "weights")
    while not SOBEK.terms(state, 0)["points"]:
        seat = SOBEK.to_act(state)[0]
        state = SOBEK.apply(state, seat, SOBEK.default(state, seat)).state
    before = SOBEK.evaluate(state, 0)
    greedy = weighted(SOBEK, {**SOBEK.weights, "points": 100.0})
    assert abs(greedy.evaluate(state, 0)) > abs(before) + 50
    assert SOBEK.evaluate(state, 0) == before


def test_a_match_is_lost_by_weights_that_want_corruption():
    wrong = {**SOBEK.weights, "corruption": 0.0, "points": 0.0}
    assert sum(islice(match(SOBEK, 2, OPTIONS, wrong, SOBEK.weights, "wrong"), 6)) <= 1


def test_weights_without_a_match_won_are_not_written(tmp_path, capsys):
    path = tmp_path / "weights.json"
    asked = ["sobek", "--games", "1", "--rounds", "1", "--most", "2", "--write", str(path)]
    assert fitting.main(asked) == 1
    assert not path.exists()
    assert "not proven better" in capsys.readouterr().out


def test_weights_that_win_are_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(fitting, "match", lambda *_: repeat(1.0))
    path = tmp_path / "weights.json"
    assert fitting.main(["sobek", "--games", "1", "--rounds", "1", "--write", str(path)]) == 0
    assert msgspec.json.decode(path.read_bytes()).keys() == SOBEK.weights.keys()
    assert "better" in capsys.readouterr().out
