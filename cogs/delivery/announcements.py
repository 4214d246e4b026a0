"""The herald: what tournaments tell their channels, drawn when it is sent.

The message that shows a tournament is brought up to date where it stands, and posted anew where it cannot be.
"""

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs.base import answers
from cogs.base.dispatcher import Dispatcher
from cogs.base.services import Services
from cogs.base.transport import custom_ids_of, id_at
from cogs.tournaments import message as tournaments_message
from data.engines.store import Transaction
from data.outbox import announcements
from data.outbox.queue import QueuedMessage
from data.tournaments import tournaments
from data.tournaments.tournaments import Tournament
from render.kit.renderer import Drawing


class AnnouncementDispatcher(Dispatcher):
    """Sends the bulletins of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(client, services, announcements.BULLETINS)

    async def send(self, bulletin: QueuedMessage) -> float | None:
        """Sends what a bulletin stands for, as things are now."""
        services = self._services
        tournament = await tournaments.get(services.store.reading, bulletin.to)
        words = await services.public_texts(self._client.get_guild(tournament.guild_id), tournament.guild_id)
        place = self._client.get_partial_messageable(tournament.channel_id, guild_id=tournament.guild_id)
        if bulletin.kind == announcements.FINAL:
            content, drawings = await tournaments_message.final(services, tournament, words)
            await self._post(bulletin, place, content, drawings, lambda sent: sent.content == content, silent=False)
            return None
        await self._show(bulletin, tournament, place, *await tournaments_message.card(services, tournament, words))
        return None

    async def _show(
        self,
        bulletin: QueuedMessage,
        tournament: Tournament,
        place: discord.PartialMessageable,
        content: str,
        drawings: Sequence[Drawing],
        view: discord.ui.View,
    ) -> None:
        """Brings the message up to date, or posts it anew and takes the buttons off the old one."""
        old, shown = tournament.message_id, answers.detach(view)
        if old is not None and await self._transport.edit(
            place, old, content=content, attachments=[answers.attachment(one) for one in drawings], view=shown
        ):
            return
        mark = tournaments_message.mark_of(tournament)
        sent = await self._post(
            bulletin, place, content, drawings, lambda one: one.id != old and mark in custom_ids_of(one), view=shown
        )

        async def keep(transaction: Transaction) -> None:
            await announcements.BULLETINS.must_hold(transaction, bulletin)
            await tournaments.keep_message(transaction, tournament.id, sent.id)

        await self._services.store.write(keep)
        if old is not None:
            await self._transport.strip(place, old)

    async def _post(
        self,
        bulletin: QueuedMessage,
        place: discord.PartialMessageable,
        content: str,
        drawings: Sequence[Drawing],
        is_it: Callable[[discord.Message], bool],
        **message: Any,
    ) -> discord.Message:
        """Posts a message once: an earlier try may have arrived."""
        if bulletin.tried_at is not None:
            found = await self._transport.find(place, id_at(bulletin.tried_at), is_it)
            if found is not None:
                return found
        self._transport.must_be_sure()
        return await place.send(
            content,
            files=[answers.attachment(one) for one in drawings],
            nonce=f"t{bulletin.id:x}-{int(bulletin.made_at * 1000):x}",
            allowed_mentions=answers.NOBODY,
            **message,
        )
