"""A second process on a room's store, as far as Discord and the database can tell."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from cogs.app.client import Ziggurat
from cogs.app.sharding import Sharded, parse
from cogs.base.services import Services
from data.engines.store import Store
from data.tables.tables import Tables
from tests.kit.room import BOT_PAUSE, Room, until
from tests.processes import client


@contextlib.asynccontextmanager
async def starting(room: Room, shards: str = "") -> AsyncIterator[Ziggurat]:
    """Another process, which has everything of its own but the database; it is only just beginning. ``shards`` is what
    ``--shards`` says."""
    assert room.database is not None, "a file is one process's own"
    store = await Store.open(room.database)
    tables = Tables(store, room.services.tables.games, bot_pause=BOT_PAUSE)
    services = Services(store, tables, room.services.renderers, now=room.services.now)
    bot = (
        Sharded(services, parse(shards), guild_ready_timeout=0.05)
        if shards
        else Ziggurat(services, guild_ready_timeout=0.05)
    )
    running = asyncio.create_task(bot.start(room.server.token))
    try:
        yield bot
    finally:
        await client.end(bot, running)
        services.pool.close()
        await store.close()


@contextlib.asynccontextmanager
async def beside(room: Room, shards: str = "") -> AsyncIterator[Ziggurat]:
    """The same once it is ready."""
    async with starting(room, shards) as bot:
        await until(bot.is_ready)
        yield bot
