"""Moving a table to another channel: where to, and the permissions it needs. Each function answers an acknowledged
interaction."""

import discord
from discord import app_commands

from cogs.base import answers, custom_ids, servers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.kit import lists
from cogs.kit.verbs import Verb, at_table
from cogs.permissions import required
from cogs.permissions.rows import MOVING_AWAY
from data.lobby import relocation
from data.lobby.opening import check_channel
from data.server import guilds
from data.tables.table_row import TableRow
from render.words.text import Texts
from rules.core.errors import TableError

MOST_LISTED = 25
"""Entries of a list, Discord's limit."""


async def ask(context: Context, table_id: int) -> None:
    """Asks for the new channel: from Discord's list of the server's channels, or in a direct message from a list of
    the suitable ones."""
    row = await context.services.tables.row(table_id)
    words, guild = context.words, await servers.reach(context.interaction.client, row.guild_id)
    relocation.must_be_movable(row, context.user.id, is_homeless(guild, row))
    view = discord.ui.View(timeout=None)
    custom_id, asked = custom_ids.make("move-to", row.id), words.t("move-where")
    if context.guild_id == row.guild_id:
        kinds = [discord.ChannelType.text] + ([] if row.private else [discord.ChannelType.news])
        view.add_item(
            discord.ui.ChannelSelect[discord.ui.View](custom_id=custom_id, placeholder=asked, channel_types=kinds)
        )
    else:
        member = await servers.member_of(guild, context.user)
        settings = await guilds.guild(context.services.store.reading, row.guild_id)
        fitting = [one for one in guild.text_channels if _fits(words, settings, row, one, member)]
        if not fitting:
            raise TableError("move-nowhere")
        options = [(f"#{channel.name}", str(channel.id)) for channel in fitting[:MOST_LISTED]]
        view.add_item(lists.select(custom_id, asked, options))
    about = "move-about-private" if row.private else "move-about"
    await answers.show(context, words.t(about), view=view)


async def move(context: Context, press: Pressed) -> None:
    if not press.values[0].isdecimal():
        raise TableError("button-unknown")
    await _move(context, press.table_id, int(press.values[0]))


async def move_typed(context: Context, table_id: int, channel: app_commands.AppCommandChannel) -> None:
    await _move(context, table_id, channel.id)


async def _move(context: Context, table_id: int, channel_id: int) -> None:
    services = context.services
    row = await services.tables.row(table_id)
    words, guild = context.words, await servers.reach(context.interaction.client, row.guild_id)
    deleted = row.channel_id if is_homeless(guild, row) else None
    relocation.must_be_movable(row, context.user.id, deleted is not None)
    channel, user = guild.get_channel(channel_id), context.user
    if not isinstance(channel, discord.TextChannel):
        raise TableError("move-not-there")
    member = await servers.member_of(guild, user)
    check(words, await guilds.guild(services.store.reading, row.guild_id), row, channel, member)
    now = services.now()
    await relocation.move(services.tables, table_id, user.id, channel_id, context.id, now, deleted=deleted)
    services.wake()
    await answers.show(context, words.t("move-done", channel=channel.mention), view=discord.ui.View())


def check(
    words: Texts, settings: guilds.Guild, row: TableRow, channel: discord.TextChannel, member: discord.Member
) -> None:
    """Raises ``TableError`` if the table cannot be played in the channel: the server wants its tables elsewhere,
    Discord has no private threads there, or the bot or the user lacks a permission."""
    check_channel(settings, channel.id)
    if row.private and channel.is_news():
        raise TableError("private-not-here")
    required.check_person(words, channel.permissions_for(member), channel.id)
    required.check_there(words, channel.permissions_for(channel.guild.me), channel.id, private=row.private)


def _fits(
    words: Texts, settings: guilds.Guild, row: TableRow, channel: discord.TextChannel, member: discord.Member
) -> bool:
    try:
        check(words, settings, row, channel, member)
    except TableError:
        return False
    return True


def is_homeless(guild: discord.Guild, row: TableRow) -> bool:
    """Whether the channel of a table has been deleted."""
    return guild.get_channel(row.channel_id) is None


VERBS = {
    "move-ask": Verb(at_table(ask), MOVING_AWAY, private=True),
    "move-to": Verb(move, MOVING_AWAY, selects=True),
}
