"""Which shards have a session, and which no process has: people of their servers are heard by nobody."""

import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from cogs.base.services import Services
from data.processes import leases

GRACE = 60.0
"""Seconds that a shard may be nobody's before it is an alarm: a process that is started again takes that long."""


class Sharding(Protocol):
    """The bot, as far as its shards go."""

    @property
    def sessions(self) -> Mapping[int, bool]:
        """Its shards by number: whether there is a session at Discord."""

    @property
    def shard_names(self) -> Sequence[str]:
        """The leases of its shards."""

    @property
    def all_shard_names(self) -> Sequence[str]:
        """The leases of all shards of the bot, of other processes too."""


class Shards:
    """Asks the bot for its own shards, and the store for those of all processes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bot: Sharding | None = None
        self._unserved_since: dict[str, float] = {}

    def watch(self, bot: Sharding) -> None:
        """This is the bot."""
        self._bot = bot

    @property
    def sessions(self) -> Mapping[int, bool]:
        """The shards of this process by number: whether there is a session."""
        return {} if self._bot is None else self._bot.sessions

    async def unserved(self) -> list[str]:
        """The leases of the shards that no living process holds. Where no other process can work on the store, nobody
        takes a lease: all but this process's own are without one."""
        store, bot = self._services.store, self._bot
        if bot is None:
            return []
        if not store.is_shared:
            own = set(bot.shard_names)
            return [name for name in bot.all_shard_names if name not in own]
        return await leases.without_holder(store.surveying, bot.all_shard_names, store.now())

    async def deserted(self) -> list[str]:
        """Those that were so at each look for :data:`GRACE` seconds."""
        now, found = time.monotonic(), await self.unserved()
        self._unserved_since = {name: self._unserved_since.get(name, now) for name in found}
        return [name for name, since in self._unserved_since.items() if now - since >= GRACE]
