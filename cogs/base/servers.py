"""What is known of servers. Discord tells of each to one process alone, the one with its shard; any process serves any
table, so what others must know is kept in the store, or asked of Discord.
"""

import asyncio
from collections.abc import Iterable

import discord

from cogs.base.services import Services
from data.server import guilds


async def hear(services: Services, heard: Iterable[discord.Guild]) -> None:
    """Servers are known, or have changed: others may have to speak their language."""
    spoken = {guild.id: str(guild.preferred_locale) for guild in heard if not guild.unavailable}
    await guilds.hear(services.store, spoken)


async def find(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """A server with its roles, its channels and the bot's own membership: as it is known here, else as Discord tells,
    which takes three requests. ``None`` where the bot is not. Raises what else Discord or the net refuse."""
    known = client.get_guild(guild_id)
    if known is not None or client.user is None:
        return known
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        channels, own = await asyncio.gather(guild.fetch_channels(), guild.fetch_member(client.user.id))
    except (discord.NotFound, discord.Forbidden):
        return None
    # discord.py 2.7.1 fills these with what the gateway says alone. Nobody else sees this server: it is in no cache.
    for channel in channels:
        guild._add_channel(channel)
    guild._add_member(own)
    return guild
