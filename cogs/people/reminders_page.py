"""How somebody is rung and spoken to: shown on one private page, and changed in one dialog or by typed options."""

from collections.abc import Sequence
from datetime import datetime
from itertools import product

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.button_rows import ButtonOffer, add_row
from cogs.kit.dialog_fields import radio, select
from cogs.kit.verbs import Verb, anywhere, nothing_more
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.people import people, timezones
from data.people.people import Person
from data.people.reminder_schedule import (
    LEAST_HOURS,
    LONGEST_QUIET,
    MOST_HOURS,
    Quiet,
)
from data.tables import pending_turns
from render.words.text import Texts
from rules.core.errors import TableError

HOURS = (0, 4, 6, 8, 12, 24, 48, 72)
"""The intervals that the dialog offers; others are typed."""
NEVER = "-"
"""Stands for an hour in the dialog where there is to be no quiet time."""
BEGINS, ENDS = (21, 22, 23, 0, 1), (6, 7, 8, 9)
"""The quiet times that the dialog offers; others have a dialog of their own."""
FIELDS = 5
"""So many fields the dialog has."""
QUIET_FIELDS = 3
"""So many fields that for quiet hours of one's own has."""
DIRECT, DIGEST, LARGE, HIDDEN = "dm", "digest", "large", "hidden"
"""What is ticked in the dialog."""
AUTOMATIC = "auto"
"""Stands for the language of somebody's Discord."""
LANGUAGES = (("English", "en"), ("日本語", "ja"))
MOST_ZONES = 25


def checked_hours(hours: int) -> int:
    """An interval somebody wishes; 0 for none. Raises ``TableError`` for one that is too short."""
    if hours and not LEAST_HOURS <= hours <= MOST_HOURS:
        raise TableError("interval-too-short", least=LEAST_HOURS, most=MOST_HOURS)
    return hours


def checked_quiet(begin: int | None, end: int | None, typed: str) -> Quiet | None:
    """A quiet time somebody wishes; ``None`` where no hours are named. Raises ``TableError`` for a zone that nobody
    knows, and for hours that leave hardly any time to be rung in."""
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
    """Somebody wants nothing to ring in these hours."""
    hours = {"quiet_begin": None, "quiet_end": None} if quiet is None else _fields(quiet)
    await keep(services, user_id, **hours)


def _fields(quiet: Quiet) -> dict[str, int | str | None]:
    return {"quiet_begin": quiet.begin, "quiet_end": quiet.end, "zone": quiet.zone}


async def keep(services: Services, user_id: int, **fields: int | float | str | None) -> None:
    """Somebody wants to be rung otherwise: from now on, and what is planned is planned anew."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        await people.remember(transaction, user_id, **fields)
        await pending_turns.replan(transaction, user_id, now)

    await services.store.write(work)
    services.wake()


async def show_reminders(context: Context, note: str = "") -> None:
    """The page: how the person is rung and spoken to now, and the buttons to change it."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, CHANGES)
    add_row(view, words, 1, OTHERS)
    if context.guild is not None and context.interaction.permissions.manage_guild:
        add_row(view, words, 2, MANAGING)
    lines = [words.t("reminders-heading"), *(f"- {line}" for line in _told(words, person, context.now()))]
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
"""What stands under the page: the last for those who may manage the server."""


def _told(words: Texts, person: Person, now: float) -> list[str]:
    lines = [
        words.t("reminders-ring", where=person.ring),
        words.t("reminders-hours", hours=person.remind_hours),
        words.t("reminders-digest" if person.digest else "reminders-no-digest", count=pending_turns.MANY),
        quiet_line(words, person.reminder_settings.quiet, now),
    ]
    if person.quiet_begin is None and person.zone:
        lines.append(words.t("reminders-zone", zone=person.zone, clock=clock_in(person.zone, now)))
    named = next((name for name, language in LANGUAGES if language == person.language), "")
    lines.append(words.t("reminders-language", language=named) if named else words.t("reminders-language-auto"))
    lines += [words.t("reminders-large")] if person.large else []
    return [*lines, *([words.t("reminders-hidden")] if person.hidden else [])]


def clock_in(zone: str, now: float) -> str:
    """What time it is in a zone."""
    return f"{datetime.fromtimestamp(now, timezones.zone(timezones.known_or_utc(zone))):%H:%M}"


def quiet_line(words: Texts, quiet: Quiet | None, now: float) -> str:
    """Somebody's quiet time, and what time it is there: so they see that the zone is theirs."""
    if quiet is None:
        return words.t("reminders-quiet-none")
    begin, end = _hour(quiet.begin), _hour(quiet.end)
    return words.t("reminders-quiet", begin=begin, end=end, zone=quiet.zone, clock=clock_in(quiet.zone, now))


def _hour(hour: int) -> str:
    return f"{hour}:00"


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog, filled in as things are now. Its fields: the interval, the quiet time, its zone, the language, and
    what is ticked."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("reminders-title"), custom_id=custom_ids.make("reminders"))
    offered = sorted({*HOURS, person.remind_hours})
    hours = [(words.t("reminders-choice-hours", hours=one), str(one)) for one in offered]
    dialog.add_item(select(words.t("reminders-ask-hours"), "hours", hours, str(person.remind_hours)))
    quiet = person.reminder_settings.quiet
    spans = dict.fromkeys([*([(quiet.begin, quiet.end)] if quiet else []), *product(BEGINS, ENDS)])
    times = [
        (words.t("reminders-choice-quiet", begin=_hour(one), end=_hour(two)), f"{one}-{two}") for one, two in spans
    ]
    never = (words.t("reminders-choice-never"), NEVER)
    chosen = f"{quiet.begin}-{quiet.end}" if quiet else NEVER
    dialog.add_item(select(words.t("reminders-ask-quiet"), "quiet", [never, *times], chosen))
    dialog.add_item(_zone_field(words, person))
    languages = [(words.t("reminders-choice-language"), AUTOMATIC), *LANGUAGES]
    dialog.add_item(radio(words.t("reminders-ask-language"), "language", languages, person.language or AUTOMATIC))
    ticked = {DIRECT: person.ring == people.BY_DM, DIGEST: person.digest, LARGE: person.large, HIDDEN: person.hidden}
    boxes = discord.ui.CheckboxGroup[discord.ui.Modal](custom_id="also", required=False, min_values=0)
    for name, label in (
        (DIRECT, words.t("reminders-tick-dm")),
        (DIGEST, words.t("reminders-tick-digest", count=pending_turns.MANY)),
        (LARGE, words.t("reminders-tick-large")),
        (HIDDEN, words.t("reminders-tick-hidden")),
    ):
        boxes.add_option(label=label, value=name, default=bool(ticked[name]))
    dialog.add_item(discord.ui.Label(text=words.t("reminders-ask-also"), component=boxes))
    return dialog


def _zone_field(words: Texts, person: Person) -> discord.ui.Label[discord.ui.Modal]:
    zone = discord.ui.TextInput[discord.ui.Modal](
        custom_id="zone", default=person.zone or None, required=False, max_length=50
    )
    return discord.ui.Label(
        text=words.t("reminders-ask-zone"), description=words.t("reminders-about-zone"), component=zone
    )


async def ask_quiet(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog for quiet hours of one's own: their beginning, end and zone."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("reminders-quiet-title"), custom_id=custom_ids.make("quiet-own"))
    begin, end = (NEVER if one is None else str(one) for one in (person.quiet_begin, person.quiet_end))
    clock = [(words.t("reminders-choice-never"), NEVER), *((_hour(one), str(one)) for one in range(24))]
    dialog.add_item(select(words.t("reminders-ask-begin"), "begin", clock, begin))
    dialog.add_item(select(words.t("reminders-ask-end"), "end", clock, end))
    dialog.add_item(_zone_field(words, person))
    return dialog


async def set_own_quiet(context: Context, press: Pressed) -> None:
    """The dialog for quiet hours was sent in: they are kept, or the reason is told why not."""
    words = context.words
    await answers.meet(context)
    try:
        if len(press.values) != QUIET_FIELDS:
            raise TableError("button-unknown")
        begin, end = (None if one == NEVER else _number(one) % 24 for one in press.values[:2])
        fields = _quiet_fields(begin, end, press.values[2])
    except TableError as refusal:
        await show_reminders(context, words.refusal(refusal))
        return
    await keep(context.services, context.user.id, **fields)
    await show_reminders(context, words.t("reminders-done"))


def _quiet_fields(begin: int | None, end: int | None, typed: str) -> dict[str, int | str | None]:
    """What is kept of a quiet time that somebody wishes, and of their zone. Raises ``TableError``."""
    quiet = checked_quiet(begin, end, typed)
    if quiet is not None:
        return _fields(quiet)
    zone = timezones.find(typed) if typed.strip() else ""
    if zone is None:
        raise TableError("zone-unknown", zone=typed.strip()[:50])
    return {"quiet_begin": None, "quiet_end": None, "zone": zone}


async def set_all(context: Context, press: Pressed) -> None:
    """The dialog was sent in: all of it is kept, or nothing and the reason is told."""
    await answers.meet(context)
    try:
        fields = _wished(press.values)
    except TableError as refusal:
        await show_reminders(context, context.words.refusal(refusal))
        return
    await keep(context.services, context.user.id, **fields, dm_closed_at=None)
    await context.services.tastes_changed()
    await show_reminders(context, context.words.t("reminders-done"))


def _wished(values: Sequence[str]) -> dict[str, int | str | None]:
    """The fields of a person as they were filled in. Raises ``TableError``."""
    if len(values) != FIELDS:
        raise TableError("button-unknown")
    interval, span, zone, language, also = values
    quiet = [_number(one) % 24 for one in span.split("-")] if span != NEVER else []
    if len(quiet) not in (0, 2) or language not in (AUTOMATIC, *(value for _, value in LANGUAGES)):
        raise TableError("button-unknown")
    begin, end = quiet or (None, None)
    ticked = also.split(",")
    return {
        "remind_hours": checked_hours(_number(interval)),
        **_quiet_fields(begin, end, zone),
        "language": "" if language == AUTOMATIC else language,
        "ring": people.BY_DM if DIRECT in ticked else people.BY_THREAD,
        "digest": int(DIGEST in ticked),
        "large": int(LARGE in ticked),
        "hidden": int(HIDDEN in ticked),
    }


def _number(text: str) -> int:
    """Raises ``TableError`` for what no dialog of ours sends."""
    if not text.isdecimal() or len(text) > 3:
        raise TableError("button-unknown")
    return int(text)


def zone_choices(words: Texts, typed: str, now: float) -> list[tuple[str, str]]:
    """Zones for what somebody has typed, each with what time it is there; with nothing typed that of their language."""
    found = timezones.matching(typed)
    if not typed.strip() and words.language == "ja":
        found = ["Asia/Tokyo", *found]
    return [(f"{one} ({datetime.fromtimestamp(now, timezones.zone(one)):%H:%M})", one) for one in found[:MOST_ZONES]]


VERBS = {
    "reminders-show": Verb(anywhere(show_reminders), PERSONAL, numbers=0, private=True),
    "reminders-ask": Verb(anywhere(show_reminders), PERSONAL, numbers=0, dialog=ask),
    "reminders": Verb(set_all, PERSONAL, numbers=0, selects=True),
    "quiet-ask": Verb(nothing_more, PERSONAL, numbers=0, dialog=ask_quiet),
    "quiet-own": Verb(set_own_quiet, PERSONAL, numbers=0, selects=True),
}
