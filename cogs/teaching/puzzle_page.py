"""Puzzles: a position with one clearly best turn, answered in the private panel; whether the answer was right, and why;
a rating and a streak for each game."""

from collections.abc import Sequence

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.game_choice import game_select
from cogs.kit.buttons import button
from cogs.kit.seat_view import SeatView
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from cogs.play.panel import outcome
from cogs.teaching.exercise_panel import ExercisePanel, Lead, view_exercise
from cogs.teaching.hint import reason_lines
from data.engines.store import NO_TABLE, Transaction
from data.teaching import exercises, puzzles
from data.teaching.exercises import Exercise
from data.teaching.puzzles import Rated
from render.kit.renderer import Drawing, PlanView
from render.words.fitting import ALT, cut
from render.words.numbers import signed, whole
from render.words.text import Texts
from rules.core.errors import TableError
from rules.puzzles.answering import Puzzle, Verdict, judge, shipped_puzzles

OPEN, ANSWERED = 0, 1
"""The stages of a puzzle."""

EASY, HARD = 23.0, 27.0
"""The initial mean of the rating of a puzzle: that one-ply greed finds, and that it does not."""

GRADES = {"right": "puzzle-right", "good": "puzzle-good", "wrong": "puzzle-wrong"}

PRIMARY = discord.ButtonStyle.primary


def _start(puzzle: Puzzle) -> float:
    return EASY if puzzle.greedy else HARD


def _of(exercise: Exercise) -> Puzzle:
    """The puzzle that an exercise is. Raises ``TableError`` where it is not offered any more."""
    found = shipped_puzzles(exercise.slug).get(exercise.name)
    if found is None:
        raise TableError("exercise-gone")
    return found


# --- which puzzle ---------------------------------------------------------------------------------------------------


async def show_games(context: Context) -> None:
    """The games that have puzzles, and how the person has solved those of each."""
    services, words = context.services, context.words
    scores = await puzzles.scores_of(services.store.reading, context.user.id)
    lines = [words.t("puzzles-heading")]
    for slug, score in scores.items():
        if slug in services.tables.games:
            game = words.game(services.game(slug).info)
            lines.append(
                words.t("puzzles-line", game=game, rating=whole(score.rating), solved=score.solved, tried=score.tried)
            )
    view = discord.ui.View(timeout=None)
    view.add_item(game_select(services, words, "puzzle-game", words.t("puzzles-choose")))
    await answers.show(context, "\n".join(lines), view=view)


async def game_chosen(context: Context, press: Pressed) -> None:
    """A puzzle of the game chosen in the list."""
    await open_puzzle(context, press.values[0])


async def open_puzzle(context: Context, slug: str, name: str = "", guild_id: int | None = None) -> None:
    """The puzzle of a game that stands before the person; a new one where there is none, or the one with this ``name``,
    of the day of a server perhaps. Raises ``TableError`` where the game has none."""
    slug = context.services.asked_game(slug, context.words).info.slug
    found = shipped_puzzles(slug)
    if not found:
        raise TableError("no-puzzles")
    if name and name not in found:
        raise TableError("exercise-gone")
    user_id, now = context.user.id, context.now()

    async def work(transaction: Transaction) -> Exercise:
        before = await exercises.of_person(transaction, user_id, "puzzle", slug)
        if before is not None and name in ("", before.name) and _stands(before, found):
            if guild_id is not None:
                await puzzles.give(transaction, user_id, slug, before.name, now, guild_id)
            return before
        chosen = name or await _next(transaction, user_id, slug, found)
        return await _set(transaction, user_id, found[chosen], slug, now, guild_id)

    await PANEL.show(context, await context.services.store.write(work, table=NO_TABLE))


def _stands(exercise: Exercise, found: dict[str, Puzzle]) -> bool:
    """Whether a puzzle still waits for its answer, and is the one that is shipped: its position may have been written
    anew since it was set."""
    shipped = found.get(exercise.name)
    return exercise.stage == OPEN and shipped is not None and shipped.position == exercise.position


async def try_daily(context: Context, press: Pressed) -> None:
    """The puzzle of the day of a server."""
    slug, _, name = press.rest.partition(" ")
    if not name:
        raise TableError("button-unknown")
    await open_puzzle(context, slug, name, press.numbers[0])


async def _next(transaction: Transaction, user_id: int, slug: str, found: dict[str, Puzzle]) -> str:
    starts = {name: _start(puzzle) for name, puzzle in found.items()}
    return await puzzles.next_of(transaction, user_id, slug, starts)


async def _set(
    transaction: Transaction, user_id: int, puzzle: Puzzle, slug: str, now: float, guild_id: int | None = None
) -> Exercise:
    """Sets a puzzle before a person."""
    await puzzles.give(transaction, user_id, slug, puzzle.name, now, guild_id)
    return await exercises.open_exercise(
        transaction, user_id, "puzzle", slug, puzzle.name, puzzle.position, puzzle.seat, now
    )


async def show_next(context: Context, press: Pressed) -> None:
    """Another puzzle of the game. Raises ``TableError`` where the button is of an earlier one."""
    await _go_on(context, press, again=False)


async def try_again(context: Context, press: Pressed) -> None:
    """The same puzzle once more: it does not count. Raises ``TableError`` where the button is of an earlier one."""
    await _go_on(context, press, again=True)


async def _go_on(context: Context, press: Pressed, *, again: bool) -> None:
    exercise_id, version = press.numbers
    user_id, now = context.user.id, context.now()

    async def work(transaction: Transaction) -> Exercise:
        before = await exercises.exercise_of(transaction, exercise_id, user_id)
        if before.kind != "puzzle" or before.version != version:
            raise TableError("puzzle-old")
        found = shipped_puzzles(before.slug)
        if not found:
            raise TableError("exercise-gone")
        name = before.name if again else await _next(transaction, user_id, before.slug, found)
        if name not in found:
            raise TableError("exercise-gone")
        return await _set(transaction, user_id, found[name], before.slug, now)

    await PANEL.show(context, await context.services.store.write(work, table=NO_TABLE))


# --- the answer -----------------------------------------------------------------------------------------------------


async def _lead(context: Context, exercise: Exercise, at: SeatView) -> Lead:
    """What is asked. Raises ``TableError`` where it was answered."""
    if exercise.stage == ANSWERED:
        raise TableError("exercise-moved-on")
    words, store = context.words, context.services.store
    lines = [words.t("puzzle-lead", game=words.game(at.game.info))]
    if await puzzles.has_answered(store.reading, exercise.user_id, exercise.slug, exercise.name):
        lines.append(words.t("puzzle-practice"))
    else:
        score = await puzzles.score_of(store.reading, exercise.user_id, exercise.slug)
        lines.append(words.t("puzzle-standing", rating=whole(score.rating), streak=score.streak))
    offered = (("button-puzzle-show", "puzzle-show"), ("button-board", "puzzle-board"))
    show, board = [button(words.t(key), custom_ids.make(verb, exercise.id, exercise.version)) for key, verb in offered]
    return Lead(lines, [show], kept=[board])


async def show_board(context: Context, press: Pressed) -> None:
    """The whole position, of which the panel shows the part that is asked about. Raises ``TableError`` where the button
    is of an earlier puzzle."""
    exercise, at = await _open(context, press)
    renderer = context.services.renderer(at.row)

    def draw() -> tuple[Drawing, ...]:
        picture = renderer.board_picture(at.observation, at.audience, ())
        return (Drawing(picture, cut(renderer.board_alt(at.observation, at.audience), ALT)),)

    drawings = await context.services.pool.run(context.services.printing(exercise.user_id, at.row, context.words, draw))
    await answers.show(context, renderer.headline(at.observation, at.audience), drawings)


async def _open(context: Context, press: Pressed) -> tuple[Exercise, SeatView]:
    """The puzzle that a button is of. Raises ``TableError`` where it is not the one that waits for an answer."""
    exercise_id, version = press.numbers
    exercise = await exercises.exercise_of(context.services.store.reading, exercise_id, context.user.id)
    if exercise.kind != "puzzle" or exercise.version != version or exercise.stage == ANSWERED:
        raise TableError("exercise-moved-on")
    return exercise, view_exercise(context, exercise)


async def _answered(context: Context, exercise: Exercise, at: SeatView, steps: tuple[str, ...]) -> None:
    """An answer was given."""
    puzzle = _of(exercise)
    verdict = await context.services.pool.run_aside(judge, at.game, puzzle, steps)
    kept, rated = await _close(context, exercise, puzzle, solved=verdict.grade == "right")
    right = verdict.grade == "right"
    said = "puzzle-right-too" if right and not verdict.shown else GRADES[verdict.grade]
    await _show_result(context, kept, at, steps if right else puzzle.best, said, verdict, rated)


async def give_up(context: Context, press: Pressed) -> None:
    """The answer is shown: the puzzle is not solved. Raises ``TableError`` where the button is of an earlier one."""
    exercise, at = await _open(context, press)
    puzzle = _of(exercise)
    verdict = await context.services.pool.run_aside(judge, at.game, puzzle, puzzle.best)
    kept, rated = await _close(context, exercise, puzzle, solved=False)
    await _show_result(context, kept, at, puzzle.best, "puzzle-shown", verdict, rated)


async def _close(
    context: Context, exercise: Exercise, puzzle: Puzzle, *, solved: bool
) -> tuple[Exercise, Rated | None]:
    """Notes the answer. Raises ``TableError`` where there was one already."""

    async def work(transaction: Transaction) -> tuple[Exercise, Rated | None]:
        kept = await exercises.move_on(transaction, exercise, exercise.position, exercise.seat, ANSWERED)
        rated = await puzzles.answer(
            transaction, exercise.user_id, exercise.slug, puzzle.name, _start(puzzle), solved=solved
        )
        return kept, rated

    return await context.services.store.write(work, table=NO_TABLE)


def _standing(words: Texts, rated: Rated | None) -> str:
    """What the answer has changed."""
    if rated is None:
        return words.t("puzzle-uncounted")
    after, change = rated.after, rated.after.rating - rated.before.rating
    return words.t("puzzle-rated", rating=whole(after.rating), by=signed(change), streak=after.streak)


async def _show_result(
    context: Context,
    exercise: Exercise,
    at: SeatView,
    steps: Sequence[str],
    said: str,
    verdict: Verdict,
    rated: Rated | None,
) -> None:
    """How the answer was, a turn with these steps on the picture, and why it is good."""
    services, words = context.services, context.words
    plan, renderer = at.plan(steps), services.renderer(at.row)
    turn = [f"- {line}" for line in outcome(renderer, at, plan)]
    why = reason_lines(words, at.game, verdict.reasons)
    if not why and verdict.grade != "right":
        why = [words.t("hint-later")]
    lines = [words.t(said), *turn, *why, _standing(words, rated)]
    view = discord.ui.View(timeout=None)
    numbers = (exercise.id, exercise.version)
    view.add_item(button(words.t("button-puzzle-next"), custom_ids.make("puzzle-next", *numbers), PRIMARY))
    view.add_item(button(words.t("button-puzzle-again"), custom_ids.make("puzzle-again", *numbers)))
    shown = PlanView(at.observation, plan.observation, since=at.observation)
    drawings = await services.pool.run(renderer.panel, shown, at.audience)
    await answers.show(context, "\n".join(lines), drawings, view)


PANEL = ExercisePanel("puzzle", _lead, _answered)

VERBS = {
    **PANEL.verbs,
    "puzzles": Verb(anywhere(show_games), PERSONAL, numbers=0, private=True, direct=True),
    "puzzle-game": Verb(game_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "puzzle-day": Verb(try_daily, PERSONAL, numbers=1, private=True, direct=True),
    "puzzle-next": Verb(show_next, PERSONAL, numbers=2),
    "puzzle-again": Verb(try_again, PERSONAL, numbers=2),
    "puzzle-show": Verb(give_up, PERSONAL, numbers=2),
    "puzzle-board": Verb(show_board, PERSONAL, numbers=2, private=True),
}
