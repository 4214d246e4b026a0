"""The options of a lobby on a private page of its host: presets, one list for each option, and the clock."""

from collections.abc import Sequence

import discord
import msgspec

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import lists
from cogs.kit.clock_words import duration, terms
from cogs.kit.verbs import Verb, at_table
from cogs.lobby.controls import follow
from cogs.lobby.dialog import (
    PACE,
    chosen_clock,
    clock_select,
    dialog_for,
    typed_clock,
    typed_still,
    with_weekend,
)
from cogs.permissions.rows import HOSTING
from data.lobby import lobby, options
from data.tables.table_row import TableRow
from render.words.text import Texts
from rules.core.contract import GameInfo, Preset
from rules.core.errors import TableError
from rules.table.clock import Clock

PRESET = "preset"
"""The presets in the options panel."""
ROWS = 5
"""Rows of controls of a message, Discord's limit."""


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page of the panel of options."""
    table_id, page = press.numbers
    await show_options(context, table_id, page)


async def show_options(context: Context, table_id: int, page: int = 0) -> None:
    """The host's private panel of options: one select for each, and one for the clock."""
    await _show_page(context, await context.services.tables.row(table_id), page)


def _pages(info: GameInfo) -> list[list[str]]:
    """The names of the options on each page, presets first and the clock last. A page has five rows: if not all fit,
    the last one turns pages. Each option has its place, whether it applies or not."""
    names = [*([PRESET] if info.presets else []), *(option.name for option in info.options), PACE]
    length = ROWS if len(names) <= ROWS else ROWS - 1
    return [names[start : start + length] for start in range(0, len(names), length)]


async def _show_page(context: Context, row: TableRow, page: int) -> None:
    """Shows a page of the panel."""
    words, info = context.words, context.services.game(row.slug).info
    shown = {PRESET, PACE, *options.applying_options(info, row)}
    pages = [[name for name in names if name in shown] for names in _pages(info)]
    page = page if page < len(pages) and pages[page] else next(number for number, names in enumerate(pages) if names)
    view = discord.ui.View(timeout=None)
    for name in pages[page]:
        view.add_item(_select(row, info, name, words))
    lists.add_pages(view, words, pages, page, lambda number: custom_ids.make("page", row.id, number))
    await answers.show(context, _explained(row, info, pages[page], words), view=view)


def _select(row: TableRow, info: GameInfo, name: str, words: Texts) -> lists.Select:
    if name == PACE:
        return clock_select(row, words)
    if name == PRESET:
        asked = words.t("lobby-preset")
        offered = [(_preset_label(words, info, preset), preset.name) for preset in info.presets]
        preset = options.preset_of(info, row)
        chosen = preset.name if preset else None
    else:
        asked = words.option(info, name)
        option = next(option for option in info.options if option.name == name)
        offered = [(words.chosen(info, name, value), value) for value in option.values]
        chosen = row.options[name]
    return lists.select(custom_ids.make("option", row.id, rest=name), asked, offered, chosen)


def _preset_label(words: Texts, info: GameInfo, preset: Preset) -> str:
    label = words.t(f"{info.prefix}-preset-{preset.name}")
    return words.t("lobby-preset-first", preset=label) if preset.first else label


def _explained(row: TableRow, info: GameInfo, names: Sequence[str], words: Texts) -> str:
    """The chosen values on a page of the panel: a line for each option."""
    lines = [words.t("lobby-options-help")]
    for name in names:
        if name == PRESET:
            title, about = words.t("lobby-preset"), words.t("lobby-about-preset")
        elif name == PACE:
            title, about = words.t("lobby-pace"), _clock_explained(row, words)
        else:
            title, about = words.option(info, name), words.about(info, name)
        lines.append("- " + words.t("lobby-about", name=title, about=about))
    return "\n".join(lines)


def _clock_explained(row: TableRow, words: Texts) -> str:
    """What the clock means, and what happens when it runs out."""
    pauses = words.t("lobby-pauses", time=duration(words, row.longest_pause))
    if row.clock is None:
        return words.sentences([words.t("lobby-clock-none"), pauses])
    text = words.t("lobby-about-pace", terms=terms(words, row.clock), clock=words.t("lobby-clock-help"))
    return words.sentences([text, pauses])


def _chosen(info: GameInfo, name: str, value: str) -> tuple[dict[str, str], Clock | msgspec.UnsetType | None]:
    """The options, and the clock if one was chosen, of one answer in the panel. Raises ``TableError`` for an unknown
    clock."""
    if name == PACE:
        return {}, chosen_clock(value)
    if name == PRESET:
        return next((preset.values for preset in info.presets if preset.name == value), {}), msgspec.UNSET
    return {name: value}, msgspec.UNSET


async def choose_option(context: Context, press: Pressed) -> None:
    """An option was chosen in the host's private panel; updates the lobby's message."""
    services = context.services
    info = services.game((await services.tables.row(press.table_id)).slug).info
    options, chosen = _chosen(info, press.rest, press.values[0])
    clock = with_weekend(await services.tables.row(press.table_id), chosen)
    await _set(context, press.table_id, press.rest, options, clock)


async def set_still(context: Context, press: Pressed) -> None:
    """The host has set weekends, pauses and who learns of hints. Raises ``TableError`` for an unknown time zone."""
    row = await context.services.tables.row(press.table_id)
    clock, longest, tells_hints = typed_still(row, press.values, context.now())
    await _set(context, press.table_id, PACE, {}, clock, longest, tells_hints)


async def choose_own_clock(context: Context, press: Pressed) -> None:
    """The host has typed the values of a clock. Raises ``TableError`` for an impossible clock."""
    row = await context.services.tables.row(press.table_id)
    await _set(context, press.table_id, PACE, {}, with_weekend(row, typed_clock(press.values)))


async def _set(
    context: Context,
    table_id: int,
    name: str,
    options: dict[str, str],
    clock: Clock | msgspec.UnsetType | None,
    longest_pause: int | None = None,
    tells_hints: bool | None = None,
) -> None:
    """Changes the option ``name``; updates panel and lobby."""
    services = context.services
    try:
        row = await lobby.set_options(
            services.tables,
            table_id,
            context.user.id,
            options,
            clock,
            context.id,
            services.now(),
            longest_pause,
            tells_hints,
        )
    except TableError as refusal:
        await answers.show(context, context.words.refusal(refusal))
        return
    services.wake()
    pages = _pages(services.game(row.slug).info)
    await _show_page(context, row, next((number for number, names in enumerate(pages) if name in names), 0))
    await follow(context, row)


VERBS = {
    "options": Verb(at_table(show_options), HOSTING, private=True),
    "option": Verb(choose_option, HOSTING, selects=True, dialog=dialog_for),
    "clock": Verb(choose_own_clock, HOSTING, selects=True),
    "still": Verb(set_still, HOSTING, selects=True),
    "page": Verb(turn_page, HOSTING, numbers=2),
}
