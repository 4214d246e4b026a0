"""What is known of servers. Discord sends a server's events only to the process with its shard; any process serves
any table, so what the others need is kept in the store, or requested from Discord."""

import asyncio
from collections.abc import Iterable

import discord

from cogs.base.services import Services
from data.server import guilds


async def hear(services: Services, guilds_seen: Iterable[discord.Guild]) -> None:
    """Stores the languages of servers that are new or have changed."""
    spoken = {guild.id: str(guild.preferred_locale) for guild in guilds_seen if not guild.unavailable}
    await guilds.hear(services.store, spoken)


async def find(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """A server with its roles, its channels and the bot's own membership: from the cache, else from Discord, which
    takes three requests. ``None`` where the bot is no member. Raises what else Discord or the network refuse."""
    known = client.get_guild(guild_id)
    if known is not None or client.user is None:
        return known
    try:
        guild = await client.fetch_guild(guild_id, with_counts=False)
        channels, own = await asyncio.gather(guild.fetch_channels(), guild.fetch_member(client.user.id))
    except (discord.NotFound, discord.Forbidden):
        return None
    # discord.py 2.7.1 fills these only from gateway events. This server is in no cache, so nothing else sees it.
    for channel in channels:
        guild._add_channel(channel)
    guild._add_member(own)
    return guild
