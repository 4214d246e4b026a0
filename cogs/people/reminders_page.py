"""How a member is notified, and their language: shown on one private page, and changed by typed options as well."""

from datetime import datetime

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.kit.button_rows import ButtonOffer, add_row
from cogs.kit.verbs import Verb, anywhere
from cogs.people import languages
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.outbox import direct_messages
from data.people import people, timezones
from data.people.people import Person
from data.people.reminder_schedule import (
    LEAST_HOURS,
    LONGEST_QUIET,
    MOST_HOURS,
    Quiet,
)
from data.tables import late_rings, pending_turns
from render.words.text import Texts
from rules.core.errors import TableError

DAY, HOUR = 24 * 3600, 3600
MOST_ZONES = 25
LIKELY_ZONES = {"ja": "Asia/Tokyo", "de": "Europe/Berlin"}
"""The zone of most who speak a language, offered first while nothing is typed."""

HourFields = dict[str, int | str | None]
"""The fields of quiet hours and time zone, by name."""


def checked_hours(hours: int) -> int:
    """A checked interval; 0 for none. Raises ``TableError`` for one that is too short."""
    if hours and not LEAST_HOURS <= hours <= MOST_HOURS:
        raise TableError("interval-too-short", least=LEAST_HOURS, most=MOST_HOURS)
    return hours


def checked_quiet(begin: int | None, end: int | None, typed: str) -> Quiet | None:
    """Checked quiet hours; ``None`` without hours. Raises ``TableError`` for an unknown time zone, and for hours
    that leave hardly any time to ring."""
    if begin is None and end is None:
        return None
    if begin is None or end is None:
        raise TableError("quiet-half")
    if not typed.strip():
        raise TableError("zone-missing")
    zone = timezones.find(typed)
    if zone is None:
        raise TableError("zone-unknown", zone=typed.strip()[:50])
    quiet = Quiet(begin, end, zone)
    if begin == end:
        raise TableError("quiet-whole-day")
    if quiet.hours > LONGEST_QUIET:
        raise TableError("quiet-too-long", most=LONGEST_QUIET)
    return quiet


async def keep_quiet(services: Services, user_id: int, quiet: Quiet | None) -> None:
    """Keeps quiet hours, or none."""
    hours = {"quiet_begin": None, "quiet_end": None} if quiet is None else fields_of(quiet)
    await keep(services, user_id, **hours)


def quiet_fields(person: Person, begin: int | None, end: int | None, typed: str, now: float) -> HourFields:
    """The stored fields of quiet hours and time zone. Hours in UTC, as they are proposed to those whose time zone is
    unknown, keep their moments where they stay the same and only the zone is named. Raises ``TableError``."""
    quiet = checked_quiet(begin, end, typed)
    if quiet is None:
        zone = timezones.find(typed) if typed.strip() else ""
        if zone is None:
            raise TableError("zone-unknown", zone=typed.strip()[:50])
        return {"quiet_begin": None, "quiet_end": None, "zone": zone}
    same = (begin, end) == (person.quiet_begin, person.quiet_end)
    if same and person.quiet_proposed and person.zone == timezones.UTC:
        quiet = from_utc(quiet.zone, quiet.begin, quiet.end, now)
    return fields_of(quiet)


def from_utc(zone: str, begin: int, end: int, now: float) -> Quiet:
    """Quiet hours in a time zone, by its clocks of today, that cover these of UTC: where its clocks differ by half an
    hour they end with the hour, unless that makes them too long."""
    today, at = now // DAY * DAY, timezones.zone(zone)
    first, last = (datetime.fromtimestamp(today + one * HOUR, at) for one in (begin, end))
    quiet = Quiet(first.hour, (last.hour + (last.minute > 0)) % 24, zone)
    return quiet if quiet.hours <= LONGEST_QUIET else Quiet(first.hour, last.hour, zone)


def fields_of(quiet: Quiet) -> HourFields:
    return {"quiet_begin": quiet.begin, "quiet_end": quiet.end, "zone": quiet.zone}


async def keep(services: Services, user_id: int, **fields: int | float | str | None) -> None:
    """Keeps settings, and plans anew what is pending: reminders, and what waits for the end of quiet hours."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        await people.remember(transaction, user_id, **fields)
        await pending_turns.replan(transaction, user_id, now)
        free_at = (await people.person(transaction, user_id)).reminder_settings.after_quiet(now)
        await direct_messages.replan(transaction, user_id, free_at, now)
        await late_rings.replan(transaction, user_id, free_at)

    await services.store.write(work)
    services.wake()


async def show_reminders(context: Context, note: str = "") -> None:
    """The page: the current settings, and the buttons to change them."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, CHANGES)
    add_row(view, words, 1, OTHERS)
    if context.guild is not None and context.interaction.permissions.manage_guild:
        add_row(view, words, 2, MANAGING)
    lines = [words.t("reminders-heading"), *(f"- {line}" for line in _settings_lines(words, person, context.now()))]
    await answers.show(context, "\n".join(filter(None, [note, *lines])), view=view)


CHANGES = (
    ButtonOffer("button-reminders-change", "reminders-ask", discord.ButtonStyle.primary),
    ButtonOffer("button-quiet-own", "quiet-ask"),
    ButtonOffer("button-zone", "zones"),
)
OTHERS = (
    ButtonOffer("button-vacation", "vacation"),
    ButtonOffer("button-avoid", "avoid"),
    ButtonOffer("button-privacy", "privacy"),
)
MANAGING = (ButtonOffer("button-server", "server"),)
"""The buttons of the page; the last row is for members who manage the server."""


def _settings_lines(words: Texts, person: Person, now: float) -> list[str]:
    lines = [
        words.t("reminders-ring", where=person.ring),
        words.t("reminders-hours", hours=person.remind_hours),
        words.t("reminders-digest" if person.digest else "reminders-no-digest", count=pending_turns.MANY),
        quiet_line(words, person.reminder_settings.quiet, now),
    ]
    if person.quiet_begin is None and person.zone:
        lines.append(words.t("reminders-zone", zone=person.zone, clock=clock_in(person.zone, now)))
    language = languages.named(person.language)
    spoken = words.t("reminders-language", language=language) if language else words.t("reminders-language-auto")
    lines.append(languages.with_gaps(words, spoken, person.language or words.language))
    lines += [words.t("reminders-large")] if person.large else []
    lines += [words.t("reminders-plain")] if person.plain else []
    lines += [words.t("reminders-quick")] if person.quick else []
    return [*lines, *([words.t("reminders-hidden")] if person.hidden else [])]


def clock_in(zone: str, now: float) -> str:
    """The current time in a time zone."""
    return f"{datetime.fromtimestamp(now, timezones.zone(timezones.known_or_utc(zone))):%H:%M}"


def quiet_line(words: Texts, quiet: Quiet | None, now: float) -> str:
    """The quiet hours, and the current time there: to check the time zone."""
    if quiet is None:
        return words.t("reminders-quiet-none")
    begin, end = clock_hour(quiet.begin), clock_hour(quiet.end)
    return words.t("reminders-quiet", begin=begin, end=end, zone=quiet.zone, clock=clock_in(quiet.zone, now))


def clock_hour(hour: int) -> str:
    return f"{hour}:00"


def zone_choices(words: Texts, typed: str, now: float) -> list[tuple[str, str]]:
    """Time zones for what was typed, each with its current time; with nothing typed that of the language."""
    found = timezones.matching(typed)
    if not typed.strip() and words.language in LIKELY_ZONES:
        found = [LIKELY_ZONES[words.language], *found]
    return [(f"{one} ({datetime.fromtimestamp(now, timezones.zone(one)):%H:%M})", one) for one in found[:MOST_ZONES]]


VERBS = {
    "reminders-show": Verb(anywhere(show_reminders), PERSONAL, numbers=0, private=True, direct=True),
}
