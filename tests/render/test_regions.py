"""Where pictures are touched: the same laws for every game, and a mutant for each of them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from render.core.regions import Region
from render.kit.renderer import Audience, Drawing, PlanView
from render.registry import RENDERERS
from render.words.text import texts
from rules.conformance.conformance import play_random
from rules.core.chance import Chance
from rules.core.menu import Branch, Node, menu_of
from rules.registry import GAMES
from tests.effort import WHOLE, several
from tests.games import facts_of
from tests.render.telling import PLAIN
from tests.render.touching import box_of, mark_of, outside, overlapping, questions, targets_of, unplaced

EVERY = pytest.mark.parametrize("slug", GAMES)
MOMENTS, DEEP = several(1, 8), several(1, 3)
"""So many positions of a game are looked at, and in each so many questions."""


def moments(
    slug: str, number: int, met: set[str] | None = None
) -> Iterator[tuple[Any, int, Audience, list[tuple[Node, list[Branch]]]]]:
    """Positions of a game at random: what the seat to move sees, and what it is asked. Questions that have not been
    ``met`` come first."""
    game = GAMES[slug]
    seats = game.info.seats[number % len(game.info.seats)]
    unusual = {option.name: option.values[-1] for option in game.info.options} if number % 2 else {}
    played = play_random(game, seats, game.info.applicable(seats, unusual), f"touched {number}").played
    audience, met = Audience(texts("en"), PLAIN[:seats]), set() if met is None else met
    for place, step in enumerate(played):
        seen = game.observe(step.state, step.seat)
        asked = [(node, some) for node, some in questions(menu_of(game, seen, step.legal)) if is_open(some)]
        fresh = [one for one in asked if one[1][0].choice.question not in met]
        if asked and (fresh or place % max(1, len(played) // MOMENTS) == 0):
            met |= {answers[0].choice.question for _, answers in fresh}
            yield (
                seen,
                step.seat,
                audience,
                [*fresh, *(one for one in asked if one not in fresh)][: max(DEEP, len(fresh))],
            )


def is_open(answers: list[Branch]) -> bool:
    """Whether there is anything to choose: a single answer that leads on is none."""
    return len(answers) > 1 or answers[0].action is not None


@EVERY
def test_each_answer_with_a_place_has_a_region_of_its_own(slug: str) -> None:
    renderer, placed, met = RENDERERS[slug], facts_of(slug).placed, set()
    asked_before = None if WHOLE else set[str]()
    for number in range(2):
        for seen, _, audience, asked in moments(slug, number, asked_before):
            for node, answers in asked:
                choices = [branch.choice for branch in answers]
                question = choices[0].question
                drawings = renderer.touched(PlanView(seen, seen, targets_of(node)), audience)
                assert unplaced(renderer, seen, choices, drawings) == []
                assert outside(drawings) == []
                assert overlapping(renderer, seen, choices, drawings) == []
                if question in placed:
                    met.add(question)
                    assert all(renderer.places(seen, choice) for choice in choices), question
    assert met == {*placed}


@EVERY
def test_regions_tell_no_more_than_the_observation(slug: str) -> None:
    """Games that look the same to the viewer have the same pictures with the same regions."""
    game, renderer = GAMES[slug], RENDERERS[slug]
    for number, (seen, seat, audience, asked) in enumerate(moments(slug, 0)):
        if number % 6 == 0:
            other = game.observe(game.resample_from(seen, Chance(f"touched {number}").dice()), seat)
            targets = targets_of(asked[0][0])
            drawn = [renderer.touched(PlanView(one, one, targets), audience) for one in (seen, other)]
            assert drawn[0] == drawn[1]
            assert any(one.picture.regions for one in drawn[0]) or not facts_of(slug).placed


@EVERY
def test_a_region_lies_where_its_mark_is_drawn(slug: str) -> None:
    """Marking one answer alone changes the board at its region."""
    renderer, tried = RENDERERS[slug], 0
    for seen, _, audience, asked in moments(slug, 1):
        _, answers = asked[0]
        action = answers[-1].action
        if action is None or tried > several(1, 4):
            continue
        mark = mark_of(renderer, seen, audience, (action,))
        names = renderer.places(seen, answers[-1].choice)
        found = [one for one in renderer.board(seen, audience, (action,)).picture.regions if one.name in names]
        if mark is None or not found:
            continue
        tried += 1
        boxes = [box_of(region) for region in found]
        assert any(
            left < mark[2] and right > mark[0] and top < mark[3] and bottom > mark[1]
            for left, top, right, bottom in boxes
        )
    assert tried or not facts_of(slug).placed


def test_the_laws_can_fail() -> None:
    """Regions that are missing, beside the picture, or on each other are noticed."""
    seen, _, audience, asked = next(moments("royal_game_of_ur", 0))
    renderer = RENDERERS["royal_game_of_ur"]
    node, answers = asked[0]
    choices = [branch.choice for branch in answers]
    (drawing,) = renderer.touched(PlanView(seen, seen, targets_of(node)), audience)

    def mutant(*regions: Region) -> list[Drawing]:
        return [Drawing(replace(drawing.picture, regions=regions), drawing.alt)]

    assert unplaced(renderer, seen, choices, mutant()) != []
    own = [one for one in drawing.picture.regions if one.name in renderer.places(seen, choices[0])]
    assert outside(mutant(*[one.moved(drawing.picture.width, 0) for one in own])) != []
    on_it = [Region(name, own[0].outline) for name in renderer.places(seen, choices[0])]
    assert overlapping(renderer, seen, choices, mutant(*on_it)) != []
