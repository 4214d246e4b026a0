"""The dispatcher: after the commit, rows of the outbox are drawn and sent.

One loop finds due rows; those of one target go in order, several targets side by side. A row is drawn when it is
sent, so a board is always the newest. Every message carries a nonce made from its row; when a send may have arrived
before (a crash, a lost response) and Discord no longer remembers the nonce, the channel is searched first.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from cogs.base.services import Services
from cogs.base.transport import time_limit
from cogs.base.worker import UNSURE, Worker
from cogs.delivery.messages import Delivery
from cogs.drawing.pool import PATIENCE
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import NOT_ALLOWED, UNKNOWN_CHANNEL, Ruling, Way
from data.engines.store import NO_TABLE, StoreError, Transaction
from data.lobby import relocation
from data.outbox import outbox
from data.outbox.outbox import Address, Intent, Target
from data.processes.processes import ClaimLost
from data.tournaments import relocation as tournament_relocation
from rules.core.errors import TableError

T = TypeVar("T")

SIDE_BY_SIDE: dict[Target, int] = {"table": 48, "member": 8, "server": 8, "tournament": 8}
"""How many targets of each sort are handled at a time, so that none starves another."""
LIMIT = 60.0
"""Seconds that one row may take. Less than Discord remembers a nonce for, so that it recognises the next try."""
SOON = 0.05
"""Seconds until a row that could not be claimed is checked again."""
AFTER_BOARDS = 0.2
"""Seconds until rows that have let boards go first are checked again."""
AGAIN = 15.0
"""Seconds until a row that took too long is tried again."""

_log = logging.getLogger("ziggurat.outbox")


class Dispatcher(Worker[Address]):
    """Sends the outbox of one store through one client."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__("outbox")
        self._client = client
        self._services = services
        self._delivery = Delivery(client, services)

    async def start_due(self) -> float | None:
        store, process, now = self._services.store, self._services.process, self._services.now()
        if not process.is_sure:
            return UNSURE
        rest = self._services.invalid_requests.seconds_to_rest()
        if rest:
            _log.error("Discord has refused too much: nothing is sent for %d seconds", rest)
            return rest
        room = {of: most - sum(key[0] == of for key in self.holding) for of, most in SIDE_BY_SIDE.items()}
        if max(room.values()) > 0 and not self._services.rate_limit.is_crowded:
            me = process.id
            ready = await outbox.next_intents(store.reading, now, self.busy, room, me)
            found = [intent for intent in ready if self._may_go(intent, now)]
            if found:
                claimed = await store.write(
                    lambda transaction: outbox.claim(transaction, me, found, now), table=NO_TABLE
                )
                for intent in claimed:  # the log names no members
                    named = {} if intent.target == "member" else {intent.target: intent.to}
                    self.begin(intent.address, self._handle(intent), **named)
                if len(claimed) < len(found):  # another transaction is writing there just now
                    return SOON
            if len(found) < len(ready):
                return AFTER_BOARDS
        due = await outbox.next_due(store.reading)
        return None if due is None else max(0.05, due - now) if due > now else 1.0

    def _may_go(self, intent: Intent, now: float) -> bool:
        """Boards go first: what is for no table waits while users wait for pictures, for a while at most. It waits in
        the store: a row that is claimed keeps its target from every process, and counts as tried."""
        return intent.target == "table" or self._services.pool.is_calm or now - intent.made_at >= PATIENCE

    async def _handle(self, intent: Intent) -> None:
        try:
            await self._send(intent)
        except ClaimLost:
            _log.info("outbox row %s is left to another process", intent.id)
        except Exception as error:
            if not isinstance(error, StoreError):
                _log.exception("outbox row %s could not be put off", intent.id)
            _log.warning("outbox row %s waits: %s", intent.id, error)
            await asyncio.sleep(1)

    async def _send(self, intent: Intent) -> None:
        try:
            async with time_limit(self._client, LIMIT):
                later = await self._delivery.send(intent)
        except (StoreError, ClaimLost):
            raise
        except TableError as error:  # the target is gone
            _log.info("outbox row %s (%s) is not wanted any more: %s", intent.id, intent.kind, error.reason)
            later = None
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError, TimeoutError) as error:
            await self._put_off(intent, error)
            return
        except Exception as error:
            _log.exception("outbox row %s could not be drawn", intent.id)
            await self._put_off(intent, error)
            return
        if later is None:
            await self._write(intent, lambda transaction: outbox.mark_done(transaction, intent))
        else:
            await self._write(intent, lambda transaction: outbox.put_off(transaction, intent, later))

    async def _put_off(self, intent: Intent, error: Exception) -> None:
        """Handles a row that could not be sent: it is retried, given up, or its table moves."""
        now, code = self._services.now(), getattr(error, "code", 0)
        _log.warning("outbox row %s (%s) failed: %s %s", intent.id, intent.kind, type(error).__name__, code)
        wait = AGAIN if isinstance(error, TimeoutError) else discord_errors.seconds_to_wait(error)
        if wait is not None:
            await self._write(intent, lambda transaction: outbox.put_off(transaction, intent, now + wait))
            return
        ruling, kept = discord_errors.of_message(error), False
        if intent.target == "tournament" and (code == UNKNOWN_CHANNEL or ruling.host == NOT_ALLOWED.host):
            await self._lose_channel(intent, gone=code == UNKNOWN_CHANNEL)
            if code == UNKNOWN_CHANNEL:
                return
        if intent.target == "table" and intent.kind not in outbox.BY_DM and not intent.reader:
            if code == UNKNOWN_CHANNEL:
                await self._move_on(intent)
                return
            if ruling.host:
                await self._delivery.tell_host(intent.to, ruling.host)
        if ruling.way is Way.GIVE_UP:
            await self._write(intent, lambda transaction: outbox.mark_done(transaction, intent))
        else:
            kept = await self._write(intent, lambda transaction: self._try_later(transaction, intent, error, ruling))
        if not kept:
            self._services.counters.dropped[intent.target] += 1

    async def _try_later(self, transaction: Transaction, intent: Intent, error: Exception, ruling: Ruling) -> bool:
        """Whether a row is tried again: after many tries only while Discord is in trouble, and what is not allowed in
        the place of a table, for as long as that is not over. Its host was told that it is tried again. Only a thread
        keeps all else waiting: it would be shown in the channel."""
        now, for_ever = self._services.now(), discord_errors.is_outage(error)
        if intent.attempts >= len(outbox.BACKOFF) and ruling.host and not intent.reader:
            if intent.kind in outbox.SHOWN:
                return await outbox.put_last(transaction, intent, now)
            if intent.kind == "open":
                row = await self._services.tables.row(intent.to, transaction)
                for_ever = row.status in ("lobby", "running")
        return await outbox.mark_failed(transaction, intent, now, for_ever=for_ever)

    async def _move_on(self, intent: Intent) -> None:
        """The thread is gone: the game goes on in its channel, in a new thread where possible. Where the channel is
        gone as well, a player is offered to move the table."""
        services, now = self._services, self._services.now()
        row = await services.tables.row(intent.to)
        if row.thread_id is not None:
            await relocation.lose_place(services.tables, row.id, now, row.thread_id)
            return

        async def work(transaction: Transaction) -> None:
            await relocation.offer_a_place(transaction, row, now)
            await outbox.mark_done(transaction, intent)

        await services.store.write(work)

    async def _lose_channel(self, intent: Intent, *, gone: bool) -> None:
        """Nothing can be posted in the channel of a tournament: its host is told."""
        services, now = self._services, self._services.now()

        async def work(transaction: Transaction) -> None:
            await outbox.must_hold(transaction, intent)  # else it has moved meanwhile
            await tournament_relocation.lose(transaction, intent.to, now, gone=gone)
            if gone:
                await outbox.mark_done(transaction, intent)

        await services.store.write(work)

    async def _write(self, intent: Intent, work: Callable[[Transaction], Awaitable[T]]) -> T:
        return await self._services.store.write(work, table=intent.table)
