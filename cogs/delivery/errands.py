"""Does what is to be done in servers and belongs to no table."""

import discord

from cogs import servers
from cogs.delivery import trial
from cogs.delivery.courier import AGAIN, Courier
from cogs.panels import desk
from cogs.services import Services
from data import errands
from data.promises import Promise


class Errands(Courier):
    """Runs the errands of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client, services, errands.ERRANDS)

    async def send(self, errand: Promise) -> float | None:
        """Does it. In a server that the bot has left there is nothing to do."""
        guild = await servers.find(self._client, errand.to)
        if guild is None:
            return None
        if guild.unavailable:
            return self._services.now() + AGAIN
        if errand.kind == errands.TRIAL:
            await trial.put_away(self._client, self._services, errand)
        else:
            await desk.see_to(self._services, guild, errand)
        return None
