"""Announcements of tournaments in their channels, drawn when they are sent. The message that shows a tournament is
edited, or posted anew if that fails."""

import discord

from cogs.base import answers, layout
from cogs.base.services import Services, link_of
from cogs.base.transport import Transport
from cogs.tournaments import message as tournaments_message
from cogs.tournaments import texts as tournaments_texts
from data.outbox.outbox import Intent
from data.tournaments import tournaments
from data.tournaments.tournaments import Tournament
from render.words.text import Texts


class Announcements:
    """Sends announcements. Raises what Discord or the network refuse."""

    def __init__(self, client: discord.Client, services: Services, transport: Transport) -> None:
        self._client = client
        self._services = services
        self._transport = transport

    async def show_card(self, intent: Intent) -> None:
        """Updates the message that shows a tournament, or posts it anew and removes the buttons of the old one."""
        tournament, words, place = await self._found(intent)
        content, drawings, view = await tournaments_message.card(self._services, tournament, words)
        old, shown = tournament.message_id, answers.detach(view)
        if old is not None and await self._transport.edit(
            place, old, content=content, attachments=layout.files_of(drawings), view=shown
        ):
            if tournament.lost_at is not None:
                await self._keep(intent, old)
            return
        sent = await self._transport.send(
            intent,
            place,
            tournaments_message.mark_of(tournament),
            but=old,
            content=content,
            files=layout.files_of(drawings),
            allowed_mentions=answers.NOBODY,
            view=shown,
        )
        await self._keep(intent, sent.id)
        if old is not None:
            await self._transport.strip(place, old)

    async def _keep(self, intent: Intent, message_id: int) -> None:
        await self._transport.keep(
            intent, lambda transaction: tournaments.keep_message(transaction, intent.to, message_id)
        )

    async def tell_final(self, intent: Intent) -> None:
        tournament, words, place = await self._found(intent)
        content, drawings = await tournaments_message.final(self._services, tournament, words)
        files = layout.files_of(drawings)
        await self._transport.send(intent, place, "", content=content, files=files, allowed_mentions=answers.NOBODY)

    async def close_former(self, intent: Intent) -> None:
        """The message in a channel that the tournament has left links to the new one. A deleted or forbidden channel
        needs none."""
        tournament, words, _ = await self._found(intent)
        place = self._client.get_partial_messageable(intent.payload["channel"], guild_id=tournament.guild_id)
        title = tournaments_texts.written_title(self._services, tournament, words)
        link = link_of(tournament.guild_id, tournament.channel_id, tournament.message_id)
        text = words.t("tournament-moved-there", title=title, link=link)
        try:
            await self._transport.edit(place, intent.payload["message"], content=text, attachments=[], view=None)
        except discord.HTTPException as error:
            if error.status not in (403, 404):
                raise

    async def _found(self, intent: Intent) -> tuple[Tournament, Texts, discord.PartialMessageable]:
        """A tournament, the texts for everybody, and its channel. Raises ``TableError`` if it is gone."""
        services = self._services
        tournament = await tournaments.get(services.store.reading, intent.to)
        words = await services.public_texts(self._client.get_guild(tournament.guild_id), tournament.guild_id)
        place = self._client.get_partial_messageable(tournament.channel_id, guild_id=tournament.guild_id)
        return tournament, words, place
