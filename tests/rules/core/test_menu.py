"""Menus: any list of actions as small questions that fit a Discord select."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

import pytest

from rules.core.contract import Choice, Takes
from rules.core.menu import WIDEST, Branch, Node, actions_of, menu_of, plan_menu, walk
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.desk import desk
from tests.rules.toys.sieve import SIEVE
from tests.rules.toys.stall import (
    KINDS,
    Ask,
    Bid,
    Done,
    Sell,
    Skip,
)


def observation_with(hand: Sequence[int]) -> Any:
    state = BAZAAR.position({"seats": 4, "hands": [list(hand), [], [], []], "phase": "sell", "winner": 0})
    return BAZAAR.observe(state, 0)


def branches(node: Node, address: str = "") -> Iterator[tuple[str, Branch]]:
    for branch in node.branches:
        there = f"{address}.{branch.key}" if address else branch.key
        yield there, branch
        if branch.node is not None:
            yield from branches(branch.node, there)


class Plain(BazaarGame):
    """Goods without a kind: what is too much for one list can only be paged."""

    def path(self, action: Any) -> tuple[Choice, ...]:
        return tuple(Choice(choice.question, choice.value) for choice in super().path(action))


class Spread(BazaarGame):
    """A region for every good: too many regions for one list."""

    def path(self, action: Any) -> tuple[Choice, ...]:
        return tuple(Choice(choice.question, choice.value, region=choice.value) for choice in super().path(action))


def sales(count: int) -> list[Any]:
    return [*(Sell(good) for good in range(1, count + 1)), Done()]


@pytest.mark.parametrize("game", [BazaarGame(), Plain(), Spread()], ids=["kinds", "plain", "spread"])
@pytest.mark.parametrize("count", [0, 1, 24, 25, 26, 60, 132])
def test_every_action_is_reached_once_and_every_list_fits(game: BazaarGame, count: int) -> None:
    legal = sales(count)
    observation = observation_with(range(1, count + 1))
    root, order = menu_of(game, observation, legal), partial(game.order, observation)
    assert sorted(actions_of(root), key=order) == legal
    found = []
    for address, branch in branches(root):
        assert walk(root, address) is branch
        if branch.node is not None:
            assert 1 <= len(branch.node.branches) <= WIDEST
            assert 1 <= branch.node.most <= len(branch.node.branches)
        else:
            found.append(branch.action)
    assert sorted(found, key=order) == legal


def test_a_short_list_stands_alone() -> None:
    root = menu_of(BAZAAR, observation_with([1, 2, 3]), sales(3))
    assert [branch.choice.value for branch in root.branches] == ["sell", "done"]
    sell = walk(root, "0")
    assert sell is not None
    assert sell.node is not None
    assert [branch.key for branch in sell.node.branches] == ["0", "1", "2"]
    assert sell.node.question == "good"
    found = walk(root, "0.2")
    assert found is not None
    assert found.action == Sell(3)


def test_a_long_list_splits_by_region_then_by_page() -> None:
    root = menu_of(BAZAAR, observation_with(range(1, 61)), sales(60))
    sell = walk(root, "0")
    assert sell is not None
    assert sell.node is not None
    assert sell.node.question == "menu-region"
    assert [branch.choice.value for branch in sell.node.branches] == ["salt", "spice"]
    salt, spice = (branch.node for branch in sell.node.branches)
    assert salt is not None
    assert spice is not None
    assert salt.question == "menu-page"
    assert [branch.choice.args for branch in salt.branches] == [
        {"first": "1", "last": "28"},
        {"first": "29", "last": "57"},
        {"first": "58", "last": "60"},
    ]
    assert spice.question == "good"
    assert len(spice.branches) == 7


def test_too_many_regions_are_pages() -> None:
    root = menu_of(Spread(), observation_with(range(1, 61)), sales(60))
    sell = walk(root, "0")
    assert sell is not None
    assert sell.node is not None
    assert [branch.key for branch in sell.node.branches] == ["p0", "p1", "p2"]


def test_pages_of_pages_when_there_are_very_many() -> None:
    legal = [Bid(amount) for amount in range(700)]
    root = menu_of(BAZAAR, observation_with([]), legal)
    assert len(root.branches) == 2
    assert list(actions_of(root)) == legal
    assert all(len(branch.node.branches) <= WIDEST for _, branch in branches(root) if branch.node is not None)


def test_repeated_steps_are_one_list_to_choose_several_from() -> None:
    seen = observation_with(range(1, 61))
    root = menu_of(BAZAAR, seen, sales(60))
    assert root.most == 1
    lists = {address: branch.node.most for address, branch in branches(root) if branch.node is not None}
    assert lists == {"0": 1, "0.r0": 1, "0.r0.p0": 25, "0.r0.p1": 25, "0.r0.p2": 3, "0.r1": 7}
    asking = menu_of(BAZAAR, seen, [Skip(), *(Ask(seat, kind) for seat in (1, 2) for kind in KINDS)])
    assert {branch.node.most for _, branch in branches(asking) if branch.node is not None} == {1}


def test_steps_that_must_be_taken_together_ask_for_so_many() -> None:
    state = SIEVE.position({"up": [2, 5, 9], "tower": [1], "sunk": [3, 4]})
    root = menu_of(SIEVE, SIEVE.observe(state, 0), SIEVE.legal_actions(state, 0))
    [sink] = root.branches
    assert sink.node is not None
    assert (root.least, root.most, sink.node.least, sink.node.most) == (1, 1, 2, 2)


class Wholesale(BazaarGame):
    """Thirty goods must be sold together."""

    def takes(self, observation: Any, choice: Choice) -> Takes:
        return Takes(30, 60) if choice.value == "sell" else Takes()


@pytest.mark.parametrize(("count", "least"), [(10, 10), (25, 25), (40, 1)])
def test_a_split_list_asks_for_one_at_least_in_each_part(count: int, least: int) -> None:
    """A list asks for no more than it has; what is spread over several lists is counted by nobody but the rules."""
    root = menu_of(Wholesale(), observation_with(range(1, count + 1)), sales(count))
    lists = [branch.node for _, branch in branches(root) if branch.node is not None]
    found = {node.least for node in lists if all(branch.action for branch in node.branches)}
    assert found == {least}


def test_steps_that_wait_for_others_stand_in_the_menu_of_a_plan() -> None:
    class Patient(BazaarGame):
        """A good that is not yet for sale is on offer."""

        def upcoming(self, observation: Any, legal: Sequence[Any]) -> Sequence[Any]:
            return [Sell(7)]

    seen = observation_with([1, 2])
    assert actions_of(plan_menu(Patient(), seen, sales(2))) == (Sell(1), Sell(2), Sell(7), Done())


def test_an_address_of_another_menu_leads_nowhere() -> None:
    root = menu_of(BAZAAR, observation_with([1, 2, 3]), sales(3))
    for address in ("", "7", "0.9", "0.2.0", "1.0", "r0", "0..1", "x.y"):
        assert walk(root, address) is None


def test_a_menu_of_nothing_is_empty() -> None:
    root = menu_of(BAZAAR, BAZAAR.observe(desk(2).state, 0), [])
    assert root.branches == ()
    assert actions_of(root) == ()
