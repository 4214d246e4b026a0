"""The permissions of the bot, and of a member, that a table needs in a channel."""

import discord

from cogs.base import servers
from cogs.base.context import Context
from data.lobby.opening import OpeningRequest, permit
from render.words.text import Texts
from rules.core.errors import TableError

HERE = ("send_messages", "create_public_threads", "send_messages_in_threads", "attach_files")
"""For a table that is opened by answering an interaction."""
ELSEWHERE = ("view_channel", *HERE)
"""For a table that is posted without an interaction."""
PRIVATE = ("view_channel", "create_private_threads", "send_messages_in_threads", "attach_files")
"""For a private table."""
PERSON = ("view_channel", "send_messages_in_threads")
"""For a member who brings a table to a channel."""


def check_here(words: Texts, allowed: discord.Permissions) -> None:
    """Raises ``TableError`` if the bot lacks what an open table needs in the channel of an interaction."""
    lacking = _lacking(words, allowed, HERE)
    if lacking:
        raise TableError("bot-lacks-permission", permissions=lacking)


def check_there(words: Texts, allowed: discord.Permissions, channel_id: int, *, private: bool) -> None:
    """Raises ``TableError`` naming the channel if the bot lacks what a table needs there."""
    lacking = _lacking(words, allowed, PRIVATE if private else ELSEWHERE)
    if lacking:
        raise TableError("bot-lacks-permission-in", permissions=lacking, channel=f"<#{channel_id}>")


async def ask_there(context: Context, guild_id: int | None, channel_id: int, *, private: bool) -> None:
    """Raises ``TableError`` if no table can be opened for the user in a channel other than that of an interaction: the
    bot or they have left the server, the channel was deleted or is closed to the bot, or it is a forum."""
    guild = await servers.reach(context.interaction.client, guild_id)
    await servers.member_of(guild, context.user)
    channel = guild.get_channel(channel_id)
    if channel is None:
        raise TableError("channel-gone")
    _must_hold_tables(channel)
    check_there(context.words, channel.permissions_for(guild.me), channel.id, private=private)


async def ask_to_open(
    context: Context, channel_id: int | None = None, *, private: bool = False, direct: bool = False
) -> OpeningRequest:
    """Checks everything that opening a table needs: the bot's permissions, the settings of the server, and the
    ceilings, which are checked again when the table is written. The channel is that of the interaction, unless
    another is given. A ``direct`` table needs no server. Raises ``TableError``."""
    services, channel = context.services, context.interaction.channel
    words, place = context.words, channel_id or context.channel_id or 0
    if isinstance(channel, discord.Thread):
        _must_hold_tables(channel.parent)
    if context.guild_id is None:
        if not direct:
            raise TableError("table-in-server")
    elif private:
        check_there(words, context.interaction.app_permissions, place, private=True)
    else:
        check_here(words, context.interaction.app_permissions)
    request = OpeningRequest(context.guild_id, place, context.user.id, manages(context, context.guild_id))
    await permit(services.store.reading, services.tables.ceilings, request, services.now())
    return request


def _must_hold_tables(channel: discord.abc.GuildChannel | None) -> None:
    """Raises ``TableError`` for a forum, which holds posts alone."""
    if isinstance(channel, discord.ForumChannel):
        raise TableError("lobby-in-thread")


def manages(context: Context, guild_id: int | None) -> bool:
    """Whether the user may manage a server, as far as the interaction says: it does so only for its own server."""
    return guild_id is not None and context.guild_id == guild_id and context.interaction.permissions.manage_guild


def check_person(words: Texts, allowed: discord.Permissions, channel_id: int) -> None:
    """Raises ``TableError`` if a member could not play in the channel."""
    lacking = _lacking(words, allowed, PERSON)
    if lacking:
        raise TableError("you-lack-permission-in", permissions=lacking, channel=f"<#{channel_id}>")


def _lacking(words: Texts, allowed: discord.Permissions, needed: tuple[str, ...]) -> str:
    missing = [name for name in needed if not getattr(allowed, name)]
    return words.enumerate([words.t(f"permission-{name.replace('_', '-')}") for name in missing]) if missing else ""
