"""What can be asked about a board: in every game, in every language, never more than its viewer knows."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from render.kit.renderer import Audience
from render.kit.topics import Topic, reachable
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.chance import Chance
from rules.core.contract import Action, Choice
from rules.registry import GAMES
from tests.effort import several
from tests.render.aloud import rubbish, tables, unlabelled
from tests.render.telling import LANGUAGES, PLAIN, untold

EVERY = pytest.mark.parametrize("slug", GAMES)


def moments(slug: str, count: int) -> Iterator[tuple[Any, int]]:
    """Positions all through a game with the seat that is to act."""
    game = GAMES[slug]
    last = {option.name: option.values[-1] for option in game.info.options}
    for seats, options in ((game.info.fewest, {}), (game.info.most, last)):
        played = play_random(game, seats, game.info.applicable(seats, options), "topics").played
        for step in played[len(played) // count - 1 :: max(1, len(played) // count)]:
            yield step.state, step.seat


def asked(slug: str, state: Any, viewer: int | None, language: str) -> tuple[Topic, ...]:
    """All that this viewer may ask, as on the page."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    audience = Audience(texts(language), PLAIN[: game.seats_in(state)], emblems=False)
    observation = game.observe(state, viewer)
    legal = () if viewer is None else game.legal_actions(state, viewer)

    def hint(choice: Choice, action: Action) -> str:
        return renderer.hint(observation, choice, action, audience)

    within = reachable(audience.texts, game, observation, legal, hint)
    return (*within, *renderer.topics(observation, audience))


@EVERY
def test_each_question_has_its_topics_with_answers_that_are_read_out_well(slug: str) -> None:
    for state, seat in moments(slug, several(2, 20)):
        keys = set()
        for language in LANGUAGES:
            found = asked(slug, state, seat, language)
            assert {topic.question for topic in found} == {"where", "strength", "reach"}
            assert len({topic.key for topic in found}) == len({topic.label for topic in found}) == len(found)
            keys.add(tuple(sorted(topic.key for topic in found)))
            for topic in found:
                assert 0 < len(topic.key) <= 100
                assert 0 < len(topic.label) <= 100
                told = "\n".join(topic.lines)
                assert 0 < len(told) < 5000
                assert (rubbish(topic.label + told), tables(told), unlabelled(told)) == (set(), [], []), topic
                assert untold(GAMES[slug], [topic.label, *topic.lines]) == []
        assert len(keys) == 1, "a key is the same in every language"


@EVERY
def test_an_answer_tells_no_secret_and_a_spectator_may_ask_too(slug: str) -> None:
    """Positions that look the same to a viewer give the same answers."""
    game = GAMES[slug]
    for number, (state, seat) in enumerate(moments(slug, several(2, 20))):
        dice = Chance(f"topics {number}").dice()
        ask = partial(asked, slug, language="en")
        for viewer in (seat, None):
            imagined = game.resample_from(game.observe(state, viewer), dice)
            assert ask(imagined, viewer) == ask(state, viewer)
        assert "reach" not in {topic.question for topic in ask(state, None)}


@EVERY
def test_everything_that_may_be_done_is_within_reach(slug: str) -> None:
    """Each legal action stands in one of the answers by the last of its answers in the menu, unless there are too
    many to be told."""
    game, said = GAMES[slug], texts("en")
    for state, seat in moments(slug, several(4, 20)):
        within = [topic for topic in asked(slug, state, seat, "en") if topic.question == "reach"]
        told = "\n".join(line for topic in within for line in topic.lines)
        if "more lines." in told:
            continue
        for action in game.legal_actions(state, seat):
            assert said.choice(game.info, game.path(action)[-1]) in told


@EVERY
def test_what_belongs_to_no_kind_of_action_stands_last_and_is_no_question(slug: str) -> None:
    said = texts("en")
    rest = said.t("ask-reach", thing=said.t("ask-other"))
    for state, seat in moments(slug, several(4, 20)):
        kinds = [topic.label for topic in asked(slug, state, seat, "en") if topic.question == "reach"]
        if len(kinds) > 1:
            assert rest not in kinds[:-1]
            assert not any(label.endswith("?") for label in kinds)
