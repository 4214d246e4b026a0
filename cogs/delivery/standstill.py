"""Notices of a table that stands still: it is paused, the pause ends, it closes."""

from typing import Any

from cogs.base import answers, custom_ids
from cogs.base.services import Services
from cogs.base.transport import Transport, mentions_of
from cogs.delivery.notifications import free_at, ring_later, rung_here
from cogs.seats import pauses
from data.outbox.outbox import Intent
from data.seats import standstill
from data.tables import direct_places, late_rings
from data.tables.late_rings import RingAbout
from data.tables.tables import TableRow
from data.tables.timers import IDLE_NOTICE
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
        if not await standstill.asks(self._services.store.reading, row.id):
            return
        words, closes_at = await self._transport.public_texts(row), self._services.now() + IDLE_NOTICE
        await self._post(
            intent,
            row,
            pauses.people(table),
            (late_rings.IDLE, 0),
            custom_ids.make("keep-open", row.id),
            content=pauses.idle_text(table, closes_at, words),
            view=answers.detach(pauses.idle_view(row, words)),
        )

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
