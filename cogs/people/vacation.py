"""Vacation: one private page with a switch for all tables, and what is told when one has begun by itself."""

import discord

from cogs.base import answers, custom_ids
from cogs.base.answers import Interaction
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.kit.clock_words import stamp_of
from cogs.kit.verbs import Verb
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.seats import vacations
from data.seats.vacations import HOURS, Vacation
from render.words.text import Texts
from rules.table.clock import DAY, HOUR

PER_DAY = DAY // HOUR


async def show_page(services: Services, interaction: Interaction, note: str = "") -> None:
    """How somebody's vacation stands, and the switches."""
    known = await vacations.find(services.store.reading, interaction.user.id)
    words, now = answers.texts_for(interaction), services.now()
    lines = [note, *page_lines(words, known, now)]
    await answers.show(interaction, "\n".join(filter(None, lines)), view=page_view(words, known, now))


async def open_page(services: Services, interaction: Interaction, press: Pressed) -> None:
    """The page, from a button."""
    await show_page(services, interaction)


def page_lines(words: Texts, known: Vacation, now: float) -> list[str]:
    """What the page says."""
    days, hours = divmod(known.hours_left(now), PER_DAY)
    state = words.t("vacation-off") if known.until is None else words.t("vacation-on", stamp=stamp_of(known.until))
    left = words.t(
        "vacation-left",
        days=words.t("duration-days", count=days),
        hours=words.t("duration-hours", count=hours),
        all=words.t("duration-days", count=HOURS // PER_DAY),
    )
    by_itself = words.t("vacation-by-itself" if known.automatic else "vacation-by-hand")
    about = words.t("vacation-about-by-itself" if known.by_itself else "vacation-about")
    return [f"**{state}**", left, about, by_itself]


def moved_line(words: Texts, known: Vacation) -> str:
    """What somebody is told of their vacation when they have moved: that it has ended, or goes on."""
    return words.t("vacation-ended-by-move" if known.since is None else "vacation-goes-on")


def page_view(words: Texts, known: Vacation, now: float) -> discord.ui.View:
    """The switches."""
    view = discord.ui.View(timeout=None)
    if known.since is not None:
        _add(view, words.t("button-vacation-end"), "vacation-end", discord.ButtonStyle.primary)
    elif known.hours_left(now):
        _add(view, words.t("button-vacation-begin"), "vacation-begin", discord.ButtonStyle.primary)
    if known.automatic:
        _add(view, words.t("button-vacation-by-hand"), "vacation-by-hand")
    else:
        _add(view, words.t("button-vacation-by-itself"), "vacation-by-itself")
    return view


async def begin(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Somebody goes on vacation, at all their tables."""
    user_id, now = interaction.user.id, services.now()

    async def work(transaction: Transaction) -> None:
        await vacations.begin(services.tables, transaction, user_id, now, now)

    await answers.meet(services, interaction)
    await _do(services, interaction, work)


async def end(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Somebody is back."""
    user_id, now = interaction.user.id, services.now()

    async def work(transaction: Transaction) -> None:
        await vacations.end(services.tables, transaction, user_id, now)

    await _do(services, interaction, work)


async def let_begin(services: Services, interaction: Interaction, press: Pressed) -> None:
    """A vacation may begin by itself again."""
    await _do(services, interaction, lambda transaction: _automatic(transaction, interaction, True))


async def keep_from_beginning(services: Services, interaction: Interaction, press: Pressed) -> None:
    """No vacation begins by itself any more."""
    await _do(services, interaction, lambda transaction: _automatic(transaction, interaction, False))


async def _automatic(transaction: Transaction, interaction: Interaction, automatic: bool) -> None:
    await vacations.set_automatic(transaction, interaction.user.id, automatic)


async def _do(services: Services, interaction: Interaction, work: vacations.Work) -> None:
    await services.store.write(work)
    services.wake()
    await show_page(services, interaction)


def _add(
    view: discord.ui.View,
    label: str,
    verb: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> None:
    view.add_item(discord.ui.Button(label=label, custom_id=custom_ids.make(verb), style=style))


VERBS = {
    "vacation": Verb(open_page, PERSONAL, numbers=0, private=True),
    "vacation-begin": Verb(begin, PERSONAL, numbers=0),
    "vacation-end": Verb(end, PERSONAL, numbers=0),
    "vacation-by-itself": Verb(let_begin, PERSONAL, numbers=0),
    "vacation-by-hand": Verb(keep_from_beginning, PERSONAL, numbers=0),
}
