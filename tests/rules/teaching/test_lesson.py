"""Lessons: what a step asks, what an answer to it is, and what comes of it."""

from __future__ import annotations

import pytest

from rules.core.errors import RulesError
from rules.registry import GAMES
from rules.teaching.lesson import ELSE, RIGHT, Lesson, LessonStep, begins, play_out, text_of, without_end

UR = GAMES["royal_game_of_ur"]

ENTER = LessonStep(
    name="enter", rule="UR-5.1", position={"throw": 2, "next": [3, 1]}, answers=(("enter",),), then=((1, "enter"),)
)
GO = LessonStep(name="go", rule="UR-5.2", answers=(("move A3",),), others={"second": (("enter",),)})
LESSON = Lesson(steps=(ENTER, GO), central=("UR-5.1",))

TURN = LessonStep(name="turn", rule="", answers=(("build E5", "build F5", "build G5"), ("build E6",)))


class Ending:
    """A game in which ``end`` only declares the turn finished."""

    def parse(self, text: str) -> str:
        return text

    def ends_turn(self, action: str) -> bool:
        return action == "end"


def test_a_step_goes_on_from_what_the_answer_before_it_led_to():
    assert UR.document(begins(UR, LESSON, 0))["board"] == [[], []]
    second = UR.document(begins(UR, LESSON, 1))
    assert (second["board"], second["active"], second["throw"]) == ([["A3"], ["C2"]], 0, 1)


def test_others_move_only_after_a_right_answer():
    lesson = Lesson(steps=(LESSON.steps[1],), central=())
    state = begins(UR, LESSON, 1)
    wrong = play_out(UR, lesson, GO, state, ("enter",))
    assert wrong.after == play_out(UR, lesson, LessonStep(name="x", rule="", answers=()), state, ("enter",)).after
    right = play_out(UR, LESSON, ENTER, begins(UR, LESSON, 0), ("enter",))
    assert UR.document(right.after)["board"] == [["A3"], ["C2"]]
    assert right.own.board == (("A3",), ()), "what the answer itself led to"
    assert [event.kind for event in right.events][:2] == ["entered", "threw"]


def test_what_is_not_legal_is_refused():
    with pytest.raises(RulesError):
        play_out(UR, LESSON, ENTER, begins(UR, LESSON, 0), ("move B4",))


@pytest.mark.parametrize(
    ("step", "steps", "ending"),
    [
        (GO, ("move A3",), RIGHT),
        (GO, ("enter",), "second"),
        (GO, ("move A2",), ELSE),
        (TURN, ("build G5", "build E5", "build F5"), RIGHT),
        (TURN, ("build E4", "build E6"), RIGHT),
        (TURN, ("build E5", "build F5"), ELSE),
    ],
)
def test_an_answer_is_right_in_any_order_and_with_more_besides(step, steps, ending):
    assert step.answered_by(steps) == ending


def test_a_part_of_a_right_answer_is_known_as_such():
    assert TURN.is_begun_by(("build F5",))
    assert not TURN.is_begun_by(("build F4",))
    assert not TURN.is_begun_by(("build E5", "build F5", "build G5"))


def test_the_end_of_a_turn_goes_without_saying():
    assert without_end(Ending(), ("build E5", "end")) == ("build E5",)


def test_the_texts_of_a_step_are_named_for_it():
    assert text_of("ur", GO) == "ur-lesson-go"
    assert [f"{text_of('ur', GO)}{ending}" for ending in GO.endings] == [
        "ur-lesson-go", "ur-lesson-go-done", "ur-lesson-go-not", "ur-lesson-go-second",
    ]  # fmt: skip
