"""Notices of what stands still: a table is paused, the pause ends, it closes; a vacation has begun by itself, while
which the member's clocks stand still."""

from typing import Any

import discord

from cogs.base import answers, custom_ids
from cogs.base.services import Services, jump_link
from cogs.base.transport import DirectMessages, Transport, mentions_of
from cogs.delivery.notifications import free_at, ring_later, rung_here
from cogs.people.vacation_page import page_lines, page_view
from cogs.seats import pauses
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.people import people
from data.people.people import Person
from data.seats import standstill, vacations
from data.seats.vacations import Vacation
from data.tables import direct_places, late_rings
from data.tables.late_rings import RingAbout
from data.tables.table_row import TableRow
from render.words.text import texts
from rules.table import table as core


class StandstillNotices:
    """Posts the notices. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def tell_pause(self, intent: Intent, row: TableRow) -> None:
        """Says that a table is paused, and asks the players whose consent a longer pause needs; or that it ends
        soon. Only as long as it is the same pause."""
        row, table = await self._at(row)
        if table.ended or table.pause is None or table.pause.since != intent.payload["since"]:
            return
        words, ends = await self._transport.public_texts(row), bool(intent.payload["ends"])
        player_ids = pauses.people(table) if ends else pauses.asked(table)
        await self._post(
            intent,
            row,
            player_ids,
            (late_rings.PAUSE, int(table.pause.since)),
            "" if ends else pauses.mark_of(row, table),
            content=pauses.ending(table, words) if ends else pauses.text(table, words),
            view=answers.detach(pauses.view(row, table, words)),
        )

    async def ask_whether_there(self, intent: Intent, row: TableRow) -> None:
        """Asks whether the game still goes on, as long as nobody has acted."""
        row, table = await self._at(row)
        closes_at = await standstill.closes_at(self._services.store.reading, row.id)
        if closes_at is None:
            return
        words = await self._transport.public_texts(row)
        await self._post(
            intent,
            row,
            pauses.people(table),
            (late_rings.IDLE, 0),
            custom_ids.make("keep-open", row.id),
            content=pauses.idle_text(table, closes_at, words),
            view=answers.detach(pauses.idle_view(row, words)),
        )

    async def tell_vacation(self, intent: Intent, row: TableRow) -> None:
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
        if person.dms_closed(now) or not await self._send_vacation(intent, row, person, vacation):
            await self._transport.keep(
                intent,
                lambda transaction: outbox.put(
                    transaction, row.id, "note", now, text="note-vacation", to=user_id, silent=True
                ),
            )

    async def _send_vacation(self, intent: Intent, row: TableRow, person: Person, vacation: Vacation) -> bool:
        """Sends it; false if the user's direct messages are closed."""
        services, now = self._services, self._services.now()
        words = texts(person.spoken)
        game = words.game(services.tables.game(row).info)
        about = await page_lines(services.store.reading, words, vacation, now)
        text = "\n".join([words.t("vacation-begun", game=game, link=jump_link(row)), *about])
        view = answers.detach(page_view(words, vacation, now))

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(intent, place, "", content=text, view=view)

        return await self._transport.to_person(person, send) is not None

    async def _at(self, row: TableRow) -> tuple[TableRow, core.Table]:
        """The table as it is now, in the same place."""
        newest, table = await self._services.tables.at(row.id)
        return await direct_places.seen_by(self._services.store.reading, newest, row.reader), table

    async def _post(
        self,
        intent: Intent,
        row: TableRow,
        player_ids: list[int],
        about: tuple[RingAbout, int],
        mark: str,
        **message: Any,
    ) -> None:
        player_ids = rung_here(row, player_ids)
        rung = await free_at(self._services, row.id, player_ids)
        sent = await self._transport.send(
            intent,
            self._transport.place(row),
            mark,
            allowed_mentions=mentions_of(*rung),
            silent=not rung,
            **message,
        )
        kind, number = about
        await ring_later(self._services, self._transport, intent, player_ids, kind, sent.id, number=number)
