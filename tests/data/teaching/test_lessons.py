"""The lessons that are shipped can be played to their end, and what is wrong with one is found."""

from __future__ import annotations

import re

import msgspec
import pytest

from data.__main__ import main
from data.play import practice
from data.teaching import lesson_checks, lessons
from data.teaching.lesson_checks import FEWEST, LONGEST, MOST, faults, script_faults, text_faults
from data.teaching.lessons import has_lesson, lesson_of
from data.texts.missing import LOCALE
from render.words.text import texts
from rules.registry import GAMES
from rules.teaching.lesson import RIGHT, Lesson, LessonStep, begins, play_out, text_of
from tests.data.conftest import AIKO
from tests.data.texts.reading import COMPLETE
from tests.games import facts_of

UR = GAMES["royal_game_of_ur"]
TAUGHT = [slug for slug in GAMES if has_lesson(slug)]


def ur() -> Lesson:
    return lesson_of(UR.info.slug)


def with_step(number: int, **changes) -> Lesson:
    """The lesson of Ur with one of its steps changed."""
    steps = list(ur().steps)
    steps[number] = msgspec.structs.replace(steps[number], **changes)
    return msgspec.structs.replace(ur(), steps=tuple(steps))


# --- the lessons that are shipped ---------------------------------------------------------------------------------


def test_the_command_finds_nothing_wrong(capsys):
    assert main(["lessons"]) == 0
    assert capsys.readouterr().out == "Every lesson can be played to its end, and has all its texts.\n"


def test_games_are_taught():
    assert len(TAUGHT) >= 6
    assert all(FEWEST <= len(lesson_of(slug).steps) <= MOST for slug in TAUGHT)


@pytest.mark.parametrize("slug", TAUGHT)
def test_a_lesson_is_walked_to_its_end(slug):
    """From each step by its right answer to the next one; at the end of the last the learner has won."""
    game, lesson = GAMES[slug], lesson_of(slug)
    state = begins(game, lesson, 0)
    for number, step in enumerate(lesson.steps):
        if step.position is not None:
            state = begins(game, lesson, number)
        assert state == begins(game, lesson, number)
        assert game.document(game.position(game.document(state))) == game.document(state)
        assert step.answered_by(step.answers[0]) == RIGHT
        state = play_out(game, lesson, step, state, step.answers[0]).after
        assert game.invariants(state) == ()
    result = game.result(state)
    assert result is not None
    assert result.ranks[lesson.seat] == 1
    assert result.ranks.count(1) == 1


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("slug", [slug for slug in TAUGHT if facts_of(slug).lesson_totals])
def test_the_totals_that_a_lesson_tells_in_the_end_are_those_of_its_game(slug, language):
    game, lesson, told = GAMES[slug], lesson_of(slug), facts_of(slug).lesson_totals
    number, step = len(lesson.steps) - 1, lesson.steps[-1]
    result = game.result(play_out(game, lesson, step, begins(game, lesson, number), step.answers[0]).after)
    text = texts(language).t(text_of(game.info.prefix, step, RIGHT))
    assert result is not None
    assert [str(total) for total in result.totals[:told]] == re.findall(r"\d+", text)[-told:]


# --- what is wrong is found ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (msgspec.structs.replace(ur(), steps=ur().steps[:4]), "4 steps, not 10 to 15"),
        (msgspec.structs.replace(ur(), central=("UR-8.1",)), "no step teaches UR-8.1"),
        (with_step(0, rule="UR-99.1"), "there is no rule UR-99.1"),
        (with_step(1, name="enter"), "two steps are called enter"),
        (with_step(0, position=None), "the first step has no position"),
        (with_step(4, answers=()), "no answer is right"),
        (with_step(0, answers=(("enter",), ("move A4",))), "several answers are right"),
        (with_step(4, position={"board": [["Z9"], []]}), "it does not begin"),
        (with_step(4, position={"board": [["A1"], ["C4"]], "active": 1, "throw": 1}), "is not asked anything"),
        (with_step(4, answers=(("move B8",),)), "move B8 is not offered"),
        (with_step(4, then=((1, "move B8"),)), "what follows move A1 is not legal"),
        (with_step(4, others={"same": (("move A1",),)}), "an answer of same is right"),
        (with_step(4, position={"board": [["A1"], []], "throw": 4}), "nothing is asked"),
    ],
)
def test_a_fault_of_a_script_is_told(lesson, said):
    assert any(said in fault for fault in script_faults(UR, lesson))


def test_an_answer_that_is_shown_leaves_nothing_half_done():
    open_ended = [
        (slug, step) for slug in TAUGHT for step in lesson_of(slug).steps
        if set(step.answers[-1]) < set(step.answers[0])
    ]  # fmt: skip
    assert open_ended
    for slug, step in open_ended:
        changed = msgspec.structs.replace(step, answers=step.answers[-1:], others={})
        lesson = Lesson(steps=(changed,), central=())
        assert any("half done" in fault for fault in script_faults(GAMES[slug], lesson))


def test_a_fault_of_the_words_is_told(tmp_path):
    lesson = Lesson(steps=(LessonStep(name="enter", rule="", answers=()),), central=())
    assert list(text_faults(UR, lesson, tmp_path)) == ["there is no lesson_royal_game_of_ur.ftl"]
    words = f"ur-lesson-enter = {'a' * (LONGEST['en'] + 1)}\nur-lesson-enter-done = b\nur-lesson-other = c\n"
    (tmp_path / "lesson_royal_game_of_ur.ftl").write_text(words, "utf-8")
    assert list(text_faults(UR, lesson, tmp_path)) == [
        "ur-lesson-enter-not is missing",
        "ur-lesson-other is not used",
        "ur-lesson-enter has 331 characters, more than 330",
    ]


def test_a_file_that_is_no_lesson_is_told(tmp_path, monkeypatch, capsys):
    (tmp_path / UR.info.slug).mkdir()
    (tmp_path / UR.info.slug / "lesson.json").write_text('{"steps": [{"name": "x"}]}')
    monkeypatch.setattr(lessons, "GAMES", tmp_path)
    lesson_of.cache_clear()
    assert [slug for slug in GAMES if has_lesson(slug)] == [UR.info.slug]
    [fault] = faults(UR)
    assert "missing required field" in fault
    assert main(["lessons"]) == 0
    assert fault in capsys.readouterr().out
    lesson_of.cache_clear()


def test_each_language_is_looked_at():
    assert lesson_checks.LOCALE == LOCALE
    assert {path.name for path in LOCALE.iterdir()} >= set(LONGEST)


# --- what a person has done ---------------------------------------------------------------------------------------


async def test_other_answers_are_counted_for_each_game(store):
    assert await practice.missed(store.reading, AIKO, "one") == 0
    await store.write(lambda transaction: practice.keep_missed(transaction, AIKO, "one", 2))
    assert await practice.missed(store.reading, AIKO, "one") == 2
    assert await practice.missed(store.reading, AIKO, "other") == 0
    await store.write(lambda transaction: practice.keep_missed(transaction, AIKO, "one", 0))
    assert await practice.missed(store.reading, AIKO, "one") == 0
