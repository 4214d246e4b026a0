"""Tables without a server: what others see in a thread is shown to each person in their direct messages, where it
stands for itself, in their language. Players who cannot be reached are named to the others, and the rules for their
seats hold as anywhere."""

from collections.abc import Awaitable, Callable

import discord

from cogs.base import answers
from cogs.base.services import Services
from cogs.base.transport import Also, NoneToOpen, Transport
from cogs.delivery.notifications import outside_quiet_hours, ring_in_thread, still_there, turn_rings
from cogs.delivery.places import NotYet
from cogs.seats import chat
from data.engines.store import Transaction
from data.outbox import board_requests, outbox
from data.outbox.outbox import Intent
from data.people import people
from data.seats import invitations
from data.tables import direct_places, late_rings, offers
from data.tables.table_row import TableRow
from render.words.markup import unmarked
from render.words.text import Name

PLAYED = ("board", "note", "timeout", "pause", "idle", "score")
"""What players see of a table of a server in their direct messages, where they wish it."""
Show = Callable[[Intent, TableRow], Awaitable[None]]


class DirectTables:
    """Shows such tables. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def spread(self, intent: Intent, row: TableRow) -> Intent:
        """Queues what is to be shown for each reader; once, whatever happens afterwards. Returns the intent with its
        readers."""
        if intent.payload.get("spread"):
            return intent
        now = self._services.now()
        readers = await self._readers(intent, row)
        if not readers:
            return intent

        async def work(transaction: Transaction) -> Intent:
            for reader in readers:
                await board_requests.put_for(transaction, intent, reader, now)
            return await outbox.note(transaction, intent, spread=readers)

        noted = await self._transport.keep(intent, work)
        self._services.wake()
        return noted

    async def _readers(self, intent: Intent, row: TableRow) -> list[int]:
        """The people to whom an intent is shown in their direct messages: at a table of a server the players who wish
        it."""
        reading = self._services.store.reading
        if not row.is_direct:
            places = await direct_places.of_table(reading, row.id) if intent.kind in PLAYED else []
            return [place.user_id for place in places if row.seat_of(place.user_id) is not None]
        if intent.kind == "offer":
            offer = await offers.find(reading, row.id, intent.payload["offer"])
            return [] if offer is None else [offer.user_id]
        if intent.kind == "ring":
            return list({ring.user_id for ring in await late_rings.due(reading, row.id, self._services.now())})
        if intent.kind not in ("lobby", "result"):
            return direct_places.people_of(row)
        invited = [one.user_id for one in await invitations.all_of(reading, row.id)] if row.status == "lobby" else []
        shown = [one.user_id for one in await direct_places.of_table(reading, row.id) if one.lobby_message_id]
        return direct_places.people_of(row, [*invited, *shown])

    async def show(self, intent: Intent, row: TableRow, show: Show) -> None:
        """Shows an intent in the direct messages of its reader, unless these are closed. At a table of a server the
        reader may have left the seat since it was queued, or want nothing there any more; that they have left the seat
        is told by the board itself."""
        services, reading = self._services, self._services.store.reading
        seated, is_board = row.seat_of(intent.reader) is not None, intent.kind == "board"
        place = await direct_places.find(reading, row.id, intent.reader)
        left = None if seated or not is_board else place
        is_wanted = seated or not is_board if row.is_direct else seated and place is not None
        if left is None and not is_wanted:
            return
        person = await people.person(reading, intent.reader)
        if person.dms_closed(services.now()):
            return
        try:
            seen = await self._seen(intent, row, person) if left is None else direct_places.seen_at(row, left)
            await show(intent, seen)
        except NoneToOpen as error:
            raise NotYet("no more direct messages may be opened for now") from error
        except discord.HTTPException as error:
            tell = self._tell_others(row, person) if left is None else None
            if not await self._transport.is_closed_dm(person, error, tell):
                raise
            if intent.kind == "board" and not row.is_direct:
                await self._ring_in_thread(intent, row, person)
            return
        await self._transport.reached(person)

    async def _ring_in_thread(self, intent: Intent, row: TableRow, person: people.Person) -> None:
        """Rings a player in the thread whom the board there did not ring, as this one was to do it."""
        services, now = self._services, self._services.now()
        wish = await self._transport.keep(
            intent, lambda transaction: board_requests.take_along(transaction, intent, now)
        )
        seat = row.seat_of(person.user_id)
        if seat is None or seat not in wish.ping:
            return
        table = await services.tables.load(row)
        here = await still_there(services, self._transport, row, table, [person.user_id])
        if here and await turn_rings(services, row, seat, person):
            await ring_in_thread(services, self._transport, intent, row, seat)

    async def pass_on(self, intent: Intent, row: TableRow) -> None:
        """Passes a player's line on."""
        words, said = await self._transport.public_texts(row), intent.payload
        await self._send(intent, row, chat.line_text(words, said["who"], said["line"]), chat.line_view(words, row))

    async def ask_about_lines(self, intent: Intent, row: TableRow) -> None:
        """Asks whether the reader wishes to read lines at this table."""
        words, who = await self._transport.public_texts(row), Name(unmarked(intent.payload["who"]))
        await self._send(intent, row, words.t("chat-wish", who=who), chat.question_view(words, row))

    async def _send(self, intent: Intent, row: TableRow, content: str, view: discord.ui.View) -> None:
        rings = await outside_quiet_hours(self._services, [row.reader])
        await self._transport.send(
            intent,
            self._transport.place(row),
            "",
            content=content,
            view=answers.detach(view),
            allowed_mentions=answers.NOBODY,
            silent=not rings,
        )

    async def _seen(self, intent: Intent, row: TableRow, person: people.Person) -> TableRow:
        """The table in the person's direct messages, which are opened where they were not."""
        place = await direct_places.find(self._services.store.reading, row.id, person.user_id)
        if place is None or place.channel_id != person.dm_channel_id:
            channel_id = (await self._transport.dm_channel(person)).id
            place = await self._transport.keep(
                intent, lambda transaction: direct_places.settle(transaction, row.id, person.user_id, channel_id)
            )
        return direct_places.seen_at(row, place)

    def _tell_others(self, row: TableRow, person: people.Person) -> Also:
        """Says once, without ringing, that a person cannot be reached."""
        now = self._services.now()

        async def work(transaction: Transaction) -> None:
            if person.dm_closed_at is None:
                text = "note-direct-closed"
                await outbox.put(transaction, row.id, "note", now, text=text, to=person.user_id, silent=True)

        return work
