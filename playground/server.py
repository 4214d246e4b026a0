"""A playground: its world, REST API, gateway and pages, on one loopback port."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from aiohttp import web
from aiohttp.typedefs import Handler

from playground import core as parts
from playground.activities.mapping import HOST as ACTIVITY_HOST
from playground.activities.mapping import Mapping
from playground.rate_limits.rates import DISCORD, Rates
from playground.rest.app import Api
from playground.web.app import Pages
from playground.web.origins import add_headers, own_pages_only
from playground.world.ids import CLIENT_SECRET, TOKEN
from playground.world.world import World

HOST = "127.0.0.1"
SWEEP_SECONDS = 60.0
LARGEST_REQUEST = 120 * 1024 * 1024


class CannotStart(Exception):
    """Why a server cannot start: one sentence."""


def _why(error: Exception) -> str:
    """What is wrong with a world."""
    if isinstance(error, (FileExistsError, NotADirectoryError)):
        return "a world is a folder, and this is a file"
    if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
        return "it is in use by another playground"
    return str(error)


class Server:
    """A local Discord on 127.0.0.1.

    Args:
        directory: where the world is kept; created if missing.
        port: 0 picks a free one, which `port` holds after `start`.
        privileged: privileged gateway intents enabled for the bot (bits); none by default, as on Discord.
        rates: the rate limits; Discord's own by default.
        clock: the world's time in Unix seconds; the real one by default.
    """

    host = HOST
    token = TOKEN
    client_secret = CLIENT_SECRET

    def __init__(
        self,
        directory: str | Path,
        port: int = 0,
        *,
        privileged: int = 0,
        rates: Rates = DISCORD,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.port = port
        self._directory = Path(directory)
        self._privileged = privileged
        self._rates = rates
        self._clock = clock
        self._runner: web.AppRunner | None = None

    @property
    def url(self) -> str:
        """Address of the page."""
        return f"http://{HOST}:{self.port}"

    @property
    def api_base(self) -> str:
        """Address of the REST API, for `discord.http.Route.BASE`."""
        return f"{self.url}/api/v10"

    @property
    def gateway_url(self) -> str:
        """Address of the gateway, for `DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{HOST}:{self.port}/gateway"

    @property
    def activity_origin(self) -> str:
        """Where browsers reach the Activity, through the proxy."""
        return f"http://{ACTIVITY_HOST}:{self.port}"

    async def start(self) -> None:
        """Load the world and listen. Raises `CannotStart`."""
        listener = self._listener()
        self.port = listener.getsockname()[1]
        try:
            world = World(self._directory, self._clock)
        except (OSError, sqlite3.Error, msgspec.DecodeError) as error:
            listener.close()
            raise CannotStart(f"The playground's world in {self._directory} cannot be used: {_why(error)}.") from error
        self._core = parts.build(world, privileged=self._privileged, rates=self._rates)
        self._core.views.origin = self.url
        self._core.gateway.url = self.gateway_url
        self._core.instances.origin = self.activity_origin
        self._pages = Pages(self._core)
        self._mapping = Mapping(self._core.instances)
        api = Api(self._core)
        app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._to_the_activity, own_pages_only])
        app.on_response_prepare.append(add_headers)
        app.router.add_get("/", self._root)
        app.router.add_get("/gateway", self._core.gateway.handle)
        app.router.add_get("/gateway/", self._core.gateway.handle)
        app.router.add_get("/gateway/resume", self._core.gateway.handle)
        app.router.add_route("*", "/api/v10/{path:.*}", api.handle)
        app.add_routes(self._pages.routes())
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.SockSite(self._runner, listener).start()
        self._sweeper = asyncio.create_task(self._sweep())

    def _listener(self) -> socket.socket:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((HOST, self.port))
        except OverflowError as error:
            listener.close()
            raise CannotStart(f"The playground's port is a number from 0 to 65535, not {self.port}.") from error
        except OSError as error:
            listener.close()
            raise CannotStart(f"The playground cannot listen on port {self.port}: {error.strerror}.") from error
        return listener

    async def stop(self) -> None:
        """Close every connection and the world; the world stays on disk."""
        if self._runner is None:
            return
        self._sweeper.cancel()
        self._core.interactions.stop()
        await self._core.gateway.close()
        await self._pages.close()
        await self._mapping.close()
        await self._runner.cleanup()
        self._core.world.close()
        self._runner = None

    async def _sweep(self) -> None:
        while True:
            self._core.threads.archive_idle()
            await asyncio.sleep(SWEEP_SECONDS)

    @web.middleware
    async def _to_the_activity(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """The Activity has an origin of its own, at which nothing of the playground can be asked."""
        if request.host.partition(":")[0] == ACTIVITY_HOST:
            return await self._mapping.handle(request)
        return await handler(request)

    async def _root(self, request: web.Request) -> web.StreamResponse:
        # Discord's own gateway address has no path, so an unconfigured client connects here.
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._core.gateway.handle(request)
        if request.url.host != HOST:  # the pictures are at HOST, and no page of another origin may show them
            raise web.HTTPFound(request.url.with_host(HOST))
        return self._pages.index()
