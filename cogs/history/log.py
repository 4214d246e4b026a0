"""The history of a table in words: by turns, page by page, newest first or from the start; each entry leads to its
picture."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate

import discord

from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.history import replay
from cogs.history.history_view import HistoryView, plain, view_of
from cogs.kit import buttons, log_lines
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.words.fitting import cut
from rules.history import history

Button = discord.ui.Button[discord.ui.View]
NEWEST, OLDEST = 0, 1
"""In which order the history is read."""
ROOM = 1700
"""Characters of entries on one page."""
MOST = 25
"""Entries on one page: so many the list of their pictures holds."""
LABEL = 100


@dataclass(frozen=True)
class Item:
    """An entry, or a part of one that is too long for a page: its number among those that all are told, the heading of
    its turn (empty before the first), its lines, and how it is called in a list."""

    entry: int
    heading: str
    lines: tuple[str, ...]
    label: str

    @property
    def length(self) -> int:
        """Characters that it takes at most."""
        return sum(len(line) + 1 for line in (self.heading, *self.lines))


@dataclass(frozen=True)
class LogPage:
    """So many items as one message takes, in reading order; ``more`` tells that another page follows."""

    items: tuple[Item, ...]
    more: bool


async def show_log(context: Context, table_id: int) -> None:
    """The newest page, as the person may know it."""
    await _show(context, table_id, NEWEST, 0)


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page, or the other order."""
    table_id, order, number = press.numbers
    await _show(context, table_id, OLDEST if order else NEWEST, number)


async def show_picture(context: Context, press: Pressed) -> None:
    """An entry was chosen: how the game stood then."""
    number = replay.number_of(press.values[0])

    def shown(story: HistoryView) -> replay.ReplayMessage:
        return replay.message_of(story, story.usual_view, lambda course: course.at_entry(story.entry_of(number)))

    await replay.show(context, lambda: view_of(context, press.table_id), shown)


async def _show(context: Context, table_id: int, order: int, number: int) -> None:
    def shown(story: HistoryView) -> replay.ReplayMessage:
        content, view = _page_message(story, order, number)
        return replay.ReplayMessage(content, (), view)

    await replay.show(context, lambda: view_of(context, table_id), shown)


def _page_message(story: HistoryView, order: int, number: int) -> tuple[str, discord.ui.View]:
    """The message of a page: its words and its controls. Long to tell: not for the event loop."""
    words = story.audience.texts
    page = page_of(story, order, number)
    lines, heading = [story.title], ""
    for item in page.items:
        if item.heading != heading:
            lines += filter(None, [item.heading])
        heading = item.heading
        lines += item.lines
    if not page.items:
        lines.append(words.t("log-empty"))
    return "\n".join(lines), _controls(story, page, order, number)


def _controls(story: HistoryView, page: LogPage, order: int, number: int) -> discord.ui.View:
    words, view = story.audience.texts, discord.ui.View(timeout=None)
    labels = {item.entry: item.label for item in reversed(page.items)}
    if labels:
        select = discord.ui.Select[discord.ui.View](
            custom_id=story.make_id("log-look"), placeholder=words.t("log-choose-picture")
        )
        for entry in sorted(labels, reverse=order == NEWEST):
            select.add_option(label=labels[entry], value=str(entry))
        view.add_item(select)
    before, after = ("later", "earlier") if order == NEWEST else ("earlier", "later")
    if page.more:
        view.add_item(_turning(story, after, order, number + 1))
    if number:
        view.add_item(_turning(story, before, order, number - 1))
    other = words.t("button-log-start" if order == NEWEST else "button-log-newest")
    view.add_item(buttons.button(other, story.make_id("log-page", 1 - order, 0)))
    view.add_item(buttons.button(words.t("button-replay"), story.make_id("replay")))
    return view


def _turning(story: HistoryView, where: str, order: int, number: int) -> Button:
    label = story.audience.texts.t("button-log-earlier" if where == "earlier" else "button-log-later")
    return buttons.button(label, story.make_id("log-page", order, number))


def page_of(story: HistoryView, order: int, number: int) -> LogPage:
    """A page of the history, counted from 0; one that is not there is the last."""
    items: list[Item] = []
    pages, room = 0, ROOM
    for item in _items(story, order):
        if items and (item.length > room or len(items) == MOST):
            if pages == number:
                return LogPage(tuple(items), True)
            items, pages, room = [], pages + 1, ROOM
        items.append(item)
        room -= item.length
    return LogPage(tuple(items), False)


def _items(story: HistoryView, order: int) -> Iterator[Item]:
    """What is told of the entries, in reading order."""
    viewer, words = story.viewer(story.usual_view), story.audience.texts
    turns = history.turns_of(story.entries, story.head.seats)
    whose = history.whose_turns(story.entries, turns)
    then = log_lines.audiences_then(story.entries, story.audience)
    told = list(accumulate(entry.is_told for entry in story.entries))
    numbers = range(len(story.entries))
    for number in numbers if order else reversed(numbers):
        turn = turns[number]
        lines = [
            line[:ROOM]
            for text in story.lines(story.entries[number], then[number], viewer)
            for line in text.split("\n")
        ]
        if not lines:
            continue
        heading = words.t("log-turn", number=turn, name=then[number].written[whose[turn]]) if turn else ""
        label, parts = _label(story, turn, lines[0]), _parted(lines)
        for part in parts if order else reversed(parts):
            yield Item(told[number], heading, part, label)


def _parted(lines: list[str]) -> list[tuple[str, ...]]:
    """Lines in parts that fit a page each."""
    parts: list[list[str]] = [[]]
    for line in lines:
        if parts[-1] and sum(map(len, parts[-1])) + len(parts[-1]) + len(line) > ROOM:
            parts.append([])
        parts[-1].append(line)
    return [tuple(part) for part in parts]


def _label(story: HistoryView, turn: int, line: str) -> str:
    """How an entry is called in the list of pictures: no marks are shown there."""
    return cut(story.audience.texts.t("log-choice", number=turn, line=plain(line)), LABEL)


VERBS = {
    "log": Verb(at_table(show_log), READING, numbers=2, private=True),
    "log-page": Verb(turn_page, READING, numbers=3),
    "log-look": Verb(show_picture, READING, private=True, selects=True),
}
