"""Starts Ziggurat: on Discord when a token is set, else against the built-in playground.

    python bot.py [--data DIR] [--port PORT] [--playground URL] [--shards FIRST-LAST/COUNT]

``ZIGGURAT_METRICS`` (``PORT`` or ``HOST:PORT``) asks for a port with ``/healthz`` and ``/metrics``, ``LOG_LEVEL`` for
more or less in the log, ``ZIGGURAT_LOG=json`` for one that machines read; like all that follows they stand in the
environment or in ``.env``.
``DISCORD_TOKEN`` comes from the environment or from ``.env``. Without it the playground runs inside this process, or,
with ``--playground``, is one that was started before (``python -m playground``). ``ZIGGURAT_DATABASE``, from the same
places, is the address of a PostgreSQL database or the path of a SQLite file; without it there is one in ``DIR``.
``ZIGGURAT_REST``, likewise, is the address of a proxy that several processes make their requests through, and
``ZIGGURAT_CEILINGS`` says how much one person may have. ``ZIGGURAT_PAGE`` is the address at which tables can be played
in a browser, and ``ZIGGURAT_PAGE_PORT`` where that page is served; with ``ZIGGURAT_CLIENT_SECRET`` it is an Activity in
Discord as well. On the playground it is simply there, as both. ``ZIGGURAT_OPERATOR`` and ``ZIGGURAT_CONTACT`` say who
runs the bot, for ``/support`` and the privacy notice.
"""

import os
import signal

if __name__ == "__main__":  # the rest takes a second to load: a process asked to end meanwhile has nothing to clean up
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))

import argparse
import asyncio
import contextlib
import gc
import logging
import socket
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import discord
import uvloop
import yarl

from cogs.app.client import PERMISSIONS, Ziggurat
from cogs.app.sharding import Sharded, Share, parse
from cogs.base.services import Services
from cogs.board_page import activity
from cogs.board_page.activity import Application
from cogs.board_page.server import BoardPages
from cogs.drawing import memory
from cogs.runtime import logs
from cogs.runtime.counters import ErrorCounter
from cogs.runtime.tracing import Watcher
from cogs.server import desk
from data.engines.store import Store, StoreError
from data.server.ceilings import Ceilings, ceilings
from data.settings import (
    METRICS,
    PAGE_PORT,
    Operator,
    SettingsError,
    client_secret,
    database,
    is_address,
    log_for_machines,
    log_level,
    metrics_port,
    operator,
    page,
    page_port,
    proxy,
    setting,
)
from data.tables.tables import Tables
from render.registry import RENDERERS
from render.words.languages import keep_formats
from render.words.text import LANGUAGES
from rules.registry import GAMES

SWITCH_INTERVAL = 0.001
"""Seconds between switches of the interpreter: drawing threads yield this often, so that the event loop answers at
once."""

GARBAGE_THRESHOLDS = (10_000, 5, 400)
"""A collection stops everything. Full ones take a hundred milliseconds, so they are made rare; the middle ones look at
so few objects that they take some forty."""


TOO_FEW_SHARDS = 4011
"""Discord's close code for a bot in too many servers."""
ENV = Path(".env")
Port = tuple[str, int]
"""The host and the number of a port."""


@dataclass(frozen=True)
class Settings:
    """What the operator wishes. Without a ``token`` the bot plays in a playground: the one at ``playground``, else its
    own at ``port``."""

    folder: Path
    port: int
    playground: str | None
    token: str | None
    share: Share | None
    database: Path | str
    ceilings: Ceilings
    operator: Operator
    proxy: str | None
    page: str | None
    page_port: Port
    client_secret: str | None
    metrics: Port | None

    @classmethod
    def read(cls, args: argparse.Namespace) -> "Settings":
        """All of them, before anything is opened: what cannot be used is told while nothing has changed. Raises
        ``SettingsError``."""
        token = token_of(ENV)
        return cls(
            args.data,
            args.port,
            _playground(args.playground),
            token,
            _share(args.shards),
            database(args.data, ENV),
            ceilings(ENV),
            operator(ENV),
            proxy(ENV),
            page(ENV),
            page_port(ENV),
            None if token is None else client_secret(ENV),
            metrics_port(ENV),
        )


def main() -> int:
    """Runs until stopped and returns the exit code: 0 stopped, 1 could not start."""
    args = _arguments()
    tune()
    try:
        lines = logs.write(log_level(ENV), for_machines=log_for_machines(ENV))
        # A fifth of a move's cost is the event loop's own: half of it with this one.
        uvloop.run(_run(Settings.read(args), lines))
    except (SettingsError, StoreError) as error:
        print(error, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print("Discord refuses this token. Check DISCORD_TOKEN in the environment or in .env.", file=sys.stderr)
        return 1
    except discord.HTTPException as error:
        print(f"Discord does not let the bot start: {_answered(error)}.", file=sys.stderr)
        return 1
    except discord.PrivilegedIntentsRequired as error:
        print(f"Discord refuses the intents: {error}", file=sys.stderr)
        return 1
    except discord.ConnectionClosed as error:
        print(_closed(error.code), file=sys.stderr)
        return 1
    except discord.gateway.ReconnectWebSocket:  # of several shards, discord.py 2.7.1 lets this through
        print("There is no connection: Discord has hung up before it said anything.", file=sys.stderr)
        return 1
    except (aiohttp.ClientError, discord.GatewayNotFound, TimeoutError) as error:
        print(f"There is no connection: {str(error).rstrip('.') or 'nothing answers'}.", file=sys.stderr)
        return 1
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # it is ending already
    return 0


def tune() -> None:
    """Keeps the event loop prompt: drawing threads yield often, and imported objects are never scanned for garbage.
    What was imported and is not needed is freed."""
    sys.setswitchinterval(SWITCH_INTERVAL)
    keep_formats(LANGUAGES)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    memory.hold()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Ziggurat: board games on Discord.")
    parser.add_argument(
        "--data", type=Path, default=Path("var"), help="where the database and the playground's world are kept"
    )
    parser.add_argument("--port", type=int, default=8090, help="the playground's port (0: any free one)")
    parser.add_argument("--playground", metavar="URL", help="use a playground that runs already")
    parser.add_argument("--shards", metavar="FIRST-LAST/COUNT", help="the shards of this process, like 0-3/16")
    return parser.parse_args()


def _share(text: str | None) -> Share | None:
    """The shards of this process; ``None`` for a bot without shards. Raises ``SettingsError``."""
    try:
        return None if text is None else parse(text)
    except ValueError as error:
        raise SettingsError(str(error)) from error


def _playground(url: str | None) -> str | None:
    """The address of a playground that runs already. Raises ``SettingsError``."""
    if url is not None and not is_address(url):
        raise SettingsError(f"--playground is an address of the form http://HOST:PORT, not {url}.")
    return None if url is None else url.rstrip("/")


def _closed(code: int) -> str:
    """What to do when Discord closes the connection for good."""
    if code == TOO_FEW_SHARDS:
        return "The bot is in too many servers for so few shards: start it with more of them, like --shards 0-3/4."
    return f"Discord has closed the connection for good (it says {code})."


def _answered(error: discord.HTTPException) -> str:
    """What Discord has answered, in one line: in trouble it sends whole pages."""
    return f"{error.status} {error.response.reason} (error code {error.code})"


def token_of(env_file: Path) -> str | None:
    """The token from the environment or the file; ``None`` for the playground. Raises ``SettingsError``."""
    token = setting("DISCORD_TOKEN", env_file)
    if any(character.isspace() for character in token):
        raise SettingsError("DISCORD_TOKEN holds blanks: copy the token again, in one piece.")
    return token or None


async def _run(settings: Settings, lines: logs.Lines) -> None:
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, _give_up, asyncio.current_task())
    store = await Store.open(settings.database)
    tables = Tables(store, GAMES, ceilings=settings.ceilings)
    services = Services(store, tables, RENDERERS, now=store.now, operator=settings.operator)
    share, token = settings.share, settings.token
    lines.process, lines.shards = lambda: services.process.id, 1 if share is None else share.count
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(store.close)
        stack.callback(services.pool.close)
        await store.serve()
        options: dict[str, Any] = {}
        playground = None
        if token is None:
            from playground import Server  # with a token it would only take memory, two megabytes
            from playground.world.ids import GUILD_ID

            token, playground = Server.token, await _enter_playground(settings, stack)
            options["guild_ready_timeout"] = 0.2
            if settings.playground is None:
                await desk.furnish(services, int(GUILD_ID))  # so that a first visitor finds something to press
        if settings.proxy is not None:
            discord.http.Route.BASE = f"{settings.proxy}/api/v10"
            services.rate_limit.unlimited = True
        bot = await _watched(services, settings, stack, options)
        await bot.login(token)
        if playground is not None:
            pages = await _serve_page(services, settings, stack, in_playground(bot, playground))
            await enable_activity(playground, pages.port)
        else:
            if settings.page is not None:
                secret = settings.client_secret
                application = None if secret is None else activity.on_discord(bot, secret)
                await _serve_page(services, settings, stack, application)
            print(f"Invite: {discord.utils.oauth_url(bot.application_id or 0, permissions=PERMISSIONS)}", flush=True)
        loop.add_signal_handler(signal.SIGTERM, bot.leave)
        await bot.connect()


async def _serve_page(
    services: Services, settings: Settings, stack: contextlib.AsyncExitStack, application: Application | None
) -> BoardPages:
    """Serves the pages of tables at the address of ``ZIGGURAT_PAGE``, on the playground without one: there at any
    free port if the playground has any, or another process has the usual one."""
    address = settings.page
    host, port = settings.page_port
    pages = BoardPages(services, address or "", application)
    try:
        try:
            await pages.start(host, 0 if settings.port == 0 and address is None else port)
        except OSError:
            if address is not None:
                raise
            await pages.start(host, 0)
    except OSError as error:
        raise _unusable(PAGE_PORT, host, port, error) from error
    stack.push_async_callback(pages.stop)
    return pages


def in_playground(bot: discord.Client, url: str) -> Application:
    """The application of a bot that has logged in to the playground at this address."""
    from playground import Server

    number, port = bot.application_id or 0, yarl.URL(url).port
    frames = f"http://127.0.0.1:{port} http://localhost:{port}"
    return Application(number, Server.client_secret, f"http://{number}.localhost:{port}", bot.http, frames)


async def enable_activity(url: str, port: int) -> None:
    """Does at the playground what an operator does in Discord's developer portal: enables Activities, with the pages
    at this port as the target of the URL mapping."""
    target = {"target": f"http://127.0.0.1:{port}"}
    async with aiohttp.ClientSession() as session, session.post(f"{url}/test/activity", json=target) as answer:
        answer.raise_for_status()


def _give_up(starting: asyncio.Task[None] | None) -> None:
    """Cancels a start that has not begun to work yet. A shutdown under way is not disturbed."""
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, lambda: None)
    if starting is not None:
        starting.cancel()


def _made(services: Services, watcher: Watcher | None, share: Share | None, options: dict[str, Any]) -> Ziggurat:
    """The bot, on its shards if it has any."""
    return Ziggurat(services, watcher, **options) if share is None else Sharded(services, share, watcher, **options)


async def _watched(
    services: Services, settings: Settings, stack: contextlib.AsyncExitStack, options: dict[str, Any]
) -> Ziggurat:
    """The bot, with a port for its metrics where ``ZIGGURAT_METRICS`` names one."""
    address, share = settings.metrics, settings.share
    if address is None:
        return await stack.enter_async_context(_made(services, None, share, options))
    from cogs.app.health import Health
    from cogs.app.metrics import Metrics

    metrics = Metrics(services)
    bot = await stack.enter_async_context(_made(services, metrics, share, options))
    metrics.shards.watch(bot)
    logging.getLogger().addHandler(ErrorCounter(services.counters))
    health = Health(services, metrics, lambda: bot.is_connected)
    try:
        await health.start(*address)
    except OSError as error:
        raise _unusable(METRICS, *address, error) from error
    stack.push_async_callback(health.stop)
    return bot


def _unusable(name: str, host: str, port: int, error: OSError) -> SettingsError:
    """Why the port of a setting cannot be used."""
    if isinstance(error, socket.gaierror):
        return SettingsError(f"{name} names the host {host}, which this machine does not know: name one of its own.")
    return SettingsError(f"The port of {name}, {host}:{port}, cannot be used: {os.strerror(error.errno or 0)}.")


async def _enter_playground(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """Points the client at a playground, started here unless one is given; returns its address."""
    from playground import CannotStart, Server

    url = settings.playground
    if url is None:
        server = Server(settings.folder / "playground", settings.port)
        try:
            await server.start()
        except CannotStart as error:
            raise SettingsError(str(error)) from error
        stack.push_async_callback(server.stop)
        url = server.url
    point_at(url)
    print(f"Ziggurat plays at {url}", flush=True)
    return url


def point_at(url: str) -> None:
    """Points this process's client at a local server instead of Discord."""
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")


if __name__ == "__main__":
    sys.exit(main())
