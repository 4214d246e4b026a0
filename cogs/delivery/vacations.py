"""Tells somebody that their vacation has begun by itself, with the buttons to end it, and to have it otherwise."""

import discord

from cogs.base import answers
from cogs.base.services import Services, jump_link
from cogs.base.transport import DirectMessages, Transport
from cogs.delivery.notifications import ring_later
from cogs.people.vacation_page import page_lines, page_view
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.people import people
from data.people.people import Person
from data.seats import vacations
from data.seats.vacations import Vacation
from data.tables import late_rings
from data.tables.tables import TableRow
from render.words.text import texts


class Vacations:
    """Sends what is told of vacations. What Discord or the net refuse is raised."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def tell(self, intent: Intent, row: TableRow) -> None:
        """Tells the person, as long as they are away, when it is not their quiet time; in the thread where they take no
        direct messages."""
        services, now = self._services, self._services.now()
        user_id = intent.payload["to"]
        known = await people.person(services.store.reading, user_id)
        vacation = await vacations.find(services.store.reading, user_id)
        if vacation.since is None:
            return
        if known.reminder_settings.is_quiet(now):
            await ring_later(
                services, self._transport, intent, [user_id], late_rings.VACATION, 0, seat=intent.seat or 0
            )
            return
        if known.dms_closed(now) or not await self._send(intent, row, known, vacation):
            await self._transport.keep(
                intent,
                lambda transaction: outbox.put(
                    transaction, row.id, "note", now, text="note-vacation", to=user_id, silent=True
                ),
            )

    async def _send(self, intent: Intent, row: TableRow, known: Person, vacation: Vacation) -> bool:
        """Sends it; false where the person takes no direct messages."""
        services, now = self._services, self._services.now()
        words = texts(known.spoken)
        game = words.game(services.tables.game(row).info)
        text = "\n".join([words.t("vacation-begun", game=game, link=jump_link(row)), *page_lines(words, vacation, now)])
        view = answers.detach(page_view(words, vacation, now))

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(intent, place, "", content=text, view=view)

        return await self._transport.to_person(known, send) is not None
