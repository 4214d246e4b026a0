"""Turns compared: what a strong bot player would do, and how much better that is, from imagined worlds alone."""

from __future__ import annotations

import pytest

from rules.bots import bot_player, judging
from rules.bots.judging import FEWEST, Margin, alike, margin, strongest, thorough, turn_of
from rules.core.bot_level import BotLevel
from rules.core.chance import Dice
from rules.registry import GAMES
from tests.effort import several
from tests.rules.bots.test_explaining import positions

BUILDER = GAMES["kingdom_builder"]
RACE = next(game for game in GAMES.values() if game.bot_levels["hard"].throws)
SMALL = BotLevel(turns=2, work=300)


@pytest.mark.parametrize("slug", GAMES)
def test_a_turn_ends_at_a_fence_or_with_the_turn(slug: str) -> None:
    game = GAMES[slug]
    for state, seat, _ in positions(game, min(s for s in game.info.seats if s > 1), 3):
        steps = turn_of(game, game.observe(state, seat), seat, Dice("turn"), bot_player.QUICK)
        assert steps
        for number, action in enumerate(steps):
            assert seat in game.to_act(state)
            transition = game.apply(state, seat, action)
            assert not transition.fence or number == len(steps) - 1
            state = transition.state


@pytest.mark.parametrize("slug", GAMES)
def test_what_cannot_be_told_apart_is_judged_the_same(slug: str) -> None:
    """The turn found, and the margin to the last of the other turns."""
    game = GAMES[slug]
    for state, seat, action in positions(game, min(s for s in game.info.seats if s > 1), 2, 7):
        seen = game.observe(state, seat)
        found = []
        for number in range(several(2, 3)):
            other = game.observe(game.resample_from(seen, Dice(f"other {number}")), seat)
            level = judging.with_work(thorough(game), 300)
            better = turn_of(game, other, seat, Dice("better"), level)
            found.append((better, margin(game, other, seat, better, (action,), level, 300, Dice("worlds"))))
        assert found == [found[0]] * several(2, 3)


def test_a_turn_is_worth_no_more_than_itself() -> None:
    for state, seat, action in positions(BUILDER, 2, 3):
        seen = BUILDER.observe(state, seat)
        assert margin(BUILDER, seen, seat, (action,), (action,), SMALL, 300, Dice("same")) == Margin(0.0, 0.0)


def test_the_margin_back_is_the_same_the_other_way() -> None:
    for game in (BUILDER, RACE):
        for state, seat, action in positions(game, 2, 3):
            seen = game.observe(state, seat)
            other = next(one for one in game.legal_actions(state, seat) if one != action)
            level = judging.with_work(thorough(game), 300)
            there = margin(game, seen, seat, (action,), (other,), level, 300, Dice("both"))
            back = margin(game, seen, seat, (other,), (action,), level, 300, Dice("both"))
            assert there.mean == pytest.approx(-back.mean)
            assert there.error == pytest.approx(back.error)


def test_the_order_of_steps_makes_no_other_turn() -> None:
    state = BUILDER.setup(2, {}, "order")
    seat = BUILDER.to_act(state)[0]
    seen = BUILDER.observe(state, seat)
    steps = turn_of(BUILDER, seen, seat, Dice("order"), bot_player.QUICK)
    first, second, third, *rest = steps
    turned = (second, first, third, *rest)
    assert second in BUILDER.legal_actions(state, seat)
    assert alike(BUILDER, seen, seat, steps, turned)
    others = [one for one in BUILDER.legal_actions(state, seat) if one not in steps]
    assert not alike(BUILDER, seen, seat, steps, (others[0],))


def test_more_work_imagines_more_worlds_and_few_are_always_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat, action = next(positions(BUILDER, 2, 1))
    seen = BUILDER.observe(state, seat)
    other = next(one for one in BUILDER.legal_actions(state, seat) if one != action)
    imagined: list[int] = []
    resample = BUILDER.resample_from
    monkeypatch.setattr(BUILDER, "resample_from", lambda seen, dice: imagined.append(1) or resample(seen, dice))
    counts = []
    for work in (1, 12_000):
        imagined.clear()
        margin(BUILDER, seen, seat, (action,), (other,), SMALL, work, Dice("worlds"))
        counts.append(len(imagined))
    assert counts[0] == FEWEST < counts[1]


@pytest.mark.parametrize("slug", GAMES)
def test_the_strongest_level_is_the_last_one(slug: str) -> None:
    game = GAMES[slug]
    assert strongest(game) == list(game.bot_levels.values())[-1]
    assert thorough(game) == game.bot_levels["hard"]
    assert judging.with_work(bot_player.QUICK, 9) == bot_player.QUICK, "it has no limit of work"
