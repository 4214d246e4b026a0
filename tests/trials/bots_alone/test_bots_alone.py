"""Games of bot players: what is counted of them, and a few whole ones."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from rules.bots import bot_player
from rules.registry import GAMES
from tests.games import facts_of
from tests.trials.bots_alone import lengths
from tests.trials.bots_alone.__main__ import main
from tests.trials.bots_alone.lengths import Course, course_of, line_of

SLUG = "royal_game_of_ur"


@pytest.mark.fast
def test_a_line_tells_of_the_longest_and_of_what_does_not_end():
    played = [Course("a", 10, 4, True), Course("b", 30, 2, True), Course("c", 20, 12, False)]
    assert line_of("example", 2, played).split() == [
        "example", "2", "3", "10.0", "15.0", "6.0", "b,", "NO", "END:", "c",
    ]  # fmt: skip


@pytest.mark.fast
def test_decisions_without_progress_are_counted():
    """Where nothing is progress all decisions are idle, where everything is none."""
    game = GAMES[SLUG]
    seen: list[Any] = []

    def anything(state: Any) -> int:
        seen.append(state)
        return len(seen)

    still = course_of(game, 2, "1", lambda state: 0, bot_player.QUICK)
    moving = course_of(game, 2, "1", anything, bot_player.QUICK)
    assert still.ended
    assert still.decisions == still.idle == moving.decisions
    assert moving.idle == 0


@pytest.mark.fast
def test_a_game_is_cut_that_goes_on_for_too_long(monkeypatch):
    monkeypatch.setattr(lengths, "MOST", 3)
    cut = course_of(GAMES[SLUG], 2, "1", lambda state: 0, bot_player.QUICK)
    assert (cut.ended, cut.decisions) == (False, 7)


@pytest.mark.fast
@pytest.mark.parametrize("slug", GAMES)
def test_every_game_states_its_progress(slug):
    """What is named is there, and the first decisions of bot players are some."""
    game = GAMES[slug]
    progress = facts_of(slug).progress_of
    assert facts_of(slug).progress
    seats = min(game.info.seats)
    state = game.setup(seats, None, "progress")
    begun = progress(state)
    for _ in range(200):
        acting = game.to_act(state)
        if not acting or progress(state) != begun:
            break
        state = game.apply(state, acting[0], game.default(state, acting[0])).state
    assert progress(state) != begun


def test_the_command_prints_a_table(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bots_alone", SLUG, "--seeds", "2"])
    assert main() == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.startswith("game")
    assert line.split()[:3] == [SLUG, "2", "2"]
