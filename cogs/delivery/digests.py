"""One direct message about all tables that wait for a player, when there are many."""

import discord

from cogs.base import answers
from cogs.base.services import Services
from cogs.base.transport import DirectMessages, Transport
from cogs.kit.next_table import after_move, waiting_tables
from cogs.kit.since_last_move import since_last_move
from cogs.my_games.page import rest_lines, waiting_lines
from data.engines.store import Transaction
from data.outbox import dm_budget, outbox
from data.outbox.outbox import Intent
from data.people import people
from data.people.people import Person
from data.tables import pending_turns
from data.tables.pending_turns import PendingTable
from data.tables.table_row import TableRow
from render.words.fitting import MESSAGE, cut
from render.words.text import Texts, texts

RECENT_LINES = 2
"""Lines about what has happened at one table."""


class Digests:
    """Sends digests. Raises what Discord or the network refuse."""

    def __init__(self, services: Services, transport: Transport) -> None:
        self._services = services
        self._transport = transport

    async def send(self, intent: Intent, row: TableRow) -> None:
        """Lists a player's waiting tables, least time first. If their direct messages are closed they are notified
        in the thread of the table whose reminder was due, or of another; in quiet hours the digest is held until these
        end."""
        services, now = self._services, self._services.now()
        person = await people.person(services.store.reading, intent.payload["to"])
        waiting = await waiting_tables(services, person.user_id)
        if not waiting:
            return
        if person.reminder_settings.is_quiet(now):
            await self._hold(intent, row, person)
        elif person.dms_closed(now) or not await self._tell(intent, row, person, waiting):
            table_id = await self._with_thread(row, waiting)
            if table_id is not None:
                await self._transport.keep(
                    intent,
                    lambda transaction: outbox.put(
                        transaction, table_id, "note", now, to=person.user_id, text="note-digest", count=len(waiting)
                    ),
                )

    async def _with_thread(self, row: TableRow, waiting: list[PendingTable]) -> int | None:
        """The table whose reminder was due, else the next of those that wait, that is not shown in direct messages
        alone: there the other players would be told."""
        for table_id in (row.id, *(one.table_id for one in waiting)):
            if (await self._services.tables.row(table_id)).has_place:
                return table_id
        return None

    async def _text(self, words: Texts, waiting: list[PendingTable], user_id: int) -> str:
        """A line for each table, and below it what concerned the player there, as far as there is room: least time
        first. Tables that have none are counted."""
        services = self._services
        lines = await waiting_lines(services, words, waiting, user_id)
        heading, more = words.t("digest-heading", count=len(waiting)), rest_lines(words, len(waiting) - len(lines))
        while len(lines) > 1 and len("\n".join([heading, *lines, *more])) > MESSAGE:
            lines.pop()
            more = rest_lines(words, len(waiting) - len(lines))
        room = MESSAGE - len("\n".join([heading, *lines, *more]))
        for place, one in enumerate(waiting[: len(lines)]):
            row = await services.tables.row(one.table_id)
            recent = await since_last_move(services, row, one.seat, services.audience(row, words))
            below = [f"  - {line}" for line in recent.lines[1:][-RECENT_LINES:]]
            if below and recent.rest:
                below.append("  - " + words.t("digest-rest", count=recent.rest))
            taken = len("\n".join(["", *below]))
            if below and taken <= room:
                lines[place] = "\n".join([lines[place], *below])
                room -= taken
        return cut("\n".join([heading, *lines, *more]), MESSAGE)

    async def _hold(self, intent: Intent, row: TableRow, person: Person) -> None:
        async def work(transaction: Transaction) -> None:
            wait = await pending_turns.find(transaction, row.id, intent.seat or 0)
            if wait is not None:
                await people.remember(transaction, person.user_id, digest_at=None)
                await pending_turns.hold(transaction, wait)

        await self._services.store.write(work)
        self._services.wake()

    async def _tell(self, intent: Intent, row: TableRow, person: Person, waiting: list[PendingTable]) -> bool:
        """Sends it in place of the previous digest; false where direct messages are closed, or the budget is used
        up."""
        services, now = self._services, self._services.now()
        if intent.tried_at is None and not await services.store.write(
            lambda transaction: dm_budget.spend(transaction, dm_budget.DIGEST, now)
        ):
            return False
        words = texts(person.spoken)
        text = await self._text(words, waiting, person.user_id)
        view = answers.detach(await after_move(services, words, person.user_id) or discord.ui.View(timeout=None))

        async def send(place: DirectMessages) -> discord.Message:
            return await self._transport.send(intent, place, "", content=text, view=view)

        message = await self._transport.to_person(person, send)
        if message is None:
            return False
        await self._transport.keep(
            intent, lambda transaction: people.remember(transaction, person.user_id, digest_id=message.id)
        )
        if person.digest_id is not None and person.digest_id != message.id:
            await self._transport.delete(self._transport.dm(message.channel.id), person.digest_id)
        return True
