"""The log of a table as text: by turns, page by page, newest first or from the start; each entry has its picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, groupby
from operator import attrgetter

import discord

from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history import replay
from cogs.history.history_view import HistoryView, view_of
from cogs.kit import buttons, lists, log_lines
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.words.fitting import LABEL, cut
from render.words.markup import plain
from rules.history import history

Button = discord.ui.Button[discord.ui.View]
NEWEST, OLDEST = 0, 1
"""The order of the log."""
ROOM = 1700
"""Characters of entries on one page."""
MOST = 25
"""Entries on one page: as many as fit the list of their pictures."""


@dataclass(frozen=True)
class Item:
    """A log entry, or a part of one that is too long for a page: its number among the public entries, the heading of
    its turn (empty before the first), its lines, and its label in a list."""

    entry: int
    heading: str
    lines: tuple[str, ...]
    label: str

    @property
    def length(self) -> int:
        """The most characters that it takes."""
        return sum(len(line) + 1 for line in (self.heading, *self.lines))


@dataclass(frozen=True)
class LogPage:
    """The items of one message, in reading order; ``more`` says that another page follows."""

    items: tuple[Item, ...]
    more: bool


async def show_log(context: Context, table_id: int) -> None:
    """The newest page, as far as the user may know it."""
    await _show(context, table_id, NEWEST, 0)


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page, or the other order."""
    table_id, order, number = press.numbers
    await _show(context, table_id, OLDEST if order else NEWEST, number)


async def show_picture(context: Context, press: Pressed) -> None:
    """Shows the position at the chosen entry."""
    number = replay.number_of(press.values[0])

    def shown(game_history: HistoryView) -> replay.ReplayMessage:
        return replay.message_of(
            game_history, game_history.usual_view, lambda course: course.at_entry(game_history.entry_of(number))
        )

    await replay.show(context, lambda: view_of(context, press.table_id), shown)


async def _show(context: Context, table_id: int, order: int, number: int) -> None:
    def shown(game_history: HistoryView) -> replay.ReplayMessage:
        content, view = _page_message(game_history, order, number)
        return replay.ReplayMessage(content, (), view)

    await replay.show(context, lambda: view_of(context, table_id), shown)


def _page_message(game_history: HistoryView, order: int, number: int) -> tuple[str, discord.ui.View]:
    """The message of a page: text and controls. Slow: not for the event loop."""
    words = game_history.audience.texts
    page = page_of(game_history, order, number)
    lines, heading = [game_history.title], ""
    for item in page.items:
        if item.heading != heading:
            lines += filter(None, [item.heading])
        heading = item.heading
        lines += item.lines
    if not page.items:
        lines.append(words.t("log-empty"))
    return "\n".join(lines), _controls(game_history, page, order, number)


def _controls(game_history: HistoryView, page: LogPage, order: int, number: int) -> discord.ui.View:
    words, view = game_history.audience.texts, discord.ui.View(timeout=None)
    labels = {item.entry: item.label for item in reversed(page.items)}
    if labels:
        options = [(labels[entry], str(entry)) for entry in sorted(labels, reverse=order == NEWEST)]
        view.add_item(lists.select(game_history.make_id("log-look"), words.t("log-choose-picture"), options))
    before, after = ("later", "earlier") if order == NEWEST else ("earlier", "later")
    if page.more:
        view.add_item(_turning(game_history, after, order, number + 1))
    if number:
        view.add_item(_turning(game_history, before, order, number - 1))
    other = words.t("button-log-start" if order == NEWEST else "button-log-newest")
    view.add_item(buttons.button(other, game_history.make_id("log-page", 1 - order, 0)))
    view.add_item(buttons.button(words.t("button-replay"), game_history.make_id("replay")))
    return view


def _turning(game_history: HistoryView, where: str, order: int, number: int) -> Button:
    label = game_history.audience.texts.t("button-log-earlier" if where == "earlier" else "button-log-later")
    return buttons.button(label, game_history.make_id("log-page", order, number))


def page_of(game_history: HistoryView, order: int, number: int) -> LogPage:
    """A page of the log, counted from 0; the last one if it does not exist."""
    items: list[Item] = []
    pages, room = 0, ROOM
    for item in _items(game_history, order):
        if items and (item.length > room or len(items) == MOST):
            if pages == number:
                return LogPage(_as_played(items, order), True)
            items, pages, room = [], pages + 1, ROOM
        items.append(item)
        room -= item.length
    return LogPage(_as_played(items, order), False)


def _as_played(items: list[Item], order: int) -> tuple[Item, ...]:
    """The items of a page in reading order: those of a turn as the game went, whichever turn comes first."""
    by_turn = [list(together) for _, together in groupby(items, attrgetter("heading"))]
    return tuple(item for turn in by_turn for item in (turn if order else reversed(turn)))


def _items(game_history: HistoryView, order: int) -> Iterator[Item]:
    """The items of all entries, the first ones of the pages first."""
    viewer, words = game_history.viewer(game_history.usual_view), game_history.audience.texts
    turns = history.turns_of(game_history.entries, game_history.head.seats)
    whose = history.whose_turns(game_history.entries, turns)
    then = log_lines.audiences_then(game_history.entries, game_history.audience)
    public = list(accumulate(int(entry.is_told) for entry in game_history.entries))
    numbers = range(len(game_history.entries))
    for number in numbers if order else reversed(numbers):
        turn = turns[number]
        lines = [
            line[:ROOM]
            for text in game_history.lines(game_history.entries[number], then[number], viewer)
            for line in text.split("\n")
        ]
        if not lines:
            continue
        heading = words.t("log-turn", number=turn, name=then[number].written[whose[turn]]) if turn else ""
        label, parts = _label(game_history, turn, lines[0]), _parted(lines)
        for part in parts if order else reversed(parts):
            yield Item(public[number], heading, part, label)


def _parted(lines: list[str]) -> list[tuple[str, ...]]:
    """Lines in parts that fit one page each."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if parts[-1] and sum(map(len, parts[-1])) + len(parts[-1]) + len(line) > ROOM:
            parts.append([])
        parts[-1].append(line)
    return [tuple(part) for part in parts]


def _label(game_history: HistoryView, turn: int, line: str) -> str:
    """The label of an entry in the list of pictures, which shows no mark-up."""
    return cut(game_history.audience.texts.t("log-choice", number=turn, line=plain(line)), LABEL)


VERBS = {
    "log": Verb(at_table(show_log), READING, numbers=2, private=True, direct=True),
    "log-page": Verb(turn_page, READING, numbers=3, direct=True),
    "log-look": Verb(show_picture, READING, private=True, selects=True, direct=True),
}
