"""What is to be done in servers and belongs to no table."""

import discord

from cogs.base import servers
from cogs.base.services import Services
from cogs.help import trial
from cogs.server import desk
from data.outbox.outbox import Intent

AGAIN = 15.0
"""Seconds until Discord is asked again for a server that it does not have just now."""


class ServerJobs:
    """Does it. What Discord or the net refuse is raised."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def carry_out(self, intent: Intent) -> float | None:
        """Answers until when it must wait, where it must. In a server that the bot has left there is nothing to do."""
        guild = await servers.find(self._client, intent.to)
        if guild is None:
            return None
        if guild.unavailable:
            return self._services.now() + AGAIN
        if intent.kind == "trial":
            await trial.put_away(self._client, intent)
        else:
            await desk.see_to(self._services, guild, intent)
        return None
