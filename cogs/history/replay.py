"""Stepping through a game: the picture of every moment, with its log lines.

While a game runs its viewer sees what they knew at each moment; afterwards everybody may see it from every seat.
Pictures are drawn from the record on demand. The message is made from its custom ids alone: the game, the view, and
the number of the moment among those of that view.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

import discord
import msgspec

from cogs.base import answers
from cogs.base.answers import LONGEST
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history.history_view import HistoryView, view_for, view_of
from cogs.history.turn_dialog import DIGITS, ask_turn
from cogs.history.turning import moment_before
from cogs.kit import buttons, lists, log_lines
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.kit.renderer import MOST_BOARDS, Audience, Drawing
from render.words.fitting import LABEL, cut
from rules.core.errors import TableError
from rules.history.history import Course

Item = discord.ui.Item[discord.ui.View]
Pick = Callable[[Course], int]
"""Selects the moment of a course."""
MOST = 25
"""Turns in the list."""


@dataclass(frozen=True)
class ReplayMessage:
    """The content of the message."""

    content: str
    drawings: tuple[Drawing, ...]
    view: discord.ui.View


# --- clicks ---------------------------------------------------------------------------------------------------------


async def open_replay(context: Context, table_id: int) -> None:
    """Shows a finished game from its beginning; a running one as it stands now."""

    def shown(game_history: HistoryView) -> ReplayMessage:
        return message_of(game_history, game_history.usual_view, lambda course: 0 if game_history.over else course.last)

    await show(context, lambda: view_of(context, table_id), shown)


async def step_to(context: Context, press: Pressed) -> None:
    _, view, number = press.numbers
    await _show(context, press, lambda game_history: message_of(game_history, view, lambda course: number))


async def choose_turn(context: Context, press: Pressed) -> None:
    """Shows the turn chosen in the list."""
    _, view, _ = press.numbers
    turn = number_of(press.values[0])
    await _show(
        context, press, lambda game_history: message_of(game_history, view, lambda course: course.at_turn(turn))
    )


async def type_turn(context: Context, press: Pressed) -> None:
    """Shows the turn whose number was typed. Raises ``TableError`` if there is none."""
    _, view, _ = press.numbers
    typed = press.values[0].strip()

    def pick(course: Course) -> int:
        if not typed.isdecimal() or int(typed) not in course.turns:
            raise TableError("turn-unknown", turn=typed, last=course.turns[-1])
        return course.at_turn(int(typed))

    await _show(context, press, lambda game_history: message_of(game_history, view, pick))


async def look_as(context: Context, press: Pressed) -> None:
    """Shows another view of the same moment."""
    _, view, number = press.numbers
    wanted = number_of(press.values[0])

    def shown(game_history: HistoryView) -> ReplayMessage:
        if not 0 <= wanted <= game_history.head.seats:
            raise TableError("button-unknown")
        course = game_history.course(game_history.viewer(view))
        entry = course.sights[course.clamped(number)].entry
        return message_of(game_history, wanted, lambda course: course.at_entry(entry))

    await _show(context, press, shown)


def number_of(value: str) -> int:
    """The number of a choice of our lists. Raises ``TableError`` for anything else."""
    if not value.isdecimal() or len(value) > DIGITS:
        raise TableError("button-unknown")
    return int(value)


# --- the message ----------------------------------------------------------------------------------------------------


async def show(
    context: Context,
    find: Callable[[], Awaitable[HistoryView]],
    work: Callable[[HistoryView], ReplayMessage],
) -> None:
    """Finds a game, draws it with ``work``, and fills the answer. One game is read at a time, and no board waits for
    it."""
    async with context.services.studio.reading():
        shown = await context.services.pool.run_aside(work, await find())
    await answers.show(context, shown.content, shown.drawings, shown.view)


async def _show(context: Context, press: Pressed, work: Callable[[HistoryView], ReplayMessage]) -> None:
    """The same for the game of a custom id."""
    await show(context, lambda: view_for(context, press), work)


def message_of(game_history: HistoryView, view: int, pick: Pick) -> ReplayMessage:
    """The whole message. Slow: not for the event loop."""
    viewer = game_history.viewer(view)
    course = game_history.course(viewer)
    number = course.clamped(pick(course))
    view = 0 if viewer is None else viewer + 1
    audience = audience_at(game_history, course, number)
    drawings = draw(game_history, course, number, viewer, audience)
    lines = [_head(game_history, course, number, viewer), *tell(game_history, course, number, viewer)]
    lines += turning_point(game_history, course, number, viewer)
    lines += _foot(game_history, course, number, audience)
    return ReplayMessage(cut("\n".join(lines), LONGEST), drawings, _controls(game_history, course, number, view))


def _foot(game_history: HistoryView, course: Course, number: int, audience: Audience) -> list[str]:
    """Whose turn it is, or how the game ended. Where it has ended before its time, the log above says so."""
    observation = course.sights[number].observation
    if audience.ended and not observation.over:
        return []
    head = game_history.renderer.headline(observation, audience)
    return ["", f"**{audience.texts.t('table-paused') if audience.paused else head}**"]


def audience_at(game_history: HistoryView, course: Course, number: int) -> Audience:
    """The names of the seats at a moment; at the newest one the current names, and whether the game stands still."""
    if number == course.last:
        return game_history.audience
    entry, goes_on = course.sights[number].entry, replace(game_history.audience, paused=False, ended=False)
    if entry >= len(game_history.entries):
        return goes_on
    return log_lines.audiences_then(game_history.entries, goes_on)[entry]


def draw(
    game_history: HistoryView, course: Course, number: int, viewer: int | None, audience: Audience
) -> tuple[Drawing, ...]:
    """The board of a moment with its changes marked, and the hand of its viewer."""
    sight, before = course.sights[number], course.back(number)
    since = None if before is None else course.sights[before].observation
    drawings = game_history.renderer.boards(sight.observation, audience, (), since)
    if viewer is not None and game_history.game.info.secret_hand:
        drawings = (*drawings[: MOST_BOARDS - 1], game_history.renderer.hand(sight.observation, audience))
    return drawings


def _head(game_history: HistoryView, course: Course, number: int, viewer: int | None) -> str:
    parts = [game_history.title, *heading(game_history, course, number)]
    if viewer is not None:
        parts.append(game_history.audience.texts.t("replay-as", name=game_history.audience.written[viewer]))
    return " · ".join(parts)


def heading(game_history: HistoryView, course: Course, number: int) -> list[str]:
    """The number of the move, and whose turn it is."""
    words, turn = game_history.audience.texts, course.turns[number]
    parts = [words.t("replay-move", move=number, moves=course.last)]
    if turn:
        name = audience_at(game_history, course, number).written[course.whose[turn]]
        parts.append(words.t("log-choice", number=turn, line=name))
    return parts


def tell(game_history: HistoryView, course: Course, number: int, viewer: int | None) -> list[str]:
    """What happened at a moment, and the log entries up to the next one."""
    sight, words = course.sights[number], game_history.audience.texts
    then = log_lines.audiences_then(game_history.entries, game_history.audience)
    lines = [words.t("replay-undone")] if sight.undone else []
    behind = course.sights[number + 1].entry - 1 if number < course.last else len(game_history.entries)
    if sight.entry:
        entry, upto = game_history.entries[sight.entry - 1], sight.first + len(sight.events)
        past = msgspec.structs.replace(entry, events=entry.events[sight.first : upto])
        lines += game_history.lines(past, then[sight.entry - 1], viewer)
    for place in range(sight.entry, behind):
        lines += game_history.lines(game_history.entries[place], then[place], viewer)
    return lines


def turning_point(game_history: HistoryView, course: Course, number: int, viewer: int | None) -> list[str]:
    """Says so where the next turn is a turning point in the review of the user's seat."""
    if game_history.review is None or viewer is None or viewer != game_history.own:
        return []
    steps = [point.step for point in game_history.review.points]
    at = [moment_before(course, game_history.entries, step) for step in steps]
    return [game_history.audience.texts.t("review-mark", number=at.index(number) + 1)] if number in at else []


def _controls(game_history: HistoryView, course: Course, number: int, view: int) -> discord.ui.View:
    shown = discord.ui.View(timeout=None)
    rows = (
        _steps(game_history, course, number, view),
        _turns(game_history, course, number, view),
        _views(game_history, number, view),
        _ways(game_history, course, number, view),
        _forward_rows(game_history, course, number, view),
    )
    for row, items in enumerate(filter(None, rows)):
        for item in items:
            item.row = row
            shown.add_item(item)
    return shown


def _steps(game_history: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """First, back, on, last, the next turn: disabled if there is none."""
    viewer, turn = game_history.viewer(view), course.turns[number]
    if viewer is None:
        next_turn = course.at_turn(turn + 1) if turn < course.turns[-1] else None
    else:
        next_turn = course.next_turn_of(viewer, number)
    own = viewer is not None and viewer == game_history.own
    ways = (
        ("first", "button-replay-first", 0 if number else None),
        ("back", "button-replay-back", course.back(number)),
        ("on", "button-replay-on", course.on(number)),
        ("last", "button-replay-last", course.last if number < course.last else None),
        ("turn", "button-replay-own-turn" if own else "button-replay-turn", next_turn),
    )
    return [
        discord.ui.Button(
            label=game_history.audience.texts.t(key),
            custom_id=game_history.make_id("replay-to", view, number if there is None else there, rest=name),
            disabled=there is None,
        )
        for name, key, there in ways
    ]


def _turns(game_history: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """The list of the turns around this one."""
    words, here, last = game_history.audience.texts, course.turns[number], course.turns[-1]
    if not last:
        return []
    first = max(1, min(here - MOST // 2, last - MOST + 1))
    options = []
    for turn in range(first, min(first + MOST, last + 1)):
        name = audience_at(game_history, course, course.at_turn(turn)).labels[course.whose[turn]]
        options.append((cut(words.t("log-choice", number=turn, line=name), LABEL), str(turn)))
    custom_id = game_history.make_id("replay-turn", view, number)
    return [lists.select(custom_id, words.t("replay-choose-turn"), options, str(here))]


def _views(game_history: HistoryView, number: int, view: int) -> list[Item]:
    """The list of views of a finished game."""
    if not game_history.over or game_history.head.seats == 1:
        return []
    words = game_history.audience.texts
    seats = [words.t("replay-as", name=name) for name in game_history.audience.labels[: game_history.head.seats]]
    options = [(cut(label, LABEL), str(one)) for one, label in enumerate([words.t("replay-as-all"), *seats])]
    custom_id = game_history.make_id("replay-as", view, number)
    return [lists.select(custom_id, words.t("replay-choose-view"), options, str(view))]


def _ways(game_history: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """Other actions from here."""
    words = game_history.audience.texts
    items: list[Item] = []
    if course.turns[-1] > MOST:
        items.append(buttons.button(words.t("button-replay-ask"), game_history.make_id("replay-ask", view, number)))
    if not game_history.panel:
        items.append(buttons.button(words.t("button-log"), game_history.make_id("log", 0)))
    items.append(buttons.button(words.t("button-animation"), game_history.make_id("animation-gif", view)))
    items.append(buttons.button(words.t("button-keep-page"), game_history.make_id("animation-page", view)))
    if not game_history.panel and (game_history.over or game_history.own is not None):
        items.append(buttons.button(words.t("button-record"), game_history.make_id("export")))
    return items


def _forward_rows(game_history: HistoryView, course: Course, number: int, view: int) -> list[Item]:
    """Playing on from here, if nothing is hidden from the user any more, or the game is a file; and the review of the
    user's own game."""
    words, items = game_history.audience.texts, list[Item]()
    may = (game_history.over or game_history.account is not None) and not course.sights[number].observation.over
    if may:
        items.append(buttons.button(words.t("button-revisit"), game_history.make_id("what-if", view, number)))
    played_out = game_history.over and course.sights[-1].observation.over
    if played_out and game_history.own is not None and not game_history.panel:
        items.append(buttons.button(words.t("button-review"), game_history.make_id("review")))
    return items


VERBS = {
    "replay": Verb(at_table(open_replay), READING, private=True, direct=True),
    "replay-to": Verb(step_to, READING, numbers=3, direct=True),
    "replay-turn": Verb(choose_turn, READING, numbers=3, selects=True, direct=True),
    "replay-ask": Verb(choose_turn, READING, numbers=3, dialog=ask_turn),
    "replay-typed": Verb(type_turn, READING, numbers=3, selects=True, direct=True),
    "replay-as": Verb(look_as, READING, numbers=3, selects=True, direct=True),
}
