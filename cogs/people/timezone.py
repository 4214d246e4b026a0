"""Choosing a time zone without typing: the region, then the city."""

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.lists import Select, add_lists, select
from cogs.kit.verbs import Verb, anywhere
from cogs.people import reminders_page
from cogs.permissions.rows import PERSONAL
from data.people import people, timezones
from render.words.text import Texts
from rules.core.errors import TableError


async def choose_region(context: Context) -> None:
    """The first page: the region."""
    words = context.words
    view = discord.ui.View(timeout=None)
    view.add_item(_regions(words, ""))
    await answers.show(context, words.t("zone-which-region"), view=view)


async def region_chosen(context: Context, press: Pressed) -> None:
    """The cities of the chosen region."""
    await _show_cities(context, press.values[0], 0)


async def turn_page(context: Context, press: Pressed) -> None:
    await _show_cities(context, press.rest, press.numbers[0])


async def _show_cities(context: Context, region: str, page: int) -> None:
    """Raises ``TableError`` for an unknown region."""
    if region not in timezones.REGIONS:
        raise TableError("button-unknown")
    words, now = context.words, context.now()
    named = [name for name in timezones.names() if name.startswith(f"{region}/")]
    cities = [
        (f"{name.partition('/')[2].replace('_', ' ')} · {reminders_page.clock_in(name, now)}", name) for name in named
    ]
    view = discord.ui.View(timeout=None)
    add_lists(view, words, cities, pick="zone", turn="zones-page", page=page, rest=region)
    text = words.t("zone-which-city", region=words.t(f"zone-{region.lower()}"))
    await answers.show(context, text, view=view)


def _regions(words: Texts, chosen: str) -> Select:
    regions = [(words.t(f"zone-{region.lower()}"), region) for region in timezones.REGIONS]
    return select(custom_ids.make("zones-of"), words.t("zone-region"), regions, chosen)


async def zone_chosen(context: Context, press: Pressed) -> None:
    """A city was chosen: keeps its time zone. Raises ``TableError`` for an unknown one."""
    if press.values[0] not in timezones.names():
        raise TableError("button-unknown")
    await users.meet(context)
    person = await people.person(context.services.store.reading, context.user.id)
    hours = person.quiet_begin, person.quiet_end
    fields = reminders_page.quiet_fields(person, *hours, press.values[0], context.now())
    await reminders_page.keep(context.services, context.user.id, **fields)
    await reminders_page.show_reminders(context, context.words.t("reminders-done"))


VERBS = {
    "zones": Verb(anywhere(choose_region), PERSONAL, numbers=0, direct=True),
    "zones-of": Verb(region_chosen, PERSONAL, numbers=0, selects=True, direct=True),
    "zones-page": Verb(turn_page, PERSONAL, direct=True),
    "zone": Verb(zone_chosen, PERSONAL, selects=True),
}
