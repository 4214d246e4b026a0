"""Who only listens: a short trial, and what is heard of a table."""

from __future__ import annotations

from typing import Any

import pytest

from render.words.text import LANGUAGES
from rules.registry import GAMES
from tests.render.aloud import rubbish, tables
from tests.trials.by_ear.__main__ import lines, play
from tests.trials.by_ear.heard import listen
from tests.trials.by_ear.listener import LISTENED, choose
from tests.trials.by_ear.phrases import phrase_worth


def test_a_trial_prints_a_line_a_game_and_language() -> None:
    head, english, japanese = lines(["royal_game_of_ur"], 2)
    assert head.split()[:4] == ["game", "language", "games", "won,"]
    assert english.split()[:3] == ["royal_game_of_ur", "en", "2"]
    assert japanese.split()[1] == "ja"


def test_who_listens_beats_who_does_not_and_plays_alike_each_time() -> None:
    game = GAMES["royal_game_of_ur"]
    won = [play(game, number, "en") for number in range(6)]
    assert sum(won) >= 5
    assert won == [play(game, number, "en") for number in range(6)]


@pytest.mark.parametrize("slug", LISTENED)
def test_every_game_can_be_listened_to_in_both_languages(slug: str) -> None:
    """Some answer sounds better than another, and each answer is one that may be given."""
    game = GAMES[slug]
    state = game.setup(2, game.options(2, {}), "heard")
    for language in ("en", "ja"):
        heard, actions = listen(game, state, game.to_act(state)[0], language)
        assert len(heard.answers) == len(actions) > 0
        assert set(actions) <= set(game.legal_actions(state, game.to_act(state)[0]))
        assert 0 <= choose(slug, heard, language) < len(actions)


@pytest.mark.parametrize("slug", GAMES)
def test_the_answers_of_a_panel_are_read_out_well(slug: str) -> None:
    """In each language: no sign that is read by its own name, nothing in columns."""
    game = GAMES[slug]
    state: Any = game.setup(2, game.options(2, {}), "heard")
    for number in range(4):
        seat = game.to_act(state)[0]
        for language in LANGUAGES:
            heard, actions = listen(game, state, seat, language)
            assert {sign for answer in heard.answers for sign in rubbish(answer)} == set()
            assert [answer for answer in heard.answers if tables(answer)] == []
        state = game.apply(state, seat, actions[number % len(actions)]).state


def test_a_phrase_is_worth_its_number() -> None:
    assert phrase_worth(((r"\+(\d+)", 2.0), (r"lose", -1.0)), "castle +3, you lose the tile") == 5.0
