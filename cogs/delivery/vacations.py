"""Notifies a member that their vacation has begun automatically, with the buttons to end or change it."""

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
    """Sends notices of vacations. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def tell(self, intent: Intent, row: TableRow) -> None:
        """Notifies the member as long as they are on vacation, after quiet hours; in the thread if their direct
        messages are closed."""
        services, now = self._services, self._services.now()
        user_id = intent.payload["to"]
        person = await people.person(services.store.reading, user_id)
        vacation = await vacations.find(services.store.reading, user_id)
        if vacation.since is None:
            return
        if person.reminder_settings.is_quiet(now):
            await ring_later(
                services, self._transport, intent, [user_id], late_rings.VACATION, 0, seat=intent.seat or 0
            )
            return
        if person.dms_closed(now) or not await self._send(intent, row, person, vacation):
            await self._transport.keep(
                intent,
                lambda transaction: outbox.put(
                    transaction, row.id, "note", now, text="note-vacation", to=user_id, silent=True
                ),
            )

    async def _send(self, intent: Intent, row: TableRow, person: Person, vacation: Vacation) -> bool:
        """Sends it; false if the user's direct messages are closed."""
        services, now = self._services, self._services.now()
        words = texts(person.spoken)
        game = words.game(services.tables.game(row).info)
        text = "\n".join([words.t("vacation-begun", game=game, link=jump_link(row)), *page_lines(words, vacation, now)])
        view = answers.detach(page_view(words, vacation, now))

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(intent, place, "", content=text, view=view)

        return await self._transport.to_person(person, send) is not None
