"""Does what is to be done in servers and belongs to no table."""

import discord

from cogs.delivery import trial
from cogs.delivery.courier import AGAIN, Courier
from cogs.panels import desk
from cogs.services import Services
from data import errands
from data.promises import Promise

SOON = 1.0
"""Seconds until the next look while the client does not know its servers yet."""


class Errands(Courier):
    """Runs the errands of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client, services, errands.ERRANDS)

    def is_ours(self, promise: Promise) -> bool:
        """A server is known to the process of its shard alone."""
        shards = getattr(self._client, "shard_ids", None)
        return not shards or (promise.to >> 22) % (self._client.shard_count or 1) in shards

    async def send(self, errand: Promise) -> float | None:
        """Does it. In a server that the bot has left there is nothing to do."""
        guild, now = self._client.get_guild(errand.to), self._services.now()
        if guild is None:
            return None if self._client.is_ready() else now + SOON
        if guild.unavailable:
            return now + AGAIN
        if errand.kind == errands.TRIAL:
            await trial.put_away(self._client, self._services, errand)
        else:
            await desk.see_to(self._services, guild, errand)
        return None
