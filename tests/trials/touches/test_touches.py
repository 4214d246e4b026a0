"""Counting touches: what a decision is, what misses its goal, and a few turns of a real game."""

from __future__ import annotations

import pytest

from rules.registry import GAMES
from tests.games import Touches, facts_of
from tests.trials.touches.__main__ import count_game
from tests.trials.touches.counting import Count, percentile
from tests.trials.touches.sensible import Commit, Part

KINDS = {
    "move": Touches({"move"}, 1, 2, further={"put"}),
    "turn": Touches({"act"}, 7, count=2, turn=True),
}
SLUG = "royal_game_of_ur"


def commit(*parts: tuple[str, int], confirm: int = 1) -> Commit:
    """Steps with the touches up to each, then those that carry them out."""
    found = tuple(Part((step,), touches) for step, touches in parts)
    return Commit(found, sum(touches for _, touches in parts) + confirm)


def counted(*turns: list[Commit]) -> Count:
    count = Count("example", KINDS)
    for turn in turns:
        count.add(turn)
    return count


@pytest.mark.fast
def test_what_is_committed_together_is_a_decision():
    """What belongs to it counts with it, everything else apart."""
    count = counted([commit(("move a", 2), ("put b", 1), ("draw", 3))], [commit(("draw", 1))])
    assert count.touches == {"move": [4], "turn": [], "besides: draw": [3, 2]}


@pytest.mark.fast
def test_a_whole_turn_counts_all_its_commits():
    """But only where it has as many steps as its kind asks for."""
    count = counted([commit(("act a", 2)), commit(("act b", 2))], [commit(("act a", 2), confirm=0)])
    assert count.touches == {"move": [], "turn": [6], "besides: act": [2]}


@pytest.mark.fast
def test_nine_of_ten_are_enough():
    assert [percentile(list(range(1, last + 1))) for last in (1, 9, 10, 20)] == [1, 9, 9, 18]


@pytest.mark.fast
@pytest.mark.parametrize(("touches", "missed"), [([1, 1, 1], False), ([1, 1, 2], False), ([1, 2, 2], True)])
def test_median_and_percentile_are_held(touches, missed):
    count = counted(*([commit(("move a", number), confirm=0)] for number in touches))
    assert count.misses == (["move"] if missed else [])
    assert any("MISSED" in line for line in count.lines()) == missed


@pytest.mark.fast
def test_the_percentile_alone_may_miss():
    count = counted(*([commit(("move a", number), confirm=0)] for number in (1, 1, 1, 3)))
    assert count.misses == ["move"]


@pytest.mark.fast
@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_a_goal(slug):
    assert facts_of(slug).touches


async def test_a_few_turns_of_a_game_are_counted():
    count = Count(SLUG, facts_of(SLUG).touches)
    await count_game(SLUG, "test", 3, count)
    touches = [number for kind in count.touches.values() for number in kind]
    assert count.stuck == []
    assert len(touches) >= 3
    assert all(1 <= number <= 4 for number in touches)
