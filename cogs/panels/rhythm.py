"""How somebody is rung: shown on one private page, and changed in one dialog or by typed options."""

from collections.abc import Sequence
from datetime import datetime

import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import board, custom_ids
from cogs.panels.custom_ids import Pressed
from cogs.services import Services
from data import people, waits, zones
from data.people import Person
from data.rhythm import LEAST_HOURS, LONGEST_QUIET, MOST_HOURS, Quiet
from data.store import Transaction
from render.core.text import Texts
from rules.core.errors import TableError

HOURS = (0, 4, 6, 8, 12, 24, 48, 72)
"""The intervals that the dialog offers; others are typed."""
NEVER = "-"
"""Stands for an hour in the dialog where there is to be no quiet time."""
FIELDS = 5
"""So many fields the dialog has."""
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
    zone = zones.find(typed)
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
        await waits.replan(transaction, user_id, now)

    await services.store.write(work)
    services.wake()


async def show_rhythm(services: Services, interaction: Interaction, note: str = "") -> None:
    """The page: how the person is rung now, and a button to change it."""
    words = answers.texts_for(interaction)
    person = await people.person(services.store.reading, interaction.user.id)
    view = discord.ui.View(timeout=None)
    change = custom_ids.make("rhythm-ask")
    view.add_item(board.button(words.t("button-rhythm-change"), change, discord.ButtonStyle.primary))
    view.add_item(board.button(words.t("button-vacation"), custom_ids.make("vacation")))
    lines = [words.t("rhythm-heading"), *(f"- {line}" for line in _told(words, person, services.now()))]
    await answers.show(interaction, "\n".join(filter(None, [note, *lines])), view=view)


def _told(words: Texts, person: Person, now: float) -> list[str]:
    return [
        words.t("rhythm-ring", where=person.ring),
        words.t("rhythm-hours", hours=person.remind_hours),
        quiet_line(words, person.rhythm.quiet, now),
    ]


def quiet_line(words: Texts, quiet: Quiet | None, now: float) -> str:
    """Somebody's quiet time, and what time it is there: so they see that the zone is theirs."""
    if quiet is None:
        return words.t("rhythm-quiet-none")
    clock = f"{datetime.fromtimestamp(now, zones.zone(quiet.zone)):%H:%M}"
    return words.t("rhythm-quiet", begin=_hour(quiet.begin), end=_hour(quiet.end), zone=quiet.zone, clock=clock)


def _hour(hour: int) -> str:
    return f"{hour}:00"


async def ask(services: Services, interaction: Interaction, press: Pressed) -> discord.ui.Modal:
    """The dialog, filled in as things are now. Its fields: what rings, the interval, the quiet time's beginning, end
    and zone."""
    words = answers.texts_for(interaction)
    person = await people.person(services.store.reading, interaction.user.id)
    dialog = discord.ui.Modal(title=words.t("rhythm-title"), custom_id=custom_ids.make("rhythm"))
    rings = [(words.t("rhythm-ring-thread"), people.BY_THREAD), (words.t("rhythm-ring-dm"), people.BY_DM)]
    offered = sorted({*HOURS, person.remind_hours})
    hours = [(words.t("rhythm-choice-hours", hours=one), str(one)) for one in offered]
    begin, end = (NEVER if one is None else str(one) for one in (person.quiet_begin, person.quiet_end))
    clock = [(words.t("rhythm-choice-never"), NEVER), *((_hour(one), str(one)) for one in range(24))]
    for asked, name, options, chosen in (
        (words.t("rhythm-ask-ring"), "ring", rings, person.ring),
        (words.t("rhythm-ask-hours"), "hours", hours, str(person.remind_hours)),
        (words.t("rhythm-ask-begin"), "begin", clock, begin),
        (words.t("rhythm-ask-end"), "end", clock, end),
    ):
        dialog.add_item(_select(asked, name, options, chosen))
    zone = discord.ui.TextInput[discord.ui.Modal](
        custom_id="zone", default=person.zone or None, required=False, max_length=50
    )
    dialog.add_item(
        discord.ui.Label(text=words.t("rhythm-ask-zone"), description=words.t("rhythm-about-zone"), component=zone)
    )
    return dialog


def _select(
    asked: str, name: str, options: Sequence[tuple[str, str]], chosen: str
) -> discord.ui.Label[discord.ui.Modal]:
    select = discord.ui.Select[discord.ui.Modal](custom_id=name)
    for label, value in options:
        select.add_option(label=label, value=value, default=value == chosen)
    return discord.ui.Label(text=asked, component=select)


async def set_all(services: Services, interaction: Interaction, press: Pressed) -> None:
    """The dialog was sent in: all of it is kept, or nothing and the reason is told."""
    words = answers.texts_for(interaction)
    await answers.meet(services, interaction)
    try:
        if len(press.values) != FIELDS:
            raise TableError("button-unknown")
        rings, interval, *quiet_hours, zone = press.values
        hours = checked_hours(_number(interval))
        begin, end = (None if one == NEVER else _number(one) % 24 for one in quiet_hours)
        quiet = checked_quiet(begin, end, zone)
    except TableError as refusal:
        await show_rhythm(services, interaction, words.refusal(refusal))
        return
    ring = people.BY_DM if rings == people.BY_DM else people.BY_THREAD
    fields = {"quiet_begin": None, "quiet_end": None} if quiet is None else _fields(quiet)
    user_id = interaction.user.id
    await keep(services, user_id, remind_hours=hours, ring=ring, dm_closed_at=None, **fields)
    await show_rhythm(services, interaction, words.t("rhythm-done"))


def _number(text: str) -> int:
    """Raises ``TableError`` for what no dialog of ours sends."""
    if not text.isdecimal() or len(text) > 3:
        raise TableError("button-unknown")
    return int(text)


def zone_choices(words: Texts, typed: str, now: float) -> list[tuple[str, str]]:
    """Zones for what somebody has typed, each with what time it is there; with nothing typed that of their language."""
    found = zones.matching(typed)
    if not typed.strip() and words.language == "ja":
        found = ["Asia/Tokyo", *found]
    return [(f"{one} ({datetime.fromtimestamp(now, zones.zone(one)):%H:%M})", one) for one in found[:MOST_ZONES]]
