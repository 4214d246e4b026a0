"""Quiet hours that were learned are proposed once, and never set automatically."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import buttons
from cogs.kit.verbs import Verb, anywhere
from cogs.people import reminders_page
from cogs.people.reminders_page import DAY, HOUR
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.people import activity_hours, people, timezones
from rules.core.errors import TableError


async def propose(context: Context) -> None:
    """Proposes quiet hours for the times of no activity; does nothing if the player has quiet hours, was asked
    before, or too little is known."""
    services = context.services
    user_id, reading, now = context.user.id, services.store.reading, services.now()
    person = await people.person(reading, user_id)
    found = (
        None
        if person.quiet_proposed or person.quiet_begin is not None
        else await activity_hours.learned(reading, user_id)
    )
    if found is None:
        return

    async def work(transaction: Transaction) -> bool:
        first = not (await people.person(transaction, user_id)).quiet_proposed
        await people.remember(transaction, user_id, quiet_proposed=1)
        return first

    if not await services.store.write(work):
        return
    words, (begin, end) = context.words, found
    view = discord.ui.View(timeout=None)
    accept = custom_ids.make("quiet-accept", begin, end)
    view.add_item(buttons.button(words.t("button-quiet-accept"), accept, discord.ButtonStyle.primary))
    view.add_item(buttons.button(words.t("button-quiet-decline"), custom_ids.make("quiet-decline")))
    text = words.t("quiet-proposal", begin=_clock(begin, now), end=_clock(end, now))
    await answers.say(context, text, view)


def _clock(hour: int, now: float) -> str:
    """An hour of UTC in Discord's format, which shows the reader's time."""
    return f"<t:{int(now // DAY * DAY) + hour * HOUR}:t>"


async def accept(context: Context, press: Pressed) -> None:
    """Sets the quiet hours in the player's time zone; where they have chosen none, in UTC, and says that it knows no
    summer time."""
    begin, end = press.numbers
    if max(begin, end) > 23:
        raise TableError("button-unknown")
    services, user_id, now = context.services, context.user.id, context.now()
    zone = timezones.known_or_utc((await people.person(services.store.reading, user_id)).zone)
    hours = reminders_page.from_utc(zone, begin, end, now)
    quiet = reminders_page.checked_quiet(hours.begin, hours.end, zone)
    await reminders_page.keep_quiet(services, user_id, quiet)
    done = "quiet-accepted" if zone == timezones.UTC else "reminders-done"
    await reminders_page.show_reminders(context, context.words.t(done))


async def decline(context: Context) -> None:
    """Declines; they are not proposed again."""
    await answers.show(context, context.words.t("quiet-declined"), view=discord.ui.View())


VERBS = {
    "quiet-accept": Verb(accept, PERSONAL, numbers=2),
    "quiet-decline": Verb(anywhere(decline), PERSONAL, numbers=0),
}
