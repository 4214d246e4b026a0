"""Suggested answers: the best known first, alike for all that cannot be told apart, and cheap."""

from collections import Counter

import pytest

from rules.bots.suggestions import EFFORT, best_of, followed, ranking_of
from rules.core.chance import Chance, Dice
from rules.core.contract import AnyGame
from rules.registry import GAMES

MOST = 6
WHOLES = [slug for slug, game in GAMES.items() if game.wholes and not game.at_once]


def positions(game: AnyGame, count: int):
    """Positions of a random game with more actions than are suggested."""
    state, dice = game.setup(max(game.info.seats), {}, "suggestions"), Chance("suggestions").dice()
    while count and (acting := game.to_act(state)):
        legal = game.legal_actions(state, acting[0])
        if len(legal) > MOST:
            count -= 1
            yield state, acting[0], legal
        state = game.apply(state, acting[0], legal[dice.below(len(legal))]).state


SLUGS = [slug for slug, game in GAMES.items() if any(positions(game, 1))]
"""The games with many answers to a question."""


@pytest.mark.parametrize("slug", SLUGS)
def test_what_cannot_be_told_apart_has_the_same_suggestions(slug):
    game, met = GAMES[slug], 0
    for state, seat, legal in positions(game, 3):
        seen = game.observe(state, seat)
        other = game.observe(game.resample_from(seen, Dice("another")), seat)
        found = best_of(game, seen, seat, legal, MOST, Dice("same"))
        assert found == best_of(game, other, seat, legal, MOST, Dice("same"))
        assert len(set(found)) == MOST
        assert set(found) <= set(legal)
        met += 1
    assert met == 3


@pytest.mark.parametrize("slug", SLUGS)
def test_the_best_known_stand_first(slug):
    game = GAMES[slug]
    for state, seat, legal in positions(game, 6):
        seen = game.observe(state, seat)
        imagined = game.resample_from(seen, Dice("best"))
        after = {action: game.apply(imagined, seat, action).state for action in legal}
        settled = [action for action in legal if game.quiescent(after[action])]
        worth = {action: game.evaluate(after[action], seat) for action in settled}
        found = best_of(game, seen, seat, settled, MOST, Dice("best"))
        assert [worth[action] for action in found] == sorted(worth.values(), reverse=True)[:MOST]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_bot_player_would_consider_is_valued_and_all_else_follows(slug):
    game = GAMES[slug]
    for state, seat, legal in positions(game, 6):
        seen = game.observe(state, seat)
        found = ranking_of(game, seen, seat, legal, Dice("ranked"))
        considered = game.considered(game.resample_from(seen, Dice("ranked")), seat)
        assert set(found.valued) == set(considered)
        assert found.valued == best_of(game, seen, seat, considered, len(legal), Dice("ranked"))
        assert [*found.others] == [action for action in legal if action not in set(considered)]
        other = game.observe(game.resample_from(seen, Dice("another")), seat)
        assert found == ranking_of(game, other, seat, legal, Dice("ranked"))


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_bot_player_considers_not_at_all_is_valued_too(slug):
    game = GAMES[slug]
    for state, seat, legal in positions(game, 3):
        seen = game.observe(state, seat)
        considered = game.considered(game.resample_from(seen, Dice("ranked")), seat)
        others = [action for action in legal if action not in set(considered)]
        found = ranking_of(game, seen, seat, others or legal, Dice("ranked"))
        assert set(found.valued) == set(others or legal)
        assert found.others == ()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_judgement_looks_at_a_bounded_number_of_positions(slug, monkeypatch):
    game, looked = GAMES[slug], Counter()
    evaluate = game.evaluate

    def counted(state, seat):
        looked["positions"] += 1
        return evaluate(state, seat)

    monkeypatch.setattr(game, "evaluate", counted)
    for state, seat, legal in positions(game, 3):
        looked.clear()
        best_of(game, game.observe(state, seat), seat, legal, MOST, Dice("cheap"))
        assert 0 < looked["positions"] <= EFFORT + len(legal)


@pytest.mark.parametrize(
    ("slug", "to_turn_end"),
    [(slug, whole) for slug in WHOLES for whole in (False, True)[: 1 + GAMES[slug].whole_turns]],
)
def test_steps_that_follow_are_legal_one_after_another_and_tell_nothing(slug, to_turn_end):
    game, met = GAMES[slug], 0
    for state, seat, legal in positions(game, 12):
        seen = game.observe(state, seat)
        other = game.observe(game.resample_from(seen, Dice("another")), seat)
        for action in [one for one in legal if game.path(one)[-1].question in game.wholes][:3]:
            steps = followed(game, seen, seat, action, Dice("same"), to_turn_end=to_turn_end)
            assert steps == followed(game, other, seat, action, Dice("same"), to_turn_end=to_turn_end)
            imagined = game.apply(game.resample_from(seen, Dice("played")), seat, action).state
            for step in steps:
                assert step.action in game.legal_actions(imagined, seat)
                assert step.observation.viewer == seat
                assert step.begins == game.quiescent(imagined)
                assert game.find(game.legal_actions(imagined, seat), step.text) == step.action
                assert len(step.text) <= len(game.notation(step.action))
                assert to_turn_end or not step.begins
                imagined = game.apply(imagined, seat, step.action).state
            met += bool(steps)
    assert met
