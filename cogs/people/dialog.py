"""The dialogs of the page with reminders: all settings in one, custom quiet hours in another."""

from collections.abc import Sequence
from itertools import product

import discord

from cogs.base import custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.dialog_fields import one_of, select
from cogs.kit.verbs import Verb, anywhere, nothing_more
from cogs.people import languages
from cogs.people.languages import AUTOMATIC
from cogs.people.reminders_page import (
    checked_hours,
    clock_hour,
    keep,
    quiet_fields,
    show_reminders,
)
from cogs.permissions.rows import PERSONAL
from data.people import people
from data.people.people import Person
from data.tables import pending_turns
from render.words.text import Texts
from rules.core.errors import TableError

HOURS = (0, 4, 6, 8, 12, 24, 48, 72)
"""The intervals in the dialog; others are typed."""
NEVER = "-"
"""The value for no quiet hours."""
BEGINS, ENDS = (21, 22, 23, 0, 1), (6, 7, 8, 9)
"""The quiet hours in the dialog; others have their own dialog."""
FIELDS = 5
"""Fields of the dialog."""
QUIET_FIELDS = 3
"""Fields of the dialog for quiet hours."""
DIRECT, DIGEST, LARGE, PLAIN, QUICK, HIDDEN = "dm", "digest", "large", "plain", "quick", "hidden"
"""The checkboxes of the dialog."""


async def ask(context: Context, press: Pressed) -> discord.ui.Modal:
    """The dialog with the current settings. Its fields: the interval, the quiet hours, the time zone, the language,
    and the checkboxes."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("reminders-title"), custom_id=custom_ids.make("reminders"))
    offered = sorted({*HOURS, person.remind_hours})
    hours = [(words.t("reminders-choice-hours", hours=one), str(one)) for one in offered]
    dialog.add_item(select(words.t("reminders-ask-hours"), "hours", hours, str(person.remind_hours)))
    quiet = person.reminder_settings.quiet
    spans = dict.fromkeys([*([(quiet.begin, quiet.end)] if quiet else []), *product(BEGINS, ENDS)])
    times = [
        (words.t("reminders-choice-quiet", begin=clock_hour(one), end=clock_hour(two)), f"{one}-{two}")
        for one, two in spans
    ]
    never = (words.t("reminders-choice-never"), NEVER)
    chosen = f"{quiet.begin}-{quiet.end}" if quiet else NEVER
    dialog.add_item(select(words.t("reminders-ask-quiet"), "quiet", [never, *times], chosen))
    dialog.add_item(_zone_field(words, person))
    spoken = [(words.t("reminders-choice-language"), AUTOMATIC), *languages.offered(words)]
    dialog.add_item(one_of(words.t("reminders-ask-language"), "language", spoken, person.language or AUTOMATIC))
    boxes = discord.ui.CheckboxGroup[discord.ui.Modal](custom_id="also", required=False, min_values=0)
    for name, label, ticked in (
        (DIRECT, words.t("reminders-tick-dm"), person.ring == people.BY_DM),
        (DIGEST, words.t("reminders-tick-digest", count=pending_turns.MANY), person.digest),
        (LARGE, words.t("reminders-tick-large"), person.large),
        (PLAIN, words.t("reminders-tick-plain"), person.plain),
        (QUICK, words.t("reminders-tick-quick"), person.quick),
        (HIDDEN, words.t("reminders-tick-hidden"), person.hidden),
    ):
        boxes.add_option(label=label, value=name, default=bool(ticked))
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
    """The dialog for custom quiet hours: their beginning, end and time zone."""
    words = context.words
    person = await people.person(context.services.store.reading, context.user.id)
    dialog = discord.ui.Modal(title=words.t("reminders-quiet-title"), custom_id=custom_ids.make("quiet-own"))
    begin, end = (NEVER if one is None else str(one) for one in (person.quiet_begin, person.quiet_end))
    clock = [(words.t("reminders-choice-never"), NEVER), *((clock_hour(one), str(one)) for one in range(24))]
    dialog.add_item(select(words.t("reminders-ask-begin"), "begin", clock, begin))
    dialog.add_item(select(words.t("reminders-ask-end"), "end", clock, end))
    dialog.add_item(_zone_field(words, person))
    return dialog


async def set_own_quiet(context: Context, press: Pressed) -> None:
    """The dialog for quiet hours was submitted: keeps them, or shows why not."""
    words = context.words
    await users.meet(context)
    try:
        if len(press.values) != QUIET_FIELDS:
            raise TableError("button-unknown")
        begin, end = (None if one == NEVER else _number(one) % 24 for one in press.values[:2])
        person = await people.person(context.services.store.reading, context.user.id)
        fields = quiet_fields(person, begin, end, press.values[2], context.now())
    except TableError as refusal:
        await show_reminders(context, words.refusal(refusal))
        return
    await keep(context.services, context.user.id, **fields)
    await show_reminders(context, words.t("reminders-done"))


async def set_all(context: Context, press: Pressed) -> None:
    """The dialog was submitted: keeps all of it, or nothing and shows why."""
    await users.meet(context)
    try:
        person = await people.person(context.services.store.reading, context.user.id)
        fields = _fields_of(person, press.values, context.now())
    except TableError as refusal:
        await show_reminders(context, context.words.refusal(refusal))
        return
    await keep(context.services, context.user.id, **fields)
    await users.reached_again(context)
    await context.services.tastes_changed()
    await show_reminders(context, context.words.t("reminders-done"))


def _fields_of(person: Person, values: Sequence[str], now: float) -> dict[str, int | str | None]:
    """The stored fields from the person's dialog. Raises ``TableError``."""
    if len(values) != FIELDS:
        raise TableError("button-unknown")
    interval, span, zone, language, also = values
    quiet = [_number(one) % 24 for one in span.split("-")] if span != NEVER else []
    if len(quiet) not in (0, 2) or not languages.is_offered(language):
        raise TableError("button-unknown")
    begin, end = quiet or (None, None)
    ticked = also.split(",")
    return {
        "remind_hours": checked_hours(_number(interval)),
        **quiet_fields(person, begin, end, zone, now),
        "language": "" if language == AUTOMATIC else language,
        "ring": people.BY_DM if DIRECT in ticked else people.BY_THREAD,
        "digest": int(DIGEST in ticked),
        "large": int(LARGE in ticked),
        "plain": int(PLAIN in ticked),
        "quick": int(QUICK in ticked),
        "hidden": int(HIDDEN in ticked),
    }


def _number(text: str) -> int:
    """Raises ``TableError`` for what our dialog does not send."""
    if not text.isdecimal() or len(text) > 3:
        raise TableError("button-unknown")
    return int(text)


VERBS = {
    "reminders-ask": Verb(anywhere(show_reminders), PERSONAL, numbers=0, dialog=ask),
    "reminders": Verb(set_all, PERSONAL, numbers=0, selects=True),
    "quiet-ask": Verb(nothing_more, PERSONAL, numbers=0, dialog=ask_quiet),
    "quiet-own": Verb(set_own_quiet, PERSONAL, numbers=0, selects=True),
}
