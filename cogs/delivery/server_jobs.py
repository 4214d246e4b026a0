"""Jobs in servers: posting the front desk and the puzzle of the day, removing what a trial of the doctor has left."""

import discord

from cogs.base import servers
from cogs.base.services import Services
from cogs.help import trial
from cogs.server import desk
from cogs.teaching import daily_message
from data.outbox.outbox import Intent

AGAIN = 15.0
"""Seconds until a server that is unavailable is asked for again."""


class ServerJobs:
    """Runs the jobs. Raises what Discord or the network refuse."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        self._client = client
        self._services = services

    async def run(self, intent: Intent) -> float | None:
        """Returns the time until which the job must wait, if it must. In a server that the bot has left there is
        nothing to do."""
        guild = await servers.find(self._client, intent.to)
        if guild is None:
            return None
        if guild.unavailable:
            return self._services.now() + AGAIN
        if intent.kind == "trial":
            await trial.remove_all(self._client, intent)
        elif intent.kind == "puzzle":
            await daily_message.post_queued(self._services, guild, intent)
        else:
            await desk.post_queued(self._services, guild, intent)
        return None
