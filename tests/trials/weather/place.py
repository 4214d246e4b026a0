"""Discord and the bot, both in this process, on one clock; and what the bot logs."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import shutil
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from unittest import mock

import aiohttp
import discord
from discord.gateway import DiscordWebSocket

from bot import point_at
from cogs.app import client as app
from cogs.app import connection, emoji
from cogs.app.client import Ziggurat
from cogs.base.services import Services
from cogs.server import desk
from data.server.ceilings import Ceilings
from data.settings import FILE
from data.tables.tables import Tables
from playground import Rates, Server
from playground.world.ids import GUILD_ID
from rules.registry import GAMES
from tests.kit.bare import BARE
from tests.kit.room import until
from tests.processes import client
from tests.processes.stores import open_store

BEGIN = 1_781_481_600.0
"""15 June 2026, 00:00 UTC."""
FREE = Rates(old_edits=None)
"""No limits but those that the weather brings: the bot would wait for them in real time, people would not."""
UNLIMITED = Ceilings(lobbies=0, tables=0, opened=0, server=0)
"""Nobody honest opens as many tables in a day as these people do."""
HEARTBEAT, DEAF, NO_SESSION = 1000, 3.0, 6.0
"""Milliseconds between two heartbeats, seconds without a word after which the bot takes its gateway for deaf, and those
without a session after which it begins anew; at Discord it is forty-one seconds, sixty, and three minutes."""
PATIENCE = 60.0
PICTURES = 40
"""Quarters of a second after which pictures are forgotten: those of a day take up gigabytes."""
NUMBER = re.compile(r"\d+(\.\d+)?")


class Log(logging.Handler):
    """Counts warnings by what they are about, and keeps errors and whatever has a traceback."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.warnings = Counter[str]()
        self.errors: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR or record.exc_info:
            self.errors.append(logging.Formatter("%(levelname)s %(name)s %(message)s").format(record))
        else:
            words = ": ".join(NUMBER.sub("#", str(record.msg)).split(": ")[:2])
            self.warnings[f"{record.name}: {words}"] += 1


class Clock:
    """The time, in seconds since the epoch. While somebody moves it goes a second further with each move, and otherwise
    as time does: what waits for a later try would wait for ever where nobody can move."""

    def __init__(self) -> None:
        self.now = BEGIN
        self.moves = 0
        self._moved_at = self._looked_at = time.monotonic()

    def move(self) -> None:
        """A move was confirmed."""
        self.now += 1.0
        self.moves += 1
        self._moved_at = time.monotonic()

    def look(self) -> None:
        """Time goes by, unless somebody has moved within a second."""
        at = time.monotonic()
        if at - self._moved_at > 1.0:
            self.now += at - self._looked_at
        self._looked_at = at


class Place:
    """A playground with the bot, which draws no picture in advance, and puts its ``emoji`` up or does not."""

    def __init__(self, folder: Path, *, emoji: bool = True) -> None:
        self.folder = folder
        self._emoji = emoji
        self.clock = Clock()
        self.log = Log()
        self.server = Server(folder / "world", rates=FREE, clock=lambda: self.clock.now)

    async def __aenter__(self) -> Place:
        async with AsyncExitStack() as opened:
            for holder, name in (
                (discord.http.Route, "BASE"),
                (DiscordWebSocket, "DEFAULT_GATEWAY"),
            ):
                opened.enter_context(mock.patch.object(holder, name, getattr(holder, name)))
            opened.enter_context(mock.patch.object(app, "warm_up"))
            opened.enter_context(mock.patch.object(connection, "PATIENCE", NO_SESSION))
            if not self._emoji:
                opened.enter_context(mock.patch.object(emoji, "QUIET", float("inf")))
            logging.getLogger().addHandler(self.log)
            opened.callback(logging.getLogger().removeHandler, self.log)
            await self.server.start()
            opened.push_async_callback(self.server.stop)
            point_at(self.server.url)
            self._session = await opened.enter_async_context(aiohttp.ClientSession())
            await self.ask("POST", "/test/deaf", {"heartbeat": HEARTBEAT})
            self.store = await open_store(self.folder / FILE)
            opened.push_async_callback(self.store.close)
            tables = Tables(self.store, GAMES, ceilings=UNLIMITED)
            self.services = Services(self.store, tables, BARE, now=lambda: self.clock.now)
            opened.callback(self.services.pool.close)
            await desk.furnish(self.services, int(GUILD_ID))
            self.bot = Ziggurat(self.services, guild_ready_timeout=0.05, heartbeat_timeout=DEAF)
            running = asyncio.create_task(self.bot.start(self.server.token))
            opened.push_async_callback(client.end, self.bot, running)
            await until(self.bot.is_ready, PATIENCE)
            self._left = opened.pop_all()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._left.aclose()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Asks the playground for something that no person does; raises what it refuses."""
        async with self._session.request(method, self.server.url + path, json=body) as answer:
            answer.raise_for_status()
            return await answer.json(content_type=None)

    def move(self) -> None:
        """A move was confirmed to somebody: the bot looks what has fallen due."""
        self.clock.move()
        self.services.wake()

    async def tick(self) -> None:
        """Lets time go by where nobody moves, and forgets what was asked of the playground, and the pictures, at which
        nobody looks; until cancelled."""
        for number in itertools.count():
            await asyncio.sleep(0.25)
            self.clock.look()
            self.services.wake()
            await self.ask("DELETE", "/test/traffic")
            if number % PICTURES == 0:
                shutil.rmtree(self.folder / "world" / "attachments", ignore_errors=True)
