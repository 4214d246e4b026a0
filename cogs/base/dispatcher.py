"""A worker that sends what was promised, and tries again what did not arrive."""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from cogs.base.services import Services
from cogs.base.transport import Transport, time_limit
from cogs.base.worker import UNSURE, Worker
from cogs.runtime import discord_errors
from cogs.runtime.discord_errors import Way
from data.engines.store import NO_TABLE, StoreError, Transaction
from data.outbox.queue import Queue, QueuedMessage
from data.processes.processes import ClaimLost

T = TypeVar("T")

SIDE_BY_SIDE = 8
LIMIT = 60.0
"""Seconds that one promise may take."""
FIELDS = {"guild_id": "server", "tournament_id": "tournament"}
AGAIN = 15.0
"""Seconds until one that took too long is tried again."""


class Dispatcher(Worker):
    """Keeps the promises of one queue through one client, one at a time to each person or server."""

    def __init__(self, client: discord.Client, services: Services, queue: Queue) -> None:
        super().__init__(queue.name, SIDE_BY_SIDE, services.pool.calm)
        self.field = FIELDS.get(queue.column)
        self._client = client
        self._services = services
        self._queue = queue
        self._transport = Transport(client, services)
        self._log = logging.getLogger(f"ziggurat.{queue.name}")

    @abstractmethod
    async def send(self, promise: QueuedMessage) -> float | None:
        """Does it, as things stand now, if it is still wanted; answers until when it must wait, where it must."""

    async def start_due(self, room: int) -> float | None:
        store, process, now = self._services.store, self._services.process, self._services.now()
        if not process.is_sure:
            return UNSURE
        if room > 0:
            me = process.id
            found = await self._queue.due(store.reading, now, self.busy, room, me)
            if found:
                claimed = await self._write(lambda transaction: self._queue.claim(transaction, me, found, now))
                for promise in claimed:
                    self.begin(promise.to, self._see_to(promise))
        due = await self._queue.next_due(store.reading)
        return None if due is None else max(0.05, due - now) if due > now else 1.0

    async def _see_to(self, promise: QueuedMessage) -> None:
        try:
            await self._keep(promise)
        except ClaimLost:
            self._log.info("%s is left to others", promise.id)
        except StoreError as error:
            self._log.warning("%s waits: %s", promise.id, error)
            await asyncio.sleep(1)

    async def _keep(self, promise: QueuedMessage) -> None:
        queue, now = self._queue, self._services.now()
        try:
            async with time_limit(self._client, LIMIT):
                later = await self.send(promise)
            if later is None:
                await self._write(lambda transaction: queue.mark_done(transaction, promise))
            else:
                await self._write(lambda transaction: queue.put_off(transaction, promise, later))
        except (StoreError, ClaimLost):
            raise
        except TimeoutError:
            await self._write(lambda transaction: queue.put_off(transaction, promise, now + AGAIN))
        except (discord.HTTPException, discord.InvalidData, aiohttp.ClientError, OSError) as error:
            await self._put_off(promise, error)
        except Exception as error:
            self._log.exception("%s could not be drawn", promise.id)
            await self._put_off(promise, error)

    async def _put_off(self, promise: QueuedMessage, error: Exception) -> None:
        queue, now = self._queue, self._services.now()
        self._log.warning("%s (%s) failed: %s", promise.id, promise.kind, type(error).__name__)
        wait = discord_errors.seconds_to_wait(error)
        if wait is not None:
            await self._write(lambda transaction: queue.put_off(transaction, promise, now + wait))
        elif discord_errors.of_message(error).way is Way.GIVE_UP:
            await self._write(lambda transaction: queue.mark_done(transaction, promise))
            self._services.counters.dropped[queue.name] += 1
        else:
            for_ever = discord_errors.is_outage(error)
            if not await self._write(
                lambda transaction: queue.mark_failed(transaction, promise, now, for_ever=for_ever)
            ):
                self._services.counters.dropped[queue.name] += 1

    async def _write(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Promises belong to no table."""
        return await self._services.store.write(work, table=NO_TABLE)
