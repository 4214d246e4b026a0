"""What the rule tests of every game need: steps by their texts, documents, counts of lines, matches."""

import json
import textwrap
from collections.abc import Callable
from types import ModuleType
from typing import Any, Generic, TypeVar

import pytest

from rules.bots.bot_player import QUICK
from rules.bots.match import play_out
from rules.core.chance import Dice
from rules.core.contract import AnyGame, Transition
from rules.core.draft import end_foreseen
from rules.core.errors import IllegalAction, PositionError
from rules.core.event import Event

S = TypeVar("S")


class Kit(Generic[S]):
    """Moves a game's positions on by texts. It is always the one seat that has to act who does what a text says, and
    no step may break a law."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def asked(self, state: S) -> int:
        """The seat that has to act; there must be exactly one."""
        (seat,) = self.game.to_act(state)
        return seat

    def apply(self, state: S, text: str) -> Transition[Any]:
        """What ``text`` leads to."""
        after: Transition[Any] = self.game.apply(state, self.asked(state), self.game.parse(text))
        assert self.game.invariants(after.state) == ()
        return after

    def step(self, state: S, text: str) -> tuple[S, tuple[Event, ...]]:
        """The state after a step, and what happened."""
        after = self.apply(state, text)
        return after.state, after.events

    def play(self, state: S, *texts: str) -> S:
        """Several steps."""
        for text in texts:
            state = self.apply(state, text).state
        return state

    def happened(self, state: S, text: str) -> list[str]:
        """The kinds of events that a step brings."""
        return [event.kind for event in self.apply(state, text).events]

    def told(self, state: S, text: str, kind: str) -> list[tuple[int | None, dict[str, Any]]]:
        """(seat, args) of the events of one kind that a step brings."""
        return [(event.seat, event.args) for event in self.apply(state, text).events if event.kind == kind]

    def fenced(self, state: S, text: str) -> bool:
        """Whether a step can no longer be taken back."""
        return self.apply(state, text).fence

    def refused(self, state: S, text: str, seat: int | None = None) -> tuple[str, str]:
        """The rule and the reason that ``text`` is refused with."""
        with pytest.raises(IllegalAction) as caught:
            self.game.apply(state, self.asked(state) if seat is None else seat, self.game.parse(text))
        return caught.value.rule, caught.value.reason

    def foreseen(self, state: S, *texts: str) -> str:
        """What the seat is told beforehand of the end that each of these actions brings."""
        seat = self.asked(state)
        seen = self.game.observe(state, seat)
        imagined = self.game.resample_from(seen, Dice("end"))
        return end_foreseen(self.game, seen, imagined, seat, [self.game.parse(text) for text in texts])

    def closing(self, state: S) -> str:
        """What everybody is told of the coming end."""
        return str(self.game.observe(state, None).closing)

    def legal(self, state: S, start: str = "") -> list[str]:
        """The legal actions as texts; those that begin with these words."""
        texts = [self.game.notation(action) for action in self.game.legal_actions(state, self.asked(state))]
        return [text for text in texts if f"{text} ".startswith(f"{start} ") or not start]

    def words(self, state: S) -> set[str]:
        """The first words of all legal actions."""
        return {text.split()[0] for text in self.legal(state)}


def lines(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of ``depth`` legal actions there are."""
    owing = game.to_act(state)
    if not owing:
        return 0
    legal = game.legal_actions(state, owing[0])
    if depth == 1:
        return len(legal)
    return sum(lines(game, game.apply(state, owing[0], action).state, depth - 1) for action in legal)


def example(package: ModuleType) -> dict[str, Any]:
    """The position document in the docstring of a game's package."""
    text = textwrap.dedent(package.__doc__ or "")
    start = text.index('    {\n      "game"')
    document: dict[str, Any] = json.loads(text[start : text.index("\n    }\n", start) + 6])
    return document


def check_written(game: AnyGame, state: Any) -> dict[str, Any]:
    """A state is the same after its document went through JSON, and so is the document. Returns it."""
    document = game.document(state)
    again = game.position(json.loads(json.dumps(document)))
    assert again == state
    assert game.document(again) == document
    return document


def position_refused(game: AnyGame, document: dict[str, Any]) -> str:
    """The reason that a position document is refused with."""
    with pytest.raises(PositionError) as caught:
        game.position(document)
    return caught.value.reason


def check_notation(game: AnyGame, text: str) -> None:
    """The text of an action parses back, however it is written."""
    assert game.notation(game.parse(text)) == text
    assert game.parse(f"  {text.upper()} ") == game.parse(text.replace(" ", "   "))


def changed(game: AnyGame, before: Any, after: Any, seat: int = 0) -> dict[str, float]:
    """By how much the terms of the evaluation for ``seat`` differ ``after``, those that do."""
    old, new = game.terms(before, seat), game.terms(after, seat)
    by = {name: new.get(name, 0.0) - old.get(name, 0.0) for name in (*old, *new)}
    return {name: difference for name, difference in by.items() if abs(difference) > 1e-9}


def bot_victories(game: AnyGame, opening: Callable[[str], Any], games: int) -> int:
    """How many of some games of two, opened with a seed each, the bot player wins alone against random play."""
    won = 0
    for number in range(games):
        seed, own = f"match {number}", number % 2
        result = play_out(game, opening(seed), own, Dice(seed), QUICK)
        assert result is not None
        won += result.winners == (own,)
    return won


def touching(game: AnyGame, before: Any, seen: Any, text: str, viewer: int, seat: int | None = None) -> list[str]:
    """The kinds of events of a step from ``before`` that touch ``viewer``, who has seen the position ``seen`` last."""
    (acting,) = game.to_act(before) if seat is None else (seat,)
    observation = game.observe(seen, viewer)
    events = game.apply(before, acting, game.parse(text)).events
    return [event.kind for event in events if game.concerns(event.seen_by(viewer), observation)]
