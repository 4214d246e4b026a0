"""Reviews of finished games: each turn of a seat judged, the worst ones checked, and who was ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from rules.bots import bot_player, judging, reviewing
from rules.bots.reviewing import (
    LEAST,
    MOST,
    POINTS,
    Loss,
    PlayedTurn,
    Review,
    accuracy_of,
    curve,
    gains_between,
    loss_of,
    played_turns,
    review,
    share_of,
    shared_out,
    turning_points,
)
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.record import Record, Step, extended, moments, replay
from rules.registry import GAMES
from tests.rules.bots.test_explaining import positions

SOBEK = GAMES["sobek"]
RACE = next(game for game in GAMES.values() if game.bot_levels["hard"].throws)


def played(game: AnyGame, seats: int, seed: str = "reviewed", upto: int = 1000, careless: int = 0) -> Record:
    """A game of bot players; the seat 0 takes the worst of what it considers at every ``careless``-th decision."""
    options = game.options(seats, {})
    state: Any = game.setup(seats, options, seed)
    dice, steps = Dice(seed), list[Step]()
    while len(steps) < upto and (owing := game.to_act(state)):
        seat = owing[0]
        action = bot_player.choose(game, game.observe(state, seat), seat, dice, bot_player.QUICK)
        if careless and seat == 0 and len(steps) % careless == 0:
            action = game.legal_actions(state, seat)[-1]
        steps.append(Step(seat, game.notation(action)))
        state = game.apply(state, seat, action).state
    return Record(game.info.slug, game.info.version, seats, options, seed, tuple(steps))


def own_of(record: Record, seat: int) -> Sequence[int]:
    return [number for number, step in enumerate(record.steps) if step.seat == seat]


@pytest.mark.parametrize("slug", GAMES)
def test_the_turns_of_a_seat_hold_all_its_decisions(slug: str) -> None:
    game = GAMES[slug]
    record = played(game, min(s for s in game.info.seats if s > 1), upto=60)
    states = [moment.state for moment in moments(game, record)]
    for seat in range(record.seats):
        taken = list[int]()
        for turn in played_turns(game, record, seat):
            taken += range(turn.step, turn.step + len(turn.steps))
            assert turn.observation == game.observe(states[turn.step], seat)
            state = states[turn.step]
            for place, action in enumerate(turn.steps):
                transition = game.apply(state, seat, action)
                assert not transition.fence or place == len(turn.steps) - 1
                state = transition.state
        assert taken == [number for number in own_of(record, seat) if number in taken]
        owed = [number for number in own_of(record, seat) if seat in game.to_act(states[number])]
        assert set(owed) <= set(taken)


@pytest.mark.parametrize("between", [0, 1])
def test_an_answer_that_was_changed_is_judged_as_it_was_changed(between: int) -> None:
    """Whether others have answered in between or not."""
    game = next(game for game in GAMES.values() if 1 in game.info.seats)
    record = played(game, 3, upto=3)
    state = replay(game, record)
    assert game.to_act(state) == (0, 1, 2), "all decide at once"
    first, second = (game.notation(action) for action in game.legal_actions(state, 0)[:2])
    others = [Step(seat, game.notation(game.legal_actions(state, seat)[0])) for seat in (1, 2)]
    changed = extended(record, [Step(0, first), *others[:between], Step(0, second), *others[between:]])
    turn = list(played_turns(game, changed, 0))[-1]
    assert (turn.step, [game.notation(action) for action in turn.steps]) == (3, [second])
    assert turn.observation == game.observe(state, 0)


@pytest.mark.parametrize("slug", GAMES)
def test_who_is_ahead_is_the_same_for_what_cannot_be_told_apart(slug: str) -> None:
    game = GAMES[slug]
    seats = min(s for s in game.info.seats if s > 1)
    for state, seat, _ in positions(game, seats, 3):
        seen = game.observe(state, seat)
        others = [game.observe(game.resample_from(seen, Dice(f"other {number}")), seat) for number in range(3)]
        found = [share_of(game, other, seat, seats) for other in (seen, *others)]
        assert found == [found[0]] * 4
        assert 0.0 <= found[0] <= 1.0


def test_the_curve_has_every_seat_and_ends_with_who_has_won() -> None:
    record = played(SOBEK, 2)
    points = list(curve(SOBEK, record))
    assert 2 < len(points) <= POINTS + 1
    assert [point.step for point in points] == sorted({point.step for point in points})
    assert all(len(point.shares) == 2 for point in points)
    assert sorted(points[-1].shares) in ([0.0, 1.0], [0.5, 0.5])
    assert points[-1].step == len(record.steps)


def test_a_solo_game_has_no_curve() -> None:
    game = next(game for game in GAMES.values() if 1 in game.info.seats)
    assert list(curve(game, played(game, 1, upto=4))) == []


def test_losing_nothing_is_all_and_a_turning_point_at_least_half() -> None:
    assert accuracy_of(0.0) == 100.0
    assert accuracy_of(LEAST) == pytest.approx(50.0)
    assert accuracy_of(2 * LEAST) == pytest.approx(25.0)
    assert accuracy_of(1000.0) == pytest.approx(0.0)


@pytest.mark.slow
def test_a_race_is_reviewed_the_same_each_time_and_carelessness_costs() -> None:
    careful, careless = played(RACE, 2, upto=44), played(RACE, 2, upto=44, careless=1)
    good = review(RACE, careful, 0, own_of(careful, 0))
    bad = review(RACE, careless, 0, own_of(careless, 0))
    assert good == review(RACE, careful, 0, own_of(careful, 0))
    assert bad.accuracy + 3 < good.accuracy <= 100.0
    assert bad.judged > 10
    assert bad.costs
    assert all(cost >= 0 for cost in bad.costs.values())


@pytest.mark.slow
def test_only_ones_own_turns_are_judged() -> None:
    record = played(RACE, 2, upto=20)
    own = own_of(record, 0)
    half = review(RACE, record, 0, own[len(own) // 2 :])
    assert 0 < half.judged < review(RACE, record, 0, own).judged
    nothing = review(RACE, record, 0, ())
    assert (nothing.judged, nothing.accuracy, nothing.points) == (0, 0.0, ())


def test_what_the_bot_player_would_do_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    for state, seat, _ in positions(SOBEK, 2, 2):
        seen = SOBEK.observe(state, seat)
        level = judging.with_work(judging.thorough(SOBEK), 300)
        monkeypatch.setattr(judging, "thorough", lambda game, level=level: level)
        best = judging.turn_of(SOBEK, seen, seat, Dice("review 5"), level)
        assert loss_of(SOBEK, seat, PlayedTurn(0, seen, best), 5) == Loss(PlayedTurn(0, seen, best), best, 0.0)


def test_turning_points_are_the_greatest_losses_that_are_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most three, in their order in the game; of those that are not confirmed the next greatest stands in."""
    state, seat, action = next(positions(SOBEK, 2, 1))
    seen = SOBEK.observe(state, seat)
    sizes = [0.3, 0.9, LEAST / 2, 0.5, 0.7, 0.4]
    losses = [
        Loss(PlayedTurn(step, seen, (action,)), (action,), size) for step, size in zip(range(6), sizes, strict=True)
    ]

    def checked(game: AnyGame, seat: int, loss: Loss) -> Any:
        point = reviewing.TurningPoint(loss.turn.step, (), (), loss.size)
        return None if loss.turn.step == 4 else point

    monkeypatch.setattr(reviewing, "checked", checked)
    found = turning_points(SOBEK, seat, losses)
    assert [point.step for point in found] == [1, 3, 5]
    assert len(found) <= MOST
    assert turning_points(SOBEK, seat, losses[2:3]) == ()


def test_a_turning_point_needs_the_strongest_to_disagree(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it would have played so itself, none is named."""
    state, seat, action = next(positions(SOBEK, 2, 1))
    seen = SOBEK.observe(state, seat)
    other = next(one for one in SOBEK.legal_actions(state, seat) if one != action)
    loss = Loss(PlayedTurn(0, seen, (other,)), (action,), 0.5)
    clear = judging.Margin(SOBEK.swing, 0.1 * SOBEK.swing)
    monkeypatch.setattr(judging, "turn_of", lambda *_: (other,))
    monkeypatch.setattr(judging, "margin", lambda *_: clear)
    assert reviewing.checked(SOBEK, seat, loss) is None
    monkeypatch.setattr(judging, "turn_of", lambda *_: (action,))
    point = reviewing.checked(SOBEK, seat, loss)
    assert point is not None
    assert (point.loss, point.played, point.better) == (1.0, (SOBEK.notation(other),), (SOBEK.notation(action),))
    monkeypatch.setattr(judging, "margin", lambda *_: judging.Margin(SOBEK.swing, SOBEK.swing))
    assert reviewing.checked(SOBEK, seat, loss) is None, "it is not clear enough"
    monkeypatch.setattr(judging, "margin", lambda *_: judging.Margin(0.1 * LEAST * SOBEK.swing, 0.0))
    assert reviewing.checked(SOBEK, seat, loss) is None, "it is too little"


def test_the_gains_of_a_turn_are_the_losses_of_the_other() -> None:
    for state, seat, action in positions(SOBEK, 2, 3):
        seen = SOBEK.observe(state, seat)
        other = next(one for one in SOBEK.legal_actions(state, seat) if one != action)
        there = gains_between(SOBEK, seen, seat, (action,), (other,))
        back = gains_between(SOBEK, seen, seat, (other,), (action,))
        assert all(there[term] == pytest.approx(-back[term]) for term in there)


def test_a_review_is_kept_as_a_document() -> None:
    record = played(RACE, 2, upto=16)
    made = review(RACE, record, 0, own_of(record, 0))
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_a_loss_is_blamed_on_terms_as_far_as_they_account_for_it() -> None:
    """All of it where they gain as much or more; else only what they gain, and the rest on none."""
    assert dict(shared_out(0.5, {"sets": 6.0, "points": 2.0, "reach": -1.0}, 10.0)) == {"sets": 0.375, "points": 0.125}
    assert dict(shared_out(0.9, {"hand": 0.1}, 5.0)) == {"hand": pytest.approx(0.02)}
    assert dict(shared_out(0.9, {"hand": -0.1}, 5.0)) == {}
