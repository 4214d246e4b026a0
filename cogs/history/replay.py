"""Stepping through a game: the picture of every moment, with what happened in words.

While a game runs its viewer sees what they knew at each moment, and nothing else; afterwards everybody may look at it
from every seat. Pictures are drawn from the record when they are looked at. The message is made from its custom ids
alone: the game, the view, and the number of the moment among those of that view.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord
import msgspec

from cogs.base import answers
from cogs.base.answers import LONGEST
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history.history_view import HistoryView, view_for, view_of
from cogs.history.turn_dialog import DIGITS, ask_turn
from cogs.kit import buttons, log_lines
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.kit.renderer import MOST_BOARDS, Audience, Drawing
from render.words.fitting import cut
from rules.core.errors import TableError
from rules.history.history import Course

Select = discord.ui.Select[discord.ui.View]
Item = discord.ui.Item[discord.ui.View]
Pick = Callable[[Course], int]
"""Which moment of a course is shown."""
MOST = 25
"""So many turns the list holds."""
LABEL = 100


@dataclass(frozen=True)
class ReplayMessage:
    """What the message holds."""

    content: str
    drawings: tuple[Drawing, ...]
    view: discord.ui.View


# --- clicks ---------------------------------------------------------------------------------------------------------


async def open_replay(context: Context, table_id: int) -> None:
    """A finished game from its beginning; one that runs as it stands now."""

    def shown(story: HistoryView) -> ReplayMessage:
        return message_of(story, story.usual_view, lambda course: 0 if story.over else course.last)

    await show(context, lambda: view_of(context, table_id), shown)


async def step_to(context: Context, press: Pressed) -> None:
    """The button to another moment."""
    _, view, number = press.numbers
    await _show(context, press, lambda story: message_of(story, view, lambda course: number))


async def choose_turn(context: Context, press: Pressed) -> None:
    """A turn was chosen in the list."""
    _, view, _ = press.numbers
    turn = number_of(press.values[0])
    await _show(context, press, lambda story: message_of(story, view, lambda course: course.at_turn(turn)))


async def type_turn(context: Context, press: Pressed) -> None:
    """The number of a turn was typed. Raises ``TableError`` for one that is not there."""
    _, view, _ = press.numbers
    typed = press.values[0].strip()

    def pick(course: Course) -> int:
        if not typed.isdecimal() or int(typed) not in course.turns:
            raise TableError("turn-unknown", turn=typed, last=course.turns[-1])
        return course.at_turn(int(typed))

    await _show(context, press, lambda story: message_of(story, view, pick))


async def look_as(context: Context, press: Pressed) -> None:
    """Another view of the same moment."""
    _, view, number = press.numbers
    wanted = number_of(press.values[0])

    def shown(story: HistoryView) -> ReplayMessage:
        if not 0 <= wanted <= story.head.seats:
            raise TableError("button-unknown")
        course = story.course(story.viewer(view))
        entry = course.sights[course.clamped(number)].entry
        return message_of(story, wanted, lambda course: course.at_entry(entry))

    await _show(context, press, shown)


def number_of(value: str) -> int:
    """A number chosen in a list of ours. Raises ``TableError`` for anything else."""
    if not value.isdecimal() or len(value) > DIGITS:
        raise TableError("button-unknown")
    return int(value)


# --- the message ----------------------------------------------------------------------------------------------------


async def show(
    context: Context,
    find: Callable[[], Awaitable[HistoryView]],
    work: Callable[[HistoryView], ReplayMessage],
) -> None:
    """Finds a game, draws what ``work`` shows of it, and fills the answer with that. One game is read at a time, and
    nobody's board waits for it."""
    async with context.services.studio.reading():
        shown = await context.services.pool.run_aside(work, await find())
    await answers.show(context, shown.content, shown.drawings, shown.view)


async def _show(context: Context, press: Pressed, work: Callable[[HistoryView], ReplayMessage]) -> None:
    """The same for the game that a custom id names."""
    await show(context, lambda: view_for(context, press), work)


def message_of(story: HistoryView, view: int, pick: Pick) -> ReplayMessage:
    """The whole message: long to make, and not for the event loop."""
    viewer = story.viewer(view)
    course = story.course(viewer)
    number = course.clamped(pick(course))
    view = 0 if viewer is None else viewer + 1
    audience = audience_at(story, course, number)
    drawings = draw(story, course, number, viewer, audience)
    lines = [_head(story, course, number, viewer), *tell(story, course, number, viewer)]
    lines += ["", f"**{story.renderer.headline(course.sights[number].observation, audience)}**"]
    return ReplayMessage(cut("\n".join(lines), LONGEST), drawings, _controls(story, course, number, view))


def audience_at(story: HistoryView, course: Course, number: int) -> Audience:
    """The seats' names as they were at a moment; at the newest one as they are now."""
    entry = course.sights[number].entry
    if number == course.last or entry >= len(story.entries):
        return story.audience
    return log_lines.audiences_then(story.entries, story.audience)[entry]


def draw(
    story: HistoryView, course: Course, number: int, viewer: int | None, audience: Audience
) -> tuple[Drawing, ...]:
    """The board of a moment, marked with what has changed since the one before, and the hand that its viewer held."""
    sight, before = course.sights[number], course.back(number)
    since = None if before is None else course.sights[before].observation
    drawings = story.renderer.boards(sight.observation, audience, (), since)
    if viewer is not None and story.game.info.secret_hand:
        drawings = (*drawings[: MOST_BOARDS - 1], story.renderer.hand(sight.observation, audience))
    return drawings


def _head(story: HistoryView, course: Course, number: int, viewer: int | None) -> str:
    parts = [story.title, *heading(story, course, number)]
    if viewer is not None:
        parts.append(story.audience.texts.t("replay-as", name=story.audience.written[viewer]))
    return " · ".join(parts)


def heading(story: HistoryView, course: Course, number: int) -> list[str]:
    """Which move it is, and whose turn."""
    words, turn = story.audience.texts, course.turns[number]
    parts = [words.t("replay-move", move=number, moves=course.last)]
    if turn:
        name = audience_at(story, course, number).written[course.whose[turn]]
        parts.append(words.t("log-choice", number=turn, line=name))
    return parts


def tell(story: HistoryView, course: Course, number: int, viewer: int | None) -> list[str]:
    """What happened at a moment, and what stands in the log between it and the next one."""
    sight, words = course.sights[number], story.audience.texts
    then = log_lines.audiences_then(story.entries, story.audience)
    lines = [words.t("replay-undone")] if sight.undone else []
    behind = course.sights[number + 1].entry - 1 if number < course.last else len(story.entries)
    if sight.entry:
        entry, upto = story.entries[sight.entry - 1], sight.first + len(sight.events)
        past = msgspec.structs.replace(entry, events=entry.events[sight.first : upto])
        lines += story.lines(past, then[sight.entry - 1], viewer)
    for place in range(sight.entry, behind):
        lines += story.lines(story.entries[place], then[place], viewer)
    return lines


def _controls(story: HistoryView, course: Course, number: int, view: int) -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    rows = (
        _steps(story, course, number, view),
        _turns(story, course, number, view),
        _views(story, number, view),
        _ways(story, course, number, view),
        _forward_rows(story, course, number, view),
    )
    for row, items in enumerate(filter(None, rows)):
        for item in items:
            item.row = row
            shown.add_item(item)
    return shown


def _steps(story: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """First, back, on, last, the next turn: those that lead nowhere are greyed out."""
    viewer, turn = story.viewer(view), course.turns[number]
    if viewer is None:
        next_turn = course.at_turn(turn + 1) if turn < course.turns[-1] else None
    else:
        next_turn = course.next_turn_of(viewer, number)
    own = viewer is not None and viewer == story.own
    ways = (
        ("first", "button-replay-first", 0 if number else None),
        ("back", "button-replay-back", course.back(number)),
        ("on", "button-replay-on", course.on(number)),
        ("last", "button-replay-last", course.last if number < course.last else None),
        ("turn", "button-replay-own-turn" if own else "button-replay-turn", next_turn),
    )
    return [
        _step(story, view, name, key, number if there is None else there, there is None) for name, key, there in ways
    ]


def _step(story: HistoryView, view: int, name: str, key: str, there: int, spent: bool) -> Item:
    custom_id = story.make_id("replay-to", view, there, rest=name)
    return discord.ui.Button(label=story.audience.texts.t(key), custom_id=custom_id, disabled=spent)


def _turns(story: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """The list of the turns around this one."""
    words, here, last = story.audience.texts, course.turns[number], course.turns[-1]
    if not last:
        return []
    first = max(1, min(here - MOST // 2, last - MOST + 1))
    select = Select(custom_id=story.make_id("replay-turn", view, number), placeholder=words.t("replay-choose-turn"))
    for turn in range(first, min(first + MOST, last + 1)):
        label = words.t("log-choice", number=turn, line=story.audience.labels[course.whose[turn]])
        select.add_option(label=cut(label, LABEL), value=str(turn), default=turn == here)
    return [select]


def _views(story: HistoryView, number: int, view: int) -> list[Item]:
    """The list of views of a finished game."""
    if not story.over or story.head.seats == 1:
        return []
    words = story.audience.texts
    select = Select(custom_id=story.make_id("replay-as", view, number), placeholder=words.t("replay-choose-view"))
    for one in range(story.head.seats + 1):
        label = words.t("replay-as", name=story.audience.labels[one - 1]) if one else words.t("replay-as-all")
        select.add_option(label=cut(label, LABEL), value=str(one), default=one == view)
    return [select]


def _ways(story: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """What leads on from here."""
    words = story.audience.texts
    items: list[Item] = []
    if course.turns[-1] > MOST:
        items.append(buttons.button(words.t("button-replay-ask"), story.make_id("replay-ask", view, number)))
    if not story.panel:
        items.append(buttons.button(words.t("button-log"), story.make_id("log", 0)))
    items.append(buttons.button(words.t("button-animation"), story.make_id("animation-gif", view)))
    items.append(buttons.button(words.t("button-keep-page"), story.make_id("animation-page", view)))
    if not story.panel and (story.over or story.own is not None):
        items.append(buttons.button(words.t("button-record"), story.make_id("export")))
    return items


def _forward_rows(story: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """Playing on from here, where nothing is hidden from the person any more, or only what was dealt anew."""
    may = (story.over or story.account is not None) and not course.sights[number].observation.over
    label = story.audience.texts.t("button-revisit")
    return [buttons.button(label, story.make_id("what-if", view, number))] if may else []


VERBS = {
    "replay": Verb(at_table(open_replay), READING, private=True),
    "replay-to": Verb(step_to, READING, numbers=3),
    "replay-turn": Verb(choose_turn, READING, numbers=3, selects=True),
    "replay-ask": Verb(choose_turn, READING, numbers=3, dialog=ask_turn),
    "replay-typed": Verb(type_turn, READING, numbers=3, selects=True),
    "replay-as": Verb(look_as, READING, numbers=3, selects=True),
}
