"""What one process does for all: registering the commands, deleting what is no longer needed, indexing old games.

The process that does it holds a lease; when it ends, another takes over. The commands are registered by a process
that starts with others than those at Discord: with a new version that is the new process, while the old one lives.
Where Discord does not take them the bot starts all the same, as tables are played with buttons, and tries again later.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import msgspec

from cogs.base.services import Services
from cogs.runtime import tasks
from data.engines.store import StoreError, Transaction
from data.history import imports
from data.lobby import lobby
from data.matchmaking import matches
from data.processes import leases
from data.processes.leases import Lease, LeaseLost
from data.processes.processes import BEAT
from data.statistics import results
from data.tables.tables import forget_interactions
from rules.core.errors import RulesError

COMMANDS, DAILY = "commands", "house"
"""The leases: to register the commands, and to do the daily maintenance."""
DAY = 24 * 3600.0
"""Seconds between two runs of the daily maintenance."""
AGAIN = 600.0
"""Seconds until commands that Discord has not taken are registered again, or maintenance that has failed is done."""

_log = logging.getLogger("ziggurat.maintenance")
_NOT_TAKEN = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)
_FAILURES = (StoreError, LeaseLost, RulesError, discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


class Maintenance:
    """The tasks that one process does for all: it does them at once, or as soon as the process that holds the lease
    ends.
    ``register_commands`` registers the commands at Discord, ``commands`` returns them as Discord reads them."""

    def __init__(
        self,
        services: Services,
        commands: Callable[[], Awaitable[list[dict[str, Any]]]],
        register_commands: Callable[[list[dict[str, Any]]], Awaitable[None]],
    ) -> None:
        self._services = services
        self._commands = commands
        self._register_commands = register_commands
        self._payloads: list[dict[str, Any]] = []
        self._daily_at = self._register_at = float("-inf")
        self._mark = ""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Registers the commands if that falls to this process, and begins with the rest. Raises what Discord or the
        store refuse."""
        self._payloads = await self._commands()
        self._mark = hashlib.sha256(msgspec.json.encode(self._payloads, order="sorted")).hexdigest()
        await self._register_at_start()
        self._task = asyncio.create_task(self._run(), name="maintenance")

    async def stop(self) -> None:
        """Stops; another process takes over."""
        await tasks.end(self._task)

    async def _register_at_start(self) -> None:
        """Registers the commands if no living process has, or if they differ: this process is the newest."""
        lease = await self._take(COMMANDS)
        if lease is None:
            if await leases.mark_of(self._services.store.reading, COMMANDS) == self._mark:
                return
            me = self._services.process.id
            lease = await self._services.store.write_aside(lambda it: leases.seize(it, COMMANDS, me))
        with contextlib.suppress(LeaseLost):  # another one that begins just now registers its own
            await self._register(lease)

    async def _register_later(self) -> None:
        """If the process that registered the commands has ended, or Discord has not taken those of this one, registers
        them again only if they differ."""
        services, reading, me = self._services, self._services.store.reading, self._services.process.id
        if services.now() < self._register_at:
            return
        holder = await leases.holder(reading, COMMANDS, services.store.now())
        if holder not in (None, me):
            return
        if holder == me and await leases.mark_of(reading, COMMANDS) == self._mark:
            return
        lease = await self._take(COMMANDS)
        if lease is not None and lease.mark != self._mark:
            await self._register(lease)

    async def _register(self, lease: Lease) -> None:
        try:
            await self._register_commands(self._payloads)
        except _NOT_TAKEN as error:
            if isinstance(error, discord.HTTPException) and error.status == HTTPStatus.UNAUTHORIZED:
                raise
            self._register_at = self._services.now() + AGAIN
            reason = f"{type(error).__name__} {error}".strip()
            _log.error("Discord has not taken the commands, and is asked again in %d seconds: %s", AGAIN, reason)
            return
        await self._services.store.write_aside(lambda it: leases.keep_mark(it, lease, self._mark))

    async def _run_daily(self) -> None:
        services, now = self._services, self._services.now()
        if now < self._daily_at:
            return
        lease = await leases.take_if_free(services.store, DAILY, services.process.id)
        if lease is None:
            return

        self._daily_at = now + AGAIN  # where it fails

        async def clean(transaction: Transaction) -> int:
            await leases.still(transaction, lease)
            await forget_interactions(transaction, now)
            await matches.forget_old(transaction, now)
            return await lobby.lapse(transaction, services.tables.games, now)

        if await services.store.write(clean):
            services.wake()
        await results.catch_up(services.store, services.tables.games, lambda it: leases.still(it, lease))
        self._daily_at = now + DAY

    async def _list_imports(self) -> None:
        await imports.list_the_rest(self._services.store)

    async def _take(self, name: str) -> Lease | None:
        services = self._services
        me, now = services.process.id, services.store.now()
        return await services.store.write_aside(lambda it: leases.take(it, name, me, now))

    async def _run(self) -> None:
        tasks = [self._register_later, self._run_daily, self._list_imports]
        while True:
            for task in tasks:
                try:
                    await task()
                except _FAILURES as error:
                    _log.warning("a maintenance task failed: %s", error)
                except Exception:
                    _log.exception("a maintenance task failed unexpectedly")
            await asyncio.sleep(BEAT)
