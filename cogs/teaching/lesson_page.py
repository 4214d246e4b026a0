"""Lessons: a guided first game in the private panel, one rule a step. It can be left at any time: where a person is, is
a row in the store."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_select
from cogs.help.rule_book import all_rules_view
from cogs.kit.buttons import button
from cogs.kit.seat_view import SeatView
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from cogs.play.menu_controls import Button
from cogs.play.panel import ACCENT
from cogs.teaching.exercise_panel import ExercisePanel, Lead, show_exercise, view_exercise
from data.engines.store import NO_TABLE, Transaction
from data.play import practice
from data.teaching import exercises
from data.teaching.exercises import Exercise
from data.teaching.lessons import has_lesson, lesson_of
from render.help.rulebook import rulebook
from render.kit.renderer import PlanView
from render.words.text import Texts
from rules.core.contract import AnyGame
from rules.core.errors import TableError
from rules.teaching.lesson import ELSE, RIGHT, Lesson, LessonStep, Played, begins, play_out, text_of, without_end

NAME = "first_game"
"""The lesson that each game has."""

PATIENCE = 2
"""After so many other answers a step offers to show the right one."""


async def choose_lesson(context: Context) -> None:
    """Asks for the game to be learned."""
    words = context.words
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(context.services, words, "lesson-game", words.t("lesson-which"), offers=has_lesson))
    await answers.show(context, words.t("lesson-about"), view=view)


async def game_chosen(context: Context, press: Pressed) -> None:
    await open_lesson(context, press.values[0])


async def lesson_asked(context: Context, press: Pressed) -> None:
    """The button of a game's lesson was pressed."""
    await open_lesson(context, press.rest)


async def open_lesson(context: Context, slug: str) -> None:
    """The lesson of a game, from where the person has left it. Raises ``TableError`` where the game has none."""
    game, user_id = context.services.asked_game(slug, context.words), context.user.id
    if not has_lesson(game.info.slug):
        raise TableError("no-lesson")
    lesson = lesson_of(game.info.slug)
    found = await exercises.of_person(context.services.store.reading, user_id, "lesson", game.info.slug)
    if found is None or found.stage >= len(lesson.steps):  # a newer script may be shorter
        await PANEL.show(context, await _begin(context, game, lesson))
    else:
        found = await _as_written(context, game, lesson, found)
        at = view_exercise(context, found)
        lead = await _lead(context, found, at, [context.words.t("lesson-resumed")] if found.stage else [])
        await show_exercise(context, found, at, lead)


async def _as_written(context: Context, game: AnyGame, lesson: Lesson, exercise: Exercise) -> Exercise:
    """The exercise with the position of its step, where the script is a newer one than when it was left."""
    position = game.document(begins(game, lesson, exercise.stage))
    if position == exercise.position:
        return exercise
    return await context.services.store.write(
        lambda transaction: exercises.move_on(transaction, exercise, position, lesson.seat, exercise.stage),
        table=NO_TABLE,
    )


async def start_over(context: Context, press: Pressed) -> None:
    """The lesson is begun anew."""
    game = context.services.asked_game(press.rest, context.words)
    if not has_lesson(game.info.slug):
        raise TableError("no-lesson")
    await PANEL.show(context, await _begin(context, game, lesson_of(game.info.slug)))


async def _begin(context: Context, game: AnyGame, lesson: Lesson) -> Exercise:
    """Sets the first step."""
    slug, user_id, now = game.info.slug, context.user.id, context.now()
    position = game.document(begins(game, lesson, 0))

    async def work(transaction: Transaction) -> Exercise:
        await practice.keep_missed(transaction, user_id, slug, 0)
        return await exercises.open_exercise(transaction, user_id, "lesson", slug, NAME, position, lesson.seat, now)

    return await context.services.store.write(work, table=NO_TABLE)


async def go_on(context: Context, press: Pressed) -> None:
    """The step that comes next, whichever it is by now."""
    await PANEL.show(context, await _asked(context, press))


async def show_answer(context: Context, press: Pressed) -> None:
    """Lays out the right answer, for the person to confirm."""
    exercise = await _asked(context, press)
    if exercise.version != press.numbers[1]:
        await PANEL.show(context, exercise, note=context.words.t("panel-moved-on"))
        return
    steps = _step(exercise).answers[0]
    kept = await context.services.store.write(
        lambda transaction: exercises.keep_steps(transaction, exercise, steps), table=NO_TABLE
    )
    await PANEL.show(context, kept)


async def show_rule(context: Context, press: Pressed) -> None:
    """The rule that a step teaches, as it stands in the rule book."""
    slug, _, number = press.rest.partition(" ")
    game, words = context.services.asked_game(slug, context.words), context.words
    book = rulebook(game.info.slug, words.language)
    rule = None if book is None else book.rule(number)
    if rule is None:
        raise TableError("button-unknown")
    await answers.show(context, f"**{rule.heading}**\n\n{rule.block}", view=all_rules_view(words, game.info.slug))


async def _asked(context: Context, press: Pressed) -> Exercise:
    """The lesson that a button belongs to. Raises ``TableError`` where it has ended."""
    exercise = await exercises.exercise_of(context.services.store.reading, press.numbers[0], context.user.id)
    if exercise.kind != "lesson" or not has_lesson(exercise.slug):
        raise TableError("exercise-gone")
    _step(exercise)
    return exercise


def _step(exercise: Exercise) -> LessonStep:
    """The step that an exercise is at. Raises ``TableError`` where a newer script is shorter."""
    steps = lesson_of(exercise.slug).steps
    if exercise.stage >= len(steps):
        raise TableError("exercise-gone")
    return steps[exercise.stage]


# --- what a step says ---------------------------------------------------------------------------------------------


async def _lead(context: Context, exercise: Exercise, at: SeatView, before: Sequence[str] = ()) -> Lead:
    """The rule and the task of the step, below what is to be said ``before``."""
    words, step = at.audience.texts, _step(exercise)
    missed = await practice.missed(context.services.store.reading, exercise.user_id, exercise.slug)
    shows = custom_ids.make("lesson-show", exercise.id, exercise.version)
    kept = [button(words.t("button-lesson-show"), shows)] if missed >= PATIENCE and not exercise.steps else []
    over = [_over_button(words, exercise.slug)] if exercise.stage and not exercise.steps else []
    counted = words.t("lesson-step", step=exercise.stage + 1, steps=len(lesson_of(exercise.slug).steps))
    return Lead(
        [*before, f"{counted} {words.t(text_of(at.game.info.prefix, step))}"],
        [*over, _rule_button(words, at.game, step)],
        True,
        kept,
    )


async def _answered(context: Context, exercise: Exercise, at: SeatView, steps: tuple[str, ...]) -> None:
    """An answer was given: what came of it, or why the step asks for another one."""
    step, own = _step(exercise), without_end(at.game, steps)
    ending = step.answered_by(own)
    if ending == RIGHT:
        await _move_on(context, exercise, at, step, own)
    elif ending == ELSE and step.is_begun_by(own):
        await PANEL.show(context, exercise, note=context.words.t("lesson-unfinished"))
    else:
        await _ask_again(context, exercise, at, context.words.t(text_of(at.game.info.prefix, step, ending)))


async def _ask_again(context: Context, exercise: Exercise, at: SeatView, reply: str) -> None:
    """The plan is cleared, and the step asked again below the reply."""

    async def work(transaction: Transaction) -> Exercise:
        missed = await practice.missed(transaction, exercise.user_id, exercise.slug)
        await practice.keep_missed(transaction, exercise.user_id, exercise.slug, missed + 1)
        return await exercises.keep_steps(transaction, exercise, ())

    kept = await context.services.store.write(work, table=NO_TABLE)
    await show_exercise(context, kept, at, await _lead(context, kept, at, [context.words.t("lesson-else", why=reply)]))


async def _move_on(context: Context, exercise: Exercise, at: SeatView, step: LessonStep, own: Sequence[str]) -> None:
    """Sets the next step, or ends the lesson, and shows what came of the answer."""
    game, lesson = at.game, lesson_of(exercise.slug)
    played = play_out(game, lesson, step, game.position(exercise.position), own)
    following = exercise.stage + 1
    last = following == len(lesson.steps)

    async def work(transaction: Transaction) -> None:
        await practice.keep_missed(transaction, exercise.user_id, exercise.slug, 0)
        if last:
            await exercises.end(transaction, exercise)
            return
        goes_on = lesson.steps[following].position is None
        position = game.document(played.after if goes_on else begins(game, lesson, following))
        await exercises.move_on(transaction, exercise, position, lesson.seat, following)

    await context.services.store.write(work, table=NO_TABLE)
    await _show_result(context, exercise, at, step, played, last)


async def _show_result(
    context: Context, exercise: Exercise, at: SeatView, step: LessonStep, played: Played, last: bool
) -> None:
    """The position that came of an answer, what it means in words, and the way on."""
    services, words, info = context.services, at.audience.texts, at.game.info
    shown = at.game.observe(played.after if step.then or last else played.own, at.seat)
    answered = PlanView(shown, shown, since=at.observation)
    drawings = await services.pool.run(services.renderer(at.row).panel, answered, at.audience)
    text = f"{words.t('lesson-right')} {words.t(text_of(info.prefix, step, RIGHT))}"
    way = _last_row(words, at.game) if last else [_next_button(words, exercise)]
    way.append(_rule_button(words, at.game, step))
    said, row = ui.TextDisplay[Any](text), ui.ActionRow[Any](*way)
    pictures, files = await answers.pictures_of(context, at.row, words, drawings, [said, row])
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container[Any](said, *pictures, row, accent_colour=ACCENT))
    await answers.show_layout(context, view, files)


def _next_button(words: Texts, exercise: Exercise) -> Button:
    label = words.t("button-lesson-next")
    return button(label, custom_ids.make("lesson-next", exercise.id), discord.ButtonStyle.primary)


def _rule_button(words: Texts, game: AnyGame, step: LessonStep) -> Button:
    return button(words.t("button-lesson-rule"), custom_ids.make("lesson-rule", rest=f"{game.info.slug} {step.rule}"))


def _over_button(words: Texts, slug: str) -> Button:
    return button(words.t("button-lesson-over"), custom_ids.make("lesson-over", rest=slug))


def _last_row(words: Texts, game: AnyGame) -> list[Button]:
    """What the end of a lesson leads to: a real game against as few bot players as can be, on their easiest level; or
    the lesson anew."""
    seats, level = min(seats for seats in game.info.seats if seats > 1), next(iter(game.bot_levels))
    playing = custom_ids.make("open-table", seats, seats - 1, rest=f"{game.info.slug} {level}")
    label = words.t("button-lesson-play")
    return [button(label, playing, discord.ButtonStyle.success), _over_button(words, game.info.slug)]


PANEL = ExercisePanel("lesson", _lead, _answered)

VERBS = {
    **PANEL.verbs,
    "lessons": Verb(anywhere(choose_lesson), PERSONAL, numbers=0, private=True, direct=True),
    "lesson-game": Verb(game_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "lesson": Verb(lesson_asked, PERSONAL, numbers=0, private=True, direct=True),
    "lesson-over": Verb(start_over, PERSONAL, numbers=0, direct=True),
    "lesson-next": Verb(go_on, PERSONAL, numbers=1, direct=True),
    "lesson-show": Verb(show_answer, PERSONAL, numbers=2, direct=True),
    "lesson-rule": Verb(show_rule, PERSONAL, numbers=0, private=True, direct=True),
}
