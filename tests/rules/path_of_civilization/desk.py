"""Small tools for rule tests: positions from a few words, steps of several seats, questions to ask of them."""

from typing import Any

import pytest

from rules.core.contract import Transition
from rules.core.errors import IllegalAction
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization import CivState
from rules.path_of_civilization.vocabulary import AGENTS, TYPES

CHOOSE = {"board_assignment": "choose"}
SEALED = {"claim_mode": "sealed_ranked"}
ASKED = {"auto_ready": "off"}

ORDER = ("board_amber", "board_jade", "board_lapis", "board_ochre", "board_coral")
"""The boards that a document gives to seats that name none."""


def tech(*names: str) -> list[str]:
    """``tech("culture1")`` is the id of that technology."""
    return [f"tech_{name[:-1]}_{name[-1]}" for name in names]


def at(step: str, *civilizations: dict[str, Any], **fields: Any) -> CivState:
    """The position in which a step begins. As many seats as civilizations are given, two at least unless said."""
    fields.setdefault("seats", max(2, len(civilizations)))
    return GAME.position({"step": step, "civilizations": list(civilizations), **fields})


def change(state: CivState, seat: int, text: str) -> Transition[Any]:
    """What it leads to that ``seat`` does this; no law may be broken."""
    after = GAME.apply(state, seat, GAME.parse(text))
    assert GAME.invariants(after.state) == ()
    return after


def play(state: CivState, *steps: str) -> CivState:
    """Steps of several seats: ``"0 ready"``."""
    for step in steps:
        seat, text = step.split(" ", 1)
        state = change(state, int(seat), text).state
    return state


def told(state: CivState, step: str, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
    """(seat, args) of the events of one kind that the step of a seat brings."""
    seat, text = step.split(" ", 1)
    return [(event.seat, event.args) for event in change(state, int(seat), text).events if event.kind == kind]


def refused(state: CivState, step: str) -> tuple[str, str]:
    """The rule and the reason that a step is refused with."""
    seat, text = step.split(" ", 1)
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(state, int(seat), GAME.parse(text))
    return caught.value.rule, caught.value.reason


def legal(state: CivState, seat: int = 0, word: str = "") -> list[str]:
    """The legal actions of a seat as texts; those that begin with this word, without it."""
    texts = [GAME.notation(action) for action in GAME.legal_actions(state, seat)]
    return [text.removeprefix(f"{word} ") for text in texts if text.startswith(word)]


def defaults(state: CivState, *seats: int) -> CivState:
    """These seats take the game's own answers."""
    for seat in seats:
        state = GAME.apply(state, seat, GAME.default(state, seat)).state
    return state


def until(state: CivState, step: str) -> CivState:
    """Everybody takes the game's own answers until the window of this step is open."""
    while state.step != step and not state.over:
        state = defaults(state, state.awaited[0])
    return state


def asked(state: CivState) -> str:
    """What the open window asks for."""
    return "" if state.window is None else state.window.kind


def agents(state: CivState, seat: int = 0) -> dict[str, int]:
    """A seat's agents by name; those it has none of are left out."""
    counts = state.civilizations[seat].agents
    return {word: count for word, count in zip(AGENTS, counts, strict=True) if count}


def research(state: CivState, seat: int = 0) -> dict[str, int]:
    """A seat's research by type, tracks on 0 left out."""
    counts = state.civilizations[seat].research
    return {word: count for word, count in zip(TYPES, counts, strict=True) if count}
