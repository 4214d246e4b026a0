"""What one process alone does: naming the commands, clearing out what is no longer needed, working up old games.

Whoever does it holds a lease; when that process ends another takes it over. Naming the commands is done by whoever
begins with others than those that Discord knows: with a new version it is the new process, while the old one lives.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord

from cogs.base.services import Services
from data.engines.store import StoreError, Transaction
from data.history import imports
from data.processes import leases
from data.processes.leases import Lease, LeaseLost
from data.processes.processes import BEAT
from data.statistics import results
from data.tables.tables import forget_interactions
from rules.core.errors import RulesError

COMMANDS, HOUSE = "commands", "house"
"""The leases: to name the commands, and to keep the house in order."""
DAY = 24 * 3600.0
"""Seconds between two times that the house is put in order."""

_log = logging.getLogger("ziggurat.duties")
_FAILURES = (StoreError, LeaseLost, RulesError, discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class Maintenance:
    """The duties of one process: they are its own at once, or as soon as whoever has them ends.

    ``name_commands`` makes Discord know the commands, and ``commands`` answers what they are, as Discord reads them."""

    def __init__(
        self,
        services: Services,
        commands: Callable[[], Awaitable[list[dict[str, Any]]]],
        name_commands: Callable[[list[dict[str, Any]]], Awaitable[None]],
    ) -> None:
        self._services = services
        self._commands = commands
        self._name_commands = name_commands
        self._named: list[dict[str, Any]] = []
        self._in_order_at = float("-inf")
        self._mark = ""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Does what is this process's now, and waits for the rest. Raises what Discord or the store refuse."""
        self._named = await self._commands()
        text = json.dumps(self._named, sort_keys=True)
        self._mark = hashlib.sha256(text.encode()).hexdigest()
        await self._begin_with_commands()
        await self._keep_house()
        self._task = asyncio.create_task(self._run(), name="duties")

    async def stop(self) -> None:
        """Leaves them to others."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _begin_with_commands(self) -> None:
        """Names them where nobody who lives has, or where they were others: this process is the newest."""
        lease = await self._take(COMMANDS)
        if lease is None:
            if await leases.mark_of(self._services.store.reading, COMMANDS) == self._mark:
                return
            me = self._services.process.id
            lease = await self._services.store.write_aside(lambda it: leases.seize(it, COMMANDS, me))
        await self._name(lease)

    async def _look_after_commands(self) -> None:
        """Whoever has named them has ended: they stay as they are, unless they are not those of this process."""
        services = self._services
        if await leases.holder(services.store.reading, COMMANDS, services.store.now()) is not None:
            return
        lease = await self._take(COMMANDS)
        if lease is not None and lease.mark != self._mark:
            await self._name(lease)

    async def _name(self, lease: Lease) -> None:
        await self._name_commands(self._named)
        await self._services.store.write_aside(lambda it: leases.keep_mark(it, lease, self._mark))

    async def _keep_house(self) -> None:
        services, now = self._services, self._services.now()
        if now < self._in_order_at + DAY:
            return
        lease = await leases.take_if_free(services.store, HOUSE, services.process.id)
        if lease is None:
            return

        async def first(transaction: Transaction) -> None:
            await leases.still(transaction, lease)
            await forget_interactions(transaction, now)

        await results.catch_up(services.store, services.tables.games, first)
        self._in_order_at = now

    async def _list_imports(self) -> None:
        await imports.list_the_rest(self._services.store)

    async def _take(self, name: str) -> Lease | None:
        services = self._services
        me, now = services.process.id, services.store.now()
        return await services.store.write_aside(lambda it: leases.take(it, name, me, now))

    async def _run(self) -> None:
        duties = [self._keep_house, self._list_imports]
        if self._services.store.is_shared:
            duties.insert(0, self._look_after_commands)
        while True:
            await asyncio.sleep(BEAT)
            for duty in duties:
                try:
                    await duty()
                except _FAILURES as error:
                    _log.warning("a duty waits: %s", error)
