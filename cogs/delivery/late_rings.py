"""Rings users after their quiet hours: once, for what was posted meanwhile, if it still holds; and the host whom a full
lobby has waited for."""

import contextlib
from itertools import groupby

from cogs.base.services import Services, thread_link
from cogs.base.transport import Transport, mentions_of
from cogs.delivery.notifications import free_at, in_quiet_hours, rung_here
from cogs.seats import pauses, timeouts
from data.engines.store import Transaction
from data.lobby import lobby, seating
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.seats import invitations, spectators, standstill, vacations
from data.tables import late_rings, offers
from data.tables.late_rings import LateRing
from data.tables.table_row import TableRow
from render.words.text import Name
from rules.core.errors import TableError


class LateRings:
    """Sends these rings. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def ring(self, intent: Intent, row: TableRow) -> None:
        """Rings the users of a table whose time has come; those in quiet hours again are rung later, and those at
        the table just now are not rung."""
        services, now = self._services, self._services.now()
        found = await late_rings.due(services.store.reading, row.id, now)
        found = [ring for ring in found if ring.user_id in rung_here(row, [ring.user_id])]
        later = await in_quiet_hours(services, {ring.user_id for ring in found})
        holding = [ring for ring in found if ring.user_id not in later and await self._holds(ring, row)]
        rung = await free_at(services, row.id, {ring.user_id for ring in holding})
        posted = [ring for ring in holding if ring.about not in late_rings.SENT_LATER and ring.user_id in rung]
        for (key, message_id), alike in groupby(posted, key=lambda ring: (_text_of(ring), ring.message_id)):
            await self._notify(intent, row, key, message_id or row.lobby_message_id, [ring.user_id for ring in alike])

        async def work(transaction: Transaction) -> None:
            await late_rings.drop(transaction, found)
            put_off = [_at(ring, later[ring.user_id]) for ring in found if ring.user_id in later]
            await late_rings.put(transaction, put_off)
            for ring in holding:
                if ring.about == late_rings.VACATION:
                    await outbox.put(transaction, row.id, "vacation", now, ring.seat, to=ring.user_id)
                elif ring.about == late_rings.FOLLOW:
                    await outbox.put(transaction, row.id, "follow", now, user=ring.user_id, over=bool(ring.seat))

        await self._transport.keep(intent, work)
        services.wake()

    async def _notify(
        self, intent: Intent, row: TableRow, key: str, message_id: int | None, user_ids: list[int]
    ) -> None:
        """Rings with a link to the message, or to its place where the message was deleted or left behind."""
        words = await self._transport.public_texts(row)
        name_list = [Name(f"<@{user_id}>") for user_id in user_ids]
        place_id = row.lobby_place if row.status == "lobby" else row.place
        place, link = self._transport.channel(place_id, row), thread_link(row, place_id)
        if message_id and not await self._transport.is_gone(place, message_id):
            link = f"{link}/{message_id}"
        await self._transport.send(
            intent,
            place,
            "",
            part=f".{message_id or 0:x}"[-8:],
            content=words.t(key, name_list=name_list, link=link),
            allowed_mentions=mentions_of(*user_ids),
        )

    async def _holds(self, ring: LateRing, row: TableRow) -> bool:
        """Whether the reason of a ring still holds for the user."""
        reading, tables = self._services.store.reading, self._services.tables
        if ring.about == late_rings.VACATION:
            return (await vacations.find(reading, ring.user_id)).since is not None
        if ring.about == late_rings.OFFER:
            offer = await offers.find(reading, row.id, ring.number)
            return offer is not None and offer.user_id == ring.user_id
        if ring.about in (late_rings.LOBBY, late_rings.NOTE) and not await invitations.belongs(
            reading, row, ring.user_id
        ):
            return False  # their invitation to a private table was withdrawn
        if ring.about == late_rings.LOBBY:
            return row.status == "lobby" and row.seat_of(ring.user_id) is None
        if ring.about == late_rings.FULL:
            return ring.user_id == row.host_id and await self._waits_for_host(row)
        if ring.about == late_rings.FOLLOW:
            ended = row.status == "over"
            return ended == bool(ring.seat) and await spectators.find(reading, row.id, ring.user_id) is not None
        if ring.about == late_rings.NOTE:
            return row.status in ("lobby", "running")
        if row.status != "running":
            return False
        _, table = await tables.at(row.id)
        if ring.about == late_rings.TIMEOUT:
            late = timeouts.open_question(table, ring.seat, ring.number)
            return late is not None and ring.user_id in timeouts.called(table, ring.seat, late)
        if ring.about == late_rings.PAUSE:
            same = table.pause is not None and int(table.pause.since) == ring.number
            return same and ring.user_id in pauses.people(table)
        return await standstill.closes_at(reading, row.id) is not None

    async def _waits_for_host(self, row: TableRow) -> bool:
        """Whether a lobby waits for its host. One who has left the server leaves it, and the next player is its
        host."""
        tables = self._services.tables
        if not seating.waits_for_host(tables.game(row).info, row):
            return False
        if not await self._transport.has_left(row.guild_id, row.host_id):
            return True
        with contextlib.suppress(TableError):  # it has changed meanwhile
            await lobby.leave(tables, row.id, row.host_id, None, self._services.now())
        return False


def _text_of(ring: LateRing) -> str:
    return "ring-full" if ring.about == late_rings.FULL else "ring-later"


def _at(ring: LateRing, due_at: float) -> LateRing:
    return LateRing(ring.table_id, ring.user_id, ring.about, ring.seat, ring.number, ring.message_id, due_at)
