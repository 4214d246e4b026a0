"""A choice from a list, and a long one split into several lists, a few of them on a page."""

from collections.abc import Callable, Iterable, Sequence, Sized

import discord

from cogs.base import custom_ids
from cogs.kit import buttons
from render.words.text import Texts
from rules.core.menu import WIDEST

Select = discord.ui.Select[discord.ui.View]

LISTS = 4
"""Lists on a page, above a row to turn it."""


def select(custom_id: str, asked: str, options: Iterable[tuple[str, str]], chosen: str | None = None) -> Select:
    """A list of ``options`` (labels with values), of which one is chosen already; ``asked`` stands on it until then."""
    found = Select(custom_id=custom_id, placeholder=asked[:150])
    for label, value in options:
        found.add_option(label=label[:100], value=value, default=value == chosen)
    return found


def add_lists(
    view: discord.ui.View,
    words: Texts,
    options: Sequence[tuple[str, str]],
    *,
    pick: str,
    turn: str,
    page: int,
    rest: str = "",
    numbers: Sequence[int] = (),
) -> None:
    """Puts a page of the ``options`` (labels with values) into a view: lists with the verb ``pick``, each named by
    its first and last entry, and buttons with the verb ``turn`` to the other pages. ``numbers`` come first in their
    custom ids."""
    lists = [options[start : start + WIDEST] for start in range(0, len(options), WIDEST)]
    pages = [lists[start : start + LISTS] for start in range(0, len(lists), LISTS)]
    page %= max(len(pages), 1)
    for place, offered in enumerate(pages[page] if pages else ()):
        span = words.t("lists-span", first=offered[0][0], last=offered[-1][0])
        view.add_item(select(custom_ids.make(pick, *numbers, place, rest=rest), span, offered))
    add_pages(view, words, pages, page, lambda number: custom_ids.make(turn, *numbers, number, rest=rest))


def add_pages(
    view: discord.ui.View, words: Texts, pages: Sequence[Sized], page: int, address: Callable[[int], str]
) -> None:
    """Puts a button for each page below the lists of a view, where there are several; an empty one cannot be turned
    to. ``address`` makes its custom id."""
    for number, shown in enumerate(pages) if len(pages) > 1 else ():
        style = discord.ButtonStyle.primary if number == page else discord.ButtonStyle.secondary
        button = buttons.button(words.t("button-page", number=number + 1), address(number), style)
        button.row, button.disabled = LISTS, not shown
        view.add_item(button)
