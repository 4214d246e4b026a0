"""Plans: looking ahead tells nothing that the planner does not know."""

from typing import Any

import pytest

from rules.core.chance import Dice
from rules.core.draft import look_ahead, turn_end
from rules.core.errors import IllegalAction, UnknownNotation
from tests.rules.toys.bazaar import BAZAAR
from tests.rules.toys.desk import desk
from tests.rules.toys.stall import Bazaar, Done, Sell


def look(state: Bazaar, seat: int, *steps: str, seed: str = "look") -> Any:
    return look_ahead(BAZAAR, BAZAAR.observe(state, seat), seat, steps, Dice(seed))


def test_a_plan_shows_the_position_after_its_steps() -> None:
    at = desk()
    seat = at.to_sale()
    first, second, third = at.sales(seat, 3)
    plan = look(at.state, seat, first, third)
    assert plan.steps == (first, third)
    assert [event.kind for event in plan.events] == ["sold", "sold"]
    assert not plan.complete
    assert plan.stopped is None
    at.act(seat, first, third)
    assert plan.observation == BAZAAR.observe(at.state, seat)
    assert plan.legal == tuple(BAZAAR.legal_actions(at.state, seat))
    assert second not in [BAZAAR.notation(action) for action in plan.legal]


def test_a_plan_of_nothing_is_the_present() -> None:
    at = desk()
    plan = look(at.state, 1)
    assert plan.steps == ()
    assert plan.observation == BAZAAR.observe(at.state, 1)
    assert plan.legal == tuple(BAZAAR.legal_actions(at.state, 1))


def test_a_plan_stops_before_a_reveal_shows() -> None:
    at = desk()
    at.bid(1, 0, 0)
    plan = look(at.state, 0, "peek 2", "skip")
    assert plan.complete
    assert plan.steps == ("peek 2",)
    assert plan.events == ()
    assert plan.unseen
    assert plan.legal == ()
    assert plan.observation.row == (0, 0, 0, 0)


def test_a_plan_ends_where_chance_begins() -> None:
    at = desk()
    seat = at.to_sale()
    first = at.sales(seat, 1)[0]
    plan = look(at.state, seat, first, "done", "bid 0")
    assert plan.complete
    assert plan.steps == (first, "done")
    assert [event.kind for event in plan.events] == ["sold", "done"]
    assert plan.fence
    assert not plan.unseen
    assert plan.observation.rolls == ()


def test_a_plan_ends_with_a_question_to_somebody_else() -> None:
    at = desk()
    at.bid(1, 0, 0)
    at.act(0, "peek 1")
    plan = look(at.state, 0, "ask 1 salt", "sell 1")
    assert plan.complete
    assert plan.steps == ("ask 1 salt",)
    assert plan.observation.to_act == (1,)
    assert not plan.unseen


@pytest.mark.parametrize(("steps", "error"), [(["sell 9999"], IllegalAction), (["juggle"], UnknownNotation)])
def test_a_step_that_does_not_fit_stops_the_plan(steps: list[str], error: type[Exception]) -> None:
    at = desk()
    seat = at.to_sale()
    first, second, _ = at.sales(seat, 3)
    plan = look(at.state, seat, first, *steps, second)
    assert isinstance(plan.stopped, error)
    assert plan.steps == (first,)
    assert not plan.complete
    at.act(seat, first)
    assert plan.observation == BAZAAR.observe(at.state, seat)


def test_the_last_bid_is_previewed_under_its_cup() -> None:
    at = desk()
    at.act(0, "bid 1")
    at.act(1, "bid 2")
    plan = look(at.state, 2, "bid 3")
    assert plan.complete
    assert plan.observation.bid == 3
    assert plan.observation.last_bids == ()
    assert [event.kind for event in plan.events] == ["bid-made"]
    assert not plan.unseen


@pytest.mark.parametrize("steps", [["peek 1"], ["peek 3", "skip"], ["peek 9"]])
def test_what_cannot_be_told_apart_is_planned_alike(steps: list[str]) -> None:
    at = desk()
    at.bid(1, 0, 0)
    seen = BAZAAR.observe(at.state, 0)
    plans = []
    for number in range(12):
        other = BAZAAR.resample_from(seen, Dice(f"other {number}"))
        assert other != at.state
        plan = look(other, 0, *steps, seed=f"dice {number}")
        plans.append((plan.steps, plan.observation, plan.legal, plan.events, plan.complete, str(plan.stopped)))
    assert all(plan == plans[0] for plan in plans)


def test_the_closing_step_is_found() -> None:
    at = desk()
    seat = at.to_sale()
    assert turn_end(BAZAAR, BAZAAR.legal_actions(at.state, seat)) == "done"
    assert turn_end(BAZAAR, [Sell(3)]) is None
    assert turn_end(BAZAAR, [Done(), Sell(3)]) == "done"
