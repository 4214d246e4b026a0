"""A lesson: a guided first game, one rule a step.

A script is data that a person writes, ``data/games/<slug>/lesson.json``::

    {
      "seat": 0,
      "central": ["UR-5.1", "UR-5.5"],
      "steps": [
        {
          "name": "enter",
          "rule": "UR-5.1",
          "position": {"seats": 2, "board": [[], []], "throw": 2, "next": [3]},
          "answers": [["enter"]],
          "then": [[1, "move B4"]]
        },
        {
          "name": "capture",
          "rule": "UR-5.5",
          "answers": [["move A3"], ["enter"]],
          "others": {"away": [["move B1"]]}
        }
      ]
    }

``seat`` is the learner's; ``central`` are the rules that nobody can play without, each the ``rule`` that some step
teaches. A step has a ``position``, a document of the game, or it goes on from what the answer before it led to.
``answers`` are the right ones, each the notations of a whole plan, in any order; what only ends the turn is left out.
A plan that does more besides is right as well; so an answer may leave open how it is finished, but for the first one,
which is shown on request. ``others`` are further answers that have a text of their own. ``then`` is what the other
seats do afterwards. A step that is gone on from, or after which others move, has one right answer, so that what follows
is known beforehand.

The words stand in ``data/locale/<language>/lesson_<slug>.ftl``: for each step ``<prefix>-lesson-<name>`` (the rule and
the task), ``…-<name>-done`` (what came of it), ``…-<name>-not`` (why another answer is not it), and
``…-<name>-<other>`` for each of its ``others``.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from rules.core.contract import AnyGame
from rules.core.draft import turn_end
from rules.core.event import Event

RIGHT, ELSE = "done", "not"
"""How the texts of a right answer, and of any that the script does not name, end."""

Answer = tuple[str, ...]
"""The notations of a whole plan."""


class LessonStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One step of a lesson; see the module."""

    name: str
    rule: str
    position: dict[str, Any] | None = None
    answers: tuple[Answer, ...]
    others: dict[str, tuple[Answer, ...]] = {}
    then: tuple[tuple[int, str], ...] = ()

    def answered_by(self, steps: Sequence[str]) -> str:
        """How the text ends that answers these steps of a plan: :data:`RIGHT`, the name of one of the ``others``, or
        :data:`ELSE`."""
        given = Counter(steps)
        for ending, answers in ((RIGHT, self.answers), *self.others.items()):
            if any(Counter(answer) <= given for answer in answers):
                return ending
        return ELSE

    def is_begun_by(self, steps: Sequence[str]) -> bool:
        """Whether these steps, one at least, are a part of a right answer, and not all of it."""
        given = Counter(steps)
        return bool(steps) and any(given < Counter(answer) for answer in self.answers)

    @property
    def endings(self) -> tuple[str, ...]:
        """How its texts end."""
        return ("", f"-{RIGHT}", f"-{ELSE}", *(f"-{other}" for other in self.others))


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game of the player in ``seat``."""

    steps: tuple[LessonStep, ...]
    central: tuple[str, ...]
    seat: int = 0


@dataclass(frozen=True)
class Played:
    """What an answer led to: the state right after it, the one after the others' moves, and what happened."""

    own: Any
    after: Any
    events: tuple[Event, ...]


def text_of(prefix: str, step: LessonStep, ending: str = "") -> str:
    """The id of a step's text."""
    return f"{prefix}-lesson-{step.name}{f'-{ending}' if ending else ''}"


def without_end(game: AnyGame, steps: Sequence[str]) -> Answer:
    """The steps of a plan without what only declares the turn finished."""
    return tuple(step for step in steps if not game.ends_turn(game.parse(step)))


def play_out(game: AnyGame, lesson: Lesson, step: LessonStep, state: Any, steps: Sequence[str]) -> Played:
    """Carries a plan out, with what ends its turn, and then what the others do if the answer is right. Raises
    ``RulesError`` for what is not legal."""
    seat = lesson.seat
    events: list[Event] = []
    for text in steps:
        done = game.apply(state, seat, game.find(game.legal_actions(state, seat), text))
        state, shown = done.state, done.shown
        events += done.events
    closing = turn_end(game, game.legal_actions(state, seat)) if seat in game.to_act(state) else None
    if closing is not None:
        done = game.apply(state, seat, game.parse(closing))
        state, shown = done.state, done.shown
        events += done.events
    own = shown
    for other, text in step.then if step.answered_by(steps) == RIGHT else ():
        done = game.apply(state, other, game.find(game.legal_actions(state, other), text))
        state = done.state
        events += done.events
    return Played(own, state, tuple(events))


def begins(game: AnyGame, lesson: Lesson, number: int) -> Any:
    """The state in which the step of this number, from 0, begins when all before it were answered rightly. Raises
    ``RulesError`` or ``PositionError`` where the script is wrong."""
    first = max(at for at in range(number + 1) if lesson.steps[at].position is not None)
    document = lesson.steps[first].position
    assert document is not None
    state = game.position(document)
    for step in lesson.steps[first:number]:
        state = play_out(game, lesson, step, state, step.answers[0]).after
    return state
