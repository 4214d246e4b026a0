"""What a window leads to does not depend on the order in which its answers arrive (PC-1.6, PC-8.8)."""

from itertools import permutations
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.actions import Also, Claim, Pass, Ready
from rules.path_of_civilization.state import CLAIMS
from tests.rules.path_of_civilization.crowded import crowded

ALL_ORDERS = 3
"""Up to so many seats every order is tried, with more of them some at random."""

SOME = 10


def orders(count: int, dice: Dice) -> list[tuple[int, ...]]:
    if count <= ALL_ORDERS:
        return list(permutations(range(count)))
    return [tuple(dice.shuffled(range(count))) for _ in range(SOME)]


def after(state: Any, answers: list[tuple[int, Any]]) -> Any:
    for seat, action in answers:
        state = GAME.apply(state, seat, action).state
    return state


def sealed_answers(state: Any, dice: Dice) -> list[list[tuple[int, Any]]]:
    """By seat that is waited for: one answer, or an answer and another one after it."""
    found = []
    for seat in GAME.to_act(state):
        legal = GAME.legal_actions(state, seat)
        changed = len(legal) > 1 and len(GAME.to_act(state)) > 1 and not dice.below(3)
        found.append([(seat, dice.pick(legal)) for _ in range(1 + changed)])
    return found


def wishes_of(state: Any, seat: int, dice: Dice) -> list[tuple[int, Any]]:
    """Some wishes of a seat, the dearest first."""
    cards = [action.card for action in GAME.legal_actions(state, seat) if isinstance(action, Claim)]
    ranked = list(dice.shuffled(cards))[: dice.below(len(cards) + 1)]
    return [(seat, Also(card) if place else Claim(card)) for place, card in enumerate(ranked)] or [(seat, Pass())]


def merged(queues: list[list[tuple[int, Any]]], dice: Dice) -> list[tuple[int, Any]]:
    """The answers in a random order that keeps each seat's own; the last one of some seat closes the window only after
    all others have decided."""
    left, told = [list(queue) for queue in queues], []
    while any(left):
        queue = dice.pick([queue for queue in left if queue])
        told.append(queue.pop(0))
    return told


def is_lawful(state: Any, answers: list[tuple[int, Any]]) -> bool:
    """Whether nobody answers again after the window has closed."""
    last = {seat: place for place, (seat, _) in enumerate(answers)}
    first = {seat: place for place, (seat, _) in reversed(list(enumerate(answers)))}
    closing = max(first.values())
    return all(place <= closing for place in last.values())


def check_sealed(state: Any, dice: Dice) -> Any:
    """Any order of the same answers leads to the same position; the position they lead to."""
    queues = sealed_answers(state, dice)
    plain = [queue[-1:] for queue in queues]
    expected = after(state, [answer for queue in plain for answer in queue])
    for order in orders(len(queues), dice):
        assert after(state, [answer for place in order for answer in plain[place]]) == expected
    mixed = merged(queues, dice)
    if is_lawful(state, mixed):
        assert after(state, mixed) == expected
    return expected


def check_claims(state: Any, dice: Dice) -> Any:
    """All wishes in any order, then all ready marks in any order; where lists are sealed, each seat's mark may come
    right after its own list."""
    seats = GAME.to_act(state)
    wishes = [wishes_of(state, seat, dice) for seat in seats]
    marks = [(seat, Ready()) for seat in seats]
    expected = after(state, [answer for queue in wishes for answer in queue] + marks)
    for order in orders(len(seats), dice):
        told = [answer for place in order for answer in wishes[place]]
        assert after(state, told + [marks[place] for place in reversed(order)]) == expected
        told = merged(wishes, dice)
        assert after(state, told + [marks[place] for place in order]) == expected
        if not state.open_claims:
            told = merged([[*queue, mark] for queue, mark in zip(wishes, marks, strict=True)], dice)
            assert after(state, told) == expected
    return expected


def go_through(state: Any, dice: Dice, windows: int) -> set[str]:
    """Checks so many windows one after the other; the kinds that more than one seat had to answer."""
    met = set()
    for _ in range(windows):
        if not GAME.to_act(state):
            break
        assert state.window is not None
        if len(GAME.to_act(state)) > 1:
            met.add(state.window.kind)
        state = (check_claims if state.window.kind in CLAIMS else check_sealed)(state, dice)
    return met


@pytest.mark.parametrize("mode", ["open", "sealed_ranked"])
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(5, marks=pytest.mark.slow)])
def test_the_order_of_arrival_changes_nothing(seats, mode):
    dice = Dice(f"arrival {seats} {mode}")
    options = GAME.options(seats, {"claim_mode": mode, "auto_ready": dice.pick(["on", "off"])})
    met = go_through(GAME.setup(seats, options, f"arrival {mode}"), dice, 40)
    for _ in range(24 // seats):
        met |= go_through(crowded(seats, options, dice), dice, 16)
    assert met >= {"plan", "benefit", "wonder", "leader", "study", "buy", "fate", "choice"}
    assert seats == 2 or "deploy" in met
