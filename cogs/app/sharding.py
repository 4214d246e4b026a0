"""Several shards in one process, and a part of all shards in each of several processes.

A server's events go to one shard, ``(guild_id >> 22) % count``; those of direct messages go to shard 0 (Discord's
documentation, "Sharding"). So any process must serve any table; :mod:`cogs.base.servers` holds what is known of the
servers that another process receives.
"""

import asyncio
import contextlib
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from cogs.app import connection
from cogs.app.client import Ziggurat, shards_of
from cogs.base import servers, threads
from cogs.base.services import Services
from cogs.runtime.logs import also
from cogs.runtime.tracing import Watcher

POLL = 1.0
"""Seconds between two checks for a shard that has no session for long."""

DOUBLINGS = 6
"""So often, at most, the longest pause between two tries to connect doubles: to a minute. discord.py lets a shard wait
for up to seventeen minutes after Discord is back, and others cannot connect meanwhile."""

_log = logging.getLogger("ziggurat.sharding")
_SHARDS = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})")


@dataclass(frozen=True)
class Share:
    """The shards of one process, of ``count`` in all."""

    first: int
    last: int
    count: int

    @property
    def numbers(self) -> list[int]:
        return list(range(self.first, self.last + 1))


def parse(text: str) -> Share:
    """Reads ``0-3/16`` or ``0/1``. Raises ``ValueError`` with one sentence."""
    found = _SHARDS.fullmatch(text)
    if found is not None:
        first, count = int(found[1]), int(found[3])
        last = first if found[2] is None else int(found[2])
        if first <= last < count:
            return Share(first, last, count)
    raise ValueError(
        f"--shards {text} names no shards: it is FIRST-LAST/COUNT or NUMBER/COUNT, counted from 0, like 0-3/16 or 0/1."
    )


class ShardWatch:
    """Watches the shards of a process, each by itself.
    Of several shards discord.py 2.7.1 gives up a dead address by itself after one try. What remains is a connection
    that is open and silent: no session for ``connection.PATIENCE`` seconds. Only that shard reconnects."""

    def __init__(self) -> None:
        self.connected: set[int] = set()
        self._down_since: dict[int, float] = {}
        self._changed = asyncio.Event()

    def identifies(self, shard_id: int) -> None:
        """The shard identifies now."""
        self.connected.discard(shard_id)
        self._down_since[shard_id] = _now()
        self._changed.set()

    def lost(self, shard_id: int) -> None:
        """The connection of the shard was lost, or could not be made."""
        self.connected.discard(shard_id)
        self._down_since.setdefault(shard_id, _now())
        self._changed.set()

    def found(self, shard_id: int) -> None:
        """A session of the shard has begun or was resumed."""
        self.connected.add(shard_id)
        self._down_since.pop(shard_id, None)

    async def keep(self, restart: Callable[[int], Awaitable[None]]) -> None:
        """Runs until cancelled. ``restart`` may do nothing: it is called again as long as the shard has no
        session."""
        while True:
            self._changed.clear()
            if not self._down_since:
                await self._changed.wait()
            for shard_id, since in list(self._down_since.items()):
                if _now() - since >= connection.PATIENCE:
                    await restart(shard_id)
            await asyncio.sleep(min(POLL, connection.PATIENCE))


class Sharded(Ziggurat, commands.AutoShardedBot):
    """The bot on some or all of its shards."""

    def __init__(self, services: Services, share: Share, watcher: Watcher | None = None, **options: Any) -> None:
        self._watch = ShardWatch()
        self._share = share
        super().__init__(services, watcher, shard_ids=share.numbers, shard_count=share.count, **options)

    @property
    def shard_names(self) -> list[str]:
        return [self.all_shard_names[number] for number in self._share.numbers]

    @property
    def all_shard_names(self) -> list[str]:
        return shards_of(self._share.count)

    @property
    def sessions(self) -> dict[int, bool]:
        return {number: number in self._watch.connected for number in self._share.numbers}

    async def hang_up(self) -> None:
        for shard in self.shards.values():
            await shard.disconnect()

    @property
    def is_connected(self) -> bool:
        """Whether each of its shards has a session."""
        return self._watch.connected.issuperset(self._share.numbers)

    async def setup_hook(self) -> None:
        limits = await self.fetch_session_start_limits()
        self._identify_queue.max_concurrency = limits.max_concurrency
        await super().setup_hook()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py would wait five seconds before each shard but the first, whatever Discord allows."""
        number = shard_id or 0
        await self._identify_queue.turn(number)
        self._watch.identifies(number)

    async def stay_connected(self, connect: Callable[[], Awaitable[None]]) -> None:
        watching = asyncio.create_task(self._watch.keep(self._restart_shard))
        try:
            await connect()
        finally:
            watching.cancel()

    def track_session(self, event_name: str, *args: Any) -> None:
        if event_name == "shard_disconnect":
            self._watch.lost(args[0])
        elif event_name in ("shard_connect", "shard_resumed"):
            self._watch.found(args[0])
            if (shard := self.get_shard(args[0])) is not None:
                shard._parent._backoff._max = DOUBLINGS  # discord.py 2.7.1 asks nobody

    async def on_ready(self) -> None:
        _log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self._handover.begin()
        self._emoji.start()

    async def on_shard_ready(self, shard_id: int) -> None:
        also(shard=shard_id)
        _log.info("shard %d is ready", shard_id)
        await servers.hear(self.services, [guild for guild in self.guilds if guild.shard_id == shard_id])
        await threads.look_around(self.services, self)

    async def _restart_shard(self, shard_id: int) -> None:
        """Reconnects the shard, unless it has no connection: then discord.py is connecting it already."""
        shard = self.get_shard(shard_id)
        if shard is None or shard.is_closed():
            return
        _log.warning("no session of shard %d: it starts afresh at the gateway's own address", shard_id)
        with contextlib.suppress(OSError, aiohttp.ClientError, discord.DiscordException):
            await shard.reconnect()


def _now() -> float:
    return asyncio.get_running_loop().time()
