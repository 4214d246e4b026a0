"""Jobs in servers: the front desks, posting the puzzle of the day, removing what a trial of the doctor has left."""

import discord

from cogs.base import answers, servers
from cogs.base.services import Services
from cogs.base.transport import Transport
from cogs.help import trial
from cogs.server import desk
from cogs.teaching import daily_message
from data.outbox.outbox import Intent
from data.server import desks

AGAIN = 15.0
"""Seconds until a server that is unavailable is asked for again."""


class ServerJobs:
    """Runs the jobs. Raises what Discord or the network refuse."""

    def __init__(self, client: discord.Client, services: Services, transport: Transport) -> None:
        self._client = client
        self._services = services
        self._transport = transport

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
        elif intent.kind == "desks":
            await self._show_desks(guild)
        else:
            await desk.post_queued(self._services, guild, intent)
        return None

    async def _show_desks(self, guild: discord.Guild) -> None:
        """The front desks of a server speak its language. One that is gone, or out of reach, stays as it is."""
        words = await self._services.public_texts(guild)
        for channel_id, message_id in await desks.in_server(self._services.store.reading, guild.id):
            place = self._client.get_partial_messageable(channel_id, guild_id=guild.id)
            content, view = desk.desk_message(self._services, words)
            try:
                await self._transport.edit(place, message_id, content=content, view=answers.detach(view))
            except discord.HTTPException as error:
                if error.status not in (403, 404):
                    raise
