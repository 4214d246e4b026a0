"""The application's emoji are created by one process, named and versioned; the others only learn which exist.

Nothing waits for them. What Discord refuses (no permission, its limit of 2,000, an outage) is tried again later, at
growing intervals, and at the next start. An outdated version is deleted once all current ones are a day old: until
then messages, and a process of the previous version, may still show it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Mapping

import aiohttp
import discord

from cogs.base.emoji import Key, declared
from cogs.base.services import EMOJI, Services
from cogs.runtime import tasks
from data.engines.store import StoreError
from data.processes import leases
from render.kit.emoji import SHARED, Emoji, file_of, is_ours, name_of

LEASE = "emoji"
QUIET = 5.0
"""Seconds before each check: messages of players go first."""
PAUSE = 0.5
"""Seconds between two emoji that are created or deleted."""
AGAIN = 60.0
"""Seconds after which a process checks again when something is missing; doubled each time, up to a day."""
DAY = 24 * 3600.0

_log = logging.getLogger("ziggurat.emoji")
_FAILURES = (StoreError, discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)

Wanted = Mapping[str, tuple[Key, Emoji]]
"""The emoji there should be, by their names at Discord."""


class EmojiWorker:
    """Learns which emoji exist; in one process, creates those that are missing."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._wanted: Wanted = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts once; later calls do nothing."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="emoji")

    async def stop(self) -> None:
        """Stops, even if emoji are missing."""
        await tasks.end(self._task)

    async def _run(self) -> None:
        tries = 0
        while True:
            await asyncio.sleep(QUIET)
            self._services.emoji.asked.clear()
            tries = 0 if await self._succeeds() else tries + 1
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(min(DAY, AGAIN * 2 ** (tries - 1)) if tries else DAY):
                    await self._services.emoji.asked.wait()

    async def _succeeds(self) -> bool:
        try:
            return await self._sync()
        except _FAILURES as error:
            _log.info("emoji wait, and words stand alone: %s", error)
        except Exception:
            _log.exception("emoji wait, and words stand alone")
        return False

    async def _sync(self) -> bool:
        """Learns what exists and creates what is missing; false where something is missing and another process has
        the lease."""
        found = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        wanted = await self._all_wanted()
        self._learn(found)
        missing = [name for name in wanted if name not in found]
        outdated = [emoji for name, emoji in found.items() if is_ours(name) and name not in wanted]
        if not missing and not outdated:
            return True
        if await leases.take_if_free(self._services.store, LEASE, self._services.process.id) is None:
            return not missing
        for name in missing:
            found[name] = await self._create(name)
            self._learn(found)
        if missing:
            self._services.store.ring(EMOJI)
            _log.info("%d emoji were put up", len(missing))
        newest = max((found[name].created_at.timestamp() for name in wanted), default=0.0)
        if self._services.now() >= newest + DAY:
            await self._delete(outdated)
        return True

    async def _all_wanted(self) -> Wanted:
        """Every emoji by its name, which is made from its picture. Drawn one by one, so that boards can be drawn in
        between."""
        if not self._wanted:
            pool, named = self._services.pool, {}
            for slug, prefix, emoji in declared(self._services.renderers, SHARED):
                name = await pool.run_in_background(_name, prefix, emoji)
                named[name] = (slug, emoji.key), emoji
            self._wanted = named
        return self._wanted

    def _learn(self, found: Mapping[str, discord.Emoji]) -> None:
        known = {
            key: discord.PartialEmoji(name=name, id=found[name].id)
            for name, (key, _) in self._wanted.items()
            if name in found
        }
        self._services.emoji.learn(known)

    async def _create(self, name: str) -> discord.Emoji:
        _, emoji = self._wanted[name]
        image = await self._services.pool.run_in_background(_file, emoji)
        await asyncio.sleep(PAUSE)
        return await self._client.create_application_emoji(name=name, image=image)

    async def _delete(self, outdated: list[discord.Emoji]) -> None:
        for emoji in outdated:
            await asyncio.sleep(PAUSE)
            await emoji.delete()


def _name(prefix: str, emoji: Emoji) -> str:
    return name_of(prefix, emoji.key, emoji.draw())


def _file(emoji: Emoji) -> bytes:
    return file_of(emoji.draw())
