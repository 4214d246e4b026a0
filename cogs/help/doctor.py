"""The doctor: whether the bot has in a server all permissions that tables need, what it lacks, where, and how to
grant it; and a trial of all of it. For members who manage the server."""

import contextlib
from collections.abc import Iterable

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services
from cogs.help import checkup, trial
from cogs.help.checkup import Lack
from cogs.help.trial import Trial, TrialOutcome, TrialStep
from cogs.kit.button_rows import ButtonOffer, add_row
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import MANAGING
from data.outbox import outbox, server_jobs
from data.outbox.outbox import Intent
from data.processes.processes import ClaimLost
from data.server import desks, guilds
from render.words.fitting import MESSAGE, cut
from render.words.numbers import decimal
from render.words.text import Texts
from rules.core.errors import TableError

PAGE = (
    ButtonOffer("button-doctor-again", "doctor-again"),
    ButtonOffer("button-trial", "trial", discord.ButtonStyle.primary),
)
"""The buttons of the page."""
REPORT = (
    ButtonOffer("button-trial-press", "trial-press", discord.ButtonStyle.primary),
    ButtonOffer("button-doctor", "doctor"),
)
"""The buttons of the report of a trial: pressing the first is the last step."""

MOST_NAMED = 20
"""The most channels that are named before what they lack."""

NEEDS = {
    TrialStep.MESSAGE: ("view_channel", "send_messages"),
    TrialStep.THREAD: ("create_public_threads", "read_message_history"),
    TrialStep.PICTURE: ("attach_files", "send_messages_in_threads"),
    TrialStep.EDIT: ("attach_files",),
}
"""The permissions that a step needs."""


async def show_doctor(context: Context) -> None:
    """Shows the page. Raises ``TableError`` outside of a server."""
    words, guild = context.words, _guild(context)
    settings = await guilds.guild(context.services.store.reading, guild.id)
    known = await desks.channels(context.services.store.reading, guild.id)
    here = _here(context)
    ids = list(dict.fromkeys([*([here.id] if here is not None else []), *settings.channels, *known]))
    found = [guild.get_channel(channel_id) for channel_id in ids]
    channels = [one for one in found if isinstance(one, discord.TextChannel)]
    lacks = checkup.lacking(channels)
    lines = [words.t(_verdict(lacks), places=_places(words, channels) or "none")]
    lines += _of_this_place(words, context)
    if any(guild.get_channel(channel_id) is None for channel_id in settings.channels):
        lines.append(words.t("doctor-channel-gone"))
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, PAGE)
    await answers.show(context, _within(words, lines, [_lack_text(words, one) for one in lacks]), view=view)


def _guild(context: Context) -> discord.Guild:
    if context.guild is None or context.guild.me is None:
        raise TableError("doctor-not-here")
    return context.guild


def _here(context: Context) -> discord.TextChannel | None:
    """The channel of an interaction, or that of its thread, where tables can be played there."""
    channel = context.interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return channel if isinstance(channel, discord.TextChannel) else None


def _places(words: Texts, channels: list[discord.TextChannel]) -> str:
    """The channels that were looked at: the first few of very many, and how many more."""
    named, more = [one.mention for one in channels[:MOST_NAMED]], len(channels) - MOST_NAMED
    return words.t("doctor-places", place_list=named, more=more) if more > 0 else words.enumerate(named)


def _verdict(lacks: list[Lack]) -> str:
    if any(one.severe for one in lacks):
        return "doctor-ill"
    return "doctor-fair" if lacks else "doctor-well"


def _of_this_place(words: Texts, context: Context) -> Iterable[str]:
    """Other problems of this channel."""
    place = f"<#{context.channel_id}>"
    if _here(context) is None:
        yield words.t("doctor-wrong-kind", place=place)
    if isinstance(context.interaction.channel, discord.Thread) and context.interaction.channel.locked:
        yield words.t("doctor-locked", place=place)


def _lack_text(words: Texts, lack: Lack) -> str:
    """One place: what is missing, what that breaks, and how to grant it in Discord's menus."""
    lines = [words.t(f"doctor-in-{lack.level}", place=lack.place)]
    for permission in lack.permissions:
        key = permission.replace("_", "-")
        lines.append(
            words.t("doctor-lack", permission=words.t(f"permission-{key}"), harm=words.t(f"doctor-harm-{key}"))
        )
    return "\n".join([*lines, words.t(f"doctor-how-{lack.level}", who=lack.who)])


def _within(words: Texts, lines: list[str], blocks: list[str]) -> str:
    """As many places as fit a message, and the count of the others."""
    shown = "\n".join(lines)
    for number, block in enumerate(blocks):
        longer = f"{shown}\n\n{block}"
        if len(longer) > MESSAGE:
            return cut(f"{shown}\n\n{words.t('doctor-more', count=len(blocks) - number)}", MESSAGE)
        shown = longer
    return shown


# --- the trial ------------------------------------------------------------------------------------------------------


async def try_out(context: Context) -> None:
    """Tries everything in this channel and reports the results. Raises ``TableError`` if a trial is running in the
    server, or no table can be played here."""
    services = context.services
    words, guild, channel = context.words, _guild(context), _here(context)
    if channel is None:
        raise TableError("trial-not-here", place=f"<#{context.channel_id}>")
    now, channel_id, me = services.now(), channel.id, services.process.id
    public = await services.public_texts(guild)
    content = public.t("trial-message")
    intent = await services.store.write(
        lambda transaction: server_jobs.begin_trial(transaction, guild.id, channel_id, content, now, me)
    )
    tried = Trial(context.interaction.client, services, intent, public)
    try:
        await tried.run(context.user.id, words.t("trial-dm", server=guild.name))
    finally:
        await _retry_removal(services, intent)
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, REPORT)
    await answers.show(context, _report(words, channel, tried.outcomes), view=view)


async def _retry_removal(services: Services, intent: Intent) -> None:
    """Retries later what could not be removed; if nothing is left, the row is gone."""
    later = services.now() + server_jobs.SOON
    with contextlib.suppress(ClaimLost):
        await services.store.write(lambda transaction: outbox.put_off(transaction, intent, later))
    services.wake()


def _report(words: Texts, channel: discord.TextChannel, outcomes: list[TrialOutcome]) -> str:
    well = all(one.seconds is not None for one in outcomes)
    lines = [words.t("trial-well" if well else "trial-ill", place=channel.mention)]
    lines += [_line(words, channel, one) for one in outcomes]
    if not channel.permissions_for(channel.guild.me).manage_threads:
        lines.append(words.t("trial-archived"))
    return "\n".join([*lines, words.t("trial-press")])


def _line(words: Texts, channel: discord.TextChannel, outcome: TrialOutcome) -> str:
    """One step: its duration, or why it failed."""
    step = words.t(f"trial-step-{outcome.step}")
    if outcome.seconds is not None:
        return words.t("trial-done", step=step, seconds=decimal(words.language, outcome.seconds, 1))
    if not outcome.cause:
        return words.t("trial-skipped", step=step)
    missing = checkup.missing(channel, NEEDS.get(outcome.step, ()))
    names = words.enumerate([words.t(f"permission-{one.replace('_', '-')}") for one in missing])
    cause = words.t(outcome.cause, place=channel.mention, permissions=names or "none", seconds=int(trial.PATIENCE))
    return words.t("trial-failed", step=step, cause=cause)


async def pressed(context: Context, press: Pressed) -> None:
    """The button of the report was pressed: shows that it works, and the seconds from press to acknowledgement. They
    compare Discord's clock with ours, so they are approximate."""
    words = context.words
    seconds = max(0.0, context.now() - context.interaction.created_at.timestamp())
    before = context.interaction.message.content if context.interaction.message is not None else ""
    text = before.replace(words.t("trial-press"), "").rstrip()
    line = words.t("trial-done", step=words.t("trial-step-button"), seconds=decimal(words.language, seconds, 1))
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, REPORT[1:])
    await answers.show(context, f"{text}\n{line}", view=view)


VERBS = {
    "doctor": Verb(anywhere(show_doctor), MANAGING, numbers=0, private=True),
    "doctor-again": Verb(anywhere(show_doctor), MANAGING, numbers=0),
    "trial": Verb(anywhere(try_out), MANAGING, numbers=0, private=True),
    "trial-press": Verb(pressed, MANAGING, numbers=0),
}
