"""How a table's host chooses its clock: from a list, or with values of their own in a dialog."""

import re

import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import custom_ids
from cogs.panels.clock import OWN, clock_name, duration, terms
from cogs.panels.custom_ids import Pressed
from cogs.services import Services
from data.tables import TableRow
from render.core.text import Texts
from rules.core.clock import DAILY, DAY, HOUR, PRESETS, Clock, checked
from rules.core.errors import TableError

PACE = "pace"
"""The place of the clock among a table's options."""
_UNITS = {"": HOUR, "h": HOUR, "hour": HOUR, "hours": HOUR, "時間": HOUR, "d": DAY, "day": DAY, "days": DAY, "日": DAY}
_PART = re.compile(r"\s*(\d{1,6})\s*([^\W\d]*)")


def clock_select(row: TableRow, words: Texts) -> discord.ui.Select[discord.ui.View]:
    """The list of clocks, each with its numbers."""
    chosen = clock_name(row.clock)
    select = discord.ui.Select[discord.ui.View](
        custom_id=custom_ids.make("option", row.id, rest=PACE), placeholder=words.t("lobby-pace")
    )
    for name in (*PRESETS, OWN):
        clock = row.clock if name == chosen else PRESETS.get(name)
        if clock is not None:
            about = terms(words, clock)
        else:
            about = words.t("clock-about-own") if name == OWN else words.t("clock-about-none")
        label = words.t("lobby-option", name=words.t("lobby-pace"), value=words.t(f"clock-{name}"))
        select.add_option(label=label[:100], value=name, description=about[:100], default=name == chosen)
    return select


def chosen_clock(name: str) -> Clock | None:
    """The clock of the list with this name. Raises ``TableError`` for one that is not offered."""
    if name not in PRESETS:
        raise TableError("button-unknown")
    return PRESETS[name]


async def dialog_for(services: Services, interaction: Interaction, press: Pressed) -> discord.ui.Modal | None:
    """The dialog that asks the host for their own values, where these were chosen in the list."""
    if press.rest != PACE or press.values != (OWN,):
        return None
    row = await services.tables.row(press.table_id)
    words, clock = answers.texts_for(interaction), row.clock or DAILY
    dialog = discord.ui.Modal(title=words.t("clock-dialog"), custom_id=custom_ids.make("clock", row.id))
    fields = (
        ("bank", clock.bank, words.t("clock-bank"), words.t("clock-bank-about")),
        ("increment", clock.increment, words.t("clock-increment"), words.t("clock-increment-about")),
        ("cap", clock.cap, words.t("clock-cap"), words.t("clock-cap-about")),
    )
    for name, seconds, label, about in fields:
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=name, default=duration(words, seconds), min_length=1, max_length=20
        )
        dialog.add_item(discord.ui.Label(text=label, description=about, component=field))
    return dialog


def typed_clock(values: tuple[str, ...]) -> Clock:
    """The clock of what was typed in the dialog. Raises ``TableError``."""
    if len(values) != len(Clock.__struct_fields__):
        raise TableError("button-unknown")
    return checked(Clock(*map(typed_time, values)))


def typed_time(text: str) -> int:
    """The seconds that are meant by "36", "36 hours", "1 day 12 hours" or "3日". Raises ``TableError``."""
    seconds, rest = 0, text.strip().lower()
    while rest:
        part = _PART.match(rest)
        if part is None or part[2] not in _UNITS:
            raise TableError("clock-unreadable", text=text)
        seconds += int(part[1]) * _UNITS[part[2]]
        rest = rest[part.end() :]
    return seconds
