"""Puzzles are made until there are enough, kept in a file that is gone on with, and checked."""

from __future__ import annotations

import pytest

from rules.puzzles.answering import Puzzle
from rules.registry import GAMES
from tests.trials.puzzles import __main__ as command
from tests.trials.puzzles import finding, making
from tests.trials.puzzles.finding import Check, Clear

SLUG = "royal_game_of_ur"
GAME = GAMES[SLUG]

pytestmark = pytest.mark.fast


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    (tmp_path / SLUG).mkdir()
    monkeypatch.setattr(making, "GAMES", tmp_path)


@pytest.fixture
def asked(monkeypatch) -> list[bool]:
    """Every position is a puzzle that greed finds where none of the subtle ones is asked for."""
    found: list[bool] = []

    def clearly_best(game, observation, seat, seed, *, subtle):
        found.append(subtle)
        action = game.legal_actions(game.resample_from(observation, making.Dice(seed)), seat)[0]
        return Clear((game.notation(action),), 1.0, 4, 1, not subtle)

    monkeypatch.setattr(making, "clearly_best", clearly_best)
    return found


def test_they_are_made_until_there_are_enough_and_half_of_them_are_subtle(asked):
    command.make(SLUG, 6, float("inf"))
    store = making.read(SLUG)
    assert len(store.puzzles) == 6
    assert sum(puzzle.greedy for puzzle in store.puzzles) <= 3
    assert len({puzzle.name for puzzle in store.puzzles}) == 6
    for puzzle in store.puzzles:
        state = GAME.position(puzzle.position)
        assert GAME.parse(puzzle.best[0]) in GAME.legal_actions(state, puzzle.seat)


def test_it_goes_on_where_it_was_stopped(asked):
    command.make(SLUG, 3, float("inf"))
    before = making.read(SLUG)
    command.make(SLUG, 5, float("inf"))
    after = making.read(SLUG)
    assert after.puzzles[:3] == before.puzzles
    assert after.games > before.games


def test_no_time_makes_none(asked):
    command.make(SLUG, 3, 0.0)
    assert making.read(SLUG).puzzles == []


def test_what_is_not_confirmed_is_named_and_dropped(asked, monkeypatch, capsys):
    command.make(SLUG, 3, float("inf"))
    bad = making.read(SLUG).puzzles[1].name

    def check(game, puzzle: Puzzle, seed: str) -> Check:
        return Check(puzzle.name != bad, True)

    monkeypatch.setattr(finding, "check", check)
    assert not command.check(SLUG, "seed", drop=False)
    assert "2 of 3 confirmed (66.7 %)" in capsys.readouterr().out
    assert len(making.read(SLUG).puzzles) == 3
    assert not command.check(SLUG, "seed", drop=True)
    assert bad not in [puzzle.name for puzzle in making.read(SLUG).puzzles]
    assert command.check(SLUG, "seed", drop=True)
