"""Does what is to be done in servers and belongs to no table."""

import discord

from cogs.base import servers
from cogs.base.dispatcher import AGAIN, Dispatcher
from cogs.base.services import Services
from cogs.help import trial
from cogs.server import desk
from data.outbox import server_jobs
from data.outbox.queue import QueuedMessage


class ServerJobDispatcher(Dispatcher):
    """Runs the errands of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client, services, server_jobs.ERRANDS)

    async def send(self, errand: QueuedMessage) -> float | None:
        """Does it. In a server that the bot has left there is nothing to do."""
        guild = await servers.find(self._client, errand.to)
        if guild is None:
            return None
        if guild.unavailable:
            return self._services.now() + AGAIN
        if errand.kind == server_jobs.TRIAL:
            await trial.put_away(self._client, self._services, errand)
        else:
            await desk.see_to(self._services, guild, errand)
        return None
