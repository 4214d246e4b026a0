"""Vacation: one private page with a switch for all tables, and the notices about it."""

import discord

from cogs.base import answers, custom_ids, users
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit.clock_words import stamp_of
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import PERSONAL
from data.engines.store import Transaction
from data.seats import vacations
from data.seats.vacations import HOURS, Vacation
from data.tournaments import round_tables
from render.words.text import Texts
from rules.table.clock import DAY, HOUR

PER_DAY = DAY // HOUR


async def show_page(context: Context, note: str = "") -> None:
    """The state of the member's vacation, and the switches."""
    tables, words, now = context.services.tables, context.words, context.now()
    vacation = await vacations.up_to_date(tables, context.user.id, now)
    lines = [note, *await page_lines(tables.store.reading, words, vacation, now)]
    await answers.show(context, "\n".join(filter(None, lines)), view=page_view(words, vacation, now))


async def page_lines(transaction: Transaction, words: Texts, vacation: Vacation, now: float) -> list[str]:
    """The lines of the page."""
    days, hours = divmod(vacation.hours_left(now), PER_DAY)
    state = (
        words.t("vacation-off") if vacation.until is None else words.t("vacation-on", stamp=stamp_of(vacation.until))
    )
    left = words.t("duration-days", count=days)
    if hours:
        part = words.t("duration-hours", count=hours)
        left = words.t("duration-both", days=left, hours=part) if days else part
    left = words.t("vacation-left", left=left, all=words.t("duration-days", count=HOURS // PER_DAY))
    by_itself = words.t("vacation-by-itself" if vacation.automatic else "vacation-by-hand")
    about = words.t("vacation-about-by-itself" if vacation.by_itself else "vacation-about")
    going_on = []
    if found := await round_tables.limits_of(transaction, vacation.user_id):
        limit = min((one for one in found if one is not None), default=None)
        going_on = [words.t("vacation-tournaments", limited=limit is not None, stamp=stamp_of(limit))]
    return [f"**{state}**", left, about, *going_on, by_itself]


def moved_line(words: Texts, vacation: Vacation) -> str:
    """The notice after a move: the vacation has ended, or goes on."""
    return words.t("vacation-ended-by-move" if vacation.since is None else "vacation-goes-on")


def page_view(words: Texts, vacation: Vacation, now: float) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    if vacation.since is not None:
        _add(view, words.t("button-vacation-end"), "vacation-end", discord.ButtonStyle.primary)
    elif vacation.hours_left(now):
        _add(view, words.t("button-vacation-begin"), "vacation-begin", discord.ButtonStyle.primary)
    if vacation.automatic:
        _add(view, words.t("button-vacation-by-hand"), "vacation-by-hand")
    else:
        _add(view, words.t("button-vacation-by-itself"), "vacation-by-itself")
    return view


async def begin(context: Context, press: Pressed) -> None:
    """Begins a vacation, at all tables."""
    user_id, now = context.user.id, context.now()

    async def work(transaction: Transaction) -> None:
        await vacations.begin(context.services.tables, transaction, user_id, now, now)

    await users.meet(context)
    await _do(context, work)


async def end(context: Context, press: Pressed) -> None:
    user_id, now = context.user.id, context.now()

    async def work(transaction: Transaction) -> None:
        await vacations.end(context.services.tables, transaction, user_id, now)

    await _do(context, work)


async def set_automatic(context: Context, press: Pressed) -> None:
    """Lets vacations begin automatically."""
    await _set_automatic(context, True)


async def set_manual(context: Context, press: Pressed) -> None:
    """Vacations no longer begin automatically."""
    await _set_automatic(context, False)


async def _set_automatic(context: Context, automatic: bool) -> None:
    user_id = context.user.id
    await _do(context, lambda transaction: vacations.set_automatic(transaction, user_id, automatic))


async def _do(context: Context, work: vacations.Work) -> None:
    await context.services.store.write(work)
    context.services.wake()
    await show_page(context)


def _add(
    view: discord.ui.View,
    label: str,
    verb: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> None:
    view.add_item(discord.ui.Button(label=label, custom_id=custom_ids.make(verb), style=style))


VERBS = {
    "vacation": Verb(anywhere(show_page), PERSONAL, numbers=0, private=True, direct=True),
    "vacation-begin": Verb(begin, PERSONAL, numbers=0),
    "vacation-end": Verb(end, PERSONAL, numbers=0),
    "vacation-by-itself": Verb(set_automatic, PERSONAL, numbers=0),
    "vacation-by-hand": Verb(set_manual, PERSONAL, numbers=0),
}
