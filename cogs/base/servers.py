"""What is known of servers. Discord sends a server's events only to the process with its shard; any process serves
any table, so what the others need is kept in the store, or requested from Discord."""

import asyncio
from collections.abc import Iterable

import discord

from cogs.base.context import Context
from cogs.base.services import Services
from cogs.runtime.discord_errors import GONE
from data.engines.store import Transaction
from data.outbox import server_jobs
from data.server import guilds
from rules.core.errors import TableError


async def hear(services: Services, guilds_seen: Iterable[discord.Guild]) -> None:
    """Stores the languages of servers that are new or have changed; what is shown there follows."""
    spoken = {guild.id: str(guild.preferred_locale) for guild in guilds_seen if not guild.unavailable}
    changed = await guilds.unheard(services.store.surveying, spoken)

    async def work(transaction: Transaction) -> None:
        await guilds.hear(transaction, changed)
        for guild_id, _ in changed:
            await server_jobs.follow_language(transaction, guild_id, services.now())

    if changed:
        await services.store.write(work)
        services.wake()


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


async def reach(client: discord.Client, guild_id: int | None) -> discord.Guild:
    """A server, as :func:`find` does. Raises ``TableError`` if the bot has left it, or Discord cannot reach it just
    now."""
    guild = await find(client, guild_id or 0)
    if guild is None:
        raise TableError("server-gone")
    if guild.unavailable:
        raise TableError("server-unreachable")
    return guild


async def member_of(guild: discord.Guild, user: discord.abc.Snowflake) -> discord.Member:
    """A user with their rights in the server. Raises ``TableError`` if they have left it."""
    if isinstance(user, discord.Member) and user.guild.id == guild.id:
        return user
    try:
        return await guild.fetch_member(user.id)
    except discord.NotFound as error:
        if error.code not in GONE:
            raise
        raise TableError("server-left") from error


async def must_be_member(context: Context, guild_id: int | None) -> None:
    """For what happens in a server, and may be asked for in a direct message. Raises ``TableError`` if the bot or the
    user has left the server, or Discord cannot reach it just now; where there is none, nothing is asked."""
    if guild_id is not None and context.guild_id != guild_id:
        await member_of(await reach(context.interaction.client, guild_id), context.user)
