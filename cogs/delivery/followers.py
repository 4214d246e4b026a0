"""Direct messages to spectators: a game is over, or everybody has moved once more."""

import discord

from cogs.base.services import Services, jump_link
from cogs.base.transport import DirectMessages, Transport
from cogs.delivery.notifications import ring_later
from data.outbox.outbox import Intent
from data.people import people
from data.seats import spectators
from data.tables import late_rings, participants
from data.tables.table_row import TableRow
from render.kit import tell
from rules.table import table as core


class Followers:
    """Notifies spectators. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def tell(self, intent: Intent, row: TableRow) -> None:
        """Sends one spectator the public state of the table, as long as they follow it; in their quiet hours after
        these end. Those with closed direct messages get nothing: the thread shows it all. Who has left the server
        follows it no more."""
        services, user_id = self._services, int(intent.payload["user"])
        if await spectators.find(services.store.reading, row.id, user_id) is None:
            return
        person, over = await people.person(services.store.reading, user_id), bool(intent.payload["over"])
        if person.dms_closed(services.now()):
            return
        if person.reminder_settings.is_quiet(services.now()):
            await ring_later(services, self._transport, intent, [user_id], late_rings.FOLLOW, 0, seat=int(over))
            return
        if await self._transport.has_left(row.guild_id, user_id):
            table_id, now = row.id, services.now()
            await self._transport.keep(
                intent, lambda transaction: participants.member_left(transaction, table_id, user_id, now)
            )
            return
        row, table = await services.tables.at(row.id)
        words = await services.private_texts(user_id)
        game, audience = services.tables.game(row), services.audience(row, words)
        result = core.result(game, table)
        if result is not None:
            state = tell.announcement(words, game.info, result, audience.written)
        elif table.ended:
            state = words.t("log-end", detail=table.ended)
        else:
            state = services.renderer(row).headline(game.observe(table.state, None), audience)
        key = "follow-over" if over else "follow-round"
        content = words.t(key, game=words.game(game.info), number=row.id, told=state, link=jump_link(row))

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(intent, place, "", content=content)

        await self._transport.to_person(person, send)
