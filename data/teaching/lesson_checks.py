"""What is wrong with the lessons that are shipped: their scripts, and their words in each language."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.syntax import ast

from data.teaching.lessons import lesson_of
from data.texts.missing import FIRST, LOCALE, ids_of, parsed
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.draft import look_ahead
from rules.core.errors import PositionError, RulesError
from rules.teaching.lesson import Answer, Lesson, LessonStep, begins, play_out, text_of

FEWEST, MOST = 10, 15
"""So many steps a lesson has."""

LONGEST = {"en": 330, "ja": 190, "de": 390}
"""So many characters a text has at most: it stands above the picture on a phone."""


def faults(game: AnyGame, locale: Path = LOCALE) -> Iterator[str]:
    """What is wrong with the lesson of a game, one line each."""
    slug = game.info.slug
    try:
        lesson = lesson_of(slug)
    except msgspec.ValidationError as error:
        yield f"{slug}: {error}"
        return
    yield from script_faults(game, lesson)
    name = f"lesson_{slug}.ftl"
    for folder in sorted(path for path in locale.iterdir() if path.is_dir()):
        if folder.name != FIRST and not (folder / name).exists():
            continue  # not translated yet: ``python -m data texts`` tells
        for fault in text_faults(game, lesson, folder):
            yield f"{slug}, {folder.name}: {fault}"


def script_faults(game: AnyGame, lesson: Lesson) -> Iterator[str]:
    """What is wrong with the script itself."""
    slug, steps = game.info.slug, lesson.steps
    if not FEWEST <= len(steps) <= MOST:
        yield f"{slug}: {len(steps)} steps, not {FEWEST} to {MOST}"
    names = [step.name for step in steps]
    yield from (f"{slug}: two steps are called {name}" for name in sorted(set(names)) if names.count(name) > 1)
    taught = {step.rule for step in steps}
    known = set(ids_of(LOCALE / FIRST / "rules" / f"{slug}.md"))
    yield from (f"{slug}: no step teaches {rule}" for rule in lesson.central if rule not in taught)
    yield from (f"{slug}: there is no rule {rule}" for rule in sorted(taught - known))
    for number, step in enumerate(steps):
        for fault in _step_faults(game, lesson, number):
            yield f"{slug}, step {number + 1} ({step.name}): {fault}"


def _step_faults(game: AnyGame, lesson: Lesson, number: int) -> Iterator[str]:
    step, steps = lesson.steps[number], lesson.steps
    if number == 0 and step.position is None:
        yield "the first step has no position"
        return
    if not step.answers:
        yield "no answer is right"
        return
    goes_on = number + 1 < len(steps) and steps[number + 1].position is None
    if (goes_on or step.then) and len(step.answers) > 1:
        yield "several answers are right, but what follows goes on from one"
    try:
        state = begins(game, lesson, number)
    except (PositionError, RulesError) as error:
        yield f"it does not begin: {error!r}"
        return
    if lesson.seat not in game.to_act(state):
        yield f"seat {lesson.seat} is not asked anything"
        return
    legal = {game.notation(action) for action in game.legal_actions(state, lesson.seat)}
    named = [*step.answers, *(answer for answers in step.others.values() for answer in answers)]
    for answer in named:
        yield from _answer_faults(game, lesson, step, state, answer)
    for other, answers in step.others.items():
        if any(step.answered_by(answer) != other for answer in answers):
            yield f"an answer of {other} is right, or one of the others before it"
    if (
        0 < number < len(steps) - 1
        and all(len(answer) == 1 for answer in named)
        and legal <= {answer[0] for answer in step.answers}
    ):
        yield "nothing else is legal, so nothing is asked"


def _answer_faults(game: AnyGame, lesson: Lesson, step: LessonStep, state: object, answer: Answer) -> Iterator[str]:
    said, observation = " + ".join(answer), game.observe(state, lesson.seat)
    plan = look_ahead(game, observation, lesson.seat, (), Dice("lesson"))
    for number, notation in enumerate(answer, 1):
        offered = {game.notation(action) for action in game.offered(plan.observation, plan.legal)} if plan.legal else ()
        if notation not in offered:
            yield f"{said}: {notation} is not offered"
            return
        plan = look_ahead(game, observation, lesson.seat, answer[:number], Dice("lesson"))
    if not plan.begun:
        try:
            play_out(game, lesson, step, state, answer)
        except RulesError as error:
            yield f"what follows {said} is not legal: {error!r}"
    elif answer == step.answers[0]:
        yield f"{said} leaves a decision half done"


def text_faults(game: AnyGame, lesson: Lesson, folder: Path) -> Iterator[str]:
    """What is wrong with the words of a lesson in the language of this folder."""
    path = folder / f"lesson_{game.info.slug}.ftl"
    if not path.exists():
        yield f"there is no {path.name}"
        return
    body = parsed(path.read_text("utf-8")).body
    texts = {entry.id.name: _plain(entry) for entry in body if isinstance(entry, ast.Message)}
    wanted = {f"{text_of(game.info.prefix, step)}{ending}" for step in lesson.steps for ending in step.endings}
    yield from (f"{key} is missing" for key in sorted(wanted - texts.keys()))
    yield from (f"{key} is not used" for key in sorted(texts.keys() - wanted))
    longest = LONGEST.get(folder.name, LONGEST["en"])
    for key, text in texts.items():
        if len(text) > longest:
            yield f"{key} has {len(text)} characters, more than {longest}"


def _plain(message: ast.Message) -> str:
    elements = message.value.elements if message.value is not None else []
    return "".join(one.value for one in elements if isinstance(one, ast.TextElement))
