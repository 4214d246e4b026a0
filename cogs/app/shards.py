"""Which shards have a session, and which no process holds: nobody answers the players of their servers."""

import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from cogs.base.services import Services
from data.processes import leases

GRACE = 60.0
"""Seconds that a shard may be without a process before that is an alarm: a restart takes that long."""


class Sharding(Protocol):
    """The shards of the bot."""

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
    """Knows the bot's own shards, and asks the store for those of all processes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._bot: Sharding | None = None
        self._unserved_since: dict[str, float] = {}

    def watch(self, bot: Sharding) -> None:
        self._bot = bot

    @property
    def sessions(self) -> Mapping[int, bool]:
        """The shards of this process by number: whether there is a session."""
        return {} if self._bot is None else self._bot.sessions

    async def unserved(self) -> list[str]:
        """The leases of the shards that no living process holds. In a store that is not shared no process takes a
        lease: there it is all but the process's own shards."""
        store, bot = self._services.store, self._bot
        if bot is None:
            return []
        if not store.is_shared:
            own = set(bot.shard_names)
            return [name for name in bot.all_shard_names if name not in own]
        return await leases.without_holder(store.surveying, bot.all_shard_names, store.now())

    async def long_unserved(self) -> list[str]:
        """Those that were unserved at each check for :data:`GRACE` seconds."""
        now, found = time.monotonic(), await self.unserved()
        self._unserved_since = {name: self._unserved_since.get(name, now) for name in found}
        return [name for name, since in self._unserved_since.items() if now - since >= GRACE]
