"""The front desk: the message of a channel from which everything begins with buttons, lists and dialogs, for people who
type no commands.

Its custom ids name nothing, so that it works for ever. One a channel: posted anew it moves, and the old one leads
there. What is posted is kept afterwards: should the process die between the two, a desk more stands in the channel,
which works as well.
"""

import contextlib
import logging
from dataclasses import dataclass

import aiohttp
import discord

from cogs import answers
from cogs.answers import Interaction
from cogs.panels import custom_ids
from cogs.panels.custom_ids import Pressed
from cogs.panels.offers import Offer, add_row
from cogs.services import Services, link_of
from data import desks
from render.core.text import Texts
from rules.core.errors import TableError

PRIMARY = discord.ButtonStyle.primary

ROWS: tuple[tuple[Offer, ...], ...] = (
    (
        Offer("button-open", "open", PRIMARY),
        Offer("button-private", "private-ask"),
        Offer("button-lobbies", "lobbies"),
        Offer("button-seek", "seek"),
        Offer("button-games", "games"),
    ),
    (
        Offer("button-help", "help"),
        Offer("button-rulebooks", "rulebooks"),
        Offer("button-stats", "stats"),
    ),
    (Offer("button-settings", "rhythm-show"), Offer("button-report", "report-any")),
)
"""What stands on the desk, row by row. Each answers privately; a new table alone is seen by everybody."""

_log = logging.getLogger("ziggurat.desk")


@dataclass(frozen=True)
class Posted:
    """A desk that stands in a channel now, and whether it is pinned there."""

    message: discord.Message
    pinned: bool


def desk_message(services: Services, words: Texts) -> tuple[str, discord.ui.View]:
    """What the desk says, and its buttons."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(ROWS):
        add_row(view, words, number, row)
    quickest = services.quickest()
    minutes = min(quickest.minutes.values())
    games = words.enumerate([words.game(game.info) for game in services.tables.games.values()])
    return words.t("desk-text", games=games, quickest=words.game(quickest), minutes=minutes), view


async def post(services: Services, channel: discord.TextChannel) -> Posted:
    """Posts the desk in a channel, pins it where that is allowed, and retires the one before. Raises what Discord
    refuses of the message itself."""
    guild = channel.guild
    words = await services.public_texts(guild)
    content, view = desk_message(services, words)
    message = await channel.send(content, view=answers.detach(view), silent=True, allowed_mentions=answers.NOBODY)
    before = await services.store.write(lambda transaction: desks.keep(transaction, guild.id, channel.id, message.id))
    pinned = await _pin(message)
    if before is not None:
        link = link_of(guild.id, channel.id, message.id)
        await _retire(channel.get_partial_message(before), words.t("desk-moved", link=link))
    return Posted(message, pinned)


async def _pin(message: discord.Message) -> bool:
    try:
        await message.pin()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        _log.info("a front desk stays unpinned: %s", error)
        return False
    return True


async def _retire(old: discord.PartialMessage, text: str) -> None:
    """The desk before leads to the new one. Its buttons would still answer, so a failure is no harm."""
    for work in (old.edit(content=text, view=None, allowed_mentions=answers.NOBODY), old.unpin()):
        with contextlib.suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await work


async def greet(services: Services, guild: discord.Guild) -> None:
    """The bot has come to a server: the desk is posted where everybody is greeted, else in the first channel where the
    bot may write; where there is none, nothing is posted."""
    for channel in filter(None, (guild.system_channel, *guild.text_channels)):
        allowed = channel.permissions_for(guild.me)
        if not (allowed.view_channel and allowed.send_messages):
            continue
        try:
            await post(services, channel)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            _log.warning("no front desk in a new server: %s", error)
            if isinstance(error, discord.Forbidden):
                continue
        return


async def post_here(services: Services, interaction: Interaction) -> None:
    """Posts the desk where the interaction happens."""
    await _post_in(services, interaction, interaction.channel_id or 0)


async def post_there(services: Services, interaction: Interaction, press: Pressed) -> None:
    """Posts the desk in the channel that was chosen."""
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await _post_in(services, interaction, int(press.values[0]))


async def _post_in(services: Services, interaction: Interaction, channel_id: int) -> None:
    """Raises ``TableError`` where the desk cannot stand there."""
    words, guild = answers.texts_for(interaction), interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise TableError("desk-not-here")
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages):
        raise TableError("desk-not-allowed", place=f"<#{channel.id}>")
    posted = await post(services, channel)
    link = link_of(guild.id, channel.id, posted.message.id)
    await answers.show(interaction, words.t("desk-posted" if posted.pinned else "desk-unpinned", link=link))


def post_controls(view: discord.ui.View, words: Texts) -> None:
    """What a manager of the server posts the desk with: in a channel from a list."""
    view.add_item(
        discord.ui.ChannelSelect[discord.ui.View](
            custom_id=custom_ids.make("desk-there"),
            placeholder=words.t("desk-where"),
            channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        )
    )
