"""How a table's host chooses its clock: from a list, or with custom values in a dialog."""

import re
from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache

import discord
import msgspec

from cogs.base import custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.clock_words import (
    OWN,
    clock_name,
    duration,
    terms,
)
from cogs.kit.dialog_fields import radio, select
from data.people import people, timezones
from data.tables.table_row import TableRow
from render.core.harmless import harmless_name
from render.words.text import LANGUAGES, Texts, texts
from rules.core.errors import TableError
from rules.core.forms import narrowed
from rules.table.clock import (
    DAILY,
    DAY,
    HOUR,
    PAUSES,
    PRESETS,
    Clock,
    checked,
)

PACE = "pace"
"""The name of the clock among a table's options."""
STILL = "still"
"""The entry for weekends and pauses in the list of clocks."""
RUNS, STANDS = "runs", "stands"
"""What clocks do on weekends: run, or stop."""
PRIVATE, KNOWN = "private", "known"
"""Who learns of a hint: its asker alone, or all."""
TIMES, STILL_FIELDS = 3, 4
"""The counts of fields of the dialogs."""
EACH = "each"
"""The entry of the list of levels that asks for a level of each bot player."""
_PART = re.compile(r"\s*(\d{1,6})\s*([^\W\d]*)")


def clock_select(row: TableRow, words: Texts) -> discord.ui.Select[discord.ui.View]:
    """The list of clocks, each with its numbers."""
    chosen = clock_name(row.clock)
    clocks = discord.ui.Select[discord.ui.View](
        custom_id=custom_ids.make("option", row.id, rest=PACE), placeholder=words.t("lobby-pace")
    )
    for name in (*PRESETS, OWN):
        clock = row.clock if name == chosen else PRESETS.get(name)
        if clock is not None:
            about = terms(words, clock)
        else:
            about = words.t("clock-about-own") if name == OWN else words.t("clock-about-none")
        label = words.t("lobby-option", name=words.t("lobby-pace"), value=words.t(f"clock-{name}"))
        clocks.add_option(label=label[:100], value=name, description=about[:100], default=name == chosen)
    clocks.add_option(label=words.t("still-choice"), value=STILL, description=words.t("still-choice-about"))
    return clocks


def chosen_clock(name: str) -> Clock | None:
    """The clock with this name in the list. Raises ``TableError`` for an unknown one."""
    if name not in PRESETS:
        raise TableError("button-unknown")
    return PRESETS[name]


async def dialog_for(context: Context, press: Pressed) -> discord.ui.Modal | None:
    """The dialog for custom values, or for weekends and pauses, if the host chose that in the list."""
    if press.rest != PACE or press.values not in ((OWN,), (STILL,)):
        return None
    row = await context.services.tables.row(press.table_id)
    if press.values == (STILL,):
        return await _still_dialog(context, row)
    words, clock = context.words, row.clock or DAILY
    dialog = discord.ui.Modal(title=words.t("clock-dialog"), custom_id=custom_ids.make("clock", row.id))
    fields = (
        ("bank", clock.bank, words.t("clock-bank"), words.t("clock-bank-about")),
        ("increment", clock.increment, words.t("clock-increment"), words.t("clock-increment-about")),
        ("cap", clock.cap, words.t("clock-cap"), words.t("clock-cap-about")),
    )
    for name, seconds, label, about in fields:
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=name, default=duration(words, seconds) if seconds else "0", min_length=1, max_length=20
        )
        dialog.add_item(discord.ui.Label(text=label, description=about, component=field))
    return dialog


def typed_clock(values: tuple[str, ...]) -> Clock:
    """The clock typed in the dialog. Raises ``TableError``."""
    if len(values) != TIMES:
        raise TableError("button-unknown")
    return checked(Clock(*map(typed_time, values)))


async def _still_dialog(context: Context, row: TableRow) -> discord.ui.Modal:
    """The dialog for what the list has no room for: whether clocks stop on weekends, in which time zone, the longest
    pause, and who learns of hints."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("still-title"), custom_id=custom_ids.make("still", row.id))
    known = None if row.clock is None else row.clock.weekend
    stands = known is not None
    weekend = [(words.t("weekend-runs"), RUNS), (words.t("weekend-stands"), STANDS)]
    dialog.add_item(radio(words.t("still-weekend"), "weekend", weekend, STANDS if stands else RUNS))
    own = person.zone if not stands or _ahead(timezones.known_or_utc(person.zone), context.now()) == known else ""
    zone = discord.ui.TextInput[discord.ui.Modal](custom_id="zone", default=own or None, required=False, max_length=50)
    about = words.t("still-zone-about")
    dialog.add_item(discord.ui.Label(text=words.t("reminders-ask-zone"), description=about, component=zone))
    offered = sorted({*PAUSES, row.longest_pause})
    pauses = [(words.t("still-pause-choice", time=duration(words, one)), str(one)) for one in offered]
    dialog.add_item(select(words.t("still-pause"), "pause", pauses, str(row.longest_pause)))
    hints = [(words.t(f"hints-{one}"), one) for one in (PRIVATE, KNOWN)]
    dialog.add_item(radio(words.t("hints-asked"), "hints", hints, KNOWN if row.tells_hints else PRIVATE))
    return dialog


def typed_still(row: TableRow, values: tuple[str, ...], now: float) -> tuple[Clock | None, int, bool]:
    """The clock, the longest pause and whether hints are told from the dialog. Without a time zone weekends stay where
    they were. Raises ``TableError``."""
    if len(values) != STILL_FIELDS or values[0] not in (RUNS, STANDS) or values[2] not in map(str, PAUSES):
        raise TableError("button-unknown")
    found = timezones.find(values[1]) if values[1].strip() else timezones.UTC
    if found is None:
        raise TableError("zone-unknown", zone=values[1].strip()[:50])
    known = None if row.clock is None or values[1].strip() else row.clock.weekend
    weekend = None if values[0] == RUNS else _ahead(found, now) if known is None else known
    clock = None if row.clock is None else msgspec.structs.replace(row.clock, weekend=weekend)
    return clock, int(values[2]), values[3] == KNOWN


def _ahead(zone: str, now: float) -> int:
    """The minutes by which a time zone is ahead of UTC."""
    ahead = datetime.fromtimestamp(now, timezones.zone(zone)).utcoffset()
    return int((ahead or timedelta()).total_seconds() // 60)


async def levels_dialog(context: Context, press: Pressed) -> discord.ui.Modal | None:
    """The dialog for a level of each bot player, if that was chosen in the list of levels."""
    if press.values != (EACH,):
        return None
    words, row = context.words, await context.services.tables.row(press.table_id)
    dialog = discord.ui.Modal(title=words.t("bot-level-asked"), custom_id=custom_ids.make("botlevels", row.id))
    levels = [(words.t(f"bot-{level}"), level) for level in context.services.game(row.slug).bot_levels]
    for seat, holder in enumerate(row.seats):
        if holder.is_bot:
            dialog.add_item(select(harmless_name(holder.name), str(seat), levels, holder.level))
    return dialog if dialog.children else None


def with_weekend(row: TableRow, clock: Clock | msgspec.UnsetType | None) -> Clock | msgspec.UnsetType | None:
    """A new clock for the table, which keeps the weekends of the previous one."""
    kept = None if row.clock is None else row.clock.weekend
    return msgspec.structs.replace(clock, weekend=kept) if isinstance(clock, Clock) else clock


@cache
def _units() -> Mapping[str, int]:
    """The seconds of each unit that can be typed, in any language."""
    units = {"": HOUR, "h": HOUR, "d": DAY}
    for words in map(texts, LANGUAGES):
        units |= dict.fromkeys(words.t("clock-hours-typed").split(), HOUR)
        units |= dict.fromkeys(words.t("clock-days-typed").split(), DAY)
    return units


def typed_time(text: str) -> int:
    """The seconds in "36", "36 hours", "1 Tag 12 Stunden" or "3日". Raises ``TableError``."""
    seconds, rest = 0, narrowed(text).strip().lower()
    while rest:
        part = _PART.match(rest)
        if part is None or part[2] not in _units():
            raise TableError("clock-unreadable", text=text)
        seconds += int(part[1]) * _units()[part[2]]
        rest = rest[part.end() :]
    return seconds
