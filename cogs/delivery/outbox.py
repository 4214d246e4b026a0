"""The outbox sender: after the commit, what was promised is drawn and sent.

One task looks for due intents; the rows of one table go in order, several tables side by side. A row is drawn when it
is sent, so a board is always the newest. Every message carries a nonce made from its row; when a send may have arrived
before (a crash, a lost answer) and Discord no longer remembers the nonce, the channel is read back first.
"""

import asyncio
import logging

import aiohttp
import discord

from cogs.base.services import Services
from cogs.base.transport import time_limit
from cogs.base.worker import UNSURE, Worker
from cogs.delivery.messages import Delivery
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import UNKNOWN_CHANNEL, Way
from cogs.runtime.logs import also
from data.engines.store import NO_TABLE, StoreError, Transaction
from data.lobby import relocation
from data.outbox import outbox
from data.outbox.outbox import Intent
from data.processes.processes import ClaimLost
from rules.core.errors import TableError

SIDE_BY_SIDE = 48
LIMIT = 60.0
"""Seconds that one row may take. Less than Discord remembers a nonce for, so that the next try is known again."""
SOON = 0.05
"""Seconds until a row is looked at again that could not be claimed."""
AGAIN = 15.0
"""Seconds until a row that took too long is tried again."""

_log = logging.getLogger("ziggurat.outbox")


class OutboxDispatcher(Worker):
    """Sends the outbox of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__("outbox", SIDE_BY_SIDE)
        self._client = client
        self._services = services
        self._delivery = Delivery(client, services)

    async def start_due(self, room: int) -> float | None:
        store, process, now = self._services.store, self._services.process, self._services.now()
        if not process.is_sure:
            return UNSURE
        rest = self._services.invalid_requests.seconds_to_rest()
        if rest:
            _log.error("Discord has refused too much: nothing is sent for %d seconds", rest)
            return rest
        if room > 0 and not self._services.rate_limit.is_crowded:
            me = process.id
            found = await outbox.next_intents(store.reading, now, self.busy, room, me)
            if found:
                claimed = await store.write(
                    lambda transaction: outbox.claim(transaction, me, found, now), table=NO_TABLE
                )
                for intent in claimed:
                    self.begin(intent.table_id, self._see_to(intent))
                if len(claimed) < len(found):  # somebody is writing there just now
                    return SOON
        due = await outbox.next_due(store)
        return None if due is None else max(0.05, due - now) if due > now else 1.0

    async def _see_to(self, intent: Intent) -> None:
        try:
            await self._send(intent)
        except ClaimLost:
            _log.info("outbox row %s is left to others", intent.id)
        except Exception as error:
            if not isinstance(error, StoreError):
                _log.exception("outbox row %s could not be put off", intent.id)
            _log.warning("outbox row %s waits: %s", intent.id, error)
            await asyncio.sleep(1)

    async def _send(self, intent: Intent) -> None:
        store, tables = self._services.store, self._services.tables
        try:
            row = await tables.row(intent.table_id)
            also(server=row.guild_id)
            async with time_limit(self._client, LIMIT):
                await self._delivery.send(intent, row)
            await store.write(lambda transaction: outbox.mark_done(transaction, intent), table=intent.table_id)
        except (StoreError, ClaimLost):
            raise
        except TableError:
            await store.write(lambda transaction: outbox.mark_done(transaction, intent), table=intent.table_id)
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._put_off(intent, error)
        except Exception as error:
            _log.exception("outbox row %s could not be drawn", intent.id)
            await self._put_off(intent, error)

    async def _put_off(self, intent: Intent, error: Exception) -> None:
        services, now = self._services, self._services.now()
        code = getattr(error, "code", 0)
        _log.warning("outbox row %s (%s) failed: %s %s", intent.id, intent.kind, type(error).__name__, code)
        wait = AGAIN if isinstance(error, TimeoutError) else discord_errors.seconds_to_wait(error)
        if wait is not None:
            await services.store.write(
                lambda transaction: outbox.mark_waiting(transaction, intent, now + wait), table=intent.table_id
            )
            return
        ruling = discord_errors.of_message(error)
        if code == UNKNOWN_CHANNEL and intent.kind not in outbox.BY_DM:
            await self._move_on(intent)
            return
        if ruling.host and intent.kind not in outbox.BY_DM:
            await self._delivery.tell_host(intent.table_id, ruling.host)
        if ruling.way is Way.GIVE_UP:
            await services.store.write(lambda transaction: outbox.mark_done(transaction, intent), table=intent.table_id)
            services.counters.dropped["outbox"] += 1
            return
        for_ever = discord_errors.is_outage(error)
        if not await services.store.write(
            lambda transaction: outbox.mark_failed(transaction, intent, now, for_ever=for_ever), table=intent.table_id
        ):
            services.counters.dropped["outbox"] += 1

    async def _move_on(self, intent: Intent) -> None:
        """The thread is gone: the game goes on in its channel, in a new thread where possible. Where the channel is
        gone as well, there is nowhere to post: somebody is offered to move the table."""
        services, now = self._services, self._services.now()
        row = await services.tables.row(intent.table_id)
        if row.thread_id is not None:
            await relocation.lose_place(services.tables, row.id, now, row.thread_id)
            return

        async def work(transaction: Transaction) -> None:
            await relocation.offer_a_place(transaction, row, now)
            await outbox.mark_done(transaction, intent)

        await services.store.write(work)
