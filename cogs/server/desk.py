"""The front desk: the message of a channel from which everything begins with buttons, lists and dialogs, without
typed commands.

Its custom ids hold no numbers, so it works for ever. There is one per channel: posted anew, the old one links to it.
Its row stays in the outbox until all of that is done: if the process dies in between, the next one continues.
"""

import contextlib
import logging
from dataclasses import dataclass

import aiohttp
import discord

from cogs.base import answers, custom_ids
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.base.services import Services, link_of
from cogs.base.transport import (
    LOOKED_AT,
    custom_ids_of,
    id_at,
    nonce,
    time_limit,
)
from cogs.kit.button_rows import ButtonOffer, about_lines, add_row, offered
from cogs.kit.verbs import Verb, anywhere
from cogs.permissions.rows import MANAGING, PERSONAL
from data.engines.store import Transaction
from data.outbox import outbox, server_jobs
from data.outbox.outbox import Intent
from data.processes.processes import ClaimLost
from data.server import desks
from render.words.text import Texts
from rules.core.errors import TableError

PRIMARY = discord.ButtonStyle.primary

ROW: tuple[ButtonOffer, ...] = (
    ButtonOffer("button-open", "open", PRIMARY),
    ButtonOffer("button-others", "desk-others"),
    ButtonOffer("button-games", "games"),
    ButtonOffer("button-help", "help"),
    ButtonOffer("button-desk-more", "desk-more"),
)
"""The buttons of the desk. Each answers privately; only a new table is public."""

OTHERS: tuple[ButtonOffer, ...] = (
    offered("button-lobbies", "lobbies", "desk-about-lobbies", PRIMARY),
    offered("button-seek", "seek", "desk-about-seek"),
    offered("button-private", "private-ask", "desk-about-private"),
    offered("button-tournaments", "tournaments", "desk-about-tournaments"),
)
"""Ways to find other players."""

FURTHER: tuple[ButtonOffer, ...] = (
    offered("button-settings", "reminders-show", "desk-about-settings"),
    offered("button-stats", "stats", "desk-about-stats"),
    offered("button-puzzle", "puzzles", "desk-about-puzzles"),
    offered("button-rulebooks", "rulebooks", "desk-about-rulebooks"),
    offered("button-import", "import", "desk-about-import"),
    offered("button-report", "report-any", "desk-about-report"),
)
"""Less common actions."""

IN_ROW = 5
"""Buttons of a row, Discord's limit."""

MARK = ROW[-1].verb
"""The verb of a button that only a desk has."""

_log = logging.getLogger("ziggurat.desk")


@dataclass(frozen=True)
class Posted:
    """A front desk in a channel, and whether it is pinned."""

    message: discord.PartialMessage
    pinned: bool


def desk_message(services: Services, words: Texts) -> tuple[str, discord.ui.View]:
    """The text of the desk, and its buttons."""
    view = discord.ui.View(timeout=None)
    add_row(view, words, 0, ROW)
    quickest = services.quickest()
    minutes = quickest.usual_minutes
    games = words.enumerate([words.game(game.info) for game in services.tables.games.values()])
    return words.t("desk-text", games=games, quickest=words.game(quickest), minutes=minutes), view


async def post(services: Services, channel: discord.TextChannel, job: Intent, since: int | None = None) -> Posted:
    """Posts the desk in a channel, pins it if allowed, and retires the previous one. Continues where an earlier try
    ended; what may have arrived is searched for after the id ``since``. Raises what Discord refuses of the message
    itself."""
    store, guild = services.store, channel.guild
    words = await services.public_texts(guild)
    if "message" not in job.payload:
        posted = await _arrived(services, channel, since) or await _send(services, channel, words, job)

        async def work(transaction: Transaction) -> Intent:
            before = await desks.keep(transaction, guild.id, channel.id, posted)
            return await outbox.note(transaction, job, message=posted, before=before)

        job = await store.write(work)
    message = channel.get_partial_message(job.payload["message"])
    pinned, before = await _pin(message), job.payload["before"]
    if before not in (None, message.id):
        link = link_of(guild.id, channel.id, message.id)
        await _retire(channel.get_partial_message(before), words.t("desk-moved", link=link))
    return Posted(message, pinned)


async def _send(services: Services, channel: discord.TextChannel, words: Texts, job: Intent) -> int:
    """Sends the desk and returns its id; its nonce keeps Discord from taking it twice."""
    content, view = desk_message(services, words)
    sent = await channel.send(
        content, view=answers.detach(view), nonce=nonce(job), silent=True, allowed_mentions=answers.NOBODY
    )
    return sent.id


async def _arrived(services: Services, channel: discord.TextChannel, since: int | None) -> int | None:
    """The desk of an earlier try whose response was lost: newer than the known one."""
    if since is None:
        return None
    since = max(since, await desks.of(services.store.reading, channel.id) or 0)
    async for sent in channel.history(limit=LOOKED_AT, after=discord.Object(since)):
        if sent.author.id == channel.guild.me.id and custom_ids.make(MARK) in custom_ids_of(sent):
            return sent.id
    return None


async def _pin(message: discord.PartialMessage) -> bool:
    try:
        await message.pin()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        _log.info("a front desk stays unpinned: %s", error)
        return False
    return True


async def _retire(old: discord.PartialMessage, text: str) -> None:
    """The previous desk links to the new one. Its buttons still work, so a failure does no harm."""
    for work in (old.edit(content=text, view=None, allowed_mentions=answers.NOBODY), old.unpin()):
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await work


async def show_others(context: Context) -> None:
    """Ways to find other players."""
    await _show_group(context, "desk-others", OTHERS)


async def show_further(context: Context) -> None:
    """Less common actions."""
    await _show_group(context, "desk-further", FURTHER)


async def _show_group(context: Context, heading: str, offers: tuple[ButtonOffer, ...]) -> None:
    words, view = context.words, discord.ui.View(timeout=None)
    for row, first in enumerate(range(0, len(offers), IN_ROW)):
        add_row(view, words, row, offers[first : first + IN_ROW])
    await answers.show(context, "\n".join([words.t(heading), *about_lines(words, offers)]), view=view)


async def greet(services: Services, guild_id: int) -> None:
    """The bot was added to a server: queues a front desk, and tries again what could not be shown since it was
    removed."""
    now = services.now()

    async def work(transaction: Transaction) -> None:
        await server_jobs.put_desk(transaction, guild_id, now)
        await outbox.try_again(transaction, guild_id, now)

    await services.store.write(work)
    services.wake()


async def furnish(services: Services, guild_id: int) -> None:
    """The same for a server that had the bot before, unless it has a desk."""
    if not await desks.channels(services.store.reading, guild_id):
        await greet(services, guild_id)


async def post_queued(services: Services, guild: discord.Guild, job: Intent) -> None:
    """Posts the requested desk: in its channel, else in the server's system channel, or in the first channel where
    the bot may write. Without one, nothing is posted."""
    since = None if job.tried_at is None and "channel" not in job.payload else id_at(job.made_at)
    for channel in _candidates(guild, job):
        allowed = channel.permissions_for(guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            continue
        if not services.process.is_sure:
            raise ClaimLost("the process may have been given up")
        try:
            await post(services, channel, job, since)
        except discord.Forbidden as error:
            _log.warning("no front desk in a channel: %s", error)
            continue
        return


def _candidates(guild: discord.Guild, job: Intent) -> list[discord.TextChannel]:
    """Channels for the desk, the best first."""
    if "channel" in job.payload:
        asked = guild.get_channel(job.payload["channel"])
        return [asked] if isinstance(asked, discord.TextChannel) else []
    return [channel for channel in (guild.system_channel, *guild.text_channels) if channel is not None]


async def post_here(context: Context) -> None:
    """Posts the desk in the channel of the interaction."""
    await _post_in(context, context.channel_id or 0)


async def post_there(context: Context, press: Pressed) -> None:
    """Posts the desk in the chosen channel."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await _post_in(context, int(press.values[0]))


async def _post_in(context: Context, channel_id: int) -> None:
    """Raises ``TableError`` if the desk cannot be posted there."""
    services = context.services
    words, guild = context.words, context.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise TableError("desk-not-here")
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        raise TableError("desk-not-allowed", place=f"<#{channel.id}>")
    guild_id, now, me = guild.id, services.now(), services.process.id
    job = await services.store.write(
        lambda transaction: server_jobs.put_desk_in(transaction, guild_id, channel_id, now, me)
    )
    try:
        async with time_limit(context.interaction.client, server_jobs.ANSWERING / 2):
            posted = await post(services, channel, job)
    except (discord.Forbidden, discord.NotFound):
        await services.store.write(lambda transaction: outbox.mark_done(transaction, job))
        raise
    await services.store.write(lambda transaction: outbox.mark_done(transaction, job))
    link = link_of(guild.id, channel.id, posted.message.id)
    await answers.show(context, words.t("desk-posted" if posted.pinned else "desk-unpinned", link=link))


def post_controls(view: discord.ui.View, words: Texts) -> None:
    """The list of channels from which a manager of the server posts the desk."""
    view.add_item(
        discord.ui.ChannelSelect[discord.ui.View](
            custom_id=custom_ids.make("desk-there"),
            placeholder=words.t("desk-where"),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        )
    )


VERBS = {
    "desk-others": Verb(anywhere(show_others), PERSONAL, numbers=0, private=True, direct=True),
    "desk-more": Verb(anywhere(show_further), PERSONAL, numbers=0, private=True, direct=True),
    "desk-there": Verb(post_there, MANAGING, numbers=0, private=True, selects=True),
}
